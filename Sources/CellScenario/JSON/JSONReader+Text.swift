extension JSONReader {
  /// The text that begins at the next byte, a quote.
  mutating func readText() throws(SyntaxError) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      guard let byte = peek else { throw error(.ended(expected: .closingQuote)) }
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try readEscape()).utf8)
      case 0..<0x20:
        throw error(.controlCharacter(byte))
      case 0x20..<0x80:
        text.append(byte)
        index += 1
      default:
        let length = String(try scalar()).utf8.count
        text.append(contentsOf: bytes[index..<index + length])
        index += length
      }
    }
  }

  private mutating func readEscape() throws(SyntaxError) -> Unicode.Scalar {
    let start = position
    index += 1
    guard let letter = peek else { throw error(.ended(expected: .closingQuote)) }
    if letter == UInt8(ascii: "u") { return try readCodes(from: start) }
    guard let meaning = Self.escapes[letter] else {
      throw SyntaxError(position: start, fault: .unknownEscape(try scalar()))
    }
    index += 1
    return meaning
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// The scalar of one `\u` with its four digits, or of two that are a pair of surrogates.
  private mutating func readCodes(from start: Position) throws(SyntaxError) -> Unicode.Scalar {
    let first = try readCode()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = SyntaxError(position: start, fault: .loneSurrogate(first))
    guard first < 0xDC00, bytes[index...].starts(with: [0x5C, 0x75]) else { throw lone }
    index += 1
    let second = try readCode()
    guard case 0xDC00..<0xE000 = second else { throw lone }
    let code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    guard let scalar = Unicode.Scalar(code) else { throw lone }
    return scalar
  }

  private mutating func readCode() throws(SyntaxError) -> UInt16 {
    index += 1
    var code: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw wrong(.hexDigits)
      }
      code = code << 4 | UInt16(digit)
      index += 1
    }
    return code
  }

  /// The Unicode scalar that begins at the next byte.
  mutating func scalar() throws(SyntaxError) -> Unicode.Scalar {
    var decoder = UTF8()
    var input = bytes[index...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&input) else {
      throw error(.encoding)
    }
    return scalar
  }
}
