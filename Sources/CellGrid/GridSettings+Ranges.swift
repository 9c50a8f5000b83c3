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
    precondition(!sections.isEmpty, "a grid has one section at least")
    for section in sections { check(section) }
    precondition(Self.counts.contains(count), "a grid has 0…100,000,000 items")
    precondition(columns >= 1, "a grid has one column at least")
    precondition(
      Self.holds(viewport.width, viewport.height, in: Self.lengths), "a viewport has a size")
    Self.check(cell, spacing, inset)
    precondition(
      Self.holds(scroll.contentTouchDelay, minimumVisiblePress, in: Self.delays),
      "a delay is 0…10 seconds")
    precondition(
      Self.holds(scroll.panSlop, controlTolerance ?? 0, in: Self.lengths),
      "slop and tolerance are lengths")
    precondition(
      Set(controls.map(\.name)).count == controls.count && !controls.contains { $0.name.isEmpty },
      "controls have names, each its own")
    for control in controls {
      let (origin, size) = (control.frame.origin, control.frame.size)
      precondition(origin.isFinite, "a control has a place")
      precondition(Self.holds(size.width, size.height, in: Self.lengths), "a control has a size")
    }
    precondition(
      Self.holds(scroll.decelerationRate, in: Self.decelerationRates),
      "a deceleration rate is 0.5…0.9999")
  }

  private func check(_ section: Section) {
    precondition(Self.counts.contains(section.count), "a section has 0…100,000,000 items")
    precondition(
      section.extents.count <= section.count, "extents are those of items that a section has")
    precondition(section.columns ?? 1 >= 1, "a section has one column at least")
    precondition(
      section.extents.isEmpty || columns(of: section) == 1,
      "items have an extent of their own where a line has one cell")
    Self.check(section.cell ?? cell, section.spacing ?? spacing, section.inset)
  }

  private static func check(_ cell: Size, _ spacing: Point, _ inset: Inset) {
    precondition(
      holds(cell.width, cell.height, in: lengths) && cell.width > 0 && cell.height > 0,
      "a cell has a width and a height")
    precondition(
      holds(spacing.x, spacing.y, inset.top, inset.left, inset.bottom, inset.right, in: lengths),
      "spacing and inset are lengths")
  }

  private static func holds(_ values: Double..., in range: ClosedRange<Double>) -> Bool {
    values.allSatisfy { range.contains($0) }
  }

  /// No more cells than this are alive at once where cells are recycled.
  ///
  /// - Complexity: O(*n*) in the sections.
  package var mostCells: Double { GridLayout(self).mostCells }
}
