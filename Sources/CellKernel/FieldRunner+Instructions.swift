internal import CCellMath

extension cellmath_width {
  private static let best = cellmath_width_best()

  /// The set of instructions that a choice comes to on this machine.
  init(_ instructions: FieldRunner.Instructions) {
    self =
      switch instructions {
      case .plain: cellmath_width_plain
      case .wide: Self.best == cellmath_width_plain ? Self.best : cellmath_width_avx2
      case .best: Self.best
      }
  }
}
