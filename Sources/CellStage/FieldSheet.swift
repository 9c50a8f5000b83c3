import CellEffect
import CellGrid
import CellKernel

/// A field of a seat, compiled, with what it knows of the visible cells.
///
/// Invariant: after ``update(_:in:appeared:)`` the facts have a row for each row of the frame.
final class FieldSheet {
  /// The field.
  let field: Field
  /// Whose field it is: the parameters that it reads, also when another version has its seat.
  let effect: any Effect
  /// All of it.
  private let whole: FieldProgram
  /// What of it is no movement.
  private let still: FieldProgram
  /// The columns of the frame that both drive, bits by column.
  private let columns: (whole: UInt32, still: UInt32)
  /// Whether it can make a cell brighter or darker.
  let isBright: Bool
  /// What is known of the cells.
  private(set) var facts: FloatColumns
  /// What places are offsets from, in points of the content.
  private(set) var origin = Point.zero
  /// What the facts were taken from.
  private var seen = (layout: -1, events: -1, time: -Double.infinity)

  /// Places are taken from the next multiple of this below the first cell's, in points: near enough
  /// for floats, and the same while the content scrolls a little.
  private static let originStep = 1024.0

  /// Compiles a field of an effect.
  ///
  /// - Throws: `FieldError` for a graph that does not hold what ``Field`` says of it.
  init(_ field: Field, of effect: any Effect) throws(FieldError) {
    self.field = field
    self.effect = effect
    whole = try FieldProgram(field.graph, shape: field.shape)
    let outputs = field.graph.outputs.filter { 1 << $0.column & Frame.motionColumns == 0 }
    still =
      outputs.count == field.graph.outputs.count
      ? whole
      : try FieldProgram(
        FieldGraph(nodes: field.graph.nodes, outputs: outputs), shape: field.shape)
    columns = (Self.columns(of: whole), Self.columns(of: still))
    isBright = columns.still & Frame.brightColumns != 0
    facts = FloatColumns(columnCount: field.facts.count)
  }

  private static func columns(of program: FieldProgram) -> UInt32 {
    program.outputs.reduce(0) { $0 | 1 << UInt32($1.column) }
  }

  /// The field as it is shown: not its movement while that is replaced.
  func program(moving: Bool) -> FieldProgram {
    moving ? whole : still
  }

  /// The columns of the frame that it drives, bits by column.
  func columns(moving: Bool) -> UInt32 {
    moving ? columns.whole : columns.still
  }

  /// Takes what may have changed since of the cells in the frame's rows.
  func update(_ composition: Composition, in scene: Scene, appeared: [Double]) {
    let frame = composition.frame
    let isLaid = seen.layout != composition.layoutChanges
    let isOutdated = isLaid || seen.events != composition.events
    let isLater = isOutdated || seen.time != frame.time
    seen = (composition.layoutChanges, composition.events, frame.time)
    if isLaid { lay(frame) }
    for (column, fact) in field.facts.enumerated() {
      let changes =
        switch fact.change {
        case .layout: isLaid
        case .event: isOutdated
        case .time: isLater
        }
      if changes { fill(column, FactReader(fact, frame, scene, origin, appeared)) }
    }
  }

  private func lay(_ frame: Frame) {
    facts.resize(rowCount: frame.count)
    guard let place = frame.places.first else { return }
    origin.x = (place.x / Self.originStep).rounded(.down) * Self.originStep
    origin.y = (place.y / Self.originStep).rounded(.down) * Self.originStep
  }

  private func fill(_ column: Int, _ reader: FactReader) {
    facts.withMutableColumn(column) { rows in
      for row in rows.indices { rows[row] = reader.value(row) }
    }
  }
}
