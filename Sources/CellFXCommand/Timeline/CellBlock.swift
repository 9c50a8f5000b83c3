/// A cell as a block of text: its width follows the scale, its place the movement, its ground the
/// background; at its left stands what it shows of pictures.
struct CellBlock {
  /// Columns of a lane, the gap to the next one included.
  static let laneWidth = 17
  private static let room = 16
  private static let restWidth = 14
  private static let leastWidth = 10
  /// How much more a block changes and moves than the cell, so that it can be seen.
  private static let exaggeration = 10.0

  let palette: Palette
  let pictures: PictureKey

  /// The lane of what a cell shows, with or without words; nil: it is not visible.
  func lane(_ shot: CellShot?, captioned: Bool = true) -> String {
    guard let shot else { return Self.centered("·", in: Self.room, fill: " ") + " " }
    let width = Self.width(of: shot)
    let side = (Self.room - width) / 2
    let left = side + max(-side, min(side, Self.shift(of: shot)))
    let right = Self.laneWidth - left - width
    return String(repeating: " ", count: left) + block(shot, width: width, captioned)
      + String(repeating: " ", count: right)
  }

  private func block(_ shot: CellShot, width: Int, _ captioned: Bool) -> String {
    let swatch = pictures.swatch(of: shot, palette)
    let inside = width - 2 - (swatch.isEmpty ? 0 : PictureKey.width)
    let caption = captioned ? Self.caption(of: shot, width: inside) : ""
    guard palette.depth != .none else {
      return "[" + swatch + Self.centered(caption, in: inside, fill: Self.shade(of: shot)) + "]"
    }
    // The outline lets a cell be seen on a terminal of its own colour.
    return palette.paint("▕", .quiet) + swatch
      + palette.paint(Self.centered(caption, in: inside, fill: " "), on: shot.color)
      + palette.paint("▏", .quiet)
  }

  private static func width(of shot: CellShot) -> Int {
    let change = max(-1, min(1, (shot.scale - 1) * exaggeration))
    let half = Words.nearest(Double(restWidth - 2) * (1 + change) / 2) + 1
    return max(leastWidth, min(room, 2 * half))
  }

  /// By how many columns it has moved to the right.
  private static func shift(of shot: CellShot) -> Int {
    guard shot.width > 0, shot.translation.x != 0 else { return 0 }
    let columns = Double(shot.translation.x) / shot.width * Double(restWidth) * exaggeration
    return max(-room, min(room, Words.nearest(columns)))
  }

  /// What words add, as much as there is room for: numbers away from rest, else the state.
  private static func caption(of shot: CellShot, width: Int) -> String {
    var caption = ""
    for piece in pieces(of: shot) {
      let longer = caption.isEmpty ? piece : "\(caption) \(piece)"
      if longer.count <= width { caption = longer }
    }
    return caption
  }

  private static func pieces(of shot: CellShot) -> [String] {
    var pieces: [String] = []
    if shot.scale != 1 { pieces.append("×" + Words.thousandths(shot.scale)) }
    if shot.translation.x != 0 { pieces.append("x" + Words.signed(shot.translation.x)) }
    if shot.translation.y != 0 { pieces.append("y" + Words.signed(shot.translation.y)) }
    if shot.turn != 0 { pieces.append("∠\(Words.number(shot.turn))°") }
    if shot.opacity != 1 { pieces.append("opaque \(Words.nearest(Double(shot.opacity) * 100))%") }
    if shot.texts.count > 1 {
      pieces.append("text \(Words.nearest(Double(shot.texts[0].weight) * 100))%")
    }
    if shot.isPressed {
      pieces.append("pressed")
    } else if shot.isSelected {
      pieces.append("selected")
    }
    return pieces
  }

  /// The signs of a lane's words and shades that were used, for the key under a drawing.
  func signs(of shot: CellShot) -> [(sign: String, meaning: String)] {
    var signs: [(sign: String, meaning: String)] = []
    if shot.scale != 1 { signs.append(("×0.96", "scale; widths show it tenfold")) }
    if shot.translation.x != 0 { signs.append(("x+8", "moved to the right, in points")) }
    if shot.translation.y != 0 { signs.append(("y+8", "moved down, in points")) }
    if shot.turn != 0 { signs.append(("∠15°", "turned")) }
    if palette.depth == .none, Self.shade(of: shot) != " " {
      signs.append(("░▒▓", "background unlike the grid's"))
    }
    if pictures.usesLetters(palette), shot.pictures.count > 1 {
      signs.append(("a7", "seven tenths of a"))
    }
    return signs
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
