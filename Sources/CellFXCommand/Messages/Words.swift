import CellScenario

/// How numbers and lists read in sentences.
enum Words {
  /// A number as a person writes it: six digits at most.
  static func number(_ value: Double) -> String {
    NumberText.of(value, digits: 6)
  }

  /// A number of a look.
  static func number(_ value: Float) -> String {
    number(NumberText.exact(value))
  }

  /// A large whole number with commas.
  static func whole(_ value: Int) -> String {
    guard value.magnitude >= 10_000 else { return "\(value)" }
    var digits = Array("\(value.magnitude)")
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return (value < 0 ? "-" : "") + String(digits)
  }

  /// A time, to the tenth of a millisecond.
  static func time(_ seconds: Double) -> String {
    number((seconds * 10_000).rounded() / 10_000) + " s"
  }

  /// A length of time from nanoseconds, in the unit that fits.
  static func duration(_ nanoseconds: UInt64) -> String {
    let value = Double(nanoseconds)
    return switch value {
    case ..<1e3: "\(nanoseconds) ns"
    case ..<1e6: NumberText.of(value / 1e3, digits: 3) + " µs"
    case ..<1e9: NumberText.of(value / 1e6, digits: 3) + " ms"
    default: NumberText.of(value / 1e9, digits: 3) + " s"
    }
  }

  /// `1 call`, `2 calls`.
  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(whole(count)) \(count == 1 ? one : many ?? one + "s")"
  }

  /// `a`, `a or b`, `a, b or c`; long lists end with how many are left out.
  static func any(of words: [String], limit: Int = 12) -> String {
    if words.count > limit {
      return words.prefix(limit).joined(separator: ", ") + " and \(words.count - limit) more"
    }
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A range of numbers with their unit.
  static func range(_ range: ClosedRange<Double>, unit: String = "") -> String {
    let bounds = "\(bound(range.lowerBound)) … \(bound(range.upperBound))"
    return unit.isEmpty ? bounds : "\(bounds) \(unit)"
  }

  private static func bound(_ value: Double) -> String {
    let isWhole = value == value.rounded() && abs(value) < 1e12
    return isWhole ? whole(Int(value)) : number(value)
  }

  /// A suggestion in a sentence of its own, empty where nothing is near.
  static func suggestion(for word: String, among known: [String]) -> String {
    Spelling.nearest(to: word, among: known).map { " Did you mean `\($0)`?" } ?? ""
  }

  /// A scalar as it can be shown: itself, or its code where it has no shape.
  static func scalar(_ scalar: Unicode.Scalar) -> String {
    let isShown = scalar.properties.generalCategory != .control && scalar.value > 0x20
    let code = String(scalar.value, radix: 16).uppercased()
    return isShown ? "`\(scalar)`" : "the character U+\(code)"
  }
}
