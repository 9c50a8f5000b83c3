import CellEffect
import CellGrid
import CellKernel

extension Stage {
  /// Applies a command that concerns plays.
  func applyToPlays(_ command: Command, of seat: Seat) {
    switch command {
    case .play(let handle, let request):
      play(seat, seat.rank(handle), request)
    case .stopPlay(let handle, let fade):
      if let play = seat.play(seat.rank(handle)) { stop(play, of: seat, fading: fade) }
    case .setInputs(let handle, let targets):
      setInputs(seat, seat.rank(handle), targets)
    case .animateInputs(let handle, let request):
      animateInputs(seat, seat.rank(handle), request)
    default:
      break
    }
    collectPlays(seat)
  }

  private func play(_ seat: Seat, _ handle: AnimationHandle, _ request: PlayRequest) {
    let running = seat.plays.filter { !$0.isOver }
    if running.count >= Seat.playLimit, let oldest = running.first {
      stop(oldest, of: seat, fading: Layer.letGoDuration)
    }
    let (sheet, due) = (seat.sheet(of: request.field), scene.grid.takeNumber())
    request.check(sheet.field)
    let play = Play(handle, sheet, request, at: scene.time, due: due)
    hasChangedLooks = true
    guard play.end > scene.time else {
      return completions.add(.ofPlay(handle, finished: true), of: seat)
    }
    seat.add(play)
    if play.end < .infinity {
      agenda.add(Due(time: play.end, number: due), .play(seat, handle))
    }
  }

  private func animateInputs(_ seat: Seat, _ handle: AnimationHandle, _ request: InputRequest) {
    guard let play = seat.play(seat.rank(request.play)) else {
      return completions.add(.ofPlay(handle, finished: false), of: seat)
    }
    request.check(play.sheet.field)
    play.inputs.start(handle, request, due: scene.grid.takeNumber(), in: scene)
  }

  private func setInputs(_ seat: Seat, _ handle: AnimationHandle, _ targets: [InputTarget]) {
    guard let play = seat.play(handle) else { return }
    for target in targets { target.check(play.sheet.field) }
    play.inputs.set(targets, in: scene)
  }

  /// Ends a play early; it fades to what lies beneath, in seconds.
  func stop(_ play: Play, of seat: Seat, fading span: Double) {
    guard !play.isOver else { return }
    play.stop(at: scene.time, fading: span)
    collectPlays(seat)
    seat.limitFading(at: scene.time)
    hasChangedLooks = true
    completions.add(.ofPlay(play.handle, finished: false), of: seat)
  }

  /// Fades all plays of a seat whose effect has left, as its channels do.
  func stopPlays(of seat: Seat) {
    for play in seat.plays {
      play.hasten(at: scene.time, within: Layer.letGoDuration)
      stop(play, of: seat, fading: Layer.letGoDuration)
    }
  }

  /// Ends a play whose time has come.
  func isDue(_ handle: AnimationHandle, of seat: Seat) {
    guard let play = seat.play(handle), play.end <= scene.time else { return }
    play.stop(at: scene.time, fading: 0)
    collectPlays(seat)
    seat.remove(play)
    completions.add(.ofPlay(play.handle, finished: true), of: seat)
  }

  /// Stops or finishes an animation of a play's inputs.
  ///
  /// - Returns: Whether it is one.
  func endsInputs(_ command: Command, of seat: Seat) -> Bool {
    switch command {
    case .stop(let handle):
      guard let play = seat.play(moving: seat.rank(handle)) else { return false }
      play.inputs.stop(seat.rank(handle), in: scene)
    case .finish(let handle):
      guard let play = seat.play(moving: seat.rank(handle)) else { return false }
      play.inputs.finish(seat.rank(handle), in: scene)
    default:
      return false
    }
    collectPlays(seat)
    return true
  }

  /// Takes over what the plays of a seat have ended and scheduled.
  func collectPlays(_ seat: Seat) {
    for play in seat.plays {
      for ending in play.inputs.endings {
        completions.add(.ofPlay(ending.handle, finished: ending.finished), of: seat)
      }
      play.inputs.endings.removeAll(keepingCapacity: true)
      for schedule in play.inputs.schedules {
        agenda.add(
          Due(time: schedule.time, number: schedule.number), .input(seat, play, schedule.handle))
      }
      play.inputs.schedules.removeAll(keepingCapacity: true)
    }
  }
}
