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

  private var open: [SheetRow] {
    SheetTable.rows.filter { if case .open = $0.standing { true } else { false } }
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

  @Test func `every row has a test, or a reason to have none`() {
    for row in SheetTable.rows {
      if case .open(let reason) = row.standing {
        #expect(row.tests.isEmpty && !reason.isEmpty, "\(row.section) \(row.key)")
      } else {
        #expect(!row.tests.isEmpty, "\(row.section) \(row.key)")
        #expect(Set(row.tests).count == row.tests.count, "\(row.section) \(row.key)")
      }
    }
  }

  @Test func `so many rows are open, and no more`() {
    #expect(open.count == 10, "\(open.map(\.key))")
  }

  @Test func `every section is there, and no row twice`() {
    let rows = SheetTable.rows
    #expect(Set(rows.map(\.section)) == Set((0...12).map { "1.\($0)" }))
    #expect(Set(rows.map { "\($0.section) \($0.key)" }).count == rows.count)
    #expect(rows.map(\.section) == rows.map(\.section).sorted { order($0) < order($1) })
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
