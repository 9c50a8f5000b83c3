import CellEffect
import CellGrid
import CellScript
import CellStage
import CellTesting
import Testing

@Suite struct TwinTests {
  static let items = ItemTable(
    labels: ["one", "two"],
    pictures: [
      ItemPictures(normal: "A", highlighted: "B"), ItemPictures(normal: "C"), ItemPictures(),
    ])

  @Test(arguments: ["bounce", "tint", "crossfade"])
  func `a twin has the parameters of the built-in effect`(_ name: String) throws {
    let twin = try Sample.twin(name)
    let builtIn = try #require(BuiltIn.make(name))
    let known = builtIn.parameters.declared.sorted { $0.name < $1.name }
    #expect(twin.parameters.declared.map(\.name) == known.map(\.name))
    #expect(twin.parameters.declared.map(\.kind) == known.map(\.kind))
    #expect(twin.parameters.declared.map(\.initial) == known.map(\.initial))
    #expect(twin.parameters.declared.map(\.range) == known.map(\.range))
  }

  @Test(arguments: ["bounce", "tint", "crossfade"], 1...12 as ClosedRange<UInt64>)
  func `a twin shows the same bits as the built-in effect`(_ name: String, seed: UInt64) throws {
    let twin = Stage.list([try Sample.twin(name)], items: Self.items)
    let builtIn = Stage.list([try #require(BuiltIn.make(name))], items: Self.items)
    for stage in [twin, builtIn] { play(stage, seed: seed) }
    #expect(twin.takeReports() == builtIn.takeReports())
    for step in 0...20 {
      let time = 3 + Double(step) * 0.07
      twin.advance(to: time)
      builtIn.advance(to: time)
      let (ours, theirs) = (twin.frame(), builtIn.frame())
      #expect(ours.numbers == theirs.numbers)
      #expect(ours.colors == theirs.colors)
      #expect(ours.contents == theirs.contents)
      #expect(ours.weights == theirs.weights)
    }
  }

  /// Random touches, selections, scrolls and navigations, up to 3 s.
  private func play(_ stage: Stage, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var isDown = false
    for step in 1...60 {
      let time = Double(step) * 0.05
      let row = Int.random(in: 0..<14, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0...3:
        if isDown { stage.lift(row: row, at: time) } else { stage.touch(row: row, at: time) }
        isDown.toggle()
      case 4: stage.feed(.deselect(item: row, animated: Bool.random(using: &random)), at: time)
      case 5: stage.feed(.select(item: row, animated: false), at: time)
      case 6: stage.feed(.scroll(to: Point(x: 0, y: Double(row) * 30), animated: false), at: time)
      case 7: stage.feed(.navigationBegin(.pop, interactive: true, duration: 0.3), at: time)
      default:
        let ends = Bool.random(using: &random)
        stage.feed(.navigationProgress(0.4), at: time)
        stage.feed(ends ? .navigationEnd(settle: nil) : .navigationCancel(settle: nil), at: time)
      }
    }
  }
}
