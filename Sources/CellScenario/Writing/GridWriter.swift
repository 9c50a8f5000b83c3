internal import CellEffect
internal import CellGrid
internal import CellMotion

/// Writes a scenario's `grid`.
struct GridWriter {
  private let scenario: Scenario
  private let grid: GridSettings
  /// The same grid with everything as it is by default.
  private let plain: GridSettings

  init(_ scenario: Scenario) {
    self.scenario = scenario
    grid = scenario.grid
    plain = GridSettings(viewport: grid.viewport, count: grid.count, cell: grid.cell)
  }

  /// The grid as JSON.
  var tree: JSONTree {
    GridVocabulary.shape.tree(of: [
      "layout": choice(\.layout),
      "viewport": GridVocabulary.shape["viewport"].tree(of: grid.viewport),
      "count": isPlain ? .whole(grid.count) : nil,
      "sections": isPlain ? nil : .list(grid.sections.map { SectionWriter(section: $0).tree }),
      "extents": isPlain ? SectionWriter(section: grid.sections[0]).extents.unlessEmpty : nil,
      "cell": GridVocabulary.shape["cell"].tree(of: grid.cell), "flow": choice(\.flow),
      "columns": grid.columns == plain.columns ? nil : .whole(grid.columns),
      "spacing": spacing.unlessEmpty,
      "inset": GridVocabulary.shape["inset"].tree(of: grid.inset).unlessEmpty,
      "scroll": scroll.unlessEmpty,
      "selection": selection.unlessEmpty, "minimum_visible_press": number(\.minimumVisiblePress),
      "control_tolerance": .optional(grid.controlTolerance), "controls": controls.unlessEmpty,
      "appearance": choice(\.appearance),
      "reduce_motion": flag(\.reduceMotion),
      "flash_limit": scenario.limitsFlashes ? nil : .boolean(false), "labels": labels.unlessEmpty,
      "images": images.unlessEmpty, "pictures": pictures.unlessEmpty,
      "refuses": refuses.unlessEmpty.map { .row($0) }, "items": items.unlessEmpty,
    ])
  }

  // MARK: Parts

  private func part(_ key: String, _ values: [String: JSONTree?]) -> JSONTree {
    GridVocabulary.shape[key].tree(of: values)
  }

  private var spacing: JSONTree {
    part("spacing", ["x": number(\.spacing.x), "y": number(\.spacing.y)])
  }

  private var scroll: JSONTree {
    part(
      "scroll",
      [
        "axis": choice(\.scroll.axis),
        "delays_content_touches": flag(\.scroll.delaysContentTouches),
        "content_touch_delay": number(\.scroll.contentTouchDelay),
        "pan_slop": number(\.scroll.panSlop),
        "can_cancel_content_touches": flag(\.scroll.canCancelContentTouches),
        "cancels_in_controls": flag(\.scroll.cancelsInControls),
        "deceleration_rate": number(\.scroll.decelerationRate),
        "paging": flag(\.scroll.paging), "bounces": flag(\.scroll.bounces),
        "always_bounces": flag(\.scroll.alwaysBounces),
      ])
  }

  /// Whether one section says no more than the grid.
  private var isPlain: Bool {
    var section = Section(count: grid.count)
    section.extents = grid.sections[0].extents
    return grid.sections == [section]
  }

  private var controls: JSONTree {
    guard case .list(let element, _, _) = GridVocabulary.shape["controls"] else { return .null }
    return .list(
      grid.controls.map { control in
        element.tree(of: [
          "name": .text(control.name), "x": .exact(control.frame.origin.x),
          "y": .exact(control.frame.origin.y), "width": .exact(control.frame.size.width),
          "height": .exact(control.frame.size.height),
        ])
      })
  }

  private var selection: JSONTree {
    part(
      "selection",
      [
        "allows": flag(\.selection.allows), "multiple": flag(\.selection.multiple),
        "hide_old_while_tracking": flag(\.selection.hideOldWhileTracking),
        "clears_on_return": flag(\.selection.clearsOnReturn),
      ])
  }

  private var refuses: JSONTree {
    part(
      "refuses",
      [
        "highlight": JSONTree.wholes(grid.refusesHighlight).unlessEmpty,
        "select": JSONTree.wholes(grid.refusesSelect).unlessEmpty,
      ])
  }

  // MARK: Items

  private var labels: JSONTree {
    .list(scenario.items.labels.map { .text($0) })
  }

  private var images: JSONTree {
    let sorted = scenario.images.sorted { $0.key < $1.key }
    return .object(sorted.map { JSONTree.Member($0.key, $0.value.tree) })
  }

  private var pictures: JSONTree {
    guard case .list(let element, _, _) = GridVocabulary.shape["pictures"] else { return .null }
    return .list(
      scenario.items.pictures.map { pictures in
        element.tree(of: [
          "normal": pictures.normal.map { .text($0) },
          "highlighted": pictures.highlighted.map { .text($0) },
        ])
      })
  }

  private var items: JSONTree {
    .list(
      scenario.items.values.map { values in
        let sorted = values.sorted { $0.key < $1.key }
        return .object(sorted.map { JSONTree.Member($0.key, $0.value.tree) })
      })
  }

  // MARK: What is not as by default

  private func number(_ value: KeyPath<GridSettings, Double>) -> JSONTree? {
    let isPlain = grid[keyPath: value].bitPattern == plain[keyPath: value].bitPattern
    return isPlain ? nil : .exact(grid[keyPath: value])
  }

  private func flag(_ value: KeyPath<GridSettings, Bool>) -> JSONTree? {
    grid[keyPath: value] == plain[keyPath: value] ? nil : .boolean(grid[keyPath: value])
  }

  private func choice<Choice: RawRepresentable<String> & Equatable>(
    _ value: KeyPath<GridSettings, Choice>
  ) -> JSONTree? {
    let chosen = grid[keyPath: value]
    return chosen == plain[keyPath: value] ? nil : .text(chosen.rawValue)
  }
}

extension PictureSource {
  fileprivate var tree: JSONTree {
    switch self {
    case .file(let path): .text(path)
    case .color(let color): .text(color.hex)
    }
  }
}
