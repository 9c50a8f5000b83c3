import CellGrid

extension Model {
  // MARK: Layout

  private var columns: Int { settings.layout == .grid ? settings.columns : 1 }

  /// The top left corner of an item in the content.
  func corner(_ item: Int) -> Point {
    corner(row: item / columns, column: item % columns)
  }

  private func corner(row: Int, column: Int) -> Point {
    let (cell, gap) = (settings.cell, settings.spacing)
    return Point(
      x: settings.inset.left + Double(column) * (cell.width + gap.x),
      y: settings.inset.top + Double(row) * (cell.height + gap.y))
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
    let (row, column) = (item / columns, item % columns)
    let spareRows = motion.map { $0.from.y != $0.to.y } == true ? 1 : 0
    let spareColumns = motion.map { $0.from.x != $0.to.x } == true ? 1 : 0
    let lastRow = (items.count - 1) / columns
    for row in max(0, row - spareRows)...min(lastRow, row + spareRows) {
      for column in max(0, column - spareColumns)...min(columns - 1, column + spareColumns)
      where isSeen(row, column) { return true }
    }
    return false
  }

  private func isSeen(_ row: Int, _ column: Int) -> Bool {
    let (corner, window) = (corner(row: row, column: column), settings.viewport)
    return corner.x < offset.x + window.width && corner.x + settings.cell.width > offset.x
      && corner.y < offset.y + window.height && corner.y + settings.cell.height > offset.y
      && window.width > 0 && window.height > 0
  }

  /// The largest offset at which the content covers the viewport.
  var limit: Point {
    let rows = (items.count + columns - 1) / columns
    let (inset, gap) = (settings.inset, settings.spacing)
    let end = corner(row: rows, column: columns)
    let bottom = rows == 0 ? inset.top : end.y - gap.y
    return Point(
      x: max(0, end.x - gap.x + inset.right - settings.viewport.width),
      y: max(0, bottom + inset.bottom - settings.viewport.height))
  }

  func clamped(_ offset: Point) -> Point {
    let limit = limit
    return Point(x: max(0, min(offset.x, limit.x)), y: max(0, min(offset.y, limit.y)))
  }

  var scrollsDown: Bool {
    [.vertical, .both].contains(settings.scrollAxis) && limit.y > 0
  }

  var scrollsAcross: Bool {
    [.horizontal, .both].contains(settings.scrollAxis) && limit.x > 0
  }

  var scrolls: Bool { scrollsDown || scrollsAcross }

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
    relay(next, .insert, settings.viewport, settings.cell.width) { model in
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
    _ next: [Item], _ cause: AppearanceCause, _ viewport: Size, _ width: Double,
    change: ((inout Model) -> Void)? = nil
  ) {
    if drag != nil || motion != nil { isLost = true }
    var after = self
    (after.items, after.settings.viewport, after.settings.cell.width) = (next, viewport, width)
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
    (settings, offset) = (after.settings, after.offset)
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
}
