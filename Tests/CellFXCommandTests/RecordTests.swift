import Foundation
import Testing

@testable import CellFXCommand

@Suite struct RecordTests {
  private let press = Program.scenarios + "/009-interrupted-jump.json"

  /// A scenario with a picture, and a plugin beside it that answers at random.
  private static let scenario = """
    {
      "title": "By chance",
      "grid": {
        "viewport": {"width": 375, "height": 667}, "count": 40,
        "cell": {"width": 375, "height": 44}, "images": {"A": "a.png"}
      },
      "effects": [{"use": "chance.lua"}, {"use": "bounce"}, {"use": "chance.lua"}],
      "events": [
        {"at": 0, "type": "touch_began", "touch": 1, "x": 180, "y": 154},
        {"at": 0.3, "type": "touch_ended", "touch": 1, "x": 180, "y": 154}],
      "lasts": 0.5
    }
    """
  private static let plugin = """
    --!cellfx api=1
    return {
      parameters = { reach = { 1, min = 0, max = 9 } },
      touch_began = function(cell, touch, p) cell.translation_x = math.random() * p.reach end,
    }

    """

  private func write(to folder: TemporaryFolder) throws -> String {
    _ = try folder.write(Self.plugin, to: "chance.lua")
    _ = try folder.write("", to: "a.png")
    return try folder.write(Self.scenario, to: "chance.json")
  }

  @Test(arguments: ["csv", "jsonl"])
  func `what was fed gives the same trace and digests, byte for byte`(ending: String) throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let (first, second) = (other.path("first." + ending), other.path("second." + ending))
    let file = try write(to: folder)
    let words = ["--seed", "5", "--set", "reach=7", "--set", "bounce.scale=0.9"]
    let record = other.path("fed.json")
    let fed = try Program.run(
      ["run", file, "-q", "--digest", "--trace", first, "--record", record] + words)
    let again = try Program.run(["run", record, "-q", "--digest", "--trace", second])
    #expect(fed.code == 0 && again.code == 0, "\(fed.errors) \(again.errors)")
    #expect(fed.output == again.output)
    #expect(try String(contentsOfFile: first, encoding: .utf8).contains("translation_x"))
    #expect(FileManager.default.contentsEqual(atPath: first, andPath: second))
    let text = try String(contentsOfFile: record, encoding: .utf8)
    #expect(text.contains("\"seed\": 5"))
    #expect(text.contains("{\"use\": \"builtin:bounce\", \"set\": {\"scale\": 0.9}}"))
    #expect(try other.names().sorted() == ["fed.json", first, second].map { $0.lastPart }.sorted())
  }

  @Test func `paths lead from the folder of the recording, and of standard output`() throws {
    let folder = try TemporaryFolder()
    let file = try write(to: folder)
    let deep = folder.path("in/side")
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    for record in [folder.path("beside.json"), deep + "/fed.json"] {
      let fed = try Program.run(["run", file, "--record", record])
      #expect(fed.lines.contains("  record        \(record), 2 events"))
      let text = try String(contentsOfFile: record, encoding: .utf8)
      let way = record.hasPrefix(deep) ? "../../" : ""
      #expect(text.contains("\"images\": {\"A\": \"\(way)a.png\"}"))
      #expect(text.contains("{\"use\": \"\(way)chance.lua\"}"))
      let again = try Program.run(["run", record])
      #expect(again.code == 0 && again.errors == "", "\(again.errors)")
    }
    let fed = try Program.run(["run", file, "--record", "-"])
    #expect(fed.output.hasPrefix("{\n  \"title\": \"By chance\","))
    let again = try Program.run(["run", "-", "--digest", "-q"], input: fed.output)
    #expect(again.output == (try Program.run(["run", file, "--digest", "-q"])).output)
    #expect(again.errors == "")
  }

  @Test func `a plugin of a named folder is written by its path, another by its name`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.plugin, to: "chance.lua")
    let bare = Self.scenario.replacing("chance.lua", with: "chance")
    let file = try folder.write(bare, to: "chance.json")
    let record = folder.path("fed.json")
    let words = ["run", file, "-q", "--plugins-first", "--record", record]
    #expect(try Program.run(words + ["--plugins", folder.path(".")]).code == 0)
    #expect(try String(contentsOfFile: record, encoding: .utf8).contains("chance.lua\"}"))
    #expect(try Program.run(["run", record]).code == 0)
    let variables = ["CELLFX_PLUGINS": folder.path(".")]
    #expect(try Program.run(words, variables: variables).code == 0)
    let text = try String(contentsOfFile: record, encoding: .utf8)
    #expect(text.contains("{\"use\": \"plugin:chance\"}"))
  }

  // MARK: Refused

  @Test func `nothing is written over what is read`() throws {
    let folder = try TemporaryFolder()
    let file = try write(to: folder)
    let rows = try folder.write(Self.scenario, to: "rows.csv")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: file)
    try manager.createSymbolicLink(
      atPath: folder.path("trace.csv"), withDestinationPath: folder.path("fed.json"))
    _ = try folder.write("{}", to: "fed.json")
    let before = try folder.names()
    let refused: [(words: [String], part: String)] = [
      ([file, "--record", file], "`--record` would write over the scenario"),
      (
        [file, "--record", "\(folder.path("."))/../\(folder.name)/chance.json"], "over the scenario"
      ),
      ([file, "--record", folder.path("link.json")], "would write over the scenario"),
      ([rows, "--trace", rows], "`--trace` would write over the scenario"),
      (
        [file, "--record", folder.path("fed.json"), "--trace", folder.path("trace.csv")],
        "`--record` would write over the trace"
      ),
      ([file, "--record", folder.path("x.csv"), "--trace", folder.path("./x.csv")], "the trace"),
      ([file, "--record", folder.path("chance.lua")], "ending in .json, not"),
      ([file, "--record", "-", "--trace", "-"], "do not go together"),
      ([file, "--record", "-", "--json"], "`--record -` and `--json` do not go together"),
      ([file, "--record", "-", "--timeline"], "do not go together"),
      ([file, rows, "--record", folder.path("y.json")], "several files do not go together"),
    ]
    for (words, part) in refused {
      let ending = try Program.run(["run"] + words)
      #expect(ending.code == 64, "\(words)")
      #expect(ending.errors.contains(part), "\(ending.errors)")
      #expect(ending.output == "")
    }
    #expect(try folder.names() == before)
    for path in [file, rows] {
      #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.scenario)
    }
    #expect(try String(contentsOfFile: folder.path("fed.json"), encoding: .utf8) == "{}")
  }

  @Test func `a recording that cannot be made ends with 73, and leaves all as it was`() throws {
    let folder = try TemporaryFolder()
    let trace = folder.path("trace.csv")
    for record in [folder.path("nowhere/fed.json"), folder.path("folder.json")] {
      try? FileManager.default.createDirectory(
        atPath: folder.path("folder.json"), withIntermediateDirectories: true)
      let ending = try Program.run(["run", press, "--trace", trace, "--record", record])
      #expect(ending.code == 73, "\(ending)")
      #expect(ending.errors.contains("cannot be written"))
    }
    #expect(try folder.names() == ["folder.json"])
    let kept = try folder.write("kept", to: "kept.json")
    let wrong = try Program.run(["run", "-", "--record", kept], input: "{")
    #expect(wrong.code == 65)
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "kept")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a recording that cannot be written ends with 74`() throws {
    let folder = try TemporaryFolder()
    let full = folder.path("full.json")
    try FileManager.default.createSymbolicLink(atPath: full, withDestinationPath: "/dev/full")
    #expect(try Program.run(["run", press, "--record", full]).code == 74)
    #expect(try folder.names() == ["full.json"])
  }

  @Test func `a file that is replaced keeps its mode, and a link its target`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "fed.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    let link = folder.path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(try Program.run(["run", press, "-q", "--record", link]).code == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try Program.run(["run", file]).code == 0)
  }

  @Test func `a link to a file that is not there yet stays, and the file is made`() throws {
    let folder = try TemporaryFolder()
    let link = folder.path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "next.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("next.json"), withDestinationPath: folder.path("fed.json"))
    #expect(try Program.run(["run", press, "-q", "--record", link]).code == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "next.json")
    #expect(try folder.names() == ["fed.json", "link.json", "next.json"])
    #expect(try Program.run(["run", folder.path("fed.json")]).code == 0)
  }

  @Test func `links that go round end with 73, and stay`() throws {
    let folder = try TemporaryFolder()
    let (one, other) = (folder.path("one.json"), folder.path("other.json"))
    try FileManager.default.createSymbolicLink(atPath: one, withDestinationPath: other)
    try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: one)
    let ending = try Program.run(["run", press, "-q", "--record", one])
    #expect(ending.code == 73, "\(ending)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: one) == other)
    #expect(try folder.names() == ["one.json", "other.json"])
  }
}

extension TemporaryFolder {
  /// What is in it, sorted.
  fileprivate func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(".")).sorted()
  }
}

extension String {
  /// What follows the last slash.
  fileprivate var lastPart: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
