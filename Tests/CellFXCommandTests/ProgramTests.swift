import Foundation
import Testing

@testable import CellFXCommand

@Suite struct ProgramTests {
  private let press = Program.scenarios + "/009-interrupted-jump.json"

  private static let failing = """
    {
      "title": "A row that does not shrink",
      "grid": {
        "viewport": {"width": 375, "height": 667}, "count": 40,
        "cell": {"width": 375, "height": 44},
        "scroll": {"delays_content_touches": false}
      },
      "effects": [{"use": "builtin:bounce"}],
      "events": [{"at": 0, "type": "touch_began", "touch": 1, "x": 180, "y": 154}],
      "expect": [
        {"at": 0.5, "cell": 3, "property": "scale", "equals": 0.5, "within": 0.1, "why": "seen"},
        {"at": 0.5, "cell": 3, "property": "highlighted", "equals": true}
      ]
    }
    """

  // MARK: Whole outputs

  @Test func `prints a table that holds everything`() throws {
    let ending = try Program.run(["run", press])
    #expect(ending.code == 0)
    #expect(ending.errors == "")
    #expect(
      ending.lines == [
        "Release in the middle of the press spring: value and speed stay continuous",
        "\(press) · 0.7 s · 43 frames", "",
        "  effects       bounce (built in)",
        "  events        2: touch_began, touch_ended",
        "  calls         5: should_highlight, did_highlight, should_select, did_select, did_unhighlight",
        "  animations    2, all finished",
        "  failures      none",
        "  extremes      scale down to 0.972072 (cell 3 at 0.1167 s)",
        "  expectations  ✓ all 7 hold", "",
      ])
  }

  @Test func `says what was expected, what was seen, when, and why it matters`() throws {
    let ending = try Program.run(["run", "-", "--quiet"], input: Self.failing)
    #expect(ending.code == 1)
    #expect(
      ending.lines == [
        "  ✗ scale, cell 3, at 0.5 s", "    expected  0.5 ± 0.1", "    seen      0.960005",
        "    matters   seen", "    at        standard input:11", "",
      ])
  }

  @Test func `what is wrong with several files stands apart, with no line before it`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.failing, to: "failing.json")
    let ending = try Program.run(["run", press, path, path, "--quiet"])
    #expect(ending.lines.first == "  ✗ scale, cell 3, at 0.5 s")
    #expect(ending.lines.filter(\.isEmpty).count == 2)
  }

  @Test func `draws a playback as plain text`() throws {
    let ending = try Program.run(["run", press, "--timeline", "--color", "never"])
    #expect(
      ending.lines.prefix(3) == [
        " time    cell 3          what happens",
        " 0.000   [  pressed   ]  ▼ finger 1 down on 3 · did_highlight:3",
        " 0.017   [   ×0.997   ]",
      ])
    #expect(ending.output.contains("    [ ×0.973 ]    ▲ finger 1 lifts on 3 · did_select:3"))
    #expect(ending.output.contains(" bounce on 3 ends"))
    #expect(ending.output.contains("×0.96 scale; widths show it tenfold"))
    #expect(!ending.output.contains("\u{1B}"))
  }

  @Test func `draws a playback in colours`() throws {
    let tint = Program.scenarios + "/023-stuck-highlight.json"
    let words = ["run", tint, "--timeline", "--color=always"]
    let full = try Program.run(words, variables: ["COLORTERM": "truecolor"])
    #expect(full.output.contains("48;2;198;198;200m"))
    let indexed = try Program.run(words)
    #expect(indexed.output.contains("48;5;251m"))
    let none = try Program.run(["run", tint, "--timeline"], variables: ["NO_COLOR": "1"])
    #expect(!none.output.contains("\u{1B}"))
  }

  @Test func `shows scale, colour and picture of a cell at once`() throws {
    let demo = Program.tests + "/CellScenarioTests/Demo/recorded-press.json"
    let plain = try Program.run(["run", demo, "--timeline"], variables: ["COLUMNS": "80"])
    #expect(plain.output.contains(/\[b[1-9]▒+×0\.9\d\d▒+\]/))
    #expect(plain.output.contains("a the picture plain   b the picture bright"))
    #expect(plain.lines.allSatisfy { $0.count <= 80 || $0.contains(demo) })
    let words = ["run", demo, "--timeline", "--color=always"]
    let colors = try Program.run(words, variables: ["COLORTERM": "truecolor"])
    // A mixture of both pictures beside the tinted ground.
    #expect(colors.output.contains("48;2;198;198;200m"))
    #expect(
      colors.output.contains(/48;2;2[0-4]\d;\d+;\d+m  \u{1B}\[0m\u{1B}\[30;48;2;198;198;200m/))
    let narrow = try Program.run(["run", demo, "--timeline"], variables: ["COLUMNS": "10"])
    #expect(narrow.lines.prefix(50).allSatisfy { $0.count <= 40 || $0.contains(demo) })
  }

  @Test func `several files end in one line`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Program.scenarios).sorted()
      .map { Program.scenarios + "/" + $0 }
    let ending = try Program.run(["run"] + files)
    #expect(ending.code == 0)
    #expect(ending.lines.suffix(2) == ["✓ \(files.count) scenarios, all as expected", ""])
    let quiet = try Program.run(["run", "-q"] + files)
    #expect(quiet.output == "")
  }

  @Test func `a wrong file does not keep the others from playing`() throws {
    let ending = try Program.run(["run", "-", press], input: "{")
    #expect(ending.code == 65)
    #expect(ending.errors.hasPrefix("standard input:1:2: the file ends where"))
    #expect(ending.output.contains("✓ all 7 hold"))
    #expect(ending.output.contains("✗ 2 scenarios, 1 not as expected: standard input"))
  }

  @Test func `says what still runs at the end`() throws {
    let cut = Self.failing.replacing(
      "\"builtin:bounce\"", with: "\"builtin:bounce\", \"set\": {\"duration\": 5}")
    let ending = try Program.run(["run", "-"], input: cut)
    #expect(ending.lines.contains("  animations    1: 1 still running"), "\(ending.output)")
    let machine = try Program.run(["run", "-", "--json"], input: cut)
    #expect(machine.output.contains("\"animations\": 1,"))
    #expect(machine.output.contains("\"still_running\": 1,"))
  }

  @Test func `draws numbers however large they are`() throws {
    let big = """
      {
        "grid": {
          "viewport": {"width": 375, "height": 667}, "count": 4, "cell": {"width": 375, "height": 44}
        },
        "effects": [{"use": "big.lua"}, {"use": "big.lua"}, {"use": "big.lua"}],
        "events": [{"at": 0.1, "type": "select", "cell": 1}], "lasts": 0.2
      }
      """
    let folder = try TemporaryFolder()
    let values = "cell.scale = 1e6 cell.scale_x = 1e6 cell.translation_x = -1e6"
    _ = try folder.write(
      "--!cellfx api=1\nreturn { selection_changed = function(cell) \(values) end }\n",
      to: "big.lua")
    let path = try folder.write(big, to: "big.json")
    let ending = try Program.run(["run", path, "--timeline"])
    #expect(ending.code == 0, "\(ending.errors) \(ending.output)")
    #expect(ending.output.contains("×1e36"))
    #expect(try Program.run(["run", path, "--json"]).code == 0)
  }

  @Test func `says how many touches hit no cell`() throws {
    let beside = Self.failing.replacing("\"y\": 154", with: "\"y\": 660")
      .replacing("\"count\": 40", with: "\"count\": 4")
    let ending = try Program.run(["run", "-"], input: beside)
    #expect(ending.lines.contains("  touches       1 of 1 hit no cell"), "\(ending.output)")
    let machine = try Program.run(["run", "-", "--json"], input: beside)
    #expect(machine.output.contains("\"touches\": 1,"))
    #expect(machine.output.contains("\"missed_touches\": 1,"))
    let hit = try Program.run(["run", "-"], input: Self.failing)
    #expect(!hit.output.contains("hit no cell"))
  }

  @Test func `says what the flash limit held back`() throws {
    let taps = (0..<20).map { tap in
      """
      {"at": \(10 + 10 * tap)e-2, "type": "select", "cell": 0},
      {"at": \(15 + 10 * tap)e-2, "type": "deselect", "cell": 0}
      """
    }
    let text = """
      {
        "grid": {
          "viewport": {"width": 375, "height": 667}, "count": 4, "cell": {"width": 375, "height": 250}
        },
        "effects": [{
          "use": "builtin:tint", "set": {"normal_color": "#ffffff", "selected_color": "#000000"}
        }],
        "events": [\(taps.joined(separator: ","))], "lasts": 3
      }
      """
    let ending = try Program.run(["run", "-"], input: text)
    let line = ending.lines.first { $0.hasPrefix("  flash limit   ") }
    #expect(line?.contains(/held 1 cell from 0\.[34]\d* s on: 0$/) == true, "\(ending)")
    let machine = try Program.run(["run", "-", "--json"], input: text)
    #expect(machine.output.contains("\"held_cells\": 1"))
    let free = text.replacing("\"count\": 4,", with: "\"count\": 4, \"flash_limit\": false,")
    #expect(!(try Program.run(["run", "-"], input: free)).output.contains("flash limit"))
  }

  @Test(arguments: [
    ("docs", "cellfx docs [OPTIONS] [SECTION]"), ("bench", "cellfx bench [OPTIONS] [NAME…]"),
    ("run", "cellfx run [OPTIONS] FILE…"), ("info", "cellfx info [OPTIONS] EFFECT"),
    ("list", "cellfx list [OPTIONS]"),
  ])
  func `the usage shows what may be left out`(command: String, usage: String) throws {
    #expect(try Program.run([command, "--help"]).lines.contains("  " + usage))
  }

  // MARK: For machines

  @Test func `writes the result as JSON`() throws {
    let ending = try Program.run(["run", "-", "--json", "--digest"], input: Self.failing)
    #expect(ending.code == 1)
    let object = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
    let runs = try #require((object as? [String: Any])?["scenarios"] as? [[String: Any]])
    #expect(runs.count == 1)
    #expect(runs[0]["as_expected"] as? Bool == false)
    #expect((runs[0]["digests"] as? [String])?.count == 31)
    let expectations = try #require(runs[0]["expectations"] as? [[String: Any]])
    #expect(expectations.map { $0["holds"] as? Bool } == [false, true])
    #expect(expectations[0]["seen"] as? Double ?? 0 > 0.96)
  }

  @Test func `the JSON of a playback has the keys that the help names`() throws {
    let words = ["run", "-", "--json", "--digest", "--timing"]
    let ending = try Program.run(words, input: Self.failing)
    let object = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
    let playback = try #require(((object as? [String: Any])?["scenarios"] as? [[String: Any]])?[0])
    #expect(Set(playback.keys) == Set(RunNotes.keys + ["digests", "frame_nanoseconds"]))
    let keys = { (list: String) in
      ((playback[list] as? [[String: Any]])?.first?.keys).map { $0.sorted() }
    }
    #expect(keys("effects") == ["effect", "plugin", "use", "used"])
    #expect(keys("calls") == ["call", "cell", "time"])
    #expect(keys("completions") == ["cell", "effect", "finished", "of", "time"])
    #expect(keys("extremes") == ["high", "low", "property"])
    #expect(
      keys("expectations") == [
        "at", "cell", "expected", "failed_at", "holds", "line", "property", "seen", "until", "why",
      ])
    #expect((playback["frame_nanoseconds"] as? [String: Int])?.count == 3)
    let plain = try Program.run(["run", "-", "--json"], input: Self.failing)
    #expect(plain.output == (try Program.run(["run", "-", "--json"], input: Self.failing)).output)
    #expect(!plain.output.contains("nanoseconds"))
  }

  @Test func `a trace on standard output stands alone; digests go beside it`() throws {
    let ending = try Program.run(["run", press, "--trace", "-", "--digest"])
    #expect(ending.code == 0)
    #expect(ending.lines.first == "time,cell,property,value")
    #expect(ending.errors.split(separator: "\n").count == 43)
    #expect(ending.errors.wholeMatch(of: /([0-9.]+ [0-9a-f]{16}\n)+/) != nil)
  }

  @Test func `a picture whose file is not there is told`() throws {
    let images = "\"images\": {\"A\": \"nowhere.png\", \"B\": \"#000\"}"
    let text = Self.failing.replacing("\"count\": 40", with: "\"count\": 40, \(images)")
    let ending = try Program.run(["run", "-", "-q"], input: text)
    #expect(ending.code == 1)
    let start = "standard input: the picture \"A\" is the file nowhere.png, which is not there"
    #expect(ending.errors.hasPrefix(start), "\(ending.errors)")
    #expect(ending.errors.count { $0 == "\n" } == 1)
  }

  @Test(arguments: [
    (#""effects": ["bounce"]"#, "`effects[0]` is a text; it takes an object."),
    (
      ##""expect": [{"at": 0, "cell": 1, "property": "background", "equals": "#fff"}]"##,
      "`equals` is a text; it takes a list: [red, green, blue], each 0 … 255."
    ),
  ])
  func `says which entry and which form of a list is meant`(keys: String, part: String) throws {
    let grid = Self.failing.split(separator: "\"effects\"")[0]
    let ending = try Program.run(["run", "-"], input: "\(grid)\(keys)}")
    #expect(ending.code == 65)
    #expect(ending.errors.contains(part), "\(ending.errors)")
  }

  @Test func `writes errors as JSON`() throws {
    let ending = try Program.run(["run", "-", "--json"], input: "{\"grid\": 1}")
    #expect(ending.code == 65)
    #expect(ending.output.contains(#""line": 1, "column": 10, "message": "`grid` is a number"#))
  }

  @Test(arguments: ["csv", "jsonl"])
  func `two traces of one file are byte-equal`(ending: String) throws {
    let folder = try TemporaryFolder()
    var traces: [String] = []
    for name in ["first", "second"] {
      let path = folder.path("\(name).\(ending)")
      #expect(try Program.run(["run", press, "--quiet", "--trace", path]).code == 0)
      traces.append(try String(contentsOfFile: path, encoding: .utf8))
    }
    #expect(traces[0] == traces[1])
    #expect(
      traces[0].contains(ending == "csv" ? "\n0,3,pressed,1\n" : "\"pressed\",\"value\":1}\n"))
  }

  @Test func `prints one digest for each frame`() throws {
    let first = try Program.run(["run", press, "--quiet", "--digest"])
    let second = try Program.run(["run", press, "--quiet", "--digest"])
    #expect(first.output == second.output)
    #expect(first.lines.count == 44)
    #expect(first.lines[0].wholeMatch(of: /0 [0-9a-f]{16}/) != nil)
  }

  @Test func `prints the schema`() throws {
    let ending = try Program.run(["schema"])
    #expect(ending.code == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) }
  }

  @Test func `lists the effects and says what can be set`() throws {
    let list = try Program.run(["list"])
    for name in ["bounce", "crossfade", "tint"] { #expect(list.output.contains(name)) }
    let info = try Program.run(["info", "builtin:bounce"])
    let names = ["damping", "duration", "press_velocity", "release_velocity", "scale"]
    #expect(
      info.lines.suffix(6).compactMap { $0.split(separator: " ").first }.map(String.init) == names)
    let machine = try Program.run(["info", "builtin:tint", "--json"])
    #expect(machine.output.contains(#""default": "opaque_separator""#))
  }

  // MARK: Settings

  @Test func `sets parameters from the command line`() throws {
    for setting in ["scale=0.5", "bounce.scale=0.5"] {
      let ending = try Program.run(["run", "-", "-q", "--set", setting], input: Self.failing)
      #expect(ending.code == 0, "\(setting) \(ending.output)")
    }
    let wrong = try Program.run(["run", "-", "--set", "scale=9"], input: Self.failing)
    #expect(wrong.code == 64)
    #expect(wrong.errors.hasPrefix("cellfx: `--set scale=9`: "))
    #expect(wrong.errors.contains("bounce.scale is 9; it takes a number, 0.5 … 1.5."))
    let unknown = try Program.run(["run", "-", "--set", "scael=1"], input: Self.failing)
    #expect(unknown.errors.contains("Did you mean `scale`?"))
  }
}
