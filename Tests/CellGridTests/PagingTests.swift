import CellMotion
import Testing

@testable import CellGrid

@Suite struct PagingTests {
  private func glide(
    from offset: Double, _ speed: Double, limits: ClosedRange<Double> = 0...1000
  ) -> Glide {
    Glide(
      start: 2, from: offset, speed: speed, limits: limits,
      manner: Glide.Manner(rate: 0.998, page: 200))
  }

  /// A fling goes 0.499 times its speed.
  @Test(arguments: [
    (240.0, 0.0, 200.0), (310, 0, 400), (240, 100, 200), (240, 200, 400), (240, 9000, 400),
    (310, -100, 200), (240, -9000, 200), (400, 5000, 400), (980, 300, 1000),
  ])
  func `rests at the page of the two around it that is nearer to where it would land`(
    offset: Double, speed: Double, page: Double
  ) {
    #expect(glide(from: offset, speed).rest == page)
  }

  @Test func `the last page ends with the content`() {
    #expect(glide(from: 870, 900, limits: 0...950).rest == 950)
    #expect(glide(from: 860, 0, limits: 0...950).rest == 800)
  }

  /// With ω = speed / way: x(t) = page − way · e^(−ω t), until a hundredth of a point is left.
  @Test func `a quick one comes to its page without going beyond, along an exponential`() {
    let glide = glide(from: 240, 3200)
    let rate = 3200.0 / 160
    for step in 0...40 {
      let time = (glide.end - 2) * Double(step) / 41
      let left = 160 * Elementary.exp(-rate * time)
      #expect(abs(glide.value(at: 2 + time) - (400 - left)) < 1e-9)
      #expect(abs(glide.speed(at: 2 + time) - rate * left) < 1e-6)
    }
    #expect(abs(glide.end - 2 - Elementary.log(160 / 0.01) / rate) < 1e-6)
    #expect(glide.value(at: glide.end) == 400)
  }

  @Test func `one that does not bounce stops dead at its edge`() {
    let glide = Glide(
      start: 0, from: 50, speed: 4000, limits: 0...100,
      manner: Glide.Manner(rate: 0.998, bounces: false))
    #expect(glide.rest == 100)
    #expect(glide.value(at: glide.end) == 100)
    #expect(abs(glide.value(at: glide.end - 1e-9) - 100) < 1e-4)
    for step in 0...100 { #expect(glide.value(at: Double(step) / 100) <= 100) }
  }

  @Test func `pages are those of the viewport, however often it is looked at`() {
    func play(_ rate: Double) -> (offset: Point, calls: [String]) {
      var host = Host(
        .list(100) {
          ($0.flow, $0.scroll.paging) = (.horizontal, true)
          $0.cell = Size(width: 375, height: 600)
        })
      host.began(300, 100, at: 0)
      host.moved(100, 100, at: 0.1)
      host.ended(100, 100, at: 0.1)
      for step in 1...Int(rate) { host.advance(to: Double(step) / rate) }
      host.advance(to: 3)
      return (host.grid.offset(at: 3), host.calls)
    }
    #expect(play(60).offset == Point(x: 375, y: 0))
    #expect(play(60).calls == play(7).calls)
    #expect(
      play(60).calls.suffix(2) == [
        "scroll_will_begin_decelerating", "scroll_did_end_decelerating",
      ])
  }

  @Test func `a finger that stops content between pages lets it go on to one`() {
    var host = Host(
      .list(100) { ($0.scroll.paging, $0.cell.height) = (true, 667) })
    host.began(180, 600, at: 0)
    host.moved(180, 300, at: 0.05)
    host.ended(180, 300, at: 0.05)
    host.began(180, 300, at: 0.1)
    #expect(host.grid.offset(at: 0.1).y.remainder(dividingBy: 667) != 0)
    host.ended(180, 300, at: 0.2)
    host.runOut()
    #expect(host.grid.offset(at: 5).y.remainder(dividingBy: 667) == 0)
  }

  @Test func `pages that change size under a glide are those where it rests`() {
    var host = Host(
      .list(9) { ($0.flow, $0.scroll.paging) = (.horizontal, true) })
    host.began(300, 100, at: 0)
    host.moved(100, 100, at: 0.1)
    host.ended(100, 100, at: 0.1)
    host.feed(.resize(viewport: Size(width: 425, height: 667), cellWidth: 425), at: 0.15)
    host.runOut()
    #expect(host.grid.offset(at: 5).x == 425)
  }

  @Test func `the end of the content is a page`() {
    #expect(glide(from: 15, 0, limits: 0...20).rest == 20)
    #expect(glide(from: 5, 0, limits: 0...20).rest == 0)
  }

  @Test func `content without bounce does not jump as it grows under a finger beyond its end`() {
    var host = Host(.list(20) { $0.scroll.bounces = false })
    host.feed(.scroll(to: Point(x: 0, y: 1000), animated: false), at: 0)
    host.began(180, 600, at: 1)
    host.moved(180, 500, at: 1.1)
    host.feed(.insert(Array(20..<28)), at: 1.2)
    #expect(host.grid.offset(at: 1.2).y == 20 * 44 - 667)
  }

  @Test func `content does not leave its edges where it may not, and small content where it may`() {
    var stiff = Host(.list { $0.scroll.bounces = false })
    stiff.began(180, 100, at: 0)
    stiff.moved(180, 300, at: 0.1)
    #expect(stiff.grid.offset(at: 0.1) == .zero)
    stiff.ended(180, 300, at: 0.1)
    #expect(!stiff.grid.movesByItself)
    for always in [false, true] {
      var small = Host(.list(3) { $0.scroll.alwaysBounces = always })
      small.began(180, 20, at: 0)
      small.moved(180, 130, at: 0.1)
      #expect((small.grid.offset(at: 0.1).y < -40) == always)
      small.ended(180, 130, at: 0.3)
      small.runOut()
      #expect(small.grid.offset(at: 5) == .zero)
    }
  }
}

@Suite struct ScrollToItemTests {
  private func offset(
    of item: Int, _ position: ItemPosition, from start: Double = 1000
  ) -> Double {
    var host = Host(.list(100))
    host.feed(.scroll(to: Point(x: 0, y: start), animated: false), at: 0)
    host.feed(.scrollToItem(item, position, animated: false), at: 1)
    return host.grid.offset(at: 1).y
  }

  @Test func `an item larger than the viewport is brought to where nothing else is seen`() {
    var settings = GridSettings.list(10)
    settings.sections[0].extents.set(1000, for: 5..<6)
    // It lies from 220 to 1220; the viewport is 667 high.
    for (start, end) in [(0.0, 220.0), (300, 300), (553, 553), (700, 553)] {
      var host = Host(settings)
      host.feed(.scroll(to: Point(x: 0, y: start), animated: false), at: 0)
      host.feed(.scrollToItem(5, .nearest, animated: false), at: 1)
      #expect(host.grid.offset(at: 1).y == end)
    }
  }

  @Test func `an item is brought to the start, the middle, the end or just into view`() {
    #expect(offset(of: 30, .start) == 1320)
    #expect(offset(of: 30, .center) == 1320 - 311.5)
    #expect(offset(of: 30, .end) == 1320 + 44 - 667)
    #expect(offset(of: 30, .nearest) == 1000)
    #expect(offset(of: 10, .nearest) == 440)
    #expect(offset(of: 60, .nearest) == 60 * 44 + 44 - 667)
  }

  @Test func `the content covers the viewport all the same`() {
    #expect(offset(of: 0, .end) == 0)
    #expect(offset(of: 99, .start) == 4400 - 667)
    #expect(offset(of: 100, .start) == 1000)
  }

  @Test func `a larger one shows its start, and takes its time where it is asked to`() {
    var host = Host(.list(10) { $0.cell.height = 900 })
    host.feed(.scrollToItem(4, .nearest, animated: true), at: 1)
    #expect(host.grid.offset(at: 1) == .zero && host.grid.movesByItself)
    host.advance(to: 2)
    #expect(host.grid.offset(at: 2).y == 3600)
    #expect(host.calls == ["scroll_did_end_animation"])
  }

  @Test func `ten million items are as near as ten`() {
    var host = Host(.list(10_000_000))
    host.feed(.scrollToItem(5_000_000, .start, animated: false), at: 0)
    #expect(host.grid.offset(at: 0).y == 220_000_000)
    #expect(host.items.first == 5_000_000)
  }
}
