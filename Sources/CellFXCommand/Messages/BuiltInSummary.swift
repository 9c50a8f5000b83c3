/// What the built-in effects do, in a sentence each.
enum BuiltInSummary {
  static func text(of name: String) -> String? {
    switch name {
    case "bounce": "Shrinks a cell while it is pressed and springs it back on release."
    case "crossfade": "Flashes a second picture when a cell is highlighted."
    case "tint": "Colours a cell while it is highlighted or selected; a deselection fades."
    default: nil
    }
  }
}
