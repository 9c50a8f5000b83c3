import Testing

@testable import CellGrid

@Suite struct ControlRowTests {
  @Test func `seventy points outside are inside, more are not`() {
    var host = Host(.controlRows())
    host.began(180, 90, at: 0)
    host.moved(180, 190, at: 0.1)
    #expect(host.grid.isHighlighted(1))
    host.moved(180, 190.1, at: 0.2)
    #expect(!host.grid.isHighlighted(1))
    host.moved(180, 190, at: 0.3)
    #expect(host.grid.isHighlighted(1))
    host.ended(180, 190, at: 0.4)
    #expect(host.grid.selectedItems == [1])
    #expect(
      host.calls == [
        "touch_down:1", "should_highlight:1", "did_highlight:1", "touch_drag_exit:1",
        "did_unhighlight:1", "touch_drag_enter:1", "did_highlight:1", "touch_up_inside:1",
        "should_select:1", "did_select:1", "did_unhighlight:1",
      ])
  }

  @Test func `the first hit is inside the real bounds`() {
    var host = Host(.controlRows())
    host.began(180, 350, at: 0)
    #expect(host.calls.isEmpty)
  }

  @Test func `a lift outside is called so`() {
    var host = Host(.controlRows())
    host.began(180, 90, at: 0)
    host.ended(180, 300, at: 0.1)
    #expect(
      host.calls.suffix(3) == ["touch_drag_exit:1", "did_unhighlight:1", "touch_up_outside:1"])
    #expect(host.grid.selectedItems.isEmpty)
  }

  @Test func `a cancel is one call and no drag exit`() {
    var host = Host(.controlRows())
    host.began(180, 90, at: 0)
    host.forget()
    host.feed(.touchCancelled(id: 1), at: 0.1)
    #expect(host.calls == ["touch_cancel:1", "did_unhighlight:1"])
  }

  @Test(arguments: [true, false])
  func `a pan takes control rows only if it may`(_ cancels: Bool) {
    var settings = GridSettings.controlRows()
    settings.count = 50
    settings.scroll.axis = .vertical
    settings.scroll.cancelsInControls = cancels
    var host = Host(settings)
    host.began(180, 90, at: 0)
    host.moved(180, 60, at: 0.1)
    #expect(host.calls.contains("scroll_will_begin_dragging") == cancels)
    #expect(host.grid.isHighlighted(1) == !cancels)
    host.ended(180, 60, at: 0.5)
    #expect(host.grid.selectedItems == (cancels ? [] : [1]))
  }
}
