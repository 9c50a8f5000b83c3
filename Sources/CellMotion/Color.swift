internal import CCellMath

/// A colour in encoded sRGB, not premultiplied.
///
/// Components are 0…1; a mix along a curve that overshoots may leave that range, and whoever shows
/// it clamps.
public struct Color: Hashable, Sendable {
  /// Red as stored, 0…1.
  public let red: Double

  /// Green as stored, 0…1.
  public let green: Double

  /// Blue as stored, 0…1.
  public let blue: Double

  /// Opacity, 0…1.
  public let alpha: Double

  /// A colour of components in 0…1, which are not checked.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ color: cellmath_color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  private var color: cellmath_color {
    cellmath_color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Fully transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The mix of this colour with another.
  ///
  /// - Parameters:
  ///   - other: What a fraction of 1 gives, exactly.
  ///   - fraction: 0 for this colour; values outside 0…1 go on in a line and may leave the range.
  ///   - space: Where components are mixed: as stored (UIKit's rule), or in Oklab.
  /// - Returns: The mix, not clamped.
  public func mixed(
    with other: Color, by fraction: Double, space: ColorSpace = .srgb
  ) -> Color {
    switch space {
    case .srgb: Color(cellmath_color_mix(color, other.color, fraction))
    case .oklab: Color(cellmath_color_mix_oklab(color, other.color, fraction))
    }
  }

  /// The relative luminance, 0 for black and 1 for white; alpha is not counted (WCAG 2.2).
  public var luminance: Double { cellmath_color_luminance(color) }

  /// Red, green and blue as linear light, 0…1 each.
  public var linear: SIMD3<Double> {
    let light = cellmath_color_to_linear(color)
    return SIMD3(light.red, light.green, light.blue)
  }

  /// What is seen of this colour lying over another, by alpha on the stored components.
  public func over(_ beneath: Color) -> Color {
    let rest = beneath.alpha * (1 - alpha)
    let total = alpha + rest
    guard total > 0 else { return .clear }
    return Color(
      red: (red * alpha + beneath.red * rest) / total,
      green: (green * alpha + beneath.green * rest) / total,
      blue: (blue * alpha + beneath.blue * rest) / total,
      alpha: total)
  }
}

/// Where colours are mixed.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  /// Component by component on the stored values, as UIKit does.
  case srgb

  /// In Oklab, whose steps look even. Source: Ottosson (2020).
  case oklab
}
