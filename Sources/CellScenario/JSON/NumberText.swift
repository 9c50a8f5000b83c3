/// Numbers as text, the same on every machine.
public enum NumberText {
  /// The significant digits of a double in traces.
  public static let digits = 9

  /// The shortest text that stands for this single-precision number; at most nine digits.
  ///
  /// - Parameter value: A finite number.
  /// - Returns: Plain digits, with an exponent only beyond 1e15 or below 1e-7.
  public static func of(_ value: Float) -> String {
    let text = value.description
    return shaped(text, digits: digits) ?? text
  }

  /// A double rounded to nine significant digits.
  ///
  /// - Parameters:
  ///   - value: A finite number.
  ///   - digits: How many digits are kept, 1…17.
  /// - Returns: Plain digits, with an exponent only beyond 1e15 or below 1e-7.
  public static func of(_ value: Double, digits: Int = digits) -> String {
    let text = value.description
    return shaped(text, digits: digits) ?? text
  }

  /// The double that the shortest text of a single-precision number stands for.
  public static func exact(_ value: Float) -> Double {
    Double(value.description) ?? Double(value)
  }

  /// The shortest text that reads back to this double, bit for bit.
  ///
  /// - Parameter value: A finite number.
  /// - Returns: At most 17 plain digits, with an exponent only beyond 1e15 or below 1e-7; `-0` for
  ///   the negative zero.
  public static func exact(_ value: Double) -> String {
    value == 0 && value.sign == .minus ? "-0" : of(value, digits: 17)
  }

  /// Brings Swift's own text of a number into this form; nil for one that is not finite.
  private static func shaped(_ text: String, digits: Int) -> String? {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: "e")
    guard let mantissa = parts.first?.split(separator: "."), mantissa.count == 2,
      let exponent = parts.count == 2 ? Int(parts[1]) : 0
    else {
      return exponentOnly(text, isNegative: isNegative, digits: digits)
    }
    var figures = Array((mantissa[0] + mantissa[1]).utf8)
    var point = mantissa[0].count + exponent
    while figures.first == zero {
      figures.removeFirst()
      point -= 1
    }
    round(&figures, &point, to: digits)
    if figures.isEmpty { return "0" }
    return (isNegative ? "-" : "") + placed(figures, point: point)
  }

  /// A text without a point, `1e-07`: one figure and an exponent.
  private static func exponentOnly(_ text: String, isNegative: Bool, digits: Int) -> String? {
    let parts = text.drop { $0 == "-" }.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return nil }
    return (isNegative ? "-" : "") + placed(Array(parts[0].utf8), point: exponent + 1)
  }

  private static let zero = UInt8(ascii: "0")

  /// Keeps the first `digits` figures, rounded half up, without zeros at the end.
  private static func round(_ figures: inout [UInt8], _ point: inout Int, to digits: Int) {
    if figures.count > digits {
      let rounds = figures[digits] >= UInt8(ascii: "5")
      figures.removeSubrange(digits...)
      if rounds { carry(&figures, &point) }
    }
    while figures.last == zero { figures.removeLast() }
  }

  private static func carry(_ figures: inout [UInt8], _ point: inout Int) {
    var place = figures.count - 1
    while place >= 0, figures[place] == UInt8(ascii: "9") {
      figures[place] = zero
      place -= 1
    }
    if place >= 0 {
      figures[place] += 1
    } else {
      figures.insert(UInt8(ascii: "1"), at: 0)
      point += 1
    }
  }

  /// The figures with their point before place `point`.
  private static func placed(_ figures: [UInt8], point: Int) -> String {
    let text = String(decoding: figures, as: UTF8.self)
    if point > 15 || point < -6 {
      let rest = text.dropFirst()
      return text.prefix(1) + (rest.isEmpty ? "" : "." + rest) + "e\(point - 1)"
    }
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + text }
    if point >= text.count { return text + String(repeating: "0", count: point - text.count) }
    return text.prefix(point) + "." + text.dropFirst(point)
  }
}
