extension JSONReader {
  /// The number that begins at the next byte.
  mutating func readNumber() throws(SyntaxError) -> Double {
    let start = position
    let text = bytes[index...].prefix(while: isNumberByte)
    let written = String(decoding: text.prefix(40), as: UTF8.self)
    if text.elementsEqual([UInt8(ascii: "-")]) { return try refuseSign() }
    guard isWellFormed(text) else {
      throw SyntaxError(position: start, fault: .malformedNumber(written))
    }
    guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
      throw SyntaxError(position: start, fault: .hugeNumber(written))
    }
    index += text.count
    return number
  }

  /// A minus without digits: `-Infinity` is a word, anything else lacks a digit.
  private mutating func refuseSign() throws(SyntaxError) -> Double {
    let start = position
    index += 1
    let word = String(decoding: bytes[index...].prefix(while: isWordByte).prefix(40), as: UTF8.self)
    guard word.isEmpty else { throw SyntaxError(position: start, fault: .word("-" + word)) }
    throw wrong(.digit)
  }

  func startsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".")
  }

  func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte)
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    startsNumber(byte) || byte | 0x20 == UInt8(ascii: "e")
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether the bytes are `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  private func isWellFormed(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    if whole.isEmpty || (whole.count > 1 && whole.first == UInt8(ascii: "0")) { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if fraction.isEmpty { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard let letter = rest.first else { return true }
    guard letter | 0x20 == UInt8(ascii: "e") else { return false }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }
}
