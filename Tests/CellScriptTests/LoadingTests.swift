import CellEffect
import CellMotion
import CellScript
import CellTesting
import Testing

@Suite struct LoadingTests {
  static let header = "--!cellfx api=1\n"

  @Test(arguments: ["", "local e = {}", "-- cellfx api=1", "--!cellfx", "--!cellfx api=1 x", "\n"])
  func `a file without the header line is refused`(_ first: String) {
    #expect(Sample.defect(first + "\nreturn {}")?.reason == .noHeader)
  }

  @Test(arguments: ["2", "0", "01", "x", "99999999999999999999", ""])
  func `another version is refused with both numbers`(_ number: String) {
    let defect = Sample.defect("--!cellfx api=\(number)\nerror 'ran'")
    #expect(defect?.reason == .version(found: number, supported: 1))
    #expect(defect?.line == 1)
  }

  @Test func `a file that is no text is refused`() throws {
    let folder = SampleFolder()
    for bytes in [[0x1B, 0x4C, 0x75, 0x61], [0xFF, 0xFE], Array(Self.header.utf8) + [0]] {
      let path = folder.write(bytes.map { UInt8($0) }, to: "sample.lua")
      let files = try PluginFiles.at(path)
      let error = #expect(throws: PluginError.self) {
        try ScriptEffect(files, seed: 1, limits: .counted)
      }
      #expect(error?.reason == .notText || error?.reason == .noHeader)
    }
  }

  @Test func `a file that is too long is refused`() {
    let text = Self.header + String(repeating: "-", count: 70_000)
    #expect(Sample.defect(text)?.reason == .tooLong(bytes: 70_016, limit: 65_536))
  }

  @Test func `a syntax error has its line`() {
    let defect = Sample.defect(Self.header + "local x = = 1")
    #expect(defect?.reason == .syntax)
    #expect(defect?.line == 2)
    #expect(defect?.message.contains("unexpected symbol") == true)
  }

  @Test func `an error while loading has its line and trace`() {
    let defect = Sample.defect(Self.header + "local function f() error 'no' end\nf()\nreturn {}")
    #expect(defect?.reason == .raised)
    #expect(defect?.line == 2)
    #expect(defect?.message == "no")
    #expect(defect?.traceback.contains("sample.lua:3: in main chunk") == true)
  }

  @Test(arguments: [
    ("return 3", PluginError.Reason.noTable),
    ("return", .noTable),
    ("return { touch_begin = print }", .unknownEntry("touch_begin", nearest: "touch_began")),
    ("return { sumary = 'x', zzz = 1 }", .unknownEntry("sumary", nearest: "summary")),
    ("return { summary = 3 }", .badEntry("summary")),
    ("return { touch_began = 3 }", .badEntry("touch_began")),
    ("return { reduce_motion = true }", .badEntry("reduce_motion")),
    ("return { parameters = 3 }", .badEntry("parameters")),
    ("return { parameters = { a = {} } }", .badParameter("a")),
    ("return { parameters = { a = { 1, min = 2 } } }", .badParameter("a")),
    ("return { parameters = { a = { 1, mim = 2 } } }", .badParameter("a")),
    ("return { parameters = { a = { 1.5, kind = 'integer' } } }", .badParameter("a")),
    ("return { parameters = { a = { 1, kind = 'numeral' } } }", .badParameter("a")),
    ("return { parameters = { a = { 'x', kind = 'number' } } }", .badParameter("a")),
    ("return { parameters = { a = { 'x', choices = { 'y' } } } }", .badParameter("a")),
    ("return { parameters = { a = { 'nocolor', kind = 'color' } } }", .badParameter("a")),
    ("return { parameters = { a = { 'x', min = 5, max = 1 } } }", .badParameter("a")),
    ("return { parameters = { a = { true, min = 2e6 } } }", .badParameter("a")),
    ("return { parameters = { a = { 'x', choices = { 'x', 'y\\0z' } } } }", .badParameter("a")),
    ("return { parameters = { opacity = 1e7 } }", .badParameter("opacity")),
    ("return { parameters = { bounce = 1 } }", .badParameter("bounce")),
    ("return { parameters = { b = print, a = print } }", .badParameter("a")),
  ])
  func `a table that is no plugin is refused`(_ code: String, _ reason: PluginError.Reason) {
    #expect(Sample.defect(Self.header + code)?.reason == reason)
  }

  @Test func `too many parameters are refused before they are put in order`() {
    var limits = Limits.counted
    limits.heap = 16 << 20
    let code = "local t = {} for i = 1, 40000 do t['k' .. i] = i end return { parameters = t }"
    let start = ContinuousClock.now
    let defect = Sample.defect(Self.header + code, limits: limits)
    #expect(defect?.message.contains("more than 64 parameters") == true)
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test func `choices are paid for by their number`() throws {
    func steps(_ choices: String) throws -> Int {
      let code =
        "local t = {} for i = 1, 20000 do t[i] = 'a' end "
        + "return { parameters = { k = { 'a', choices = \(choices) } } }"
      return try Sample.whole(Self.header + code).usage.loadSteps
    }
    #expect(try steps("t") - steps("{ 'a' }") > 40_000)
  }

  @Test func `a method and a fourth argument are refused with what to write`() {
    for code in [
      "function e:touch_began(cell) end", "function e.touch_began(self, touch) end",
      "function e.touch_began(a, b, c, d) end",
    ] {
      let defect = Sample.defect(Self.header + "local e = {}\n\(code)\nreturn e")
      #expect(defect?.reason == .badHandler("touch_began"))
      #expect(defect?.message == "write `function sample.touch_began`, not `sample:`")
      #expect(defect?.line == 3)
    }
  }

  @Test func `parameters are declared with kind, range, unit and choices, sorted by name`() throws {
    let effect = try Sample.effect(
      """
      e.summary = "Does something."
      e.reduce_motion = "keep"
      e.parameters = {
        size = 0.5, count = { 3, kind = "integer", min = 1, max = 9, unit = "cells" },
        on = true, word = { "b", choices = { "a", "b" }, about = "which" },
        tint = { fx.color "label" }, picture = { "@normal", kind = "image" },
        way = { "ease_out", kind = "curve" }, damping = { 1 }, shade = { "#ff0000", kind = "color" },
      }
      function e.appeared() end
      """)
    #expect(effect.summary == "Does something.")
    #expect(effect.keepsMotion)
    #expect(effect.handlers == ["appeared"])
    let declared = effect.parameters.declared
    #expect(
      declared.map(\.name)
        == ["count", "damping", "on", "picture", "shade", "size", "tint", "way", "word"])
    #expect(declared[0].kind == .integer)
    #expect(declared[0].range == 1...9)
    #expect(declared[0].unit == "cells")
    #expect(declared[1].range == 0.01...10)
    #expect(declared[2].initial == .boolean(true))
    #expect(declared[3].initial == .image("@normal"))
    #expect(declared[4].initial == .color(.fixed(Color(red: 1, green: 0, blue: 0))))
    #expect(declared[5].range == -1e6...1e6)
    #expect(declared[6].initial == .color(.system(.label)))
    #expect(declared[7].initial == .curve(.easeOut))
    #expect(declared[8].choices == ["a", "b"])
    #expect(declared[8].about == "which")
  }

  @Test func `modules of a folder are required by their exact names`() throws {
    let folder = SampleFolder()
    folder.write(
      Self.header + "local a = require 'deep.part.a'\nassert(require 'deep.part.a' == a)\n"
        + "return { summary = a.word, appeared = function() print(a.x.y) end }",
      to: "deep/init.lua")
    folder.write("return { word = require 'deep.b' .. '!' }", to: "deep/part/a.lua")
    folder.write("return 'hello'", to: "deep/b.lua")
    let effect = try ScriptEffect(PluginFiles.at(folder.path + "/deep"), seed: 1, limits: .counted)
    #expect(effect.summary == "hello!")
  }

  @Test(arguments: ["glow/init.lua", "glow/./init.lua", "glow/part/../init.lua", "glow//init.lua"])
  func `a folder that is named by what is run of it is read as the folder`(path: String) throws {
    let folder = SampleFolder()
    folder.write(Self.header + "return { summary = require 'glow.part.word' }", to: "glow/init.lua")
    folder.write("return 'hello'", to: "glow/part/word.lua")
    let files = try PluginFiles.at("\(folder.path)/\(path)")
    #expect(files.name == "glow" && files.kind == .folder)
    #expect(try ScriptEffect(files, seed: 1, limits: .counted).summary == "hello")
  }

  @Test func `a file called init is itself where its folder is not named as plugins are`() throws {
    let folder = SampleFolder()
    let files = try PluginFiles.at(folder.write(Self.header, to: "My Effects/init.lua"))
    #expect(files.name == "init" && files.kind == .file)
    folder.write(Self.header, to: "effects/init.lua")
    let path = folder.path + "/effects"
    #expect(PluginFiles.all(in: [path]).map(\.name) == ["init"])
    #expect(try PluginFiles.named("init", in: [path]).kind == .file)
  }

  @Test func `a module that requires itself is refused`() throws {
    let folder = SampleFolder()
    folder.write(Self.header + "return require 'ring.a'", to: "ring/init.lua")
    folder.write("return require 'ring.a'", to: "ring/a.lua")
    let files = try PluginFiles.at(folder.path + "/ring/")
    let error = #expect(throws: PluginError.self) {
      try ScriptEffect(files, seed: 1, limits: .counted)
    }
    #expect(error?.message == "module `ring.a` requires itself")
    #expect(error?.file == "ring/a.lua")
  }

  @Test func `plugins are found by name, the first folder first`() throws {
    let first = SampleFolder()
    let second = SampleFolder()
    first.write(Self.header, to: "ripple.lua")
    second.write(Self.header, to: "ripple/init.lua")
    second.write(Self.header, to: "shake.lua")
    second.write("", to: "Not A Name.lua")
    second.write("", to: "notes.txt")
    let folders = [first.path, second.path]
    #expect(try PluginFiles.named("ripple", in: folders).kind == .file)
    #expect(PluginFiles.all(in: folders).map(\.name) == ["ripple", "shake"])
    let error = #expect(throws: PluginError.self) { try PluginFiles.named("riple", in: folders) }
    #expect(error?.reason == .missing(known: ["ripple", "shake"], nearest: "ripple"))
    let text = #expect(throws: PluginError.self) { try PluginFiles.at(second.path + "/notes.txt") }
    #expect(text?.reason == .notPlugin)
    let name = #expect(throws: PluginError.self) {
      try PluginFiles.at(second.path + "/Not A Name.lua")
    }
    #expect(name?.reason == .badName)
  }
}
