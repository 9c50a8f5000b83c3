/// How text is coloured on a terminal.
struct Palette: Sendable {
  /// How many colours a terminal has.
  enum Depth: Sendable {
    /// No colours at all: plain text.
    case none
    /// The 256 of xterm.
    case indexed
    /// All 24 bits.
    case full
  }

  /// What a piece of text is.
  enum Role: String, Sendable {
    /// A title.
    case title = "1"
    /// Of less interest.
    case quiet = "2"
    /// As it should be.
    case good = "32"
    /// Not as it should be.
    case bad = "31"
    /// Worth a look.
    case notable = "33"
  }

  /// How many colours there are.
  let depth: Depth

  /// A palette of this depth.
  init(_ depth: Depth) {
    self.depth = depth
  }

  /// The palette that a person asked for, on this terminal.
  ///
  /// Source: no-color.org; COLORTERM as terminals set it.
  init(asked: String, isTerminal: Bool, variable: (String) -> String?) {
    let wantsColor =
      switch asked {
      case "always": true
      case "never": false
      default: isTerminal && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
      }
    let isFull = ["truecolor", "24bit"].contains(variable("COLORTERM") ?? "")
    depth = wantsColor ? (isFull ? .full : .indexed) : .none
  }

  /// Text in the colour of its role.
  func paint(_ text: String, _ role: Role) -> String {
    depth == .none || text.isEmpty ? text : "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
  }

  /// Text on a ground of a colour, its letters dark or light as can be read.
  func paint(_ text: String, on ground: SIMD3<Float>) -> String {
    guard depth != .none else { return text }
    let isBright = (ground * SIMD3(0.299, 0.587, 0.114)).sum() > 0.5
    return "\u{1B}[\(isBright ? 30 : 97);\(code(ground))m\(text)\u{1B}[0m"
  }

  private func code(_ color: SIMD3<Float>) -> String {
    let bytes = (0..<3).map { max(0, min(255, Words.nearest(Double(color[$0]) * 255))) }
    if depth == .full { return "48;2;\(bytes[0]);\(bytes[1]);\(bytes[2])" }
    return "48;5;\(Self.index(bytes))"
  }

  /// The nearest colour of xterm's grey ramp or its cube of 6 × 6 × 6.
  private static func index(_ bytes: [Int]) -> Int {
    if bytes.max().map({ $0 - (bytes.min() ?? 0) < 8 }) ?? false {
      let grey = bytes[1]
      return grey > 246 ? 231 : grey < 4 ? 16 : 232 + min(23, max(0, (grey - 3) / 10))
    }
    let steps = bytes.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }
}
