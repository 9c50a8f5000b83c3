import CellEffect
import CellGrid
import CellMotion

/// What is needed to tell how bright a cell is: the grid behind it and the pictures' colours.
struct Surroundings {
  /// The grid's background.
  var background: Color
  /// The visible window, in points.
  var viewport: Size
  /// Pictures that are one colour.
  var pictures: [NameID: Color]

  /// What a row of a frame shows.
  ///
  /// A picture of unknown colour does not count: the cell then shows what else it shows.
  func sight(of frame: Frame, _ row: Int) -> FlashTrack.Sight {
    let opacity = Double(frame.number(.opacity, at: row))
    let shown = frame.color(.background, at: row)
    let fill = Color(
      red: Double(shown.x), green: Double(shown.y), blue: Double(shown.z), alpha: Double(shown.w))
    let color = pictured(fill.over(background), frame, row)
    return Self.sight(of: background.mixed(with: color, by: opacity))
  }

  private func pictured(_ beneath: Color, _ frame: Frame, _ row: Int) -> Color {
    let image = Property.image.column
    let slots = row * Frame.contentSlots..<(row + 1) * Frame.contentSlots
    var sum = SIMD3(beneath.red, beneath.green, beneath.blue)
    for place in slots where frame.weights[image][place] > 0 {
      guard let picture = pictures[frame.contents[image][place]] else { continue }
      let over = picture.over(beneath)
      let change = SIMD3(
        over.red - beneath.red, over.green - beneath.green, over.blue - beneath.blue)
      sum += change * Double(frame.weights[image][place])
    }
    return Color(red: sum.x, green: sum.y, blue: sum.z)
  }

  /// Luminance, CIE 1976 chromaticity and redness of an opaque colour.
  static func sight(of color: Color) -> FlashTrack.Sight {
    let light = color.linear
    let (red, green, blue) = (light.x, light.y, light.z)
    let sum = red + green + blue
    let x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let z = 0.0193 * red + 0.1192 * green + 0.9505 * blue
    let divisor = x + 15 * y + 3 * z
    let chromaticity =
      divisor > 0 ? SIMD2(4 * x / divisor, 9 * y / divisor) : SIMD2(0.1978, 0.4683)
    return FlashTrack.Sight(
      luminance: color.luminance, chromaticity: chromaticity,
      isRed: sum > 0 && red / sum >= 0.8)
  }
}
