import CellGrid
import CellMotion

extension Layer {
  /// The number that a channel of this layer shows on its own, not clamped.
  package func number(_ property: Property, _ slot: Int) -> Double {
    let place = place(slot, property)
    guard moving[slot] & property.bit != 0 else { return channels.numbers[place] }
    var sum = channels.numbers[place]
    for run in numberRuns[place] { sum += run.contribution(at: scene.time, in: scene) }
    return sum
  }

  /// The number that shows at a slot with this layer on top, where numbers cover each other.
  func coveringNumber(_ property: Property, _ slot: Int) -> Double {
    isSet(slot, property)
      ? number(property, slot)
      : numberBeneath(property, slot) + number(property, slot) - property.neutral
  }

  /// What lies beneath a covering number.
  func numberBeneath(_ property: Property, _ slot: Int) -> Double {
    below?.coveringNumber(property, slot) ?? property.neutral
  }

  /// Where a channel's number stands, as its own runs start from it.
  private func standing(_ property: Property, _ slot: Int) -> Double {
    let isBeneath = property.covers && !isSet(slot, property)
    return isBeneath ? numberBeneath(property, slot) : channels.numbers[place(slot, property)]
  }

  /// What a channel shows, as a run starts from it that replaces all others.
  private func shown(_ property: Property, _ slot: Int) -> Double {
    property.covers ? coveringNumber(property, slot) : number(property, slot)
  }

  /// How far what a channel shows is from what shows without it.
  func excess(_ property: Property, _ slot: Int) -> Double {
    property.covers
      ? coveringNumber(property, slot) - numberBeneath(property, slot)
      : number(property, slot) - property.neutral
  }

  /// Puts a number of this layer on top of what lies beneath, slot by slot.
  ///
  /// - Parameters:
  ///   - property: The number.
  ///   - numbers: What lies beneath, in the order of `slots`; not clamped.
  ///   - slots: The slots.
  ///   - movement: Whether translation, scale and rotation count.
  package func compose(
    _ property: Property, onto numbers: inout [Double], _ slots: [Int], movement: Bool
  ) {
    guard movement || !property.isMotion else { return }
    // Taken out, and copies of the columns: each look at a class's own is checked for exclusivity.
    var sums = RunSums()
    swap(&sums, &self.sums[property.column])
    sum(property, slots, into: &sums)
    let (models, sets, moving) = (channels.numbers, channels.sets, moving)
    let bit = property.bit
    for (place, slot) in slots.enumerated() where (sets[slot] | moving[slot]) & bit != 0 {
      let model = models[slot * Self.numbersPerSlot + property.column]
      numbers[place] = property.composed(
        moving[slot] & bit != 0 ? sums.next(onto: model) : model, onto: numbers[place],
        isSet: sets[slot] & bit != 0)
    }
    swap(&sums, &self.sums[property.column])
  }

  /// Works out together what moves a number of some slots.
  private func sum(_ property: Property, _ slots: [Int], into sums: inout RunSums) {
    let (runs, moving, time) = (numberRuns, moving, scene.time)
    let changes = runs.changes[property.column]
    if !sums.hold(slots, changes: changes, at: time) {
      sums.begin(slots, changes: changes)
      for slot in slots where moving[slot] & property.bit != 0 {
        sums.add(runs[slot * Self.numbersPerSlot + property.column], at: time, in: scene)
      }
    }
    sums.evaluate(at: time)
  }

  /// Sets a number at once; the channel's other runs end.
  func setNumber(_ property: Property, _ slot: Int, to value: Double, told: Bool) {
    precondition(AnimationRequest.values.contains(value), "a channel takes −1e6…1e6")
    let place = place(slot, property)
    let shown = shown(property, slot)
    endNumberRuns(slot, property)
    channels.numbers[place] = value
    channels.sets[slot] |= property.bit
    if told, property.kind == .number, shown != value {
      addNumberRun(NumberRun(lettingGo: shown - value, at: scene.time), slot, property)
    }
  }

  /// Starts a number's run and brings the model to where it will end; the run's end.
  func startNumber(
    _ property: Property, _ slot: Int, to target: NumberTarget, _ request: AnimationRequest,
    animation: UInt64
  ) -> Double {
    noteChange(of: property, slot)
    let place = place(slot, property)
    let end = target.clears && property.covers ? numberBeneath(property, slot) : target.value
    var span = NumberRun.Span(
      from: standing(property, slot), to: end, began: scene.time + request.delay,
      speed: target.speed)
    if request.replaces {
      span.from = shown(property, slot)
      if request.timing.takesOverSpeed, !request.givesVelocity, span.speed == nil {
        span.speed = numberRuns[place].speed(in: scene)
      }
      endNumberRuns(slot, property)
    } else {
      makeRoom(for: &span, endless: request.pass.isEndless, slot, property)
    }
    span.from = NumberRun.kept(span.from)
    let run = makeRun(span, target, request, animation)
    numberRuns.override(place, along: request.transition)
    channels.numbers[place] = model(after: span, target, request)
    channels.sets[slot] |= property.bit
    if target.clears {
      channels.numbers[place] = property.neutral
      channels.sets[slot] &= ~property.bit
    }
    if run.rest > scene.time { addNumberRun(run, slot, property) }
    return run.end
  }

  private func makeRoom(
    for span: inout NumberRun.Span, endless: Bool, _ slot: Int, _ property: Property
  ) {
    let place = place(slot, property)
    guard let oldest = numberRuns[place].makeRoom(for: &span, endless: endless, in: scene) else {
      return
    }
    if oldest.isEndless { channels.endless[place] -= 1 }
    drop(oldest.animation, property)
  }

  private func makeRun(
    _ span: NumberRun.Span, _ target: NumberTarget, _ request: AnimationRequest, _ animation: UInt64
  ) -> NumberRun {
    if let keyframes = target.keyframes, case .curve = request.timing {
      return NumberRun(span, keyframes: keyframes, pass: request.pass, animation: animation)
    }
    return NumberRun(span, request, animation: animation)
  }

  private func model(
    after span: NumberRun.Span, _ target: NumberTarget, _ request: AnimationRequest
  ) -> Double {
    if let keyframes = target.keyframes {
      return NumberRun.model(after: keyframes, from: span.from, request.pass)
    }
    return request.autoreverses ? span.from : span.to
  }

  /// Adds a run to a number of which it is known that it has changed.
  func addNumberRun(_ run: NumberRun, _ slot: Int, _ property: Property) {
    let place = place(slot, property)
    if run.isEndless { channels.endless[place] += 1 }
    numberRuns[place].append(run)
    startMoving(property, slot, until: run.rest)
  }

  /// Ends all runs of a number; those that had not reached their ends are not finished.
  func endNumberRuns(_ slot: Int, _ property: Property) {
    noteChange(of: property, slot)
    let place = place(slot, property)
    let runs = numberRuns[place]
    numberRuns[place].removeAll(keepingCapacity: true)
    channels.endless[place] = 0
    moving[slot] &= ~property.bit
    for run in runs { drop(run.animation, property) }
  }

  /// Takes one animation's run out of a channel.
  func removeNumberRun(_ animation: UInt64, _ slot: Int, _ property: Property) -> NumberRun? {
    noteChange(of: property, slot)
    let place = place(slot, property)
    guard let (run, isLast) = numberRuns.remove(animation, at: place) else { return nil }
    if run.isEndless { channels.endless[place] -= 1 }
    if isLast { moving[slot] &= ~property.bit }
    return run
  }
}

extension Property {
  /// A number of one layer on top of what lies beneath.
  fileprivate func composed(_ number: Double, onto beneath: Double, isSet: Bool) -> Double {
    switch self {
    case .translationX, .translationY, .rotation: beneath + number
    case .scale, .scaleX, .scaleY, .opacity: beneath * number
    default: isSet ? number : beneath + number
    }
  }
}

/// Where a number's run goes.
struct NumberTarget {
  /// The number at the end.
  var value: Double
  /// Its initial speed, where it has one of its own.
  var speed: Double?
  /// The way's own numbers.
  var keyframes: Keyframes?
  /// Whether the channel is given back.
  var clears = false
}

extension AnimationRequest {
  /// How often and which ways the way is gone.
  var pass: Pass {
    timing.pass(repeats: repeats, autoreverses: autoreverses)
  }
}

extension Timing {
  /// How often and which ways the way is gone.
  func pass(repeats: Double, autoreverses: Bool) -> Pass {
    let span = duration ?? 0
    return Pass(span: span < 0.001 ? 0 : span, count: repeats, autoreverses: autoreverses)
  }

  /// Whether a replacing run of this timing, with no velocity of its own, goes on at the speed of what
  /// it replaces.
  var takesOverSpeed: Bool {
    guard case .spring(let spring) = self else { return false }
    if case .settle = spring.naming { return false }
    return true
  }
}
