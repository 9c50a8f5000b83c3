import CellEffect
import CellMotion
import CellScenario

/// What a person reads of effects.
struct EffectTable {
  let palette: Palette

  /// The effects by where they are: what means each in `run`, and what it does.
  func lines(of inventory: Inventory, columns: Int) -> [String] {
    let width = (inventory.cards.map(\.use.count).max() ?? 0) + 2
    var lines: [String] = []
    var last: String?
    for card in inventory.cards {
      let place = card.path.map(Self.folder) ?? "built in"
      if place != last {
        lines += (last == nil ? [] : [""]) + [palette.paint(place, .quiet)]
        last = place
      }
      let text = Words.folded(card.summary ?? "", to: columns - width - 2)
      for (number, part) in (text.isEmpty ? [""] : text).enumerated() {
        let name = PlaybackTable.padded(number == 0 ? card.use : "", to: width)
        lines.append("  " + palette.paint(name, .title) + part)
      }
    }
    let isBehind = inventory.cards.contains(where: \.isBehindBuiltIn)
    return lines + (isBehind ? [""] + Words.folded(Self.order, to: columns).map(quiet) : [])
  }

  private static let order =
    "In a scenario a bare name means the built-in first; `run --plugins-first` turns that round."

  private func quiet(_ text: String) -> String {
    palette.paint(text, .quiet)
  }

  /// The folder that a plugin lies in.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// All about one effect; only its path may be wider than the columns.
  func lines(about card: EffectCard, columns: Int) -> [String] {
    var lines = [
      palette.paint(card.name, .title) + quiet(" · \(card.path ?? "built in")")
    ]
    lines += Words.folded(card.summary ?? "", to: columns)
    if card.isBehindBuiltIn {
      let text = "In a scenario write `plugin:\(card.name)`: `\(card.name)` is the built-in there."
      lines += Words.folded(text, to: columns).map(quiet)
    }
    if !card.handlers.isEmpty {
      lines += ["", quiet("answers")]
      lines += Words.indented(card.handlers.joined(separator: ", "), by: 2, columns: columns)
    }
    lines += ["", quiet(card.parameters.isEmpty ? "no parameters" : "parameters")]
    return lines + rows(of: card.parameters, columns)
  }

  private func rows(of parameters: [Parameter], _ columns: Int) -> [String] {
    let cells = parameters.map { [$0.name, $0.initial.words, $0.allowed] }
    let widths = (0..<3).map { column in (cells.map { $0[column].count }.max() ?? 0) + 2 }
    let width = widths.reduce(2, +)
    return zip(parameters, cells).flatMap { parameter, row -> [String] in
      let about = parameter.about ?? ""
      guard width <= columns else {
        let first = PlaybackTable.padded("  " + row[0], to: widths[0] + 2)
        return Words.beside(first, width: widths[0] + 2, "\(row[1])  \(row[2])", columns: columns)
          + Words.indented(about, by: 6, columns: columns)
      }
      let head = "  " + (0..<3).map { PlaybackTable.padded(row[$0], to: widths[$0]) }.joined()
      return Words.beside(head, width: width, about, columns: columns)
    }
  }
}

extension Parameter {
  /// What the parameter takes, short: a range with its unit, the choices, or the kind.
  fileprivate var allowed: String {
    switch kind {
    case .number: Words.range(range, unit: unit ?? "")
    case .integer: "whole, " + Words.range(range, unit: unit ?? "")
    case .boolean: "true or false"
    case .text: choices.isEmpty ? "text" : choices.joined(separator: "|")
    case .color: "colour"
    case .image: "picture"
    case .curve: "curve"
    }
  }
}

extension ParameterValue {
  /// The value as a person would write it.
  var words: String {
    switch self {
    case .number(let number): Words.number(number)
    case .boolean(let value): "\(value)"
    case .text(let text): "\"\(text)\""
    case .image(let name): name
    case .color(.system(let color)): color.name
    case .color(.fixed(let color)): color.hex
    case .curve(let curve): curve.words
    }
  }
}

extension Curve {
  /// The curve's name, else its control points, else its steps.
  fileprivate var words: String {
    if let name = Self.names.first(where: { Curve(named: $0) == self }) { return name }
    if kind == .steps { return Words.count(Words.nearest(x1), "step") }
    return [x1, y1, x2, y2].map { Words.number($0) }.joined(separator: ", ")
  }
}
