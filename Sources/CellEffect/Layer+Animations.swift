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
    if isLeft {
      startRuns(of: &animation, request, handle.number)
    } else {
      animation.finished = false
    }
    settle(animation, handle.number)
    if let pending = animation.pending { schedule(pending.begin, of: animation, handle.number) }
  }

  private func startRuns(
    of animation: inout Animation, _ request: AnimationRequest, _ handle: UInt64
  ) {
    let waits = request.targets.filter { request.delay > 0 && !$0.isNumber }
    for target in request.targets where request.delay == 0 || target.isNumber {
      startRun(target, of: &animation, request, handle)
    }
    if !waits.isEmpty { animation.pending = postponed(waits, request) }
  }

  /// Starts one run and counts it as alive.
  private func startRun(
    _ target: Target, of animation: inout Animation, _ request: AnimationRequest, _ handle: UInt64
  ) {
    let slot = request.cell.slot
    let property = target.property
    let end =
      switch target {
      case .number(_, let value, let speed):
        startNumber(
          property, slot, to: NumberTarget(value: value, speed: speed), request, animation: handle)
      case .keyframes(_, let keyframes):
        startNumber(
          property, slot, to: NumberTarget(value: keyframes.end, keyframes: keyframes), request,
          animation: handle)
      case .color(_, let paint):
        startColor(property, slot, to: paint, request, animation: handle)
      case .content(_, let name):
        startContent(property, slot, to: name, request, animation: handle)
      case .beneath:
        startBeneath(property, slot, request, handle)
      }
    if end > scene.time { animation.alive.append((property: property, end: end)) }
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

  /// Colours and contents whose delay is not over: they read then what they start from.
  private func postponed(_ targets: [Target], _ request: AnimationRequest) -> Animation.Pending {
    var later = request
    later.targets = targets
    later.delay = 0
    return Animation.Pending(
      request: later, begin: scene.time + request.delay, length: later.length)
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
      begin(pending, of: animation, handle.number)
    } else if animation.end <= scene.time {
      complete(handle.number, finished: animation.finished)
    }
  }

  private func begin(_ pending: Animation.Pending, of animation: Animation, _ handle: UInt64) {
    var animation = animation
    animation.pending = nil
    for target in pending.request.targets {
      startRun(target, of: &animation, pending.request, handle)
    }
    settle(animation, handle)
  }

  /// Keeps an animation and schedules its end unless it waits, or completes it if nothing of it is
  /// left.
  private func settle(_ animation: Animation, _ handle: UInt64) {
    var animation = animation
    if animation.pending == nil {
      animation.end = animation.alive.reduce(scene.time) { max($0, $1.end) }
      guard animation.end > scene.time else {
        animations[handle] = nil
        return end(animation, handle, finished: animation.finished)
      }
      if animation.end < .infinity { schedule(animation.end, of: animation, handle) }
    }
    animations[handle] = animation
  }

  private func schedule(_ time: Double, of animation: Animation, _ handle: UInt64) {
    news.schedules.append(
      Schedule(time: time, number: animation.due, handle: AnimationHandle(number: handle)))
  }

  /// Takes over the places that items have after a change.
  ///
  /// - Complexity: O(animations).
  package func renumber() {
    for (handle, animation) in animations {
      // Only what is another is written: most changes of the layout leave items where they are.
      guard let item = scene.item(of: animation.cell), item != animation.item else { continue }
      animations[handle]?.item = item
    }
  }

  /// Completes an animation.
  func complete(_ handle: UInt64, finished: Bool) {
    guard let animation = animations.removeValue(forKey: handle) else { return }
    end(animation, handle, finished: finished)
  }

  /// Puts an animation's one ending into the queue and tidies the channels it leaves.
  private func end(_ animation: Animation, _ handle: UInt64, finished: Bool) {
    for run in animation.alive { tidy(run.property, animation.cell.slot, handle) }
    news.endings.append(
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
    settle(animation, handle)
  }

  /// Drops what still waits for its delay on a cell that is left.
  func dropPending(of cell: CellID) {
    let left = animations.filter { $0.value.cell == cell }.keys.sorted()
    for handle in left {
      guard var animation = animations[handle] else { continue }
      animation.pending = nil
      animation.finished = false
      settle(animation, handle)
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
