/// A playback drawn downward in time: a lane for each cell that changes, and what happened beside it.
struct Timeline {
  private let rows: [TimelineRow]
  private let changes: [Int: Int]
  private let labels: (Int) -> String?

  private static let timeWidth = 9
  private static let offsetWidth = 9
  private static let notesWidth = 32
  private static let rowLimit = 48

  init(rows: [TimelineRow], changes: [Int: Int], labels: @escaping (Int) -> String?) {
    self.rows = rows
    self.changes = changes
    self.labels = labels
  }

  /// The drawing for a terminal of some columns.
  func text(palette: Palette, columns: Int) -> String {
    let scrolls = Set(rows.map(\.offset)).count > 1
    let margin = Self.timeWidth + (scrolls ? Self.offsetWidth : 0)
    let lanes = lanes(max(1, (columns - margin - Self.notesWidth) / CellBlock.laneWidth))
    let page = Page(
      lanes: lanes, scrolls: scrolls, margin: margin + lanes.count * CellBlock.laneWidth,
      width: max(Self.notesWidth, columns - margin - lanes.count * CellBlock.laneWidth),
      palette: palette)
    var lines = [palette.paint(header(page), .quiet)]
    var previous: TimelineRow?
    for row in chosen {
      if let previous, row.time - previous.time > 0.5, row.titles.isEmpty {
        lines.append(palette.paint("      ⋮", .quiet))
      }
      lines += Self.lines(of: row, page)
      previous = row
    }
    return (lines + legend(page)).map { Self.trimmed($0) + "\n" }.joined()
  }

  /// How the columns of a drawing are shared out.
  private struct Page {
    var lanes: [Int]
    var scrolls: Bool
    var margin: Int
    var width: Int
    var palette: Palette
  }

  private static func lines(of row: TimelineRow, _ page: Page) -> [String] {
    let titles = row.titles.map { "  " + page.palette.paint("— \($0)", .title) }
    if row.notes.isEmpty, !titles.isEmpty { return [""] + titles }
    let cells = page.lanes.map { CellBlock(row.shots[$0]).text(page.palette) }.joined()
    let notes = wrapped(row.notes, width: page.width)
    let space = String(repeating: " ", count: page.margin)
    return titles + [start(of: row, page) + cells + (notes.first ?? "")]
      + notes.dropFirst().map { space + $0 }
  }

  /// The time and, if the content moves, where it stands.
  private static func start(of row: TimelineRow, _ page: Page) -> String {
    let time = Words.thousandths(row.time)
    let gap = String(repeating: " ", count: max(0, timeWidth - 2 - time.count))
    let offset = PlaybackTable.padded(Words.number(row.offset.rounded()), to: offsetWidth)
    return page.palette.paint(gap + time, .quiet) + "  " + (page.scrolls ? offset : "")
  }

  // MARK: Rows and lanes

  /// The rows that are drawn: all at which something happened, some of the others.
  private var chosen: [TimelineRow] {
    let busy = rows.filter(\.isBusy).count
    let quiet = rows.count - busy
    let room = max(Self.rowLimit - busy, 16)
    guard quiet > room else { return rows }
    var seen = 0
    return rows.filter { row in
      guard !row.isBusy else { return true }
      seen += 1
      return seen * room / quiet != (seen - 1) * room / quiet
    }
  }

  /// The cells that change most, as many as there is room for, by index.
  private func lanes(_ room: Int) -> [Int] {
    let ranked = changes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ranked.prefix(room).map(\.key).sorted()
  }

  // MARK: Parts

  private func header(_ page: Page) -> String {
    let cells = page.lanes.map { item in
      let name = labels(item).map { "\(item) \($0)" } ?? "cell \(item)"
      return PlaybackTable.padded(
        String(name.prefix(CellBlock.laneWidth - 2)), to: CellBlock.laneWidth)
    }
    return PlaybackTable.padded("  time", to: Self.timeWidth)
      + (page.scrolls ? PlaybackTable.padded("scroll", to: Self.offsetWidth) : "")
      + cells.joined() + "what happens"
  }

  private func legend(_ page: Page) -> [String] {
    var lines: [String] = []
    let left = changes.count - page.lanes.count
    if left > 0 { lines.append("  \(Words.count(left, "more cell")) changed.") }
    let scales = rows.contains { row in page.lanes.contains { row.shots[$0]?.scale ?? 1 != 1 } }
    if scales { lines.append("  Widths show ten times the change of scale.") }
    return lines.isEmpty ? [] : [""] + lines.map { page.palette.paint($0, .quiet) }
  }

  // MARK: Text

  private static func wrapped(_ notes: [String], width: Int) -> [String] {
    var lines: [String] = []
    for note in notes {
      if let line = lines.last, line.count + 3 + note.count <= width {
        lines[lines.count - 1] = line + " · " + note
      } else {
        lines.append(note)
      }
    }
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
