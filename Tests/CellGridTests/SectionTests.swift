import CellTesting
import Testing

@testable import CellGrid

@Suite struct SectionTests {
  /// 3 rows of 44 × 375, 5 cells of 100 × 100 two in a line, no item, 2 rows of 60.
  private static func sections(_ flow: Flow = .vertical) -> GridSettings {
    var settings = GridSettings(
      viewport: Size(width: 375, height: 200), count: 0, cell: Size(width: 375, height: 44))
    settings.layout = .grid
    settings.flow = flow
    settings.inset = Inset(top: 2, left: 3, bottom: 4, right: 5)
    var pairs = Section(count: 5)
    pairs.cell = Size(width: 100, height: 100)
    pairs.columns = 2
    pairs.spacing = Point(x: 10, y: 20)
    pairs.inset = Inset(top: 30, left: 40, bottom: 50, right: 0)
    var tall = Section(count: 2)
    tall.extents.set(60, for: 0..<2)
    settings.sections = [Section(count: 3), pairs, Section(count: 0), tall]
    return settings
  }

  @Test func `each lays out its items in its own way, one after the other`() {
    let grid = Grid(Self.sections())
    #expect(grid.settings.count == 10)
    #expect(
      (0..<10).map { grid.layoutFrame(of: $0).origin.y }
        == [2, 46, 90, 164, 164, 284, 284, 404, 554, 614])
    #expect((3..<8).map { grid.layoutFrame(of: $0).origin.x } == [43, 153, 43, 153, 43])
    #expect(grid.layoutFrame(of: 4).size == Size(width: 100, height: 100))
    #expect(grid.layoutFrame(of: 9).size == Size(width: 375, height: 60))
    #expect(grid.contentSize == Size(width: 383, height: 614 + 60 + 4))
    #expect(grid.rows == 8 && grid.columns == 2)
    #expect(grid.layout.place(of: 7) == SIMD2(0, 5))
    #expect(grid.layout.place(of: 9) == SIMD2(0, 7))
  }

  @Test func `a horizontal flow is a vertical one on its side`() {
    var turned = Self.sections(.horizontal)
    func turn(_ size: Size) -> Size { Size(width: size.height, height: size.width) }
    func turn(_ inset: Inset) -> Inset {
      Inset(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
    }
    (turned.viewport, turned.cell) = (turn(turned.viewport), turn(turned.cell))
    turned.inset = turn(turned.inset)
    for index in turned.sections.indices {
      turned.sections[index].cell = turned.sections[index].cell.map(turn)
      turned.sections[index].inset = turn(turned.sections[index].inset)
      turned.sections[index].spacing = turned.sections[index].spacing.map {
        Point(x: $0.y, y: $0.x)
      }
    }
    let (upright, side) = (Grid(Self.sections()), Grid(turned))
    for item in 0..<10 {
      let (frame, other) = (upright.layoutFrame(of: item), side.layoutFrame(of: item))
      #expect(frame.origin == Point(x: other.origin.y, y: other.origin.x))
      #expect(frame.size == turn(other.size))
    }
    #expect(side.rows == 2 && side.columns == 8)
    #expect(side.contentSize == turn(upright.contentSize))
    #expect(side.layout.scrollsHorizontally && !side.layout.scrollsVertically)
  }

  @Test(arguments: [Flow.vertical, .horizontal])
  func `what lives is what meets the viewport, and it is hit where it lies`(flow: Flow) {
    let layout = GridLayout(Self.sections(flow))
    for step in 0..<400 {
      let way = Double(step) * 2.3 - 100
      let offset = flow == .vertical ? Point(x: 20, y: way) : Point(x: way, y: 20)
      let region = layout.region(at: offset, spareRows: 0, spareColumns: 0)
      let met = (0..<10).filter { item in
        let frame = layout.frame(of: item)
        return frame.origin.x < offset.x + 375 && frame.origin.x + frame.size.width > offset.x
          && frame.origin.y < offset.y + 200 && frame.origin.y + frame.size.height > offset.y
      }
      #expect(layout.items(in: region) == met)
      #expect((0..<10).filter { layout.contains($0, in: region) } == met)
      let place = Point(x: offset.x + 50, y: offset.y + 50)
      #expect(layout.item(at: place) == (0..<10).first { layout.frame(of: $0).contains(place) })
    }
  }

  @Test func `one line more lives at each end, over the border of a section too`() {
    let layout = GridLayout(Self.sections())
    let inside = layout.region(at: Point(x: 0, y: 60), spareRows: 1, spareColumns: 0)
    #expect(layout.items(in: inside) == Array(0...6))
    let between = layout.region(at: Point(x: 0, y: 390), spareRows: 1, spareColumns: 0)
    #expect(layout.items(in: between) == Array(5...9))
  }

  @Test func `a new item joins the section of the one before which it stands, or the named one`() {
    var host = Host(Self.sections())
    let counts = { (host: Host) in host.grid.settings.sections.map(\.count) }
    host.feed(.insert([3]), at: 0)
    #expect(counts(host) == [3, 6, 0, 2])
    host.feed(.insert([3], section: 0), at: 0)
    #expect(counts(host) == [4, 6, 0, 2])
    host.feed(.insert([10, 11], section: 2), at: 0)
    #expect(counts(host) == [4, 6, 2, 2])
    host.feed(.insert([14]), at: 0)
    #expect(counts(host) == [4, 6, 2, 3])
    host.feed(.delete([0, 1, 2, 3, 13]), at: 0)
    #expect(counts(host) == [0, 6, 2, 2])
    host.feed(.insert([0], section: 0), at: 0)
    #expect(counts(host) == [1, 6, 2, 2])
  }

  @Test func `an item that moves stays in its section where its new place is one of it`() {
    var host = Host(Self.sections())
    host.feed(.move([ItemMove(from: 0, to: 2), ItemMove(from: 2, to: 2)]), at: 0)
    #expect(host.grid.settings.sections.map(\.count) == [3, 5, 0, 2])
    host.feed(.move([ItemMove(from: 3, to: 7)]), at: 0)
    #expect(host.grid.settings.sections.map(\.count) == [3, 5, 0, 2])
    host.feed(.move([ItemMove(from: 3, to: 8)]), at: 0)
    #expect(host.grid.settings.sections.map(\.count) == [3, 4, 0, 3])
  }

  @Test func `the line behind is as wide as what is seen of it`() {
    var settings = Self.sections()
    settings.sections = [Section(count: 10), Section(count: 10_000)]
    settings.sections[1].columns = 10_000
    let layout = GridLayout(settings)
    let region = layout.region(at: Point(x: 0, y: 241), spareRows: 1, spareColumns: 0)
    #expect(layout.items(in: region) == Array(4...10))
  }

  @Test func `a line lives on each side of a gap that fills the viewport`() {
    var settings = GridSettings.list(2)
    settings.sections = [Section(count: 3), Section(count: 3)]
    settings.sections[1].inset.top = 2000
    let layout = GridLayout(settings)
    for (spare, items) in [(0, []), (1, [2, 3])] {
      let region = layout.region(at: Point(x: 0, y: 800), spareRows: spare, spareColumns: 0)
      #expect(layout.items(in: region) == items)
    }
  }

  @Test func `the bound of live cells is one`() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      var settings = Self.sections(Bool.random(using: &random) ? .vertical : .horizontal)
      settings.spacing = Point(x: .random(in: 0...60, using: &random), y: 300)
      settings.sections = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        var section = Section(count: Int.random(in: 0...9, using: &random))
        section.columns = Int.random(in: 1...9, using: &random)
        section.cell = Size(width: .random(in: 5...90, using: &random), height: 20)
        return section
      }
      let layout = GridLayout(settings)
      for step in 0..<60 {
        let place = Double(step) * 23 - 60
        let region = layout.region(
          at: Point(x: place, y: place), spareRows: 1, spareColumns: 1)
        #expect(Double(layout.items(in: region).count) <= layout.mostCells)
      }
    }
  }

  @Test func `a row that is closed to nothing leaves the bound as it was, nearly`() {
    var settings = GridSettings.list(200_000)
    settings.sections[0].extents.set(0.01, for: 5..<6)
    #expect(settings.mostCells < 30)
  }

  @Test func `an item takes its own extent with it, where a line has one cell`() {
    var host = Host(Self.sections())
    func extents(_ host: Host) -> [Double] {
      (0..<10).map { host.grid.layoutFrame(of: $0).size.height }
    }
    host.feed(.setExtent(item: 1, 70), at: 0)
    host.feed(.move([ItemMove(from: 1, to: 9)]), at: 0)
    #expect(extents(host) == [44, 44, 100, 100, 100, 100, 100, 60, 60, 70])
    host.feed(.move([ItemMove(from: 7, to: 3), ItemMove(from: 3, to: 0)]), at: 0)
    #expect(extents(host) == [44, 44, 44, 100, 100, 100, 100, 100, 60, 70])
    host.feed(.setExtent(item: 4, 70), at: 0)
    host.feed(.setExtent(item: 40, 70), at: 0)
    host.feed(.setExtent(item: 9, nil), at: 0)
    #expect(extents(host) == [44, 44, 44, 100, 100, 100, 100, 100, 60, 44])
  }

  @Test func `what is pressed and selected goes with its item through changes`() {
    var settings = Self.sections()
    settings.viewport.height = 500
    var host = Host(settings)
    host.feed(.select(item: 2, animated: false), at: 0)
    host.began(60, 200, at: 1)
    host.advance(to: 1.2)
    #expect(host.grid.isPressed(3))
    host.feed(.insert([0, 1], section: 0), at: 1.3)
    #expect(host.grid.isPressed(5) && host.grid.selectedItems == [4])
    host.feed(.setExtent(item: 0, 10), at: 1.4)
    #expect(host.grid.isPressed(5))
  }

  @Test func `settings that make no sense are a misuse`() async {
    await #expect(processExitsWith: .failure) {
      var settings = GridSettings.list(3)
      settings.sections = []
      _ = Grid(settings)
    }
    await #expect(processExitsWith: .failure) {
      var settings = GridSettings.list(3)
      settings.layout = .grid
      settings.columns = 2
      settings.sections[0].extents.set(3, for: 0..<1)
      _ = Grid(settings)
    }
    await #expect(processExitsWith: .failure) {
      var settings = GridSettings.list(3)
      settings.sections[0].extents.set(3, for: 3..<4)
      _ = Grid(settings)
    }
    await #expect(processExitsWith: .failure) {
      var host = Host(.list(3))
      host.feed(.insert([3], section: 1), at: 0)
    }
  }
}
