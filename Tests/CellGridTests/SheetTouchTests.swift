import Testing

@testable import CellGrid

/// What the touch sheet says of fingers on cells, where no other suite holds it.
@Suite struct SheetTouchTests {
  @Test func `a second end of one finger is no second lift`() {
    var host = Host(.list { $0.selection.multiple = true })
    host.began(180, 154, at: 0)
    host.ended(180, 154, at: 0.2)
    host.forget()
    host.ended(180, 154, at: 0.2)
    host.ended(180, 154, at: 0.3)
    host.moved(180, 200, at: 0.4)
    host.runOut()
    #expect(host.log.isEmpty)
    #expect(host.grid.selectedItems == [3])
  }

  @Test func `a finger that is not down does nothing`() {
    var host = Host(.list())
    host.moved(180, 154, at: 0)
    host.moved(180, 100, by: 2, at: 0.1)
    host.ended(180, 154, at: 0.2)
    host.feed(.touchCancelled(id: 1), at: 0.3)
    #expect(host.calls.isEmpty && host.events.isEmpty)
    #expect(host.grid.offset(at: 1) == .zero && !host.grid.movesByItself)
  }

  @Test func `a second finger on the pressed cell is not heard`() {
    var host = Host(.list { $0.scroll.axis = .none })
    host.began(180, 154, by: 1, at: 0)
    host.forget()
    host.began(20, 154, by: 2, at: 0.1)
    host.moved(20, 300, by: 2, at: 0.2)
    host.ended(20, 300, by: 2, at: 0.3)
    #expect(host.log.isEmpty)
    #expect(host.grid.isHighlighted(3))
    host.ended(180, 154, by: 1, at: 0.4)
    #expect(host.grid.selectedItems == [3])
  }

  @Test func `a touch is heard by the cell it began on, wherever it goes`() {
    var host = Host(.list { $0.scroll.axis = .none })
    host.began(180, 154, at: 0)
    for row in 0..<15 { host.moved(180, Double(row) * 44 + 22, at: 0.1 + Double(row) * 0.01) }
    host.ended(180, 638, at: 1)
    #expect(host.events.allSatisfy { $0.split(separator: " ")[1] == "3" })
    #expect(host.events.filter { $0.hasPrefix("began") }.count == 1)
    #expect(host.events.last == "ended 3 outside")
  }

  @Test func `the defaults are those of the sheet`() {
    let settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: 1, cell: Size(width: 375, height: 44))
    #expect(settings.scroll.delaysContentTouches && settings.scroll.canCancelContentTouches)
    #expect(abs(settings.scroll.contentTouchDelay - 0.15) <= 0.05)
    #expect(settings.scroll.panSlop == 10)
    #expect(settings.scroll.decelerationRate == 0.998)
    #expect(settings.selection.allows && !settings.selection.multiple)
    #expect(settings.selection.hideOldWhileTracking && settings.selection.clearsOnReturn)
    #expect(settings.minimumVisiblePress == 0.1)
    #expect(settings.controlTolerance == nil)
  }

  @Test func `slop and delay are settings`() {
    var host = Host(
      .list {
        $0.scroll.delaysContentTouches = true
        $0.scroll.contentTouchDelay = 0.3
        $0.scroll.panSlop = 18
      })
    host.began(180, 200, at: 0)
    host.advance(to: 0.29)
    #expect(host.events.isEmpty)
    host.advance(to: 0.3)
    #expect(host.events.first == "began 4")
    host.moved(180, 182.5, at: 0.4)
    #expect(host.grid.isPressed(4))
    host.moved(180, 182, at: 0.5)
    #expect(host.calls.last == "scroll_will_begin_dragging")
  }

  @Test func `a press keeps its highlight until the pan begins`() {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    host.moved(180, 144.1, at: 0.1)
    #expect(host.grid.isHighlighted(3))
    host.moved(180, 144, at: 0.2)
    #expect(!host.grid.isPressed(3))
    #expect(host.calls.last == "scroll_will_begin_dragging")
  }

  @Test func `what a cell has been given is told at the finger's own times`() {
    var host = Host(.list { $0.scroll.delaysContentTouches = true })
    host.began(180, 154, at: 0)
    host.advance(to: 0.15)
    host.forget()
    for step in 1...5 { host.moved(180 + Double(step), 154, at: 0.2 + Double(step) * 0.01) }
    host.ended(185, 154, at: 0.3)
    let times = host.log.compactMap { record -> Double? in
      if case .event(.touchMoved, _) = record.output { record.time } else { nil }
    }
    #expect(times == (1...5).map { 0.2 + Double($0) * 0.01 })
    #expect(host.events.contains("ended 3 inside"))
  }
}

/// What the touch sheet says of controls.
@Suite struct SheetControlTests {
  @Test func `a second tap is another touch down, and moves make no calls`() {
    var host = Host(.controlRows())
    host.tap(180, 90, at: 0)
    host.forget()
    host.began(180, 90, at: 0.3)
    #expect(host.calls == ["touch_down:1", "should_highlight:1", "did_highlight:1"])
    host.forget()
    host.moved(180, 95, at: 0.31)
    #expect(host.calls.isEmpty)
    host.moved(180, 240, at: 0.32)
    host.forget()
    host.moved(180, 250, at: 0.33)
    #expect(host.calls.isEmpty)
    host.feed(.touchCancelled(id: 1), at: 0.4)
    host.forget()
    host.tap(180, 90, at: 0.5)
    #expect(host.calls.first == "touch_down:1")
    #expect(host.calls.filter { $0.hasPrefix("touch_") }.count == 2)
  }

  @Test func `a row that goes away under the finger is cancelled`() {
    for change in [GridInput.delete([1]), .reload(sameData: true), .setEnabled(item: 1, false)] {
      var host = Host(.controlRows())
      host.began(180, 90, at: 0)
      host.forget()
      host.feed(change, at: 0.1)
      #expect(host.calls == ["touch_cancel:1", "did_unhighlight:1"])
    }
  }

  @Test func `a second touch on a tracked row is ignored`() {
    var host = Host(.controlRows())
    host.began(180, 90, by: 1, at: 0)
    host.forget()
    host.tap(100, 90, at: 0.1)
    host.tap(100, 150, at: 0.4)
    #expect(host.calls.isEmpty)
    #expect(host.grid.isHighlighted(1))
  }

  @Test func `whether a pan may take rows is asked only where it may take touches`() {
    var host = Host(
      .controlRows {
        $0.count = 50
        $0.scroll.axis = .vertical
        $0.scroll.canCancelContentTouches = false
        $0.scroll.cancelsInControls = true
      })
    host.began(180, 90, at: 0)
    host.moved(180, 40, at: 0.1)
    #expect(host.grid.isHighlighted(1))
    #expect(!host.calls.contains("scroll_will_begin_dragging"))
  }
}
