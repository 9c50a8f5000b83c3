package import CellGrid
import CellMotion

extension Layer {
  /// Ends an animation where it is: what it still adds goes into the models.
  func stop(_ handle: AnimationHandle) {
    guard let animation = animations[handle.number] else { return }
    for run in animation.alive { freeze(run.property, animation.cell.slot, handle.number) }
    animations[handle.number]?.alive = []
    complete(handle.number, finished: false)
  }

  private func freeze(_ property: Property, _ slot: Int, _ handle: UInt64) {
    let place = place(slot, property)
    switch property.kind {
    case .number, .order:
      if let run = removeNumberRun(handle, slot, property) {
        let stopped = channels.numbers[place] + run.contribution(at: scene.time, in: scene)
        channels.numbers[place] = NumberRun.kept(stopped)
      }
    case .color:
      guard colorRuns[place]?.animation == handle else { return }
      let shown = paint(property, slot)
      _ = takeColorRun(slot, property)
      assign(shown, slot, property)
    case .content:
      guard dissolves[place]?.animation == handle else { return }
      frozenMixes[place] = mix(property, slot)
      _ = takeDissolve(slot, property)
    }
  }

  /// Shows an animation's end at once.
  func finish(_ handle: AnimationHandle) {
    guard let animation = animations[handle.number] else { return }
    if let pending = animation.pending { showEnd(of: pending.request) }
    for run in animation.alive { skip(run.property, animation.cell.slot, handle.number) }
    animations[handle.number]?.alive = []
    complete(handle.number, finished: true)
  }

  private func showEnd(of request: AnimationRequest) {
    for target in request.targets where !request.autoreverses {
      switch target {
      case .color(let property, let paint):
        setColor(property, request.cell.slot, to: paint, told: false)
      case .content(let property, let name):
        setContent(property, request.cell.slot, to: name, told: false)
      case .beneath(let property):
        clear(property, request.cell.slot)
      case .number, .keyframes:
        break
      }
    }
  }

  private func skip(_ property: Property, _ slot: Int, _ handle: UInt64) {
    let place = place(slot, property)
    switch property.kind {
    case .number, .order:
      _ = removeNumberRun(handle, slot, property)
    case .color:
      guard colorRuns[place]?.animation == handle, let run = takeColorRun(slot, property) else {
        return
      }
      if run.returns { restore(run, slot, property) }
    case .content:
      if dissolves[place]?.animation == handle { _ = takeDissolve(slot, property) }
    }
  }

  /// Tidies a channel whose run has come to its natural end; what still settles stays.
  func tidy(_ property: Property, _ slot: Int, _ handle: UInt64) {
    let place = place(slot, property)
    switch property.kind {
    case .number, .order:
      guard let run = numberRuns[place].first(where: { $0.animation == handle }) else { return }
      if run.rest <= scene.time { _ = removeNumberRun(handle, slot, property) }
    case .color:
      guard let run = colorRuns[place], run.animation == handle, run.rest <= scene.time else {
        return
      }
      skip(property, slot, handle)
    case .content:
      skip(property, slot, handle)
    }
  }

  /// Brings runs along a transition to their ends when it is released or over.
  package func follow(_ transition: TransitionID, _ change: TransitionChange) {
    let followers = animations.filter { $0.value.transition == transition }.keys.sorted()
    for handle in followers {
      switch change {
      case .began: break
      case .released(let completes):
        if !completes { turnBack(handle, transition) }
      case .ended(let completed):
        land(handle, completed: completed)
      }
    }
  }

  /// A number that was set again while its transition is cancelled fades out instead of running
  /// back to where it would jump.
  private func turnBack(_ handle: UInt64, _ transition: TransitionID) {
    guard let animation = animations[handle] else { return }
    let settle = scene.grid.remainingSettle(of: transition, at: scene.time)
    for run in animation.alive where run.property.kind == .number {
      let place = place(animation.cell.slot, run.property)
      for index in numberRuns[place].indices
      where numberRuns[place][index].animation == handle && numberRuns[place][index].isOverridden {
        let amount = numberRuns[place][index].contribution(at: scene.time, in: scene)
        numberRuns[place][index].fade(amount, from: scene.time, in: settle)
        earliestRest = min(earliestRest, scene.time + settle)
      }
    }
  }

  private func land(_ handle: UInt64, completed: Bool) {
    guard let animation = animations[handle] else { return }
    for run in animation.alive {
      land(run.property, animation.cell.slot, handle, completed: completed)
    }
    animations[handle]?.alive = []
    complete(handle, finished: completed && animation.finished)
  }

  private func land(_ property: Property, _ slot: Int, _ handle: UInt64, completed: Bool) {
    switch property.kind {
    case .number, .order:
      guard let run = removeNumberRun(handle, slot, property) else { return }
      if !completed, !run.isOverridden { channels.numbers[place(slot, property)] += run.held }
    case .color:
      guard colorRuns[place(slot, property)]?.animation == handle,
        let run = takeColorRun(slot, property)
      else { return }
      if !completed { restore(run, slot, property) }
    case .content:
      break
    }
  }
}

extension Grid {
  /// How long a released transition still settles, in seconds.
  borrowing func remainingSettle(of id: TransitionID, at time: Double) -> Double {
    guard let transition = transition(id),
      case .settling(_, _, let start, let length) = transition.state
    else { return 0 }
    return max(0, start + length - time)
  }
}
