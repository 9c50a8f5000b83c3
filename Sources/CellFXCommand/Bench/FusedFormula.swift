import CCellMath

/// The ripple fused by hand: vectors of eight with the house's functions, everything in registers.
enum FusedFormula {
  private typealias Lanes = SIMD8<Float>

  static func ripple(_ c: FlatColumns) {
    let x0 = Lanes(repeating: Float(SampleCells.center.x))
    let y0 = Lanes(repeating: Float(SampleCells.center.y))
    let front = Lanes(repeating: Float(600 * SampleCells.now))
    let fall = Lanes(repeating: Float(cellmath_exp(-3 * SampleCells.now)))
    let t = SampleCells.tint.map { Lanes(repeating: Float($0)) }
    let tint = (t[0], t[1], t[2], t[3])
    let (zero, forty) = (Lanes(repeating: 0), Lanes(repeating: 40))
    let (xs, ys, shown) = unsafe (lanes(c.x), lanes(c.y), lanes(c.shown))
    let (red, green) = unsafe (lanes(c.red), lanes(c.green))
    let (blue, alpha) = unsafe (lanes(c.blue), lanes(c.alpha))
    for i in 0..<(c.count + 7) / 8 {
      let behind = unsafe front - cellmath_plain_hypot(xs[i] - x0, ys[i] - y0)
      let rise = cellmath_plain_smoothstep(zero, forty, behind)
      let wave = rise * cellmath_plain_sin(behind * 0.05) * fall
      unsafe write(shown[i] * (1 + 0.05 * wave), -1e6, 1e6, to: shown + i)
      let part = bounded(wave, 0, 1)
      unsafe write(cellmath_plain_mix(red[i], tint.0, part), 0, 1, to: red + i)
      unsafe write(cellmath_plain_mix(green[i], tint.1, part), 0, 1, to: green + i)
      unsafe write(cellmath_plain_mix(blue[i], tint.2, part), 0, 1, to: blue + i)
      unsafe write(cellmath_plain_mix(alpha[i], tint.3, part), 0, 1, to: alpha + i)
    }
  }

  @inline(__always) private static func lanes(
    _ column: UnsafeMutablePointer<Float>
  ) -> UnsafeMutablePointer<Lanes> {
    unsafe UnsafeMutableRawPointer(column).assumingMemoryBound(to: Lanes.self)
  }

  @inline(__always) private static func bounded(
    _ x: Lanes, _ lower: Float, _ upper: Float
  ) -> Lanes {
    cellmath_plain_clamp(x, Lanes(repeating: lower), Lanes(repeating: upper))
  }

  /// Clamps and writes a vector; lanes that are not a number stay as they were, as in a field.
  @inline(__always) private static func write(
    _ value: Lanes, _ lower: Float, _ upper: Float, to place: UnsafeMutablePointer<Lanes>
  ) {
    let broken = value .!= value
    let shown = bounded(value, lower, upper)
    unsafe place.pointee = any(broken) ? shown.replacing(with: place.pointee, where: broken) : shown
  }
}
