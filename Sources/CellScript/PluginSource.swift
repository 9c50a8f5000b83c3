/// The texts of a plugin's files, read and checked before anything runs.
struct PluginSource {
  /// One file.
  struct Module {
    /// What `require` finds it by.
    let name: String
    /// What messages call it: the path from the folder that the plugin lies in.
    let file: String
    /// Its text.
    let text: [UInt8]
  }

  /// The API that this runtime has.
  static let supportedVersion = 1

  /// All files; the one that is run is named as the plugin.
  let modules: [Module]

  /// Reads a plugin's files.
  init(_ files: PluginFiles, limits: Limits) throws(PluginError) {
    let name = files.name
    guard let root = files.root else {
      modules = [try Self.module(name, files.main, "\(name).lua", of: files, limits)]
      try checkHeader(of: files)
      return
    }
    var folder = PluginFolder(of: files, root: root)
    try folder.confine("init.lua")
    var modules = [try Self.module(name, files.main, "\(name)/init.lua", of: files, limits)]
    for path in try folder.scripts().sorted() where path != "init.lua" {
      guard modules.count < limits.modules else {
        throw PluginError(plugin: name, reason: .tooManyModules(limit: limits.modules), file: root)
      }
      let word = path.dropLast(4).split(separator: "/").joined(separator: ".")
      modules.append(
        try Self.module("\(name).\(word)", "\(root)/\(path)", "\(name)/\(path)", of: files, limits))
    }
    self.modules = modules
    try checkHeader(of: files)
  }

  private static func module(
    _ name: String, _ path: String, _ file: String, of files: PluginFiles, _ limits: Limits
  ) throws(PluginError) -> Module {
    let bytes = try Self.bytes(of: path, of: files, limit: limits.source)
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      throw PluginError(plugin: files.name, reason: .notText, file: path)
    }
    return Module(name: name, file: file, text: bytes)
  }

  private static func bytes(
    of path: String, of files: PluginFiles, limit: Int
  ) throws(PluginError) -> [UInt8] {
    do {
      return try FileSystem.bytes(of: path, limit: limit)
    } catch {
      let reason: PluginError.Reason =
        switch error {
        case .code(let code): .unreadable(code: code)
        case .tooLong(let count): .tooLong(bytes: count, limit: limit)
        case .notFile: .notFile
        }
      throw PluginError(plugin: files.name, reason: reason, file: path)
    }
  }

  /// The first line must be `--!cellfx api=N` with the number that this runtime has.
  private func checkHeader(of files: PluginFiles) throws(PluginError) {
    let first = modules[0].text.prefix { $0 != 10 && $0 != 13 }
    let words = String(decoding: first, as: UTF8.self).split(separator: " ")
    guard words.count == 2, words[0] == "--!cellfx", words[1].hasPrefix("api=") else {
      throw PluginError(plugin: files.name, reason: .noHeader, file: files.main, line: 1)
    }
    let found = String(words[1].dropFirst(4))
    guard found == String(Self.supportedVersion) else {
      let reason = PluginError.Reason.version(found: found, supported: Self.supportedVersion)
      throw PluginError(plugin: files.name, reason: reason, file: files.main, line: 1)
    }
  }
}
