internal import CellGrid

/// Makes the sections from the checked `grid` of a file.
struct SectionReader {
  let grid: JSONNode
  let settings: GridSettings

  /// The sections; their items are not more than a grid has.
  func sections() throws(ContentError) -> [Section] {
    guard let list = grid["sections"]?.elements else {
      var section = Section(count: grid["count"]?.whole ?? 0)
      section.extents = try extents(
        of: grid, count: section.count, columns: settings.columns, section: nil)
      return [section]
    }
    if let extents = grid.members.first(where: { $0.key == "extents" }) {
      throw ContentError(extents.position, .onlyWith("extents", "count"))
    }
    var count = 0
    return try list.enumerated().map { index, node throws(ContentError) in
      let section = try section(node, index)
      count += section.count
      if count > GridVocabulary.countLimit {
        throw ContentError(node.position, .count(count, limit: GridVocabulary.countLimit))
      }
      return section
    }
  }

  private func section(_ node: JSONNode, _ index: Int) throws(ContentError) -> Section {
    var section = Section(count: node["count"]?.whole ?? 0)
    section.cell = node["cell"].map(Size.init)
    section.columns = node["columns"]?.whole
    section.spacing = node["spacing"].map(Point.init)
    if let inset = node["inset"] { section.inset = Inset(inset) }
    if settings.layout != .grid, section.columns ?? 1 != 1, let columns = node["columns"] {
      throw ContentError(columns.position, .columns(layout: settings.layout.rawValue))
    }
    section.extents = try extents(
      of: node, count: section.count, columns: section.columns ?? settings.columns, section: index)
    return section
  }

  private func extents(
    of node: JSONNode, count: Int, columns: Int, section: Int?
  ) throws(ContentError) -> ItemExtents {
    var extents = ItemExtents()
    guard let list = node["extents"] else { return extents }
    if settings.layout == .grid, columns > 1 {
      throw ContentError(list.position, .extents(columns: columns))
    }
    for run in list.elements {
      let from = run["from"]?.whole ?? 0
      let end = from + (run["count"]?.whole ?? 1)
      if end > count {
        let key = from < count ? "count" : "from"
        throw ContentError(
          run[key]?.position ?? run.position,
          section.map { .placeInSection(end - 1, section: $0, count: count) }
            ?? .item(end - 1, count: count))
      }
      extents.set(run["extent"]?.number, for: from..<end)
    }
    return extents
  }
}

extension Size {
  /// The size of a checked node.
  init(_ node: JSONNode) {
    self.init(width: node["width"]?.number ?? 0, height: node["height"]?.number ?? 0)
  }
}

extension Point {
  /// The place, or the way, of a checked node.
  init(_ node: JSONNode) {
    self.init(x: node["x"]?.number ?? 0, y: node["y"]?.number ?? 0)
  }
}

extension Inset {
  /// The inset of a checked node.
  init(_ node: JSONNode) {
    self.init(
      top: node["top"]?.number ?? 0, left: node["left"]?.number ?? 0,
      bottom: node["bottom"]?.number ?? 0, right: node["right"]?.number ?? 0)
  }
}
