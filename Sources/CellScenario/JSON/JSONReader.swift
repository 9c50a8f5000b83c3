/// Reads JSON strictly (RFC 8259) and remembers where everything stands.
///
/// Invariant: `index` never passes the end of `bytes`; `marked` is a place at or before it whose
/// position is known, so that all positions together cost one walk over the text.
///
/// Stricter than the RFC allows: no byte order mark, no name twice, no number that a double cannot
/// hold, no lone surrogates, at most ``depthLimit`` levels and ``sizeLimit`` bytes.
struct JSONReader {
  /// The deepest nesting that is read, in lists and objects.
  static let depthLimit = 64
  /// The most bytes that are read.
  static let sizeLimit = 64 << 20

  let bytes: [UInt8]
  var index = 0
  private var marked = (index: 0, position: Position.start)
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that a text holds.
  static func read(_ bytes: [UInt8]) throws(SyntaxError) -> JSONNode {
    var reader = JSONReader(bytes)
    try reader.checkBeginning()
    reader.skipSpace()
    guard reader.peek != nil else { throw reader.error(.empty) }
    let node = try reader.readValue()
    reader.skipSpace()
    if reader.peek != nil { throw reader.error(.trailing(try reader.scalar())) }
    return node
  }

  private mutating func checkBeginning() throws(SyntaxError) {
    if bytes.count > Self.sizeLimit { throw error(.tooLarge(limit: Self.sizeLimit)) }
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
    if marks.contains(where: { bytes.starts(with: $0) }) { throw error(.byteOrderMark) }
  }

  // MARK: Places

  /// The byte that comes next.
  var peek: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// The position of the next byte; amortised over a whole text O(1).
  var position: Position {
    mutating get {
      while marked.index < index {
        let byte = bytes[marked.index]
        if byte == UInt8(ascii: "\n") {
          marked.position = Position(line: marked.position.line + 1, column: 1)
        } else if byte & 0xC0 != 0x80 {
          marked.position.column += 1
        }
        marked.index += 1
      }
      return marked.position
    }
  }

  mutating func error(_ fault: SyntaxFault) -> SyntaxError {
    SyntaxError(position: position, fault: fault)
  }

  /// The error of finding the wrong thing next.
  mutating func wrong(_ expected: SyntaxFault.Expected) -> SyntaxError {
    guard let byte = peek else { return error(.ended(expected: expected)) }
    if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#") { return error(.comment) }
    do {
      return error(.unexpected(try scalar(), expected: expected))
    } catch {
      return error
    }
  }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  // MARK: Values

  private mutating func readValue() throws(SyntaxError) -> JSONNode {
    let start = position
    switch peek {
    case UInt8(ascii: "{"): return JSONNode(position: start, value: try readObject())
    case UInt8(ascii: "["): return JSONNode(position: start, value: try readList())
    case UInt8(ascii: "\""): return JSONNode(position: start, value: .text(try readText()))
    case let byte? where startsNumber(byte):
      return JSONNode(position: start, value: .number(try readNumber()))
    case let byte? where isLetter(byte):
      return JSONNode(position: start, value: try readWord())
    default: throw wrong(.value)
    }
  }

  private mutating func readWord() throws(SyntaxError) -> JSONValue {
    let word = String(decoding: bytes[index...].prefix(while: isWordByte).prefix(40), as: UTF8.self)
    let value: JSONValue
    switch word {
    case "null": value = .null
    case "true": value = .boolean(true)
    case "false": value = .boolean(false)
    default: throw error(.word(word))
    }
    index += word.utf8.count
    return value
  }

  private mutating func readList() throws(SyntaxError) -> JSONValue {
    try enter()
    var elements: [JSONNode] = []
    if !close(UInt8(ascii: "]")) {
      repeat {
        try refuseTrailingComma(before: UInt8(ascii: "]"), isFirst: elements.isEmpty)
        elements.append(try readValue())
      } while try !closeOrComma(UInt8(ascii: "]"), .commaOrListEnd)
    }
    depth -= 1
    return .list(elements)
  }

  private mutating func readObject() throws(SyntaxError) -> JSONValue {
    try enter()
    var members: [JSONMember] = []
    var places: [String: Position] = [:]
    if !close(UInt8(ascii: "}")) {
      repeat {
        try refuseTrailingComma(before: UInt8(ascii: "}"), isFirst: members.isEmpty)
        let member = try readMember(isFirst: members.isEmpty)
        if let first = places.updateValue(member.position, forKey: member.key) {
          throw SyntaxError(
            position: member.position, fault: .repeatedKey(member.key, first: first))
        }
        members.append(member)
      } while try !closeOrComma(UInt8(ascii: "}"), .commaOrObjectEnd)
    }
    depth -= 1
    return .object(members)
  }

  private mutating func readMember(isFirst: Bool) throws(SyntaxError) -> JSONMember {
    let start = position
    guard peek == UInt8(ascii: "\"") else { throw wrong(isFirst ? .keyOrEnd : .key) }
    let key = try readText()
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw wrong(.colon) }
    index += 1
    skipSpace()
    return JSONMember(key: key, position: start, node: try readValue())
  }

  // MARK: Brackets

  private mutating func enter() throws(SyntaxError) {
    guard depth < Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
    depth += 1
    index += 1
    skipSpace()
  }

  private mutating func close(_ end: UInt8) -> Bool {
    guard peek == end else { return false }
    index += 1
    return true
  }

  private mutating func closeOrComma(
    _ end: UInt8, _ expected: SyntaxFault.Expected
  ) throws(SyntaxError) -> Bool {
    skipSpace()
    if close(end) { return true }
    guard peek == UInt8(ascii: ",") else { throw wrong(expected) }
    index += 1
    skipSpace()
    return false
  }

  private mutating func refuseTrailingComma(
    before end: UInt8, isFirst: Bool
  ) throws(SyntaxError) {
    if peek == end, !isFirst { throw error(.trailingComma) }
  }
}
