import CellGrid
import Foundation
import Testing

@Suite struct ModelTests {
  /// How many random plays the grid and the model are compared on.
  private static let sequences =
    ProcessInfo.processInfo.environment["CELLFX_MODEL_SEQUENCES"].flatMap { Int($0) } ?? 2000

  @Test func `the grid says what the model says`() {
    var sayings = 0
    for seed in 0..<Self.sequences {
      let play = ModelPlay(seed: UInt64(seed))
      let duel = ModelDuel(play)
      sayings += duel.sayings
      guard duel.disagreement != nil else { continue }
      Issue.record("seed \(seed): \(play.shrunk().story())")
      return
    }
    #expect(sayings > 10 * Self.sequences)
  }

  @Test(arguments: Mutation.allCases)
  func `a model with a broken rule is found out`(_ mutation: Mutation) {
    let found = (0..<20_000).contains { seed in
      ModelDuel(ModelPlay(seed: UInt64(seed)), mutation).disagreement != nil
    }
    #expect(found)
  }

  @Test func `a disagreement is told by the inputs that it needs`() throws {
    let play = try #require(
      (0..<20_000).lazy.map { ModelPlay(seed: UInt64($0)) }
        .first { ModelDuel($0, .restoreAnimated).disagreement != nil })
    let shrunk = play.shrunk(.restoreAnimated)
    #expect(shrunk.steps.count <= 4)
    #expect(shrunk.story(.restoreAnimated).contains("selection_changed on restore animated"))
  }
}
