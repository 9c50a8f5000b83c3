import CellTesting
import Testing

@testable import CellGrid

@Suite struct ItemExtentsTests {
  /// A random history of extents beside a plain list of them.
  private struct History {
    var extents = ItemExtents()
    var list: [Double?]
    var random: SeededGenerator

    init(seed: UInt64, count: Int) {
      list = Array(repeating: nil, count: count)
      random = SeededGenerator(seed: seed)
    }

    mutating func step() {
      let place = Int.random(in: 0...list.count, using: &random)
      let count = Int.random(in: 1...4, using: &random)
      let range = place..<min(list.count, place + count)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        extents.insert(count, at: place)
        list.insert(contentsOf: Array(repeating: nil, count: count), at: place)
      case 1:
        extents.remove(range)
        list.removeSubrange(range)
      default:
        let extent = [nil, 10, 20, 44.3].randomElement(using: &random) ?? nil
        extents.set(extent, for: range)
        for item in range { list[item] = extent }
      }
    }
  }

  @Test func `a random history agrees with a list`() {
    for seed in 0..<60 {
      var history = History(seed: UInt64(seed), count: 30)
      for _ in 0..<60 {
        history.step()
        #expect(history.list.indices.map { history.extents[$0] } == history.list)
        #expect(history.extents[history.list.count + 3] == nil)
      }
      var plain = ItemExtents()
      for (item, extent) in history.list.enumerated() {
        plain.set(extent, for: item..<item + 1)
      }
      #expect(plain == history.extents)
      #expect(plain.hashValue == history.extents.hashValue)
    }
  }

  @Test func `runs are as few as can be and the tree is as flat as one of them`() {
    for seed in 0..<20 {
      var history = History(seed: UInt64(seed), count: 400)
      for _ in 0..<600 { history.step() }
      let runs = history.extents.runs
      let isMerged = zip(runs, runs.dropFirst()).allSatisfy { left, right in
        left.items.upperBound < right.items.lowerBound || left.extent != right.extent
      }
      #expect(isMerged)
      var height = 0
      #expect(isBalanced(history.extents.root, &height))
    }
  }

  private func isBalanced(_ node: ExtentNode?, _ height: inout Int) -> Bool {
    height = 0
    guard let node else { return true }
    var (left, right) = (0, 0)
    let holds = isBalanced(node.left, &left) && isBalanced(node.right, &right)
    height = max(left, right) + 1
    return holds && abs(left - right) <= 1 && node.height == height
  }

  @Test func `places are the same in whatever order extents were given`() {
    var random = SeededGenerator(seed: 3)
    let list = (0..<200).map { _ in Double.random(in: 1...90, using: &random) }
    func track(_ order: [Int]) -> Track {
      var track = Track(lead: 3.3, extent: 44.1, gap: 0.7, trail: 0, count: 200)
      for item in order { track.own.set(list[item], for: item..<item + 1) }
      return track
    }
    let straight = track(Array(0..<200))
    for _ in 0..<20 {
      let other = track(Array(0..<200).shuffled(using: &random))
      #expect((0..<200).allSatisfy { straight.start(of: $0) == other.start(of: $0) })
    }
  }

  @Test func `a run of ten million items is one entry`() {
    var extents = ItemExtents()
    extents.set(20, for: 0..<10_000_000)
    extents.set(20, for: 10_000_000..<20_000_000)
    extents.insert(1, at: 5_000_000)
    #expect(extents.runs.map(\.items) == [0..<5_000_000, 5_000_001..<20_000_001])
    extents.set(20, for: 5_000_000..<5_000_001)
    #expect(extents.runs.map(\.items) == [0..<20_000_001])
    extents.set(nil, for: 0..<20_000_001)
    #expect(extents.isEmpty)
  }

  @Test func `an extent of no size and a place below none are a misuse`() async {
    for extent in [0, -1, 1e300] {
      await #expect(processExitsWith: .failure) { [extent = extent as Double] in
        var extents = ItemExtents()
        extents.set(extent, for: 0..<1)
      }
    }
    await #expect(processExitsWith: .failure) {
      var extents = ItemExtents()
      extents.set(3, for: -1..<1)
    }
  }
}

/// Tracks some of whose stretches have a length of their own.
@Suite struct UnequalTrackTests {
  @Test func `finds what a walk along the stretches finds`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 1...40, using: &random)
      var track = Track(
        lead: 7, extent: 44, gap: Double.random(in: 0...9, using: &random), trail: 3, count: count)
      var (starts, ends) = ([Double](), [Double]())
      for item in 0..<count where Bool.random(using: &random) {
        track.own.set([5, 90.5, 200].randomElement(using: &random), for: item..<item + 1)
      }
      var place = track.lead
      for item in 0..<count {
        starts.append(place)
        ends.append(place + (track.own[item] ?? 44))
        place = ends[item] + track.gap
      }
      #expect(abs(track.length - ends[count - 1] - 3) < 1e-9)
      for item in 0..<count {
        #expect(abs(track.start(of: item) - starts[item]) < 1e-9)
        #expect(track.index(at: track.start(of: item)) == item)
        #expect(track.index(at: (starts[item] + ends[item]) / 2) == item)
      }
      for _ in 0..<50 {
        let low = Double.random(in: -50...place + 50, using: &random)
        let high = low + Double.random(in: 0.1...300, using: &random)
        let met = (0..<count).filter { ends[$0] > low + 1e-9 && starts[$0] < high - 1e-9 }
        #expect(Array(track.indices(from: low, to: high)) == met)
        let hit = (0..<count).first { starts[$0] <= low && low < ends[$0] }
        #expect(track.index(at: low) == hit)
      }
    }
  }
}
