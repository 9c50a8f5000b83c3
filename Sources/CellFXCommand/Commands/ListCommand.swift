import CellEffect
import CellScenario

/// `cellfx list`: the effects that are there.
enum ListCommand {
  static let command = Command(
    name: "list",
    about: "List the effects that are there",
    options: [
      PluginFolders.option,
      Option(name: "--json", about: "Print the list as JSON"),
    ],
    examples: [
      ("cellfx list", "built-in effects and plugins"),
      ("cellfx list --plugins ~/effects", "those of another folder too"),
    ],
    perform: perform)

  private static func perform(
    _ arguments: Arguments, _ console: inout Console
  ) throws(Stop) -> ExitCode {
    let shelf = EffectShelf(folders: PluginFolders.all(arguments))
    var cards: [EffectCard] = []
    var errors: [(name: String, sentence: String)] = []
    let names =
      BuiltIn.names.map { "builtin:" + $0 } + Set(shelf.pluginNames).sorted().map { "plugin:" + $0 }
    for name in names {
      do throws(ScenarioError.Fault) {
        cards.append(EffectCard(try shelf.effect(named: name, seed: 1)))
      } catch {
        errors.append((name: name, sentence: error.sentence))
      }
    }
    if arguments.has("--json") {
      let list = JSONTree.list(cards.map { EffectTree.brief($0) })
      try console.printLine(JSONTree.object([.init("effects", list)]).lines)
    } else {
      for line in EffectTable(palette: console.palette).lines(of: cards) {
        try console.printLine(line)
      }
    }
    if !errors.isEmpty { try console.say(errors.map(\.sentence)) }
    return errors.isEmpty ? .done : .badData
  }
}
