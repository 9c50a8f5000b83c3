/// Sizes and spaces of a section, seen along the flow and across it, in points.
struct FlowSpace {
  /// The extent of a cell along the flow.
  let along: Double
  /// The extent of a cell across it.
  let across: Double
  /// The space between lines.
  let lineGap: Double
  /// The space between the cells of a line.
  let gapAcross: Double
  /// The space before the first line.
  let lead: Double
  /// The space after the last line.
  let trail: Double
  /// The space beside the first cell of a line, that of the grid included.
  let leadAcross: Double
  /// The space beside the last cell of a line, that of the grid included.
  let trailAcross: Double

  /// The space of a section.
  init(_ section: Section, of settings: GridSettings) {
    let cell = section.cell ?? settings.cell
    let spacing = section.spacing ?? settings.spacing
    let (inner, outer) = (section.inset, settings.inset)
    switch settings.flow {
    case .vertical:
      (along, across) = (cell.height, cell.width)
      (lineGap, gapAcross) = (spacing.y, spacing.x)
      (lead, trail) = (inner.top, inner.bottom)
      (leadAcross, trailAcross) = (outer.left + inner.left, outer.right + inner.right)
    case .horizontal:
      (along, across) = (cell.width, cell.height)
      (lineGap, gapAcross) = (spacing.x, spacing.y)
      (lead, trail) = (inner.left, inner.right)
      (leadAcross, trailAcross) = (outer.top + inner.top, outer.bottom + inner.bottom)
    }
  }
}
