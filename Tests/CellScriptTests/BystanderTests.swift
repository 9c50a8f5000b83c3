import CellAttack
import CellEffect
import CellGrid
import CellScript
import CellStage
import CellTesting
import Testing

/// While a script attacks, the other effects of the grid show exactly what they show alone.
@Suite(.serialized) struct BystanderTests {
  /// The row that the attacker plays on, and times at which is looked.
  private static let attacked = 5
  private static let times = [0.04, 0.11, 0.3, 0.62, 0.9, 1.7]

  /// What the cells show at an instant.
  private struct Look: Equatable {
    var numbers: [[Float]]
    var colors: [[SIMD4<Float>]]
    var weights: [[String: Float]]
  }

  /// What every cell shows but that of a row, which an attack may well animate.
  private func look(at stage: Stage, without item: Int?) -> Look {
    let frame = stage.frame()
    let rows = (0..<frame.count).filter { item.map(Int64.init) != frame.items[$0] }
    let weights = rows.map { row in
      var weights: [String: Float] = [:]
      for column in frame.contents.indices {
        for place in row * Frame.contentSlots..<(row + 1) * Frame.contentSlots
        where frame.weights[column][place] != 0 {
          let name = stage.scene.names[frame.contents[column][place]] ?? ""
          weights["\(column) \(name)", default: 0] += frame.weights[column][place]
        }
      }
      return weights
    }
    return Look(
      numbers: frame.numbers.map { column in rows.map { column[$0] } },
      colors: frame.colors.map { column in rows.map { column[$0] } }, weights: weights)
  }

  /// Plays the same touches with or without an attacker and looks now and then.
  private func looks(with attacker: (any Effect)?, without item: Int?) throws -> [Look] {
    var settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: 40, cell: Size(width: 375, height: 44))
    settings.scroll.delaysContentTouches = false
    let stage = Stage(grid: settings, items: TwinTests.items, limitsFlashes: false)
    stage.add(try Sample.twin("tint"))
    if let attacker { stage.add(attacker, on: [Self.attacked]) }
    stage.add(try Sample.twin("bounce"))
    stage.add(try Sample.twin("crossfade"))
    stage.start()
    stage.touch(row: Self.attacked, at: 0, id: 1)
    stage.touch(row: 0, at: 0.02, id: 2)
    stage.lift(row: Self.attacked, at: 0.1, id: 1)
    var looks: [Look] = []
    for time in Self.times {
      stage.advance(to: time)
      looks.append(look(at: stage, without: item))
      if time == 0.3 { stage.lift(row: 0, at: 0.31, id: 2) }
    }
    return looks
  }

  /// The attack inside a handler as an effect; nil if it fails while it is loaded.
  private func effect(_ name: String) throws -> ScriptEffect? {
    let attack = try #require(Attack(name, in: AttackTests.folder))
    let folder = SampleFolder()
    let path = folder.write(Trial(.handler).whole(Array(attack.text.utf8)), to: "sample.lua")
    var limits = Limits.counted
    limits.source = Trial.limits.source
    return try? ScriptEffect(PluginFiles.at(path), seed: 1, limits: limits)
  }

  @Test func `alone they show something that moves`() throws {
    let looks = try looks(with: nil, without: nil)
    #expect(zip(looks, looks.dropFirst()).filter { $0 != $1 }.count >= 4)
  }

  /// What no compiler takes, and so attacks nobody.
  private static let uncompiled: Set = [
    "bug-name-recursion-brackets.lua", "bug-name-recursion-newlines.lua",
    "bug-name-recursion-strings.lua", "parse-binary.lua", "parse-concat.lua",
    "parse-deep-functions.lua", "parse-deep-tables.lua", "parse-goto.lua", "parse-locals.lua",
    "parse-long-comment.lua", "parse-parens.lua", "parse-unary.lua", "parse-upvalues.lua",
  ]

  @Test func `what can be compiled attacks`() throws {
    let unplayed = try AttackTests.names.filter { try effect($0) == nil }
    #expect(Set(unplayed) == Self.uncompiled)
  }

  @Test(arguments: AttackTests.names)
  func `an attack is not seen by the other effects`(_ name: String) throws {
    guard let attacker = try effect(name) else { return }
    let row = name.hasPrefix("handler-") ? Self.attacked : nil
    #expect(try looks(with: attacker, without: row) == looks(with: nil, without: row))
  }
}
