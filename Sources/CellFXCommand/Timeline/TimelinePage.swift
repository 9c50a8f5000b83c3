/// How the columns of a drawn playback are shared out.
struct TimelinePage {
  /// All columns.
  var columns: Int
  /// Those of the time.
  var timeWidth: Int
  /// Those of the place of the viewport; 0 where it never moves.
  var offsetWidth: Int
  /// The items that have a lane.
  var lanes: [Int]
  /// How their cells are drawn.
  var block: CellBlock

  private var palette: Palette {
    block.palette
  }

  /// The columns before the lanes.
  var margin: Int {
    timeWidth + offsetWidth
  }

  /// The lines of an instant: what the scenario says of it, the cells, and what happened.
  func lines(of row: TimelineRow) -> [String] {
    let titles = row.titles.flatMap { Words.folded("— " + $0, to: columns - 3) }
      .enumerated().map { place, line in
        (place == 0 ? " " : "   ") + palette.paint(line, .title)
      }
    let blank = titles.isEmpty ? [] : [""]
    if row.notes.isEmpty, !titles.isEmpty { return blank + titles }
    let width = columns - margin - lanes.count * CellBlock.laneWidth
    let notes = Self.wrapped(row.notes, width: width)
    let rest = notes.dropFirst().map { note in
      String(repeating: " ", count: margin) + cells(of: row, captioned: false) + note
    }
    return blank + titles + [start(of: row) + cells(of: row) + (notes.first ?? "")] + rest
  }

  private func cells(of row: TimelineRow, captioned: Bool = true) -> String {
    lanes.map { block.lane(row.shots[$0], captioned: captioned) }.joined()
  }

  /// The time and, if the content moves, where it stands.
  private func start(of row: TimelineRow) -> String {
    let time = Words.thousandths(row.time)
    let gap = String(repeating: " ", count: max(0, timeWidth - 2 - time.count))
    let offset = offsetWidth > 0 ? Self.text(of: row.offset) : ""
    return palette.paint(gap + time + "  ", .quiet)
      + palette.paint(PlaybackTable.padded(offset, to: offsetWidth), .quiet)
  }

  /// A place of the viewport, in whole points.
  static func text(of offset: [Double]) -> String {
    offset.map { Words.number($0.rounded(), digits: 15) }.joined(separator: ", ")
  }

  /// Notes beside each other as far as they fit; a long one goes on in the next line.
  private static func wrapped(_ notes: [String], width: Int) -> [String] {
    var lines: [String] = []
    for note in notes {
      if let line = lines.last, line.count + 3 + note.count <= width {
        lines[lines.count - 1] = line + " · " + note
        continue
      }
      for (place, part) in Words.folded(note, to: max(8, width - 2)).enumerated() {
        lines.append((place == 0 ? "" : "  ") + part)
      }
    }
    return lines
  }
}
