internal import CellMotion

extension Grid {
  /// Takes one input.
  ///
  /// - Parameters:
  ///   - input: What happened. All numbers are finite; the places of an insertion, deletion or move
  ///     exist, in the section that is named, and stand in it once; a finger that lands is not down.
  ///   - time: When it counts, in seconds.
  ///   - touchTime: When the finger did it, in seconds, for speeds and reports.
  /// - Precondition: `time` is not before ``now``, and what is due before it has been performed.
  /// - Complexity: O(*n* log *n*) in the visible cells, and for a change of the items in the items that
  ///   are selected, disabled or refused, and in the sections.
  public mutating func feed(_ input: GridInput, at time: Double, touchTime: Double) {
    precondition(time.isFinite && time >= now, "an input is older than the grid's time")
    precondition(touchTime.isFinite, "a touch has a time")
    precondition(agenda.next.map { $0.time >= time } ?? true, "something is due before the input")
    now = time
    perform(input, touchTime: touchTime)
    refreshCells(.scroll)
    seePress(touchTime: now)
  }

  private mutating func perform(_ input: GridInput, touchTime: Double) {
    switch input {
    case .touchBegan(let id, let place): land(id, at: place, touchTime: touchTime)
    case .touchMoved(let id, let place): move(id, to: place, touchTime: touchTime)
    case .touchEnded(let id, let place): lift(id, at: place, touchTime: touchTime)
    case .touchCancelled(let id): takeAway(id, touchTime: touchTime)
    case .scroll(let offset, let animated): scroll(to: offset, animated: animated)
    case .scrollToItem(let item, let position, let animated):
      scroll(toItem: item, position, animated: animated)
    case .reload(let sameData): reload(sameData: sameData)
    case .insert(let places, _): edit(.insertion(places), by: input)
    case .delete(let places): edit(.deletion(places), by: input)
    case .move(let moves): edit(.move(moves), by: input)
    case .setExtent(let item, let extent): setExtent(item, extent)
    case .resize(let viewport, let cellWidth): resize(viewport, cellWidth: cellWidth)
    case .select(let item, let animated): selectByProgram(item, animated: animated)
    case .deselect(let item, let animated): deselectByProgram(item, animated: animated)
    case .setEnabled(let item, let isEnabled): setEnabled(item, isEnabled)
    case .navigationBegin(let direction, let isInteractive, let duration):
      beginTransition(direction, isInteractive: isInteractive, duration: duration)
    case .navigationProgress(let progress): leadTransition(to: progress)
    case .navigationEnd(let settle): releaseTransition(completes: true, settle: settle)
    case .navigationCancel(let settle): releaseTransition(completes: false, settle: settle)
    case .setReduceMotion(let isOn): setReduceMotion(isOn)
    case .setAppearance(let appearance): setAppearance(appearance)
    case .setRefuses(let highlight, let select): setRefuses(highlight: highlight, select: select)
    }
  }

  private mutating func setRefuses(highlight: Set<Int>?, select: Set<Int>?) {
    settings.refusesHighlight = highlight ?? settings.refusesHighlight
    settings.refusesSelect = select ?? settings.refusesSelect
  }

  private mutating func setReduceMotion(_ isOn: Bool) {
    guard settings.reduceMotion != isOn else { return }
    settings.reduceMotion = isOn
    outputs.append(.reduceMotionChanged(isOn))
  }

  private mutating func setAppearance(_ appearance: Appearance) {
    guard settings.appearance != appearance else { return }
    settings.appearance = appearance
    outputs.append(.appearanceChanged)
  }
}
