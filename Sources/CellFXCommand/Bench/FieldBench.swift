import CellKernel

/// Benchmarks of fields.
enum FieldBench {
  static let all: [Benchmark] = [
    field(
      "ripple", "a ripple, about 20 operations to a size and a colour", .ripple, FieldLoops.ripple,
      ScalarFormula.ripple, fused: FusedFormula.ripple,
      bounds: [
        .within(1.6, of: "fused"), .faster(4, than: "scalar"), .faster(10, than: "luajit"),
        .faster(60, than: "lua5.4"),
      ]),
    field(
      "noise", "gradient noise of place and time", .noise, FieldLoops.noise, ScalarFormula.noise,
      bounds: [.notSlower(than: "scalar"), .faster(6, than: "luajit")]),
    field(
      "choices", "bands chosen by twelve comparisons", .choices, FieldLoops.choices,
      ScalarFormula.choices, bounds: [.notSlower(than: "scalar"), .faster(6, than: "luajit")]),
    field(
      "sixty", "sixty operations, four of them sines", .sixty, FieldLoops.sixty,
      ScalarFormula.sixty, bounds: [.notSlower(than: "scalar"), .faster(6, than: "luajit")]),
    field(
      "multiplication", "one multiplication", .multiplication, FieldLoops.multiplication,
      ScalarFormula.multiplication,
      bounds: [.notSlower(than: "scalar"), .faster(2, than: "luajit")]),
    field(
      "scalars", "nothing that differs from cell to cell", .scalars, FieldLoops.scalars,
      ScalarFormula.scalars, bounds: [.notSlower(than: "scalar"), .faster(2, than: "luajit")]),
    Benchmark(
      name: "cores", about: "the ripple on two cores, by the clock on the wall", unit: "cell",
      bounds: [.faster(1.6, than: "one-core")], takesCores: true, ways: cores),
  ]

  private static func field(
    _ name: String, _ about: String, _ field: FieldScript.Name, _ loop: LuaLoop,
    _ scalar: @escaping @Sendable (FlatColumns) -> Void,
    fused: (@Sendable (FlatColumns) -> Void)? = nil, bounds: [BenchBound]
  ) -> Benchmark {
    Benchmark(name: name, about: about, unit: "cell", bounds: bounds) {
      (ground) throws(BenchFault) in
      let script = try FieldScript.field(field)
      var ways: [BenchWay] = []
      let forms: [(String, FieldRunner.Instructions)] = [
        ("cellfx", .best), ("wide", .wide), ("plain", .plain),
      ]
      for (name, instructions) in forms {
        let own = try FieldRun(script, cells: ground.cells, instructions: instructions)
        let columns = own.columns(named: loop.results)
        ways.append(
          way(name, ground.cells, own.run) {
            own.run()
            return own.sum(of: columns)
          })
      }
      for (name, formula) in [("fused", fused), ("scalar", scalar)] {
        guard let formula else { continue }
        let flat = FlatColumns(count: ground.cells)
        let act = { formula(flat) }
        ways.append(
          way(name, ground.cells, act) {
            act()
            return flat.sum(colors: loop.results.count > 1)
          })
      }
      // Lua 5.4 is slow enough that fewer cells tell as much.
      return ways + ground.ways(loop) { $0 == "luajit" ? ground.cells : min(ground.cells, 1 << 17) }
    }
  }

  /// How many cells one figure takes.
  private static let cellsPerFigure = 1 << 22

  /// A way that is measured once it has found its columns again.
  private static func way(
    _ name: String, _ cells: Int, _ act: @escaping () -> Void, sum: @escaping () -> Double?
  ) -> BenchWay {
    BenchWay(
      name: name,
      measure: {
        act()
        return BenchTimer.thread(units: cells, repeats: max(1, cellsPerFigure / cells), act)
      },
      sum: sum)
  }

  private static func cores(_ ground: BenchGround) throws(BenchFault) -> [BenchWay] {
    let field = try FieldScript.field(.ripple)
    var ways: [BenchWay] = []
    for (name, cores) in [("cellfx", 2), ("one-core", 1)] {
      let run = try FieldRun(field, cells: ground.cells, cores: cores)
      ways.append(
        BenchWay(name: name) {
          run.run()
          return BenchTimer.wall(units: ground.cells, repeats: 4, run.run)
        })
    }
    return ways
  }
}

extension FieldRun {
  /// The columns that a loop in Lua calls by these names.
  func columns(named names: [String]) -> [Int] {
    let driven = outputs.sorted()
    return names.count == 1 ? driven : [driven[0], driven[1], driven[3]]
  }
}
