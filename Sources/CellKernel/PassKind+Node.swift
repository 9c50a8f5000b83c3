internal import CCellMath

extension FieldNode {
  /// The pass that does this function alone.
  var passKind: PassKind {
    switch self {
    case .one(let function, _): function.passKind
    case .two(let function, _, _): PassKind(function.passKind)
    case .three(let function, _, _, _): PassKind(function.passKind)
    case .constant, .uniform, .column, .place: PassKind(cellmath_pass_copy)
    }
  }
}

extension FieldNode.Unary {
  fileprivate var passKind: PassKind {
    switch self {
    case .negate: PassKind(cellmath_pass_negate)
    case .sin: PassKind(cellmath_pass_sin)
    case .cos: PassKind(cellmath_pass_cos)
    case .tan: PassKind(cellmath_pass_tan)
    case .exp: PassKind(cellmath_pass_exp)
    case .log: PassKind(cellmath_pass_log)
    case .sqrt: PassKind(cellmath_pass_sqrt)
    case .abs: PassKind(cellmath_pass_absolute)
    case .floor: PassKind(cellmath_pass_floor)
    case .ceil: PassKind(cellmath_pass_ceil)
    case .fract: PassKind(cellmath_pass_fract)
    case .sign: PassKind(cellmath_pass_sign)
    case .curve(let curve): .curve(curve)
    case .spring(let spring): .spring(spring)
    }
  }
}

extension FieldNode.Binary {
  fileprivate var passKind: cellmath_pass_kind {
    switch self {
    case .add: cellmath_pass_add
    case .subtract: cellmath_pass_subtract
    case .multiply: cellmath_pass_multiply
    case .divide: cellmath_pass_divide
    case .modulo: cellmath_pass_modulo
    case .power: cellmath_pass_power
    case .min: cellmath_pass_min
    case .max: cellmath_pass_max
    case .step: cellmath_pass_step
    case .hypot: cellmath_pass_hypot
    case .atan2: cellmath_pass_atan2
    case .less: cellmath_pass_less
    case .greater: cellmath_pass_greater
    case .equal: cellmath_pass_equal
    case .both: cellmath_pass_both
    case .either: cellmath_pass_either
    }
  }
}

extension FieldNode.Ternary {
  fileprivate var passKind: cellmath_pass_kind {
    switch self {
    case .clamp: cellmath_pass_clamp
    case .mix: cellmath_pass_mix
    case .smoothstep: cellmath_pass_smoothstep
    case .where: cellmath_pass_where
    case .noise: cellmath_pass_noise
    }
  }
}
