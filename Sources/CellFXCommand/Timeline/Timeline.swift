/// A run drawn downward in time: a lane for each cell that changes, and what happened beside it.
struct Timeline {
  private let rows: [TimelineRow]
  private let changes: [Int: Int]
  private let labels: (Int) -> String?

  private static let timeWidth = 9
  private static let offsetWidth = 9
  private static let notesWidth = 32
  private static let rowLimit = 40

  init(rows: [TimelineRow], changes: [Int: Int], labels: @escaping (Int) -> String?) {
    self.rows = rows
    self.changes = changes
    self.labels = labels
  }

  /// The drawing for a terminal of some columns.
  func text(palette: Palette, columns: Int) -> String {
    let scrolls = Set(rows.map(\.offset)).count > 1
    let margin = Self.timeWidth + (scrolls ? Self.offsetWidth : 0)
    let room = max(1, (columns - margin - Self.notesWidth) / CellBlock.laneWidth)
    let lanes = lanes(room)
    let width = max(Self.notesWidth, columns - margin - lanes.count * CellBlock.laneWidth)
    var lines = [palette.paint(header(lanes, scrolls: scrolls), .quiet)]
    var previous: TimelineRow?
    for row in chosen {
      if let previous, row.time - previous.time > 0.5 {
        lines.append(palette.paint("       ⋮", .quiet))
      }
      let cells = lanes.map { CellBlock(row.shots[$0]).text(palette) }.joined()
      let notes = Self.wrapped(row.notes, width: width)
      lines.append(self.margin(row, scrolls, palette) + cells + (notes.first ?? ""))
      let space = String(repeating: " ", count: margin + lanes.count * CellBlock.laneWidth)
      for note in notes.dropFirst() { lines.append(space + note) }
      previous = row
    }
    return (lines + legend(lanes, palette)).map { Self.trimmed($0) + "\n" }.joined()
  }

  // MARK: Rows and lanes

  /// The rows that are drawn: all at which something happened, some of the others.
  private var chosen: [TimelineRow] {
    let busy = rows.filter { !$0.notes.isEmpty }.count
    let quiet = rows.count - busy
    let room = max(Self.rowLimit - busy, 8)
    guard quiet > room else { return rows }
    var seen = 0
    return rows.filter { row in
      guard row.notes.isEmpty else { return true }
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

  private func header(_ lanes: [Int], scrolls: Bool) -> String {
    let cells = lanes.map { item in
      RunTable.padded(
        String((labels(item) ?? "cell \(item)").prefix(CellBlock.laneWidth - 2)),
        to: CellBlock.laneWidth)
    }
    return RunTable.padded("  time", to: Self.timeWidth)
      + (scrolls ? RunTable.padded("scroll", to: Self.offsetWidth) : "")
      + cells.joined() + "what happens"
  }

  private func margin(_ row: TimelineRow, _ scrolls: Bool, _ palette: Palette) -> String {
    let time = Self.fixed(row.time)
    let gap = String(repeating: " ", count: max(0, Self.timeWidth - 2 - time.count))
    let offset = scrolls ? RunTable.padded(Words.number(row.offset.rounded()), to: 9) : ""
    return palette.paint(gap + time, .quiet) + "  " + offset
  }

  private func legend(_ lanes: [Int], _ palette: Palette) -> [String] {
    var lines: [String] = []
    let left = changes.count - lanes.count
    if left > 0 { lines.append("  \(Words.count(left, "more cell")) changed.") }
    let scales = rows.contains { row in lanes.contains { row.shots[$0]?.scale ?? 1 != 1 } }
    if scales { lines.append("  Widths show ten times the change of scale.") }
    return lines.isEmpty ? [] : [""] + lines.map { palette.paint($0, .quiet) }
  }

  // MARK: Text

  /// Seconds with three digits after the point.
  private static func fixed(_ time: Double) -> String {
    let thousandths = Int((time * 1_000).rounded())
    let rest = "\(thousandths % 1_000)"
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

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
