import Foundation

/// A folder of files, of plugins mostly, that lives as long as the object.
public final class SampleFolder: Sendable {
  /// Where it is.
  public let path: String

  /// An empty folder.
  public init() {
    path = FileManager.default.temporaryDirectory.path + "/cellfx-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file below the folder and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) -> String {
    write(text.utf8, to: name)
  }

  /// Writes a file below the folder and returns its path.
  @discardableResult
  public func write(_ bytes: some Sequence<UInt8>, to name: String) -> String {
    let file = "\(path)/\(name)"
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: file, contents: Data(bytes))
    return file
  }
}
