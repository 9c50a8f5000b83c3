/// Where a plugin lies: one `.lua` file, or a folder with `init.lua` and further modules.
public struct PluginFiles: Hashable, Sendable {
  /// The kinds of plugins.
  public enum Kind: Sendable {
    /// One file.
    case file
    /// A folder.
    case folder
  }

  /// The plugin's name: that of the file without `.lua`, or of the folder.
  public let name: String
  /// The path of the file that is run.
  public let main: String
  /// The path of the folder; nil for one file.
  public let root: String?

  /// Which kind it is.
  public var kind: Kind {
    root == nil ? .file : .folder
  }

  /// The plugin at a path that ends in `.lua` or is a folder; the `init.lua` of a folder that is named
  /// as plugins are stands for the folder.
  ///
  /// - Throws: ``PluginError`` if there is none, or if its name is not one of plugins.
  public static func at(_ path: String) throws(PluginError) -> PluginFiles {
    if let folder = folder(ofMain: path) { return folder }
    return try entry(path)
  }

  /// The folder that a path names by its `init.lua`.
  private static func folder(ofMain path: String) -> PluginFiles? {
    let parts = path.split(separator: "/")
    guard parts.last == "init.lua", FileSystem.kind(of: path) == .file else { return nil }
    let last = parts.dropLast().last
    var root = String(path.dropLast("/init.lua".count))
    if last == nil || last == "." || last == ".." {
      // What a folder is called that is named by where it lies, the system knows.
      guard let real = FileSystem.realPath(of: root.isEmpty ? "." : root) else { return nil }
      root = real
    }
    let name = root.split(separator: "/").last.map(String.init) ?? ""
    return isName(name) ? PluginFiles(name: name, main: root + "/init.lua", root: root) : nil
  }

  /// The plugin that a folder of plugins holds at a path.
  ///
  /// - Throws: As ``at(_:)``.
  package static func entry(_ path: String) throws(PluginError) -> PluginFiles {
    let path = path.count > 1 && path.last == "/" ? String(path.dropLast()) : path
    let last = path.split(separator: "/").last.map(String.init) ?? path
    let kind = FileSystem.kind(of: path)
    let name = kind == .file && last.hasSuffix(".lua") ? String(last.dropLast(4)) : last
    let files: PluginFiles
    switch kind {
    case .file where last.hasSuffix(".lua"):
      files = PluginFiles(name: name, main: path, root: nil)
    case .folder where FileSystem.kind(of: path + "/init.lua") == .other:
      throw PluginError(plugin: path, reason: .notFile, file: path + "/init.lua")
    case .folder where FileSystem.kind(of: path + "/init.lua") == .file:
      files = PluginFiles(name: name, main: path + "/init.lua", root: path)
    case .none:
      throw PluginError(plugin: path, reason: .missing(known: [], nearest: nil), file: path)
    case .other:
      throw PluginError(plugin: path, reason: .notFile, file: path)
    default:
      throw PluginError(plugin: path, reason: .notPlugin, file: path)
    }
    guard isName(name) else {
      throw PluginError(plugin: name, reason: .badName, file: path)
    }
    return files
  }

  /// The plugin of a name in the first of several folders that has one.
  ///
  /// - Throws: ``PluginError``; a missing one lists what is there.
  public static func named(
    _ name: String, in folders: [String]
  ) throws(PluginError) -> PluginFiles {
    for folder in folders where isName(name) {
      for path in ["\(folder)/\(name).lua", "\(folder)/\(name)"] {
        if let files = try? entry(path) { return files }
      }
    }
    let known = all(in: folders).map(\.name)
    let nearest = NearestName.nearest(to: name, among: known)
    throw PluginError(plugin: name, reason: .missing(known: known, nearest: nearest))
  }

  /// All plugins of several folders, sorted by name; of equal names the first.
  public static func all(in folders: [String]) -> [PluginFiles] {
    var found: [String: PluginFiles] = [:]
    for folder in folders {
      for entry in FileSystem.entries(of: folder).sorted(by: { $0 > $1 }) {
        guard let files = try? Self.entry("\(folder)/\(entry)"), found[files.name] == nil else {
          continue
        }
        found[files.name] = files
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// Whether a text is made of lower-case letters, digits and hyphens, a letter first.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, (97...122).contains(first) else { return false }
    return text.utf8.allSatisfy { byte in
      (97...122).contains(byte) || (48...57).contains(byte) || byte == 45
    }
  }
}
