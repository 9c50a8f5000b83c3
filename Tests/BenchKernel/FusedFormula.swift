import CCellMath

/// Formulas fused by hand: vectors of eight with the house's functions, everything in registers.
enum FusedFormula {
  typealias Lanes = SIMD8<Float>

  @inline(__always) private static func bounded(
    _ x: Lanes, _ lower: Float, _ upper: Float
  ) -> Lanes {
    cellmath_float8_clamp(x, Lanes(repeating: lower), Lanes(repeating: upper))
  }

  /// Clamps and writes a vector; lanes that are not a number stay as they were.
  @inline(__always) private static func write(
    _ value: Lanes, _ lower: Float, _ upper: Float, to place: UnsafeMutablePointer<Lanes>
  ) {
    let broken = value .!= value
    let shown = bounded(value, lower, upper)
    unsafe place.pointee = any(broken) ? shown.replacing(with: place.pointee, where: broken) : shown
  }

  @inline(__always) private static func lanes(
    _ column: UnsafeMutablePointer<Float>
  ) -> UnsafeMutablePointer<Lanes> {
    unsafe UnsafeMutableRawPointer(column).assumingMemoryBound(to: Lanes.self)
  }

  static func ripple(_ c: FlatColumns, _ u: [Double]) {
    let x0 = Lanes(repeating: Float(u[1] - u[3]))
    let y0 = Lanes(repeating: Float(u[2] - u[4]))
    let front = Lanes(repeating: Float(600 * u[0]))
    let fall = Lanes(repeating: Float(cellmath_exp(-3 * u[0])))
    let tint = u[5...8].map { Lanes(repeating: Float($0)) }
    let (red, green, blue, alpha) = (tint[0], tint[1], tint[2], tint[3])
    let (xs, ys, scale) = unsafe (lanes(c.facts[0]), lanes(c.facts[1]), lanes(c.frame[0]))
    let (r, g) = unsafe (lanes(c.frame[1]), lanes(c.frame[2]))
    let (b, a) = unsafe (lanes(c.frame[3]), lanes(c.frame[4]))
    let zero = Lanes(repeating: 0)
    let forty = Lanes(repeating: 40)
    for i in 0..<(c.count + 7) / 8 {
      let behind = unsafe front - cellmath_float8_hypot(xs[i] + x0, ys[i] + y0)
      let rise = cellmath_float8_smoothstep(zero, forty, behind)
      let wave = rise * cellmath_float8_sin(behind * 0.05) * fall
      unsafe write(scale[i] * (1 + 0.05 * wave), -1e6, 1e6, to: scale + i)
      let part = bounded(wave, 0, 1)
      unsafe write(cellmath_float8_mix(r[i], red, part), 0, 1, to: r + i)
      unsafe write(cellmath_float8_mix(g[i], green, part), 0, 1, to: g + i)
      unsafe write(cellmath_float8_mix(b[i], blue, part), 0, 1, to: b + i)
      unsafe write(cellmath_float8_mix(a[i], alpha, part), 0, 1, to: a + i)
    }
  }

  static func multiplication(_ c: FlatColumns, _ u: [Double]) {
    let factor = Lanes(repeating: Float(u[5]))
    let (from, to) = unsafe (lanes(c.facts[2]), lanes(c.frame[0]))
    for i in 0..<(c.count + 7) / 8 { unsafe write(from[i] * factor, -1e6, 1e6, to: to + i) }
  }

  static func noise(_ c: FlatColumns, _ u: [Double]) {
    let x0 = Lanes(repeating: Float(u[1]))
    let y0 = Lanes(repeating: Float(u[2]))
    let now = Lanes(repeating: Float(u[0]))
    let (xs, ys, to) = unsafe (lanes(c.facts[0]), lanes(c.facts[1]), lanes(c.frame[0]))
    for i in 0..<(c.count + 7) / 8 {
      let column = unsafe (xs[i] + x0) * 0.01
      let row = unsafe (ys[i] + y0) * 0.01
      let cloud = cellmath_float8_noise(column, row, now)
      unsafe write(1 + cloud * 0.1, -1e6, 1e6, to: to + i)
    }
  }
}
