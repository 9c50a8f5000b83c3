import CellEffect
import CellScenario
import CellScript

/// The effects that can be used by name, and what looks like a plugin but is none.
struct Inventory {
  /// What looks like a plugin but cannot be used.
  struct Broken {
    /// Where it is.
    let path: String
    /// Why it cannot be used.
    let error: PluginError
  }

  /// The built-in effects, then the plugins, each by name.
  private(set) var cards: [EffectCard] = []
  /// What cannot be used, by path.
  private(set) var broken: [Broken] = []

  /// What some folders hold, besides the built-in effects; of equal names the first.
  init(folders: [String]) {
    cards = BuiltIn.names.compactMap(BuiltIn.make).map {
      EffectCard(ResolvedEffect($0, origin: .builtIn))
    }
    for files in PluginFiles.all(in: folders) {
      let path = files.root ?? files.main
      do throws(PluginError) {
        let effect = try ScriptEffect(files, seed: 1)
        cards.append(EffectCard(ResolvedEffect(effect, origin: .plugin(path: path))))
      } catch {
        var error = error
        error.file = error.file.map { PluginPath.onDisk($0, of: path) }
        broken.append(Broken(path: path, error: error))
      }
    }
    for path in Set(folders.flatMap(Self.candidates)).sorted() {
      do throws(PluginError) {
        _ = try PluginFiles.entry(path)
      } catch {
        broken.append(Broken(path: path, error: error))
      }
    }
  }

  private static func candidates(in folder: String) -> [String] {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return FileAccess.candidates(in: folder).map { "\(folder)/\($0)" }
  }
}
