import CellEffect
import CellGrid
import CellKernel

/// A field of a seat, compiled, with what it knows of the visible cells.
///
/// Invariant: after ``fill(from:in:appeared:)`` the facts have a row for each row of the frame.
final class FieldSheet {
  /// The field.
  let field: Field
  /// Whose field it is: the parameters that it reads, also when another version has its seat.
  let effect: any Effect
  /// All of it.
  let program: FieldProgram
  /// What of it is no movement.
  let still: FieldProgram
  /// Whether it can make a cell brighter or darker.
  let isBright: Bool
  /// What is known of the cells.
  private(set) var facts: FloatColumns
  /// What places are offsets from, in points of the content.
  private(set) var origin = Point.zero

  /// Places are taken from the next multiple of this below the first cell's, in points: near enough
  /// for floats, and the same while the content scrolls a little.
  private static let originStep = 1024.0

  /// Compiles a field of an effect.
  ///
  /// - Throws: `FieldError` for a graph that does not hold what ``Field`` says of it.
  init(_ field: Field, of effect: any Effect) throws(FieldError) {
    self.field = field
    self.effect = effect
    program = try FieldProgram(field.graph, shape: field.shape)
    let outputs = field.graph.outputs.filter { !Self.motionColumns.contains($0.column) }
    let graph = FieldGraph(nodes: field.graph.nodes, outputs: outputs)
    still = try FieldProgram(graph, shape: field.shape)
    isBright = program.outputs.contains { Self.brightColumns.contains($0.column) }
    facts = FloatColumns(columnCount: field.facts.count)
  }

  private static let motionColumns = Set(
    Property.numbers.filter(\.isMotion).map { Frame.column(of: $0) })

  private static let brightColumns: Set<Int> = {
    let colors = Property.colors.flatMap { color in
      (0..<4).map { Frame.column(of: color, part: $0) }
    }
    return Set(colors + [Frame.column(of: .opacity)])
  }()

  /// Writes what is known of the cells of a frame's rows.
  func fill(from frame: Frame, in scene: Scene, appeared: [Double]) {
    facts.resize(rowCount: frame.count)
    if let place = frame.places.first {
      origin.x = (place.x / Self.originStep).rounded(.down) * Self.originStep
      origin.y = (place.y / Self.originStep).rounded(.down) * Self.originStep
    }
    for (column, fact) in field.facts.enumerated() {
      let reader = FactReader(fact, frame, scene, origin: origin, appeared: appeared)
      facts.withMutableColumn(column) { rows in
        for row in rows.indices { rows[row] = reader.value(row) }
      }
    }
  }

  /// Writes how long cells have been shown.
  func fillAges(of frame: Frame, appeared: [Double]) {
    guard let column = field.facts.firstIndex(of: .age) else { return }
    facts.withMutableColumn(column) { rows in
      for row in rows.indices {
        rows[row] = Float(frame.time - appeared[Int(frame.slots[row])])
      }
    }
  }
}
