import CCellMath
import CellKernel
import CellMotion

/// The functions of fields one by one, as the house's headers have them.
enum Reference {
  static func double(_ function: FieldNode.Unary, _ x: Double) -> Double {
    switch function {
    case .negate: -x
    case .sin: cellmath_sin(x)
    case .cos: cellmath_cos(x)
    case .tan: cellmath_tan(x)
    case .exp: cellmath_exp(x)
    case .log: cellmath_log(x)
    case .sqrt: cellmath_sqrt(x)
    case .abs: x.magnitude
    case .floor: cellmath_floor(x)
    case .ceil: -cellmath_floor(-x)
    case .fract: x - cellmath_floor(x)
    case .sign: x > 0 ? 1 : x < 0 ? -1 : x
    case .curve(let curve): curve.value(at: x)
    case .spring(let spring): spring.value(at: x)
    }
  }

  static func float(_ function: FieldNode.Unary, _ x: Float) -> Float {
    switch function {
    case .negate: -x
    case .sin: cellmath_float_sin(x)
    case .cos: cellmath_float_cos(x)
    case .tan: cellmath_float_tan(x)
    case .exp: cellmath_float_exp(x)
    case .log: cellmath_float_log(x)
    case .sqrt: cellmath_float_sqrt(x)
    case .abs: x.magnitude
    case .floor: cellmath_float_floor(x)
    case .ceil: cellmath_float_ceil(x)
    case .fract: cellmath_float_fract(x)
    case .sign: x > 0 ? 1 : x < 0 ? -1 : x
    case .curve(let curve): Float(curve.value(at: Double(x)))
    case .spring(let spring): Float(spring.value(at: Double(x)))
    }
  }

  static func double(_ function: FieldNode.Binary, _ x: Double, _ y: Double) -> Double {
    switch function {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x / y
    case .modulo: x - y * cellmath_floor(x / y)
    case .power: cellmath_pow(x, y)
    case .min: y < x ? y : x
    case .max: x < y ? y : x
    case .step: x.isNaN || y.isNaN || y >= x ? 1 : 0
    case .hypot: cellmath_hypot(x, y)
    case .atan2: cellmath_atan2(x, y)
    default: comparison(function, x, y) ? 1 : 0
    }
  }

  static func float(_ function: FieldNode.Binary, _ x: Float, _ y: Float) -> Float {
    switch function {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x / y
    case .modulo: x - y * cellmath_float_floor(x / y)
    case .power: cellmath_float_power(x, y)
    case .min: y < x ? y : x
    case .max: x < y ? y : x
    case .step: x.isNaN || y.isNaN || y >= x ? 1 : 0
    case .hypot: cellmath_float_hypot(x, y)
    case .atan2: cellmath_float_atan2(x, y)
    default: comparison(function, x, y) ? 1 : 0
    }
  }

  private static func comparison<Number: BinaryFloatingPoint>(
    _ function: FieldNode.Binary, _ x: Number, _ y: Number
  ) -> Bool {
    switch function {
    case .less: x < y
    case .greater: x > y
    case .equal: x == y
    case .both: x != 0 && y != 0
    case .either: x != 0 || y != 0
    default: false
    }
  }

  static func double(
    _ function: FieldNode.Ternary, _ x: Double, _ y: Double, _ z: Double
  ) -> Double {
    switch function {
    case .clamp: cellmath_min(cellmath_max(x, y), z)
    case .mix: z == 1 ? y : x + (y - x) * z
    case .smoothstep: cellmath_smoothstep(x, y, z)
    case .where: x != 0 ? y : z
    case .noise: cellmath_noise(x, y, z)
    }
  }

  static func float(_ function: FieldNode.Ternary, _ x: Float, _ y: Float, _ z: Float) -> Float {
    switch function {
    case .clamp: float(.min, float(.max, x, y), z)
    case .mix: z == 1 ? y : x + (y - x) * z
    case .smoothstep: smoothstep(x, y, z)
    case .where: x != 0 ? y : z
    case .noise: cellmath_float_noise(x, y, z)
    }
  }

  private static func smoothstep(_ e0: Float, _ e1: Float, _ x: Float) -> Float {
    let t = float(.clamp, (x - e0) * (1 / (e1 - e0)), 0, 1)
    return t * t * (3 - 2 * t)
  }
}
