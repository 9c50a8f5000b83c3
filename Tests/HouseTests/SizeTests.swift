import Foundation
import Testing

/// Files and functions stay small enough to be read at once.
@Suite struct SizeTests {
  private static let fileLimit = 400
  private static let functionLimit = 40

  /// A function and how many lines it takes, its signature included.
  private struct Function {
    var name: String
    var lines: Int
  }

  private func everything() throws -> [House.File] {
    try House.files(below: "Sources", ending: ".swift", ".c", ".h", ".inl")
      + House.files(below: "Tests", ending: ".swift", ".c", ".h")
      + House.files(below: "Plugins", ending: ".lua")
  }

  /// The line without comments, and strings without their braces.
  private func code(_ line: String) -> Substring {
    let bare = line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"")
    return bare.prefix(upTo: bare.firstRange(of: "//")?.lowerBound ?? bare.endIndex)
  }

  private func begins(_ line: Substring, swift: Bool) -> Bool {
    if swift {
      return line.contains(/(^|\s)(func\s|init[?(<]|deinit\s|subscript[(<])/)
        && !line.contains(/\.init/)
    }
    return line.contains(/^[a-z].*\(/) && !line.hasPrefix("typedef")
  }

  /// The functions of a file, by counting braces from each signature.
  private func functions(_ file: House.File) -> [Function] {
    let swift = file.path.hasSuffix(".swift")
    let lines = file.lines.map { code($0) }
    return lines.indices.filter { begins(lines[$0], swift: swift) }.compactMap { start in
      var depth = 0
      var isOpen = false
      for end in start..<min(start + 400, lines.count) {
        for character in lines[end] {
          if character == "{" { (depth, isOpen) = (depth + 1, true) }
          if character == "}" { depth -= 1 }
          if !isOpen, depth < 0 || (character == ";" && !swift) { return nil }
        }
        if isOpen, depth <= 0 { return Function(name: "\(lines[start])", lines: end - start + 1) }
      }
      return nil
    }
  }

  @Test func `no file is longer than 400 lines`() throws {
    let files = try everything()
    #expect(files.count > 150)
    for file in files {
      #expect(file.lines.count <= Self.fileLimit + 1, "\(file.path): \(file.lines.count) lines")
    }
  }

  @Test func `no function is longer than 40 lines`() throws {
    var seen = 0
    for file in try everything() where !file.path.hasSuffix(".lua") {
      for function in functions(file) {
        seen += 1
        #expect(
          function.lines <= Self.functionLimit,
          "\(file.path): \(function.name) takes \(function.lines) lines")
      }
    }
    #expect(seen > 600)
  }
}
