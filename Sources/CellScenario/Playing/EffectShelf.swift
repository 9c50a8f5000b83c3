internal import CellEffect
public import CellScript

/// Finds effects among the built-in ones and the plugins of some folders.
///
/// `builtin:NAME` and `plugin:NAME` say which; a path that ends in `.lua` or holds a `/` is that
/// file or folder, relative to the scenario; a bare name is the built-in first, unless plugins come
/// first. A plugin that is called like a built-in has it to fall back on.
public struct EffectShelf: EffectResolver, Sendable {
  /// The folders that plugins are looked up in, in order.
  public var folders: [String]
  /// The folder that paths are relative to: that of the scenario.
  public var base: String
  /// Whether a bare name is a plugin first.
  public var prefersPlugins: Bool
  /// What each plugin may use.
  public var limits: Limits

  /// A shelf from its parts.
  public init(
    folders: [String] = [], base: String = ".", prefersPlugins: Bool = false,
    limits: Limits = Limits()
  ) {
    self.folders = folders
    self.base = base
    self.prefersPlugins = prefersPlugins
    self.limits = limits
  }

  /// The effect of a name, made anew.
  public func effect(
    named name: String, seed: UInt64
  ) throws(ScenarioError.Fault) -> ResolvedEffect {
    if let name = name.without(prefix: "builtin:") {
      guard let effect = BuiltIn.make(name) else {
        throw .unknownEffect(name, known: BuiltIn.names, folders: [])
      }
      return ResolvedEffect(effect, origin: .builtIn)
    }
    if let name = name.without(prefix: "plugin:") {
      return try plugin(named: name, seed: seed)
    }
    if Self.isPath(name) {
      return try plugin(at: name, seed: seed)
    }
    return try bare(name, seed: seed)
  }

  /// Whether a name means a file or a folder by its path.
  public static func isPath(_ name: String) -> Bool {
    name.hasSuffix(".lua") || name.contains("/")
  }

  /// The names of all plugins that can be found, sorted.
  public var pluginNames: [String] {
    PluginFiles.all(in: folders).map(\.name).sorted()
  }

  private func bare(_ name: String, seed: UInt64) throws(ScenarioError.Fault) -> ResolvedEffect {
    let plugins = PluginFiles.all(in: folders).map(\.name)
    let hasPlugin = plugins.contains(name)
    if let effect = BuiltIn.make(name), !(prefersPlugins && hasPlugin) {
      return ResolvedEffect(effect, origin: .builtIn)
    }
    guard hasPlugin else {
      if let obstacle = obstacle(to: name) { throw .plugin(obstacle) }
      let here = (try? PluginFiles.at(resolved(name))) == nil ? [] : ["./" + name]
      throw .unknownEffect(
        name, known: Set(BuiltIn.names + plugins).sorted() + here, folders: folders)
    }
    return try plugin(named: name, seed: seed)
  }

  private func plugin(
    named name: String, seed: UInt64
  ) throws(ScenarioError.Fault) -> ResolvedEffect {
    do throws(PluginError) {
      return try load(try PluginFiles.named(name, in: folders), seed: seed)
    } catch {
      throw .plugin(error.isMissing ? obstacle(to: name) ?? error : error)
    }
  }

  /// Why something that is called like this, in one of the folders, is no plugin.
  private func obstacle(to name: String) -> PluginError? {
    guard !name.isEmpty, !name.contains("/") else { return nil }
    for path in folders.flatMap({ ["\($0)/\(name).lua", "\($0)/\(name)"] }) {
      do throws(PluginError) {
        _ = try PluginFiles.at(path)
      } catch {
        if !error.isMissing { return error }
      }
    }
    return nil
  }

  private func plugin(
    at path: String, seed: UInt64
  ) throws(ScenarioError.Fault) -> ResolvedEffect {
    do throws(PluginError) {
      return try load(try PluginFiles.at(resolved(path)), seed: seed)
    } catch {
      throw .plugin(error.isMissing ? missing(path, error) : error)
    }
  }

  /// The error of a path at which there is nothing, with the plugins beside it.
  private func missing(_ path: String, _ error: PluginError) -> PluginError {
    let last = path.split(separator: "/").last ?? ""
    let folder = path.dropLast(last.count)
    let known = PluginFiles.all(in: [resolved(folder.isEmpty ? "." : String(folder))])
      .map { $0.name + ($0.root == nil ? ".lua" : "") }
    let nearest = NearestName.nearest(to: String(last), among: known).map { "\(folder)\($0)" }
    var error = error
    error.reason = .missing(known: known, nearest: nearest)
    return error
  }

  private func resolved(_ path: String) -> String {
    path.hasPrefix("/") || base == "." || base.isEmpty ? path : base + "/" + path
  }

  private func load(
    _ files: PluginFiles, seed: UInt64
  ) throws(PluginError) -> ResolvedEffect {
    do throws(PluginError) {
      return ResolvedEffect(
        try ScriptEffect(files, seed: seed, limits: limits), fallback: BuiltIn.make(files.name),
        origin: .plugin(path: files.root ?? files.main))
    } catch {
      var error = error
      error.file = error.file.map { PluginPath.onDisk($0, of: files.root ?? files.main) }
      throw error
    }
  }
}

extension PluginError {
  /// Whether there is nothing where the plugin was looked for.
  public var isMissing: Bool {
    if case .missing = reason { true } else { false }
  }
}

extension String {
  /// What follows a prefix, nil if the text does not begin with it.
  fileprivate func without(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
