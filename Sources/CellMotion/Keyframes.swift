/// Values at fractions of a run, each reached along its own curve.
///
/// Invariant: there is an entry, and the entries' `at` never falls. Two entries at the same
/// fraction make a jump: the later one holds from that fraction on.
public struct Keyframes: Hashable, Sendable {
  /// One value at one fraction.
  public struct Entry: Hashable, Sendable {
    /// The fraction of the run, 0…1.
    public let at: Double

    /// The value in units of the property, −1e6…1e6.
    public let value: Double

    /// The curve of the way to this entry, from the one before it or from the start.
    public let curve: Curve

    /// An entry; ``Keyframes/init(entries:)`` checks the ranges.
    public init(at: Double, value: Double, curve: Curve = .easeInOut) {
      self.at = at
      self.value = value
      self.curve = curve
    }
  }

  /// The entries in order of their fraction, at least one.
  public let entries: [Entry]

  /// Where an entry may lie within the run.
  public static let fractions: ClosedRange<Double> = 0...1

  /// The values of entries, in units of the property.
  public static let values: ClosedRange<Double> = -1e6...1e6

  /// Keyframes from entries in order; equal fractions are allowed.
  ///
  /// - Throws: ``MotionError/noKeyframes``, ``MotionError/keyframesOutOfOrder(index:)``, or
  ///   ``MotionError/outOfRange(name:value:range:)`` of an `at` or a `value`.
  /// - Complexity: O(*n*) in the count of entries.
  public init(entries: [Entry]) throws(MotionError) {
    guard !entries.isEmpty else { throw .noKeyframes }
    var last = 0.0
    for (index, entry) in entries.enumerated() {
      try MotionError.check(entry.at, named: "at", in: Self.fractions)
      try MotionError.check(entry.value, named: "value", in: Self.values)
      guard entry.at >= last else { throw .keyframesOutOfOrder(index: index) }
      last = entry.at
    }
    self.entries = entries
  }

  /// The value at a fraction of the run, in units of the property.
  ///
  /// A fraction below 0 counts as 0. Behind the last entry its value holds.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the run's time.
  ///   - start: Where the run begins, if no entry lies at 0.
  /// - Returns: Units of the property.
  /// - Complexity: O(log *n*) in the count of entries.
  public func value(at fraction: Double, from start: Double) -> Double {
    let fraction = fraction > 0 ? fraction : 0
    let next = countReached(at: fraction)
    guard next < entries.count else { return end }
    let before = next > 0 ? entries[next - 1] : Entry(at: 0, value: start)
    let entry = entries[next]
    let part = (fraction - before.at) / (entry.at - before.at)
    return before.value + (entry.value - before.value) * entry.curve.value(at: part)
  }

  /// The value that the run ends with.
  public var end: Double { entries[entries.count - 1].value }

  /// Whether an entry at 0 gives the value that the run starts with.
  public var startsItself: Bool { entries[0].at == 0 }

  /// How many entries lie at or before `fraction`.
  private func countReached(at fraction: Double) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].at <= fraction {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
