import Testing

@testable import CellGrid

@Suite struct SelectionTests {
  @Test func `the old selection is hidden while a touch tracks another cell`() {
    var host = Host(.list())
    host.tap(180, 154, at: 0)
    host.forget()
    host.began(180, 200, at: 1)
    #expect(
      host.events == ["began 4", "highlight 4 on touch", "selection 3 off hidden"])
    #expect(host.grid.selectedItems == [3])
    host.ended(180, 200, at: 1.2)
    #expect(
      host.events.suffix(3) == ["ended 4 inside", "selection 4 on lift", "highlight 4 off lift"])
    #expect(host.calls.contains("did_deselect:3"))
  }

  @Test func `a touch that does not select brings it back`() {
    var host = Host(.list { $0.refusesSelect = [5] })
    host.tap(180, 154, at: 0)
    host.began(180, 200, at: 1)
    host.moved(180, 150, at: 1.2)
    #expect(host.events.last == "selection 3 on restore")
    host.ended(180, 150, at: 3)
    host.forget()
    host.tap(180, 210, at: 4)
    #expect(host.isShownSelected(3))
    #expect(host.calls.last == "did_unhighlight:4" || host.grid.selectedItems == [3])
  }

  @Test func `a cell that comes while it is hidden does not show it`() {
    var host = Host(.list())
    host.tap(180, 20, at: 0)
    host.began(180, 300, at: 1)
    host.feed(.scroll(to: Point(x: 0, y: 100), animated: false), at: 1.1)
    host.feed(.scroll(to: .zero, animated: false), at: 1.2)
    #expect(!host.isShownSelected(0))
    host.feed(.touchCancelled(id: 1), at: 1.3)
    #expect(host.isShownSelected(0))
  }

  @Test func `nothing is hidden where several may be selected or the host does not want it`() {
    for isMultiple in [true, false] {
      var host = Host(
        .list {
          $0.selection.multiple = isMultiple
          $0.selection.hideOldWhileTracking = isMultiple
        })
      host.tap(180, 154, at: 0)
      host.began(180, 200, at: 1)
      #expect(host.isShownSelected(3))
    }
  }

  @Test func `a program selects without calls`() {
    var host = Host(.list { $0.refusesSelect = [9] })
    host.feed(.select(item: 3, animated: true), at: 0)
    host.feed(.select(item: 4, animated: false), at: 1)
    #expect(
      host.events == [
        "selection 3 on program animated", "selection 3 off program", "selection 4 on program",
      ])
    host.forget()
    host.feed(.setEnabled(item: 5, false), at: 2)
    for item in [5, 9, 40, -1] { host.feed(.select(item: item, animated: false), at: 2) }
    #expect(host.grid.selectedItems == [4])
    host.feed(.deselect(item: 4, animated: true), at: 3)
    #expect(host.events == ["selection 4 off program animated"])
    #expect(host.calls.isEmpty)
  }

  @Test func `an item out of sight is selected and shown when it comes`() {
    var host = Host(.list())
    host.feed(.select(item: 30, animated: true), at: 0)
    #expect(host.events.isEmpty)
    host.feed(.scroll(to: Point(x: 0, y: 900), animated: false), at: 1)
    #expect(host.events == ["selection 30 on restore"])
  }

  @Test func `a program may deselect what is hidden`() {
    var host = Host(.list())
    host.tap(180, 154, at: 0)
    host.began(180, 200, at: 1)
    host.forget()
    host.feed(.deselect(item: 3, animated: false), at: 1.05)
    host.feed(.touchCancelled(id: 1), at: 1.2)
    #expect(!host.events.contains { $0.hasPrefix("selection") })
    #expect(!host.isShownSelected(3))
  }
}
