import CellScenario
import CellScript
import Foundation

/// The files that the tests bring along.
enum ScenarioFiles {
  /// The names of the files in a folder, sorted.
  static func names(in folder: String) -> [String] {
    let path = Bundle.module.bundleURL.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The bytes of a file.
  static func bytes(_ name: String, in folder: String) throws -> [UInt8] {
    let url = Bundle.module.bundleURL.appendingPathComponent(folder).appendingPathComponent(name)
    return Array(try Data(contentsOf: url))
  }

  /// The scenario in a file of `Scenarios`.
  static func scenario(_ name: String) throws -> Scenario {
    try Scenario(json: bytes(name, in: "Scenarios"))
  }

  /// The plugins that the package brings along, before the built-in effects.
  static let pluginShelf = EffectShelf(folders: [plugins], prefersPlugins: true, limits: .counted)

  /// The folder of the package.
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the plugins.
  static let plugins = package.appending(path: "Plugins").path

  /// The paths of all JSON files of the tests and the plugins, sorted; not all are scenarios.
  static let everywhere = ["Tests", "Plugins"].flatMap { folder -> [String] in
    let path = package.appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: path)?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }
      .map { path + "/" + $0 }
  }.sorted()

  /// The names of the plugins, sorted.
  static let pluginNames = plugins(ending: ".lua").map { String($0.dropLast(4)) }

  /// The names of the scenarios beside the plugins, sorted.
  static let pluginScenarios = plugins(ending: ".json")

  /// The scenario in a file beside the plugins.
  static func pluginScenario(_ name: String) throws -> Scenario {
    try Scenario(json: Array(Data(contentsOf: URL(filePath: plugins + "/" + name))))
  }

  private static func plugins(ending suffix: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: plugins)) ?? []
    return all.filter { $0.hasSuffix(suffix) }.sorted()
  }
}
