/// Equal stretches along one axis, with equal gaps: the rows or the columns of a layout.
///
/// Every start is one product away from its index, so the ten millionth is as exact as the first.
package struct Track: Hashable, Sendable {
  /// Free space before the first stretch, in points.
  let lead: Double
  /// The length of a stretch, in points, above 0.
  let extent: Double
  /// Free space between neighbours, in points.
  let gap: Double
  /// Free space after the last stretch, in points.
  let trail: Double
  /// How many stretches there are.
  package let count: Int

  /// All of it, free space included, in points.
  var length: Double {
    count == 0 ? lead + trail : end(of: count - 1) + trail
  }

  /// Where a stretch starts, in points.
  func start(of index: Int) -> Double {
    lead + Double(index) * (extent + gap)
  }

  /// Where a stretch ends, in points.
  func end(of index: Int) -> Double {
    start(of: index) + extent
  }

  /// The stretches that share more than an edge with the open interval from `low` to `high`.
  func indices(from low: Double, to high: Double) -> Range<Int> {
    guard low < high else { return 0..<0 }
    var first = clamped(((low - lead) / (extent + gap)).rounded(.down))
    while first > 0, end(of: first - 1) > low { first -= 1 }
    while first < count, end(of: first) <= low { first += 1 }
    var last = clamped(((high - lead) / (extent + gap)).rounded(.up))
    while last < count, start(of: last) < high { last += 1 }
    while last > first, start(of: last - 1) >= high { last -= 1 }
    return first..<max(first, last)
  }

  /// A range of stretches with some more at each end, as far as there are any.
  func widened(_ range: Range<Int>, by spare: Int) -> Range<Int> {
    max(0, range.lowerBound - spare)..<min(count, range.upperBound + spare)
  }

  /// The stretch that contains `place`; its start is part of it, its end is not.
  func index(at place: Double) -> Int? {
    let guess = clamped(((place - lead) / (extent + gap)).rounded(.down))
    for index in max(0, guess - 1)..<min(count, guess + 2)
    where place >= start(of: index) && place < end(of: index) {
      return index
    }
    return nil
  }

  /// The quotient as an index; the products of neighbouring indices correct its rounding.
  private func clamped(_ quotient: Double) -> Int {
    Int(max(0, min(Double(count), quotient)))
  }
}
