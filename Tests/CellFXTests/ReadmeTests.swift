import CellFX
import Foundation
import Testing

/// What the README says is true.
@Suite struct ReadmeTests {
  /// The blocks of a language in the README.
  private func blocks(_ language: String) throws -> [String] {
    try Page("README.md").blocks(language)
  }

  private let example = "Tests/CellFXTests/EmbeddingExample.swift"

  @Test func `its Swift is what a test compiles and runs`() throws {
    let lines = try Page(example).marked("README")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }
    let shown = try blocks("swift")
    #expect(shown.count == 2)
    #expect(shown[0] == "import CellFX\n\n" + lines.joined(separator: "\n").dropLast())
    EmbeddingExample.run()
  }

  @Test func `its effect in Swift is what a test compiles, and moves a cell`() throws {
    let code = try Page(example).marked("README's effect")
    #expect(try blocks("swift")[1] + "\n" == code)
    let stage = Stage(
      grid: GridSettings(
        viewport: Size(width: 100, height: 100), count: 2, cell: Size(width: 100, height: 50)))
    stage.add(Nudge())
    stage.start()
    stage.feed(.touchBegan(id: 1, at: Point(x: 10, y: 10)), at: 0)
    stage.advance(to: 0.5)
    #expect(stage.frame().number(.translationX, at: 0) == 8)
  }

  @Test(arguments: [("nudge", 0), ("swell", 1)])
  func `its plugins load, move a cell and have no failure`(_ name: String, place: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cellfx-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lua = try blocks("lua")
    #expect(lua.count == 2)
    try lua[place].write(
      to: folder.appending(path: "\(name).lua"), atomically: true, encoding: .utf8)
    let files = try PluginFiles.named(name, in: [folder.path])
    let stage = Stage(
      grid: GridSettings(
        viewport: Size(width: 100, height: 100), count: 2, cell: Size(width: 100, height: 50)))
    stage.add(try ScriptEffect(files, seed: 1, limits: .counted))
    stage.start()
    stage.feed(.touchBegan(id: 1, at: Point(x: 10, y: 10)), at: 0)
    stage.advance(to: 0.5)
    let frame = stage.frame()
    let moved = [Property.translationX, .scale].filter {
      frame.number($0, at: 0) != Float($0.neutral)
    }
    #expect(moved == [[.translationX], [.scale]][place])
    #expect(!stage.takeReports().contains { if case .failure = $0 { true } else { false } })
  }

  @Test func `its scenario holds`() throws {
    let json = try blocks("json")
    #expect(json.count == 1)
    let shelf = EffectShelf(limits: .counted)
    let player = try Player(Scenario(json: Array(json[0].utf8)), effects: shelf)
    let verdicts = player.play().verdicts
    #expect(verdicts.count == 1)
    #expect(verdicts.allSatisfy { $0.miss == nil })
  }
}
