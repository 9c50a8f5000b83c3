import CellMotion
import Testing

@testable import CellGrid

/// What the touch sheet says of highlight, selection and reuse.
@Suite struct SheetSelectionTests {
  @Test func `hiding the old selection makes no call and changes no selection`() {
    for lifts in [true, false] {
      var host = Host(.list { $0.refusesSelect = [4] })
      host.tap(180, 154, at: 0)
      host.forget()
      host.began(180, 200, at: 1)
      #expect(!host.isShownSelected(3))
      #expect(host.grid.selectedItems == [3])
      if lifts { host.ended(180, 200, at: 2) } else { host.feed(.touchCancelled(id: 1), at: 2) }
      #expect(host.isShownSelected(3))
      #expect(host.grid.selectedItems == [3])
      #expect(!host.calls.contains { $0.hasSuffix(":3") })
    }
  }

  @Test func `a highlight ends under the number that its item has`() {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    host.feed(.insert([0, 1]), at: 0.1)
    host.feed(.touchCancelled(id: 1), at: 0.2)
    #expect(host.calls.filter { $0.hasPrefix("did_unhighlight") } == ["did_unhighlight:5"])
  }

  @Test func `nothing that a finger does is animated`() {
    var host = Host(.list())
    host.tap(180, 154, at: 0)
    host.tap(180, 200, at: 1)
    host.began(180, 250, at: 2)
    host.moved(180, 200, at: 2.1)
    host.feed(.touchCancelled(id: 1), at: 3)
    #expect(host.events.count > 12)
    #expect(!host.events.contains { $0.contains("animated") })
  }

  @Test func `a highlight and a selection that are there already are not told`() {
    var host = Host(.list { $0.selection.multiple = true })
    host.feed(.select(item: 3, animated: true), at: 0)
    host.forget()
    host.feed(.select(item: 3, animated: true), at: 1)
    host.feed(.deselect(item: 7, animated: true), at: 2)
    #expect(host.events.isEmpty)
  }

  @Test func `coming back clears all that is selected, and brings all of it back`() {
    var host = Host(.list { $0.selection.multiple = true })
    for item in [1, 3, 30] { host.feed(.select(item: item, animated: false), at: 0) }
    host.feed(.navigationBegin(.pop, interactive: true, duration: 0.35), at: 1)
    #expect(host.grid.selectedItems.isEmpty)
    host.feed(.navigationCancel(settle: 0.1), at: 2)
    host.runOut()
    #expect(host.grid.selectedItems == [1, 3, 30])
  }

  @Test func `a swipe that is over at once clears too`() {
    var host = Host(.list())
    host.tap(180, 154, at: 0)
    host.feed(.navigationBegin(.pop, interactive: true, duration: 0.35), at: 1)
    host.feed(.navigationEnd(settle: 0), at: 1)
    #expect(host.grid.selectedItems.isEmpty)
    #expect(!host.isShownSelected(3))
    #expect(host.transitions == ["1 began", "1 released true", "1 ended true"])
  }

  @Test func `only what a finger led can be cancelled by it, and ends without it`() {
    var host = Host(.list())
    host.feed(.navigationBegin(.pop, interactive: true, duration: 0.4), at: 0)
    host.feed(.navigationProgress(0.5), at: 1)
    host.feed(.navigationCancel(settle: nil), at: 2)
    host.feed(.navigationProgress(0.9), at: 2.1)
    #expect(abs(host.grid.progress(of: TransitionID(number: 1), at: 2.1) - 0.25) < 1e-9)
    host.runOut()
    #expect(host.transitions.last == "1 ended false")
    #expect(host.grid.progress(of: TransitionID(number: 1), at: 9) == 0)
  }

  @Test func `every cause is told where it is one`() throws {
    var host = Host(.list { $0.scroll.axis = .none })
    host.tap(180, 154, at: 0)
    host.began(180, 200, at: 1)
    host.moved(180, 300, at: 1.1)
    host.ended(180, 300, at: 1.2)
    host.began(180, 200, at: 2)
    host.feed(.touchCancelled(id: 1), at: 2.1)
    host.began(180, 200, at: 3)
    host.feed(.setEnabled(item: 4, false), at: 3.1)
    host.ended(180, 200, at: 3.2)
    host.began(180, 286, at: 4)
    host.feed(.reload(sameData: true), at: 4.1)
    host.feed(.select(item: 8, animated: true), at: 5)
    host.feed(.navigationBegin(.pop, interactive: false, duration: 0.35), at: 6)
    let lines: [Cause: String] = [
      .touch: "highlight 3 on touch", .lift: "selection 3 on lift",
      .hidden: "selection 3 off hidden", .leave: "highlight 4 off leave",
      .restore: "selection 3 on restore", .cancel: "highlight 4 off cancel",
      .disabled: "highlight 4 off disabled", .reload: "highlight 6 off reload",
      .program: "selection 8 on program animated",
      .navigation: "selection 8 off navigation animated along 1",
    ]
    for cause in Cause.allCases {
      let line = try #require(lines[cause], "\(cause)")
      #expect(host.events.contains(line), "\(line)")
    }
  }
}

/// What the touch sheet says of cells that come to show another item.
@Suite struct SheetReuseTests {
  @Test func `what goes is told before what comes, and then what is on`() {
    var host = Host(.list())
    host.feed(.select(item: 18, animated: false), at: 0)
    host.forget()
    host.feed(.scroll(to: Point(x: 0, y: 176), animated: false), at: 1)
    let order = host.log.compactMap { record -> String? in
      switch record.output {
      case .recycled: "gone"
      case .event(.appeared, _): "here"
      case .event(.selectionChanged, _): "selected"
      default: nil
      }
    }
    let expected =
      Array(repeating: "gone", count: 4) + ["here", "here", "here", "selected", "here"]
    #expect(order == expected)
    #expect(host.events == ["selection 18 on restore"])
  }

  @Test func `a selected cell that is reused tells its item nothing`() {
    var host = Host(.list())
    host.tap(180, 20, at: 0)
    host.forget()
    host.feed(.scroll(to: Point(x: 0, y: 880), animated: false), at: 1)
    #expect(host.calls.isEmpty && host.events.isEmpty)
    #expect(host.grid.selectedItems == [0])
    #expect(host.items.allSatisfy { !host.isShownSelected($0) })
  }

  @Test func `of ten thousand rows those in sight are alive, and two`() {
    var host = Host(.list(10_000))
    host.feed(.scroll(to: Point(x: 0, y: 300_000), animated: true), at: 0)
    for step in 1...40 {
      host.advance(to: Double(step) / 100)
      #expect((16...17 + 2).contains(host.items.count), "\(host.items.count)")
    }
  }
}
