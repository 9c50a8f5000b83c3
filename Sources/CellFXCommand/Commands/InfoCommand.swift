import CellEffect
import CellScenario
import CellScript

/// `cellfx info`: what an effect is and what can be set.
enum InfoCommand {
  static let command = Command(
    name: "info",
    about: "Say what an effect does and what can be set",
    operands: Operands(name: "EFFECT", count: 1...1),
    options: [
      PluginFolders.option,
      Option(name: "--json", about: "Print it as JSON"),
    ],
    exits: ExitCode.ofPrinting + [.badData, .missingInput],
    examples: [
      ("cellfx info bounce", "the plugin of that name, or the built-in"),
      ("cellfx info builtin:tint", "the built-in"),
      ("cellfx info ./ripple.lua", "a file"),
    ],
    perform: perform)

  private static func perform(
    _ arguments: Arguments, _ console: inout Console
  ) throws(Stop) -> ExitCode {
    let name = arguments.operands.first ?? ""
    let shelf = EffectShelf(
      folders: try PluginFolders.all(arguments, &console), prefersPlugins: true)
    let card: EffectCard
    do throws(ScenarioError.Fault) {
      card = EffectCard(
        try shelf.effect(named: name, seed: 1), path: EffectShelf.isPath(name) ? name : nil)
    } catch {
      throw Stop(
        code: error.code, lines: ["cellfx: " + error.sentence] + error.written)
    }
    if arguments.has("--json") {
      try console.printLine(EffectTree.full(card).lines)
    } else {
      let table = EffectTable(palette: console.palette)
      for line in table.lines(about: card, columns: Outside.columns) {
        try console.printLine(line)
      }
    }
    return .done
  }
}
