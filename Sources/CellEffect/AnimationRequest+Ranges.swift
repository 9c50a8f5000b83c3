import CellMotion

extension AnimationRequest {
  /// Seconds that a way or a delay takes.
  public static let durations = 0.0...3600.0
  /// Passes of a way that has an end.
  public static let passes = 1.0...1e6
  /// Numbers that a channel takes.
  public static let values = -1e6...1e6

  /// Checks what an effect in Swift has to know; a script is told at its own line.
  ///
  /// - Precondition: There is a target; duration, delay and repeats are in their ranges, numbers
  ///   finite, each property once and brought to what it takes; along a transition there is neither
  ///   delay nor repetition.
  func checkRanges() {
    precondition(!targets.isEmpty, "an animation brings something somewhere")
    Self.check(timing, delay: delay, repeats: repeats)
    precondition(
      transition == nil || (delay == 0 && repeats == 1 && !autoreverses),
      "along a transition there is neither delay nor repetition")
    var properties: UInt32 = 0
    for target in targets {
      precondition(
        properties & target.property.bit == 0, "an animation brings each property to one place")
      properties |= target.property.bit
      target.checkKind()
      guard case .number(_, let value, let speed) = target else { continue }
      precondition(
        Self.values.contains(value) && (speed ?? 0).isFinite, "a channel takes −1e6…1e6")
    }
  }

  static func check(_ timing: Timing, delay: Double, repeats: Double) {
    precondition(
      durations.contains(timing.duration ?? 0) && durations.contains(delay),
      "a duration or delay is 0…3600 seconds")
    precondition(
      repeats == .infinity || (passes.contains(repeats) && repeats == repeats.rounded()),
      "repeats are whole, 1…1,000,000, or infinite")
  }
}

extension Target {
  /// - Precondition: The property is of the kind of what it is brought to.
  fileprivate func checkKind() {
    switch self {
    case .number(let property, _, _), .keyframes(let property, _):
      precondition(property.kind == .number, property.misuse(as: "number to animate"))
    case .color(let property, _):
      precondition(property.kind == .color, property.misuse(as: "colour"))
    case .content(let property, _):
      precondition(property.kind == .content, property.misuse(as: "picture or text"))
    case .beneath: break
    }
  }
}

extension Assignment {
  /// - Precondition: The property is of the kind of the value.
  func checkKind() {
    switch self {
    case .number(let property, _):
      precondition(property.isNumber, property.misuse(as: "number"))
    case .color(let property, _):
      precondition(property.kind == .color, property.misuse(as: "colour"))
    case .content(let property, _):
      precondition(property.kind == .content, property.misuse(as: "picture or text"))
    }
  }
}
