import Testing

@testable import CellGrid

/// Controls inside of cells.
@Suite struct NestedControlTests {
  /// Rows of 44 with a button at their right end and a smaller one over it.
  private func host(_ adjust: (inout GridSettings) -> Void = { _ in }) -> Host {
    Host(
      .list {
        $0.controls = [
          Control("more", frame: Rect(x: 275, y: 0, width: 100, height: 100)),
          Control("star", frame: Rect(x: 335, y: 4, width: 36, height: 36)),
        ]
        adjust(&$0)
      })
  }

  @Test func `a tap on a control is the control's alone`() {
    var host = host()
    host.tap(300, 154, at: 0)
    host.tap(350, 154, at: 1)
    #expect(
      host.calls == [
        "touch_down:3/more", "touch_up_inside:3/more", "touch_down:3/star",
        "touch_up_inside:3/star",
      ])
    #expect(host.events.isEmpty && host.grid.selectedItems.isEmpty)
  }

  @Test func `beside it the cell is touched as ever`() {
    var host = host()
    host.tap(274, 154, at: 0)
    #expect(host.grid.selectedItems == [3])
    #expect(!host.calls.contains { $0.contains("/") })
  }

  @Test func `while it is held the cell is neither pressed nor highlighted`() {
    var host = host()
    host.began(300, 154, at: 0)
    #expect(!host.grid.isPressed(3) && !host.grid.isHighlighted(3))
    host.began(100, 200, by: 2, at: 0.1)
    #expect(!host.grid.isPressed(4))
  }

  @Test func `seventy points outside of the control are inside, more are not`() {
    var host = host { $0.scroll.axis = .none }
    host.began(350, 154, at: 0)
    host.moved(265, 154, at: 0.1)
    host.moved(264.9, 154, at: 0.2)
    host.moved(265, 154, at: 0.3)
    host.moved(100, 154, at: 0.4)
    host.ended(100, 154, at: 0.5)
    #expect(
      host.calls == [
        "touch_down:3/star", "touch_drag_exit:3/star", "touch_drag_enter:3/star",
        "touch_drag_exit:3/star", "touch_up_outside:3/star",
      ])
    #expect(host.events.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a pan takes its touch only if it may`(_ cancels: Bool) {
    var host = host { $0.scroll.cancelsInControls = cancels }
    host.began(300, 154, at: 0)
    host.moved(300, 130, at: 0.1)
    #expect(host.calls.contains("touch_cancel:3/more") == cancels)
    #expect(host.calls.contains("scroll_will_begin_dragging") == cancels)
    #expect(host.events.isEmpty)
  }

  @Test func `its touch waits as that of a cell does, and ends with its cell`() {
    var host = host { $0.scroll.delaysContentTouches = true }
    host.began(300, 154, at: 0)
    #expect(host.calls.isEmpty)
    host.advance(to: 0.15)
    #expect(host.calls == ["touch_down:3/more"])
    host.feed(.scroll(to: Point(x: 0, y: 600), animated: false), at: 0.2)
    #expect(host.calls.last == "touch_cancel:3/more")
  }

  @Test func `a disabled cell's control is refused, and it reaches no further than its cell`() {
    var host = host()
    host.feed(.setEnabled(item: 3, false), at: 0)
    host.began(300, 154, at: 0.1)
    #expect(host.calls.isEmpty)
    #expect(host.events.isEmpty)
    host.ended(300, 154, at: 0.2)
    host.began(300, 200, at: 0.3)
    host.feed(.setEnabled(item: 4, false), at: 0.4)
    host.ended(300, 200, at: 0.5)
    #expect(host.calls == ["touch_down:4/more", "touch_cancel:4/more"])
    host.feed(.setEnabled(item: 4, true), at: 0.6)
    host.forget()
    // "more" of the row above is 100 points high.
    host.tap(300, 180, at: 1)
    #expect(host.calls.first == "touch_down:4/more")
  }
}

/// Fingers that rest while the content goes on under them.
@Suite struct RestingFingerTests {
  @Test func `a lift where the row was selects nothing`() {
    for end in [154.0, 155] {
      var host = Host(.list())
      host.began(180, 154, at: 0)
      host.feed(.scroll(to: Point(x: 0, y: 44), animated: false), at: 0.2)
      #expect(host.grid.isPressed(3) && !host.grid.isHighlighted(3))
      host.ended(180, end, at: 0.5)
      #expect(host.grid.selectedItems.isEmpty)
      #expect(
        host.events.filter { $0.hasPrefix("highlight") } == [
          "highlight 3 on touch", "highlight 3 off leave",
        ])
    }
  }

  @Test func `content that moves by itself takes the row away and brings it back`() {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    host.feed(.scroll(to: Point(x: 0, y: 60), animated: true), at: 1)
    host.advance(to: 1.25)
    #expect(!host.grid.isHighlighted(3))
    host.feed(.scroll(to: .zero, animated: true), at: 2)
    host.advance(to: 3)
    #expect(host.grid.isHighlighted(3))
    host.ended(180, 154, at: 4)
    #expect(host.grid.selectedItems == [3])
  }

  @Test func `a touch that waits is delivered to the cell it landed on, outside`() {
    var host = Host(.list { $0.scroll.delaysContentTouches = true })
    host.began(180, 154, at: 0)
    host.feed(.scroll(to: Point(x: 0, y: 44), animated: false), at: 0.05)
    host.advance(to: 0.2)
    #expect(host.grid.isPressed(3) && !host.grid.isHighlighted(3))
  }

  @Test func `a finger that stops quick content keeps others from pressing`() {
    var host = Host(.list(100_000))
    host.began(180, 600, at: 0)
    host.moved(180, 100, at: 0.02)
    host.ended(180, 100, at: 0.02)
    // Between two ticks the content has gone on by more than a row.
    host.began(180, 300, at: 0.0305)
    host.began(180, 200, by: 2, at: 0.1)
    host.ended(180, 200, by: 2, at: 0.3)
    #expect(host.grid.selectedItems.isEmpty)
  }

  @Test func `what a program selects meanwhile is hidden too`() {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    host.feed(.select(item: 7, animated: false), at: 0.1)
    #expect(host.grid.selectedItems == [7] && !host.isShownSelected(7))
    host.feed(.touchCancelled(id: 1), at: 0.2)
    #expect(host.isShownSelected(7))
  }

  @Test func `a change of no item is none`() {
    for change in [GridInput.insert([]), .delete([]), .move([])] {
      var host = Host(.list())
      host.tap(180, 154, at: 0, lasting: 0.05)
      let cells = host.cells
      host.feed(change, at: 0.1)
      #expect(host.cells == cells)
      host.tap(180, 154, at: 0.15, lasting: 0.05)
      host.runOut()
      let taps = host.log.compactMap {
        if case .event(.touchEnded(let report), _) = $0.output { report.taps } else { nil }
      }
      #expect(taps == [1, 2])
    }
  }
}
