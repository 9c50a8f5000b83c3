import Foundation
import Testing

/// What the program prints of an effect that fails.
@Suite struct FailurePrintTests {
  private func run(
    _ body: String, name: String = "twitch", _ words: String...
  ) throws -> (ending: Program.Ending, file: String) {
    let folder = try TemporaryFolder()
    let text = "--!cellfx api=1\nlocal fx, e = require 'cellfx', {}\n\(body)\nreturn e\n"
    _ = try folder.write(text, to: "\(name).lua")
    let press = try folder.write(
      OneTouch.scenario(name, y: 100), to: "press.json")
    return (try Program.run(["run", press] + words), folder.path("\(name).lua"))
  }

  @Test func `what, where, in which handler, on which cell, when and by which calls`() throws {
    let (ending, file) = try run(
      """
      local function inner(cell)
        cell.scale = "big"
      end
      function e.touch_began(cell, touch, p)
        inner(cell)
      end
      """, "--quiet")
    #expect(ending.code == 1)
    let lines = ending.lines
    #expect(lines[0] == "  ✗ \(file):4 in touch_began, cell 2, at 0.1 s")
    #expect(lines[1] == "    `scale` must be a number, not a string")
    #expect(lines.contains("    4 │   cell.scale = \"big\""))
    let trace = lines.filter { $0.hasPrefix("      twitch.lua:") }
    #expect(
      trace == [
        "      twitch.lua:4: in upvalue 'inner'", "      twitch.lua:7: in function <twitch.lua:6>",
      ])
    #expect(lines.suffix(2) == ["    The cell was let go; twitch goes on.", ""])
  }

  @Test(arguments: [
    ("twitch", "    twitch was taken off the grid."),
    ("tint", "    tint was taken off; the built-in of that name plays in its place."),
  ])
  func `a stop says what became of the effect`(_ name: String, _ sentence: String) throws {
    let body = "function e.touch_began(cell)\n  while true do end\nend"
    let (ending, file) = try run(body, name: name, "--quiet")
    #expect(ending.code == 1)
    #expect(ending.lines[0] == "  ✗ \(file):4 in touch_began, cell 2, at 0.1 s", "\(ending.output)")
    #expect(ending.lines[1] == "    its 202,000 steps for this instant are used up")
    #expect(ending.lines.contains { $0.hasPrefix("      \(name).lua:4: in function <") })
    #expect(ending.lines.suffix(2) == [sentence, ""])
  }

  @Test func `machines read the same`() throws {
    let body = "function e.touch_began(cell)\n  error 'no'\nend"
    let (ending, file) = try run(body, "--json")
    let object = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
    let scenarios = (object as? [String: Any])?["scenarios"] as? [[String: Any]]
    let failures = scenarios?.first?["failures"] as? [[String: Any]]
    let failure = try #require(failures?.first, "\(ending.output)")
    let texts = ["effect", "reason", "message", "handler", "consequence", "file", "traceback"]
    #expect(
      texts.map { failure[$0] as? String } == [
        "twitch", "error", "no", "touch_began", "let_go", file,
        "[C]: in global 'error'\ntwitch.lua:4: in function <twitch.lua:3>",
      ])
    #expect(failure["line"] as? Int == 4)
    #expect(failure["cell"] as? Int == 2)
    #expect(failure["time"] as? Double == 0.1)
  }

  @Test func `what a version that does not load has written stands beneath its error`() throws {
    let body = "print('about', 3)\ne.touch_begin = print"
    let (ending, _) = try run(body)
    let written = "    twitch: about   3"
    #expect(ending.errors.split(separator: "\n").last.map(String.init) == written)
    let folder = try TemporaryFolder()
    let text = "--!cellfx api=1\nprint('about', 3) error 'no'\n"
    let info = try Program.run(["info", try folder.write(text, to: "twitch.lua")])
    #expect(info.errors.split(separator: "\n").last.map(String.init) == written)
  }

  @Test func `a table that is no plugin has the line that speaks of it`() throws {
    let (ending, file) = try run("\ne.touch_begin = print")
    #expect(ending.code == 65)
    #expect(
      ending.errors.contains("\(file):4: there is no entry `touch_begin`."), "\(ending.errors)")
    #expect(ending.errors.contains("Did you mean `touch_began`?"))
    #expect(ending.errors.contains("  4 │ e.touch_begin = print"))
  }
}
