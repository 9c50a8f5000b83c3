import CellTesting
import Testing

@testable import CellGrid

@Suite struct TrackTests {
  private let rows = Track(lead: 10, extent: 44, gap: 6, trail: 20, count: 10)

  @Test func `is as long as its parts`() {
    #expect(rows.length == 524)
    #expect(Track(lead: 10, extent: 44, gap: 6, trail: 20, count: 0).length == 30)
  }

  @Test func `a touching edge is not a shared stretch`() {
    #expect(rows.indices(from: 54, to: 60).isEmpty)
    #expect(rows.indices(from: 53.9, to: 60.1) == 0..<2)
    #expect(rows.indices(from: -100, to: 1000) == 0..<10)
    #expect(rows.indices(from: 60, to: 60).isEmpty)
    #expect(rows.indices(from: 600, to: 700).isEmpty)
  }

  @Test func `the start belongs to a stretch and the end does not`() {
    #expect(rows.index(at: 10) == 0)
    #expect(rows.index(at: 54) == nil)
    #expect(rows.index(at: 60) == 1)
    #expect(rows.index(at: 9.999) == nil)
    #expect(rows.index(at: 504) == nil)
  }

  @Test func `finds every stretch of ten million by its edges`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let extent = Double.random(in: 0.1...300, using: &random)
      let track = Track(
        lead: .random(in: 0...50, using: &random), extent: extent,
        gap: .random(in: 0...20, using: &random), trail: 0, count: 10_000_000)
      let index = Int.random(in: 0..<10_000_000, using: &random)
      #expect(track.index(at: track.start(of: index)) == index)
      #expect(track.index(at: track.start(of: index) + extent / 2) == index)
      let found = track.indices(
        from: track.start(of: index) + extent / 4, to: track.start(of: index) + extent / 2)
      #expect(found == index..<(index + 1))
    }
  }
}
