import Testing

@testable import CellGrid

/// The calls and states that the documented scenarios ask of a grid.
@Suite struct ScenarioCallsTests {
  private var delayed: GridSettings { .list { $0.scroll.delaysContentTouches = true } }

  @Test func `001 a fast tap in a list is a tap`() {
    var host = Host(delayed)
    host.began(180, 154, at: 0)
    host.advance(to: 0.03)
    #expect(host.calls.isEmpty)
    host.ended(180, 154, at: 0.06)
    #expect(host.calls.starts(with: ["should_highlight:3", "did_highlight:3"]))
    #expect(host.calls.contains("did_select:3"))
    host.advance(to: 0.2)
    #expect(host.grid.selectedItems == [3])
    #expect(host.flags(3) == 12)
  }

  @Test func `003 the cell hears the cancel before the drag begins`() {
    var host = Host(delayed)
    host.began(180, 198, at: 0)
    host.advance(to: 0.18)
    #expect(host.grid.isHighlighted(4))
    host.moved(180, 192, at: 0.22)
    host.moved(180, 184, at: 0.24)
    host.moved(180, 170, at: 0.26)
    #expect(host.calls.filter { $0 == "did_unhighlight:4" }.count == 1)
    host.ended(180, 170, at: 0.6)
    host.tap(180, 400, at: 1.4, lasting: 0.3)
    #expect(host.calls.filter { $0.hasPrefix("did_select") } == ["did_select:9"])
  }

  @Test func `005 an extra finger selects nothing`() {
    var host = Host(.list())
    host.began(180, 110, by: 1, at: 0)
    for (id, time) in [(2, 0.3), (3, 0.5)] {
      host.began(180, 286, by: id, at: time)
      host.ended(180, 286, by: id, at: time + 0.06)
    }
    host.ended(180, 110, by: 1, at: 0.9)
    #expect(host.calls.filter { $0.hasPrefix("did_select") } == ["did_select:2"])
  }

  @Test func `006 sliding out drops the highlight, sliding back brings it`() {
    var host = Host(
      .list(60) {
        $0.layout = .grid
        $0.columns = 3
        $0.cell = Size(width: 115, height: 115)
        $0.spacing = Point(x: 15, y: 15)
      })
    host.began(187, 57, at: 0)
    host.moved(240, 57, at: 0.2)
    #expect(host.grid.isHighlighted(1))
    host.moved(300, 58, at: 0.25)
    #expect(!host.grid.isHighlighted(1) && !host.grid.isHighlighted(2))
    host.moved(240, 57, at: 0.5)
    host.ended(190, 57, at: 0.8)
    #expect(host.grid.selectedItems == [1])
    host.began(187, 187, by: 2, at: 1.5)
    host.moved(300, 187, by: 2, at: 1.6)
    host.ended(300, 187, by: 2, at: 1.8)
    #expect(host.grid.selectedItems == [1])
    #expect(host.isShownSelected(1))
  }

  @Test func `007 a recycled press selects nothing anywhere`() {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    host.feed(.scroll(to: Point(x: 0, y: 900), animated: false), at: 0.1)
    #expect(!host.grid.isHighlighted(3))
    host.ended(180, 154, at: 0.3)
    host.feed(.scroll(to: .zero, animated: false), at: 0.6)
    #expect(host.grid.selectedItems.isEmpty)
    #expect(host.flags(3) == 8)
  }

  @Test func `013 a cancelled back swipe selects the row again`() {
    var host = Host(.list())
    host.tap(180, 110, at: 0, lasting: 0.1)
    host.feed(.navigationBegin(.push, interactive: false, duration: 0.35), at: 0.3)
    host.feed(.navigationEnd(settle: nil), at: 0.65)
    host.feed(.navigationBegin(.pop, interactive: true, duration: 0.35), at: 2)
    host.feed(.navigationProgress(0.25), at: 2.2)
    host.feed(.navigationProgress(0.5), at: 2.4)
    #expect(host.grid.progress(of: TransitionID(number: 2), at: 2.5) == 0.5)
    host.feed(.navigationCancel(settle: 0.2), at: 2.6)
    host.advance(to: 2.9)
    #expect(host.grid.isSelected(2))
    #expect(host.isShownSelected(2))
  }

  @Test func `018 a reload ends the press for good`() {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    host.feed(.reload(sameData: true), at: 0.04)
    host.forget()
    host.ended(180, 154, at: 0.3)
    host.runOut()
    #expect(host.log.isEmpty)
  }

  @Test func `022 a strong fling makes no calls but those of scrolling`() {
    var host = Host(delayed)
    host.feed(.insert(Array(40..<1000)), at: 0)
    host.began(180, 600, at: 0)
    host.moved(180, 560, at: 0.016)
    host.moved(180, 480, at: 0.032)
    host.moved(180, 380, at: 0.048)
    host.ended(180, 380, at: 0.05)
    for frame in 4...240 {
      host.advance(to: Double(frame) / 60)
      #expect((16...19).contains(host.items.count))
    }
    #expect((400...2600).contains(host.grid.offset(at: 0.5).y))
    #expect(host.calls.allSatisfy { $0.hasPrefix("scroll") })
  }

  @Test func `023 a control row is tracked within seventy points`() {
    var host = Host(
      .controlRows { $0.scroll.delaysContentTouches = true })
    host.began(180, 90, at: 0)
    var highlights: [Bool] = []
    for (y, time) in [(170.0, 0.1), (200, 0.2), (180, 0.3), (200, 0.4)] {
      host.moved(180, y, at: time)
      highlights.append(host.grid.isHighlighted(1))
    }
    #expect(highlights == [true, false, true, false])
    host.ended(180, 200, at: 0.5)
    #expect(!host.grid.isSelected(1))
    host.began(180, 210, by: 2, at: 1)
    host.moved(180, 300, by: 2, at: 1.1)
    #expect(host.grid.isHighlighted(3))
    host.ended(180, 300, by: 2, at: 1.3)
    #expect(host.grid.isSelected(3))
    #expect(host.calls.filter { $0.hasPrefix("touch_up_inside") }.count == 1)
  }
}
