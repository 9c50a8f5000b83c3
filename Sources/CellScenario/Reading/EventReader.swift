internal import CellEffect
internal import CellGrid
internal import CellMotion

/// Makes events from the checked `events` of a file, in order.
///
/// Invariant: `grid.count` and `grid.viewport` are what the events so far have made of them;
/// `down` holds the fingers that are down, with their times.
struct EventReader {
  private var grid: GridSettings
  private var down: [Int: Double] = [:]
  private var previous = 0.0
  /// How many items there are from when on.
  private(set) var counts: ItemCounts

  init(grid: GridSettings) {
    self.grid = grid
    counts = ItemCounts(initial: grid.count)
  }

  /// The next event.
  mutating func event(_ node: JSONNode) throws(ContentError) -> TimedEvent {
    let time = node["at"]?.number ?? 0
    if time < previous {
      let position = node["at"]?.position ?? node.position
      throw ContentError(position, .order(at: time, previous: previous))
    }
    previous = time
    let event = try read(node, type: node["type"]?.text ?? "")
    if grid.count != counts.latest { counts.change(to: grid.count, at: time) }
    let touchTime = try TouchTime.read(node, countedAt: time)
    return TimedEvent(
      time: time, touchTime: touchTime, event: event, position: node.position)
  }

  private mutating func read(
    _ node: JSONNode, type: String
  ) throws(ContentError) -> ScenarioEvent {
    switch type {
    case "note":
      .note(node["text"]?.text ?? "")
    case "set_parameter":
      .setParameter(effect(node["effect"]), setting(node))
    case "set_item":
      .setItem(
        try item(node), name: node["name"]?.text ?? "", value: ItemValue(node["value"] ?? node))
    default:
      .input(try input(node, type: type))
    }
  }

  private mutating func input(
    _ node: JSONNode, type: String
  ) throws(ContentError) -> GridInput {
    switch type {
    case "touch_began", "touch_moved", "touch_ended", "touch_cancelled":
      try touch(node, type: type)
    case "insert", "delete", "move":
      try change(node, type: type)
    case "set_extent":
      try extent(node)
    case "navigation_begin", "navigation_progress", "navigation_end", "navigation_cancel":
      navigation(node, type: type)
    case "resize":
      try resize(node)
    case "set_refuses":
      try refuses(node)
    case "select":
      .select(item: try item(node), animated: flag(node, "animated"))
    case "deselect":
      .deselect(item: try item(node), animated: flag(node, "animated"))
    case "set_enabled":
      .setEnabled(item: try item(node), flag(node, "value"))
    case "set_reduce_motion":
      .setReduceMotion(flag(node, "value"))
    case "set_appearance":
      .setAppearance(node["value"]?.text == "dark" ? .dark : .light)
    case "reload":
      .reload(sameData: flag(node, "same_data"))
    case "scroll_to_item":
      .scrollToItem(
        try item(node),
        node["position"]?.text.flatMap(ItemPosition.init) ?? .nearest,
        animated: flag(node, "animated"))
    default:
      .scroll(to: offset(node["to"]), animated: flag(node, "animated"))
    }
  }

  // MARK: Touches and navigation

  private mutating func touch(
    _ node: JSONNode, type: String
  ) throws(ContentError) -> GridInput {
    let id = Int(number(node, "touch"))
    let place = Point(x: number(node, "x"), y: number(node, "y"))
    switch type {
    case "touch_began":
      if let since = down.updateValue(number(node, "at"), forKey: id) {
        let position = node["touch"]?.position ?? node.position
        throw ContentError(position, .touchIsDown(id: id, since: since))
      }
      return .touchBegan(id: id, at: place)
    case "touch_moved":
      return .touchMoved(id: id, at: place)
    case "touch_ended":
      down[id] = nil
      return .touchEnded(id: id, at: place)
    default:
      down[id] = nil
      return .touchCancelled(id: id)
    }
  }

  private func navigation(_ node: JSONNode, type: String) -> GridInput {
    switch type {
    case "navigation_begin":
      .navigationBegin(
        node["direction"]?.text == "push" ? .push : .pop,
        interactive: flag(node, "interactive"), duration: node["duration"]?.number ?? 0.35)
    case "navigation_progress":
      .navigationProgress(number(node, "progress"))
    case "navigation_end":
      .navigationEnd(settle: node["settle"]?.number)
    default:
      .navigationCancel(settle: node["settle"]?.number)
    }
  }

  /// A place in the content; a single number is along the axis, downward if there are two.
  private func offset(_ node: JSONNode?) -> Point {
    let parts = node?.elements.compactMap(\.number) ?? []
    if parts.count == 2 { return Point(x: parts[0], y: parts[1]) }
    let along = node?.number ?? 0
    return grid.isHorizontal ? Point(x: along, y: 0) : Point(x: 0, y: along)
  }

  // MARK: Items and layout

  private mutating func change(
    _ node: JSONNode, type: String
  ) throws(ContentError) -> GridInput {
    let list = node["items"]
    switch type {
    case "insert":
      let count = grid.count + (list?.elements.count ?? 0)
      if count > GridVocabulary.countLimit {
        throw ContentError(node.position, .count(count, limit: GridVocabulary.countLimit))
      }
      let items = try ItemReader.items(list, count: count)
      let section = try section(node, of: items)
      return try follow(.insert(items, section: section), node)
    case "delete":
      return try follow(.delete(try ItemReader.items(list, count: grid.count)), node)
    default:
      return try follow(.move(try moves(list)), node)
    }
  }

  private mutating func extent(_ node: JSONNode) throws(ContentError) -> GridInput {
    let item = try item(node)
    let columns = grid.columns(ofItem: item)
    if columns > 1 {
      throw ContentError(node["cell"]?.position ?? node.position, .extents(columns: columns))
    }
    return try follow(.setExtent(item: item, node["value"]?.number), node)
  }

  /// Brings the sections to a change.
  private mutating func follow(
    _ input: GridInput, _ node: JSONNode
  ) throws(ContentError) -> GridInput {
    grid.follow(input)
    try grid.checkLiveCells(at: node.position)
    return input
  }

  /// The section that new items join, if one is named.
  private func section(_ node: JSONNode, of items: [Int]) throws(ContentError) -> Int? {
    guard let named = node["section"] else { return nil }
    let section = named.whole ?? 0
    if section >= grid.sections.count {
      throw ContentError(named.position, .section(section, count: grid.sections.count))
    }
    if let refused = grid.refusal(of: items, section: section) {
      throw ContentError(
        named.position,
        .notInSection(refused.place, section: section, places: refused.places))
    }
    return section
  }

  private func moves(_ list: JSONNode?) throws(ContentError) -> [ItemMove] {
    try (list?.elements ?? []).map { pair throws(ContentError) in
      ItemMove(
        from: try ItemReader.item(pair.elements.first, count: grid.count),
        to: try ItemReader.item(pair.elements.last, count: grid.count))
    }
  }

  private mutating func resize(_ node: JSONNode) throws(ContentError) -> GridInput {
    grid.viewport = Size(width: number(node, "width"), height: number(node, "height"))
    let cellWidth = node["cell_width"]?.number
    if let cellWidth { grid.cell.width = cellWidth }
    try grid.checkLiveCells(at: node.position)
    return .resize(viewport: grid.viewport, cellWidth: cellWidth)
  }

  private func refuses(_ node: JSONNode) throws(ContentError) -> GridInput {
    let highlight = try node["highlight"].map { list throws(ContentError) in
      try ItemReader.set(list, count: grid.count)
    }
    let select = try node["select"].map { list throws(ContentError) in
      try ItemReader.set(list, count: grid.count)
    }
    if highlight == nil, select == nil {
      throw ContentError(node.position, .oneOf(["highlight", "select"]))
    }
    return .setRefuses(highlight: highlight, select: select)
  }

  // MARK: Values

  private func item(_ node: JSONNode) throws(ContentError) -> Int {
    try ItemReader.item(node["cell"], count: grid.count)
  }

  private func effect(_ node: JSONNode?) -> EffectReference {
    if let place = node?.number { .place(Int(place)) } else { .name(node?.text ?? "") }
  }

  private func setting(_ node: JSONNode) -> Setting {
    let value = node["value"] ?? node
    return Setting(
      node["name"]?.text ?? "", ParameterInput(value), position: value.position)
  }

  private func number(_ node: JSONNode, _ key: String) -> Double {
    node[key]?.number ?? 0
  }

  private func flag(_ node: JSONNode, _ key: String) -> Bool {
    node[key]?.boolean ?? false
  }
}
