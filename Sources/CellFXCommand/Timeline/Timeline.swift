import CellMotion

/// A playback drawn downward in time: a lane for each cell that changes, and what happened beside it.
struct Timeline {
  private let rows: [TimelineRow]
  private let changes: [Int: Int]
  private let labels: (Int) -> String?
  private let pictureColors: [String: Color]

  private static let notesWidth = 30
  private static let rowLimit = 56

  init(
    rows: [TimelineRow], changes: [Int: Int], pictureColors: [String: Color],
    labels: @escaping (Int) -> String?
  ) {
    self.rows = rows
    self.changes = changes
    self.pictureColors = pictureColors
    self.labels = labels
  }

  /// The drawing for a terminal of some columns, 40 at least.
  func text(palette: Palette, columns: Int) -> String {
    let page = page(palette, columns: max(40, columns))
    var key = TimelineKey(page.block)
    var lines = [palette.paint(header(page), .quiet)]
    var previous: TimelineRow?
    for row in chosen(page.lanes) {
      if let previous, row.time - previous.time > 0.5, row.titles.isEmpty {
        lines.append(palette.paint("    ⋮", .quiet))
        key.addPause()
      }
      lines += page.lines(of: row)
      key.add(row, lanes: page.lanes)
      previous = row
    }
    let left = changes.count - page.lanes.count
    let more = left > 0 ? [" \(Words.count(left, "more cell")) changed."] : []
    let end = more.map { palette.paint($0, .quiet) } + key.lines(columns: page.columns)
    return (lines + (end.isEmpty ? [] : [""]) + end).map { Self.trimmed($0) + "\n" }.joined()
  }

  private func page(_ palette: Palette, columns: Int) -> TimelinePage {
    let offsets = Set(rows.map(\.offset))
    let times = rows.last.map { Words.thousandths($0.time).count } ?? 0
    var page = TimelinePage(
      columns: columns, timeWidth: max(5, times) + 3,
      offsetWidth: offsets.count > 1 && columns >= 60
        ? max(6, offsets.map { TimelinePage.text(of: $0).count }.max() ?? 0) + 1 : 0,
      lanes: [],
      block: CellBlock(palette: palette, pictures: PictureKey([], items: [], colors: [:])))
    let room = (columns - page.margin - Self.notesWidth) / CellBlock.laneWidth
    page.lanes = lanes(max(1, room))
    page.block = CellBlock(
      palette: palette,
      pictures: PictureKey(rows, items: page.lanes, colors: pictureColors))
    return page
  }

  // MARK: Rows and lanes

  /// The rows that are drawn: all at which something happened, and of the others those at which
  /// the drawn cells have come another step of their way.
  private func chosen(_ lanes: [Int]) -> [TimelineRow] {
    let steps =
      [.infinity] + zip(rows.dropFirst(), rows).map { $0.difference(from: $1, in: lanes) }
    let quiet = zip(rows, steps).filter { !$0.0.isBusy && $0.1.isFinite }.map(\.1)
    let room = max(Self.rowLimit - rows.filter(\.isBusy).count, 16)
    let stride = max(quiet.reduce(0, +) / Double(room), .leastNormalMagnitude)
    var way = 0.0
    return zip(rows, steps).filter { row, step in
      way += step
      let isDrawn = row.isBusy || way >= stride
      if isDrawn { way = 0 }
      return isDrawn
    }.map(\.0)
  }

  /// The cells that change most, as many as there is room for, by index.
  private func lanes(_ room: Int) -> [Int] {
    let ranked = changes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ranked.prefix(room).map(\.key).sorted()
  }

  private func header(_ page: TimelinePage) -> String {
    let cells = page.lanes.map { item in
      let name = labels(item).map { "\(item) \($0)" } ?? "cell \(item)"
      return PlaybackTable.padded(
        " " + Words.prefix(of: name, columns: CellBlock.laneWidth - 3), to: CellBlock.laneWidth)
    }
    return PlaybackTable.padded(" time", to: page.timeWidth)
      + (page.offsetWidth > 0 ? PlaybackTable.padded("scroll", to: page.offsetWidth) : "")
      + cells.joined() + "what happens"
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
