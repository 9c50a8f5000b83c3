internal import CellEffect
internal import CellGrid
internal import CellMotion

/// Makes a grid's settings from the checked `grid` of a file.
struct GridReader {
  let node: JSONNode

  /// The settings.
  func settings() throws(ContentError) -> GridSettings {
    var settings = GridSettings(viewport: size("viewport"), count: 0, cell: size("cell"))
    set(&settings.layout, text(node["layout"]).flatMap(Layout.init))
    set(&settings.flow, text(node["flow"]).flatMap(Flow.init))
    set(&settings.columns, node["columns"]?.whole)
    settings.sections = try SectionReader(grid: node, settings: settings).sections()
    settings.controls = try controls()
    set(&settings.minimumVisiblePress, node["minimum_visible_press"]?.number)
    settings.controlTolerance = node["control_tolerance"]?.number
    set(&settings.reduceMotion, node["reduce_motion"]?.boolean)
    set(&settings.appearance, text(node["appearance"]).flatMap(Appearance.init))
    readSpace(into: &settings)
    readScroll(into: &settings.scroll)
    readSelection(into: &settings.selection)
    try readRefuses(into: &settings)
    try check(settings)
    return settings
  }

  /// The items' labels, pictures and values.
  func items() -> ItemTable {
    ItemTable(
      labels: (node["labels"]?.elements ?? []).compactMap(\.text),
      pictures: (node["pictures"]?.elements ?? []).map {
        ItemPictures(normal: $0["normal"]?.text, highlighted: $0["highlighted"]?.text)
      },
      values: (node["items"]?.elements ?? []).map { item in
        Dictionary(item.members.map { ($0.key, ItemValue($0.node)) }) { first, _ in first }
      })
  }

  /// The pictures: a text that begins like a colour must be one.
  func images() throws(ContentError) -> [String: PictureSource] {
    var images: [String: PictureSource] = [:]
    for member in node["images"]?.members ?? [] {
      guard let text = member.node.text else { continue }
      if text.hasPrefix("#") {
        guard let color = Color(hex: text) else {
          throw ContentError(member.node.position, .color(text))
        }
        images[member.key] = .color(color)
      } else {
        images[member.key] = .file(text)
      }
    }
    return images
  }

  // MARK: Parts

  private func readSpace(into settings: inout GridSettings) {
    set(&settings.spacing, node["spacing"].map(Point.init))
    set(&settings.inset, node["inset"].map(Inset.init))
  }

  private func readScroll(into scroll: inout ScrollSettings) {
    guard let node = node["scroll"] else { return }
    set(&scroll.axis, text(node["axis"]).flatMap(ScrollAxis.init))
    set(&scroll.delaysContentTouches, node["delays_content_touches"]?.boolean)
    set(&scroll.contentTouchDelay, node["content_touch_delay"]?.number)
    set(&scroll.panSlop, node["pan_slop"]?.number)
    set(&scroll.canCancelContentTouches, node["can_cancel_content_touches"]?.boolean)
    set(&scroll.cancelsInControls, node["cancels_in_controls"]?.boolean)
    set(&scroll.decelerationRate, node["deceleration_rate"]?.number)
    set(&scroll.paging, node["paging"]?.boolean)
    set(&scroll.bounces, node["bounces"]?.boolean)
    set(&scroll.alwaysBounces, node["always_bounces"]?.boolean)
  }

  private func controls() throws(ContentError) -> [Control] {
    var controls: [Control] = []
    for control in node["controls"]?.elements ?? [] {
      let name = control["name"]
      let new = Control(
        name?.text ?? "", frame: Rect(origin: Point(control), size: Size(control)))
      if new.name.isEmpty || controls.contains(where: { $0.name == new.name }) {
        throw ContentError(name?.position ?? control.position, .control(new.name))
      }
      controls.append(new)
    }
    return controls
  }

  private func readSelection(into selection: inout SelectionSettings) {
    guard let node = node["selection"] else { return }
    set(&selection.allows, node["allows"]?.boolean)
    set(&selection.multiple, node["multiple"]?.boolean)
    set(&selection.hideOldWhileTracking, node["hide_old_while_tracking"]?.boolean)
    set(&selection.clearsOnReturn, node["clears_on_return"]?.boolean)
  }

  private func readRefuses(into settings: inout GridSettings) throws(ContentError) {
    guard let node = node["refuses"] else { return }
    settings.refusesHighlight = Set(
      try ItemReader.items(node["highlight"], count: settings.count))
    settings.refusesSelect = Set(try ItemReader.items(node["select"], count: settings.count))
  }

  private func check(_ settings: GridSettings) throws(ContentError) {
    if settings.layout != .grid, settings.columns != 1, let columns = node["columns"] {
      throw ContentError(columns.position, .columns(layout: settings.layout.rawValue))
    }
    try settings.checkLiveCells(at: node["viewport"]?.position ?? node.position)
  }

  // MARK: Values

  private func size(_ key: String) -> Size {
    node[key].map(Size.init) ?? Size(width: 0, height: 0)
  }

  private func text(_ node: JSONNode?) -> String? {
    node?.text
  }

  private func set<Value>(_ place: inout Value, _ value: Value?) {
    if let value { place = value }
  }
}

extension GridSettings {
  /// Checks that no more cells are alive at once than are played.
  ///
  /// - Complexity: O(*n*) in the sections.
  func checkLiveCells(at position: Position) throws(ContentError) {
    guard count > GridVocabulary.cellLimit else { return }
    let alive = layout == .stack ? Double(count) : min(mostCells, Double(count))
    if alive > Double(GridVocabulary.cellLimit) {
      throw ContentError(position, .cells(alive, limit: GridVocabulary.cellLimit))
    }
  }
}
