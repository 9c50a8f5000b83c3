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
    for i in 0..<c.count {
      let behind = unsafe front - hypot(c.x[i] - x0, c.y[i] - y0)
      let t = min(max(behind / 40, 0), 1)
      let wave = t * t * (3 - 2 * t) * sin(behind * 0.05) * fall
      unsafe c.shown[i] *= 1 + 0.05 * wave
      let part = min(max(wave, 0), 1)
      unsafe c.red[i] = min(max(c.red[i] + (tint.0 - c.red[i]) * part, 0), 1)
      unsafe c.green[i] = min(max(c.green[i] + (tint.1 - c.green[i]) * part, 0), 1)
      unsafe c.blue[i] = min(max(c.blue[i] + (tint.2 - c.blue[i]) * part, 0), 1)
      unsafe c.alpha[i] = min(max(c.alpha[i] + (tint.3 - c.alpha[i]) * part, 0), 1)
    }
  }

  static func multiplication(_ c: FlatColumns) {
    let factor = Float(SampleCells.factor)
    for i in 0..<c.count { unsafe c.shown[i] = c.random[i] * factor }
  }

  static func scalars(_ c: FlatColumns) {
    let value = Float(0.75 + 0.25 * sin(SampleCells.now * 3))
    for i in 0..<c.count { unsafe c.shown[i] = value }
  }

  static func choices(_ c: FlatColumns) {
    for i in 0..<c.count {
      var value: Float = 0.1
      let (height, x) = unsafe (c.random[i], c.x[i])
      for band in 1...6 {
        let band = Float(band)
        if height > band / 7 { value = x < 60 * band ? band / 6 : height * band }
      }
      unsafe c.shown[i] = min(max(value, 0), 1)
    }
  }

  static func sixty(_ c: FlatColumns) {
    for i in 0..<c.count {
      let (column, row) = unsafe (c.x[i] * 0.01, c.y[i] * 0.01)
      var sum = unsafe c.random[i]
      for wave in 1...4 {
        let wave = Float(wave)
        let swing = sin(column * (0.3 * wave) + (row * (0.7 / wave) + now)) * 0.5
        let held = max(min(swing * swing - sum * 0.25, 0.9), -0.9)
        sum = sum * 0.5 + held / (abs(held) + 1.5)
      }
      unsafe c.shown[i] = 1 + sum * 0.1
    }
  }
}
