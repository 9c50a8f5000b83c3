import CellEffect
import CellGrid
import CellScenario
import CellScript
import CellStage
import CellTesting
import Testing

@Suite struct PluginTests {
  private let folder = SampleFolder()

  private func stage(_ effects: [any Effect]) -> Stage {
    let stage = Stage(
      grid: GridSettings(
        viewport: Size(width: 100, height: 100), count: 3, cell: Size(width: 100, height: 20)))
    for effect in effects { stage.add(effect, fallback: BuiltIn.make(effect.name)) }
    stage.start()
    return stage
  }

  private func lines(_ stage: Stage) -> [String] {
    stage.takeReports().compactMap { if case .log(_, let line, _) = $0 { line } else { nil } }
  }

  private func mark(_ mark: String) -> String {
    """
    --!cellfx api=1
    local mark = require "pair.mark"
    print("loading " .. mark)
    return {
      parameters = { \(mark) = 1 },
      attached = function(grid, event, p)
        print(mark, grid.memory.mark)
        grid.memory.mark = mark
      end,
    }
    """
  }

  @Test func `saving any file of a plugin and reloading makes it the new one`() throws {
    folder.write(mark("one"), to: "pair/init.lua")
    folder.write("return 'first'", to: "pair/mark.lua")
    let effect = try ScriptEffect(PluginFiles.at("\(folder.path)/pair"), seed: 1, limits: .counted)
    _ = effect.takeLines()
    let stage = stage([Bounce(), effect])
    try stage.setParameter("one", of: 1, to: .number(3), at: 0)
    let plugin = try #require(Plugin(1, on: stage))
    #expect(Plugin(0, on: stage) == nil)
    #expect(Plugin.all(on: stage).map(\.use) == [1])
    folder.write("return 'second'", to: "pair/mark.lua")
    let reload = try plugin.reload(at: 1)
    #expect(reload.droppedParameters == [])
    #expect(reload.lines == ["loading second"])
    folder.write(mark("two"), to: "pair/init.lua")
    #expect(try plugin.reload(at: 1).droppedParameters == ["one"])
    #expect(lines(stage) == ["first\tnil", "second\tfirst", "second\tsecond"])
    #expect(plugin.effect !== effect)
  }

  @Test func `an error calls the file as it is on disk and changes nothing`() throws {
    folder.write(mark("one"), to: "pair/init.lua")
    folder.write("return 'first'", to: "pair/mark.lua")
    let effect = try ScriptEffect(PluginFiles.at("\(folder.path)/pair"), seed: 1, limits: .counted)
    _ = effect.takeLines()
    let stage = stage([effect])
    let plugin = try #require(Plugin(0, on: stage))
    folder.write("return 'second' ..\n\n", to: "pair/mark.lua")
    let error = #expect(throws: PluginError.self) { try plugin.reload(at: 1) }
    #expect(error?.file == "\(folder.path)/pair/mark.lua")
    #expect(error?.reason == .syntax)
    #expect(stage.time == 1)
    #expect(plugin.effect === effect)
    folder.write("return 'third'", to: "pair/mark.lua")
    try plugin.reload(at: 2)
    #expect(lines(stage) == ["first\tnil", "third\tfirst"])
  }
}
