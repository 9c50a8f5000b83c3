/// Neighbouring lines and columns of one section.
struct Band: Hashable, Sendable {
  /// The section.
  let section: Int
  /// The lines of it, from its first.
  var lines: Range<Int>
  /// The columns of each line.
  let columns: Range<Int>
}

/// The cells that live: bands of neighbouring sections, in order, none empty.
struct Region: Hashable, Sendable {
  /// The bands.
  var bands: [Band] = []

  /// No cell at all.
  static let nothing = Region()
}
