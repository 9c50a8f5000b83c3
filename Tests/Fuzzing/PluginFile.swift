import CellScript
import Foundation

/// The one file of a plugin that is written anew for each input.
struct PluginFile {
  /// Where plugins of this process lie.
  private static let folder: String = {
    let memory = "/dev/shm"
    let base =
      FileManager.default.isWritableFile(atPath: memory)
      ? memory : FileManager.default.temporaryDirectory.path
    let folder = "\(base)/cellfx-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    atexit { PluginFile.removeAll() }
    return folder
  }()

  private let path: String

  /// The file of a plugin's name.
  init(_ name: String) {
    path = "\(Self.folder)/\(name).lua"
  }

  /// The effect of a text.
  func effect(
    of text: [UInt8], seed: UInt64, limits: Limits
  ) throws(PluginError) -> ScriptEffect {
    if let file = unsafe fopen(path, "w") {
      _ = unsafe fwrite(text, 1, text.count, file)
      unsafe fclose(file)
    }
    return try ScriptEffect(PluginFiles.at(path), seed: seed, limits: limits)
  }

  private static func removeAll() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}

extension Limits {
  /// What an input may use: little, so that many inputs are tried.
  static let small: Limits = {
    var limits = Limits.counted
    limits.heap = 1 << 20
    limits.loadSteps = 20_000
    limits.instantSteps = 20_000
    return limits
  }()
}
