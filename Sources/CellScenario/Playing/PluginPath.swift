/// Where the files of a plugin lie that messages call by the plugin's name.
public enum PluginPath {
  /// The path of a file as messages call it: `ripple.lua`, or `ripple/rings.lua` of a folder.
  ///
  /// - Parameters:
  ///   - file: What messages call it.
  ///   - plugin: The path of the plugin: its file, or its folder.
  /// - Returns: The path on disk; `file` itself where it is none of the plugin's.
  public static func onDisk(_ file: String, of plugin: String) -> String {
    let last = plugin.split(separator: "/").last.map(String.init) ?? plugin
    if file == last { return plugin }
    return file.hasPrefix(last + "/") ? plugin + file.dropFirst(last.count) : file
  }
}
