internal import CellEffect
internal import CellGrid
internal import CellMotion

/// Writes the events of a scenario.
struct EventWriter {
  /// Whether a lone number is along the horizontal axis.
  let isHorizontal: Bool

  /// The event as JSON.
  func tree(of event: TimedEvent) -> JSONTree {
    var (type, values) = written(event.event)
    guard case .tagged(let shape) = EventVocabulary.shape, let object = shape.object(tagged: type)
    else { preconditionFailure("no event is called \(type)") }
    values.updateValue(.exact(event.time), forKey: "at")
    values.updateValue(.text(type), forKey: "type")
    if case .input(let input) = event.event, input.isOfFinger {
      values.updateValue(.optional(event.touchTime), forKey: TouchTime.field.key)
    }
    return object.tree(of: values)
  }

  /// What an event is called, and its further keys.
  typealias Written = (type: String, values: [String: JSONTree?])

  func written(_ event: ScenarioEvent) -> Written {
    switch event {
    case .input(let input): written(input)
    case .setParameter(let effect, let setting):
      (
        "set_parameter",
        ["effect": effect.tree, "name": .text(setting.name), "value": setting.value.tree]
      )
    case .setItem(let item, let name, let value):
      ("set_item", ["cell": .whole(item), "name": .text(name), "value": value.tree])
    case .note(let text): ("note", ["text": .text(text)])
    }
  }

  /// What an input is called, and its further keys: all that the vocabulary has, nil where one is left out.
  private func written(_ input: GridInput) -> Written {
    switch input {
    case .touchBegan(let id, let place): ("touch_began", touch(id, place))
    case .touchMoved(let id, let place): ("touch_moved", touch(id, place))
    case .touchEnded(let id, let place): ("touch_ended", touch(id, place))
    case .touchCancelled(let id): ("touch_cancelled", touch(id, nil))
    case .scroll(let place, let animated):
      ("scroll", ["to": tree(ofOffset: place), "animated": .flag(animated)])
    case .reload(let sameData): ("reload", ["same_data": .flag(sameData)])
    case .scrollToItem(let item, let position, let animated):
      ("scroll_to_item", shown(item, position, animated))
    case .insert(let items, let section):
      ("insert", ["items": .wholes(items), "section": section.map { .whole($0) }])
    case .delete(let items): ("delete", ["items": .wholes(items)])
    case .move(let moves): ("move", ["items": .list(moves.map { .wholes([$0.from, $0.to]) })])
    case .setExtent(let item, let extent):
      ("set_extent", ["cell": .whole(item), "value": .optional(extent)])
    case .resize(let viewport, let width): ("resize", size(viewport, width))
    case .select(let item, let animated):
      ("select", ["cell": .whole(item), "animated": .flag(animated)])
    case .deselect(let item, let animated):
      ("deselect", ["cell": .whole(item), "animated": .flag(animated)])
    case .setEnabled(let item, let isEnabled):
      ("set_enabled", ["cell": .whole(item), "value": .boolean(isEnabled)])
    case .navigationBegin(let direction, let isInteractive, let duration):
      ("navigation_begin", beginning(direction, isInteractive, duration))
    case .navigationProgress(let progress):
      ("navigation_progress", ["progress": .exact(progress)])
    case .navigationEnd(let settle): ("navigation_end", ["settle": .optional(settle)])
    case .navigationCancel(let settle): ("navigation_cancel", ["settle": .optional(settle)])
    case .setReduceMotion(let isOn): ("set_reduce_motion", ["value": .boolean(isOn)])
    case .setAppearance(let appearance): ("set_appearance", ["value": .text(appearance.rawValue)])
    case .setRefuses(let highlight, let select): ("set_refuses", refused(highlight, select))
    }
  }

  // MARK: Keys

  private func touch(_ id: Int, _ place: Point?) -> [String: JSONTree?] {
    ["touch": .whole(id), "x": .optional(place?.x), "y": .optional(place?.y)]
  }

  private func shown(
    _ item: Int, _ position: ItemPosition, _ animated: Bool
  ) -> [String: JSONTree?] {
    [
      "cell": .whole(item), "animated": .flag(animated),
      "position": position == .nearest ? nil : .text(position.rawValue),
    ]
  }

  private func size(_ viewport: Size, _ cellWidth: Double?) -> [String: JSONTree?] {
    [
      "width": .exact(viewport.width), "height": .exact(viewport.height),
      "cell_width": .optional(cellWidth),
    ]
  }

  private func beginning(
    _ direction: NavigationDirection, _ isInteractive: Bool, _ duration: Double
  ) -> [String: JSONTree?] {
    [
      "direction": .text(direction.rawValue), "interactive": .flag(isInteractive),
      "duration": duration == 0.35 ? nil : .exact(duration),
    ]
  }

  private func refused(_ highlight: Set<Int>?, _ select: Set<Int>?) -> [String: JSONTree?] {
    ["highlight": highlight.map { .wholes($0) }, "select": select.map { .wholes($0) }]
  }

  /// The part along the axis where the other one is 0, as it is read.
  private func tree(ofOffset place: Point) -> JSONTree {
    let (along, other) = isHorizontal ? (place.x, place.y) : (place.y, place.x)
    return other.bitPattern == 0 ? .exact(along) : .pair(place)
  }
}

extension GridInput {
  /// Whether a finger does it.
  var isOfFinger: Bool {
    switch self {
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled: true
    default: false
    }
  }
}

extension EffectReference {
  fileprivate var tree: JSONTree {
    switch self {
    case .name(let name): .text(name)
    case .place(let place): .whole(place)
    }
  }
}
