import CellEffect
import CellGrid
import CellScript
import CellStage
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

  /// Of each row of what is fixed: whether a script may have so many.
  private static let fixed: [String: @Sendable (Int) throws -> Bool] = [
    "commands of one stretch": { try isFine("for i = 1, \($0) do cell.scale = 0.5 end") },
    "keyframes of one stretch": { number in
      try isFine(
        """
        local left = \(number)
        while left > 0 do
          local keys = { duration = 1 }
          for i = 1, math.min(left, 256) do keys[i] = { at = (i - 1) / 256, scale = 1 } end
          cell:keyframes(keys)
          left = left - 256
        end
        """)
    },
    "keyframes of one animation": { number in
      try isFine(
        """
        local keys = { duration = 1 }
        for i = 1, \(number) do keys[i] = { at = (i - 1) / \(number), scale = 1 } end
        cell:keyframes(keys)
        """)
    },
    "texts of one stretch": { number in
      try isFine(
        """
        local left = \(number)
        while left > 0 do
          local length = math.min(left, 32768)
          cell.text = ('x'):rep(length)
          left = left - length
        end
        """)
    },
    // Each text counts as 64 bytes more than it has.
    "texts and picture names that it is the first to bring to a stage": { number in
      try isFine(
        """
        for i = 1, \((number + 32767) / 32768) do
          cell.text = ('%02d'):format(i) .. ('x'):rep(32768 - 64 - 2)
          fx.wait(0.01)
        end
        """)
    },
    "signals in one instant": { try isFine("for i = 1, \($0) do cell:signal 'x' end") },
    "one signal": { try isFine("cell:signal(('x'):rep(\($0)))") },
    "lines for its author in one instant": { number in
      try written("for i = 1, \(number) do print 'x' end").allSatisfy { $0 == "x" }
    },
    "elements that `table` functions go through": {
      try isFine("table.move({}, 1, \($0), 2)")
    },
    "elements that `table.sort` sorts": { number in
      try isFine("local t = {} for i = 1, \(number) do t[i] = i end table.sort(t)")
    },
    "results of `table.unpack`": { try isFine("table.unpack({}, 1, \($0))") },
    "fields that one expression reads in a row": { number in
      let fields = String(repeating: ".x", count: number)
      return loads("local t = {} function t.never() return t\(fields) end return {}")
    },
    "parameters": { number in
      let all = (1...number).map { "p\($0) = 1" }.joined(separator: ", ")
      return loads("return { parameters = { \(all) } }")
    },
  ]

  /// Whether a handler runs to its end; of steps there are plenty.
  private static func isFine(_ body: String) throws -> Bool {
    var limits = Limits.counted
    limits.instantSteps = 50_000_000
    let stage = try Stage.pressing(
      "function e.touch_began(cell)\n\(body)\nend", limits: limits)
    stage.advance(to: 1)
    return stage.failures().isEmpty
  }

  private static func loads(_ text: String) -> Bool {
    Sample.defect("--!cellfx api=1\n\(text)\n") == nil
  }

  /// The number that a cell of a table says.
  private static func number(_ text: String) throws -> Int {
    let parts = text.replacing(",", with: "").split(separator: " ")
    let number = try #require(parts.first.flatMap { Int($0) })
    return number << (parts.last == "MB" ? 20 : parts.last == "KB" ? 10 : 0)
  }

  @Test func `what it says is fixed is allowed up to there and refused beyond`() throws {
    let rows = try rows()
    let start = try #require(rows.lastIndex { $0.0 == "what" })
    let fixed = rows[(start + 2)...].prefix { $0.0 != "not there" }
    #expect(Set(fixed.map(\.0)) == Set(Self.fixed.keys))
    for (name, most) in fixed {
      let isAllowed = try #require(Self.fixed[name])
      let most = try Self.number(most)
      #expect(try isAllowed(most), "\(name)")
      #expect(try !isAllowed(most + 1), "\(name)")
    }
  }

  /// What shows of a number, and of opacity, where an effect brings the number away from rest under
  /// reduced motion.
  private func shown(_ property: Property, keeping: Bool = false) throws -> (Double, Double) {
    let body = """
      \(keeping ? "e.reduce_motion = 'keep'" : "")
      function e.touch_began(cell) cell.\(property.name) = 0.5 end
      """
    let stage = Stage.list([try Sample.effect(body)], adjust: { $0.reduceMotion = true })
    stage.touch(row: 3, at: 0)
    return (stage.number(property, row: 3, at: 0), stage.number(.opacity, row: 3, at: 0))
  }

  @Test func `what it says is not shown under reduced motion is not shown, and all else is`() throws
  {
    let root = #filePath.components(separatedBy: "/Tests/")[0]
    let text = try String(contentsOfFile: "\(root)/\(Self.path)", encoding: .utf8)
    let part = text.components(separatedBy: "## What is shown under reduced motion\n")[1]
    let (hidden, rest) = (part.components(separatedBy: "not shown")[0], part.prefix { $0 != "#" })
    for property in Property.numbers {
      let isHidden = hidden.contains("`\(property.name)`")
      #expect(rest.contains("`\(property.name)`"))
      let (number, opacity) = try shown(property)
      #expect(number == (isHidden ? property.neutral : 0.5), "\(property)")
      #expect(abs(opacity - (isHidden ? 0.8 : property == .opacity ? 0.5 : 1)) < 1e-6)
      #expect(try shown(property, keeping: true).0 == 0.5)
    }
    #expect(rest.contains("80 %"))
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
