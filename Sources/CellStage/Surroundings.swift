import CellEffect
import CellGrid
import CellKernel
import CellMotion

/// What is needed to tell how bright a cell is: the grid behind it and the pictures' colours.
struct Surroundings {
  /// The grid's background.
  var background: Color
  /// The visible window, in points.
  var viewport: Size
  /// Pictures that are one colour.
  var pictures: [NameID: Color]

  /// Looks at the rows of one or more whole groups of a frame.
  ///
  /// A picture of unknown colour does not count: the cell then shows what else it shows.
  func see(_ frame: Frame, _ rows: Range<Int>, in light: inout LightColumns) {
    let behind = SIMD3(background.red, background.green, background.blue)
    light.see(
      frame.looks, color: Frame.column(of: .background), opacity: Frame.column(of: .opacity),
      over: SIMD3<Float>(behind), rows: rows)
    guard !pictures.isEmpty else { return }
    for row in rows where showsKnownPicture(frame, row) {
      let color = color(of: frame, row)
      light.see(SIMD3<Float>(SIMD3(color.red, color.green, color.blue)), row: row)
    }
  }

  private func showsKnownPicture(_ frame: Frame, _ row: Int) -> Bool {
    let image = Property.image.column
    return Frame.contents(of: row).contains {
      frame.weights[image][$0] > 0 && pictures[frame.contents[image][$0]] != nil
    }
  }

  /// The hue of a row, as far as red flashes go.
  func hue(of frame: Frame, _ row: Int, isRed: Bool) -> FlashTrack.Hue {
    FlashTrack.Hue(
      chromaticity: Self.chromaticity(of: color(of: frame, row)), isRed: isRed)
  }

  /// The opaque colour that a row shows.
  private func color(of frame: Frame, _ row: Int) -> Color {
    let opacity = Double(frame.number(.opacity, at: row))
    let shown = frame.color(.background, at: row)
    let fill = Color(
      red: Double(shown.x), green: Double(shown.y), blue: Double(shown.z), alpha: Double(shown.w))
    return background.mixed(with: pictured(fill.over(background), frame, row), by: opacity)
  }

  private func pictured(_ beneath: Color, _ frame: Frame, _ row: Int) -> Color {
    let image = Property.image.column
    var sum = SIMD3(beneath.red, beneath.green, beneath.blue)
    for place in Frame.contents(of: row) where frame.weights[image][place] > 0 {
      guard let picture = pictures[frame.contents[image][place]] else { continue }
      let over = picture.over(beneath)
      let change = SIMD3(
        over.red - beneath.red, over.green - beneath.green, over.blue - beneath.blue)
      sum += change * Double(frame.weights[image][place])
    }
    return Color(red: sum.x, green: sum.y, blue: sum.z)
  }

  /// CIE 1976 u′, v′ of an opaque colour; those of the white point for black.
  private static func chromaticity(of color: Color) -> SIMD2<Double> {
    let light = color.linear
    let (red, green, blue) = (light.x, light.y, light.z)
    let x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let z = 0.0193 * red + 0.1192 * green + 0.9505 * blue
    let divisor = x + 15 * y + 3 * z
    return divisor > 0 ? SIMD2(4 * x / divisor, 9 * y / divisor) : SIMD2(0.1978, 0.4683)
  }
}
