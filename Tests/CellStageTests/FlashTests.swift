import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

@Suite struct FlashTests {
  /// Rows of a height, tapped ten times a second for two seconds under a strong tint.
  private func tapped(
    height: Double, limits: Bool, colors: (String, String) = ("#ffffff", "#000000")
  ) throws -> Stage {
    try Stage.tappedTint(height: height, limitsFlashes: limits, colors.0, colors.1) {
      $0.selection.multiple = true
    }
  }

  @Test func `without the limit a tapped cell flashes ten times a second`() throws {
    let stage = try tapped(height: 250, limits: false)
    stage.advance(to: 3)
    #expect(stage.mostFlashesInASecond > 3)
  }

  @Test func `large cells never flash a fourth time within a second`() throws {
    let stage = try tapped(height: 250, limits: true)
    stage.advance(to: 3)
    #expect(stage.mostFlashesInASecond == 3)
  }

  @Test func `what the limit held is told, with its first time`() throws {
    let stage = try tapped(height: 250, limits: true)
    stage.advance(to: 3)
    let holds = try #require(stage.flashHolds)
    #expect(holds.cells == 1 && holds.items.count == 1)
    #expect(holds.since > 0.3 && holds.since < 0.5)
    #expect(try tapped(height: 250, limits: false).flashHolds == nil)
    #expect(try tapped(height: 44, limits: true).flashHolds == nil)
  }

  @Test func `small cells may`() throws {
    let stage = try tapped(height: 44, limits: true)
    stage.advance(to: 3)
    #expect(stage.mostFlashesInASecond > 3)
  }

  @Test func `a held cell reaches its true look 0.2 s after its release`() throws {
    let stage = try tapped(height: 250, limits: true)
    #expect(stage.color(.background, row: 0, at: 2.3).y.isFinite)
    #expect(stage.color(.background, row: 0, at: 4) == SIMD4(255, 255, 255, 255))
  }

  @Test func `a faint change is no flash`() throws {
    let stage = try tapped(height: 250, limits: true, colors: ("#000000", "#38383a"))
    stage.advance(to: 3)
    #expect(stage.mostFlashesInASecond == 0)
  }

  @Test func `saturated red flashes though its luminance hardly changes`() throws {
    let stage = try tapped(height: 250, limits: false, colors: ("#ff0000", "#008a00"))
    stage.advance(to: 3)
    #expect(stage.mostFlashesInASecond > 3)
  }

  @Test func `what is held does not depend on how often frames are made`() throws {
    let often = try tapped(height: 250, limits: true)
    let once = try tapped(height: 250, limits: true)
    for step in 1..<90 {
      often.advance(to: 2.05 + Double(step) / 100)
      _ = often.frame()
    }
    often.advance(to: 3)
    once.advance(to: 3)
    #expect(
      often.frame().digest(names: often.scene.names)
        == once.frame().digest(names: once.scene.names))
  }

  /// What has the image of two neighbours dissolve from white to black when the first is touched.
  private var dissolving: Probe {
    Probe { stimulus, scene, answer in
      guard let cell = stimulus.touched else { return }
      for slot in [cell.slot, cell.slot + 1] {
        answer.animate(
          AnimationRequest(
            cell: scene.cell(in: slot), targets: [.content(.image, scene.names.number(of: "K"))],
            timing: .curve(.linear, duration: 0.5)))
      }
    }
  }

  @Test func `pictures that darken beside each other are no flash`() {
    var items = ItemTable(pictures: [ItemPictures(normal: "W")])
    items.pictureColors = [
      "W": Color(red: 1, green: 1, blue: 1), "K": Color(red: 0, green: 0, blue: 0),
    ]
    let stage = Stage.list(items: items, adjust: { $0.appearance = .dark }, dissolving)
    stage.touch(row: 0, at: 0.1)
    stage.advance(to: 1)
    #expect(stage.mostFlashesInASecond == 0)
  }

  /// What fills a cell that is touched, and in black the cells of every second page of 15.
  private var filling: Probe {
    var isWhite = true
    return Probe { stimulus, scene, answer in
      if let cell = stimulus.touched {
        isWhite.toggle()
        let shade = isWhite ? 1.0 : 0
        answer.set(
          cell, .color(.background, .fixed(Color(red: shade, green: shade, blue: shade))))
      } else if case .event(.appeared, let cell) = stimulus,
        let item = scene.item(of: cell), item / 15 % 2 == 1
      {
        answer.set(cell, .color(.background, .fixed(Color(red: 0, green: 0, blue: 0))))
      }
    }
  }

  @Test func `a swing goes on where cells are laid anew`() {
    let stage = Stage.list(count: 30, filling)
    for turn in 0..<4 {
      let time = 0.1 + Double(turn) * 0.1
      let offset = turn % 2 == 0 ? 0.0 : 44
      stage.feed(.scroll(to: Point(x: 0, y: offset), animated: false), at: time)
      let row = Point(x: 180, y: 5 * 44 + 22 - offset)
      stage.feed(.touchBegan(id: turn, at: row), at: time + 0.01)
      stage.feed(.touchCancelled(id: turn), at: time + 0.02)
    }
    stage.advance(to: 0.6)
    #expect(stage.mostFlashesInASecond == 2)
  }

  @Test func `cells that show other items flash no more for that`() {
    let stage = Stage.list(count: 60, filling)
    for turn in 0..<8 {
      let page = Double(turn % 2) * 15 * 44
      stage.feed(
        .scroll(to: Point(x: 0, y: page), animated: false), at: 0.1 + Double(turn) * 0.1)
    }
    stage.advance(to: 1)
    #expect(stage.mostFlashesInASecond == 0)
  }
}
