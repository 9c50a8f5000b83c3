import Testing

@testable import CellGrid

@Suite struct GridLayoutTests {
  private func columns(_ count: Int) -> GridSettings {
    var settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: count, cell: Size(width: 115, height: 115))
    settings.layout = .grid
    settings.columns = 3
    settings.spacing = Point(x: 15, y: 15)
    settings.inset = Inset(top: 5, left: 7, bottom: 11, right: 13)
    return settings
  }

  @Test func `a grid fills rows from the left`() {
    let grid = Grid(columns(7))
    #expect(grid.rows == 3)
    #expect(grid.columns == 3)
    #expect(grid.layoutFrame(of: 4) == Rect(x: 137, y: 135, width: 115, height: 115))
    #expect(grid.contentSize == Size(width: 7 + 375 + 13, height: 5 + 375 + 11))
  }

  @Test func `the row after ten million has no drift`() {
    let grid = Grid(.list(10_000_001))
    #expect(grid.layoutFrame(of: 10_000_000).origin.y == 440_000_000)
  }

  @Test func `a place beyond the last item of a row is no item`() {
    let layout = GridLayout(columns(7))
    #expect(layout.item(at: Point(x: 10, y: 270)) == 6)
    #expect(layout.item(at: Point(x: 140, y: 270)) == nil)
    #expect(layout.item(at: Point(x: 125, y: 10)) == nil)
  }

  @Test func `every cell of a region is one whose frame it meets`() {
    let layout = GridLayout(columns(100))
    for step in 0..<200 {
      let offset = Point(x: 0, y: Double(step) * 11.3)
      let region = layout.region(at: offset, spareRows: 0, spareColumns: 0)
      let expected = (0..<100).filter {
        let frame = layout.frame(of: $0)
        return frame.origin.y + 115 > offset.y && frame.origin.y < offset.y + 667
      }
      #expect(layout.items(in: region) == expected)
      #expect(expected.allSatisfy { layout.contains($0, in: region) })
    }
  }

  @Test func `an empty grid and an empty window show nothing`() {
    #expect(Host(.list(0)).items.isEmpty)
    #expect(Host(.list(40) { $0.viewport = Size(width: 0, height: 0) }).items.isEmpty)
    #expect(Grid(.list(0)).contentSize == Size(width: 375, height: 0))
  }

  @Test func `a cell larger than the window is shown and touched`() {
    var host = Host(.list(3) { $0.cell = Size(width: 900, height: 2000) })
    #expect(host.items == [0])
    host.began(100, 100, at: 0)
    #expect(host.grid.isHighlighted(0))
  }

  @Test func `a stack shows all its items always`() {
    var host = Host(.list(200) { $0.layout = .stack })
    #expect(host.items == Array(0..<200))
    host.feed(.scroll(to: Point(x: 0, y: 5000), animated: false), at: 1)
    #expect(host.items == Array(0..<200))
    #expect(host.grid.offset(at: 1).y == 5000)
  }

  @Test func `a misuse is refused with a sentence`() async {
    await #expect(processExitsWith: .failure) { _ = Grid(.list { $0.columns = 0 }) }
    await #expect(processExitsWith: .failure) { _ = Grid(.list(3)).layoutFrame(of: 3) }
  }
}
