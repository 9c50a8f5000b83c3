import CellScript
import Foundation
import Testing

/// What the article on plugins says is so.
@Suite struct ArticleTests {
  private static let path = "Sources/CellScript/CellScript.docc/WhatAPluginCanAndCannotDo.md"

  /// The rows of its tables: what stands in the first column, and in the second.
  private func rows() throws -> [(String, String)] {
    let root = #filePath.components(separatedBy: "/Tests/")[0]
    let text = try String(contentsOfFile: "\(root)/\(Self.path)", encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (parts[0], parts[1])
    }
  }

  @Test func `its limits are the defaults`() throws {
    let limits = Limits()
    let clock = Limits.Clock()
    let expected = [
      "heap: everything that the script makes grow": "\(limits.heap >> 20) MB",
      "one string": "\(limits.string >> 10) KB",
      "one of its files": "\(limits.source >> 10) KB",
      "its files": "\(limits.modules)",
      "steps while it is loaded": "5,000,000",
      "steps in one instant of the stage": "200,000",
      "what each stretch costs before it runs": "\(limits.entrySteps) steps",
      "what each event of the host adds to its instant": "2,000 steps",
      "sequences that wait": "1,000",
      "CPU time while loading, as a backstop": "\(Int(clock.load * 1000)) ms",
      "CPU time in one instant, as a backstop": "\(Int(clock.instant * 1000)) ms",
    ]
    #expect(limits.loadSteps == 5_000_000 && limits.instantSteps == 200_000)
    #expect(limits.hostSteps == 2000 && limits.waits == 1000)
    let rows = try rows()
    for (name, value) in expected {
      #expect(rows.contains { $0 == name && $1 == value }, "\(name): \(value)")
    }
  }

  /// The names in the first column of the table of what is not offered.
  private func absent() throws -> [String] {
    let rows = try rows()
    let start = try #require(rows.firstIndex { $0.0 == "not there" })
    return rows[(start + 2)...].flatMap { row in
      row.0.components(separatedBy: "`").enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }
  }

  @Test func `what it says is not there is not there`() throws {
    let names = try absent().filter { !$0.hasPrefix("__") }
    #expect(names.count > 15)
    for name in names {
      let parts = name.split(separator: ".")
      let table = parts.count == 2 ? parts[0] : "_G"
      let code = "return { summary = tostring(rawget(\(table), '\(parts[parts.count - 1])')) }"
      #expect(try Sample.whole("--!cellfx api=1\n\(code)").summary == "nil", "\(name)")
    }
  }

  @Test(arguments: ["__gc", "__close", "__mode", "__concat", "__pairs", "__metatable"])
  func `a metatable with what it says is refused is refused`(_ entry: String) throws {
    let code = "setmetatable({}, { \(entry) = print })"
    let error = try #require(Sample.defect("--!cellfx api=1\n\(code) return {}"))
    #expect(error.message.contains(entry))
  }
}
