package import CellGrid
import CellMotion

/// What is shown in place of movement while motion is reduced: an opacity for each slot.
///
/// Invariant: at rest it is 1, while movement is away from rest 0.8, between them it runs as the
/// commands' movements would have; it never leaves 0.8…1.
package struct SubstituteColumn {
  private static let away = 0.8
  private var runs: [[NumberRun]] = []

  /// A column of no slots.
  package init() {}

  /// Makes room for slots up to a count.
  package mutating func reserve(slots: Int) {
    while runs.count < slots { runs.append([]) }
  }

  /// Ends all runs: motion was switched on or off.
  package mutating func removeAll() {
    for slot in runs.indices { runs[slot] = [] }
  }

  /// Ends the runs of a slot.
  package mutating func clear(_ slot: Int) {
    runs[slot] = []
  }

  /// The opacity of a slot.
  package func opacity(
    _ slot: Int, isAway: Bool, at time: Double, in grid: borrowing Grid
  ) -> Double {
    var sum = isAway ? Self.away : 1
    for run in runs[slot] { sum += run.contribution(at: time, in: grid) }
    return min(max(sum, Self.away), 1)
  }

  /// Until when the opacity of a slot changes, in seconds.
  package func rest(_ slot: Int) -> Double {
    runs[slot].reduce(-.infinity) { max($0, $1.rest) }
  }

  /// Starts the run that a command's movement asks for.
  ///
  /// - Parameters:
  ///   - command: The command, already applied.
  ///   - slot: The slot that it moved.
  ///   - before: Whether movement was away from rest before it.
  ///   - after: Whether it is now.
  ///   - time: Now, in seconds.
  package mutating func answer(
    _ command: Command, _ slot: Int, before: Bool, after: Bool, at time: Double
  ) {
    guard case .animate(_, let request) = command,
      request.targets.contains(where: { $0.property.isMotion })
    else { return }
    runs[slot].removeAll { $0.rest <= time }
    if before != after {
      let ends = (from: before ? Self.away : 1, to: after ? Self.away : 1)
      add(crossing(ends.from, ends.to, request, time), slot, time)
    } else if !before {
      add(dip(request, time), slot, time)
    }
  }

  /// Starts the run of letting go: back to 1 in 0.2 s.
  package mutating func letGo(_ slot: Int, at time: Double) {
    add(NumberRun(lettingGo: Self.away - 1, at: time), slot, time)
  }

  /// Ends the runs along a transition that is over.
  package mutating func follow(_ transition: TransitionID, _ change: TransitionChange) {
    guard case .ended = change else { return }
    for slot in runs.indices { runs[slot].removeAll { $0.follows(transition) } }
  }

  private mutating func add(_ run: NumberRun?, _ slot: Int, _ time: Double) {
    guard let run, run.rest > time else { return }
    runs[slot].append(run)
  }

  private func crossing(
    _ from: Double, _ to: Double, _ request: AnimationRequest, _ time: Double
  ) -> NumberRun {
    let span = NumberRun.Span(from: from, to: to, began: time + request.delay)
    switch request.timing {
    case .spring(let spring):
      return NumberRun(span, spring: spring, animation: 0)
    case .curve(let curve, _):
      guard let transition = request.transition else {
        return NumberRun(span, curve: curve, pass: request.pass, animation: 0)
      }
      return NumberRun(
        animation: 0, began: time, end: .infinity, rest: .infinity, held: from - to,
        way: .along(transition, curve, amount: from - to))
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
