import Testing

@testable import CellFXCommand

@Suite struct ArgumentsTests {
  private func read(_ words: String...) throws -> Arguments {
    try Arguments(words, for: RunCommand.command)
  }

  @Test func `takes values after a space, an equals sign, or at once`() throws {
    #expect(try read("a", "--rate", "30").value(of: "--rate") == "30")
    #expect(try read("a", "--rate=30").value(of: "--rate") == "30")
    #expect(try read("--set=a=b=c", "a").value(of: "--set") == "a=b=c")
    #expect(try read("-q", "a").has("--quiet"))
    #expect(try read("-qh").has("--help"))
  }

  @Test func `a lone minus and all after two are operands`() throws {
    #expect(try read("-", "b").operands == ["-", "b"])
    #expect(try read("a", "--", "--rate", "-q").operands == ["a", "--rate", "-q"])
  }

  @Test func `repeatable options keep their order`() throws {
    let arguments = try read("a", "--plugins", "x", "--plugins=y")
    #expect(arguments.values(of: "--plugins") == ["x", "y"])
  }

  @Test func `help needs no operands`() throws {
    #expect(try read("--help").operands.isEmpty)
  }

  @Test(arguments: [
    ["a", "--rate"], ["a", "--rate", "nan"], ["a", "--rate", "inf"], ["a", "--seed", "-1"],
    ["a", "--seed", "1.5"], ["a", "-x"], ["a", "--quiet=1"], ["a", "--trace="], [],
  ])
  func `refuses what the table does not have`(words: [String]) {
    #expect(throws: UsageFault.self) { try Arguments(words, for: RunCommand.command) }
  }
}
