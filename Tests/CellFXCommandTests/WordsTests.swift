import Testing

@testable import CellFXCommand

@Suite struct WordsTests {
  private let commands = ["run", "list", "info", "schema"]

  @Test(arguments: [
    ("rnu", "run"), ("lst", "list"), ("infos", "info"), ("shcema", "schema"), ("runn", "run"),
  ])
  func `suggests what was meant`(word: String, meant: String) {
    #expect(Words.suggestion(for: word, among: commands) == " Did you mean `\(meant)`?")
  }

  @Test(arguments: ["play", "", "x", "timeline"])
  func `suggests nothing far away`(word: String) {
    #expect(Words.suggestion(for: word, among: commands) == "")
  }

  @Test func `suggests the first of the alphabet among equally near words`() {
    #expect(Words.suggestion(for: "tin", among: ["tint", "tin1"]) == " Did you mean `tin1`?")
    #expect(Words.suggestion(for: "tint", among: []) == "")
  }

  @Test(arguments: [
    (1.0, "1.000"), (0.9609, "0.961"), (0.0004, "0.000"), (-0.25, "-0.250"), (86_400, "86400.000"),
    (1e30, "1e30"), (-1e300, "-1e300"), (.infinity, "∞"), (-.infinity, "-∞"),
  ])
  func `writes thousandths, however large a number is`(number: Double, text: String) {
    #expect(Words.thousandths(number) == text)
  }

  @Test(arguments: [("plain", 5), ("日本語", 6), ("e\u{301}", 1), ("🎈a", 3), ("", 0)])
  func `knows how wide a terminal shows a text`(text: String, width: Int) {
    #expect(Words.width(text) == width)
    #expect(Words.prefix(of: text, columns: width) == text)
    #expect(Words.width(Words.prefix(of: text, columns: max(0, width - 1))) < max(1, width))
  }

  @Test func `writes out control characters of others`() {
    #expect(Words.plain("a\tb\u{1B}[2J\n") == "a\\tb\\u{1b}[2J\\n")
    #expect(Words.plain("日本 é") == "日本 é")
  }

  @Test(arguments: [
    ("a\t1", "a   1"), ("four\t1", "four    1"), ("\ta", "    a"),
    ("a\t\tb\u{1B}", "a       b\\u{1b}"),
    ("日本\tc", "日本    c"), ("plain", "plain"), ("", ""),
  ])
  func `shows a tab of a line that was written as blanks`(line: String, shown: String) {
    #expect(Words.written(line) == shown)
  }

  private static let told: [(number: Double, others: [Double], text: String)] = [
    (0.25, [0.5], "0.25"), (0.5, [0.5], "0.5"), (1.0 / 3, [0.333333], "0.333333333"),
    (0.30000000000000004, [0.5, 0.3], "0.30000000000000004"), (1e9 + 1, [1e9], "1000000001"),
    (.nan, [1], "no number"),
  ]

  @Test(arguments: told)
  func `writes as many digits as tell a number from others`(
    number: Double, others: [Double], text: String
  ) {
    let digits = Words.digits(telling: [number], from: others)
    #expect(Words.number(number, digits: digits) == text)
  }

  @Test(arguments: [
    (0.0, 0), (0.5, 1), (-1.5, -2), (1e300, Int.max), (-.infinity, Int.min), (.nan, 0),
    (9.3e18, Int.max),
  ])
  func `finds the nearest whole number of any number`(number: Double, whole: Int) {
    #expect(Words.nearest(number) == whole)
  }
}
