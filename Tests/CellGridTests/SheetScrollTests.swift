import Testing

@testable import CellGrid

/// What the touch sheet says of content that moves by itself.
@Suite struct SheetScrollTests {
  /// The way left for each point per second, which ends at ten points per second.
  @Test(arguments: [(0.998, 0.499), (0.99, 0.099)])
  func `the way left is a fixed part of the speed`(rate: Double, part: Double) {
    for speed in [50.0, 750, -1500, 3000] {
      let fling = Fling(from: 100, speed: speed, rate: rate)
      let stop = speed < 0 ? -10.0 : 10
      #expect(abs(fling.rest - 100 - part * (speed - stop)) < 1e-9 * abs(speed))
    }
  }

  @Test func `a rate is what is left after a millisecond`() {
    // Of half of the speed in each millisecond, x(t) is worked out by hand.
    let fling = Fling(from: 7, speed: 8000, rate: 0.5)
    for (time, speed, way) in [(0.001, 4000.0, 4.0), (0.002, 2000, 6), (0.003, 1000, 7)] {
      #expect(abs(fling.speed(after: time) - speed) < 1e-9)
      #expect(abs(fling.value(after: time) - 7 - way) < 1e-12)
    }
  }

  @Test func `a fling lasts the logarithm of its speed`() {
    for (speed, length) in [(100.0, 1.1501), (1000, 2.3003), (10_000, 3.4504)] {
      // ln(v/10)/2.002
      #expect(abs(Fling(from: 0, speed: speed, rate: 0.998).length - length) < 1e-3)
    }
  }

  @Test func `a rest before the lift makes no fling`() {
    var host = Host(.list(1000))
    host.began(180, 600, at: 0)
    host.moved(180, 300, at: 0.05)
    host.ended(180, 300, at: 0.2)
    #expect(host.calls.last == "scroll_did_end_dragging")
    #expect(!host.grid.movesByItself)
  }

  @Test func `what was pulled beyond an edge always ends at the edge`() {
    for rest in [0.0, 1] {
      var host = Host(.list())
      host.began(180, 100, at: 0)
      host.moved(180, 400, at: 0.1)
      host.ended(180, 400, at: 0.1 + rest)
      host.advance(to: 0.1 + rest + 3)
      #expect(host.grid.offset(at: 0.1 + rest + 3) == .zero)
      #expect(!host.grid.movesByItself)
    }
  }
}
