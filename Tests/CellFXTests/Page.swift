import Foundation
import Testing

/// A text of the tree, with the code that it shows.
struct Page {
  private let text: String

  /// The text of a file, from the root.
  init(_ path: String) throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Its fenced blocks of a language.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }

  /// What stands between the lines that say that something begins and ends.
  func marked(_ name: String) throws -> String {
    let parts = text.components(separatedBy: "// \(name) begins\n")
    let rest = try #require(parts.count == 2 ? parts[1] : nil, "\(name) begins once")
    let lines = rest.components(separatedBy: "// \(name) ends")
    try #require(lines.count == 2, "\(name) ends once")
    return lines[0]
  }
}
