import CellGrid

/// What to read when grid and model disagree.
extension ModelPlay {
  /// The play without all inputs and settings that it can do without while they still disagree.
  func shrunk(_ mutation: Mutation? = nil) -> ModelPlay {
    var play = self
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for shorter in play.simpler where ModelDuel(shorter, mutation).disagreement != nil {
        (play, hasChanged) = (shorter, true)
        break
      }
    }
    return play
  }

  /// The plays that lack one input, and those that have one setting as it usually is.
  private var simpler: [ModelPlay] {
    let shorter = steps.indices.reversed().map { index in
      var play = self
      play.steps.remove(at: index)
      return play
    }
    let plainer = Self.simplifications.compactMap { simplify -> ModelPlay? in
      var play = self
      simplify(&play.settings)
      return play.settings == settings ? nil : play
    }
    return shorter + plainer
  }

  private static let plain: GridSettings = {
    var settings = GridSettings(
      viewport: Size(width: 100, height: 120), count: 3, cell: Size(width: 100, height: 40))
    settings.scroll.axis = .none
    settings.scroll.delaysContentTouches = false
    return settings
  }()

  private static let simplifications: [@Sendable (inout GridSettings) -> Void] = [
    { $0.scroll = plain.scroll }, { $0.scroll.axis = .none },
    { $0.scroll.delaysContentTouches = false }, { $0.selection = plain.selection },
    { $0.selection.multiple = false }, { $0.selection.allows = true },
    { $0.layout = .list }, { $0.columns = 1 }, { $0.spacing = .zero }, { $0.inset = .zero },
    { $0.cell = plain.cell }, { $0.controlTolerance = nil }, { $0.minimumVisiblePress = 0.1 },
    { $0.refusesHighlight = [] }, { $0.refusesSelect = [] }, { $0.count = min($0.count, 3) },
  ]

  /// The settings that are not the usual ones, the inputs, and where they lead apart.
  func story(_ mutation: Mutation? = nil) -> String {
    let steps = steps.map { "    at \($0.time) \(Self.plainly($0.input))\n" }.joined()
    let end = ModelDuel(self, mutation).disagreement ?? "they agree"
    return "a \(settings.layout) of \(settings.count)\n\(unusual)    late by \(lateness)\n\(steps)"
      + Self.plainly(end)
  }

  private var unusual: String {
    Self.lines(settings, unlike: Self.plain)
      + Self.lines(settings.scroll, unlike: Self.plain.scroll)
      + Self.lines(settings.selection, unlike: Self.plain.selection)
  }

  private static func lines<Value>(_ value: Value, unlike usual: Value) -> String {
    var text = ""
    for (one, other) in zip(Mirror(reflecting: value).children, Mirror(reflecting: usual).children)
    {
      let name = one.label ?? ""
      let (shown, plain) = ("\(one.value)", "\(other.value)")
      guard shown != plain, !["scroll", "selection", "count"].contains(name) else { continue }
      text += "    \(name) \(plainly(shown))\n"
    }
    return text
  }

  private static func plainly(_ value: Any) -> String {
    var text = "\(value)"
    for word in ["CellGrid.", "CellMotion.", "Point", "Optional"] {
      text = text.replacing(word, with: "")
    }
    return text
  }
}
