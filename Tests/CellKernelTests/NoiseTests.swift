import CCellMath
import CellTesting
import Testing

@Suite struct NoiseTests {
  @Test func `stays within −1 and 1 and uses much of it`() {
    var generator = SeededGenerator(seed: 11)
    var least: Float = 0
    var most: Float = 0
    for _ in 0..<50_000 {
      let point = (0..<3).map { _ in Float.random(in: -100...100, using: &generator) }
      let value = cellmath_float_noise(point[0], point[1], point[2])
      (least, most) = (min(least, value), max(most, value))
    }
    #expect(least >= -1 && least < -0.8)
    #expect(most <= 1 && most > 0.8)
  }

  @Test func `is 0 at whole numbers and nowhere jumps`() {
    for place in -20...20 {
      let (x, y, z) = (Float(place), Float(place * 7 % 13), Float(place * 5 % 11))
      #expect(cellmath_float_noise(x, y, z) == 0)
      for x in [x.nextDown, x.nextUp] {
        let value = cellmath_float_noise(x, y + 0.3, z + 0.6)
        let beside = cellmath_float_noise(Float(place), y + 0.3, z + 0.6)
        #expect((value - beside).magnitude < 1e-4)
      }
    }
  }

  @Test func `in floats is what it is in doubles`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<10_000 {
      let point = (0..<3).map { _ in Float.random(in: -50...50, using: &generator) }
      let float = cellmath_float_noise(point[0], point[1], point[2])
      let double = cellmath_noise(Double(point[0]), Double(point[1]), Double(point[2]))
      #expect((Double(float) - double).magnitude < 3e-6)
    }
  }

  @Test func `of what is not finite is not a number, and of what is huge it is 0`() {
    #expect(cellmath_float_noise(.nan, 0, 0).isNaN)
    #expect(cellmath_float_noise(0, .infinity, 0).isNaN)
    #expect(cellmath_noise(0, 0, .infinity).isNaN)
    #expect(cellmath_float_noise(1e20, -3e38, 4e9) == 0)
    #expect(cellmath_noise(1e300, -1e20, 4e18) == 0)
  }
}
