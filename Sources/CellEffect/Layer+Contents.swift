import CellMotion

extension Layer {
  /// The pictures or texts shown at a slot, with all that lies beneath.
  package func mix(_ property: Property, _ slot: Int) -> ContentMix {
    var mix = ContentMix()
    fill(&mix, property, slot)
    return mix
  }

  /// Has a mix be what is shown at a slot, with all that lies beneath, in the memory that it has.
  package func fill(_ mix: inout ContentMix, _ property: Property, _ slot: Int) {
    let place = place(slot, property)
    if let dissolve = dissolves[place] {
      if let name = dissolve.target {
        target.become(name)
      } else {
        fillBeneath(&target, property, slot)
      }
      mix.become(dissolve.from, dissolvedTo: target, by: dissolve.part(at: scene.time))
    } else if let frozen = frozenMixes[place] {
      mix.become(frozen)
    } else if isSet(slot, property) {
      mix.become(channels.names[place])
    } else {
      fillBeneath(&mix, property, slot)
    }
  }

  /// The only picture or text shown at a slot; nil where several are mixed.
  package func soleContent(_ property: Property, _ slot: Int) -> NameID? {
    let place = place(slot, property)
    if dissolves[place] != nil || frozenMixes[place] != nil { return nil }
    if isSet(slot, property) { return channels.names[place] }
    guard let below else { return scene.restingContent(property, slot) }
    return below.soleContent(property, slot)
  }

  /// What lies beneath a picture or text of this layer.
  func mixBeneath(_ property: Property, _ slot: Int) -> ContentMix {
    var mix = ContentMix()
    fillBeneath(&mix, property, slot)
    return mix
  }

  private func fillBeneath(_ mix: inout ContentMix, _ property: Property, _ slot: Int) {
    if let below {
      below.fill(&mix, property, slot)
    } else {
      mix.become(scene.restingContent(property, slot))
    }
  }

  func setContent(_ property: Property, _ slot: Int, to name: NameID, told: Bool) {
    let fades = told && !isHidden(property, slot)
    let shown = fades ? mix(property, slot) : ContentMix(name)
    endDissolve(slot, property)
    assign(name, slot, property)
    if shown != ContentMix(name) { fade(slot, property, from: shown, to: name) }
  }

  /// A dissolve in 0.2 s that nobody hears of; nil: to what lies beneath.
  func fade(_ slot: Int, _ property: Property, from: ContentMix, to target: NameID?) {
    dissolves[place(slot, property)] = Dissolve(
      animation: 0, began: scene.time, span: Self.letGoDuration, from: from, target: target,
      curve: .easeOut)
    startMoving(property, slot, until: scene.time + Self.letGoDuration)
  }

  /// Starts a dissolve from what is shown; its end.
  func startContent(
    _ property: Property, _ slot: Int, to target: NameID?, _ request: AnimationRequest,
    animation: UInt64
  ) -> Double {
    guard case .curve(let curve, _) = request.timing, request.transition == nil else {
      preconditionFailure("a picture or text takes a curve and no transition")
    }
    let dissolve = Dissolve(
      animation: animation, began: scene.time, span: request.pass.span,
      from: mix(property, slot), target: target, curve: curve)
    endDissolve(slot, property)
    if let target { assign(target, slot, property) } else { unsetContent(slot, property) }
    if dissolve.span > 0 {
      dissolves[place(slot, property)] = dissolve
      startMoving(property, slot, until: dissolve.end)
    }
    return dissolve.end
  }

  /// Ends a dissolve early, if there is one.
  func endDissolve(_ slot: Int, _ property: Property) {
    frozenMixes[place(slot, property)] = nil
    guard let dissolve = takeDissolve(slot, property) else { return }
    drop(dissolve.animation, property)
  }

  func takeDissolve(_ slot: Int, _ property: Property) -> Dissolve? {
    noteChange(of: property, slot)
    let dissolve = dissolves[place(slot, property)]
    dissolves[place(slot, property)] = nil
    moving[slot] &= ~property.bit
    return dissolve
  }

  private func assign(_ name: NameID, _ slot: Int, _ property: Property) {
    noteChange(of: property, slot)
    channels.names[place(slot, property)] = name
    channels.sets[slot] |= property.bit
  }

  func unsetContent(_ slot: Int, _ property: Property) {
    noteChange(of: property, slot)
    channels.names[place(slot, property)] = .none
    channels.sets[slot] &= ~property.bit
  }
}
