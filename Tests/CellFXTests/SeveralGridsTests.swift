import CellFX
import Testing

/// The article about several grids shows what is compiled here.
@Suite struct SeveralGridsTests {
  // Screen begins
  /// A strip of faces above a list, on one clock.
  final class Screen {
    /// The strip's place is the screen's top; the list begins below it.
    let (strip, list): (Stage, Stage)
    static let edge = 100.0

    init() {
      var faces = GridSettings(
        viewport: Size(width: 375, height: Self.edge), count: 30,
        cell: Size(width: 80, height: 80))
      faces.flow = .horizontal
      strip = Stage(grid: faces)
      list = Stage(
        grid: GridSettings(
          viewport: Size(width: 375, height: 567), count: 1000,
          cell: Size(width: 375, height: 44)))
      for stage in [strip, list] {
        stage.add(Bounce())
        stage.add(Tint())
        stage.start()
      }
    }

    /// A finger belongs to the grid that it lands on, wherever it goes.
    func touchBegan(_ id: Int, at place: Point, time: Double) -> Stage {
      let stage = place.y < Self.edge ? strip : list
      stage.feed(.touchBegan(id: id, at: local(place, of: stage)), at: time)
      return stage
    }

    /// A place of the screen as a grid's own.
    func local(_ place: Point, of stage: Stage) -> Point {
      stage === strip ? place : Point(x: place.x, y: place.y - Self.edge)
    }

    /// Brings both to one time.
    func frames(at time: Double) -> [Frame] {
      [strip, list].map { stage in
        stage.advance(to: time)
        return stage.frame()
      }
    }

    /// When one of them needs another frame; nil: the host may sleep.
    var nextFrameNeeded: Double? {
      [strip, list].compactMap(\.nextFrameNeeded).min()
    }
  }
  // Screen ends

  @Test func `its Swift is what a test compiles`() throws {
    let lines = try Page("Tests/CellFXTests/SeveralGridsTests.swift").marked("Screen")
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(2) }
      .joined(separator: "\n")
    let article = try Page("Sources/CellFX/CellFX.docc/SeveralGrids.md").blocks("swift")
    #expect(article == [String(lines.drop { $0 == "\n" }.dropLast(while: { $0.isWhitespace }))])
  }

  @Test func `each grid has its own press, and both show one time`() {
    let screen = Screen()
    #expect(screen.touchBegan(1, at: Point(x: 120, y: 40), time: 0) === screen.strip)
    #expect(screen.touchBegan(2, at: Point(x: 180, y: 200), time: 0) === screen.list)
    let frames = screen.frames(at: 0.3)
    #expect(frames.map(\.time) == [0.3, 0.3])
    #expect(screen.strip.scene.grid.isPressed(1) && screen.list.scene.grid.isPressed(2))
    for (frame, item) in zip(frames, [1, 2]) {
      #expect(frame.row(of: item).map { frame.number(.scale, at: $0) < 1 } == true)
    }
    #expect(screen.nextFrameNeeded == 0.3)
    for stage in [screen.strip, screen.list] {
      stage.feed(.touchCancelled(id: 1), at: 1)
      stage.feed(.touchCancelled(id: 2), at: 1)
    }
    _ = screen.frames(at: 5)
    #expect(screen.nextFrameNeeded == nil)
  }
}

extension Substring {
  /// What is left when the last characters that fit are gone.
  fileprivate func dropLast(while fits: (Character) -> Bool) -> Substring {
    lastIndex { !fits($0) }.map { self[...$0] } ?? ""
  }
}
