/// Neighbouring lines and columns of one section.
struct Band: Hashable, Sendable {
  /// The section.
  let section: Int
  /// The lines of it, from its first.
  let lines: Range<Int>
  /// The columns of each line.
  let columns: Range<Int>
}

/// The cells that live: bands of neighbouring sections, in order, none empty.
///
/// One band, as a grid of one section has, takes no memory of its own: regions are made anew at each
/// tick of content that moves.
struct Region: Hashable, Sendable {
  private var first: Band?
  private var others: [Band] = []

  /// No cell at all.
  static let nothing = Region()

  /// How many bands there are.
  var count: Int { first == nil ? 0 : others.count + 1 }

  /// A band, from 0.
  subscript(index: Int) -> Band? {
    index == 0 ? first : others[index - 1]
  }

  /// Adds the band behind all others.
  mutating func append(_ band: Band) {
    if first == nil { first = band } else { others.append(band) }
  }
}
