import CellScript
import Foundation

/// One thing that is measured.
struct BenchCase {
  let name: String
  /// How often the work is done in one round.
  let count: Int
  /// Does the work so many times.
  let work: (Int) -> Void
  /// Clears up after a round; not measured.
  var clear: () -> Void = {}
}

/// The cases; the first is what all others are compared with.
struct BenchCases {
  /// Handlers by name: a text in which `e` is the plugin's table.
  private static let handlers = [
    ("entry, empty handler that takes nothing", "function e.touch_began() end"),
    ("entry, empty handler that takes all", "function e.touch_began(cell, touch, p) end"),
    ("entry, two reads, one spring", spring),
  ]

  private static let spring = """
    function e.touch_began(cell, touch, p)
      cell:spring { scale = touch.x > cell.center_x and 0.9 or 1, duration = 0.4 }
    end
    """

  let all: [BenchCase]

  /// Cases whose plugins are written to a folder.
  init(in folder: String, plugins: String) throws {
    let stock = StockCall()
    var all = [
      BenchCase(name: "lua_pcall, empty function, stock Lua", count: 4000, work: stock.call)
    ]
    let bridge = BridgeEntry("--!cellfx api=1\nreturn { touch_began = function() end }")
    all.append(
      BenchCase(name: "entry, empty handler, the bridge alone", count: 2000, work: bridge.enter))
    for (place, (name, body)) in Self.handlers.enumerated() {
      let files = try Self.plugin(body, to: "\(folder)/handler-\(place).lua")
      all.append(try Self.entry(name, files, .counted))
      if place == 2 { all.append(try Self.entry("\(name), with the clock", files, Limits())) }
    }
    all.append(
      Self.state("new state, empty plugin", try Self.plugin("", to: "\(folder)/empty.lua")))
    for files in PluginFiles.all(in: [plugins]) {
      all.append(Self.state("new state, \(files.name)", files))
    }
    self.all = all
  }

  private static func plugin(_ body: String, to path: String) throws -> PluginFiles {
    let text = "--!cellfx api=1\nlocal fx, e = require 'cellfx', {}\n\(body)\nreturn e\n"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return try PluginFiles.at(path)
  }

  private static func entry(
    _ name: String, _ files: PluginFiles, _ limits: Limits
  ) throws -> BenchCase {
    let entry = try ScriptEntry(files, limits: limits)
    return BenchCase(name: name, count: 1000, work: entry.touch, clear: entry.complete)
  }

  private static func state(_ name: String, _ files: PluginFiles) -> BenchCase {
    let effect = try? ScriptEffect(files, seed: 1, limits: .counted)
    let bytes = effect.map { $0.usage.bytes + $0.usage.machineBytes } ?? 0
    return BenchCase(name: "\(name), \((bytes + 512) / 1024) KB", count: 40) { count in
      for _ in 0..<count { _ = try? ScriptEffect(files, seed: 1, limits: .counted) }
    }
  }
}
