/// What the signs of a drawn playback mean: those that were used.
struct TimelineKey {
  private let block: CellBlock
  private var used: [String: String] = [:]

  private static let events: [(sign: String, meaning: String)] = [
    ("▼", "a finger comes down"), ("•", "moves"), ("▲", "lifts"), ("✕", "is taken away"),
    ("→", "to another screen"), ("←", "back"), ("✗", "fails"), ("⋮", "time passes"),
    ("·", "not visible"),
  ]

  init(_ block: CellBlock) {
    self.block = block
  }

  /// Takes the signs of a row that was drawn into account.
  mutating func add(_ row: TimelineRow, lanes: [Int]) {
    for note in row.notes { use(String(note.prefix(1))) }
    for item in lanes {
      guard let shot = row.shots[item] else {
        use("·")
        continue
      }
      for (sign, meaning) in block.signs(of: shot) { used[sign] = meaning }
    }
  }

  /// Takes a pause between rows into account.
  mutating func addPause() {
    use("⋮")
  }

  private mutating func use(_ sign: String) {
    guard let event = Self.events.first(where: { $0.sign == sign }) else { return }
    used[sign] = event.meaning
  }

  /// The signs with what they mean, beside each other as far as they fit.
  func lines(columns: Int) -> [String] {
    let order = Self.events.map(\.sign) + ["×0.96", "x+8", "y+8", "∠15°", "░▒▓"]
    let signs = order.compactMap { sign in used[sign].map { (sign: sign, meaning: $0) } }
    let palette = block.palette
    let part = used["a7"].map { [(sign: "a7", meaning: $0)] } ?? []
    let entries = signs + block.pictures.entries(palette) + part
    var lines: [(text: String, width: Int)] = []
    for entry in entries {
      let isPainted = entry.sign.contains("\u{1B}")
      let sign = isPainted ? entry.sign : palette.paint(entry.sign, .quiet)
      let width = (isPainted ? PictureKey.width : entry.sign.count) + 1 + entry.meaning.count
      let text = sign + palette.paint(" " + entry.meaning, .quiet)
      if let line = lines.last, line.width + 3 + width <= columns {
        lines[lines.count - 1] = (line.text + "   " + text, line.width + 3 + width)
      } else {
        lines.append((" " + text, width + 1))
      }
    }
    return lines.map(\.text)
  }
}
