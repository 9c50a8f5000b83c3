import CellGrid
package import CellMotion

extension Layer {
  /// The colour shown at a slot with all that lies beneath, and its system name where it has one.
  package func paint(_ property: Property, _ slot: Int) -> Paint {
    let place = place(slot, property)
    if let run = colorRuns[place] {
      return run.paint(
        at: scene.time, in: scene, beneath: paintBeneath(property, slot))
    }
    return isSet(slot, property) ? model(place) : paintBeneath(property, slot)
  }

  /// What lies beneath a colour of this layer.
  package func paintBeneath(_ property: Property, _ slot: Int) -> Paint {
    below?.paint(property, slot) ?? RestingLook.color(property)
  }

  func setColor(_ property: Property, _ slot: Int, to paint: Paint, told: Bool) {
    let fades = told && !isHidden(property, slot)
    let shown = fades ? self.paint(property, slot) : paint
    endColorRun(slot, property)
    assign(paint, slot, property)
    if shown != paint { fade(slot, property, from: shown, to: paint) }
  }

  /// A change in 0.2 s that nobody hears of; nil: to what lies beneath.
  func fade(_ slot: Int, _ property: Property, from: Paint, to target: Paint?) {
    let run = ColorRun(
      0, (from: from, to: target), prior: target,
      timing: .curve(.easeOut, duration: Self.letGoDuration), pass: Pass(span: Self.letGoDuration),
      space: .srgb, at: scene.time)
    colorRuns[place(slot, property)] = run
    startMoving(property, slot, until: run.rest)
  }

  /// Starts a colour's run from what is shown; the run's end.
  func startColor(
    _ property: Property, _ slot: Int, to target: Paint?, _ request: AnimationRequest,
    animation: UInt64
  ) -> Double {
    let place = place(slot, property)
    let run = makeRun(property, slot, to: target, request, animation)
    endColorRun(slot, property)
    if let target { assign(target, slot, property) } else { unsetColor(slot, property) }
    if run.end > scene.time {
      colorRuns[place] = run
      startMoving(property, slot, until: run.rest)
    } else if run.returns {
      restore(run, slot, property)
    }
    return run.end
  }

  private func makeRun(
    _ property: Property, _ slot: Int, to target: Paint?, _ request: AnimationRequest,
    _ animation: UInt64
  ) -> ColorRun {
    let place = place(slot, property)
    let from = paint(property, slot)
    let isMoving = colorRuns[place] != nil
    var run = ColorRun(
      animation, (from: from, to: target),
      prior: isMoving ? from : isSet(slot, property) ? model(place) : nil, timing: request.timing,
      pass: request.pass, space: request.space, at: scene.time)
    if let transition = request.transition, case .curve(let curve, _) = request.timing {
      run.way = .along(transition, curve)
      run.end = .infinity
      run.rest = .infinity
    }
    return run
  }

  /// Ends a colour's run early, if there is one.
  func endColorRun(_ slot: Int, _ property: Property) {
    guard let run = takeColorRun(slot, property) else { return }
    drop(run.animation, property)
  }

  func takeColorRun(_ slot: Int, _ property: Property) -> ColorRun? {
    noteChange(of: property, slot)
    let run = colorRuns[place(slot, property)]
    colorRuns[place(slot, property)] = nil
    moving[slot] &= ~property.bit
    return run
  }

  /// Puts the model back to what it was before a run.
  func restore(_ run: ColorRun, _ slot: Int, _ property: Property) {
    if let prior = run.prior {
      assign(prior, slot, property)
    } else {
      unsetColor(slot, property)
    }
  }

  func assign(_ paint: Paint, _ slot: Int, _ property: Property) {
    noteChange(of: property, slot)
    let place = place(slot, property)
    let color = paint.resolved(in: .light)
    channels.colors[place] = SIMD4(color.red, color.green, color.blue, color.alpha)
    if case .system(let system) = paint {
      channels.colorCodes[place] = system.code
    } else {
      channels.colorCodes[place] = -1
    }
    channels.sets[slot] |= property.bit
  }

  func unsetColor(_ slot: Int, _ property: Property) {
    noteChange(of: property, slot)
    let place = place(slot, property)
    channels.colors[place] = .zero
    channels.colorCodes[place] = -1
    channels.sets[slot] &= ~property.bit
  }

  private func model(_ place: Int) -> Paint {
    if let system = SystemColor(code: channels.colorCodes[place]) { return .system(system) }
    let color = channels.colors[place]
    return .fixed(Color(red: color.x, green: color.y, blue: color.z, alpha: color.w))
  }
}
