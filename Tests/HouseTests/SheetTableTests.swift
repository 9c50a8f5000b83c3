import Foundation
import Testing

/// The table of the touch sheet says what is tested, and nothing else.
@Suite struct SheetTableTests {
  /// The names of the tests of each suite, as the sources have them; suites of one name are one.
  private func written() throws -> [String: Set<String>] {
    try House.files(below: "Tests", ending: ".swift").reduce(into: [:]) { written, file in
      written.merge(suites(of: file.lines)) { $0.union($1) }
    }
  }

  /// The tests of a file by the suite that they stand in.
  private func suites(of lines: [String]) -> [String: Set<String>] {
    var suites: [String: Set<String>] = [:]
    var suite = ""
    var isTest = false
    for line in lines {
      if line.hasPrefix("@Suite") {
        suite = line.firstMatch(of: /(?:struct|class|enum) (\w+)/).map { String($0.1) } ?? ""
      } else if line.hasPrefix("struct ") || line.hasPrefix("extension ") {
        suite = ""
      }
      isTest = isTest || line.hasPrefix("  @Test")
      guard isTest, let name = quoted(line) else { continue }
      if !suite.isEmpty { suites[suite, default: []].insert(name) }
      isTest = false
    }
    return suites
  }

  /// The name of the function that a line declares, where it is a sentence.
  private func quoted(_ line: String) -> String? {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    return parts.count > 2 && parts[0].hasSuffix("func ") ? String(parts[1]) : nil
  }

  /// Suite and name of a test as a row writes it.
  private func parts(_ test: String) -> (suite: String, name: String)? {
    guard let colon = test.firstRange(of: ": ") else { return nil }
    return (String(test[..<colon.lowerBound]), String(test[colon.upperBound...]))
  }

  @Test func `every test that a row names is written`() throws {
    let written = try written()
    #expect(written.count > 80)
    for row in SheetTable.rows {
      for test in row.tests {
        let (suite, name) = try #require(parts(test), "\(test)")
        #expect(
          written[suite]?.contains(name) == true,
          "\(row.section) \(row.key), \(row.certainty): \(test)")
      }
    }
  }

  @Test func `every row has a test, and none twice`() {
    for row in SheetTable.rows {
      #expect(!row.tests.isEmpty, "\(row.section) \(row.key)")
      #expect(Set(row.tests).count == row.tests.count, "\(row.section) \(row.key)")
    }
  }

  @Test func `every section is there, and no row twice`() {
    let rows = SheetTable.rows
    #expect(Set(rows.map(\.section)) == Set((0...12).map { "1.\($0)" }))
    #expect(Set(rows.map { "\($0.section) \($0.key)" }).count == rows.count)
    #expect(rows.map(\.section) == rows.map(\.section).sorted { order($0) < order($1) })
  }

  /// The table as people read it.
  private var text: String {
    let head = """
      # The touch sheet and its tests

      What lists of cells do, by the sections of the sheet; *held*: we do the same, *otherwise*: the
      tests are those of a rule of our own. Written by `CELLFX_UPDATE=1 swift test --filter
      SheetTableTests`.

      | section | behaviour | sure | here | tests |
      | --- | --- | --- | --- | --- |

      """
    let lines = SheetTable.rows.map { row in
      "| \(row.section) | \(row.key) | \(row.certainty) | \(row.standing.rawValue) | "
        + row.tests.joined(separator: "<br>") + " |"
    }
    return head + lines.joined(separator: "\n") + "\n"
  }

  @Test func `the table that people read is this one`() throws {
    let file = House.root.appending(path: ".github/TOUCH.md")
    if ProcessInfo.processInfo.environment["CELLFX_UPDATE"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  private func order(_ section: String) -> Int {
    section.split(separator: ".").last.flatMap { Int($0) } ?? -1
  }

  @Test func `every test of the sheet's own suites is named by a row`() throws {
    let named = Set(SheetTable.rows.flatMap(\.tests))
    for (suite, names) in try written() where suite.hasPrefix("Sheet") && suite != "SheetTableTests"
    {
      for name in names { #expect(named.contains("\(suite): \(name)"), "\(suite): \(name)") }
    }
  }
}
