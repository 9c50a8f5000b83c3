import CellScript
import Foundation
import Testing

@Suite struct DocsTests {
  @Test func `names every entry of the bridge's table`() throws {
    let ending = try Program.run(["docs"], variables: ["COLUMNS": "1000"])
    #expect(ending.code == 0)
    #expect(ScriptInterface.entries.count > 100)
    for entry in ScriptInterface.entries {
      let line = ending.lines.first {
        $0.hasPrefix("  \(entry.name) ") && $0.hasSuffix(entry.about)
      }
      #expect(line != nil, "\(entry.owner).\(entry.name)")
      #expect((entry.kind == "function") == (entry.call != nil), "\(entry.name)")
      if let call = entry.call { #expect(line?.contains(" \(call) ") == true) }
    }
  }

  @Test func `tells what is shown under reduced motion, as does the page that authors read first`()
    throws
  {
    let section = try Program.run(["docs", "property"]).output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let rule = try #require(
      section.components(separatedBy: "Under grid.reduce_motion ").dropFirst().first)
    let parts = rule.components(separatedBy: " not shown")
    for property in ScriptInterface.entries where property.owner == "property" {
      let name = property.name
      guard property.range != nil else { continue }
      let place = name.contains(/translation|scale|rotation/) ? 0 : 1
      #expect(parts[place].contains("\(name),") || parts[place].contains("\(name) "), "\(name)")
    }
    #expect(rule.contains("80 % opaque"))
    #expect(rule.contains("reduce_motion = \"keep\""))
    let page = try String(
      contentsOfFile: Program.tests + "/../README.md", encoding: .utf8)
    #expect(page.contains("(`grid.reduce_motion`), translation, scale and rotation are not shown"))
    #expect(page.contains("80 % opaque"))
  }

  @Test(arguments: [40, 60, 80, 100])
  func `fits a terminal, word by word`(columns: Int) throws {
    let wide = try Program.run(["docs"], variables: ["COLUMNS": "1000"])
    let narrow = try Program.run(["docs"], variables: ["COLUMNS": "\(columns)"])
    for line in narrow.lines {
      #expect(line.count <= columns && line.last != " ", "\(line)")
    }
    let texts = [wide, narrow].map { $0.output.split(whereSeparator: \.isWhitespace) }
    #expect(texts[0] == texts[1])
  }

  @Test(arguments: [40, 60, 80])
  func `info fits a terminal, but for a path`(columns: Int) throws {
    let path = Program.tests + "/../Plugins/tint.lua"
    for effect in ["builtin:crossfade", path] {
      let ending = try Program.run(["info", effect], variables: ["COLUMNS": "\(columns)"])
      #expect(ending.code == 0)
      for line in ending.lines.dropFirst() {
        #expect(line.count <= columns && line.last != " ", "\(line)")
      }
    }
  }

  @Test func `shows one section alone, and says which there are`() throws {
    #expect(try Program.run(["docs", "animation"]).lines.first == "animation")
    let wrong = try Program.run(["docs", "ripple"])
    #expect(wrong.code == 64)
    #expect(wrong.errors.contains("animation"))
  }
}
