import Testing

@testable import CellGrid

@Suite struct NavigationTests {
  private let first = TransitionID(number: 1)

  private func selected() -> Host {
    var host = Host(.list())
    host.tap(180, 154, at: 0)
    host.forget()
    return host
  }

  @Test func `going away leaves the selection`() {
    var host = selected()
    host.feed(.navigationBegin(.push, interactive: false, duration: 0.35), at: 1)
    #expect(abs(host.grid.progress(of: first, at: 1.175) - 0.5) < 1e-9)
    host.advance(to: 1.35)
    host.feed(.navigationEnd(settle: nil), at: 1.4)
    #expect(host.transitions == ["1 began", "1 ended true"])
    #expect(host.grid.selectedItems == [3])
    #expect(host.grid.progress(of: first, at: 5) == 1)
  }

  @Test func `coming back clears the selection along with the transition`() {
    var host = selected()
    host.feed(.navigationBegin(.pop, interactive: false, duration: 0.35), at: 1)
    #expect(host.events == ["selection 3 off navigation animated along 1"])
    #expect(host.grid.selectedItems.isEmpty && host.calls.isEmpty)
    host.runOut()
    #expect(host.transitions == ["1 began", "1 ended true"])
    #expect(host.events.count == 1)
  }

  @Test func `without a length it clears at once`() {
    var host = selected()
    host.feed(.navigationBegin(.pop, interactive: false, duration: 0), at: 1)
    #expect(host.events == ["selection 3 off navigation"])
    #expect(host.transitions == ["1 began", "1 ended true"])
  }

  @Test func `a cancelled swipe selects again when it has run back, each time`() {
    var host = selected()
    for number in 1...3 {
      let start = Double(number) * 10
      let id = TransitionID(number: UInt32(number))
      host.forget()
      host.feed(.navigationBegin(.pop, interactive: true, duration: 0.35), at: start)
      host.feed(.navigationProgress(1.5), at: start + 0.1)
      #expect(host.grid.progress(of: id, at: start + 0.1) == 1)
      host.feed(.navigationProgress(0.5), at: start + 0.2)
      host.feed(.navigationCancel(settle: 0.2), at: start + 0.3)
      #expect(abs(host.grid.progress(of: id, at: start + 0.4) - 0.25) < 1e-9)
      #expect(host.grid.selectedItems.isEmpty)
      host.advance(to: start + 1)
      #expect(host.grid.selectedItems == [3])
      #expect(
        host.transitions == [
          "\(number) began", "\(number) released false", "\(number) ended false",
        ])
      #expect(
        host.events == [
          "selection 3 off navigation animated along \(number)", "selection 3 on restore",
        ])
      #expect(host.grid.progress(of: id, at: 99) == 0)
      #expect(host.grid.progress(of: first, at: 99) == 0)
    }
  }

  @Test func `the selection comes back after the transition has ended`() {
    var host = selected()
    host.feed(.navigationBegin(.pop, interactive: true, duration: 0.35), at: 1)
    host.feed(.navigationCancel(settle: 0), at: 2)
    guard case .transition(_, .ended) = host.log[host.log.count - 2].output else {
      Issue.record("the transition ends last but one")
      return
    }
    #expect(host.events.last == "selection 3 on restore")
  }

  @Test func `settling takes what is left, or what has run`() {
    var host = selected()
    host.feed(.navigationBegin(.pop, interactive: true, duration: 0.4), at: 1)
    host.feed(.navigationProgress(0.25), at: 1)
    host.feed(.navigationEnd(settle: nil), at: 2)
    #expect(host.grid.nextDue?.time == 2.3)
    host.feed(.navigationCancel(settle: nil), at: 2.1)
    let progress = 0.25 + 0.75 / 3
    #expect(abs((host.grid.nextDue?.time ?? 0) - 2.1 - progress * 0.4) < 1e-9)
    #expect(abs(host.grid.progress(of: first, at: 2.1) - progress) < 1e-9)
    host.runOut()
    #expect(host.grid.selectedItems == [3])
  }

  @Test func `a begin ends the one before as completed`() {
    var host = selected()
    host.feed(.navigationBegin(.pop, interactive: true, duration: 0.4), at: 1)
    host.feed(.navigationBegin(.push, interactive: false, duration: 0.4), at: 1.2)
    #expect(host.transitions == ["1 began", "1 released true", "1 ended true", "2 began"])
    #expect(host.grid.transition(first) == nil)
    #expect(host.grid.transition(TransitionID(number: 2))?.duration == 0.4)
    host.feed(.navigationCancel(settle: 0), at: 1.3)
    #expect(host.grid.selectedItems.isEmpty)
  }

  @Test func `a selection made in the meantime stays`() {
    var host = selected()
    host.feed(.navigationBegin(.pop, interactive: true, duration: 0.4), at: 1)
    host.feed(.select(item: 5, animated: false), at: 1.1)
    host.feed(.navigationCancel(settle: 0), at: 1.2)
    #expect(host.grid.selectedItems == [5])
  }

  @Test func `the cleared items follow a change of the data`() {
    var host = selected()
    host.feed(.navigationBegin(.pop, interactive: true, duration: 0.4), at: 1)
    host.feed(.insert([0]), at: 1.1)
    host.feed(.navigationCancel(settle: 0), at: 1.2)
    #expect(host.grid.selectedItems == [4])
    host.feed(.navigationBegin(.pop, interactive: true, duration: 0.4), at: 2)
    host.feed(.reload(sameData: false), at: 2.1)
    host.feed(.navigationCancel(settle: 0), at: 2.2)
    #expect(host.grid.selectedItems.isEmpty)
  }

  @Test func `the host may keep the selection`() {
    var host = Host(.list { $0.selection.clearsOnReturn = false })
    host.tap(180, 154, at: 0)
    host.feed(.navigationBegin(.pop, interactive: false, duration: 0.3), at: 1)
    #expect(host.grid.selectedItems == [3])
  }
}
