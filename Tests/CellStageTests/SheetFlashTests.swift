import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

/// What the touch sheet says of flashes.
@Suite struct SheetFlashTests {
  /// Rows tapped ten times a second for two seconds under a tint of two colours.
  private func tapped(
    height: Double, limits: Bool = false, _ normal: String, _ selected: String,
    appearance: Appearance = .light
  ) throws -> Stage {
    let stage = try Stage.tappedTint(height: height, limitsFlashes: limits, normal, selected) {
      $0.appearance = appearance
    }
    stage.advance(to: 3)
    return stage
  }

  @Test func `which of the stock tints flash`() throws {
    let pairs: [(String, Appearance, Bool)] = [
      ("opaque_separator", .light, true), ("opaque_separator", .dark, false),
      ("system_gray6", .light, false), ("system_gray4", .light, true),
    ]
    for (tint, appearance, flashes) in pairs {
      let stage = try tapped(height: 250, "system_background", tint, appearance: appearance)
      #expect((stage.mostFlashesInASecond > 3) == flashes, "\(tint) \(appearance)")
      if !flashes { #expect(stage.mostFlashesInASecond == 0, "\(tint) \(appearance)") }
    }
  }

  /// 375 points wide: 58 high is 21,750 square points, 59 high is 22,125, and the bound is 21,824.
  @Test(arguments: [(44.0, false), (58, false), (59, true), (250, true)])
  func `the area from which on flashes are held`(height: Double, holds: Bool) throws {
    let stage = try tapped(height: height, limits: true, "#ffffff", "#000000")
    #expect((stage.flashHolds != nil) == holds)
    #expect((stage.mostFlashesInASecond <= 3) == holds)
  }

  /// What paints several rows at each touch, black and white in turn.
  private func painting(rows: Int) -> Probe {
    var isWhite = true
    return Probe { stimulus, scene, answer in
      guard stimulus.touched != nil else { return }
      isWhite.toggle()
      let shade = isWhite ? 1.0 : 0
      let color = Paint.fixed(Color(red: shade, green: shade, blue: shade))
      for slot in 0..<rows {
        answer.set(scene.cell(in: slot), .color(.background, color))
      }
    }
  }

  @Test func `two rows that flash together count as one area`() {
    for (rows, holds) in [(1, false), (2, true)] {
      let stage = Stage.list(
        limitsFlashes: true, adjust: { $0.minimumVisiblePress = 0 }, painting(rows: rows))
      for tap in 0..<20 {
        let time = 0.1 + Double(tap) * 0.05
        stage.feed(.touchBegan(id: tap, at: Point(x: 180, y: 20)), at: time)
        stage.feed(.touchCancelled(id: tap), at: time + 0.01)
      }
      stage.advance(to: 3)
      #expect((stage.flashHolds != nil) == holds, "\(rows)")
    }
  }

  @Test func `the limit holds pictures and no events`() throws {
    let free = try tapped(height: 250, "#ffffff", "#000000")
    let held = try tapped(height: 250, limits: true, "#ffffff", "#000000")
    #expect(held.flashHolds != nil)
    let reports = held.takeReports()
    #expect(!reports.isEmpty)
    #expect(reports == free.takeReports())
  }
}
