import CellEffect
import CellGrid
import CellStage

extension Stage {
  /// A list under a tint of two colours whose first row is pressed and let go ten times a second for
  /// two seconds.
  static func tappedTint(
    height: Double, limitsFlashes: Bool, _ normal: String, _ selected: String,
    adjust: (inout GridSettings) -> Void = { _ in }
  ) throws -> Stage {
    let stage = Stage.list(
      limitsFlashes: limitsFlashes,
      adjust: {
        $0.cell.height = height
        $0.minimumVisiblePress = 0
        adjust(&$0)
      }, Tint())
    try stage.setParameter("normal_color", of: 0, to: .text(normal), at: 0)
    try stage.setParameter("selected_color", of: 0, to: .text(selected), at: 0)
    for tap in 0..<20 {
      let time = 0.1 + Double(tap) * 0.1
      stage.feed(.touchBegan(id: tap, at: Point(x: 180, y: 20)), at: time)
      stage.feed(.touchCancelled(id: tap), at: time + 0.05)
    }
    return stage
  }
}
