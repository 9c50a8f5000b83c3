/// Where plugins are looked up: `--plugins`, `$CELLFX_PLUGINS`, `./Plugins`, beside the program.
enum PluginFolders {
  static let option = Option(
    name: "--plugins", value: .text("FOLDER"), isRepeatable: true,
    about: "Look plugins up here first; may be repeated")

  /// The folders, in order; one that the command line names must be there.
  static func all(_ arguments: Arguments) throws(Stop) -> [String] {
    var folders = arguments.values(of: option.name)
    if let missing = folders.first(where: { !FileAccess.isFolder($0) }) {
      throw Stop(FileFault.noFolder(missing))
    }
    if let variable = Outside.variable("CELLFX_PLUGINS") {
      folders += variable.split(separator: ":").map(String.init)
    }
    folders.append("Plugins")
    if let program = Outside.programFolder { folders.append(program + "/Plugins") }
    return folders
  }
}
