import Testing

@testable import CellGrid

@Suite struct PressTests {
  @Test func `a tap highlights, selects and lets go in the documented order`() {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    #expect(host.grid.isHighlighted(3))
    #expect(host.calls == ["should_highlight:3", "did_highlight:3"])
    #expect(host.events == ["began 3", "highlight 3 on touch"])
    host.forget()
    host.ended(180, 154, at: 0.2)
    #expect(host.calls == ["should_select:3", "did_select:3", "did_unhighlight:3"])
    #expect(
      host.events == ["ended 3 inside", "selection 3 on lift", "highlight 3 off lift"])
    #expect(host.grid.selectedItems == [3])
    #expect(!host.grid.isHighlighted(3))
  }

  @Test func `a tap on another row deselects the old one first`() {
    var host = Host(.list { $0.selection.hideOldWhileTracking = false })
    host.tap(180, 154, at: 0)
    host.forget()
    host.tap(180, 200, at: 1)
    #expect(
      host.calls == [
        "should_highlight:4", "did_highlight:4", "should_select:4", "should_deselect:3",
        "did_deselect:3", "did_select:4", "did_unhighlight:4",
      ])
    #expect(
      host.events == [
        "began 4", "highlight 4 on touch", "ended 4 inside", "selection 3 off lift",
        "selection 4 on lift", "highlight 4 off lift",
      ])
  }

  @Test func `a tap on the selected row calls again and changes nothing`() {
    var host = Host(.list())
    host.tap(180, 154, at: 0)
    host.forget()
    host.tap(180, 154, at: 1)
    #expect(host.calls.filter { $0.contains("select:") } == ["should_select:3", "did_select:3"])
    #expect(!host.events.contains { $0.hasPrefix("selection") })
  }

  @Test func `a tap toggles where several may be selected`() {
    var host = Host(.list { $0.selection.multiple = true })
    host.tap(180, 154, at: 0)
    host.tap(180, 200, at: 1)
    #expect(host.grid.selectedItems == [3, 4])
    host.forget()
    host.tap(180, 154, at: 2)
    #expect(host.grid.selectedItems == [4])
    #expect(
      host.calls == [
        "should_highlight:3", "did_highlight:3", "should_deselect:3", "did_deselect:3",
        "did_unhighlight:3",
      ])
  }

  @Test func `sliding out and back asks the host once`() {
    var host = Host(.list { $0.scroll.axis = .none })
    host.began(180, 154, at: 0)
    host.forget()
    host.moved(180, 200, at: 0.1)
    #expect(host.grid.isPressed(3))
    #expect(!host.grid.isHighlighted(3))
    #expect(host.events == ["left 3", "highlight 3 off leave", "moved 3"])
    host.moved(180, 210, at: 0.15)
    host.moved(180, 150, at: 0.2)
    #expect(
      host.events.suffix(4) == ["moved 3", "entered 3", "highlight 3 on touch", "moved 3"])
    #expect(host.calls == ["did_unhighlight:3", "did_highlight:3"])
    host.moved(180, 150, at: 0.3)
    #expect(host.events.count == 7)
  }

  @Test func `a lift outside selects nothing`() {
    var host = Host(.list { $0.scroll.axis = .none })
    host.began(180, 154, at: 0)
    host.forget()
    host.ended(180, 300, at: 0.05)
    #expect(host.grid.selectedItems.isEmpty)
    #expect(
      host.events == ["left 3", "highlight 3 off leave", "moved 3", "ended 3 outside"])
    #expect(host.flags(3) == CellColumns.Flag.enabled)
  }

  @Test func `a refused highlight is asked for and brings no selection`() {
    var host = Host(.list { $0.refusesHighlight = [3] })
    host.tap(180, 200, at: 0)
    host.forget()
    host.tap(180, 154, at: 1)
    #expect(host.calls == ["should_highlight:3"])
    #expect(host.events == ["began 3", "refused 3 highlight", "ended 3 inside"])
    #expect(host.grid.selectedItems == [4])
    #expect(host.isShownSelected(4))
  }

  @Test func `a refused selection is told at the lift`() {
    var host = Host(.list { $0.refusesSelect = [3] })
    host.tap(180, 154, at: 0)
    #expect(
      host.calls == [
        "should_highlight:3", "did_highlight:3", "should_select:3", "did_unhighlight:3",
      ]
    )
    #expect(
      host.events.suffix(3) == ["ended 3 inside", "refused 3 select", "highlight 3 off lift"])
    #expect(host.grid.selectedItems.isEmpty)
  }

  @Test func `where nothing may be selected touches still reach the cell`() {
    var host = Host(.list { $0.selection.allows = false })
    host.tap(180, 154, at: 0)
    #expect(host.calls.isEmpty)
    #expect(host.events == ["began 3", "ended 3 inside"])
    host.feed(.select(item: 3, animated: false), at: 1)
    #expect(host.grid.selectedItems.isEmpty)
  }

  @Test func `a disabled item is refused and not pressed`() {
    var host = Host(.list())
    host.feed(.setEnabled(item: 3, false), at: 0)
    #expect(host.flags(3) == 0)
    host.tap(180, 154, at: 1)
    #expect(host.calls.isEmpty)
    #expect(host.events == ["refused 3 disabled"])
  }

  @Test func `disabling cancels the press and keeps look and selection`() {
    var host = Host(.list())
    host.feed(.select(item: 3, animated: false), at: 0)
    host.began(180, 154, at: 1)
    host.forget()
    host.feed(.setEnabled(item: 3, false), at: 1.05)
    #expect(host.calls == ["touches_cancelled:3", "did_unhighlight:3"])
    #expect(host.events == ["cancelled 3", "highlight 3 off disabled"])
    #expect(host.flags(3) == CellColumns.Flag.selected)
    host.ended(180, 154, at: 1.1)
    #expect(host.calls.count == 2)
  }

  @Test func `one press at a time, and the second finger never takes over`() {
    var host = Host(.list())
    host.began(180, 110, by: 1, at: 0)
    host.began(180, 286, by: 2, at: 0.1)
    host.ended(180, 110, by: 1, at: 0.2)
    host.moved(180, 287, by: 2, at: 0.3)
    host.ended(180, 287, by: 2, at: 0.4)
    #expect(host.grid.selectedItems == [2])
    #expect(!host.calls.contains { $0.hasSuffix(":6") })
    host.tap(180, 286, at: 1)
    #expect(host.grid.selectedItems == [6])
  }

  @Test func `a finger whose press was taken keeps others from pressing until it lifts`() {
    var host = Host(.list())
    host.began(180, 110, by: 1, at: 0)
    host.feed(.reload(sameData: true), at: 0.1)
    host.tap(180, 286, at: 0.2)
    #expect(host.grid.selectedItems.isEmpty)
    host.ended(180, 110, by: 1, at: 0.5)
    host.tap(180, 286, at: 0.6)
    #expect(host.grid.selectedItems == [6])
  }

  @Test func `taps count on one item, close by and soon`() {
    func taps(_ second: Point, at time: Double, between: GridInput? = nil) -> Int? {
      var host = Host(.list { $0.cell.height = 200 })
      host.tap(100, 190, at: 0, lasting: 0.1)
      if let between { host.feed(between, at: 0.2) }
      host.began(second.x, second.y, at: time)
      host.ended(second.x, second.y, at: time)
      host.runOut()
      return host.log.compactMap { record -> Int? in
        if case .event(.touchEnded(let report), _) = record.output { report.taps } else { nil }
      }.last
    }
    #expect(taps(Point(x: 124, y: 158), at: 0.39) == 2)
    #expect(taps(Point(x: 125, y: 158), at: 0.39) == 1)
    #expect(taps(Point(x: 100, y: 190), at: 0.41) == 1)
    #expect(taps(Point(x: 100, y: 205), at: 0.39) == 1)
    #expect(taps(Point(x: 100, y: 190), at: 0.4, between: .reload(sameData: true)) == 1)
  }

  @Test func `a finger beside the cells or beside the window presses nothing`() {
    var host = Host(.list(3) { $0.spacing.y = 10 })
    for (id, place) in [Point(x: 9, y: 49), Point(x: 9, y: 600), Point(x: 375, y: 9)].enumerated() {
      host.began(place.x, place.y, by: id, at: 0)
    }
    #expect(host.log.filter { $0.time == 0 }.count == 3)
    host.began(9, 20, by: 7, at: 0.1)
    #expect(host.grid.isHighlighted(0))
  }

  @Test func `the system takes a touch away`() {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    host.forget()
    host.feed(.touchCancelled(id: 1), at: 0.02)
    host.feed(.touchCancelled(id: 1), at: 0.03)
    host.ended(180, 154, at: 0.04)
    #expect(host.calls == ["touches_cancelled:3", "did_unhighlight:3"])
    #expect(host.events == ["cancelled 3", "highlight 3 off cancel"])
  }

  @Test func `reports say where, how fast and the how many-th tap`() throws {
    var host = Host(.list { $0.scroll.axis = .none })
    host.tap(180, 154, at: 0)
    host.feed(.scroll(to: Point(x: 0, y: 100), animated: false), at: 0.21)
    host.feed(.scroll(to: .zero, animated: false), at: 0.22)
    host.began(185, 150, at: 0.3)
    host.feed(.touchMoved(id: 1, at: Point(x: 195, y: 160)), at: 0.4, touchTime: 0.35)
    host.ended(195, 160, at: 0.45)
    let reports = host.log.compactMap { record -> TouchReport? in
      switch record.output {
      case .event(.touchMoved(let report), _): report
      case .event(.touchEnded(let report), _): report
      default: nil
      }
    }
    #expect(reports.map(\.taps) == [1, 1, 2])
    let moved = try #require(reports.dropFirst().first)
    #expect(moved.location == Point(x: 195, y: 28))
    #expect(moved.contentLocation == Point(x: 195, y: 160))
    #expect(moved.travel == Point(x: 10, y: 10))
    #expect(abs(moved.velocity.x - 200) < 1e-9)
    #expect(moved.time == 0.35)
  }

  @Test func `a finger that is down already is a misuse`() async {
    await #expect(processExitsWith: .failure) {
      var grid = Grid(.list())
      grid.feed(.touchBegan(id: 1, at: .zero), at: 0, touchTime: 0)
      grid.feed(.touchBegan(id: 1, at: .zero), at: 0, touchTime: 0)
    }
  }
}
