package import CellGrid
import CellMotion

/// What is shown in place of movement while motion is reduced: an opacity for each slot.
///
/// Invariant: at rest it is 1, while movement is away from rest 0.8; between them it runs as the
/// commands' movements would have, and no run outlives the animation that it stands for by more
/// than letting go takes; it never leaves 0.8…1.
package struct SubstituteColumn {
  /// A command's run and whose it is.
  private struct Entry {
    var run: NumberRun
    var layer: ObjectIdentifier?
  }

  private static let away = 0.8
  private var entries: [[Entry]] = []
  /// The slots whose runs have changed since they were last composed.
  package private(set) var stirred = SlotSet()
  /// The slots that have runs, and perhaps some that have none any more.
  package private(set) var movers = SlotSet()

  /// A column of no slots.
  package init() {}

  /// Makes room for slots up to a count.
  package mutating func reserve(slots: Int) {
    while entries.count < slots { entries.append([]) }
  }

  /// Ends all runs: motion was switched on or off.
  package mutating func removeAll() {
    for slot in entries.indices { clear(slot) }
  }

  /// Ends the runs of a slot.
  package mutating func clear(_ slot: Int) {
    entries[slot].removeAll()
    stir(slot)
  }

  /// The opacity of a slot.
  package func opacity(
    _ slot: Int, isAway: Bool, at time: Double, in scene: Scene
  ) -> Double {
    min(max(sum(slot, isAway: isAway, at: time, in: scene), Self.away), 1)
  }

  private func sum(
    _ slot: Int, isAway: Bool, at time: Double, in scene: Scene
  ) -> Double {
    var sum = isAway ? Self.away : 1
    for entry in entries[slot] { sum += entry.run.contribution(at: time, in: scene) }
    return sum
  }

  private mutating func stir(_ slot: Int) {
    stirred.insert(slot, Property.opacity.bit)
    movers.insert(slot, Property.opacity.bit)
  }

  /// Forgets what has changed and what has no runs: all was composed.
  package mutating func calm() {
    stirred.removeAll()
    let entries = entries
    movers.keep { !entries[$0].isEmpty }
  }

  /// Until when some opacity changes, in seconds; −∞ where none does.
  package var latestRest: Double {
    movers.slots.reduce(-.infinity) { max($0, rest($1)) }
  }

  /// Until when the opacity of a slot changes, in seconds.
  package func rest(_ slot: Int) -> Double {
    entries[slot].reduce(-.infinity) { max($0, $1.run.rest) }
  }

  /// Follows a command that has moved a slot, already applied.
  ///
  /// An animation starts a run as long as its own, unless it leaves what is at rest there all the
  /// way; what is set or cleared shows at once.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - layer: The layer that it was applied to.
  ///   - slot: The slot that it moved.
  ///   - change: Whether movement was away from rest before it, and whether it is now.
  ///   - told: What showed before it, if the effect is being told of what is shown already: what it
  ///     sets or clears then moves in 0.2 s.
  ///   - scene: The scene.
  package mutating func answer(
    _ command: Command, of layer: Layer, _ slot: Int, change: (before: Bool, after: Bool),
    told: Double?, in scene: Scene
  ) {
    entries[slot].removeAll { $0.run.rest <= scene.time }
    stir(slot)
    switch command {
    case .set(_, let assignment) where assignment.property.isMotion:
      end(slot, layer)
      if let told { letGo(slot, from: told, isAway: change.after, in: scene) }
    case .clear(_, let properties) where properties & Property.motionBits != 0:
      end(slot, layer)
      if let told { letGo(slot, from: told, isAway: change.after, in: scene) }
    case .animate(let handle, let request)
    where request.targets.contains(where: { $0.property.isMotion }):
      start(request, handle.number, of: layer, slot, change, scene.time)
    default:
      break
    }
  }

  /// Moves in 0.2 s from what showed to where it will be.
  private mutating func letGo(_ slot: Int, from shown: Double, isAway: Bool, in scene: Scene) {
    let rest = shown - sum(slot, isAway: isAway, at: scene.time, in: scene)
    if rest != 0 { entries[slot].append(Entry(run: NumberRun(lettingGo: rest, at: scene.time))) }
  }

  private mutating func end(_ slot: Int, _ layer: Layer) {
    entries[slot].removeAll { $0.layer == ObjectIdentifier(layer) }
  }

  private mutating func start(
    _ request: AnimationRequest, _ animation: UInt64, of layer: Layer, _ slot: Int,
    _ change: (before: Bool, after: Bool), _ time: Double
  ) {
    var run: NumberRun?
    if change.before != change.after {
      let ends = (from: change.before ? Self.away : 1, to: change.after ? Self.away : 1)
      run = NumberRun(
        NumberRun.Span(from: ends.from, to: ends.to, began: time + request.delay), request,
        animation: 0)
    } else if !change.before, layer.moves(slot, by: animation) {
      run = dip(request, time)
    }
    guard var run, run.rest > time else { return }
    run.animation = animation
    entries[slot].append(Entry(run: run, layer: ObjectIdentifier(layer)))
  }

  /// An animation was ended before its time: what it still adds fades in 0.2 s.
  package mutating func cutShort(
    _ animation: AnimationHandle, of layer: Layer, _ slot: Int, in scene: Scene
  ) {
    let owner = ObjectIdentifier(layer)
    for index in entries[slot].indices
    where entries[slot][index].layer == owner
      && entries[slot][index].run.animation == animation.number
      && entries[slot][index].run.end > scene.time
    {
      let rest = entries[slot][index].run.contribution(at: scene.time, in: scene)
      entries[slot][index] = Entry(run: NumberRun(lettingGo: rest, at: scene.time))
      stir(slot)
    }
  }

  /// Starts the run of letting go: back to 1 in 0.2 s.
  package mutating func letGo(_ slot: Int, at time: Double) {
    entries[slot].append(Entry(run: NumberRun(lettingGo: Self.away - 1, at: time)))
    stir(slot)
  }

  /// Ends the runs along a transition that is over.
  package mutating func follow(_ transition: TransitionID, _ change: TransitionChange) {
    guard case .ended = change else { return }
    for slot in movers.slots where entries[slot].contains(where: { $0.run.follows(transition) }) {
      entries[slot].removeAll { $0.run.follows(transition) }
      stir(slot)
    }
  }

  /// From rest to rest: down to 0.8 at half the length, and back; an endless one at each pass.
  private func dip(_ request: AnimationRequest, _ time: Double) -> NumberRun? {
    guard request.transition == nil, let keyframes = Self.dip else { return nil }
    let pass = request.pass
    let whole = Pass(span: request.length)
    let each = Pass(span: pass.span * (pass.autoreverses ? 2 : 1), count: pass.count)
    let span = NumberRun.Span(from: 0, to: 0, began: time + request.delay)
    return NumberRun(
      span, keyframes: keyframes, pass: request.length < .infinity ? whole : each, animation: 0)
  }

  private static let dip = try? Keyframes(entries: [
    Keyframes.Entry(at: 0.5, value: away - 1, curve: .linear),
    Keyframes.Entry(at: 1, value: 0, curve: .linear),
  ])
}

extension NumberRun {
  /// Whether it runs along a transition.
  func follows(_ transition: TransitionID) -> Bool {
    if case .along(transition, _, _) = way { true } else { false }
  }
}
