/// Neighbouring items of one extent along the flow.
struct ExtentRun: Hashable, Sendable {
  /// How many there are, from 1.
  var count: Int
  /// The extent of each, in points; nil: that of the section's cells.
  var extent: Double?
}

/// What neighbouring items sum up to.
struct ExtentSum: Hashable, Sendable {
  /// How many there are.
  var count = 0
  /// Those of them with an extent of their own.
  var own = 0
  /// The sum of those extents, in points.
  var length = 0.0

  /// These items and others after them.
  static func + (left: ExtentSum, right: ExtentSum) -> ExtentSum {
    ExtentSum(
      count: left.count + right.count, own: left.own + right.own,
      length: left.length + right.length)
  }

  /// These items and the first ones of a run after them.
  func adding(_ count: Int, of run: ExtentRun) -> ExtentSum {
    guard let extent = run.extent else {
      return ExtentSum(count: self.count + count, own: own, length: length)
    }
    return ExtentSum(
      count: self.count + count, own: own + count, length: length + Double(count) * extent)
  }
}
