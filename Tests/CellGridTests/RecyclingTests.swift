import Testing

@testable import CellGrid

@Suite struct RecyclingTests {
  @Test func `cells are those that meet the window`() {
    var host = Host(.list())
    #expect(host.items == Array(0..<16))
    #expect(host.cells.first == "appeared 0 start")
    host.forget()
    host.feed(.scroll(to: Point(x: 0, y: 50), animated: false), at: 0)
    #expect(host.items == Array(1..<17))
    #expect(host.cells == ["recycled 0", "appeared 16 scroll"])
    host.forget()
    host.feed(.scroll(to: .zero, animated: false), at: 1)
    #expect(host.cells == ["recycled 16", "appeared 0 scroll again"])
  }

  @Test func `a cell that goes loses its press first`() {
    var host = Host(.list())
    host.tap(180, 20, at: 0)
    host.began(180, 154, at: 1)
    host.forget()
    host.feed(.scroll(to: Point(x: 0, y: 900), animated: false), at: 1.1)
    #expect(host.calls == ["touches_cancelled:3", "did_unhighlight:3"])
    #expect(host.events == ["cancelled 3", "highlight 3 off cancel"])
    host.ended(180, 154, at: 1.2)
    #expect(host.grid.selectedItems == [0])
    host.forget()
    host.feed(.scroll(to: .zero, animated: false), at: 2)
    #expect(host.events == ["selection 0 on restore"])
    #expect(host.isShownSelected(0))
  }

  @Test func `the press stays while its cell does, and the finger is inside or not`() {
    var host = Host(.list { $0.scroll.axis = .none })
    host.began(180, 154, at: 0)
    host.feed(.scroll(to: Point(x: 0, y: 100), animated: false), at: 0.1)
    #expect(host.grid.isPressed(3))
    #expect(!host.grid.isHighlighted(3))
    host.moved(180, 54, at: 0.2)
    #expect(host.grid.isHighlighted(3))
  }

  @Test func `slots are reused, the smallest first, with a new generation`() throws {
    var host = Host(.list())
    let old = try #require(host.grid.cell(showing: 0))
    host.feed(.scroll(to: Point(x: 0, y: 50), animated: false), at: 0)
    #expect(!host.grid.isShowing(old))
    host.feed(.scroll(to: Point(x: 0, y: 100), animated: false), at: 1)
    #expect(host.grid.cell(showing: 17) == CellID(slot: 0, generation: 2))
  }

  @Test func `a retired cell can be read until its end is handed out`() throws {
    var grid = Grid(.list())
    while grid.next() != nil {}
    let cell = try #require(grid.cell(showing: 0))
    grid.feed(.scroll(to: Point(x: 0, y: 2000), animated: false), at: 0, touchTime: 0)
    #expect(grid.isShowing(cell))
    #expect(grid.cells.items[cell.slot] == 0)
    #expect(grid.cell(showing: 39) == nil)
    #expect(grid.next() == .recycled(cell))
    #expect(!grid.isShowing(cell))
    #expect(grid.cells.items[cell.slot] == -1)
    #expect(grid.liveSlots.count == 15)
  }

  @Test func `of two cells with one number the one that stays is found`() throws {
    var grid = Grid(.list())
    while grid.next() != nil {}
    let next = try #require(grid.cell(showing: 4))
    grid.feed(.delete([3]), at: 0, touchTime: 0)
    #expect(grid.cell(showing: 3) == next)
    #expect(grid.liveSlots.count == 16)
    while grid.next() != nil {}
    #expect(grid.cell(showing: 3) == next)
  }

  @Test func `while the offset moves by itself the cells follow at ticks`() {
    var host = Host(.list(100_000))
    host.began(180, 600, at: 0)
    host.moved(180, 200, at: 0.1)
    host.ended(180, 200, at: 0.1)
    host.forget()
    host.advance(to: 2)
    let times = Set(host.log.map(\.time))
    #expect(times.count > 60)
    #expect(times.allSatisfy { ($0 * 120).rounded() / 120 == $0 })
    #expect((16...19).contains(host.items.count))
    #expect(host.grid.cells.items.count <= 40)
    host.runOut()
    #expect((16...17).contains(host.items.count))
  }

  @Test func `one row more lives on each side while it moves`() {
    var host = Host(.list(100_000))
    host.feed(.scroll(to: Point(x: 0, y: 440), animated: false), at: 0)
    #expect(host.items == Array(10..<26))
    host.feed(.scroll(to: Point(x: 0, y: 880), animated: true), at: 1)
    #expect(host.items == Array(9..<27))
    host.runOut()
    #expect(host.items == Array(20..<36))
  }

  @Test func `a hundred million items cost no more than what is seen`() {
    var host = Host(.list(100_000_000))
    host.feed(.scroll(to: Point(x: 0, y: 5e9), animated: false), at: 0)
    #expect(host.items.last == 99_999_999)
    host.feed(.insert([99_999_990]), at: 1)
    #expect(host.grid.source(of: 99_999_990) == 100_000_000)
  }
}
