extension GridSettings {
  /// How many items a grid can have.
  public static let counts = 0...100_000_000
  /// Lengths that a grid takes, in points.
  public static let lengths = 0.0...1e9
  /// Delays that a grid takes, in seconds.
  public static let delays = 0.0...10.0
  /// What part of a speed can be left after a millisecond.
  public static let decelerationRates = 0.5...0.9999

  /// Checks every range that the settings document.
  ///
  /// - Precondition: They hold.
  func checkRanges() {
    precondition(Self.counts.contains(count), "a grid has 0…100,000,000 items")
    precondition(columns >= 1, "a grid has one column at least")
    precondition(
      Self.holds(viewport.width, viewport.height, in: Self.lengths), "a viewport has a size")
    precondition(
      Self.holds(cell.width, cell.height, in: Self.lengths) && cell.width > 0 && cell.height > 0,
      "a cell has a width and a height")
    precondition(
      Self.holds(
        spacing.x, spacing.y, inset.top, inset.left, inset.bottom, inset.right, in: Self.lengths),
      "spacing and inset are lengths")
    precondition(
      Self.holds(scroll.contentTouchDelay, minimumVisiblePress, in: Self.delays),
      "a delay is 0…10 seconds")
    precondition(
      Self.holds(scroll.panSlop, controlTolerance ?? 0, in: Self.lengths),
      "slop and tolerance are lengths")
    precondition(
      Self.holds(scroll.decelerationRate, in: Self.decelerationRates),
      "a deceleration rate is 0.5…0.9999")
  }

  private static func holds(_ values: Double..., in range: ClosedRange<Double>) -> Bool {
    values.allSatisfy { range.contains($0) }
  }
}
