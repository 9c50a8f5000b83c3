/// Where plugins are looked up: `--plugins`, `$CELLFX_PLUGINS`, `./Plugins`, beside the program.
enum PluginFolders {
  static let option = Option(
    name: "--plugins", value: .text("FOLDER"), isRepeatable: true,
    about: "Look plugins up here first; may be repeated")

  /// The folders, in order.
  static func all(_ arguments: Arguments) -> [String] {
    var folders = arguments.values(of: option.name)
    if let variable = Outside.variable("CELLFX_PLUGINS") {
      folders += variable.split(separator: ":").map(String.init)
    }
    folders.append("Plugins")
    if let program = Outside.programFolder { folders.append(program + "/Plugins") }
    return folders
  }
}
