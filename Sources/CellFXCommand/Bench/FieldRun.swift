import CellEffect
import CellKernel
import CellMotion

/// A field, compiled and run over the cells of the benchmarks.
final class FieldRun {
  private let program: FieldProgram
  private let runner: FieldRunner
  private let uniforms: [Double]
  private let facts: FloatColumns
  private var frame: FloatColumns

  /// A field over so many cells.
  init(
    _ field: Field, cells: Int, cores: Int = 1, instructions: FieldRunner.Instructions = .best
  ) throws(BenchFault) {
    do throws(FieldError) {
      program = try FieldProgram(field.graph, shape: field.shape)
    } catch {
      throw .plugin("\(error)")
    }
    runner = FieldRunner(cores: cores, instructions: instructions)
    uniforms = field.uniforms.map { SampleCells.value(of: $0, in: field) }
    var facts = FloatColumns(columnCount: field.facts.count, rowCount: cells)
    for (column, fact) in field.facts.enumerated() {
      facts.withMutableColumn(column) { rows in
        for row in rows.indices { rows[row] = SampleCells.value(of: fact, row) }
      }
    }
    self.facts = facts
    frame = FloatColumns(columnCount: Field.frameColumns, rowCount: cells)
    for column in 0..<Field.frameColumns {
      frame.withMutableColumn(column) { rows in
        for row in rows.indices { rows[row] = SampleCells.look(column, row) }
      }
    }
  }

  /// The columns that the field drives.
  var outputs: [Int] {
    program.outputs.map(\.column)
  }

  /// Runs the field once.
  func run() {
    runner.run(program, uniforms: uniforms, frame: &frame, facts: facts)
  }

  /// The sum of some columns.
  func sum(of columns: [Int]) -> Double {
    columns.reduce(0) { sum, column in
      frame.withColumn(column) { rows in
        var sum = sum
        for row in rows.indices { sum += Double(rows[row]) }
        return sum
      }
    }
  }
}

/// What the cells of the benchmarks are: a thousand in a row, so small that the ripple has reached
/// all of them: no way can save work by leaving some out.
enum SampleCells {
  /// Seconds since the field was played.
  static let now = 1.2
  /// Where the ripple begins, in points.
  static let center = (x: 250.0, y: 200.0)
  /// What the ripple mixes in.
  static let tint: [Double] = [1, 0.58, 0, 1]
  /// What the multiplication multiplies by.
  static let factor = 0.7

  /// What is beneath a field: 1, but parts of colours.
  static func look(_ column: Int, _ row: Int) -> Float {
    column < Property.numbers.count ? 1 : part(row)
  }

  /// A part of a cell's colour.
  static func part(_ row: Int) -> Float {
    Float(row &* 31 % 97) / 97
  }

  /// Where a cell is across, in points.
  static func x(_ row: Int) -> Float {
    Float(row % 1000) / 2
  }

  /// Where a cell is down, in points.
  static func y(_ row: Int) -> Float {
    Float(row / 1000) / 2
  }

  /// A cell's own number.
  static func random(_ row: Int) -> Float {
    Float(row &* 7919 % 1009) / 1009
  }

  static func value(of fact: FieldFact, _ row: Int) -> Float {
    switch fact {
    case .x, .centerX: x(row)
    case .y, .centerY: y(row)
    default: random(row)
    }
  }

  static func value(of uniform: FieldUniform, in field: Field) -> Double {
    switch uniform {
    case .now: return now
    case .input(let place, _):
      return ["x": center.x, "y": center.y][field.inputs[place].name] ?? factor
    case .parameter(_, let component): return tint[component]
    default: return 0
    }
  }
}
