/// The folder of a plugin, out of which nothing leads.
///
/// Invariant: `real` is the folder's path without links. A link inside may lead to what is inside;
/// the folder itself may be one. Who changes the folder while it is read is its owner.
struct PluginFolder {
  private let plugin: String
  private let root: String
  private let real: String?
  private var seen: Set<String> = []

  init(of files: PluginFiles, root: String) {
    plugin = files.name
    self.root = root
    real = FileSystem.realPath(of: root)
  }

  /// Finds out that what stands at a path below the folder lies in it.
  ///
  /// - Returns: Where it really is; nil if nothing stands there.
  /// - Throws: `PluginError` if a link leads out.
  @discardableResult
  func confine(_ path: String) throws(PluginError) -> String? {
    guard let real, let target = FileSystem.realPath(of: "\(root)/\(path)") else { return nil }
    guard target == real || target.hasPrefix(real == "/" ? real : real + "/") else {
      throw PluginError(plugin: plugin, reason: .leadsOut(to: target), file: "\(root)/\(path)")
    }
    return target
  }

  /// The paths below it of all scripts, four folders deep; each folder once, by whatever links.
  mutating func scripts() throws(PluginError) -> [String] {
    seen = []
    if let real { seen.insert(real) }
    return try scripts(below: "", depth: 0)
  }

  private mutating func scripts(below folder: String, depth: Int) throws(PluginError) -> [String] {
    var paths: [String] = []
    for entry in FileSystem.entries(of: "\(root)/\(folder)").sorted() {
      let path = folder + entry
      switch FileSystem.kind(of: "\(root)/\(path)") {
      case .file where entry.hasSuffix(".lua"):
        try confine(path)
        paths.append(path)
      case .other where entry.hasSuffix(".lua"):
        throw PluginError(plugin: plugin, reason: .notFile, file: "\(root)/\(path)")
      case .folder where depth < 4:
        guard let target = try confine(path), seen.insert(target).inserted else { continue }
        paths += try scripts(below: path + "/", depth: depth + 1)
      default: break
      }
    }
    return paths
  }
}
