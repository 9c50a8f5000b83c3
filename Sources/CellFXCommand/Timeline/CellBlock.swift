/// A cell as a block of text: its width follows the scale, its ground the background.
struct CellBlock {
  /// Columns of a lane, the gap to the next one included.
  static let laneWidth = 18
  private static let restWidth = 14
  /// How much more a block's width changes than the cell's, so that it can be seen.
  private static let exaggeration = 10.0

  private let shot: CellShot?

  /// A block for what a cell shows; nil: it is not visible.
  init(_ shot: CellShot?) {
    self.shot = shot
  }

  /// The block in the middle of its lane.
  func text(_ palette: Palette) -> String {
    guard let shot else { return Self.centered("·", in: Self.laneWidth - 2, fill: " ") + "  " }
    let width = Self.width(of: shot)
    let side = (Self.laneWidth - 2 - width) / 2
    let left = String(repeating: " ", count: side)
    let right = String(repeating: " ", count: Self.laneWidth - side - width)
    return left + block(shot, width: width, palette) + right
  }

  private func block(_ shot: CellShot, width: Int, _ palette: Palette) -> String {
    let caption = String(Self.caption(of: shot).prefix(width - 2))
    if palette.depth != .none {
      return palette.paint(Self.centered(caption, in: width, fill: " "), on: shot.color)
    }
    return "[" + Self.centered(caption, in: width - 2, fill: Self.shade(of: shot)) + "]"
  }

  private static func width(of shot: CellShot) -> Int {
    let change = max(-1, min(1, (shot.scale - 1) * exaggeration))
    let half = Words.nearest(Double(restWidth) * (1 + change) / 2)
    return max(8, min(laneWidth - 2, 2 * half))
  }

  /// What words add: a mix of pictures, else the scale, the movement, the opacity, else a state.
  private static func caption(of shot: CellShot) -> String {
    if shot.pictures.count > 1, let first = shot.pictures.first {
      return "\(first.name) \(Words.percent(Double(first.weight)))"
    }
    if shot.scale != 1 { return "×" + Words.thousandths(shot.scale) }
    if shot.translation != .zero {
      return "\(Words.number(shot.translation.x)),\(Words.number(shot.translation.y))"
    }
    if shot.opacity != 1 { return "opacity \(Words.percent(Double(shot.opacity)))" }
    if shot.isPressed { return "pressed" }
    return shot.isSelected ? "selected" : ""
  }

  /// How much the background differs from the grid's ground, where there are no colours.
  private static func shade(of shot: CellShot) -> String {
    let difference = abs(((shot.color - shot.ground) * SIMD3(0.299, 0.587, 0.114)).sum())
    return difference < 0.02 ? " " : difference < 0.15 ? "░" : difference < 0.4 ? "▒" : "▓"
  }

  private static func centered(_ text: String, in width: Int, fill: String) -> String {
    let space = max(0, width - text.count)
    let left = String(repeating: fill, count: space / 2)
    return left + text + String(repeating: fill, count: space - space / 2)
  }
}
