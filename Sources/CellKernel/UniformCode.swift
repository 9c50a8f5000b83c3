internal import CCellMath
internal import CellMotion

/// What has no cell value in it: worked out once a run, in `Double`.
struct UniformCode: Sendable {
  /// Constants, uniforms and functions of values before; no columns.
  private(set) var nodes: [FieldNode] = []
  private var places: [Key: Int] = [:]

  /// A node told apart by the bits of its constant.
  private enum Key: Hashable {
    case constant(UInt64)
    case other(FieldNode)
  }

  /// The constant that a value is, or nil.
  func constant(_ value: Int) -> Double? {
    guard case .constant(let number) = nodes[value] else { return nil }
    return number
  }

  /// The value of a node: folded if its operands are constants, shared with an equal one.
  mutating func add(_ node: FieldNode) -> Int {
    let operands = node.operands.map { constant($0) }
    if !operands.isEmpty, !operands.contains(nil) {
      let numbers = operands.compactMap { $0 }
      return share(.constant(Self.value(of: node) { numbers[$0] }))
    }
    return share(node)
  }

  private mutating func share(_ node: FieldNode) -> Int {
    var key = Key.other(node)
    if case .constant(let number) = node { key = .constant(number.bitPattern) }
    if let place = places[key] { return place }
    places[key] = nodes.count
    nodes.append(node)
    return nodes.count - 1
  }

  /// The value of a node whose operands, by their order in it, are known.
  private static func value(of node: FieldNode, _ operand: (Int) -> Double) -> Double {
    switch node {
    case .constant(let number): number
    case .one(let function, _): function.value(operand(0))
    case .two(let function, _, _): function.value(operand(0), operand(1))
    case .three(let function, _, _, _): function.value(operand(0), operand(1), operand(2))
    case .uniform, .column, .place: preconditionFailure("a leaf is not folded")
    }
  }

  /// The code with what is needed alone, and where each value went.
  func keeping(_ needed: Set<Int>) -> (code: UniformCode, places: [Int: Int]) {
    var isNeeded = nodes.indices.map { needed.contains($0) }
    for place in nodes.indices.reversed() where isNeeded[place] {
      for operand in nodes[place].operands { isNeeded[operand] = true }
    }
    var kept = UniformCode()
    var places: [Int: Int] = [:]
    for place in nodes.indices where isNeeded[place] {
      places[place] = kept.nodes.count
      kept.nodes.append(nodes[place].renamed { places[$0, default: 0] })
    }
    return (kept, places)
  }

  /// Works out every value from the uniforms into `values`, which holds as many.
  func run(_ uniforms: [Double], into values: UnsafeMutablePointer<Double>) {
    for (place, node) in nodes.enumerated() {
      let value =
        switch node {
        case .constant(let number): number
        case .uniform(let index): uniforms[index]
        case .one(let function, let x): unsafe function.value(values[x])
        case .two(let function, let x, let y): unsafe function.value(values[x], values[y])
        case .three(let function, let x, let y, let z):
          unsafe function.value(values[x], values[y], values[z])
        case .column, .place: Double.nan
        }
      unsafe values[place] = value
    }
  }
}

extension FieldNode {
  /// The same function of other operands.
  func renamed(_ place: (Int) -> Int) -> FieldNode {
    switch self {
    case .constant, .uniform, .column, .place: self
    case .one(let function, let x): .one(function, place(x))
    case .two(let function, let x, let y): .two(function, place(x), place(y))
    case .three(let function, let x, let y, let z):
      .three(function, place(x), place(y), place(z))
    }
  }
}

extension FieldNode.Unary {
  /// The function in `Double`.
  func value(_ x: Double) -> Double {
    switch self {
    case .negate: -x
    case .sin: cellmath_sin(x)
    case .cos: cellmath_cos(x)
    case .tan: cellmath_tan(x)
    case .exp: cellmath_exp(x)
    case .log: cellmath_log(x)
    case .sqrt: cellmath_sqrt(x)
    case .abs: x.magnitude
    case .floor: cellmath_floor(x)
    case .ceil: cellmath_ceil(x)
    case .fract: cellmath_fract(x)
    case .sign: cellmath_sign(x)
    case .curve(let curve): curve.value(at: x)
    case .spring(let spring): spring.value(at: x)
    }
  }
}

extension FieldNode.Binary {
  /// The function in `Double`.
  func value(_ x: Double, _ y: Double) -> Double {
    switch self {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x / y
    case .modulo: cellmath_modulo(x, y)
    case .power: cellmath_pow(x, y)
    case .min: cellmath_min(x, y)
    case .max: cellmath_max(x, y)
    case .step: cellmath_step(x, y)
    case .hypot: cellmath_hypot(x, y)
    case .atan2: cellmath_atan2(x, y)
    case .less: x < y ? 1 : 0
    case .greater: x > y ? 1 : 0
    case .equal: x == y ? 1 : 0
    case .both: x != 0 && y != 0 ? 1 : 0
    case .either: x != 0 || y != 0 ? 1 : 0
    }
  }
}

extension FieldNode.Ternary {
  /// The function in `Double`.
  func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    switch self {
    case .clamp: cellmath_clamp(x, y, z)
    case .mix: cellmath_mix(x, y, z)
    case .smoothstep: cellmath_smoothstep(x, y, z)
    case .where: x != 0 ? y : z
    case .noise: cellmath_noise(x, y, z)
    }
  }
}
