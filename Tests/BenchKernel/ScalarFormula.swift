#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Flat arrays, as the formulas written by hand use them.
@safe struct FlatColumns {
  var frame: [UnsafeMutablePointer<Float>]
  var facts: [UnsafeMutablePointer<Float>]
  let count: Int

  init(count: Int) {
    self.count = count
    func column(_ value: (Int) -> Float) -> UnsafeMutablePointer<Float> {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: count * 4 + 1024, alignment: 64)
      let floats = unsafe memory.bindMemory(to: Float.self, capacity: count)
      for row in 0..<count { unsafe (floats + row).initialize(to: value(row)) }
      return unsafe floats
    }
    unsafe frame = (0..<6).map { index in unsafe column { SampleColumn.frame(index, $0) } }
    unsafe facts = (0..<3).map { index in unsafe column { SampleColumn.fact(index, $0) } }
  }
}

/// What the columns hold: cells of 40 points, a thousand in a row.
enum SampleColumn {
  static func frame(_ index: Int, _ row: Int) -> Float {
    index == 0 ? 1 : Float(row &* 31 % 97) / 97
  }

  static func fact(_ index: Int, _ row: Int) -> Float {
    switch index {
    case 0: Float(row % 1000) * 40
    case 1: Float(row / 1000) * 40
    default: Float(row &* 7919 % 1009) / 1009
    }
  }
}

/// The formulas in plain Swift with the platform's libm, one cell at a time.
enum ScalarFormula {
  static func ripple(_ c: FlatColumns, _ u: [Double]) {
    let (now, x0, y0) = (Float(u[0]), Float(u[1] - u[3]), Float(u[2] - u[4]))
    let fall = exp(-3 * now)
    let (xs, ys, scale) = unsafe (c.facts[0], c.facts[1], c.frame[0])
    let (r, g, b, a) = unsafe (c.frame[1], c.frame[2], c.frame[3], c.frame[4])
    let tint = (Float(u[5]), Float(u[6]), Float(u[7]), Float(u[8]))
    for i in 0..<c.count {
      let behind = unsafe 600 * now - hypot(xs[i] + x0, ys[i] + y0)
      let t = min(max(behind / 40, 0), 1)
      let wave = t * t * (3 - 2 * t) * sin(behind * 0.05) * fall
      unsafe scale[i] = min(max(scale[i] * (1 + 0.05 * wave), -1e6), 1e6)
      let part = min(max(wave, 0), 1)
      unsafe r[i] = min(max(r[i] + (tint.0 - r[i]) * part, 0), 1)
      unsafe g[i] = min(max(g[i] + (tint.1 - g[i]) * part, 0), 1)
      unsafe b[i] = min(max(b[i] + (tint.2 - b[i]) * part, 0), 1)
      unsafe a[i] = min(max(a[i] + (tint.3 - a[i]) * part, 0), 1)
    }
  }

  static func multiplication(_ c: FlatColumns, _ u: [Double]) {
    let factor = Float(u[5])
    let (from, to) = unsafe (c.facts[2], c.frame[0])
    for i in 0..<c.count { unsafe to[i] = min(max(from[i] * factor, -1e6), 1e6) }
  }

  static func scalars(_ c: FlatColumns, _ u: [Double]) {
    let value = Float(min(max(0.75 + 0.25 * sin(u[0] * 3), 0), 1))
    let to = unsafe c.frame[5]
    for i in 0..<c.count { unsafe to[i] = value }
  }

  static func choices(_ c: FlatColumns, _ u: [Double]) {
    let (xs, heights, to) = unsafe (c.facts[0], c.facts[2], c.frame[5])
    let x0 = Float(u[1])
    for i in 0..<c.count {
      var value: Float = 0.1
      let height = unsafe heights[i]
      let x = unsafe xs[i] + x0
      for band in 1...6 {
        let band = Float(band)
        if height > band / 7 { value = x < 5000 * band ? band / 6 : height * band }
      }
      unsafe to[i] = min(max(value, 0), 1)
    }
  }

  static func sixty(_ c: FlatColumns, _ u: [Double]) {
    let (xs, ys, start, to) = unsafe (c.facts[0], c.facts[1], c.facts[2], c.frame[0])
    let (x0, y0, now) = (Float(u[1]), Float(u[2]), Float(u[0]))
    for i in 0..<c.count {
      let column = unsafe (xs[i] + x0) * 0.01
      let row = unsafe (ys[i] + y0) * 0.01
      var sum = unsafe start[i]
      for wave in 1...4 {
        let wave = Float(wave)
        let swing = sin(column * (0.3 * wave) + (row * (0.7 / wave) + now)) * 0.5
        let held = max(min(swing * swing - sum * 0.25, 0.9), -0.9)
        sum = sum * 0.5 + held / (abs(held) + 1.5)
      }
      unsafe to[i] = min(max(1 + sum * 0.1, -1e6), 1e6)
    }
  }
}
