/// Neighbouring items of one extent along the flow.
struct ExtentRun: Hashable, Sendable {
  /// How many there are, from 1.
  var count: Int
  /// The extent of each, in points; nil: that of the section's cells.
  var extent: Double?
}

/// What neighbouring items sum up to.
///
/// Lengths are whole parts of a point, so the sum is the same in whatever order it is made.
struct ExtentSum: Hashable, Sendable {
  /// How many there are.
  var count = 0
  /// Those of them with an extent of their own.
  var own = 0
  /// The least of those extents, in points; infinite: there is none.
  var least = Double.infinity
  private var parts: Int128 = 0

  /// 2⁴⁰ parts are a point: 10⁸ extents of 10⁹ points need 97 bits.
  private static let scale = 1_099_511_627_776.0

  /// The sum of the extents of their own, in points: whole ones and what is left, for a number of 128
  /// bits is slow to convert.
  var length: Double {
    guard own > 0 else { return 0 }
    let whole = Int64(truncatingIfNeeded: parts >> 40)
    let rest = Int64(truncatingIfNeeded: parts) & 0xFF_FFFF_FFFF
    return Double(whole) + Double(rest) / Self.scale
  }

  /// These items and others after them.
  static func + (left: ExtentSum, right: ExtentSum) -> ExtentSum {
    var sum = left
    sum.count += right.count
    sum.own += right.own
    sum.least = min(sum.least, right.least)
    sum.parts += right.parts
    return sum
  }

  /// These items and the first ones of a run after them.
  func adding(_ count: Int, of run: ExtentRun) -> ExtentSum {
    var sum = self
    sum.count += count
    guard let extent = run.extent, count > 0 else { return sum }
    sum.own += count
    sum.least = min(least, extent)
    sum.parts += Int128(count) * Int128((extent * Self.scale).rounded())
    return sum
  }
}
