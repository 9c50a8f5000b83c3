import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

/// What the touch sheet says of the three effects that are built in.
@Suite struct SheetEffectTests {
  private let pictures = ItemTable(pictures: [ItemPictures(normal: "A", highlighted: "B")])

  /// The weights of both pictures of a row.
  private func weights(_ stage: Stage, row: Int, at time: Double) -> (a: Double, b: Double) {
    (stage.weight("A", row: row, at: time), stage.weight("B", row: row, at: time))
  }

  /// Whether a row shows its normal picture and nothing else.
  private func isPlain(_ stage: Stage, row: Int, at time: Double) -> Bool {
    weights(stage, row: row, at: time) == (1, 0)
  }

  @Test func `a highlight that goes starts no dissolve`() {
    let stage = Stage.list(items: pictures, Crossfade())
    stage.touch(row: 3, at: 0)
    stage.advance(to: 0.5)
    _ = stage.takeReports()
    stage.lift(row: 3, at: 0.5)
    for step in 0...20 {
      #expect(isPlain(stage, row: 3, at: 0.5 + Double(step) * 0.01))
    }
    #expect(stage.completions().isEmpty)
  }

  @Test func `a picture that is recycled in mid-flash comes back whole`() {
    let stage = Stage.list(items: pictures, Crossfade())
    stage.touch(row: 3, at: 0)
    stage.feed(.scroll(to: Point(x: 0, y: 900), animated: false), at: 0.04)
    for row in 20..<36 { #expect(isPlain(stage, row: row, at: 0.04)) }
    #expect(stage.completions().map(\.finished) == [false])
    stage.feed(.scroll(to: .zero, animated: false), at: 0.06)
    #expect(isPlain(stage, row: 3, at: 0.06))
    #expect(isPlain(stage, row: 3, at: 0.1))
  }

  @Test func `a reload in mid-flash shows the flash nowhere and never again`() {
    let stage = Stage.list(items: pictures, Crossfade())
    stage.touch(row: 3, at: 0)
    stage.feed(.reload(sameData: true), at: 0.04)
    for time in [0.04, 0.06, 0.2, 1] {
      for row in 0..<15 { #expect(isPlain(stage, row: row, at: time)) }
    }
    #expect(stage.completions().map(\.finished) == [false])
  }

  @Test func `a dissolve's weights are those of ease in out`() {
    let stage = Stage.list(items: pictures, Crossfade())
    stage.touch(row: 3, at: 0)
    for (time, part) in [(0.02, 0.12916), (0.04, 0.5), (0.06, 0.87084)] {
      let (a, b) = weights(stage, row: 3, at: time)
      #expect(abs(b - part) < 1e-5)
      #expect(abs(a + b - 1) < 1e-6)
    }
  }

  @Test func `a dissolve of no length shows no empty picture`() throws {
    let stage = Stage.list(items: pictures, Crossfade())
    try stage.setParameter("duration", of: 0, to: .number(0), at: 0)
    stage.touch(row: 3, at: 1)
    for time in [1, 1.01, 2] {
      let (a, b) = weights(stage, row: 3, at: time)
      #expect(a + b == 1)
    }
    #expect(stage.completions().map(\.finished) == [true])
  }

  @Test func `a lift outside leaves no row tinted`() {
    let stage = Stage.list(adjust: { $0.scroll.axis = .none }, Tint())
    stage.touch(row: 2, at: 0)
    stage.lift(row: 9, at: 0.2)
    for row in 0..<15 {
      #expect(stage.color(.background, row: row, at: 0.2) == SIMD4(255, 255, 255, 255))
    }
  }

  @Test func `a deselection fades along ease in out for 0.35 s`() {
    let stage = Stage.list(Tint())
    stage.touch(row: 2, at: 0)
    stage.lift(row: 2, at: 0.5)
    stage.feed(.deselect(item: 2, animated: true), at: 1)
    for (part, way) in [(0.1, 0.01972), (0.25, 0.12916), (0.75, 0.87084), (0.9, 0.98028)] {
      let shown = Double(stage.color(.background, row: 2, at: 1 + 0.35 * part).x)
      #expect(abs(shown - (198 + 57 * way)) < 0.01)
    }
    #expect(stage.completions().isEmpty)
    stage.advance(to: 1.35)
    #expect(stage.completions().map(\.time) == [1.35])
  }

  @Test func `a lift that selects shows no other colour between`() {
    for length in [0.03, 0.3] {
      let stage = Stage.list(Tint())
      stage.touch(row: 2, at: 0)
      stage.lift(row: 2, at: length)
      for step in 0...40 {
        let shown = stage.color(.background, row: 2, at: length + Double(step) * 0.01)
        #expect(shown == SIMD4(198, 198, 200, 255))
      }
    }
  }

  @Test func `along a return a colour is mixed by its progress`() {
    let stage = Stage.list(Tint())
    stage.touch(row: 2, at: 0)
    stage.lift(row: 2, at: 0.5)
    stage.feed(.navigationBegin(.pop, interactive: true, duration: 0.35), at: 1)
    for step in 0...10 {
      let progress = Double(step) / 10
      stage.feed(.navigationProgress(progress), at: 2 + progress)
      let shown = Double(stage.color(.background, row: 2, at: 2 + progress).x)
      #expect(abs(shown - (198 + 57 * progress)) < 0.01)
    }
  }

  @Test func `a bounce stays small while the finger slides outside`() {
    let stage = Stage.list(adjust: { $0.scroll.axis = .none }, Bounce())
    stage.touch(row: 3, at: 0)
    stage.feed(.touchMoved(id: 1, at: Point(x: 180, y: 500)), at: 1)
    #expect(abs(stage.number(.scale, row: 3, at: 2) - 0.96) < 1e-6)
    stage.feed(.touchMoved(id: 1, at: Point(x: 180, y: 150)), at: 2)
    #expect(abs(stage.number(.scale, row: 3, at: 3) - 0.96) < 1e-6)
    stage.lift(row: 9, at: 3)
    #expect(abs(stage.number(.scale, row: 3, at: 5) - 1) < 1e-6)
  }

  @Test func `a bounce answers where nothing is highlighted or selected`() {
    let stage = Stage.list(adjust: { $0.selection.allows = false }, Bounce())
    stage.touch(row: 3, at: 0)
    #expect(abs(stage.number(.scale, row: 3, at: 1) - 0.96) < 1e-6)
    #expect(!stage.scene.grid.isHighlighted(3))
  }
}
