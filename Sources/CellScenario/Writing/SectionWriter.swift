internal import CellGrid

/// Writes one of a grid's `sections`.
struct SectionWriter {
  let section: Section

  /// The section as JSON.
  var tree: JSONTree {
    shape.tree(of: [
      "count": .whole(section.count),
      "cell": section.cell.map { shape["cell"].tree(of: $0) },
      "columns": section.columns.map { .whole($0) },
      "spacing": section.spacing.map { spacing in
        shape["spacing"].tree(of: ["x": .exact(spacing.x), "y": .exact(spacing.y)])
      },
      "inset": shape["inset"].tree(of: section.inset).unlessEmpty, "extents": extents.unlessEmpty,
    ])
  }

  /// Its items with an extent of their own, as JSON.
  var extents: JSONTree {
    guard case .list(let run, _, _) = SectionVocabulary.extents else { return .null }
    return .list(
      section.extents.runs.map { items, extent in
        run.tree(of: [
          "from": .whole(items.lowerBound),
          "count": items.count == 1 ? nil : .whole(items.count), "extent": .exact(extent),
        ])
      })
  }

  private var shape: Shape { .object(SectionVocabulary.shape) }
}
