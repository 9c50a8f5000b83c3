public import CellMotion

/// A column of floats, one per cell, that a field reads.
public enum FieldColumn: Hashable, Sendable {
  /// A column of what is shown: numbers and colours. Outputs overwrite these.
  case frame(Int)

  /// A column of what is known of the cells and never written: offsets, row, index, states.
  case fact(Int)
}

/// One value of a field as a function of values before it.
///
/// Operands are the indexes of nodes that stand before this one in ``FieldGraph/nodes``.
public enum FieldNode: Hashable, Sendable {
  /// A number.
  case constant(Double)

  /// A number given for each run: time, an input, a parameter, a size of the grid.
  case uniform(Int)

  /// A number of each cell.
  case column(FieldColumn)

  /// A coordinate of each cell: the uniform that is its origin plus a column of offsets.
  ///
  /// The two are kept apart as long as they can be, so that the difference to something near is right
  /// however far from 0 both are.
  case place(FieldColumn, origin: Int)

  /// A function of one value.
  case one(Unary, Int)

  /// A function of two values.
  case two(Binary, Int, Int)

  /// A function of three values.
  case three(Ternary, Int, Int, Int)
}

extension FieldNode {
  /// Functions of one value, as in GLSL where it has them.
  public enum Unary: Hashable, Sendable {
    /// The opposite.
    case negate

    /// The sine of an angle in radians.
    case sin

    /// The cosine of an angle in radians.
    case cos

    /// The tangent of an angle in radians.
    case tan

    /// The exponential function.
    case exp

    /// The natural logarithm: −infinity at 0, not a number below.
    case log

    /// The square root; not a number below 0.
    case sqrt

    /// The size without the sign.
    case abs

    /// The greatest whole number that is not above.
    case floor

    /// The least whole number that is not below.
    case ceil

    /// What is left above `floor`, 0…1.
    case fract

    /// −1, 0 or 1.
    case sign

    /// The fraction of the way of a timing curve at a fraction of the time.
    case curve(Curve)

    /// The displacement of a spring at a time in seconds.
    case spring(Spring)
  }

  /// Functions of two values, argument order as in GLSL.
  public enum Binary: String, CaseIterable, Sendable {
    /// The sum.
    case add

    /// The first without the second.
    case subtract

    /// The product.
    case multiply

    /// The first by the second.
    case divide

    /// x − y·floor(x/y).
    case modulo

    /// The first to the power of the second.
    case power

    /// The second where it is below the first, else the first.
    case min

    /// The second where it is above the first, else the first.
    case max

    /// (edge, x): 0 where x < edge, else 1.
    case step

    /// √(x² + y²).
    case hypot

    /// (y, x): the angle of the point (x, y), −π…π.
    case atan2

    /// 1 where the first is below the second, else 0.
    case less

    /// 1 where the first is above the second, else 0.
    case greater

    /// 1 where both are the same, else 0.
    case equal

    /// 1 where both are not 0, else 0.
    case both

    /// 1 where one of them is not 0, else 0.
    case either
  }

  /// Functions of three values, argument order as in GLSL.
  public enum Ternary: String, CaseIterable, Sendable {
    /// (x, low, high): min(max(x, low), high).
    case clamp

    /// (from, to, part): from + (to − from)·part, exactly `to` at 1.
    case mix

    /// (e0, e1, x): Hermite's way from 0 at e0 to 1 at e1.
    case smoothstep

    /// (condition, yes, no): `yes` where the condition is not 0.
    case `where`

    /// Gradient noise of a point, −1…1.
    case noise
  }
}

extension FieldNode {
  /// The nodes that this one is worked out from.
  public var operands: [Int] {
    switch self {
    case .constant, .uniform, .column, .place: []
    case .one(_, let x): [x]
    case .two(_, let x, let y): [x, y]
    case .three(_, let x, let y, let z): [x, y, z]
    }
  }
}

extension FieldNode.Unary {
  /// The function's name, as in scripts.
  public var name: String {
    switch self {
    case .negate: "negate"
    case .sin: "sin"
    case .cos: "cos"
    case .tan: "tan"
    case .exp: "exp"
    case .log: "log"
    case .sqrt: "sqrt"
    case .abs: "abs"
    case .floor: "floor"
    case .ceil: "ceil"
    case .fract: "fract"
    case .sign: "sign"
    case .curve: "curve"
    case .spring: "spring"
    }
  }
}
