/// Where the items of a grid lie: arithmetic in each section, whatever the number of items.
///
/// Invariant: there is a section; their items, lines and places follow each other in order.
package struct GridLayout: Hashable, Sendable {
  /// The visible window, in points.
  let viewport: Size
  /// The sections.
  let sections: [SectionLayout]
  /// The size of everything that can be scrolled to, in points.
  let contentSize: Size
  /// The most cells in a line.
  private let widest: Int
  private let kind: Layout
  private let flow: Flow
  private let axis: ScrollAxis
  private let alwaysBounces: Bool

  /// The layout that the settings ask for.
  ///
  /// - Complexity: O(*n*) in the sections.
  init(_ settings: GridSettings) {
    viewport = settings.viewport
    (kind, flow, axis) = (settings.layout, settings.flow, settings.scrollAxis)
    alwaysBounces = settings.scroll.alwaysBounces && settings.scroll.bounces
    let inset = settings.inset
    var start = flow == .vertical ? inset.top : inset.left
    var sections: [SectionLayout] = []
    for section in settings.sections {
      let (items, lines) =
        sections.last.map { ($0.items.upperBound, $0.firstLine + $0.lines.count) } ?? (0, 0)
      let next = SectionLayout(
        section, of: settings, items: items..<items + section.count, firstLine: lines, start: start)
      start = next.lines.length
      sections.append(next)
    }
    self.sections = sections
    widest = sections.map(\.columns.count).max() ?? 1
    let across = sections.map(\.columns.length).max() ?? 0
    contentSize =
      flow == .vertical
      ? Size(width: across, height: start + inset.bottom)
      : Size(width: start + inset.right, height: across)
  }

  /// How many items are laid out.
  package var count: Int { sections[sections.count - 1].items.upperBound }

  /// How many rows there are.
  package var rows: Int { flow == .vertical ? lineCount : widest }

  /// How many columns there are.
  package var columns: Int { flow == .vertical ? widest : lineCount }

  private var lineCount: Int {
    let last = sections[sections.count - 1]
    return last.firstLine + last.lines.count
  }

  /// The offsets at which the content covers the viewport, along the vertical axis, in points.
  var verticalLimits: ClosedRange<Double> {
    0...max(0, contentSize.height - viewport.height)
  }

  /// The offsets at which the content covers the viewport, along the horizontal axis, in points.
  var horizontalLimits: ClosedRange<Double> {
    0...max(0, contentSize.width - viewport.width)
  }

  /// Whether a drag may move the content up and down.
  var scrollsVertically: Bool {
    (axis == .vertical || axis == .both)
      && (alwaysBounces || verticalLimits.upperBound > 0)
  }

  /// Whether a drag may move the content left and right.
  var scrollsHorizontally: Bool {
    (axis == .horizontal || axis == .both)
      && (alwaysBounces || horizontalLimits.upperBound > 0)
  }

  /// The nearest offset at which the content covers the viewport.
  func clamped(_ offset: Point) -> Point {
    Point(x: offset.x.clamped(to: horizontalLimits), y: offset.y.clamped(to: verticalLimits))
  }

  /// The place of an item, in content.
  ///
  /// - Complexity: O(log *n*) in the sections and in the runs of extents.
  func frame(of item: Int) -> Rect {
    let section = sections[section(of: item)]
    let (line, column) = section.place(of: item)
    let (along, across) = (section.lines.start(of: line), section.columns.start(of: column))
    let (length, breadth) = (section.lines.extent(of: line), section.columns.extent)
    return flow == .vertical
      ? Rect(x: across, y: along, width: breadth, height: length)
      : Rect(x: along, y: across, width: length, height: breadth)
  }

  /// Column and row of an item, from 0.
  func place(of item: Int) -> SIMD2<Int32> {
    let section = sections[section(of: item)]
    let (local, column) = section.place(of: item)
    let line = section.firstLine + local
    return flow == .vertical
      ? SIMD2(Int32(column), Int32(line)) : SIMD2(Int32(line), Int32(column))
  }

  /// The item whose frame contains a place in the content.
  ///
  /// - Complexity: O(log *n*) in the sections and in the runs of extents.
  func item(at place: Point) -> Int? {
    let (along, across) = flow == .vertical ? (place.y, place.x) : (place.x, place.y)
    let section = sections[section(at: along)]
    guard let line = section.lines.index(at: along), let column = section.columns.index(at: across)
    else { return nil }
    return section.item(line: line, column: column)
  }

  /// The offset at which an item is seen; what covers the viewport only where the content is.
  func offset(showing item: Int, _ position: ItemPosition, from offset: Point) -> Point {
    let frame = frame(of: item)
    let across = ItemPosition.nearest
    let (x, y) = flow == .vertical ? (across, position) : (position, across)
    return clamped(
      Point(
        x: x.offset(
          showing: frame.origin.x, frame.size.width, in: viewport.width, from: offset.x),
        y: y.offset(
          showing: frame.origin.y, frame.size.height, in: viewport.height, from: offset.y)))
  }

  /// The section of an item.
  func section(of item: Int) -> Int {
    lastSection { $0.items.lowerBound <= item }
  }

  /// The last section whose lines begin at a place along the flow or before it; else the first.
  private func section(at place: Double) -> Int {
    lastSection { $0.lines.lead <= place }
  }

  private func lastSection(where holds: (SectionLayout) -> Bool) -> Int {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(sections[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}

// MARK: What lives

extension GridLayout {
  /// What is alive while the content stands at `offset`: what shares an area with the viewport, and
  /// all of a stack.
  ///
  /// - Parameters:
  ///   - offset: The place in the content at the viewport's top left corner, in points.
  ///   - spareRows: How many rows more live above and below, 0 or 1.
  ///   - spareColumns: How many columns more live on the left and on the right, 0 or 1.
  /// - Returns: The rows and columns that live, without any that do not exist.
  func region(at offset: Point, spareRows: Int, spareColumns: Int) -> Region {
    if kind == .stack { return everything }
    let (down, across) = (
      offset.y..<offset.y + viewport.height, offset.x..<offset.x + viewport.width
    )
    return flow == .vertical
      ? region(down, across, spareLines: spareRows, spareColumns: spareColumns)
      : region(across, down, spareLines: spareColumns, spareColumns: spareRows)
  }

  private func region(
    _ along: Range<Double>, _ across: Range<Double>, spareLines: Int, spareColumns: Int
  ) -> Region {
    guard !along.isEmpty, !across.isEmpty else { return .nothing }
    let seen = lines(along)
    let lines = max(0, seen.lowerBound - spareLines)..<min(lineCount, seen.upperBound + spareLines)
    var region = Region()
    var index = lastSection { $0.firstLine <= lines.lowerBound }
    while index < sections.count, sections[index].firstLine < lines.upperBound {
      let section = sections[index]
      let columns = section.columns.indices(from: across.lowerBound, to: across.upperBound)
      let first = section.firstLine
      let own = lines.clamped(to: first..<first + section.lines.count)
      if !own.isEmpty, !columns.isEmpty {
        region.append(
          Band(
            section: index, lines: own.lowerBound - first..<own.upperBound - first,
            columns: section.columns.widened(columns, by: spareColumns)))
      }
      index += 1
    }
    return region
  }

  /// The lines of all sections that share more than an edge with an interval along the flow; where it
  /// lies between lines, none, at the place of the next.
  private func lines(_ along: Range<Double>) -> Range<Int> {
    let (first, last) = (
      sections[section(at: along.lowerBound)], sections[section(at: along.upperBound)]
    )
    func own(_ section: SectionLayout) -> Range<Int> {
      section.lines.indices(from: along.lowerBound, to: along.upperBound)
    }
    let start = first.firstLine + own(first).lowerBound
    return start..<max(start, last.firstLine + own(last).upperBound)
  }

  private var everything: Region {
    var region = Region()
    for (index, section) in sections.enumerated() where section.lines.count > 0 {
      region.append(
        Band(
          section: index, lines: 0..<section.lines.count, columns: 0..<section.columns.count))
    }
    return region
  }

  /// No more cells than this are alive at once where cells are recycled.
  ///
  /// Where the viewport begins in a section, it meets no section that begins a viewport after the end
  /// of that one.
  var mostCells: Double {
    let (length, breadth) =
      flow == .vertical ? (viewport.height, viewport.width) : (viewport.width, viewport.height)
    let most = sections.map { $0.mostCells(length, breadth) }
    var (sum, best, next) = (0.0, 0.0, 0)
    for (index, section) in sections.enumerated() {
      while next < sections.count, sections[next].lines.lead < section.lines.length + length {
        sum += most[next]
        next += 1
      }
      best = max(best, sum)
      sum -= most[index]
    }
    // The line before and the one behind may be those of further sections.
    return best + 2 * (sections.map { $0.mostColumns(breadth) }.max() ?? 0)
  }

  /// Whether an item of this layout lies in a region of it.
  func contains(_ item: Int, in region: Region) -> Bool {
    let section = section(of: item)
    var (low, high) = (0, region.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if region[middle]?.section ?? 0 <= section { low = middle } else { high = middle }
    }
    guard let band = region[low], band.section == section else { return false }
    return sections[section].contains(item, in: band)
  }

  /// The items of a region, in order.
  ///
  /// - Complexity: O(*n*) in the size of the region.
  func items(in region: Region) -> [Int] {
    var items: [Int] = []
    for index in 0..<region.count {
      guard let band = region[index] else { break }
      for line in band.lines {
        for column in band.columns {
          guard let item = sections[band.section].item(line: line, column: column) else { break }
          items.append(item)
        }
      }
    }
    return items
  }
}

extension Double {
  /// The nearest number within the limits.
  func clamped(to limits: ClosedRange<Double>) -> Double {
    max(limits.lowerBound, min(limits.upperBound, self))
  }
}
