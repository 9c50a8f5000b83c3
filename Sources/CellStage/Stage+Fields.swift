import CellEffect
import CellGrid
import CellKernel
import CellMotion

extension Stage {
  /// Has all plays drive their columns, by effect, then by start.
  ///
  /// - Parameter anew: Whether rows have come, gone or moved.
  func playFields(anew: Bool) {
    for seat in seats { seat.dropFaded(at: scene.time) }
    let isPlaying = seats.contains { !$0.plays.isEmpty }
    guard isPlaying || composition.isDriven else { return }
    // What was driven and is no more has changed too.
    if composition.isDriven || seats.contains(where: \.playsBrightly) {
      composition.isUnseenEverywhere = true
    }
    composition.drive { column in
      seats.contains { seat in
        seat.plays.contains { play in
          program(of: play, seat).outputs.contains { $0.column == column }
        }
      }
    }
    for seat in seats {
      for play in seat.plays { drive(play, of: seat, anew: anew) }
    }
    if scene.grid.settings.reduceMotion { substituteDriven() }
  }

  /// What of a play is shown: not its movement while that is reduced.
  private func program(of play: Play, _ seat: Seat) -> FieldProgram {
    scene.grid.settings.reduceMotion && !seat.effect.keepsMotion
      ? play.sheet.still : play.sheet.program
  }

  private func drive(_ play: Play, of seat: Seat, anew: Bool) {
    let weight = play.weight(at: scene.time)
    let program = program(of: play, seat)
    guard weight > 0, !program.outputs.isEmpty else { return }
    if anew || composition.isOutdated || play.sheet.facts.rowCount != composition.frame.count {
      play.sheet.fill(from: composition.frame, in: scene, appeared: appeared)
    } else {
      play.sheet.fillAges(of: composition.frame, appeared: appeared)
    }
    fillUniforms(of: play)
    let isWhole = weight == 1 && seat.layer.items == nil
    let before = isWhole ? nil : composition.frame.looks
    runner.run(
      program, uniforms: play.uniforms, frame: &composition.frame.looks, facts: play.sheet.facts)
    guard let before else { return }
    for output in program.outputs { blend(output.column, from: before, seat, weight) }
  }

  /// Shows a play in part: while it fades, and on the cells that its effect plays on.
  private func blend(_ column: Int, from before: FloatColumns, _ seat: Seat, _ weight: Double) {
    let slots = composition.frame.slots
    composition.frame.looks.blend(column, from: before) { row in
      seat.layer.plays(Int(slots[row])) ? Float(weight) : 0
    }
  }

  private func fillUniforms(of play: Play) {
    for (place, uniform) in play.sheet.field.uniforms.enumerated() {
      play.uniforms[place] = value(of: uniform, for: play)
    }
  }

  private func value(of uniform: FieldUniform, for play: Play) -> Double {
    let grid = scene.grid.settings
    switch uniform {
    case .now: return scene.time - play.began
    case .input(let input, let component):
      guard play.sheet.field.inputs[input].isColor else {
        return play.inputs.number(input, in: scene)
      }
      return part(component, of: play.inputs.paint(input, in: scene))
    case .parameter(let place, let component):
      return parameter(place, component, of: play.sheet.effect.parameters)
    case .gridWidth: return grid.viewport.width
    case .gridHeight: return grid.viewport.height
    case .gridOffsetX: return composition.frame.offset.x
    case .gridOffsetY: return composition.frame.offset.y
    case .originX: return play.sheet.origin.x
    case .originY: return play.sheet.origin.y
    case .systemColor(let color, let component):
      return part(component, of: .system(color))
    }
  }

  private func part(_ component: Int, of paint: Paint) -> Double {
    let color = paint.resolved(in: scene.grid.settings.appearance)
    return SIMD4(color.red, color.green, color.blue, color.alpha)[component]
  }

  private func parameter(
    _ place: Int, _ component: Int, of parameters: ParameterSet
  ) -> Double {
    switch parameters[parameters.declared[place].name] {
    case .number(let number): return number
    case .boolean(let isTrue): return isTrue ? 1 : 0
    case .color(let paint): return part(component, of: paint)
    default: return 0
    }
  }

  /// A driven opacity is reduced after the fields, as others are before.
  private func substituteDriven() {
    let column = Frame.column(of: .opacity)
    guard composition.drives(column) else { return }
    for row in 0..<composition.frame.count {
      let shown = Double(composition.frame.looks[column, row])
      composition.frame.looks[column, row] = Property.opacity.shown(
        shown * substitute(Int(composition.frame.slots[row])))
    }
  }
}
