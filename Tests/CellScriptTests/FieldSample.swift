import CCellMath
import CellEffect
import CellGrid
import CellKernel
import CellMotion
import CellScript
import CellStage
import Foundation

/// What a field is asked for in a test.
struct FieldPoint {
  var frame: [Int: Double] = [:]
  var facts: [FieldFact: Double] = [:]
  var uniforms: [FieldUniform: Double] = [:]
}

extension Field {
  /// The value of each column of the frame that the field drives, worked out node by node in the plain
  /// way.
  func values(at point: FieldPoint) -> [Int: Double] {
    var values: [Double] = []
    for node in graph.nodes { values.append(value(of: node, values, point)) }
    var outputs: [Int: Double] = [:]
    for output in graph.outputs {
      outputs[output.column] = min(max(values[output.node], output.lower), output.upper)
    }
    return outputs
  }

  private func value(of node: FieldNode, _ values: [Double], _ point: FieldPoint) -> Double {
    switch node {
    case .constant(let value): value
    case .uniform(let number): point.uniforms[uniforms[number]] ?? .nan
    case .column(let column): value(of: column, point)
    case .place(let column, let origin):
      value(of: column, point) + (point.uniforms[uniforms[origin]] ?? .nan)
    case .one(let function, let x): Self.value(function, values[x])
    case .two(let function, let x, let y): Self.value(function, values[x], values[y])
    case .three(let function, let x, let y, let z):
      Self.value(function, values[x], values[y], values[z])
    }
  }

  private func value(of column: FieldColumn, _ point: FieldPoint) -> Double {
    switch column {
    case .frame(let place): point.frame[place] ?? .nan
    case .fact(let place): point.facts[facts[place]] ?? .nan
    }
  }

  private static func value(_ function: FieldNode.Unary, _ x: Double) -> Double {
    switch function {
    case .negate: -x
    case .sin: sin(x)
    case .cos: cos(x)
    case .tan: tan(x)
    case .exp: exp(x)
    case .log: log(x)
    case .sqrt: x.squareRoot()
    case .abs: abs(x)
    case .floor: floor(x)
    case .ceil: ceil(x)
    case .fract: x - floor(x)
    case .sign: x > 0 ? 1 : x < 0 ? -1 : x
    case .curve(let curve): curve.value(at: x)
    case .spring(let spring): spring.value(at: x)
    }
  }

  private static func value(_ function: FieldNode.Binary, _ x: Double, _ y: Double) -> Double {
    switch function {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x / y
    case .modulo: x - floor(x / y) * y
    case .power: pow(x, y)
    case .min: min(x, y)
    case .max: max(x, y)
    case .step: y < x ? 0 : 1
    case .hypot: hypot(x, y)
    case .atan2: atan2(x, y)
    case .less: x < y ? 1 : 0
    case .greater: x > y ? 1 : 0
    case .equal: x == y ? 1 : 0
    case .both: x != 0 && y != 0 ? 1 : 0
    case .either: x != 0 || y != 0 ? 1 : 0
    }
  }

  private static func value(
    _ function: FieldNode.Ternary, _ x: Double, _ y: Double, _ z: Double
  ) -> Double {
    switch function {
    case .clamp: min(max(x, y), z)
    case .mix: x + (y - x) * z
    case .smoothstep: smoothstep(x, y, z)
    case .where: x != 0 ? y : z
    case .noise: cellmath_noise(x, y, z)
    }
  }

  private static func smoothstep(_ low: Double, _ high: Double, _ x: Double) -> Double {
    let part = min(max((x - low) / (high - low), 0), 1)
    return part * part * (3 - 2 * part)
  }
}

/// What loading fails with, as `line: message`, where a field's function has a body from line 4 on.
func refused(_ body: String, limits: Limits = .counted) -> String? {
  refusedPlugin("fx.field(function(cell, now, input, p)\n\(body)\nend)", limits: limits)
}

/// The same for lines from line 3 on.
func refusedPlugin(_ lines: String, limits: Limits = .counted) -> String? {
  let defect = Sample.defect(
    "--!cellfx api=1\nlocal fx, e = require 'cellfx', {}\n\(lines)\nreturn e\n", limits: limits)
  return defect.map { "\($0.line ?? 0): \($0.message)" }
}

/// A script's effect whose commands are kept.
final class Listener: Effect {
  let script: ScriptEffect
  private(set) var commands: [Command] = []
  private(set) var last: (scene: Scene, layer: Layer)?

  init(_ body: String, limits: Limits = .counted) throws {
    script = try Sample.effect(body, limits: limits)
  }

  var name: String { script.name }
  var parameters: ParameterSet {
    get { script.parameters }
    set { script.parameters = newValue }
  }
  var readsBeneath: Bool { script.readsBeneath }
  var fields: [Field] { script.fields }

  func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    last = (scene, layer)
    try script.respond(to: stimulus, in: scene, on: layer, with: &answer)
    commands += answer.commands
  }

  func forget(_ cell: CellID) {
    script.forget(cell)
  }
}

/// What was asked for and reported when row 3 was pressed.
struct Pressed {
  let listener: Listener
  let stage: Stage
  let lines: [String]
  let failures: [String]

  init(_ lines: String, _ handler: String, limits: Limits = .counted) throws {
    let body = "\(lines)\nfunction e.touch_began(cell, touch, p)\n\(handler)\nend"
    listener = try Listener(body, limits: limits)
    stage = Stage.list([Still(), listener])
    stage.touch(row: 3, at: 0)
    let reports = stage.takeReports()
    self.lines = reports.compactMap { if case .log(_, let line, _) = $0 { line } else { nil } }
    failures = reports.compactMap {
      if case .failure(let failure) = $0 { failure.facts.message } else { nil }
    }
  }
}
