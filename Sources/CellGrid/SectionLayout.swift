/// Where the items of one section lie, along the flow and across it.
struct SectionLayout: Hashable, Sendable {
  /// Its items.
  let items: Range<Int>
  /// How many lines the sections before it have.
  let firstLine: Int
  /// Its lines, along the flow.
  let lines: Track
  /// The cells of a line, across the flow.
  let columns: Track

  /// A section after others.
  ///
  /// - Parameters:
  ///   - section: What it is made from.
  ///   - settings: The grid's settings.
  ///   - items: Its items.
  ///   - firstLine: How many lines there are before it.
  ///   - start: Where it begins along the flow, in points.
  init(
    _ section: Section, of settings: GridSettings, items: Range<Int>, firstLine: Int,
    start: Double
  ) {
    let size = FlowSpace(section, of: settings)
    let columnCount = settings.columns(of: section)
    self.items = items
    self.firstLine = firstLine
    lines = Track(
      lead: start + size.lead, extent: size.along, gap: size.lineGap, trail: size.trail,
      count: items.isEmpty ? 0 : (items.count - 1) / columnCount + 1, own: section.extents)
    columns = Track(
      lead: size.leadAcross, extent: size.across, gap: size.gapAcross, trail: size.trailAcross,
      count: columnCount)
  }

  /// Line and column of an item, from 0.
  func place(of item: Int) -> (line: Int, column: Int) {
    let local = item - items.lowerBound
    return (local / columns.count, local % columns.count)
  }

  /// The item in a line and a column; nil behind the last one.
  func item(line: Int, column: Int) -> Int? {
    let item = items.lowerBound + line * columns.count + column
    return item < items.upperBound ? item : nil
  }

  /// No more of its cells than this are met by a window of an extent along the flow and across it, in
  /// points, with a line and a column more at each side.
  func mostCells(_ length: Double, _ breadth: Double) -> Double {
    func fitting(_ extent: Double) -> Double { (length / (extent + lines.gap)).rounded(.up) + 3 }
    let own = lines.own.isEmpty ? 0 : min(Double(lines.own.sum.own), fitting(lines.own.sum.least))
    let met = min(Double(lines.count), own + fitting(lines.extent))
    return min(Double(items.count), met * mostColumns(breadth))
  }

  /// No more cells of a line than this are met by such a window.
  func mostColumns(_ breadth: Double) -> Double {
    min(
      Double(columns.count), (breadth / (columns.extent + columns.gap)).rounded(.up) + 3)
  }

  /// Whether an item of the section lies in a band of it.
  func contains(_ item: Int, in band: Band) -> Bool {
    let (line, column) = place(of: item)
    return band.lines.contains(line) && band.columns.contains(column)
  }
}
