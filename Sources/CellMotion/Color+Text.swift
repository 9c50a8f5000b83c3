internal import CCellMath

extension Color {
  /// The colour written as `#RGB`, `#RRGGBB` or `#RRGGBBAA`, digits of either case, or nil.
  public init?(hex: String) {
    var color = cellmath_color()
    var text = hex
    let isColor = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return false }
        return unsafe cellmath_color_parse(start, characters.count, &color)
      }
    }
    guard isColor else { return nil }
    self.init(color)
  }

  /// The colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque; clamped, to the nearest of 255.
  public var hex: String {
    let opaque = "#" + Self.digits(red) + Self.digits(green) + Self.digits(blue)
    let opacity = Self.digits(alpha)
    return opacity == "ff" ? opaque : opaque + opacity
  }

  private static func digits(_ component: Double) -> String {
    let byte = component > 0 ? Int((min(component, 1) * 255).rounded()) : 0
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
