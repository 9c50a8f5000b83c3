import Testing

@testable import CellFXCommand

@Suite struct SpellingTests {
  private let words = ["run", "list", "info", "schema"]

  @Test(arguments: [
    ("rnu", "run"), ("lst", "list"), ("infos", "info"), ("shcema", "schema"), ("runn", "run"),
  ])
  func `finds what was meant`(word: String, meant: String) {
    #expect(Spelling.nearest(to: word, among: words) == meant)
  }

  @Test(arguments: ["play", "", "x", "timeline"])
  func `suggests nothing far away`(word: String) {
    #expect(Spelling.nearest(to: word, among: words) == nil)
  }

  @Test func `takes the first of equally near words`() {
    #expect(Spelling.nearest(to: "tin", among: ["tint", "tin1"]) == "tint")
    #expect(Spelling.nearest(to: "tint", among: []) == nil)
  }
}
