import CellScenario

extension ContentFault {
  /// What a person reads: what was found, and what is allowed.
  var sentence: String {
    switch self {
    case .kind(let key, let expected, let found, let form):
      "`\(key)` is \(found.words); it takes \(Words.any(of: expected.map(\.words)))"
        + (form.isEmpty ? "." : ": \(form).")
    case .unknownKey(let key, let owner, let known, let atHome):
      Self.sentence(ofUnknown: key, of: owner, known: known, atHome: atHome)
    case .missingKey(let key, let owner):
      "\(Self.article(owner)) needs `\(key)`."
    case .cellOfProperty(let property, let isNeeded):
      isNeeded
        ? "`\(property)` is a property of a cell; say which with `cell`."
        : "`\(property)` is a property of the grid; leave `cell` out."
    case .range(let key, let found, let allowed, let unit):
      "`\(key)` is \(Self.number(found, beside: allowed.lowerBound, allowed.upperBound)); it takes"
        + " \(Words.range(allowed, unit: unit))."
    case .notWhole(let key, let found):
      "`\(key)` is \(Self.number(found, beside: found.rounded())); it takes a whole number."
    case .choice(let key, let found, let allowed):
      Self.sentence(ofChoice: key, found: found, allowed: allowed)
    case .length(let key, let found, let allowed):
      "`\(key)` has \(Words.count(found, "element")); it takes \(Self.lengths(allowed))."
    case .color(let text):
      "\"\(text)\" is not a colour; it takes #RGB, #RRGGBB or #RRGGBBAA."
    case .call(let text, let known):
      "\"\(text)\" is not a call of the grid, such as did_select or did_select:3."
        + Words.suggestion(for: String(text.prefix { $0 != ":" }), among: known)
    case .callWithoutItem(let name):
      "`\(name)` tells of no item; leave the colon and what follows out."
    case .callOfControl(let text, let names, let controls):
      Self.sentence(ofControl: text, names, controls)
    case .leftOutCall(let name):
      "`calls` leaves calls of scrolling and completions out, so that it never holds `\(name)`; use"
        + " `calls_in_order` or `call_count`."
    case .conflict(let keys):
      "\(keys.map { "`\($0)`" }.joined(separator: " and ")) do not go together; keep one."
    case .oneOf(let keys):
      "one of \(Words.any(of: keys.map { "`\($0)`" })) is needed."
    case .onlyWith(let key, let other):
      "`\(key)` goes with `\(other)` only."
    case .reversed(let key, let low, let high):
      Self.sentence(
        ofReversed: key, low: Self.number(low, beside: high), high: Self.number(high, beside: low))
    default:
      sequence
    }
  }

  /// The sentences of faults between parts of a file.
  private var sequence: String {
    switch self {
    case .item(let item, let count):
      count == 0
        ? "there is no item \(item); there are none at that time."
        : "there is no item \(item); at that time there are items 0 … \(Words.whole(count - 1))."
    case .repeatedItem(let item):
      "item \(item) is there twice."
    case .order(let time, let previous):
      "this event is at \(Self.number(time, beside: previous)) s, the one above it at"
        + " \(Self.number(previous, beside: time)) s; events stand in order of `at`."
    case .touchIsDown(let id, let since):
      "touch \(id) is down since \(Words.time(since)); end or cancel it first, or use another id."
    case .count(let count, let limit):
      "there would be \(Words.whole(count)) items; at most \(Words.whole(limit)) are played."
    case .cells(let cells, let limit):
      "about \(Words.whole(Words.nearest(cells))) cells would be alive at once; at most"
        + " \(Words.whole(limit)) are played. Make cells larger, or the viewport smaller."
    case .columns(let layout):
      "a \(layout) has one column; `columns` goes with the layout `grid`."
    case .control(""):
      "a control has a name; calls name it by that."
    case .control(let name):
      "a control above is called \"\(name)\" too; each has a name of its own."
    case .extents(let columns):
      "items have an extent of their own where a line has one cell; here it has \(columns)."
    case .placeInSection(let place, let section, let count):
      "section \(section) has no item \(place) of its own; "
        + (count == 0 ? "it has none." : "its own are 0 … \(Words.whole(count - 1)).")
    case .section(let section, let count):
      count == 1
        ? "there is no section \(section); the grid has one, section 0."
        : "there is no section \(section); sections are 0 to \(count - 1)."
    case .notInSection(let item, let section, let places):
      "section \(section) takes no item at \(item); its places are \(places.lowerBound) to"
        + " \(places.upperBound)."
    case .afterEnd(let time, let lasts):
      "this is at \(Self.number(time, beside: lasts)) s, after the end: `lasts` is"
        + " \(Self.number(lasts, beside: time))."
    case .unusedEffect(let name, let used):
      "no effect here is called \(name); "
        + (used.isEmpty ? "none is used." : "used are \(used.joined(separator: ", ")).")
        + Words.suggestion(for: name, among: used)
    default:
      "this cannot be read."
    }
  }

  private static func sentence(
    ofUnknown key: String, of owner: String, known: [String], atHome: [String]
  ) -> String {
    if !atHome.isEmpty {
      return "`\(key)` does not go with `\(owner)`, but with \(Words.any(of: atHome, limit: 4))."
    }
    let suggestion = Words.suggestion(for: key, among: known)
    return "\(article(owner)) has no key \"\(key)\"."
      + (suggestion.isEmpty ? " It has \(Words.any(of: known, limit: 20))." : suggestion)
  }

  private static func sentence(
    ofChoice key: String, found: String, allowed: [String]
  ) -> String {
    let suggestion = Words.suggestion(for: found, among: allowed)
    if allowed.count > 8, !suggestion.isEmpty {
      return "there is no `\(key)` called \"\(found)\".\(suggestion)"
    }
    return "`\(key)` is \"\(found)\"; it takes \(Words.any(of: allowed, limit: 60)).\(suggestion)"
  }

  private static func sentence(
    ofControl text: String, _ names: [String], _ controls: [String]
  ) -> String {
    if controls.isEmpty {
      return "\"\(text)\" is a call of a control; this grid has no `controls`."
    }
    return "\"\(text)\" is no call of a control; calls of those are \(Words.any(of: names)), and"
      + " controls here are \(Words.all(of: controls))."
  }

  private static func sentence(ofReversed key: String, low: String, high: String) -> String {
    switch key {
    case "until": "`until` is \(high), before `at`, which is \(low)."
    case "touched_at": "`touched_at` is \(low), after `at`, which is \(high)."
    default: "`\(key)` goes from \(low) down to \(high); the lower comes first."
    }
  }

  /// A number with as many digits as tell it from others.
  private static func number(_ value: Double, beside others: Double...) -> String {
    Words.number(value, digits: Words.digits(telling: [value], from: others))
  }

  private static func article(_ owner: String) -> String {
    ["scenario", "grid", "effect", "expectation", "completion"].contains(owner)
      ? "\("aeiou".contains(owner.prefix(1)) ? "an" : "a") \(owner)"
      : owner == "event" ? "an event" : "`\(owner)`"
  }

  private static func lengths(_ lengths: ClosedRange<Int>) -> String {
    if lengths.upperBound == Int.max { return "at least \(lengths.lowerBound)" }
    if lengths.lowerBound == lengths.upperBound { return "\(lengths.lowerBound)" }
    return "\(lengths.lowerBound) to \(lengths.upperBound)"
  }
}

extension JSONKind {
  /// The kind in a sentence.
  fileprivate var words: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
