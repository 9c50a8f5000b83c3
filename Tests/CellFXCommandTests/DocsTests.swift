import CellScript
import Testing

@Suite struct DocsTests {
  @Test func `names every entry of the bridge's table`() throws {
    let ending = try Program.run(["docs"])
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

  @Test func `shows one section alone, and says which there are`() throws {
    #expect(try Program.run(["docs", "animation"]).lines.first == "animation")
    let wrong = try Program.run(["docs", "ripple"])
    #expect(wrong.code == 64)
    #expect(wrong.errors.contains("animation"))
  }
}
