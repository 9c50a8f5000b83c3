import Foundation
import Testing

@testable import CellFXCommand

/// `cellfx bench` as a person runs it.
@Suite struct BenchProgramTests {
  @Test func `lists what can be measured`() throws {
    let ending = try Program.run(["bench", "--list"])
    #expect(ending.code == 0)
    for bench in BenchCommand.all {
      #expect(ending.output.contains("  \(bench.name) "), "\(bench.name)")
    }
  }

  @Test func `suggests the nearest name`() throws {
    let ending = try Program.run(["bench", "riple"])
    #expect(ending.code == 64)
    #expect(ending.errors.contains("Did you mean `ripple`?"))
  }

  @Test func `shows figures, and says what is not installed`() throws {
    let ending = try Program.run(
      ["bench", "idle", "--rounds", "1"], variables: ["PATH": "/nowhere"])
    #expect(ending.code == 0)
    #expect(ending.errors == "")
    #expect(ending.output.contains("luajit and lua5.4 are not installed"))
    #expect(ending.output.contains("idle · an advance while nothing moves · per advance"))
    #expect(ending.output.contains("at most 50 ns"))
  }

  @Test func `compares with what it has written`() throws {
    let files = try TemporaryFolder()
    let path = files.path("before.csv")
    #expect(try Program.run(["bench", "idle", "--rounds", "1", "--csv", path]).code == 0)
    let words = ["bench", "idle", "--rounds", "1", "--compare"]
    let same = try Program.run(words + [path, "--tolerance", "1000"])
    #expect(same.code == 0)
    #expect(same.output.contains("✓ none takes more than 1000 × as long"))
    let fast = try files.write(
      "benchmark,unit,way,median,lower,upper,ratio\nidle,advance,cellfx,0.001,1,1,\n",
      to: "fast.csv")
    let slower = try Program.run(words + [fast])
    #expect(slower.code == 1)
    #expect(slower.output.contains("✗ slower"))
    #expect(slower.output.contains("another machine or build"))
    let help = try Program.run(["bench", "--help"])
    #expect(help.output.contains("`scalar`, `libm`, `luajit` and `lua5.4`"))
    #expect(help.output.contains("a busy machine"))
  }

  @Test func `compares with nothing but what it measures`() throws {
    let files = try TemporaryFolder()
    let head = "benchmark,unit,way,median,lower,upper,ratio\n"
    for rows in ["", "touch,touch,cellfx,1,1,1,\n"] {
      let path = try files.write(head + rows, to: "other.csv")
      let ending = try Program.run(["bench", "idle", "--compare", path])
      #expect(ending.code == 65)
      #expect(ending.errors.contains("there is nothing to compare"))
    }
    let path = try files.write(head + "idle,advance,cellfx,1e400,1,1,\n", to: "huge.csv")
    #expect(try Program.run(["bench", "idle", "--compare", path]).code == 65)
  }

  @Test func `leaves nothing of what a file of figures held before`() throws {
    let files = try TemporaryFolder()
    let path = try files.write(String(repeating: "old\n", count: 10_000), to: "old.csv")
    #expect(try Program.run(["bench", "idle", "--rounds", "1", "--csv", path]).code == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("idle,advance,cellfx"))
    #expect(!text.contains("old"))
  }

  @Test func `takes no file that would be lost by its figures`() throws {
    let files = try TemporaryFolder()
    let row = "benchmark,unit,way,median,lower,upper,ratio\nidle,advance,cellfx,1,1,1,\n"
    let before = try files.write(row, to: "before.csv")
    let linked = files.path("linked.csv")
    try FileManager.default.createSymbolicLink(atPath: linked, withDestinationPath: before)
    let script = try files.write("return {}", to: "nudge.lua")
    for (path, part) in [
      (before, "`--compare` of the same file"), (linked, "`--compare` of the same file"),
      (files.path("./../" + files.name + "/before.csv"), "`--compare` of the same file"),
      (script, "`--csv` takes a file ending in .csv, or -, not `\(script)`."),
    ] {
      let ending = try Program.run(
        ["bench", "idle", "--rounds", "1", "--csv", path, "--compare", before])
      #expect(ending.code == 64, "\(path)")
      #expect(ending.errors.contains(part), "\(ending.errors)")
    }
    #expect(try String(contentsOfFile: before, encoding: .utf8) == row)
    #expect(try String(contentsOfFile: script, encoding: .utf8) == "return {}")
    let help = try Program.run(["bench", "--help"])
    let words = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("a FILE that is there is replaced"))
  }

  @Test func `writes nothing else where it writes figures to its output`() throws {
    let ending = try Program.run(["bench", "idle", "--rounds", "1", "--csv", "-"])
    #expect(try BenchSheet(Array(ending.output.utf8)).figures.count == 1)
    #expect(try Program.run(["bench", "idle", "--json", "--csv", "-"]).code == 64)
  }

  @Test func `writes the figures for machines`() throws {
    let ending = try Program.run(["bench", "idle", "--rounds", "1", "--json"])
    let sheet = try BenchSheet(Array(ending.output.utf8))
    #expect(sheet.figures.keys.sorted() == ["idle"])
  }

  @Test func `says which line of a file holds no figures, and which file is not there`() throws {
    let files = try TemporaryFolder()
    let path = try files.write("# cpu: x\nnothing\n", to: "broken.csv")
    let broken = try Program.run(["bench", "idle", "--compare", path])
    #expect(broken.code == 65)
    #expect(broken.errors.hasPrefix("\(path):2: this is not what `cellfx bench` writes"))
    #expect(try Program.run(["bench", "idle", "--compare", files.path("none")]).code == 66)
    #expect(try Program.run(["bench", "idle", "--csv", files.path("no/such.csv")]).code == 73)
  }
}
