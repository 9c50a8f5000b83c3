import CellEffect
import CellGrid

extension Stage {
  /// Asks an effect for its answer, and again while it has more to do.
  func ask(_ seat: Seat, _ stimulus: Stimulus, told: Bool = false) {
    guard askOnce(seat, stimulus, told: told) else { return }
    while askOnce(seat, .continued, told: told) {}
  }

  /// Asks an effect for one answer; whether it has more to do.
  private func askOnce(_ seat: Seat, _ stimulus: Stimulus, told: Bool) -> Bool {
    if seat.isLeft || (stimulus.isOfItsOwn && !count(seat)) { return false }
    guard seat.effect.answers(to: stimulus) else { return false }
    var answer = Answer(after: seat.lastHandle)
    readBeneath(seat)
    isAnswering = true
    do {
      try seat.effect.respond(to: stimulus, in: scene, on: seat.layer, with: &answer)
      seat.lastHandle = max(seat.lastHandle, answer.lastHandleGiven)
      for command in answer.commands { apply(command, of: seat, told: told) }
      isAnswering = false
    } catch {
      isAnswering = false
      fail(seat, error.completed(by: stimulus, in: scene))
    }
    if answer.continues || !answer.commands.isEmpty { instant.lastToAsk = seat }
    collect(seat)
    return answer.continues
  }

  /// Counts something that effects have caused.
  ///
  /// Past the limit of an instant the effect that asked last is taken off. What the host causes is
  /// the host's to bound.
  private func count(_ seat: Seat) -> Bool {
    instant.events += 1
    guard instant.events > Instant.limit else { return true }
    instant.events = 0
    let culprit = instant.lastToAsk.flatMap { $0.isLeft ? nil : $0 } ?? seat
    let failure = EffectFailure(
      reason: .events, effect: culprit.effect.name, message: "", time: scene.time)
    fail(culprit, failure)
    return !seat.isLeft
  }

  private func apply(_ command: Command, of seat: Seat, told: Bool) {
    switch command {
    case .wait(let number, let seconds, let cell):
      wait(seat, number, seconds, cell)
    case .select(let cell):
      requests.append(Request(cell: cell, isOn: true, animated: false))
    case .deselect(let cell, let animated):
      requests.append(Request(cell: cell, isOn: false, animated: animated))
    case .signal(let cell, let name):
      signal(seat, cell, name)
    case .log(let line):
      reports.append(.log(effect: seat.effect.name, line: line, time: scene.time))
    case .play, .stopPlay, .setInputs, .animateInputs:
      applyToPlays(command, of: seat)
    default:
      if !endsInputs(command, of: seat) {
        applyToChannels(seat.ranked(command), of: seat, told: told)
      }
    }
  }

  private func applyToChannels(_ command: Command, of seat: Seat, told: Bool) {
    guard hidesMotion, !seat.effect.keepsMotion,
      let cell = command.cell, scene.grid.isShowing(cell)
    else { return change(command, of: seat, told: told) }
    let before = isAwayFromRest(cell.slot)
    let shown = told ? substituteOpacity(cell.slot, isAway: before) : nil
    change(command, of: seat, told: told)
    hasChangedLooks = true
    substitutes.answer(
      command, of: seat.layer, cell.slot, change: (before, isAwayFromRest(cell.slot)), told: shown,
      in: scene)
  }

  private func change(_ command: Command, of seat: Seat, told: Bool) {
    seat.layer.apply(
      command, told: told,
      number: {
        animationCount += 1
        return animationCount
      },
      due: { scene.grid.takeNumber() })
  }

  private func substituteOpacity(_ slot: Int, isAway: Bool) -> Double {
    substitutes.opacity(slot, isAway: isAway, at: scene.time, in: scene)
  }

  private func wait(_ seat: Seat, _ number: UInt64, _ seconds: Double, _ cell: CellID?) {
    let until = scene.time + (seconds < 0.001 ? 0 : seconds)
    let due = scene.grid.takeNumber()
    seat.waits[number] = Seat.Wait(cell: cell, since: scene.time, until: until, due: due)
    agenda.add(Due(time: until, number: due), .wait(seat, number))
  }

  private func signal(_ seat: Seat, _ cell: CellID, _ name: String) {
    guard seat.signals < Seat.signalLimit, let item = scene.item(of: cell) else { return }
    seat.signals += 1
    reports.append(
      .signal(effect: seat.effect.name, item: item, name: name, time: scene.time))
  }

  /// Whether an effect whose movement is replaced has moved a slot's cell away from rest.
  func isAwayFromRest(_ slot: Int) -> Bool {
    seats.contains { !$0.isLeft && !$0.effect.keepsMotion && $0.layer.isAwayFromRest(slot) }
  }
}

extension Command {
  /// The cell whose channels a command changes.
  var cell: CellID? {
    switch self {
    case .set(let cell, _), .clear(let cell, _): cell
    case .animate(_, let request): request.cell
    default: nil
    }
  }
}

extension Stimulus {
  /// Whether it comes of what effects have asked for, and not of what the host has done.
  var isOfItsOwn: Bool {
    switch self {
    case .ended, .woke, .continued: true
    case .event(.selectionChanged(let change), _): change.cause == .program
    default: false
    }
  }

  /// The cell whose handler answers; what wakes a sequence may be another cell's than its own.
  var cell: CellID? {
    switch self {
    case .event(_, let cell), .itemChanged(let cell, _): cell
    default: nil
    }
  }
}
