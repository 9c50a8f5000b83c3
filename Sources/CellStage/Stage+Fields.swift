import CellEffect
import CellGrid
import CellKernel
import CellMotion

extension Stage {
  /// The columns that plays drive, bits by column.
  var drivenColumns: UInt32 {
    seats.reduce(0) { columns, seat in
      let moving = showsMovement(of: seat)
      return seat.plays.reduce(columns) { $0 | $1.sheet.columns(moving: moving) }
    }
  }

  /// Has all plays drive their columns, by effect, then by start.
  func playFields(wasPlaying: Bool) {
    // What was driven and is no more has changed too.
    if wasPlaying || seats.contains(where: \.playsBrightly) {
      composition.isUnseenEverywhere = true
    }
    for seat in seats {
      for play in seat.plays { drive(play, of: seat) }
    }
  }

  private func drive(_ play: Play, of seat: Seat) {
    let weight = play.weight(at: scene.time)
    let program = play.sheet.program(moving: showsMovement(of: seat))
    guard weight > 0, !program.outputs.isEmpty else { return }
    play.sheet.update(composition, in: scene, appeared: appeared)
    fillUniforms(of: play)
    let isWhole = weight == 1 && seat.layer.items == nil
    if !isWhole { composition.keep(program) }
    runner.run(
      program, uniforms: play.uniforms, frame: &composition.frame.looks, facts: play.sheet.facts)
    if !isWhole {
      composition.show(Float(weight), of: program) { seat.layer.plays($0) }
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
}
