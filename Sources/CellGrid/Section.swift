/// A stretch of items that are laid out alike, and apart from the others.
public struct Section: Hashable, Sendable {
  /// How many items it has, from 0.
  public var count: Int
  /// The size of its cells, in points, above 0; nil: the grid's.
  public var cell: Size?
  /// Its cells in a line, from 1; nil: the grid's.
  ///
  /// A list and a stack have one.
  public var columns: Int?
  /// The space between neighbours, in points; nil: the grid's.
  public var spacing: Point?
  /// The space around its lines, in points, within that of the grid.
  public var inset = Inset.zero
  /// The items with an extent of their own along the flow; none where a line has several cells.
  public var extents = ItemExtents()

  /// A section of so many items, laid out as the grid says.
  public init(count: Int) {
    self.count = count
  }
}

extension GridSettings {
  /// How many cells a line of a section has.
  func columns(of section: Section) -> Int {
    layout == .grid ? section.columns ?? columns : 1
  }

  /// How many cells the line of an item has.
  ///
  /// - Complexity: O(*n*) in the sections.
  package func columns(ofItem item: Int) -> Int {
    columns(of: sections[section(of: item).index])
  }

  /// Brings the sections to a change that a host tells the grid; all other inputs change none.
  ///
  /// A new item belongs to the section that the input names, else to that of the item before which
  /// it comes to stand; one at the end, to the last section. An item that moves stays in its section
  /// where its new place is one of it, and its end is one too.
  ///
  /// - Precondition: Every place that the change names exists.
  /// - Complexity: O(*n*) in the sections for each place, and O(log *n*) in the runs of extents.
  package mutating func follow(_ input: GridInput) {
    switch input {
    case .insert(let places, let section):
      for place in places.sorted() { insert(at: place, extent: nil, section: section) }
    case .delete(let places):
      for place in places.sorted(by: >) { _ = remove(at: place) }
    case .move(let moves):
      for move in moves {
        let (extent, source) = remove(at: move.from)
        let stays = places(of: source).contains(move.to)
        insert(at: move.to, extent: extent, section: stays ? source : nil)
      }
    case .setExtent(let item, let extent): set(extent, of: item)
    default: break
    }
  }

  private mutating func set(_ extent: Double?, of item: Int) {
    let (index, first) = section(of: item)
    guard columns(of: sections[index]) == 1 else { return }
    sections[index].extents.set(extent, for: item - first..<item - first + 1)
  }

  /// The extent of its own that an item has, in points.
  func extent(of item: Int) -> Double? {
    let (index, first) = section(of: item)
    return sections[index].extents[item - first]
  }

  /// The places at which a section takes a new item.
  private func places(of section: Int) -> ClosedRange<Int> {
    let first = sections[..<section].reduce(0) { $0 + $1.count }
    return first...first + sections[section].count
  }

  /// The first of some places of new items that is none of a section, with those that are.
  package func refusal(
    of places: [Int], section: Int
  ) -> (place: Int, places: ClosedRange<Int>)? {
    let own = self.places(of: section)
    for (taken, place) in places.sorted().enumerated() {
      let allowed = own.lowerBound...own.upperBound + taken
      if !allowed.contains(place) { return (place, allowed) }
    }
    return nil
  }

  private mutating func insert(at place: Int, extent: Double?, section: Int?) {
    precondition(section.map(sections.indices.contains) ?? true, "there is no such section")
    let index = section ?? self.section(of: place).index
    let places = places(of: index)
    precondition(places.contains(place), "a section takes no item at \(place)")
    let first = places.lowerBound
    sections[index].extents.insert(1, at: place - first)
    sections[index].count += 1
    guard let extent, columns(of: sections[index]) == 1 else { return }
    sections[index].extents.set(extent, for: place - first..<place - first + 1)
  }

  private mutating func remove(at place: Int) -> (extent: Double?, section: Int) {
    let (index, first) = section(of: place)
    let extent = sections[index].extents[place - first]
    sections[index].extents.remove(place - first..<place - first + 1)
    sections[index].count -= 1
    return (extent, index)
  }

  /// The section of an item and the first item of it; beyond the end, the last section.
  private func section(of item: Int) -> (index: Int, first: Int) {
    var first = 0
    for (index, section) in sections.enumerated().dropLast() {
      if item < first + section.count { return (index, first) }
      first += section.count
    }
    return (sections.count - 1, first)
  }
}
