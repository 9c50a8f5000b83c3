internal import CCellMath
internal import CellMotion

/// Passes that are done lane by lane, in `Double` and rounded once: curves and springs.
enum FieldLanes {
  /// Does a pass for so many cells from a cell on.
  static func run(_ kind: PassKind, _ pass: cellmath_pass, cell: Int, count: Int) {
    switch kind {
    case .curve(let curve):
      unsafe run(pass, cell: cell, count: count) { curve.value(at: $0) }
    case .spring(let spring):
      unsafe run(pass, cell: cell, count: count) { spring.value(at: $0) }
    case .vector:
      break
    }
  }

  @inline(__always) private static func run(
    _ pass: cellmath_pass, cell: Int, count: Int, _ function: (Double) -> Double
  ) {
    guard let source = unsafe pass.a.at, let target = unsafe pass.result.at else { return }
    let from = unsafe source + pass.a.shift * cell
    let to = unsafe target + pass.result.shift * cell
    for lane in 0..<count { unsafe to[lane] = Float(function(Double(from[lane]))) }
  }
}
