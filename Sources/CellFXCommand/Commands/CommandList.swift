/// The commands of the program, in the order of the help.
enum CommandList {
  static let all = [
    RunCommand.command, ListCommand.command, InfoCommand.command, DocsCommand.command,
    SchemaCommand.command, BenchCommand.command,
  ]

  /// The command of a name.
  static func command(named name: String) throws(UsageFault) -> Command {
    guard let command = all.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, known: all.map(\.name) + ["help"])
    }
    return command
  }
}
