/// What has a cell value in it, as `Float` functions of values before.
///
/// Equal values are one. Only such algebra is done as keeps every bit: −0, infinities and subnormals
/// included, and what is not a number stays so (which of them it is never shows, since no output
/// ever is one).
struct CellCode: Sendable {
  /// A value of each cell.
  enum Value: Hashable, Sendable {
    /// A column as it was before the run.
    case column(FieldColumn)

    /// A value of the uniform code, rounded once.
    case scalar(Int)

    /// A function of values before.
    case function(FieldNode)
  }

  /// The values, operands first.
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  /// What has no cell value.
  var uniforms = UniformCode()

  /// The value that a uniform has in every cell.
  mutating func scalar(_ uniform: Int) -> Int {
    // A negative scalar's bits follow from its value, so equal constants were shared before.
    share(.scalar(uniform))
  }

  /// The value of a column.
  mutating func column(_ column: FieldColumn) -> Int {
    share(.column(column))
  }

  private mutating func share(_ value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// The constant that a value is in every cell, or nil.
  func constant(_ value: Int) -> Float? {
    guard case .scalar(let uniform) = values[value] else { return nil }
    return uniforms.constant(uniform).map { Float($0) }
  }

  /// Whether a value is this constant, the sign of zero included.
  private func isConstant(_ value: Int, _ number: Float) -> Bool {
    constant(value)?.bitPattern == number.bitPattern
  }

  private func operand(of value: Int, under function: FieldNode.Unary) -> Int? {
    guard case .function(.one(function, let operand)) = values[value] else { return nil }
    return operand
  }

  /// The value of a function of one value.
  mutating func add(_ function: FieldNode.Unary, _ x: Int) -> Int {
    switch function {
    case .negate:
      if let inner = operand(of: x, under: .negate) { return inner }
    case .abs:
      // The sign is dropped in any case.
      if operand(of: x, under: .abs) != nil { return x }
      if let inner = operand(of: x, under: .negate) { return add(.abs, inner) }
    case .floor, .ceil, .sign:
      // Each leaves its own results as they are, −0 included.
      if operand(of: x, under: function) != nil { return x }
    default:
      break
    }
    return share(.function(.one(function, x)))
  }

  /// The value of a function of two values.
  mutating func add(_ function: FieldNode.Binary, _ x: Int, _ y: Int) -> Int {
    switch function {
    case .add: sum(x, y)
    case .subtract: difference(x, y)
    case .multiply: product(x, y)
    case .divide: quotient(x, y)
    case .power:
      // Both forms give x for 1 and 1 for 0, also where x is not a number for the latter.
      if isConstant(y, 1) { x } else { share(.function(.two(.power, x, y))) }
    case .min: least(x, y)
    case .max: greatest(x, y)
    default:
      share(.function(.two(function, x, y)))
    }
  }

  /// x + y: x + (−0) is x for every x (+0 would make +0 of −0); x + (−y) is x − y by IEEE 754.
  private mutating func sum(_ x: Int, _ y: Int) -> Int {
    if isConstant(y, -0.0) { return x }
    if isConstant(x, -0.0) { return y }
    if let inner = operand(of: y, under: .negate) { return difference(x, inner) }
    if let inner = operand(of: x, under: .negate) { return difference(y, inner) }
    return share(.function(.two(.add, x, y)))
  }

  /// x − y: x − (+0) is x for every x; x − (−y) is x + y.
  private mutating func difference(_ x: Int, _ y: Int) -> Int {
    if isConstant(y, 0) { return x }
    if let inner = operand(of: y, under: .negate) { return sum(x, inner) }
    return share(.function(.two(.subtract, x, y)))
  }

  /// x·y: by 1 it is x, by −1 the opposite, both exact; two opposites cancel.
  private mutating func product(_ x: Int, _ y: Int) -> Int {
    if isConstant(y, 1) { return x }
    if isConstant(x, 1) { return y }
    if isConstant(y, -1) { return add(.negate, x) }
    if isConstant(x, -1) { return add(.negate, y) }
    if let left = operand(of: x, under: .negate), let right = operand(of: y, under: .negate) {
      return product(left, right)
    }
    return share(.function(.two(.multiply, x, y)))
  }

  /// min(x, y): of a max it is a clamp, as that is defined.
  private mutating func least(_ x: Int, _ y: Int) -> Int {
    if x == y { return x }
    if case .function(.two(.max, let inner, let low)) = values[x] {
      return add(.clamp, inner, low, y)
    }
    return share(.function(.two(.min, x, y)))
  }

  /// max(x, y): of a min it is a clamp where both bounds are constants in order: then it does not
  /// matter which is looked at first.
  private mutating func greatest(_ x: Int, _ y: Int) -> Int {
    if x == y { return x }
    if case .function(.two(.min, let inner, let high)) = values[x], let low = constant(y),
      let top = constant(high), low <= top
    {
      return add(.clamp, inner, y, high)
    }
    return share(.function(.two(.max, x, y)))
  }

  /// x/y: by a power of two whose inverse is normal too, x/y and x·(1/y) are the same real number and
  /// so round to the same float.
  private mutating func quotient(_ x: Int, _ y: Int) -> Int {
    guard let divisor = constant(y), divisor.isNormal, divisor.significand == 1,
      (1 / divisor).isNormal
    else { return share(.function(.two(.divide, x, y))) }
    return product(x, scalar(uniforms.add(.constant(Double(1 / divisor)))))
  }

  /// The value of a function of three values.
  mutating func add(_ function: FieldNode.Ternary, _ x: Int, _ y: Int, _ z: Int) -> Int {
    switch function {
    case .where:
      if y == z { return y }
      if let condition = constant(x) { return condition != 0 ? y : z }
    case .mix:
      // Defined to be `to` at 1.
      if isConstant(z, 1) { return y }
    case .clamp:
      // Between constants in order a second time changes nothing.
      if case .function(.three(.clamp, _, y, z)) = values[x], let low = constant(y),
        let high = constant(z), low <= high
      {
        return x
      }
    default:
      break
    }
    return share(.function(.three(function, x, y, z)))
  }
}
