import CellGrid

extension Model {
  mutating func selectByLift(_ item: Int, _ cell: Int) {
    if settings.selection.multiple, items[item].isSelected, mutation != .toggleMissing {
      deselectByLift(item)
      return
    }
    call(.shouldSelect, item)
    if items[item].refusesSelect, mutation != .selectRefusalIgnored {
      tell(.refused(.select), cell)
      return
    }
    if !settings.selection.multiple, mutation != .deselectMissing {
      for old in selected where old != item { deselectByLift(old) }
    }
    items[item].isSelected = true
    call(.didSelect, item)
    show(item, true, .lift)
  }

  private mutating func deselectByLift(_ item: Int) {
    call(.shouldDeselect, item)
    drop(item)
    call(.didDeselect, item)
    show(item, false, .lift)
  }

  private mutating func drop(_ item: Int) {
    items[item].isSelected = false
    items[item].isHidden = false
  }

  /// Tells the cell of an item, if it has one and does not know yet.
  mutating func show(
    _ item: Int, _ on: Bool, _ cause: Cause, animated: Bool = false, along passage: UInt32? = nil
  ) {
    guard let cell = items[item].cell, cell.isShownSelected != on else { return }
    tell(
      .selectionChanged(change(on, cause, animated: animated, along: passage)), cell.number)
  }

  private func programMay(_ item: Int) -> Bool {
    settings.selection.allows && items.indices.contains(item)
      && (!items[item].isDisabled || mutation == .programSelectsDisabled)
  }

  mutating func selectByProgram(_ item: Int, _ animated: Bool) {
    guard programMay(item), !items[item].refusesSelect, !items[item].isSelected else { return }
    if !settings.selection.multiple {
      for old in selected { deselectByProgram(old, animated, always: true) }
    }
    items[item].isSelected = true
    if mutation == .programCalls { call(.didSelect, item) }
    hideOld()
    guard !items[item].isHidden else { return }
    show(item, true, .program, animated: animated)
  }

  mutating func deselectByProgram(_ item: Int, _ animated: Bool, always: Bool = false) {
    guard always || programMay(item) else { return }
    drop(item)
    show(item, false, .program, animated: animated)
  }

  /// While a touch tracks another cell, the old selection is shown as none.
  mutating func hideOld() {
    guard settings.selection.hideOldWhileTracking, !settings.selection.multiple, let press,
      press.mayHighlight, let old = selected.first, items[old].cell?.number != press.cell,
      mutation != .oldStaysShown
    else { return }
    items[old].isHidden = true
    if mutation == .hidingForgets { items[old].isSelected = false }
    show(old, false, .hidden)
  }

  mutating func showOld() {
    guard let old = items.firstIndex(where: \.isHidden), mutation != .oldStaysHidden else { return }
    items[old].isHidden = false
    show(old, true, .restore)
  }

  // MARK: Navigation

  mutating func beginPassage(
    _ direction: NavigationDirection, _ isInteractive: Bool, _ duration: Double
  ) {
    releasePassage(completes: true, 0)
    passages += 1
    passage = Passage(
      number: passages, duration: duration, isLed: isInteractive, start: now, length: duration)
    say(.transition(TransitionID(number: passages), .began))
    let clears =
      (direction == .pop || mutation == .pushClears) && settings.selection.clearsOnReturn
    if clears, mutation != .popKeeps { clear(hasLength: isInteractive || duration > 0) }
    guard !isInteractive else { return }
    if duration > 0 {
      plan(.passageEnd, at: now + duration)
    } else {
      endPassage(completed: true)
    }
  }

  private mutating func clear(hasLength: Bool) {
    let old = selected
    for item in old {
      drop(item)
      items[item].isCleared = true
    }
    let animated = hasLength || mutation == .clearedAtOnceAnimated
    for item in old {
      show(item, false, .navigation, animated: animated, along: hasLength ? passages : nil)
    }
  }

  mutating func releasePassage(completes: Bool, _ settle: Double?) {
    guard let passage else { return }
    var progress = passage.from
    if !passage.isLed {
      let part = passage.length > 0 ? max(0, min(1, (now - passage.start) / passage.length)) : 1
      progress += (passage.to - passage.from) * part
    }
    let length = settle ?? (completes ? 1 - progress : progress) * passage.duration
    self.passage = Passage(
      number: passage.number, duration: passage.duration, isLed: false, from: progress,
      to: completes ? 1 : 0, start: now, length: length)
    say(.transition(TransitionID(number: passage.number), .released(completes: completes)))
    if !completes, mutation == .restoreAtRelease { restore() }
    if length > 0 {
      plan(.passageEnd, at: now + length)
    } else {
      endPassage(completed: completes)
    }
  }

  mutating func endPassage(completed: Bool) {
    unplan(.passageEnd)
    guard let passage else { return }
    self.passage = nil
    say(.transition(TransitionID(number: passage.number), .ended(completed: completed)))
    if !completed || mutation == .restoreAfterCompletion { restore() }
    for item in items.indices { items[item].isCleared = false }
  }

  /// What the passage had cleared is selected again, unless a single selection has moved on.
  private mutating func restore() {
    guard settings.selection.multiple || selected.isEmpty || mutation == .restoreOverNewSelection
    else { return }
    let cleared = items.indices.filter { items[$0].isCleared }
    for item in cleared { items[item].isSelected = true }
    hideOld()
    for item in cleared where !items[item].isHidden {
      show(item, true, .restore, animated: mutation == .restoreAnimated)
    }
  }
}
