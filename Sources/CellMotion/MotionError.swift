/// Why a motion cannot be made.
///
/// The cases carry facts; the program makes the sentences.
public enum MotionError: Error, Hashable, Sendable {
  /// A parameter lies outside its range, or is not a number.
  ///
  /// `name` is the parameter's, as in scripts and scenarios.
  case outOfRange(name: String, value: Double, range: ClosedRange<Double>)

  /// Keyframes without an entry.
  case noKeyframes

  /// The keyframe at `index` lies before the one in front of it.
  case keyframesOutOfOrder(index: Int)
}

extension MotionError {
  /// Checks one parameter; what is not a number lies in no range.
  static func check(
    _ value: Double, named name: String, in range: ClosedRange<Double>
  ) throws(MotionError) {
    guard range.contains(value) else {
      throw .outOfRange(name: name, value: value, range: range)
    }
  }
}
