import Testing

@testable import CellGrid

@Suite struct HeldLiftTests {
  @Test func `a fast tap is seen for a tenth of a second`() {
    var host = Host(.list())
    host.tap(180, 154, at: 1, lasting: 0.03)
    #expect(!host.grid.isHighlighted(3))
    #expect(host.calls.last == "did_unhighlight:3")
    #expect(host.events == ["began 3", "highlight 3 on touch", "selection 3 on lift"])
    #expect(host.flags(3) == 15)
    #expect(host.grid.nextDue?.time == 1.1)
    host.advance(to: 1.1)
    #expect(host.events.suffix(2) == ["ended 3 inside", "highlight 3 off lift"])
    #expect(host.flags(3) == CellColumns.Flag.selected | CellColumns.Flag.enabled)
  }

  @Test func `the report keeps the finger's time`() {
    var host = Host(.list())
    host.tap(180, 154, at: 1, lasting: 0.03)
    host.runOut()
    let ended = host.log.last { record in
      if case .event(.touchEnded, _) = record.output { true } else { false }
    }
    #expect(ended?.time == 1.1)
    guard case .event(.touchEnded(let report), _) = ended?.output else { return }
    #expect(report.time == 1.03)
  }

  @Test func `a slow tap, a lift outside and a cancel are not held`() {
    var host = Host(.list { $0.scroll.axis = .none })
    host.tap(180, 154, at: 0, lasting: 0.1)
    #expect(host.grid.nextDue == nil)
    host.began(180, 154, at: 1)
    host.ended(180, 300, at: 1.02)
    #expect(host.grid.nextDue == nil)
    host.began(180, 154, at: 2)
    host.feed(.touchCancelled(id: 1), at: 2.01)
    #expect(host.grid.nextDue == nil)
    #expect(host.events.last == "highlight 3 off cancel")
  }

  @Test func `a new press delivers what was held back`() {
    var host = Host(.list())
    host.tap(180, 154, at: 0, lasting: 0.03)
    host.forget()
    host.began(180, 154, at: 0.05)
    #expect(
      host.events == [
        "ended 3 inside", "highlight 3 off lift", "began 3", "highlight 3 on touch",
      ])
    #expect(host.grid.nextDue == nil)
  }

  @Test func `a press that still waits delivers nothing yet`() {
    var host = Host(.list { $0.scroll.delaysContentTouches = true })
    host.tap(180, 154, at: 0, lasting: 0.03)
    host.began(180, 154, at: 0.05)
    #expect(!host.events.contains("ended 3 inside"))
    host.advance(to: 0.13)
    #expect(host.events.last == "highlight 3 off lift")
  }

  @Test(arguments: [
    GridInput.deselect(item: 3, animated: false), .setEnabled(item: 3, false),
    .scroll(to: Point(x: 0, y: 900), animated: false), .reload(sameData: true),
    .delete([3]), .select(item: 5, animated: true),
  ])
  func `whatever else happens to the cell delivers what was held back first`(_ input: GridInput) {
    var host = Host(.list())
    host.tap(180, 154, at: 0, lasting: 0.03)
    host.forget()
    host.feed(input, at: 0.05)
    #expect(host.events.prefix(2) == ["ended 3 inside", "highlight 3 off lift"])
    #expect(host.grid.nextDue == nil)
  }

  @Test func `two cells may be held back at once`() {
    var host = Host(.list())
    host.tap(180, 154, at: 0, lasting: 0.01)
    host.tap(180, 200, at: 0.02, lasting: 0.01)
    #expect(host.events.filter { $0.hasPrefix("ended") } == ["ended 3 inside"])
    host.forget()
    host.advance(to: 1)
    #expect(host.events == ["ended 4 inside", "highlight 4 off lift"])
  }
}
