import CellMotion
import Testing

@testable import CellGrid

@Suite struct ChangesTests {
  @Test func `selection, refusals and disabled items follow their data`() {
    var host = Host(
      .list {
        $0.refusesHighlight = [7]
        $0.refusesSelect = [8]
        $0.selection.multiple = true
      })
    host.feed(.select(item: 3, animated: false), at: 0)
    host.feed(.select(item: 5, animated: false), at: 0)
    host.feed(.setEnabled(item: 6, false), at: 0)
    host.feed(.insert([0, 4]), at: 1)
    #expect(host.grid.selectedItems == [5, 7])
    #expect(!host.grid.isEnabled(8) && host.grid.isEnabled(6))
    #expect(host.grid.settings.refusesHighlight == [9])
    host.feed(.delete([5, 6]), at: 2)
    #expect(host.grid.selectedItems == [5])
    #expect(host.grid.settings.refusesSelect == [8])
    host.feed(.move([ItemMove(from: 5, to: 0)]), at: 3)
    #expect(host.grid.selectedItems == [0])
    #expect(host.grid.source(of: 0) == 5)
    #expect(host.isShownSelected(0))
  }

  @Test func `a cell whose item stays visible stays`() throws {
    var host = Host(.list { $0.scroll.axis = .none })
    let cell = try #require(host.grid.cell(showing: 3))
    host.began(180, 154, at: 0)
    host.forget()
    host.feed(.insert([0]), at: 0.5)
    #expect(host.grid.cell(showing: 4) == cell)
    #expect(host.grid.isPressed(4))
    #expect(host.grid.cells.frames[cell.slot] == [0, 176, 375, 44])
    #expect(host.grid.cells.places[cell.slot] == [0, 4])
    #expect(host.cells == ["recycled 15", "layout", "appeared 0 insert"])
    #expect(host.events == ["left 4", "highlight 4 off leave"])
    host.ended(180, 198, at: 1)
    #expect(host.grid.selectedItems == [4])
  }

  @Test func `a press whose item is deleted ends`() {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    host.forget()
    host.feed(.delete([3]), at: 0.5)
    #expect(host.calls == ["touches_cancelled:3", "did_unhighlight:3"])
    #expect(host.cells == ["recycled 3", "layout", "appeared 15 insert"])
    #expect(!host.grid.isPressed(3))
    #expect(host.items == Array(0..<16))
  }

  @Test func `a deleted end takes the offset along`() {
    var host = Host(.list())
    host.feed(.scroll(to: Point(x: 0, y: 1000), animated: false), at: 0)
    host.feed(.delete(Array(20..<40)), at: 1)
    #expect(host.grid.offset(at: 1).y == 880 - 667)
    #expect(host.items == Array(4..<20))
    host.feed(.delete(Array(0..<20)), at: 2)
    #expect(host.items.isEmpty)
    host.feed(.insert([0]), at: 3)
    #expect(host.items == [0])
    #expect(host.grid.source(of: 0) == 40)
  }

  @Test func `a reload with the same data keeps the selection`() {
    var host = Host(.list())
    host.tap(180, 20, at: 0)
    host.began(180, 154, at: 1)
    host.forget()
    host.feed(.reload(sameData: true), at: 1.1)
    #expect(host.calls == ["touches_cancelled:3", "did_unhighlight:3"])
    #expect(host.events.prefix(2) == ["cancelled 3", "highlight 3 off reload"])
    #expect(host.cells.prefix(16) == (0..<16).map { "recycled \($0)" }.prefix(16))
    #expect(host.cells.suffix(16) == (0..<16).map { "appeared \($0) reload" }.suffix(16))
    #expect(host.grid.selectedItems == [0])
    #expect(host.isShownSelected(0))
    host.ended(180, 154, at: 2)
    #expect(host.grid.selectedItems == [0])
  }

  @Test func `a reload with new data clears it without a call`() {
    var host = Host(.list())
    host.tap(180, 20, at: 0)
    host.feed(.insert([0]), at: 0.5)
    host.forget()
    host.feed(.reload(sameData: false), at: 1)
    #expect(host.calls.isEmpty && host.events.isEmpty)
    #expect(host.grid.selectedItems.isEmpty)
    #expect(host.grid.source(of: 0) == 0)
  }

  @Test func `a resize keeps the press and lays cells anew`() throws {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    host.forget()
    host.feed(.resize(viewport: Size(width: 667, height: 375), cellWidth: 667), at: 0.1)
    #expect(host.grid.isHighlighted(3))
    #expect(host.cells.filter { $0 == "layout" }.count == 1)
    #expect(host.items == Array(0..<9))
    #expect(host.grid.layoutFrame(of: 3).size.width == 667)
    host.feed(.resize(viewport: Size(width: 667, height: 100), cellWidth: nil), at: 0.2)
    #expect(!host.grid.isPressed(3))
    host.forget()
    host.feed(.resize(viewport: Size(width: 667, height: 100), cellWidth: nil), at: 0.3)
    #expect(host.log.isEmpty)
  }

  @Test func `a drag goes on from the clamped offset`() {
    var host = Host(.list())
    host.feed(.scroll(to: Point(x: 0, y: 1000), animated: false), at: 0)
    host.began(180, 300, at: 0)
    host.moved(180, 280, at: 0.1)
    host.feed(.delete(Array(20..<40)), at: 0.2)
    #expect(host.grid.offset(at: 0.2).y == 213)
    host.moved(180, 290, at: 0.3)
    #expect(host.grid.offset(at: 0.3).y == 203)
  }

  @Test func `switches are told once`() {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    host.forget()
    host.feed(.setReduceMotion(true), at: 0.1)
    host.feed(.setReduceMotion(true), at: 0.1)
    host.feed(.setAppearance(.dark), at: 0.2)
    #expect(host.events == ["reduce_motion true", "appearance"])
    #expect(host.grid.settings.reduceMotion && host.grid.settings.appearance == .dark)
    #expect(host.grid.isHighlighted(3))
  }

  @Test func `refusals can change under a running highlight`() {
    var host = Host(.list())
    host.began(180, 154, at: 0)
    host.feed(.setRefuses(highlight: [3], select: [3]), at: 0.1)
    #expect(host.grid.isHighlighted(3))
    host.ended(180, 154, at: 0.2)
    #expect(host.grid.selectedItems.isEmpty)
    host.feed(.setRefuses(highlight: [], select: nil), at: 0.3)
    #expect(host.grid.settings.refusesSelect == [3])
  }

  @Test func `a place that does not exist is a misuse`() async {
    await #expect(processExitsWith: .failure) {
      var grid = Grid(.list(3))
      grid.feed(.delete([3]), at: 0, touchTime: 0)
    }
    await #expect(processExitsWith: .failure) {
      var grid = Grid(.list(3))
      grid.feed(.setReduceMotion(true), at: 2, touchTime: 2)
      grid.feed(.setReduceMotion(false), at: 1, touchTime: 1)
    }
    await #expect(processExitsWith: .failure) {
      var grid = Grid(.list(3))
      grid.feed(.scroll(to: Point(x: 0, y: .nan), animated: false), at: 0, touchTime: 0)
    }
    await #expect(processExitsWith: .failure) {
      var grid = Grid(.list(3))
      grid.performDue()
    }
  }
}
