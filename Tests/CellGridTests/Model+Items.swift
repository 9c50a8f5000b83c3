import CellGrid

extension Model {
  // MARK: Layout

  private var rowLength: Double { settings.cell.height + settings.spacing.y }

  private var columns: Int { settings.layout == .grid ? settings.columns : 1 }

  /// The top left corner of an item in the content.
  func corner(_ item: Int) -> Point {
    Point(
      x: Double(item % columns) * settings.cell.width, y: Double(item / columns) * rowLength)
  }

  /// Whether a place in the content is an item's; with a margin its border is too.
  func contains(_ place: Point, _ item: Int, margin: Double = 0) -> Bool {
    let (x, y) = (place.x - corner(item).x, place.y - corner(item).y)
    let (width, height) = (settings.cell.width, settings.cell.height)
    if margin > 0 {
      return x >= -margin && y >= -margin && x <= width + margin && y <= height + margin
    }
    return x >= 0 && y >= 0 && x < width && y < height
  }

  func content(_ place: Point) -> Point {
    Point(x: place.x + offset.x, y: place.y + offset.y)
  }

  /// Whether an item shares an area with the viewport; all of a stack is alive.
  private func isAlive(_ item: Int) -> Bool {
    if settings.layout == .stack { return true }
    let (x, y) = (corner(item).x - offset.x, corner(item).y - offset.y)
    return x < settings.viewport.width && y < settings.viewport.height
      && x + settings.cell.width > 0 && y + settings.cell.height > 0
      && settings.viewport.width > 0 && settings.viewport.height > 0
  }

  /// The largest offset at which the content covers the viewport.
  private func limit(_ count: Int) -> Point {
    let rows = (count + columns - 1) / columns
    let height = count == 0 ? 0 : Double(rows) * rowLength - settings.spacing.y
    return Point(
      x: max(0, Double(columns) * settings.cell.width - settings.viewport.width),
      y: max(0, height - settings.viewport.height))
  }

  private func clamped(_ offset: Point) -> Point {
    let limit = limit(items.count)
    return Point(x: max(0, min(offset.x, limit.x)), y: max(0, min(offset.y, limit.y)))
  }

  var scrollsVertically: Bool {
    settings.scroll.axis == .vertical && limit(items.count).y > 0
  }

  // MARK: Cells

  /// First the cells go that are out of sight, then those come that are in it.
  mutating func refresh(_ cause: AppearanceCause) {
    for item in items.indices where items[item].cell != nil && !isAlive(item) { recycle(item) }
    for item in items.indices where items[item].cell == nil && isAlive(item) {
      appear(item, cause)
    }
  }

  private mutating func recycle(_ item: Int) {
    guard let cell = items[item].cell else { return }
    if press?.cell == cell.number {
      if mutation == .deletionForgetsPress { press = nil }
      cancelPress(.cancel)
    }
    tellHeld(cell.number)
    say(.recycled(CellID(slot: cell.number, generation: 0)))
    goneItems[cell.number] = item
    if items[item].cell?.isShownSelected == true { leftSelected = true }
    items[item].cell = nil
  }

  private mutating func appear(_ item: Int, _ cause: AppearanceCause) {
    cells += 1
    items[item].cell = Cell(number: cells)
    tell(.appeared(first: !items[item].wasSeen, cause: cause), cells)
    items[item].wasSeen = true
    if mutation == .recycledStateSurvives, leftSelected {
      leftSelected = false
      show(item, true, .restore)
      return
    }
    let isShown = items[item].isSelected && !items[item].isHidden
    if isShown, mutation != .appearsUnselected { show(item, true, .restore) }
  }

  // MARK: Changes

  mutating func insert(_ places: [Int]) {
    var next = items
    for place in places.sorted() { next.insert(newItem(), at: place) }
    if mutation == .insertCancelsPress { cancelPress(.reload) }
    edit(next)
  }

  mutating func delete(_ places: [Int]) {
    edit(items.indices.filter { !places.contains($0) }.map { items[$0] })
  }

  mutating func reorder(_ moves: [ItemMove]) {
    var next = items
    for move in moves { next.insert(next.remove(at: move.from), at: move.to) }
    edit(next)
  }

  private mutating func edit(_ next: [Item]) {
    let old = items
    relay(next, viewport: settings.viewport, .insert) { model in
      for index in model.items.indices {
        model.leaveBehind(index, old.indices.contains(index) ? old[index] : nil)
      }
    }
  }

  /// For the mutations: what was true of the item that stood here before stays here.
  private mutating func leaveBehind(_ index: Int, _ old: Item?) {
    switch mutation {
    case .selectionNotCarried: items[index].isSelected = old?.isSelected ?? false
    case .disabledNotCarried: items[index].isDisabled = old?.isDisabled ?? false
    case .refusalNotCarried:
      items[index].refusesHighlight = old?.refusesHighlight ?? false
      items[index].refusesSelect = old?.refusesSelect ?? false
    case .clearedNotCarried: items[index].isCleared = old?.isCleared ?? false
    default: break
    }
  }

  /// Other items or another window: what goes is told under its old number.
  mutating func relay(
    _ next: [Item], viewport: Size, _ cause: AppearanceCause,
    change: ((inout Model) -> Void)? = nil
  ) {
    if drag != nil { isLost = true }
    var after = self
    (after.items, after.settings.viewport) = (next, viewport)
    after.offset = after.clamped(offset)
    for item in items.indices where items[item].cell != nil {
      let place = next.firstIndex { $0.key == items[item].key }
      if let place, after.isAlive(place) { continue }
      recycle(item)
    }
    let current = items
    items = next.map { item in current.first { $0.key == item.key } ?? item }
    if change != nil { lastTap = nil }
    change?(&self)
    (settings.viewport, offset) = (viewport, after.offset)
    say(.layoutChanged)
    refresh(cause)
  }

  mutating func reload(sameData: Bool) {
    if !sameData || mutation == .reloadForgetsSelection, mutation != .reloadKeepsSelection {
      for item in items.indices {
        (items[item].isSelected, items[item].isHidden) = (false, false)
        items[item].isCleared = false
      }
    }
    if mutation != .reloadKeepsTaps { lastTap = nil }
    cancelPress(.reload)
    for item in items.indices { recycle(item) }
    for item in items.indices { items[item].wasSeen = false }
    refresh(.reload)
  }

  // MARK: Content under a finger

  mutating func jump(to place: Point) {
    if let drag {
      self.drag = nil
      for index in fingers.indices where fingers[index].id == drag.finger {
        fingers[index].mayPan = mutation == .brokenPanGoesOn
      }
      call(.scrollDidEndDragging)
    }
    offset = clamped(place)
  }

  /// Ten points along an axis that scrolls, in a direction that is mostly along it.
  func beginsPan(_ finger: Finger) -> Bool {
    let (across, down) = (abs(finger.travel.x), abs(finger.travel.y))
    let isAlong = across <= down || mutation == .sidewaysPans
    return panFinger == finger.id && drag == nil && finger.mayPan && scrollsVertically
      && isAlong && max(across, down) >= settings.scroll.panSlop
  }

  var mayTakeTouch: Bool {
    if press?.start == nil || mutation == .panTakesKeptTouch { return true }
    return settings.scroll.canCancelContentTouches
      && (!isControl || settings.scroll.cancelsInControls)
  }

  mutating func beginDrag(_ finger: Finger) {
    if mutation == .panBeforeCancel { call(.scrollWillBeginDragging) }
    if mutation != .panLeavesPress { cancelPress(.cancel, finger.lastTime) }
    if mutation != .panBeforeCancel { call(.scrollWillBeginDragging) }
    let slop = settings.scroll.panSlop
    drag = Drag(
      finger: finger.id, origin: offset.y, slop: finger.travel.y < 0 ? -slop : slop)
    dragContent(finger)
  }

  mutating func dragContent(_ finger: Finger) {
    guard let drag else { return }
    let free = drag.origin - (finger.travel.y - drag.slop)
    let limit = limit(items.count).y
    if free < 0 {
      offset.y = -band(-free)
    } else if free > limit {
      offset.y = limit + band(free - limit)
    } else {
      offset.y = free
    }
  }

  private func band(_ way: Double) -> Double {
    let height = settings.viewport.height
    return (1 - 1 / (way * 0.55 / height + 1)) * height
  }

  mutating func endDrag(_ speed: Point) {
    drag = nil
    call(.scrollDidEndDragging)
    if speed != .zero || clamped(offset) != offset { isLost = true }
  }
}
