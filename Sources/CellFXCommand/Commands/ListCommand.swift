import CellScenario
import CellScript

/// `cellfx list`: the effects that are there.
enum ListCommand {
  static let command = Command(
    name: "list",
    about: "List the effects that are there",
    options: [
      PluginFolders.option,
      Option(name: "--json", about: "Print the list as JSON"),
    ],
    exits: ExitCode.ofPrinting + [.badData, .missingInput],
    examples: [
      ("cellfx list", "built-in effects and plugins"),
      ("cellfx list --plugins ~/effects", "those of another folder too"),
    ],
    perform: perform)

  private static func perform(
    _ arguments: Arguments, _ console: inout Console
  ) throws(Stop) -> ExitCode {
    let inventory = Inventory(folders: try PluginFolders.all(arguments, &console))
    if arguments.has("--json") {
      try console.printLine(EffectTree.list(of: inventory).lines)
    } else {
      let table = EffectTable(palette: console.palette)
      for line in table.lines(of: inventory, columns: Outside.columns) {
        try console.printLine(line)
      }
      try console.say(inventory.broken.flatMap(\.error.account))
    }
    return inventory.broken.isEmpty ? .done : .badData
  }
}
