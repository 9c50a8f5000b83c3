#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The fields in plain Swift with the platform's libm, a cell at a time.
enum ScalarFormula {
  private static let now = Float(SampleCells.now)

  static func ripple(_ c: FlatColumns) {
    let (x0, y0) = (Float(SampleCells.center.x), Float(SampleCells.center.y))
    let (front, fall) = (600 * now, exp(-3 * now))
    let t = SampleCells.tint.map { Float($0) }
    let tint = (t[0], t[1], t[2], t[3])
    let (xs, ys, shown) = unsafe (c.x, c.y, c.shown)
    let (red, green, blue, alpha) = unsafe (c.red, c.green, c.blue, c.alpha)
    for i in 0..<c.count {
      let behind = unsafe front - hypot(xs[i] - x0, ys[i] - y0)
      let t = min(max(behind / 40, 0), 1)
      let wave = t * t * (3 - 2 * t) * sin(behind * 0.05) * fall
      unsafe shown[i] *= 1 + 0.05 * wave
      let part = min(max(wave, 0), 1)
      unsafe red[i] = min(max(red[i] + (tint.0 - red[i]) * part, 0), 1)
      unsafe green[i] = min(max(green[i] + (tint.1 - green[i]) * part, 0), 1)
      unsafe blue[i] = min(max(blue[i] + (tint.2 - blue[i]) * part, 0), 1)
      unsafe alpha[i] = min(max(alpha[i] + (tint.3 - alpha[i]) * part, 0), 1)
    }
  }

  static func noise(_ c: FlatColumns) {
    let now = Float(SampleCells.now)
    let (xs, ys, shown) = unsafe (c.x, c.y, c.shown)
    for i in 0..<c.count {
      unsafe shown[i] = 1 + noise(xs[i] * 0.01, ys[i] * 0.01, now) * 0.1
    }
  }

  static func multiplication(_ c: FlatColumns) {
    let factor = Float(SampleCells.factor)
    let (random, shown) = unsafe (c.random, c.shown)
    for i in 0..<c.count { unsafe shown[i] = random[i] * factor }
  }

  static func scalars(_ c: FlatColumns) {
    let value = Float(0.75 + 0.25 * sin(SampleCells.now * 3))
    let shown = unsafe c.shown
    for i in 0..<c.count { unsafe shown[i] = value }
  }

  static func choices(_ c: FlatColumns) {
    let (xs, random, shown) = unsafe (c.x, c.random, c.shown)
    for i in 0..<c.count {
      var value: Float = 0.1
      let (height, x) = unsafe (random[i], xs[i])
      for band in 1...6 {
        let band = Float(band)
        if height > band / 7 { value = x < 60 * band ? band / 6 : height * band }
      }
      unsafe shown[i] = min(max(value, 0), 1)
    }
  }

  static func sixty(_ c: FlatColumns) {
    let (xs, ys, random, shown) = unsafe (c.x, c.y, c.random, c.shown)
    for i in 0..<c.count {
      let (column, row) = unsafe (xs[i] * 0.01, ys[i] * 0.01)
      var sum = unsafe random[i]
      for wave in 1...4 {
        let wave = Float(wave)
        let swing = sin(column * (0.3 * wave) + (row * (0.7 / wave) + now)) * 0.5
        let held = max(min(swing * swing - sum * 0.25, 0.9), -0.9)
        sum = sum * 0.5 + held / (abs(held) + 1.5)
      }
      unsafe shown[i] = 1 + sum * 0.1
    }
  }
}
