import CellGrid

extension Model {
  /// Whether a host may say this now.
  func accepts(_ input: GridInput) -> Bool {
    let count = items.count
    switch input {
    case .touchBegan(let id, _): return finger(id) == nil
    case .insert(let places, _): return places.allSatisfy { $0 < count + places.count }
    case .delete(let places): return places.allSatisfy { $0 < count }
    case .move(let moves): return moves.allSatisfy { $0.from < count && $0.to < count }
    default: return true
    }
  }

  mutating func feed(_ input: GridInput, at time: Double, touchTime: Double) {
    pass(to: time)
    switch input {
    case .touchBegan(let id, let place): land(id, place, touchTime)
    case .touchMoved(let id, let place): move(id, place, touchTime)
    case .touchEnded(let id, let place): lift(id, place, touchTime)
    case .touchCancelled(let id): takeAway(id, touchTime)
    case .scroll(let place, let animated): scroll(to: place, animated)
    case .select(let item, let animated): selectByProgram(item, animated)
    case .deselect(let item, let animated): deselectByProgram(item, animated)
    case .setEnabled(let item, let isOn): enable(item, isOn)
    case .setRefuses(let highlight, let select): refuse(highlight: highlight, select: select)
    default: feedOther(input)
    }
    refresh(.scroll)
    if mutation != .movedContentUnseen { look(now) }
  }

  private mutating func feedOther(_ input: GridInput) {
    switch input {
    case .reload(let sameData): reload(sameData: sameData)
    case .insert(let places, _): insert(places)
    case .delete(let places): delete(places)
    case .move(let moves): reorder(moves)
    case .resize(let viewport, let width):
      let width = width ?? settings.cell.width
      if viewport != settings.viewport || width != settings.cell.width {
        relay(items, .scroll, viewport, width)
      }
    case .navigationBegin(let direction, let isInteractive, let duration):
      beginPassage(direction, isInteractive, duration)
    case .navigationProgress(let progress):
      if passage?.isLed == true { passage?.from = max(0, min(1, progress)) }
    case .navigationEnd(let settle): releasePassage(completes: true, settle)
    case .navigationCancel(let settle): releasePassage(completes: false, settle)
    case .setReduceMotion(let isOn):
      if isOn != settings.reduceMotion { say(.reduceMotionChanged(isOn)) }
      settings.reduceMotion = isOn
    case .setAppearance(let appearance):
      if appearance != settings.appearance { say(.appearanceChanged) }
      settings.appearance = appearance
    default: break
    }
  }

  mutating func refuse(highlight: Set<Int>?, select: Set<Int>?) {
    for index in items.indices {
      if let highlight { items[index].refusesHighlight = highlight.contains(index) }
      if let select { items[index].refusesSelect = select.contains(index) }
    }
  }

  private mutating func enable(_ item: Int, _ isOn: Bool) {
    guard items.indices.contains(item), items[item].isDisabled == isOn else { return }
    items[item].isDisabled = !isOn
    let cell = items[item].cell?.number
    if !isOn, let press, press.cell == cell, press.start != nil, mutation != .disablingKeepsPress {
      cancelPress(.disabled)
    }
    if let cell { tellHeld(cell) }
  }
}
