import Testing

@testable import CellScenario

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONNode {
    try JSONReader.read(Array(text.utf8))
  }

  @Test func `keeps where every key and value stands`() throws {
    let node = try read("{\n  \"a\": [1, {\"é\": true}],\r\n\t\"b\": null}")
    #expect(node.position == Position(line: 1, column: 1))
    #expect(node.members.map(\.position) == [.init(line: 2, column: 3), .init(line: 3, column: 2)])
    let list = try #require(node["a"]?.elements)
    #expect(list.map(\.position) == [.init(line: 2, column: 9), .init(line: 2, column: 12)])
    #expect(list[1]["é"]?.position == Position(line: 2, column: 18))
  }

  @Test func `counts columns in scalars`() throws {
    let node = try read("[\"한글 🎈\", 7]")
    #expect(node.elements[1].position == Position(line: 1, column: 10))
  }

  @Test(arguments: [
    "0", "-0", "1", "-1", "0.1", "1e308", "-1E-308", "4.9e-324", "1.7976931348623157e308",
    "123456789012345678901234567890", "1e-400", "12.50e+1",
  ])
  func `reads numbers to the nearest double`(text: String) throws {
    #expect(try read(text).number == Double(text))
  }

  @Test(arguments: [
    "1e309", "-1e400", "01", "-01", "+1", ".5", "1.", "1.e3", "1e", "1e+", "--1", "1-1", "-",
    "0x1", "1_000", "Infinity", "-Infinity", "NaN", "nan", "1,2", "1 2",
  ])
  func `refuses numbers that JSON does not have`(text: String) {
    #expect(throws: SyntaxError.self) { try read(text) }
  }

  @Test func `reads every escape`() throws {
    let text = try read(#""\"\\\/\b\f\n\r\tA\u00e9\ud83c\udf88""#).text
    #expect(text == "\"\\/\u{8}\u{C}\n\r\tAé🎈")
  }

  @Test(arguments: [
    #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, #""\ud800\ud800""#, #""\u00""#, #""\x41""#,
    #""\"#, "\"\u{1}\"", "\"\u{0}\"", "\"",
  ])
  func `refuses texts that JSON does not have`(text: String) {
    #expect(throws: SyntaxError.self) { try read(text) }
  }

  @Test func `allows delete and line separators inside texts`() throws {
    #expect(try read("\"\u{7F}\u{2028}\"").text == "\u{7F}\u{2028}")
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82], [0xFF], [0x5B, 0x80, 0x5D],
    ] as [[UInt8]])
  func `refuses bytes that are not UTF-8`(bytes: [UInt8]) {
    let error = #expect(throws: SyntaxError.self) { try JSONReader.read(bytes) }
    #expect(error?.fault == .encoding)
  }

  @Test func `nests to the limit and no deeper`() throws {
    let limit = JSONReader.depthLimit
    let fits = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(throws: Never.self) { try read(fits) }
    let error = #expect(throws: SyntaxError.self) { try read("[" + fits + "]") }
    #expect(error?.fault == .tooDeep(limit: limit))
    #expect(error?.position == Position(line: 1, column: limit + 1))
  }

  @Test func `reads one long line in one walk`() throws {
    let text = "[" + Array(repeating: "{\"a\":1}", count: 100_000).joined(separator: ",") + "]"
    let node = try read(text)
    #expect(node.elements[99_999].position == Position(line: 1, column: 2 + 8 * 99_999))
  }
}
