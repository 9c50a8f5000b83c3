import Foundation
import Testing

/// Habits that no compiler holds.
@Suite struct HabitTests {
  /// Where pointers may be touched: the files that lend memory to C or take text from it.
  private static let unsafeRooms: Set<String> = [
    "CellKernel", "CellMotion", "CellScript", "CellFXCommand",
  ]

  private func sources() throws -> [House.File] {
    try House.files(below: "Sources", ending: ".swift", ".c", ".h", ".inl")
  }

  @Test func `the keyword for unsafe code stands only where memory is lent`() throws {
    let using = try House.files(below: "Sources", ending: ".swift").filter { file in
      file.lines.contains { $0.contains(/(^|[\s(=])unsafe\s/) && !$0.contains("//") }
    }
    #expect(!using.isEmpty)
    for file in using { #expect(Self.unsafeRooms.contains(file.room), "\(file.path)") }
    #expect(using.count <= 31, "\(using.map(\.path))")
  }

  @Test func `no file is a drawer`() throws {
    let drawers = /(Utils?|Utilit|Helper|Manager|Common|Misc)/
    for file in try sources() + House.files(below: "Tests", ending: ".swift") {
      #expect(!file.name.contains(drawers), "\(file.path)")
    }
  }

  @Test func `nothing is left for later`() throws {
    let marks = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]
    for file in try sources() + House.files(below: "Tests", ending: ".swift") {
      for (index, line) in file.lines.enumerated() {
        let found = marks.first { line.contains($0) }
        #expect(found == nil, "\(file.path):\(index + 1)")
      }
    }
  }

  @Test func `no source names a place of one machine`() throws {
    let places = ["/" + "home/", "/" + "work/", "/" + "root/", "/" + "Users/"]
    let files =
      try sources() + House.files(below: "Plugins", ending: ".lua", ".json")
      + House.files(below: "Tests", ending: ".swift", ".json")
    #expect(files.count > 150)
    for file in files {
      for (index, line) in file.lines.enumerated() {
        #expect(!places.contains { line.contains($0) }, "\(file.path):\(index + 1)")
      }
    }
  }

  @Test func `each function of the bridge tells its stack, what it raises and if it allocates`()
    throws
  {
    let mark =
      /^\/\/ stack: ([a-z]+|\d+|[a-z]+ \+ \d+) · raises: (never|memory|any) · allocates: (yes|no)$/
    var seen = 0
    for file in try House.files(below: "Sources/CCellScript", ending: ".c") {
      for (index, line) in file.lines.enumerated() where begins(index, in: file) {
        seen += 1
        let above = index > 0 ? file.lines[index - 1] : ""
        #expect(above.contains(mark), "\(file.path):\(index + 1): \(line)")
      }
    }
    #expect(seen > 300)
  }

  @Test func `what is said never to raise calls nothing that does`() throws {
    let raising =
      /\b(cellscript_(budget_(charge|stop|pass_stop)|raise|raise_memory|machine_grow)|lua_(error|new(table|thread|userdatauv)|createtable|push(f|l|v)?string|concat|set(field|table)|call)|luaL_(check|arg|opt|error)\w*)\(/
    var seen = 0
    for file in try House.files(below: "Sources/CCellScript", ending: ".c") {
      for (index, line) in file.lines.enumerated()
      where line.hasPrefix("// stack: ") && line.contains("raises: never") {
        seen += 1
        for body in file.lines[(index + 1)...].prefix(while: { $0 != "}" }) {
          #expect(!body.contains(raising), "\(file.path):\(index + 1): \(body)")
        }
      }
    }
    #expect(seen > 150)
  }

  /// Whether a line of C begins the definition of a function: a body follows its parameters.
  private func begins(_ index: Int, in file: House.File) -> Bool {
    guard file.lines[index].contains(/^[a-z_].*\(/), !file.lines[index].hasPrefix("typedef")
    else { return false }
    for line in file.lines[index...].prefix(8) {
      if line.hasSuffix("{") || line.contains(/\) \{ .* \}$/) { return true }
      if line.hasSuffix(";") { return false }
    }
    return false
  }

  @Test func `values become text in one file of the bridge, which shows no address`() throws {
    let files = try House.files(below: "Sources/CCellScript", ending: ".c", ".h")
    let making = files.filter { file in file.lines.contains { $0.contains("luaL_tolstring(") } }
    #expect(making.map(\.name) == ["text.c"])
  }

  @Test func `no two folders differ in case only`() throws {
    for folder in ["Sources", "Tests"] {
      let names = try House.folders(in: folder).map { $0.lowercased() }
      #expect(Set(names).count == names.count)
    }
  }

  @Test func `plugins say which interface they need on their first line`() throws {
    let plugins = try House.files(below: "Plugins", ending: ".lua")
    #expect(plugins.count >= 3)
    for plugin in plugins { #expect(plugin.lines.first == "--!cellfx api=1", "\(plugin.path)") }
  }
}
