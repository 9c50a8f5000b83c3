import CellMotion
import CellScript

/// The reference of what scripts see, made from the bridge's own table.
enum InterfaceReference {
  /// What belongs together.
  struct Section {
    var name: String
    var about: [String]
    var entries: [ScriptInterface.Entry]
  }

  /// All sections, in the order in which an author meets them.
  static var sections: [Section] {
    let tables = prefaces.map { name, about in
      Section(
        name: name, about: about, entries: ScriptInterface.entries.filter { $0.owner == name })
    }
    return tables + [
      Section(name: "curves", about: curves, entries: []),
      Section(name: "colors", about: colors, entries: []),
    ]
  }

  private static let prefaces: [(String, [String])] = [
    (
      "plugin",
      [
        "The first line is --!cellfx api=1. The file returns one table; beside handlers it may",
        "hold:",
      ]
    ),
    (
      "handler",
      [
        "Functions of the table, each (cell, event, p): the cell, what happened, the parameters.",
        "attached and parameters_changed get the grid in place of a cell. A handler may wait;",
        "what it asks for is applied when it waits or returns, and not at all if it fails.",
      ]
    ),
    (
      "parameter",
      ["scale = { 0.96, min = 0.5, max = 1.5 }: the first value, then what it may say:"]
    ),
    (
      "cell",
      [
        "Read by cell.NAME, called by cell:NAME{…}. Commands give an animation.",
        "  cell:animate { scale = 0.9, duration = 0.2, curve = \"ease_out\" }",
        "  cell:spring { scale = 1, response = 0.4, bounce = 0.3 }   or duration, damping",
        "  cell:keyframes { duration = 0.4, { at = 0.3, scale = 1.1 }, { at = 1, scale = 1 } }",
        "  cell:dissolve { image = \"@highlighted\", duration = 0.25 }",
        "  cell:clear(\"scale\")   or   cell:clear { \"scale\", duration = 0.2 }",
      ]
    ),
    (
      "property",
      [
        "Set by cell.NAME = value, which ends what ran; named in commands. Unset, a number is at rest.",
        "Numbers are −1,000,000…1,000,000. A color is written as under colors. A picture is a name of",
        "the scenario's images, or \"@normal\" or \"@highlighted\", the item's own; a text is any text.",
        "",
        "Under grid.reduce_motion translation_x, translation_y, scale, scale_x, scale_y and rotation are",
        "not shown, be it of commands or fields. A cell that commands have brought away from rest in one",
        "of them is 80 % opaque instead: it fades there and back with the command's curve and length, and",
        "half-way through one that leaves rest and comes back. Colours, pictures, texts, opacity,",
        "corner_radius, border_width and z go on, and animations end when they would. All is shown of a",
        "plugin whose table says reduce_motion = \"keep\".",
      ]
    ),
    ("option", ["What commands take beside properties; without one, 0.25 s by ease_in_out."]),
    ("animation", ["What a command gives: local a = cell:animate { … }; a:wait()"]),
    (
      "play",
      [
        "What grid:play(field, inputs, seconds) gives: local a = cell.grid:play(ripple, { x = 3 }, 1.5).",
        "  a.inputs.x = 4, a:animate { x = 9, duration = 0.3 }, a:spring { x = 0 }, a:stop { fade = 0.2 }",
      ]
    ),
    (
      "field_cell",
      [
        "fx.field(function(cell, now, input, p) … return { scale = … } end), while the plugin is loaded:",
        "what the function reads of its cell, beside numbers and colours among the properties. It runs",
        "once, on symbols; now is in seconds, input.NAME is what a play gives, p.NAME a parameter.",
        "A symbol is true to if, and, or and not, whatever it will be: write fx.where(condition, yes, no),",
        "fx.all, fx.any, fx.less(a, b), fx.greater(a, b), fx.equal(a, b). Arguments stand as in GLSL:",
        "fx.step(edge, x), fx.smoothstep(from, to, x), fx.mix(a, b, part), fx.clamp(x, low, high).",
      ]
    ),
    ("field_grid", ["What a field reads of cell.grid."]),
    ("grid", ["cell.grid, and the first argument of attached and parameters_changed."]),
    ("touch_event", ["The event of touch_began, moved, left, entered, ended, cancelled."]),
    (
      "change_event",
      [
        "The event of highlight_changed and selection_changed. Causes: touch, lift, cancel, leave,",
        "program, hidden, restore, navigation, reload, disabled.",
      ]
    ),
    ("appeared_event", ["The event of appeared."]),
    ("refused_event", ["The event of refused."]),
    ("set_event", ["The event of parameters_changed and item_changed."]),
    (
      "fx",
      [
        "local fx = require \"cellfx\", then fx.NAME(…). fx.spawn(cell, function) takes the cell first."
      ]
    ),
  ]

  private static var curves: [String] {
    ["{x1, y1, x2, y2}, fx.steps(n), or a name:"] + Self.rows(Curve.names)
  }

  private static var colors: [String] {
    [
      "\"#RGB\", \"#RRGGBB\", \"#RRGGBBAA\", fx.color(r, g, b, a) in 0…1, or a system colour, which",
      "follows the appearance:",
    ] + rows(SystemColor.all.map(\.name))
  }

  /// Words in rows of a few.
  private static func rows(_ words: [String]) -> [String] {
    stride(from: 0, to: words.count, by: 6).map { first in
      "  " + words[first..<min(first + 6, words.count)].joined(separator: ", ")
    }
  }
}

extension InterfaceReference.Section {
  /// The section as lines that fit into some columns.
  func lines(palette: Palette, columns: Int) -> [String] {
    let width = (entries.map(\.name.count).max() ?? 0) + 4
    // A long form of a call does not push what everything else is about to the right.
    let labels = entries.filter { $0.call == nil || $0.label.count <= 24 }.map(\.label)
    let labelWidth = (labels.map(\.count).max() ?? 0) + 2
    return [palette.paint(name, .title)] + introduction(columns)
      + entries.flatMap { entry -> [String] in
        let name = ("  " + entry.name).padded(to: width)
        let start = width + max(labelWidth, entry.label.count + 2)
        guard width + entry.label.count <= columns else {
          return ["  " + entry.name]
            + Words.indented(entry.label, by: 4, columns: columns).map { palette.paint($0, .quiet) }
            + Words.indented(entry.about, by: 6, columns: columns)
        }
        let blanks = String(repeating: " ", count: start - width - entry.label.count)
        return Words.beside(
          name + palette.paint(entry.label, .quiet) + blanks, width: start, entry.about,
          columns: columns)
      }
  }

  /// What is said first: texts, and examples, which are indented and lines of their own.
  private func introduction(_ columns: Int) -> [String] {
    var lines: [String] = []
    var text: [String] = []
    for line in about + [""] {
      if line.isEmpty || line.hasPrefix(" ") {
        lines += Words.indented(
          text.joined(separator: " "), by: 2, columns: min(columns, 100))
        text = []
      }
      if !line.hasPrefix(" ") {
        text.append(line)
      } else if line.count + 2 <= columns {
        lines.append("  " + line)
      } else {
        lines += Words.indented(line, by: 4, columns: columns)
      }
    }
    return lines
  }
}

extension ScriptInterface.Entry {
  /// What follows a function's name, else kind, unit and range in a few words.
  fileprivate var label: String {
    if let call { return call }
    var parts = [kind]
    if let unit { parts.append("in " + unit) }
    if let range, range.upperBound < 1e6 {
      parts.append(Words.number(range.lowerBound) + "…" + Words.number(range.upperBound))
    }
    return parts.joined(separator: " ")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
