import CellScenario

/// A line of a file with a mark under a place.
enum Excerpt {
  /// How many characters of a line are shown.
  private static let width = 88

  /// The line at a position and the line that marks it; none where the line cannot be shown.
  static func lines(of text: [UInt8], at position: Position) -> [String] {
    guard let line = line(position.line, of: text) else { return [] }
    let scalars = Array(line.unicodeScalars)
    let column = position.column - 1
    guard column <= scalars.count, column < 1_000_000 else { return [] }
    let start = max(0, min(column - width / 2, scalars.count - width))
    let shown = scalars[start..<min(scalars.count, start + width)]
    if shown.allSatisfy({ $0.properties.isWhitespace }) { return [] }
    let before = shown.prefix(column - start)
    let indent = Words.width(String(String.UnicodeScalarView(before)))
    let number = "\(position.line)"
    let margin = String(repeating: " ", count: number.count)
    return [
      "  \(number) │ " + plain(shown),
      "  \(margin) │ " + String(repeating: " ", count: indent) + "^",
    ]
  }

  /// A line of a file, nothing where it cannot be read.
  static func lines(ofFile path: String, line number: Int) -> [String] {
    guard let text = try? FileAccess.bytes(of: path, limit: 1 << 20),
      let line = line(number, of: text)
    else { return [] }
    let shown = Array(line.unicodeScalars.prefix(width))[...]
    if shown.allSatisfy({ $0.properties.isWhitespace }) { return [] }
    return ["  \(number) │ " + plain(shown)]
  }

  private static func line(_ number: Int, of text: [UInt8]) -> String? {
    var rest = text[...]
    for _ in 1..<max(1, number) {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      rest = rest[(end + 1)...]
    }
    let bytes = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(validating: bytes.prefix(1 << 20), as: UTF8.self)
  }

  /// Control characters as spaces, so that a line stays one.
  private static func plain(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      text.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return String(text)
  }
}
