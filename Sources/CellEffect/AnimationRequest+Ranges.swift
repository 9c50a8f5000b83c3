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
  ///   finite, each property once; along a transition there is neither delay nor repetition.
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
      guard case .number(let property, let value, let speed) = target else { continue }
      precondition(property.kind == .number, "\(property.name) cannot be animated")
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
