import CellTesting

/// Writes plugins that are mostly well formed from bytes: each byte decides one form, so that a
/// changed byte changes one place.
struct LuaWriter {
  /// What was written.
  private(set) var text = ""
  private var random = SeededGenerator(bytes: [])
  /// The bytes of each part of the plugin that is still to be written.
  private var parts: ArraySlice<ArraySlice<UInt8>>
  private var depth = 0

  /// The deepest nesting of forms, and the most bytes.
  private static let depthLimit = 14
  private static let sizeLimit = 24_000

  /// Symbols that are one word each.
  private static let words: [Character: [String]] = [
    "w": LuaWords.all.filter { $0.allSatisfy { $0.isLetter || $0 == "_" } }
      .filter { !LuaWords.keywords.contains($0) },
    "g": LuaWords.names(of: "cell"), "p": LuaWords.names(of: "property"),
    "y": LuaWords.names(of: "option"), "x": LuaWords.names(of: "fx"),
    "h": LuaWords.names(of: "handler"), "l": LuaWords.library, "N": LuaWords.numbers,
    "Q": LuaWords.texts.map { "'\($0)'" } + LuaWords.names(of: "property").map { "'\($0)'" },
    "m": LuaWords.library.compactMap { $0.hasPrefix("string.") ? String($0.dropFirst(7)) : nil },
    "M": LuaWords.events.map { "\($0) = $f" } + [
      "__index = $t", "__index = $e", "__newindex = $t",
    ],
  ]

  /// The plugin that bytes stand for; a byte of 255 ends the choices of a part: of the declarations,
  /// of what runs at loading, of each handler.
  init(_ bytes: ArraySlice<UInt8>) {
    parts = bytes.split(separator: 255, omittingEmptySubsequences: false)[...]
    write("P")
  }

  private mutating func write(_ symbol: Character) {
    if depth == 1, symbol == "D" || symbol == "B" {
      random = SeededGenerator(bytes: parts.popFirst() ?? [])
    }
    let forms = LuaGrammar.forms[symbol] ?? Self.words[symbol] ?? [String(symbol)]
    depth += 1
    defer { depth -= 1 }
    let isAtEnd = random.isSpent || depth > Self.depthLimit || text.utf8.count > Self.sizeLimit
    expand(forms[isAtEnd ? 0 : choice(of: forms.count)])
  }

  /// One byte, or two where one does not reach all.
  private mutating func choice(of count: Int) -> Int {
    guard count > 1 else { return 0 }
    let first = Int(random.next() & 0xFF)
    return (count > 256 ? first << 8 | Int(random.next() & 0xFF) : first) % count
  }

  private mutating func expand(_ form: String) {
    var isSymbol = false
    for character in form {
      if isSymbol {
        write(character)
      } else if character != "$" {
        text.append(character)
      }
      isSymbol = !isSymbol && character == "$"
    }
  }
}
