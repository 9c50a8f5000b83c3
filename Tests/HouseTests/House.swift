import Foundation

/// The tree as files of text.
struct House {
  /// One file.
  struct File {
    /// From the root, with slashes.
    let path: String
    /// Its lines.
    let lines: [String]

    /// The folder under `Sources` or `Tests`.
    var room: String {
      let parts = path.split(separator: "/")
      return parts.count > 1 ? String(parts[1]) : ""
    }

    /// The last part of the path.
    var name: String {
      path.split(separator: "/").last.map(String.init) ?? path
    }
  }

  /// Where Package.swift lies.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All files below a folder whose names end in one of some ways, sorted by path.
  static func files(below folder: String, ending suffixes: String...) throws -> [File] {
    let base = root.appending(path: folder)
    guard let walk = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    else { return [] }
    let paths = walk.compactMap { ($0 as? URL)?.path }
      .filter { path in suffixes.contains { path.hasSuffix($0) } }.sorted()
    return try paths.map { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return File(
        path: String(path.dropFirst(root.path.count + 1)),
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// The names of the folders right below one.
  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
