internal import CellEffect
internal import CellGrid
internal import CellMotion

/// Writes the events of a scenario.
struct EventWriter {
  /// Whether a lone number is along the horizontal axis.
  let isHorizontal: Bool

  /// The event as JSON.
  func tree(of event: TimedEvent) -> JSONTree {
    let type = event.type
    var values = values(of: event.event)
    guard case .tagged(let shape) = EventVocabulary.shape, let object = shape.object(tagged: type)
    else { preconditionFailure("no event is called \(type)") }
    values.updateValue(.exact(event.time), forKey: "at")
    values.updateValue(.text(type), forKey: "type")
    if case .input(let input) = event.event, input.isOfFinger {
      values.updateValue(.optional(event.touchTime), forKey: TouchTime.field.key)
    }
    return object.tree(of: values)
  }

  /// The keys of an event beside its time and type: all that the vocabulary has, nil where one is left out.
  private func values(of event: ScenarioEvent) -> [String: JSONTree?] {
    switch event {
    case .input(let input): values(of: input)
    case .setParameter(let effect, let setting):
      ["effect": effect.tree, "name": .text(setting.name), "value": setting.value.tree]
    case .setItem(let item, let name, let value):
      ["cell": .whole(item), "name": .text(name), "value": value.tree]
    case .note(let text): ["text": .text(text)]
    }
  }

  private func values(of input: GridInput) -> [String: JSONTree?] {
    switch input {
    case .touchBegan(let id, let place), .touchMoved(let id, let place),
      .touchEnded(let id, let place):
      touch(id, place)
    case .touchCancelled(let id): touch(id, nil)
    case .scroll(let place, let animated):
      ["to": tree(ofOffset: place), "animated": .flag(animated)]
    case .reload(let sameData): ["same_data": .flag(sameData)]
    case .scrollToItem(let item, let position, let animated): shown(item, position, animated)
    case .insert(let items, let section):
      ["items": .wholes(items), "section": section.map { .whole($0) }]
    case .delete(let items): ["items": .wholes(items)]
    case .move(let moves): ["items": .list(moves.map { .wholes([$0.from, $0.to]) })]
    case .setExtent(let item, let extent): ["cell": .whole(item), "value": .optional(extent)]
    case .resize(let viewport, let width): size(viewport, width)
    case .select(let item, let animated), .deselect(let item, let animated):
      ["cell": .whole(item), "animated": .flag(animated)]
    case .setEnabled(let item, let isEnabled): ["cell": .whole(item), "value": .boolean(isEnabled)]
    case .navigationBegin(let direction, let isInteractive, let duration):
      beginning(direction, isInteractive, duration)
    case .navigationProgress(let progress): ["progress": .exact(progress)]
    case .navigationEnd(let settle), .navigationCancel(let settle): ["settle": .optional(settle)]
    case .setReduceMotion(let isOn): ["value": .boolean(isOn)]
    case .setAppearance(let appearance): ["value": .text(appearance.rawValue)]
    case .setRefuses(let highlight, let select): refused(highlight, select)
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

extension EffectReference {
  fileprivate var tree: JSONTree {
    switch self {
    case .name(let name): .text(name)
    case .place(let place): .whole(place)
    }
  }
}
