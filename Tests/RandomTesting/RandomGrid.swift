import CellTesting

/// The text of a random grid of a scenario file.
struct RandomGrid {
  /// The grid.
  let text: String

  init(count: Int, _ random: inout SeededGenerator) {
    let layout = ["list", "grid", "stack"].randomElement(using: &random) ?? "list"
    var keys = [
      "\"layout\": \"\(layout)\"", "\"count\": \(count)",
      "\"viewport\": \(Self.size(80...200, 60...200, &random))",
      "\"cell\": \(Self.size(30...160, 20...80, &random))",
      "\"scroll\": \(Self.scroll(&random))", "\"selection\": \(Self.selection(&random))",
      "\"labels\": [\"one\", \"two\"]",
      "\"images\": {\"A\": \"#ffffff\", \"B\": \"#000000\", \"C\": \"c.png\"}",
      "\"reduce_motion\": \(Int.random(in: 0...4, using: &random) == 0)",
      "\"flash_limit\": \(Int.random(in: 0...3, using: &random) > 0)",
      "\"appearance\": \"\(Bool.random(using: &random) ? "dark" : "light")\"",
      "\"minimum_visible_press\": \(Bool.random(using: &random) ? 0.1 : 0)",
    ]
    if layout == "grid" { keys.append("\"columns\": \(Int.random(in: 1...3, using: &random))") }
    if Bool.random(using: &random) {
      keys.append(
        "\"pictures\": [{\"normal\": \"A\", \"highlighted\": \"B\"}, {\"normal\": \"C\"}]")
      keys.append("\"items\": [{\"loading\": true}, {}]")
    }
    if Int.random(in: 0...3, using: &random) == 0 { keys.append("\"control_tolerance\": 30") }
    if Bool.random(using: &random) {
      keys.append("\"spacing\": {\"x\": 4, \"y\": 2}")
      keys.append("\"inset\": {\"top\": 8, \"left\": 3, \"bottom\": 0, \"right\": 5}")
    }
    if count > 2 { keys.append("\"refuses\": {\"highlight\": [1], \"select\": [2]}") }
    text = "{" + keys.joined(separator: ", ") + "}"
  }

  private static func size(
    _ widths: ClosedRange<Int>, _ heights: ClosedRange<Int>, _ random: inout SeededGenerator
  ) -> String {
    let width = Int.random(in: widths, using: &random)
    return "{\"width\": \(width), \"height\": \(Int.random(in: heights, using: &random))}"
  }

  private static func scroll(_ random: inout SeededGenerator) -> String {
    let axis = ["vertical", "horizontal", "both", "none"].randomElement(using: &random) ?? "none"
    let flags = ["delays_content_touches", "can_cancel_content_touches", "cancels_in_controls"]
      .map { "\"\($0)\": \(Int.random(in: 0...2, using: &random) > 0)" }.joined(separator: ", ")
    return "{\"axis\": \"\(axis)\", \"content_touch_delay\": 0.05, \(flags)}"
  }

  private static func selection(_ random: inout SeededGenerator) -> String {
    let flags = ["multiple", "hide_old_while_tracking", "clears_on_return"]
      .map { "\"\($0)\": \(Bool.random(using: &random))" }.joined(separator: ", ")
    return "{\"allows\": \(Int.random(in: 0...5, using: &random) > 0), \(flags)}"
  }
}

/// The text of a random use of an effect.
public struct RandomEffect {
  /// What it is called.
  let name: String
  /// The use.
  let text: String
  private let kind: String

  init(count: Int, _ random: inout SeededGenerator) {
    kind = ["bounce", "tint", "crossfade", "jitter"].randomElement(using: &random) ?? "tint"
    let isPlugin = kind == "jitter" || Bool.random(using: &random)
    name = (isPlugin ? "plugin:" : "builtin:") + kind
    var keys = ["\"use\": \"\(name)\""]
    if Bool.random(using: &random) {
      let (parameter, value) = Self.setting(kind, &random)
      keys.append("\"set\": {\"\(parameter)\": \(value)}")
    }
    if count > 1, Int.random(in: 0...2, using: &random) == 0 { keys.append("\"cells\": [0, 1]") }
    text = "{" + keys.joined(separator: ", ") + "}"
  }

  /// A parameter with a value that it takes.
  func setting(_ random: inout SeededGenerator) -> (name: String, value: String) {
    Self.setting(kind, &random)
  }

  private static func setting(
    _ kind: String, _ random: inout SeededGenerator
  ) -> (name: String, value: String) {
    let part = Double(Int.random(in: 0...100, using: &random)) / 100
    let settings =
      switch kind {
      case "bounce":
        [("scale", "\(0.5 + part)"), ("duration", "\(part / 2)"), ("damping", "\(0.3 + part)")]
      case "tint":
        [
          ("selected_color", "\"#\(Int.random(in: 100...999, using: &random))\""),
          ("normal_color", "\"secondary_system_background\""), ("deselect_duration", "\(part / 2)"),
        ]
      case "crossfade": [("highlighted", "\"C\""), ("duration", "\(part / 4)")]
      default: [("reach", "\(part * 40)")]
      }
    return settings.randomElement(using: &random) ?? settings[0]
  }

  /// A plugin that does a little of everything, by chance and over time.
  public static let jitter = """
    --!cellfx api=1
    local fx = require "cellfx"
    local jitter = { parameters = { reach = { 10, min = 0, max = 100 } } }

    function jitter.touch_began(cell, touch, p)
      cell:spring { translation_x = math.random() * p.reach, response = 0.2, bounce = 0.4 }
      fx.wait(math.random() * 0.2)
      cell:dissolve { text = "held", duration = 0.1 }
      cell.z = 2
      cell:signal("held")
    end

    function jitter.touch_ended(cell, touch, p)
      local away = cell:animate { rotation = math.random(), opacity = 0.5, duration = 0.15 }
      print("waited", away:wait(), cell.index)
      cell:animate { rotation = 0, opacity = 1, translation_x = 0, duration = 0.1, curve = "ease_out" }
    end

    jitter.touch_cancelled = jitter.touch_ended

    function jitter.selection_changed(cell, change, p)
      cell.background = fx.mix(fx.color "#ff0000", fx.color "#00ff00", math.random())
      if change.on and math.random() < 0.2 then cell:deselect { animated = true } end
      if math.random() < 0.1 then error("by chance") end
    end

    return jitter
    """
}
