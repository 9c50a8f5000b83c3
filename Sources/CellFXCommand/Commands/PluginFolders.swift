/// Where plugins are looked up: `--plugins`, `$CELLFX_PLUGINS`, `./Plugins`, beside the program.
enum PluginFolders {
  static let option = Option(
    name: "--plugins", value: .text("FOLDER"), isRepeatable: true,
    about: "Look plugins up here first; may be repeated")

  /// The folders, in order.
  ///
  /// One that the command line names must be there; of one that the variable names and that is not,
  /// which may be so on another machine, it is said.
  static func all(
    _ arguments: Arguments, _ console: inout Console
  ) throws(Stop) -> [String] {
    var folders = arguments.values(of: option.name)
    if let missing = folders.first(where: { !FileAccess.isFolder($0) }) {
      throw Stop(FileFault.noFolder(missing))
    }
    if let variable = Outside.variable("CELLFX_PLUGINS") {
      let named = variable.split(separator: ":").map(String.init)
      let missing = named.filter { !FileAccess.isFolder($0) }
      if !missing.isEmpty { try console.say(missing.map(FileWarning.pluginFolder)) }
      folders += named
    }
    folders.append("Plugins")
    if let program = Outside.programFolder { folders.append(program + "/Plugins") }
    return folders
  }
}
