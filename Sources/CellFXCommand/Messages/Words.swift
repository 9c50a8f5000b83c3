import CellScenario
import CellScript

/// How numbers and lists read in sentences.
enum Words {
  /// The digits of a number where nothing else asks for more.
  static let digits = 6

  /// A number as a person writes it: six digits at most, or as many as asked for.
  static func number(_ value: Double, digits: Int = digits) -> String {
    guard value.isFinite else { return value.isNaN ? "no number" : value < 0 ? "-∞" : "∞" }
    return NumberText.of(value, digits: digits)
  }

  /// How many digits numbers need so that none reads like one of some others, unless it is that one.
  static func digits(telling values: [Double], from others: [Double]) -> Int {
    let choices = [digits, 9, 12, 15]
    return choices.first { digits in
      values.allSatisfy { value in
        others.allSatisfy {
          $0 == value || number($0, digits: digits) != number(value, digits: digits)
        }
      }
    } ?? 17
  }

  /// A number with its sign.
  static func signed(_ value: Float) -> String {
    (value < 0 ? "" : "+") + number(value)
  }

  /// A number of a look.
  static func number(_ value: Float) -> String {
    number(NumberText.exact(value))
  }

  /// The nearest whole number; beyond the largest and smallest these, 0 for what is no number.
  static func nearest(_ value: Double) -> Int {
    let whole = value.rounded()
    return Int(exactly: whole) ?? (whole.isNaN ? 0 : whole < 0 ? Int.min : Int.max)
  }

  /// A number with three digits after the point.
  static func thousandths(_ value: Double) -> String {
    guard abs(value) < 1e12 else { return number(value) }
    let count = nearest(value * 1_000)
    let rest = "\(count.magnitude % 1_000)"
    return (count < 0 ? "-" : "") + "\(count.magnitude / 1_000)."
      + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// A part as whole hundredths: `40 %`.
  static func percent(_ part: Double) -> String {
    "\(whole(nearest(part * 100))) %"
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

  /// A text broken between words, and within those that are longer, into lines of at most some
  /// columns, 8 at least.
  static func folded(_ text: String, to columns: Int) -> [String] {
    let limit = max(8, columns)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      var word = word
      if let line = lines.last, line.count + 1 + word.count <= limit {
        lines[lines.count - 1] = line + " " + word
        continue
      }
      while word.count > limit {
        lines.append(String(word.prefix(limit)))
        word = word.dropFirst(limit)
      }
      lines.append(String(word))
    }
    return lines
  }

  /// A head of some width and what it is about, which goes on below itself where it is long, and
  /// stands below the head where there is little room beside it.
  static func beside(
    _ head: String, width: Int, _ text: String, columns: Int
  ) -> [String] {
    let room = columns - width
    guard !text.isEmpty, room >= min(24, text.count) else {
      return [String(head.reversed().drop { $0 == " " }.reversed())]
        + indented(text, by: 6, columns: columns)
    }
    let blanks = String(repeating: " ", count: width)
    let lines = folded(text, to: room)
    return lines.enumerated().map { ($0 == 0 ? head : blanks) + $1 }
  }

  /// A text that goes on below itself where it is long, every line behind some blanks.
  static func indented(_ text: String, by width: Int, columns: Int) -> [String] {
    let blanks = String(repeating: " ", count: width)
    return folded(text, to: columns - width).map { blanks + $0 }
  }

  /// `1 call`, `2 calls`.
  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(whole(count)) \(count == 1 ? one : many ?? one + "s")"
  }

  /// `a`, `a or b`, `a, b or c`; long lists end with how many are left out.
  static func any(of words: [String], limit: Int = 12) -> String {
    if words.count > limit { return first(limit, of: words) }
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `a, b, c`, or `a, b and 7 more` where there are more than so many.
  static func first(_ limit: Int, of words: [String]) -> String {
    let rest = words.count - limit
    let shown = words.prefix(limit).joined(separator: ", ")
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  /// `a`, `a and b`, `a, b and c`.
  static func all(of words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A range of numbers with their unit.
  static func range(_ range: ClosedRange<Double>, unit: String = "") -> String {
    let bounds = "\(bound(range.lowerBound)) … \(bound(range.upperBound))"
    return unit.isEmpty ? bounds : "\(bounds) \(unit)"
  }

  private static func bound(_ value: Double) -> String {
    let isWhole = value == value.rounded() && abs(value) < 1e16
    return isWhole ? whole(nearest(value)) : number(value)
  }

  /// A sentence of what there is, after a space.
  static func inventory(of known: [String], none: String) -> String {
    guard let first = known.first else { return " " + none }
    if known.count == 1 { return " There is only \(first)." }
    let shown = known.count > 12 ? known.prefix(11) + ["\(known.count - 11) more"] : known[...]
    return " There are \(all(of: Array(shown)))."
  }

  /// The nearest of some words, else all that there are, in a sentence after a space.
  static func meant(by word: String, among known: [String]) -> String {
    let suggestion = suggestion(for: word, among: known)
    return suggestion.isEmpty ? " There are \(all(of: known))." : suggestion
  }

  /// A suggestion in a sentence of its own, empty where nothing is near.
  static func suggestion(for word: String, among known: [String]) -> String {
    NearestName.nearest(to: word, among: known).map { " Did you mean `\($0)`?" } ?? ""
  }

  /// A text of others on one line, its control characters written out.
  static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return text
    }
    return text.unicodeScalars.map { scalar in
      switch scalar {
      case "\t": "\\t"
      case "\n": "\\n"
      case "\r": "\\r"
      default: scalar.properties.generalCategory == .control ? code(scalar) : String(scalar)
      }
    }.joined()
  }

  /// A line that an effect wrote, on one line: a tab goes to the next fourth column, other control
  /// characters are written out.
  static func written(_ line: String) -> String {
    var shown = ""
    for part in line.split(separator: "\t", omittingEmptySubsequences: false) {
      if !shown.isEmpty || part.startIndex != line.startIndex {
        shown += String(repeating: " ", count: 4 - width(shown) % 4)
      }
      shown += plain(String(part))
    }
    return shown
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// How many columns a terminal gives a text.
  static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  /// The beginning of a text that fits into some columns.
  static func prefix(of text: String, columns: Int) -> String {
    var rest = columns
    return String(
      text.prefix { character in
        rest -= width(String(character))
        return rest >= 0
      })
  }

  /// How many columns a terminal gives a scalar.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// A scalar as it can be shown: itself, or its code where it has no shape.
  static func scalar(_ scalar: Unicode.Scalar) -> String {
    let isShown = scalar.properties.generalCategory != .control && scalar.value > 0x20
    let code = String(scalar.value, radix: 16).uppercased()
    return isShown ? "`\(scalar)`" : "the character U+\(code)"
  }
}
