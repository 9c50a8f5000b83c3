import Testing

@testable import CellGrid

@Suite struct PanTests {
  private func list(_ change: (inout GridSettings) -> Void = { _ in }) -> Host {
    Host(
      .list {
        $0.scroll.delaysContentTouches = true
        change(&$0)
      })
  }

  @Test func `a cell hears of a touch after the delay`() {
    var host = list()
    host.began(180, 154, at: 0)
    #expect(host.events.isEmpty)
    #expect(host.grid.nextDue?.time == 0.15)
    #expect(!host.grid.isPressed(3))
    host.advance(to: 0.15)
    #expect(host.events == ["began 3", "highlight 3 on touch"])
  }

  @Test func `where nothing scrolls nothing waits`() {
    var host = list { $0.count = 5 }
    host.began(180, 154, at: 0)
    #expect(host.events == ["began 3", "highlight 3 on touch"])
    var fixed = list { $0.scroll.axis = .none }
    fixed.began(180, 154, at: 0)
    #expect(fixed.grid.isHighlighted(3))
  }

  @Test func `a lift inside the delay delivers both`() {
    var host = list()
    host.tap(180, 154, at: 0, lasting: 0.06)
    #expect(
      host.calls == [
        "should_highlight:3", "did_highlight:3", "should_select:3", "did_select:3",
        "did_unhighlight:3",
      ])
    #expect(host.grid.nextDue?.time == 0.06 + 0.1)
  }

  @Test func `a finger that scrolls first is never heard of`() {
    var host = list()
    host.began(180, 400, at: 0)
    host.moved(180, 391, at: 0.05)
    host.moved(180, 390, at: 0.1)
    #expect(host.calls == ["scroll_will_begin_dragging"])
    #expect(host.grid.offset(at: 0.1).y == 0)
    host.moved(180, 380, at: 0.11)
    #expect(host.grid.offset(at: 0.11).y == 10)
    host.advance(to: 2)
    host.ended(180, 380, at: 2)
    #expect(host.events.isEmpty)
    #expect(host.calls == ["scroll_will_begin_dragging", "scroll_did_end_dragging"])
  }

  @Test func `a finger that slid out while it waited is told inside, then outside`() {
    var host = Host(
      .list {
        $0.layout = .grid
        $0.columns = 3
        $0.cell = Size(width: 115, height: 115)
        $0.scroll.delaysContentTouches = true
      })
    host.began(50, 50, at: 0)
    host.moved(200, 50, at: 0.1)
    host.advance(to: 0.15)
    #expect(
      host.events == [
        "began 0", "highlight 0 on touch", "left 0", "highlight 0 off leave", "moved 0",
      ])
  }

  @Test func `a pan cancels the press before it begins`() {
    var host = list()
    host.began(180, 198, at: 0)
    host.moved(180, 192, at: 0.22)
    host.moved(180, 170, at: 0.26)
    #expect(
      host.calls == [
        "should_highlight:4", "did_highlight:4", "touches_cancelled:4", "did_unhighlight:4",
        "scroll_will_begin_dragging",
      ])
    #expect(host.events.suffix(2) == ["cancelled 4", "highlight 4 off cancel"])
    #expect(host.grid.offset(at: 0.26).y == 18)
  }

  @Test func `a pan that may not cancel does not begin for this touch`() {
    var host = list { $0.scroll.canCancelContentTouches = false }
    host.began(180, 198, at: 0)
    host.moved(180, 100, at: 0.2)
    host.feed(.setEnabled(item: 4, false), at: 0.3)
    host.moved(180, 50, at: 0.4)
    #expect(host.grid.offset(at: 0.4) == .zero)
    host.ended(180, 50, at: 0.5)
    host.began(180, 400, at: 1)
    host.moved(180, 300, at: 1.1)
    #expect(host.grid.offset(at: 1.1).y == 90)
  }

  @Test func `the dominant direction must scroll`() {
    var host = list()
    host.began(180, 198, at: 0)
    host.moved(300, 260, at: 0.2)
    #expect(!host.calls.contains("scroll_will_begin_dragging"))
    #expect(host.grid.isPressed(4))
    #expect(!host.grid.isHighlighted(4))
  }

  @Test func `both axes follow, each after its own slop`() {
    var host = list {
      $0.scroll.axis = .both
      $0.cell.width = 2000
    }
    host.began(300, 400, at: 0)
    host.moved(295, 360, at: 0.1)
    #expect(host.grid.offset(at: 0.1) == Point(x: 0, y: 30))
    host.moved(280, 360, at: 0.2)
    #expect(host.grid.offset(at: 0.2) == Point(x: 10, y: 30))
    host.moved(305, 395, at: 0.3)
    #expect(host.grid.offset(at: 0.3).x < 0)
    #expect(host.grid.offset(at: 0.3).y < 0)
  }

  @Test func `a second finger moves nothing`() {
    var host = list()
    host.began(180, 400, by: 1, at: 0)
    host.began(180, 200, by: 2, at: 0.01)
    host.moved(180, 100, by: 2, at: 0.05)
    #expect(host.calls.isEmpty)
    host.moved(180, 300, by: 1, at: 0.06)
    host.moved(180, 150, by: 2, at: 0.07)
    #expect(host.grid.offset(at: 0.07).y == 90)
  }

  @Test func `a touch while the content moves stops it and is no tap`() {
    var host = list { $0.count = 1000 }
    host.began(180, 600, at: 0)
    host.moved(180, 300, at: 0.1)
    host.ended(180, 300, at: 0.1)
    #expect(host.grid.isDecelerating)
    host.forget()
    host.began(180, 300, by: 2, at: 0.5)
    #expect(host.calls == ["scroll_did_end_decelerating"])
    let offset = host.grid.offset(at: 0.5).y
    host.advance(to: 1)
    #expect(host.grid.offset(at: 1).y == offset)
    host.moved(180, 280, by: 2, at: 1.1)
    #expect(host.grid.offset(at: 1.1).y == offset + 10)
    host.ended(180, 280, by: 2, at: 2)
    #expect(host.events.isEmpty)
    host.tap(180, 300, at: 3)
    #expect(host.grid.selectedItems.count == 1)
  }

  @Test func `a program takes the content out of the finger's hand`() {
    var host = list()
    host.began(180, 400, at: 0)
    host.moved(180, 300, at: 0.1)
    host.feed(.scroll(to: Point(x: 0, y: 500), animated: false), at: 0.2)
    host.moved(180, 200, at: 0.3)
    host.ended(180, 200, at: 0.3)
    #expect(host.calls == ["scroll_will_begin_dragging", "scroll_did_end_dragging"])
    #expect(host.grid.offset(at: 0.3).y == 500)
  }
}
