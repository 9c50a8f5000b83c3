import Foundation
import Testing

@Suite struct PluginPlaybackTests {
  private static let scenario = OneTouch.scenario("twitch", y: 10)

  @Test(arguments: [
    ("label", "text", "5", "5"), ("label", "text", "true", "true"),
    ("label", "text", "1,2,3,4", "1,2,3,4"),
    ("badge", "image", "1", "1"), ("size", "number", "5", "5.0"),
    ("big", "boolean", "true", "true"),
  ])
  func `the parameter decides what a setting means`(
    name: String, kind: String, value: String, seen: String
  ) throws {
    let initial = ["text": "\"a\"", "image": "\"a\"", "number": "1", "boolean": "false"][kind]
    let plugin = """
      --!cellfx api=1
      local twitch = { parameters = { \(name) = { \(initial ?? ""), kind = "\(kind)" } } }
      function twitch.touch_began(cell, touch, p) print("is", tostring(p.\(name))) end
      return twitch
      """
    let (ending, _) = try run(plugin, "--timeline", "--set", "\(name)=\(value)")
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.output.contains("twitch: is  \(seen)\n"))
  }

  private static func twitch(_ command: String) -> String {
    """
    --!cellfx api=1
    local twitch = { summary = "Twitches." }
    function twitch.touch_began(cell, touch, p)
      \(command)
    end
    return twitch
    """
  }

  private func run(
    _ plugin: String, scenario: String = scenario, _ words: String...
  ) throws -> (Program.Ending, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    _ = try folder.write(plugin, to: "twitch.lua")
    let path = try folder.write(scenario, to: "press.json")
    return (try Program.run(["run", path] + words), folder)
  }

  @Test func `a path is relative to the scenario, and a plugin says what it meant`() throws {
    let (ending, folder) = try run(Self.twitch("cell:spring { scale = 0.5 }"))
    #expect(ending.code == 0)
    #expect(ending.output.contains("twitch.lua → twitch (\(folder.path("twitch.lua")))"))
  }

  @Test func `a failure is told with its place, its cell, its time and what became of it`() throws {
    let (ending, folder) = try run(Self.twitch("cell:spring { scael = 0.5 }"), "--quiet")
    #expect(ending.code == 1)
    let place = folder.path("twitch.lua")
    #expect(
      ending.lines.first == "  ✗ \(place):4 in touch_began, cell 0, at 0.1 s")
    #expect(ending.lines.contains("    4 │   cell:spring { scael = 0.5 }"))
    #expect(ending.output.contains("did you mean `scale`?"))
    #expect(ending.lines.suffix(2) == ["    The cell was let go; twitch goes on.", ""])
  }

  @Test func `signals and lines are told`() throws {
    let plugin = Self.twitch("cell:signal(\"charged\") print(\"at\", touch.x)")
    let (ending, _) = try run(plugin, "--timeline")
    #expect(ending.output.contains("signal charged:0"))
    #expect(ending.output.contains("  signals       1: charged"))
    #expect(ending.output.contains("twitch: at"))
  }

  @Test func `a plugin that cannot be loaded ends with 65 at its place in the scenario`() throws {
    let (ending, folder) = try run("--!cellfx api=1\nlocal x = = 3\n")
    #expect(ending.code == 65)
    let place = "\(folder.path("press.json")):7:23: \(folder.path("twitch.lua")):2: "
    #expect(ending.errors.hasPrefix(place), "\(ending.errors)")
    #expect(ending.errors.hasSuffix("\n  2 │ local x = = 3\n"))
  }

  @Test func `the first lines that an effect writes are shown`() throws {
    let (ending, _) = try run(
      Self.twitch("for i = 1, 23 do print(\"a\", i) end print(\"\\27[2J\")"))
    #expect(ending.lines.contains("  log           0.1 s  twitch: a   1"), "\(ending.output)")
    #expect(ending.lines.count { $0.contains(" twitch: a") } <= 20)
    #expect(!ending.output.contains("\u{1B}"))
  }

  @Test(arguments: [
    (20, nil), (21, "… and more lines, which were dropped"),
    (90, "… and more lines, which were dropped"),
  ])
  func `what stands for dropped lines is not counted as a line`(count: Int, more: String?) throws {
    let (ending, _) = try run(Self.twitch("for i = 1, \(count) do print(i) end"))
    let last = ending.lines.first { $0.contains("… and") }
    #expect(last?.trimmingCharacters(in: .whitespaces) == more)
    #expect(ending.lines.count { $0.contains(" s  twitch: ") } == 20)
  }

  @Test func `lines past those that are shown are counted beside what was dropped`() throws {
    let plugin = Self.twitch(
      "for i = 1, 5 do print(i) end fx.wait(0.05) for i = 1, 30 do print(i) end"
    )
    .replacing("local twitch", with: "local fx = require \"cellfx\"\nlocal twitch")
    let (ending, _) = try run(plugin)
    let last = ending.lines.first { $0.contains("… and") }
    #expect(last?.hasSuffix("… and 5 more lines, besides those that were dropped") == true)
  }

  @Test func `a curve is told by its name or its control points`() throws {
    let folder = try TemporaryFolder()
    let curves = """
      a = { "ease_out", kind = "curve" }, b = { { 0.1, 0.2, 0.3, 1.5 }, kind = "curve" }
      """
    _ = try folder.write(
      "--!cellfx api=1\nreturn { parameters = { \(curves) } }", to: "curves.lua")
    let info = try Program.run(["info", folder.path("curves.lua")])
    #expect(info.output.contains("ease_out"), "\(info.errors)")
    #expect(info.output.contains("0.1, 0.2, 0.3, 1.5"), "\(info.output)")
    let json = try Program.run(["info", folder.path("curves.lua"), "--json"])
    #expect(json.output.contains("\"default\": \"ease_out\""))
  }

  @Test func `what looks like a plugin and is none is told for what it is`() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: folder.path("twitch"), withIntermediateDirectories: false)
    _ = try folder.write(Self.twitch("cell.opacity = 0.5"), to: "Big_Twitch.lua")
    _ = try folder.write("--!cellfx api=1\nlocal x = = 3\n", to: "wrong.lua")
    let words = ["--plugins", folder.path(".")]
    let list = try Program.run(["list"] + words)
    #expect(list.code == 65)
    for part in [
      "twitch: this is no plugin; one is a file ending in .lua, or a folder with init.lua.",
      "\"Big_Twitch\" is no name of a plugin", "\(folder.path("."))/wrong.lua:2: ",
    ] { #expect(list.errors.contains(part), "\(list.errors)") }
    let machine = try Program.run(["list", "--json"] + words)
    #expect(machine.code == 65)
    #expect(machine.errors == "")
    let object = try JSONSerialization.jsonObject(with: Data(machine.output.utf8))
    let tree = try #require(object as? [String: [[String: Any]]])
    #expect(tree["broken"]?.count == 3)
    let messages = tree["broken"]?.compactMap { $0["message"] as? String } ?? []
    #expect(messages.allSatisfy { $0.hasPrefix(folder.path("")) }, "\(messages)")
    #expect(tree["broken"]?.compactMap { $0["line"] as? Int } == [2])
    let named = try Program.run(["info", "plugin:twitch"] + words)
    #expect(named.code == 65)
    #expect(named.errors.contains("this is no plugin"))
  }

  @Test func `machines are told the handlers of plugins, and that built-ins have none`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.twitch("cell.opacity = 0.5"), to: "twitch.lua")
    let list = try Program.run(["list", "--json", "--plugins", folder.path(".")])
    let object = try JSONSerialization.jsonObject(with: Data(list.output.utf8))
    let effects = try #require((object as? [String: [[String: Any]]])?["effects"])
    for effect in effects {
      #expect((effect["plugin"] is NSNull) == (effect["handlers"] is NSNull))
    }
    let twitch = effects.first { $0["name"] as? String == "twitch" }
    #expect(twitch?["handlers"] as? [String] == ["touch_began"])
  }

  @Test func `plugins are looked up in the folders that are given`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.twitch("cell.opacity = 0.5"), to: "twitch.lua")
    let scenario = Self.scenario.replacing("twitch.lua", with: "twitch")
    let press = try folder.write(scenario, to: "press.json")
    #expect(try Program.run(["run", press]).code == 66)
    #expect(try Program.run(["run", press, "--plugins", folder.path(".")]).code == 0)
    let variables = ["CELLFX_PLUGINS": folder.path(".")]
    #expect(try Program.run(["run", press], variables: variables).code == 0)
    let list = try Program.run(["list", "--plugins", folder.path(".")])
    #expect(list.output.contains("Twitches."))
  }

  @Test(arguments: ["run", "list", "info"])
  func `a folder of the environment that is not there is told, and the others are used`(
    command: String
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.twitch("cell.opacity = 0.5"), to: "twitch.lua")
    let press = try folder.write(
      Self.scenario.replacing("twitch.lua", with: "twitch"), to: "press.json")
    let operands = ["run": [press], "info": ["twitch"]][command] ?? []
    let variables = ["CELLFX_PLUGINS": "/nowhere:\(folder.path("."))"]
    let ending = try Program.run([command] + operands, variables: variables)
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.output.contains("twitch"))
    #expect(
      ending.errors
        == "cellfx: $CELLFX_PLUGINS: /nowhere: there is no such folder to look plugins up in.\n")
    let machine = try Program.run([command, "--json"] + operands, variables: variables)
    #expect(machine.errors == ending.errors)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(machine.output.utf8))
    }
  }
}
