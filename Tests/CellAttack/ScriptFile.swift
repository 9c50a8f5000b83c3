import Foundation

/// A script's file in a folder of its own, which lives as long as the object.
public final class ScriptFile {
  private let folder: String
  /// Where it lies; the plugin is called `sample`.
  public let path: String

  /// Writes a text.
  public init(_ text: some Sequence<UInt8>) {
    folder = FileManager.default.temporaryDirectory.path + "/cellfx-" + UUID().uuidString
    path = folder + "/sample.lua"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: path, contents: Data(text))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
