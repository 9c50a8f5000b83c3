import Testing

@testable import CellGrid

@Suite struct ScrollingTests {
  private func flung(_ count: Int = 100_000) -> Host {
    var host = Host(.list(count))
    host.began(180, 600, at: 0)
    host.moved(180, 560, at: 0.016)
    host.moved(180, 480, at: 0.032)
    host.moved(180, 380, at: 0.048)
    host.ended(180, 380, at: 0.05)
    return host
  }

  @Test func `a fling ends at its exact time, where its closed form says`() throws {
    var host = flung()
    #expect(
      host.calls.suffix(3) == [
        "scroll_will_begin_dragging", "scroll_did_end_dragging", "scroll_will_begin_decelerating",
      ])
    let released = Fling(from: 210, speed: 4400, rate: 0.998)
    host.runOut()
    let ended = try #require(host.log.last { $0.output.isCall(.scrollDidEndDecelerating) })
    #expect(abs(ended.time - 0.05 - released.length) < 1e-9)
    #expect(abs(host.grid.offset(at: 99).y - released.rest) < 1e-6)
    #expect(!host.grid.movesByItself)
    #expect(host.grid.nextDue == nil)
  }

  @Test func `the item under a place is the one whose frame is there, at any time of a fling`() {
    let host = flung()
    for time in [0.05, 0.3, 1, 5] {
      let offset = host.grid.offset(at: time)
      let place = Point(x: 180, y: 300)
      #expect(host.grid.item(under: place, at: time) == Int((offset.y + 300) / 44))
      #expect(host.grid.item(under: Point(x: 180, y: 668), at: time) == nil)
      #expect(host.grid.item(under: Point(x: -1, y: 300), at: time) == nil)
    }
  }

  @Test func `there is no item under a gap`() {
    var settings = GridSettings.list(10)
    settings.inset.top = 20
    settings.spacing.y = 6
    let grid = Grid(settings)
    #expect(grid.item(under: Point(x: 180, y: 10), at: 0) == nil)
    #expect(grid.item(under: Point(x: 180, y: 30), at: 0) == 0)
    #expect(grid.item(under: Point(x: 180, y: 67), at: 0) == nil)
    #expect(grid.item(under: Point(x: 180, y: 71), at: 0) == 1)
    #expect(grid.item(under: Point(x: 180, y: 600), at: 0) == nil)
  }

  @Test func `an answer does not depend on being asked before`() {
    let host = flung()
    let grid = host.grid
    for step in 0..<100 {
      let time = 0.05 + Double(step) * 0.031
      var asked = host
      asked.advance(to: time)
      let still = asked.grid.movesByItself
      if still { #expect(asked.grid.offset(at: time) == grid.offset(at: time)) }
    }
  }

  @Test func `beyond the edge the content follows less and comes back`() {
    var host = Host(.list())
    host.began(180, 100, at: 0)
    host.moved(180, 210, at: 0.1)
    #expect(abs(host.grid.offset(at: 0.1).y + 50.8) < 0.1)
    host.ended(180, 210, at: 1)
    #expect(host.calls.last == "scroll_will_begin_decelerating")
    host.runOut()
    #expect(host.grid.offset(at: 99) == .zero)
    #expect(host.calls.last == "scroll_did_end_decelerating")
  }

  @Test func `a return that a finger stops goes on when it lifts`() {
    var host = Host(.list())
    host.began(180, 100, at: 0)
    host.ended(180, 400, at: 0.1)
    host.began(180, 300, at: 0.2)
    let held = host.grid.offset(at: 0.2).y
    #expect(held < 0)
    host.advance(to: 1)
    #expect(host.grid.offset(at: 1).y == held)
    host.ended(180, 300, at: 1)
    host.runOut()
    #expect(host.grid.offset(at: 99) == .zero)
  }

  @Test func `what is beyond the edge stays while the finger that leads is down`() {
    var host = Host(.list())
    host.began(180, 100, at: 0)
    host.ended(180, 400, at: 0.1)
    host.began(180, 300, by: 1, at: 0.2)
    let held = host.grid.offset(at: 0.2)
    host.tap(180, 500, at: 0.3)
    #expect(host.grid.offset(at: 1) == held)
    #expect(!host.grid.movesByItself)
  }

  @Test func `a return goes on when the content grows, and ends where it shrank`() {
    var host = Host(.list())
    host.feed(.scroll(to: Point(x: 0, y: 5000), animated: false), at: 0)
    host.began(180, 600, at: 0)
    host.moved(180, 300, at: 0.1)
    host.ended(180, 300, at: 1)
    let before = host.grid.offset(at: 1.05).y
    #expect(before > 1093)
    host.feed(.delete([0]), at: 1.05)
    #expect(host.grid.offset(at: 1.05).y == before)
    host.runOut()
    #expect(host.grid.offset(at: 9).y == 1093 - 44)
  }

  @Test func `a pan that takes over beyond the edge does not jump`() {
    var host = Host(.list())
    host.began(180, 100, at: 0)
    host.ended(180, 400, at: 0.1)
    host.began(180, 300, at: 0.15)
    let held = host.grid.offset(at: 0.15).y
    host.moved(180, 310, at: 0.2)
    #expect(abs(host.grid.offset(at: 0.2).y - held) < 1e-9)
    host.moved(180, 311, at: 0.3)
    #expect(host.grid.offset(at: 0.3).y < held)
  }

  @Test func `a program's scroll runs a quarter second and is clamped`() {
    var host = Host(.list())
    host.feed(.scroll(to: Point(x: 90, y: 1e9), animated: true), at: 1)
    #expect(host.grid.movesByItself && !host.grid.isDecelerating)
    #expect(abs(host.grid.offset(at: 1.125).y - (1760 - 667) / 2) < 1e-9)
    host.advance(to: 1.249)
    #expect(host.calls.isEmpty)
    host.advance(to: 1.25)
    #expect(host.calls == ["scroll_did_end_animation"])
    #expect(host.grid.offset(at: 2) == Point(x: 0, y: 1760 - 667))
  }

  @Test func `a scroll at once makes no call`() {
    var host = Host(.list())
    host.feed(.scroll(to: Point(x: 0, y: 300), animated: false), at: 1)
    #expect(host.calls.isEmpty)
    #expect(host.grid.offset(at: 1).y == 300)
  }

  @Test func `a fling goes on when the content grows and stops where it shrank`() {
    var host = flung(400)
    host.advance(to: 0.5)
    let offset = host.grid.offset(at: 0.6)
    host.feed(.insert([399]), at: 0.5)
    #expect(abs(host.grid.offset(at: 0.6).y - offset.y) < 0.5)
    #expect(host.grid.isDecelerating)
    host.feed(.delete(Array(0..<390)), at: 0.6)
    #expect(!host.grid.movesByItself)
    #expect(host.calls.last == "scroll_did_end_decelerating")
    #expect(host.grid.offset(at: 0.6) == .zero)
    #expect(host.items == Array(0..<11))
  }
}

extension GridOutput {
  /// Whether this is a call with the name.
  func isCall(_ name: Call.Name) -> Bool {
    if case .call(let call) = self { call.name == name } else { false }
  }
}
