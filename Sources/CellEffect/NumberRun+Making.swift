import CellMotion

extension NumberRun {
  /// How far a number goes, and how.
  struct Span {
    /// Where it starts.
    var from: Double
    /// Where it is brought.
    var to: Double
    /// When its delay is over.
    var began: Double
    /// Its initial speed in units per second, where it has one of its own.
    var speed: Double?
  }

  /// A number as far out as any is shown: springs that overshoot, stopped and started again and
  /// again, would lead beyond what has a square.
  static func kept(_ number: Double) -> Double {
    let limit = Double(Float.greatestFiniteMagnitude)
    return min(max(number, -limit), limit)
  }

  /// A run along a curve.
  init(_ span: Span, curve: Curve, pass: Pass, animation: UInt64) {
    let end = span.began + pass.length
    let returns = pass.autoreverses
    let way: Way =
      returns
      ? .returning(curve, amount: span.to - span.from, pass)
      : .curve(curve, amount: span.from - span.to, pass)
    self.init(
      animation: animation, began: span.began, end: end, rest: end,
      held: returns ? 0 : span.from - span.to, way: way)
  }

  /// A run by a spring; it rests when its envelope is a millionth of the distance.
  init(_ span: Span, spring: Spring, animation: UInt64) {
    let distance = span.to - span.from
    let speed = Self.kept(span.speed ?? distance * spring.velocity)
    let bound = max(1e-6 * (distance == 0 ? 1 : abs(distance)), .leastNormalMagnitude)
    let end = span.began + spring.completionTime(distance: distance, speed: speed)
    let settled = spring.settleTime(distance: distance, speed: speed, bound: bound)
    let way: Way =
      span.speed == nil
      ? .spring(spring, distance: distance)
      : .flung(spring.atRest, distance: distance, speed: speed)
    self.init(
      animation: animation, began: span.began, end: end, rest: max(end, span.began + settled),
      held: -distance, way: way)
  }

  /// A run by a curve or by a spring.
  init(_ span: Span, timing: Timing, pass: Pass, animation: UInt64) {
    switch timing {
    case .curve(let curve, _): self.init(span, curve: curve, pass: pass, animation: animation)
    case .spring(let spring): self.init(span, spring: spring, animation: animation)
    }
  }

  /// A run as a request has it go: along a transition, by a curve or by a spring.
  init(_ span: Span, _ request: AnimationRequest, animation: UInt64) {
    guard let transition = request.transition, case .curve(let curve, _) = request.timing else {
      self.init(span, timing: request.timing, pass: request.pass, animation: animation)
      return
    }
    let amount = span.from - span.to
    self.init(
      animation: animation, began: span.began, end: .infinity, rest: .infinity, held: amount,
      way: .along(transition, curve, amount: amount))
  }

  /// A run by keyframes; there and back it ends at its own start.
  init(_ span: Span, keyframes: Keyframes, pass: Pass, animation: UInt64) {
    let base = Self.model(after: keyframes, from: span.from, pass)
    let end = span.began + pass.length
    self.init(
      animation: animation, began: span.began, end: end, rest: end, held: span.from - base,
      way: .keyframes(keyframes, from: span.from, base: base, pass))
  }

  /// The model value that keyframes leave.
  static func model(after keyframes: Keyframes, from: Double, _ pass: Pass) -> Double {
    keyframes.value(at: pass.autoreverses ? 0 : 1, from: from)
  }

  /// A run to nothing in 0.2 s that nobody hears of: what letting go leaves behind.
  init(lettingGo amount: Double, at time: Double) {
    self.init(
      Span(from: amount, to: 0, began: time), curve: .easeOut,
      pass: Pass(span: Layer.letGoDuration), animation: 0)
  }
}

extension [NumberRun] {
  /// Keeps a channel within ``Layer/runLimit`` and ``Layer/endlessLimit``: the oldest run of the kind
  /// of which there are too many gives what it still adds to the new one's start.
  ///
  /// - Returns: The run that was taken out, if one was.
  mutating func makeRoom(
    for span: inout NumberRun.Span, endless: Bool, in scene: Scene
  ) -> NumberRun? {
    removeAll { $0.rest <= scene.time }
    guard let oldest = crowding(endless: endless) else { return nil }
    let run = remove(at: oldest)
    span.from += run.contribution(at: scene.time, in: scene)
    return run
  }

  /// The run that is too many once another is added.
  private func crowding(endless: Bool) -> Int? {
    if endless, count(where: \.isEndless) >= Layer.endlessLimit {
      return firstIndex(where: \.isEndless)
    }
    return count < Layer.runLimit ? nil : firstIndex { !$0.isEndless }
  }

  /// How fast what the runs add changes, in units per second.
  func speed(in scene: Scene) -> Double {
    reduce(0) { $0 + $1.speed(at: scene.time, in: scene) }
  }
}
