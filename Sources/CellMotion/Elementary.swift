internal import CCellMath

/// The house's elementary functions: the same bits on every platform.
///
/// Each result is within 2 units in the last place of the true value, with the special cases of
/// C11 annex F. Angles are in radians.
public enum Elementary {
  /// The exponential function.
  public static func exp(_ x: Double) -> Double {
    cellmath_exp(x)
  }

  /// The natural logarithm: −infinity at 0, not a number below.
  public static func log(_ x: Double) -> Double {
    cellmath_log(x)
  }

  /// The sine of an angle of any size; not a number for an infinite one.
  public static func sin(_ x: Double) -> Double {
    cellmath_sin(x)
  }

  /// The cosine of an angle of any size; not a number for an infinite one.
  public static func cos(_ x: Double) -> Double {
    cellmath_cos(x)
  }

  /// The tangent of an angle of any size; not a number for an infinite one.
  public static func tan(_ x: Double) -> Double {
    cellmath_tan(x)
  }

  /// The power `x` to the `y`; not a number for a negative `x` and a broken `y`.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    cellmath_pow(x, y)
  }

  /// The angle of the point (x, y) from the positive x axis, in −π…π.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    cellmath_atan2(y, x)
  }

  /// The real cube root, with the sign of `x`.
  public static func cbrt(_ x: Double) -> Double {
    cellmath_cbrt(x)
  }
}
