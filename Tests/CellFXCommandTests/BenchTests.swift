import CellMotion
import CellScenario
import Testing

@testable import CellFXCommand

@Suite struct BenchTests {
  private let ground = BenchGround(cells: 4096)

  // MARK: The work

  @Test(arguments: FieldBench.all.map(\.name).filter { $0 != "cores" })
  func `all ways of a field come to the same`(name: String) throws {
    let bench = try #require(FieldBench.all.first { $0.name == name })
    let ways = try bench.ways(ground)
    #expect(ways.count >= 2 + ground.interpreters.count)
    let own = try #require(ways[0].sum?())
    // The noise of the interpreters has a lattice of its own.
    for way in ways.dropFirst()
    where name != "noise" || !ground.interpreters.keys.contains(way.name) {
      let sum = try #require(way.sum?(), "\(way.name)")
      #expect(abs(sum - own) < abs(own) * 1e-4, "\(way.name): \(sum), not \(own)")
    }
    for way in ways { #expect(way.measure() != nil, "\(way.name)") }
  }

  @Test func `the plain spring moves as the house's`() throws {
    for bounce in [0.1, 0.35, 0.6] {
      let spring = try Spring(response: 0.5, bounce: bounce)
      for tick in 0..<120 {
        let time = Double(tick) / 60
        #expect(abs(PlainSpring(spring).value(at: time) - spring.value(at: time)) < 1e-8)
      }
    }
  }

  @Test(arguments: SpringBench.all + StageBench.all)
  func `everything else is measured`(bench: Benchmark) throws {
    for way in try bench.ways(ground) {
      let time = try #require(way.measure(), "\(way.name)")
      #expect(time > 0 && time.isFinite)
    }
  }

  // MARK: Figures

  private let bench = Benchmark(
    name: "b", about: "", unit: "cell",
    bounds: [
      .nanoseconds(3), .perSecond(4e8), .faster(2, than: "x"), .within(1.5, of: "x"),
      .sum(1, of: "x", plus: "x"), .faster(2, than: "y"),
    ]
  ) { _ in [] }

  @Test func `figures are medians with quartiles, and ratios within a round`() throws {
    let result = BenchResult(
      bench, samples: [("own", [4, 1, 3, 2, 5]), ("x", [8, 4, 6, 4, 30])])
    let own = try #require(result.own)
    #expect([own.lower, own.median, own.upper] == [2, 3, 4])
    #expect(result.row("x")?.ratio == 2)
    #expect(bench.bounds.map { $0.holds(for: result) } == [true, false, true, true, true, nil])
  }

  @Test func `only what is quicker in three quarters of the rounds is quicker`() {
    let bench = Benchmark(name: "b", about: "", unit: "cell", bounds: [.notSlower(than: "x")]) {
      _ in
      []
    }
    for (times, holds) in [([9.0, 9, 9, 10, 11], true), ([9, 9, 9, 9, 11], false)] {
      let result = BenchResult(bench, samples: [("own", [10, 10, 10, 10, 10]), ("x", times)])
      #expect(bench.bounds[0].holds(for: result) == holds)
    }
  }

  @Test func `a slow run breaks its bounds`() {
    let result = BenchResult(bench, samples: [("own", [9]), ("x", [4])])
    #expect(
      bench.bounds.map { $0.holds(for: result) } == [false, false, false, false, false, nil])
  }

  @Test func `work that is not done has no figures`() throws {
    let broken = Benchmark(name: "b", about: "", unit: "cell") { _ in
      [BenchWay(name: "cellfx") { nil }, BenchWay(name: "x") { 1 }]
    }
    #expect(throws: BenchFault.self) {
      try BenchRounds(count: 1, ground: ground).result(of: broken) { _ in }
    }
  }

  @Test func `a sheet reads back what it writes`() throws {
    let result = BenchResult(bench, samples: [("own", [3]), ("x", [6])])
    let text = BenchSheet.text(of: [result], .here)
    #expect(
      text.hasSuffix(
        "benchmark,unit,way,median,lower,upper,ratio\nb,cell,own,3,3,3,\nb,cell,x,6,6,6,2\n"))
    for bytes in [text, BenchTree.tree(of: [result], .here, rounds: 1, nil).lines] {
      let sheet = try BenchSheet(Array(bytes.utf8))
      #expect(sheet.figures.keys.sorted() == ["b"])
      #expect(sheet.figures["b"]?.median == 3)
      #expect(sheet.figures["b"]?.ratios == ["x": 2])
      #expect(sheet.machine == .here)
    }
  }

  private func compared(
    _ samples: [(name: String, times: [Double])], with rows: String
  ) throws -> BenchComparison.Change {
    let head = "benchmark,unit,way,median,lower,upper,ratio\n"
    let comparison = BenchComparison(
      [BenchResult(bench, samples: samples)], .here, try BenchSheet(Array((head + rows).utf8)),
      tolerance: 1.25)
    return try #require(comparison.changes.first)
  }

  @Test func `a machine that is slower in all gives no alarm where there is a reference`() throws {
    let slow = try compared(
      [("own", [30]), ("wide", [90]), ("libm", [60])],
      with: "b,cell,own,3,3,3,\nb,cell,wide,3,3,3,1\nb,cell,libm,6,6,6,2\n")
    #expect(slow.reference == "libm")
    #expect(slow.ratio == 1)
    #expect(!slow.isWorse)
    #expect(slow.now == 30)
  }

  @Test func `work that takes longer beside its reference is worse, however fast the machine`()
    throws
  {
    let worse = try compared(
      [("own", [2]), ("scalar", [2]), ("luajit", [9])],
      with: "b,cell,own,3,3,3,\nb,cell,luajit,9,9,9,3\nb,cell,scalar,6,6,6,2\n")
    #expect(worse.reference == "scalar")
    #expect(worse.ratio == 2)
    #expect(worse.isWorse)
  }

  @Test func `times are compared where not both have a reference`() throws {
    let alone = try compared(
      [("own", [4]), ("libm", [4])], with: "b,cell,own,3,3,3,\nb,cell,scalar,6,6,6,2\n")
    #expect(alone.reference == nil)
    #expect(!BenchComparison.references.contains("version"), "it changes with the house")
    #expect(alone.ratio == 4.0 / 3)
    #expect(alone.isWorse)
  }

  @Test(arguments: ["", "b,cell,own,3,3,3,\n", "{}", "{", #"{"benchmarks": [{"name": "b"}]}"#])
  func `what is no sheet is refused`(text: String) {
    #expect(throws: BenchSheetFault.self) { try BenchSheet(Array(text.utf8)) }
  }
}
