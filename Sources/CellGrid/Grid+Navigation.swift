extension Grid {
  /// The transition with this id, while no later one has begun.
  public func transition(_ id: TransitionID) -> Transition? {
    lastTransition.flatMap { $0.id == id ? $0 : nil }
  }

  /// How far a transition has come at a time in seconds, 0…1; at the end 1, or 0 if it was cancelled.
  ///
  /// - Precondition: A transition with this id has begun.
  public func progress(of id: TransitionID, at time: Double) -> Double {
    guard let last = lastTransition, id.number <= last.id.number else {
      preconditionFailure("no transition \(id.number) has begun")
    }
    if last.id == id { return last.progress(at: time) }
    return cancellations[Int(id.number) - 1] ? 0 : 1
  }

  /// A transition begins; coming back clears the selection.
  mutating func beginTransition(
    _ direction: NavigationDirection, isInteractive: Bool, duration: Double
  ) {
    precondition(duration >= 0 && duration.isFinite, "a transition has a duration from 0")
    releaseTransition(completes: true, settle: 0)
    let id = TransitionID(number: (lastTransition?.id.number ?? 0) + 1)
    lastTransition = Transition(
      id: id, direction: direction, isInteractive: isInteractive, start: now,
      duration: duration, state: isInteractive ? .interactive(progress: 0) : .running)
    cancellations.append(false)
    outputs.append(.transition(id, .began))
    if direction == .pop, settings.selection.clearsOnReturn {
      clearSelection(along: isInteractive || duration > 0 ? id : nil)
    }
    guard !isInteractive else { return }
    if duration > 0 {
      plan(.transitionEnd, at: now + duration)
    } else {
      endTransition(completed: true)
    }
  }

  /// The finger leads an interactive transition; any other is not led.
  mutating func leadTransition(to progress: Double) {
    guard case .interactive = lastTransition?.state else { return }
    lastTransition?.state = .interactive(progress: progress.clamped(to: 0...1))
  }

  /// A transition is let go and settles; one that is over stays so.
  mutating func releaseTransition(completes: Bool, settle: Double?) {
    guard let transition = lastTransition, !transition.isOver else { return }
    let progress = transition.progress(at: now)
    let rest = completes ? 1 - progress : progress
    let length = settle ?? rest * transition.duration
    precondition(length >= 0 && length.isFinite, "a transition settles in a time from 0")
    lastTransition?.state = .settling(
      from: progress, to: completes ? 1 : 0, start: now, length: length)
    outputs.append(.transition(transition.id, .released(completes: completes)))
    if length > 0 {
      plan(.transitionEnd, at: now + length)
    } else {
      endTransition(completed: completes)
    }
  }

  /// The transition has run to its end, or back to its start.
  mutating func arriveAtTransitionEnd() {
    if case .settling(_, let end, _, _) = lastTransition?.state {
      endTransition(completed: end == 1)
    } else {
      endTransition(completed: true)
    }
  }

  private mutating func endTransition(completed: Bool) {
    guard let id = lastTransition?.id else { return }
    agenda.cancel(.transitionEnd)
    lastTransition?.state = .ended(completed: completed)
    outputs.append(.transition(id, .ended(completed: completed)))
    let cleared = selection.cleared
    selection.cleared = []
    guard !completed else { return }
    cancellations[Int(id.number) - 1] = true
    restoreSelection(cleared)
  }

  private mutating func clearSelection(along id: TransitionID?) {
    selection.cleared = selection.removeAll()
    for item in selection.cleared {
      showSelection(
        of: item, false, cause: .navigation, animated: id != nil, transition: id)
    }
  }

  /// Selects again what the transition had cleared, unless a single selection has moved on.
  private mutating func restoreSelection(_ cleared: [Int]) {
    guard settings.selection.multiple || selection.items.isEmpty else { return }
    selection.items.formUnion(cleared)
    hideOldSelection()
    for item in cleared where selection.shows(item) {
      showSelection(of: item, true, cause: .restore)
    }
  }
}
