import CellEffect
import CellGrid
import CellMotion
import CellScenario
import CellStage

/// What happened at a moment, in a few words each.
enum EventNotes {
  /// What the scenario itself says.
  static func titles(of moment: Moment) -> [String] {
    moment.events.compactMap { event in
      if case .note(let text) = event.event { Words.plain(text) } else { nil }
    }
  }

  /// Events first, then what came of them.
  static func notes(of moment: Moment) -> [String] {
    moment.events.compactMap { note(of: $0, moment) } + moment.reports.compactMap(note)
  }

  private static func note(of event: TimedEvent, _ moment: Moment) -> String? {
    switch event.event {
    case .note: nil
    case .setParameter(_, let setting): "set \(setting.name)"
    case .setItem(let item, let name, _): "set \(name) of item \(item)"
    case .input(let input): note(of: input, type: event.type, moment)
    }
  }

  private static func note(
    of input: GridInput, type: String, _ moment: Moment
  ) -> String {
    switch input {
    case .touchBegan(let id, let place): "▼ finger \(id) down \(spot(place, moment))"
    case .touchMoved(let id, let place): "• finger \(id) moves \(spot(place, moment))"
    case .touchEnded(let id, let place): "▲ finger \(id) lifts \(spot(place, moment))"
    case .touchCancelled(let id): "✕ finger \(id) taken away"
    case .scroll(let place, let animated):
      "scroll to \(Words.number(place.y == 0 ? place.x : place.y))" + (animated ? ", animated" : "")
    case .scrollToItem(let item, let position, _): "scroll to item \(item), \(position.rawValue)"
    case .setExtent(let item, let extent):
      "extent of \(item) " + (extent.map { Words.number($0) } ?? "as its section says")
    case .insert(let items, _): "insert at " + places(items)
    case .delete(let items): "delete " + places(items)
    case .move(let moves):
      "move " + Words.first(placesShown, of: moves.map { "\($0.from) to \($0.to)" })
    case .navigationBegin(let direction, let interactive, _):
      direction == .push ? "→ push" : interactive ? "← back swipe begins" : "← back"
    case .navigationProgress(let progress): "← \(Words.percent(progress)) of the way"
    case .navigationEnd: "navigation ends"
    case .navigationCancel: "navigation is cancelled"
    case .select(let item, _): "select \(item)"
    case .deselect(let item, _): "deselect \(item)"
    case .setReduceMotion(let isOn): "reduce motion \(isOn ? "on" : "off")"
    case .setAppearance(let appearance): "appearance \(appearance.rawValue)"
    case .reload(let isSame): isSame ? "reload, same data" : "reload, new data"
    default: type.split(separator: "_").joined(separator: " ")
    }
  }

  private static let placesShown = 6

  private static func places(_ items: [Int]) -> String {
    Words.first(placesShown, of: items.map { "\($0)" })
  }

  /// The cell at a place of the viewport, else the place.
  private static func spot(_ place: Point, _ moment: Moment) -> String {
    let frame = moment.frame
    let content = Point(x: place.x + frame.offset.x, y: place.y + frame.offset.y)
    let row = frame.places.firstIndex { frame in
      Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]).contains(content)
    }
    guard let row else { return "at \(Words.number(place.x)), \(Words.number(place.y))" }
    return "on \(frame.items[row])"
  }

  private static func note(of report: Report) -> String? {
    switch report {
    case .call(let call):
      // Questions to the host and places of completions would only repeat what follows.
      call.name.rawValue.hasPrefix("should_") || call.name == .completion
        ? nil : CallPattern(call).text
    case .completion(let completion):
      "\(completion.effect) on \(completion.item) \(completion.finished ? "ends" : "is cut short")"
    case .failure(let failure):
      "✗ \(failure.facts.effect) fails: \(failure.facts.sentence)"
    case .signal(_, let item, let name, _): "signal \(Words.plain(name)):\(item)"
    case .log(let effect, let line, _): "\(effect): \(Words.written(line))"
    }
  }
}
