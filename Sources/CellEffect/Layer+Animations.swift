import CellGrid
import CellMotion

extension Layer {
  /// Starts the runs of an animation; those of no length are done at once.
  func start(_ handle: AnimationHandle, _ request: AnimationRequest, number: Int, due: UInt64) {
    request.checkRanges()
    var request = request
    let isLeft = request.land(in: scene)
    var animation = Animation(
      cell: request.cell, item: Int(scene.grid.cells.items[request.cell.slot]), number: number,
      due: due, end: scene.time)
    animation.transition = request.transition
    animations[handle.number] = animation
    guard isLeft else { return complete(handle.number, finished: false) }
    let waits = request.targets.filter { request.delay > 0 && !$0.isNumber }
    for target in request.targets where request.delay == 0 || target.isNumber {
      startRun(target, request, handle.number)
    }
    if !waits.isEmpty { postpone(waits, request, handle.number) }
    settle(handle.number)
  }

  /// Starts one run and counts it as alive.
  private func startRun(_ target: Target, _ request: AnimationRequest, _ animation: UInt64) {
    let slot = request.cell.slot
    let property = target.property
    let end =
      switch target {
      case .number(_, let value, let speed):
        startNumber(
          property, slot, to: NumberTarget(value: value, speed: speed), request,
          animation: animation)
      case .keyframes(_, let keyframes):
        startNumber(
          property, slot, to: NumberTarget(value: keyframes.end, keyframes: keyframes), request,
          animation: animation)
      case .color(_, let paint):
        startColor(property, slot, to: paint, request, animation: animation)
      case .content(_, let name):
        startContent(property, slot, to: name, request, animation: animation)
      case .beneath:
        startBeneath(property, slot, request, animation)
      }
    if end > scene.time {
      animations[animation]?.alive.append((property: property, end: end))
    }
  }

  private func startBeneath(
    _ property: Property, _ slot: Int, _ request: AnimationRequest, _ animation: UInt64
  ) -> Double {
    switch property.kind {
    case .order:
      clearAtOnce(property, slot)
    case .number:
      startNumber(
        property, slot, to: NumberTarget(value: property.neutral, clears: true), request,
        animation: animation)
    case .color: startColor(property, slot, to: nil, request, animation: animation)
    case .content: startContent(property, slot, to: nil, request, animation: animation)
    }
  }

  private func clearAtOnce(_ property: Property, _ slot: Int) -> Double {
    clear(property, slot)
    return scene.time
  }

  /// Keeps colours and contents until their delay is over: they read then what they start from.
  private func postpone(_ targets: [Target], _ request: AnimationRequest, _ animation: UInt64) {
    var later = request
    later.targets = targets
    later.delay = 0
    let begin = scene.time + request.delay
    animations[animation]?.pending = Animation.Pending(
      request: later, begin: begin, length: later.length)
    schedule(begin, animation)
  }

  /// Whether an animation begins or ends at a time, as it stands now.
  package func isScheduled(_ handle: AnimationHandle, at time: Double) -> Bool {
    guard let animation = animations[handle.number] else { return false }
    return (animation.pending?.begin ?? animation.end) == time
  }

  /// Begins or completes an animation whose time has come; a time that no longer holds is ignored.
  package func isDue(_ handle: AnimationHandle) {
    guard let animation = animations[handle.number] else { return }
    if let pending = animation.pending {
      guard pending.begin <= scene.time else { return }
      animations[handle.number]?.pending = nil
      for target in pending.request.targets {
        startRun(target, pending.request, handle.number)
      }
      settle(handle.number)
    } else if animation.end <= scene.time {
      complete(handle.number, finished: animation.finished)
    }
  }

  /// Schedules an animation's end, or completes it if nothing of it is left.
  func settle(_ handle: UInt64) {
    guard let animation = animations[handle] else { return }
    if animation.pending != nil { return }
    let end = animation.alive.reduce(scene.time) { max($0, $1.end) }
    animations[handle]?.end = end
    if end <= scene.time {
      complete(handle, finished: animation.finished)
    } else if end < .infinity {
      schedule(end, handle)
    }
  }

  private func schedule(_ time: Double, _ handle: UInt64) {
    guard let animation = animations[handle] else { return }
    schedules.append(
      Schedule(
        time: time, number: animation.due, handle: AnimationHandle(number: handle)))
  }

  /// Puts an animation's one ending into the queue and tidies the channels it leaves.
  func complete(_ handle: UInt64, finished: Bool) {
    guard let animation = animations.removeValue(forKey: handle) else { return }
    for run in animation.alive { tidy(run.property, animation.cell.slot, handle) }
    endings.append(
      Ending(
        handle: AnimationHandle(number: handle), number: animation.number, finished: finished,
        cell: animation.cell, item: animation.item))
  }

  /// Notes that another command, a cut or letting go has ended a run of an animation.
  func drop(_ handle: UInt64, _ property: Property) {
    guard var animation = animations[handle],
      let place = animation.alive.firstIndex(where: { $0.property == property })
    else { return }
    let run = animation.alive.remove(at: place)
    if run.end > scene.time { animation.finished = false }
    animations[handle] = animation
    settle(handle)
  }

  /// Drops what still waits for its delay on a cell that is left.
  func dropPending(of cell: CellID) {
    let left = animations.filter { $0.value.cell == cell }.keys.sorted()
    for handle in left {
      animations[handle]?.pending = nil
      animations[handle]?.finished = false
      settle(handle)
    }
  }
}

extension Target {
  /// Whether it is a number's.
  var isNumber: Bool {
    property.kind == .number
  }
}

extension AnimationRequest {
  /// Brings what runs along a transition that is over to where it left it.
  ///
  /// - Returns: Whether anything is left to do: not if the transition was cancelled.
  mutating func land(in scene: Scene) -> Bool {
    guard let transition, scene.grid.transition(transition)?.isOver ?? true else { return true }
    self.transition = nil
    timing = .curve(.linear, duration: 0)
    return scene.grid.progress(of: transition, at: scene.time) == 1
  }

  /// How long runs of this request take, in seconds.
  var length: Double {
    switch timing {
    case .curve: pass.length
    case .spring(let spring): spring.completionTime(distance: 1, speed: spring.velocity)
    }
  }
}
