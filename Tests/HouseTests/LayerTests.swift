import Foundation
import Testing

/// Arrows between rooms run downward only.
@Suite struct LayerTests {
  /// What each room may import of the house.
  private static let table: [String: Set<String>] = [
    "CCellMath": [],
    "CellMotion": ["CCellMath"],
    "CellGrid": ["CellMotion"],
    "CellKernel": ["CellMotion", "CCellMath"],
    "CellEffect": ["CellGrid", "CellKernel", "CellMotion"],
    "CellStage": ["CellEffect", "CellKernel", "CellGrid", "CellMotion"],
    "CLua": [],
    "CCellScript": ["CLua", "CCellMath"],
    "CellScript": [
      "CCellScript", "CellEffect", "CellGrid", "CellKernel", "CellMotion", "CCellMath",
    ],
    "CellScenario": ["CellStage", "CellScript", "CellEffect", "CellGrid", "CellMotion"],
    "CellFX": [
      "CellScenario", "CellScript", "CellStage", "CellEffect", "CellKernel", "CellGrid",
      "CellMotion",
    ],
    "CellFXCommand": [
      "CellScenario", "CellScript", "CellStage", "CellEffect", "CellKernel", "CellGrid",
      "CellMotion", "CCellMath",
    ],
  ]

  /// What may be imported from outside the house, by room; elsewhere nothing.
  private static let outside: [String: Set<String>] = [
    "CellKernel": ["Glibc", "Darwin", "Synchronization"], "CellScript": ["Glibc", "Darwin"],
    "CellFXCommand": ["Glibc", "Darwin", "Foundation"],
  ]

  /// Arrows that are known to be there: a scan that misses them sees nothing.
  private static let known = [
    ("CellMotion", "CCellMath"), ("CellGrid", "CellMotion"), ("CellEffect", "CellGrid"),
    ("CellStage", "CellEffect"), ("CellScript", "CCellScript"), ("CellScenario", "CellStage"),
    ("CellFXCommand", "CellScenario"),
  ]

  private func imports(_ file: House.File) -> [String] {
    file.lines.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let place = words.firstIndex(of: "import"), place <= 2, place + 1 < words.count,
        !line.hasPrefix("//")
      else { return nil }
      return words[place + 1].split(separator: ".").first.map(String.init)
    }
  }

  @Test func `every room has its place in the table and every place a room`() throws {
    #expect(try House.folders(in: "Sources") == Self.table.keys.sorted())
  }

  @Test func `imports run downward only`() throws {
    let files = try House.files(below: "Sources", ending: ".swift")
    #expect(files.count > 100)
    for file in files {
      let below = Self.table[file.room, default: []].union(Self.outside[file.room, default: []])
      for name in imports(file) {
        #expect(below.contains(name), "\(file.path) may not import \(name)")
      }
    }
  }

  @Test func `the scan sees the arrows that are there`() throws {
    let files = try House.files(below: "Sources", ending: ".swift")
    for (room, below) in Self.known {
      #expect(
        files.contains { $0.room == room && imports($0).contains(below) }, "\(room) → \(below)")
    }
  }

  @Test func `only the bridge includes Lua`() throws {
    let files = try House.files(below: "Sources", ending: ".c", ".h", ".inl")
    let including = files.filter { file in
      file.lines.contains { $0.contains("#include") && $0.contains("lua") && !$0.contains("\"") }
    }
    #expect(!including.isEmpty)
    #expect(Set(including.map(\.room)).isSubset(of: ["CCellScript", "CLua"]))
  }

  @Test func `the bridge is imported internally, by one room`() throws {
    for file in try House.files(below: "Sources", ending: ".swift") {
      for line in file.lines where line.contains("import CCellScript") {
        #expect(file.room == "CellScript", "\(file.path)")
        #expect(line == "internal import CCellScript", "\(file.path)")
      }
    }
  }

  @Test func `nothing imports the umbrella`() throws {
    for file in try House.files(below: "Sources", ending: ".swift") {
      #expect(!imports(file).contains("CellFX"), "\(file.path)")
    }
  }
}
