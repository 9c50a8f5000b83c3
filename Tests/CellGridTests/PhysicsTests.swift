import Testing

@testable import CellGrid

@Suite struct RubberBandTests {
  private let band = RubberBand(limits: 0...1000, extent: 667)

  @Test(arguments: [(5, 2.74), (10, 5.46), (50, 26.4), (100, 50.8), (200, 94.4), (400, 165.4)])
  func `follows the measured band`(way: Double, shown: Double) {
    #expect(abs(band.shown(-way) + shown) < 0.06)
    #expect(abs(band.shown(1000 + way) - 1000 - shown) < 0.06)
  }

  @Test func `inside the limits it is not felt`() {
    #expect(band.shown(0) == 0)
    #expect(band.shown(437.5) == 437.5)
    #expect(band.free(1000) == 1000)
  }

  @Test func `free undoes shown, and slope is its derivative`() {
    for way in stride(from: -900.0, through: 2000, by: 33) {
      #expect(abs(band.free(band.shown(way)) - way) < 1e-8)
      let difference = (band.shown(way + 1e-4) - band.shown(way - 1e-4)) / 2e-4
      if way < 0 || way > 1000 { #expect(abs(band.slope(way) - difference) < 1e-6) }
    }
  }

  @Test func `a window without extent gives no way`() {
    let flat = RubberBand(limits: 0...0, extent: 0)
    #expect(flat.shown(50) == 0)
    #expect(flat.free(-3) == 0)
    #expect(flat.slope(9) == 0)
  }
}

@Suite struct GlideTests {
  private func glide(
    from offset: Double = 0, _ speed: Double, limits: ClosedRange<Double> = 0...1e6,
    rate: Double = 0.998
  ) -> Glide {
    Glide(start: 2, from: offset, speed: speed, limits: limits, manner: Glide.Manner(rate: rate))
  }

  @Test(arguments: [(750.0, 369.0, 2.16), (1500, 744, 2.50), (3000, 1492, 2.85)])
  func `lands where a measured fling lands`(speed: Double, way: Double, length: Double) {
    let glide = glide(speed)
    #expect(abs(glide.rest - way) < 0.6)
    #expect(abs(glide.end - 2 - length) < 0.005)
    #expect(glide.value(at: 2) == 0)
    #expect(glide.value(at: glide.end) == glide.rest)
  }

  @Test(arguments: [0.5, 0.9, 0.99, 0.998, 0.9999])
  func `stops at ten points per second, without a jump`(rate: Double) {
    let glide = glide(2000, rate: rate)
    let before = glide.end - 1e-9
    #expect(abs(glide.speed(at: before) - 10) < 1e-4)
    #expect(abs(glide.value(at: before) - glide.rest) < 1e-4)
  }

  @Test func `a slow release does not glide`() {
    #expect(!glide(10).moves)
    #expect(!glide(-9).moves)
    #expect(glide(10.1).moves)
  }

  @Test(arguments: [-4000.0, -900, 700, 5000])
  func `crosses an edge with its speed and comes back to exactly the edge`(speed: Double) {
    let glide = glide(from: 50, speed, limits: 0...100)
    #expect(glide.rest == (speed < 0 ? 0 : 100))
    let length = glide.end - 2
    var last = glide.value(at: 2)
    var lastSpeed = glide.speed(at: 2)
    for step in 1...4000 {
      let time = 2 + length * Double(step) / 4000
      let value = glide.value(at: time)
      let speed = glide.speed(at: time)
      let span = length / 4000
      let fastest = max(abs(speed), abs(lastSpeed)) + 40_000 * span
      #expect(abs(value - last) <= fastest * span + 0.011)
      (last, lastSpeed) = (value, speed)
    }
    #expect(abs(last - glide.rest) < 0.0101)
  }

  @Test func `speed is the derivative of the offset`() {
    for glide in [glide(3000), glide(from: 90, 800, limits: 0...100), glide(from: -40, 0)] {
      for step in 1..<100 {
        let time = 2 + (glide.end - 2) * Double(step) / 100
        let difference = (glide.value(at: time + 1e-6) - glide.value(at: time - 1e-6)) / 2e-6
        let speed = glide.speed(at: time)
        // The position of TOUCH 1.4 sums milliseconds: it is 0.1 % slower than its speed.
        #expect(abs(difference - speed) <= 0.002 * abs(speed) + 0.02)
      }
    }
  }

  @Test func `returns from beyond an edge until a hundredth of a point`() {
    let glide = glide(from: -60, 0)
    #expect(glide.rest == 0)
    #expect(abs(glide.value(at: glide.end - 1e-9)) < 0.0101)
    #expect(abs(glide.value(at: 2 + (glide.end - 2) * 0.9)) > 0.0101)
  }
}

@Suite struct TouchSpeedTests {
  @Test func `is the way of the last tenth of a second`() {
    var speed = TouchSpeed(at: .zero, time: 0)
    for step in 1...20 {
      speed.move(to: Point(x: 0, y: Double(step * step)), time: Double(step) / 100)
    }
    #expect(abs(speed.value(at: 0.2).y - (400 - 100) / 0.1) < 1e-6)
  }

  @Test func `a rest before lifting gives nothing`() {
    var speed = TouchSpeed(at: .zero, time: 0)
    speed.move(to: Point(x: 50, y: 0), time: 0.05)
    #expect(speed.value(at: 0.05).x == 1000)
    #expect(speed.value(at: 0.16).x == 0)
  }

  @Test func `a touch shorter than the window is measured over its own time`() {
    var speed = TouchSpeed(at: .zero, time: 1)
    #expect(speed.value(at: 1) == .zero)
    speed.move(to: Point(x: 8, y: -4), time: 1.02)
    #expect(abs(speed.value(at: 1.02).x - 400) < 1e-6)
    #expect(abs(speed.value(at: 1.04).y + 100) < 1e-6)
  }

  @Test func `times that do not grow give no endless speed`() {
    var speed = TouchSpeed(at: .zero, time: 1)
    speed.move(to: Point(x: 80, y: 0), time: 0.5)
    #expect(speed.value(at: 1) == .zero)
    speed.move(to: Point(x: 90, y: 0), time: 1 + 1e-12)
    #expect(speed.value(at: 1).x <= 10_000)
  }
}
