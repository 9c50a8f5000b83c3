// What fields cost, side by side with the same formulas written by hand: nanoseconds per cell.
import CellKernel

let arguments = CommandLine.arguments.dropFirst()
let cells = arguments.first.flatMap { Int($0) } ?? 1_048_576
let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 25
let part = arguments.dropFirst(2).first ?? ""

let flat = FlatColumns(count: cells)
let uniforms = FieldFormula.uniforms
let formulas: [(String, FieldGraph, [(String, (FlatColumns, [Double]) -> Void)])] = [
  (
    "ripple", FieldFormula.ripple,
    [("fused by hand", FusedFormula.ripple), ("scalar Swift, libm", ScalarFormula.ripple)]
  ),
  (
    "one multiplication", FieldFormula.multiplication,
    [
      ("fused by hand", FusedFormula.multiplication),
      ("scalar Swift", ScalarFormula.multiplication),
    ]
  ),
  ("only scalars", FieldFormula.scalars, [("scalar Swift", ScalarFormula.scalars)]),
  ("noise", FieldFormula.noise, [("fused by hand", FusedFormula.noise)]),
  ("where-heavy", FieldFormula.choices, [("scalar Swift", ScalarFormula.choices)]),
  ("60 operations", FieldFormula.sixty, [("scalar Swift, libm", ScalarFormula.sixty)]),
]

print("cells: \(cells), rounds: \(rounds)\n   median  quarter    ratio")
for (name, graph, others) in formulas where part.isEmpty || name.contains(part) {
  let program = try FieldProgram(graph, shape: FieldFormula.shape)
  var frame = FloatColumns(columnCount: 6, rowCount: cells)
  var facts = FloatColumns(columnCount: 3, rowCount: cells)
  for row in 0..<cells {
    for column in 0..<6 { frame[column, row] = SampleColumn.frame(column, row) }
    for column in 0..<3 { facts[column, row] = SampleColumn.fact(column, row) }
  }
  var ways = [(1, false), (1, true), (2, true)].map { cores, isParallel in
    let runner = FieldRunner(cores: cores)
    let clock = isParallel ? ", by the wall" : ""
    return BenchWay(name: "program, cores: \(cores)\(clock)", isParallel: isParallel) {
      runner.run(program, uniforms: uniforms, frame: &frame, facts: facts)
    }
  }
  let plain = FieldRunner(instructions: .plain)
  ways.append(
    BenchWay(name: "program, plain instructions") {
      plain.run(program, uniforms: uniforms, frame: &frame, facts: facts)
    })
  for (other, formula) in others {
    ways.append(BenchWay(name: other) { formula(flat, uniforms) })
  }
  print("\(name): \(program.passCount) passes, \(program.uniformCount) uniforms")
  print(BenchRounds(ways, cells: cells, rounds: rounds).text)
}
