import CellMotion

extension InputChannels {
  /// Sets inputs at once; their runs end.
  package mutating func set(_ targets: [InputTarget], in scene: Scene) {
    for target in targets {
      endRuns(target.input, at: scene.time)
      channels[target.input].value = target.value
    }
  }

  /// Starts the runs of an animation; `due` is its creation number.
  package mutating func start(
    _ handle: AnimationHandle, _ request: InputRequest, due: UInt64, in scene: Scene
  ) {
    animations[handle.number] = Motion(due: due, end: scene.time)
    var later = request
    later.targets = request.targets.filter { request.delay > 0 && $0.isColor }
    for target in request.targets where request.delay == 0 || !target.isColor {
      startRun(target, request, handle.number, in: scene)
    }
    if !later.targets.isEmpty {
      later.delay = 0
      let begin = scene.time + request.delay
      animations[handle.number]?.pending = (later, begin)
      schedule(begin, handle.number)
    }
    settle(handle.number, at: scene.time)
  }

  /// Begins or completes an animation whose time has come; a time that no longer holds is ignored.
  package mutating func isDue(_ handle: AnimationHandle, in scene: Scene) {
    guard let motion = animations[handle.number] else { return }
    if let (request, begin) = motion.pending {
      guard begin <= scene.time else { return }
      animations[handle.number]?.pending = nil
      for target in request.targets { startRun(target, request, handle.number, in: scene) }
      settle(handle.number, at: scene.time)
    } else if motion.end <= scene.time {
      for run in motion.alive { tidy(run.input, handle.number, at: scene.time) }
      complete(handle.number, finished: motion.finished)
    }
  }

  /// Ends an animation where it is: what it still adds goes into the values.
  package mutating func stop(_ handle: AnimationHandle, in scene: Scene) {
    end(handle, finished: false) { channels, input in
      switch channels.channels[input].value {
      case .number: channels.freeze(input, handle.number, in: scene)
      case .color:
        channels.channels[input].value = .color(channels.paint(input, in: scene))
        channels.channels[input].colorRun = nil
      }
    }
  }

  /// Brings an animation's inputs to their ends at once.
  package mutating func finish(_ handle: AnimationHandle, in scene: Scene) {
    if let request = animations[handle.number]?.pending?.request, !request.autoreverses {
      set(request.targets, in: scene)
    }
    end(handle, finished: true) { channels, input in
      channels.channels[input].numberRuns.removeAll { $0.animation == handle.number }
      if let run = channels.channels[input].colorRun { channels.leave(run, input) }
    }
  }

  /// Ends all animations early.
  package mutating func endAll() {
    for handle in animations.keys.sorted() { complete(handle, finished: false) }
  }

  private mutating func end(
    _ handle: AnimationHandle, finished: Bool, _ leave: (inout InputChannels, Int) -> Void
  ) {
    guard let motion = animations[handle.number] else { return }
    for run in motion.alive where owns(run.input, handle.number) { leave(&self, run.input) }
    complete(handle.number, finished: finished)
  }

  private func owns(_ input: Int, _ handle: UInt64) -> Bool {
    channels[input].colorRun?.animation == handle
      || channels[input].numberRuns.contains { $0.animation == handle }
  }

  private mutating func freeze(_ input: Int, _ handle: UInt64, in scene: Scene) {
    guard case .number(let model) = channels[input].value,
      let place = channels[input].numberRuns.firstIndex(where: { $0.animation == handle })
    else { return }
    let run = channels[input].numberRuns.remove(at: place)
    channels[input].value = .number(
      NumberRun.kept(model + run.contribution(at: scene.time, in: scene)))
  }

  /// Drops what has come to its natural end; what still settles stays.
  private mutating func tidy(_ input: Int, _ handle: UInt64, at time: Double) {
    channels[input].numberRuns.removeAll { $0.animation == handle && $0.rest <= time }
    if let run = channels[input].colorRun, run.animation == handle, run.rest <= time {
      leave(run, input)
    }
  }

  /// Drops a colour's run; one that ends where it began leaves the colour at that.
  private mutating func leave(_ run: ColorRun, _ input: Int) {
    channels[input].colorRun = nil
    if run.returns, let prior = run.prior { channels[input].value = .color(prior) }
  }
}

// MARK: - Runs

extension InputChannels {
  private mutating func startRun(
    _ target: InputTarget, _ request: InputRequest, _ handle: UInt64, in scene: Scene
  ) {
    let end =
      switch target.value {
      case .number(let value):
        startNumber(target, to: value, request, handle, in: scene)
      case .color(let paint):
        startColor(target.input, to: paint, request, handle, in: scene)
      }
    if end > scene.time { animations[handle]?.alive.append((target.input, end)) }
  }

  private mutating func startNumber(
    _ target: InputTarget, to value: Double, _ request: InputRequest, _ handle: UInt64,
    in scene: Scene
  ) -> Double {
    let input = target.input
    guard case .number(let model) = channels[input].value else { return scene.time }
    var span = NumberRun.Span(
      from: model, to: value, began: scene.time + request.delay, speed: target.speed)
    if request.replaces {
      span.from = number(input, in: scene)
      if request.timing.takesOverSpeed, !request.givesVelocity, span.speed == nil {
        span.speed = channels[input].numberRuns.speed(in: scene)
      }
      endRuns(input, at: scene.time)
    } else if let oldest = channels[input].numberRuns.makeRoom(
      for: &span, endless: request.pass.isEndless, in: scene)
    {
      drop(oldest.animation, input, at: scene.time)
    }
    span.from = NumberRun.kept(span.from)
    let run = NumberRun(span, timing: request.timing, pass: request.pass, animation: handle)
    channels[input].value = .number(request.autoreverses ? span.from : value)
    if run.rest > scene.time { channels[input].numberRuns.append(run) }
    return run.end
  }

  private mutating func startColor(
    _ input: Int, to paint: Paint, _ request: InputRequest, _ handle: UInt64, in scene: Scene
  ) -> Double {
    guard case .color(let model) = channels[input].value else { return scene.time }
    let from = channels[input].colorRun == nil ? model : self.paint(input, in: scene)
    endRuns(input, at: scene.time)
    let run = ColorRun(
      handle, (from: from, to: paint), prior: from, timing: request.timing, pass: request.pass,
      space: request.space, at: scene.time)
    channels[input].value = .color(run.returns ? from : paint)
    if run.end > scene.time { channels[input].colorRun = run }
    return run.end
  }
}

extension InputTarget {
  var isColor: Bool {
    if case .color = value { true } else { false }
  }
}

extension InputRequest {
  var pass: Pass {
    timing.pass(repeats: repeats, autoreverses: autoreverses)
  }
}
