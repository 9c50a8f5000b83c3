public import CellEffect
import CellGrid

extension Stage {
  /// Puts another effect, or another version of one, in the place of a use.
  ///
  /// What moves goes on to its end, of which the new effect is not told; cells for which the old
  /// one still waits are let go, and all if movement that is shown under reduced motion would be
  /// hidden or the other way round. A cell that is let go is forgotten by both. If the old one was
  /// taken off, what plays in its place is let go and the new one comes back with no failures
  /// counted. Then it is told: `attached`, and of each visible cell what is shown. What it assigns
  /// while it is told moves there in 0.2 s.
  ///
  /// Parameters that the host has set go over where the new effect declares them and takes the
  /// value.
  ///
  /// - Parameters:
  ///   - use: The use, by the order in which effects were added.
  ///   - effect: The effect; one that plays on no stage.
  ///   - time: When, in seconds.
  /// - Returns: The parameters that the host had set and that do not go over, by name.
  /// - Precondition: There is such a use, and the stage has started.
  /// - Complexity: O(visible cells).
  @discardableResult
  public func replace(_ use: Int, by effect: any Effect, at time: Double) -> [String] {
    var dropped: [String] = []
    cause(at: time) {
      tellListener(.replacement(use: use))
      dropped = takeOver(settingsOf: use, to: effect)
      replace(self.use(use).seat, by: effect)
    }
    return dropped
  }

  /// Takes an effect off; nothing plays in its place until one is put there.
  ///
  /// Its animations end unfinished, its plays and waits with them, and it is asked nothing any more;
  /// what it showed moves to what lies beneath in 0.2 s. A host that gives a stage up takes all its
  /// effects off first, so that everything that was begun has ended. Where nothing plays, nothing
  /// happens.
  ///
  /// - Parameters:
  ///   - use: The use, by the order in which effects were added.
  ///   - time: When, in seconds.
  /// - Precondition: There is such a use, and the stage has started.
  /// - Complexity: O(visible cells).
  public func remove(_ use: Int, at time: Double) {
    cause(at: time) {
      let seat = self.use(use).seat
      guard !seat.isLeft else { return }
      tellListener(.removal(use: use))
      leave(seat)
    }
  }

  /// The settings of what was taken off are older than those of what plays in its place.
  private func takeOver(settingsOf use: Int, to effect: any Effect) -> [String] {
    let (old, seated) = (self.effect(at: use), self.use(use).seat.effect)
    var dropped = effect.parameters.adoptSettings(of: seated.parameters)
    if seated !== old {
      dropped += effect.parameters.adoptSettings(
        of: old.parameters, exceptSetIn: seated.parameters)
    }
    return Set(dropped).sorted()
  }

  private func replace(_ seat: Seat, by effect: any Effect) {
    let goesOn = !seat.isLeft && seat.effect === uses[seat.use].effect
    uses[seat.use].effect = effect
    if goesOn, !changesMotion(seat, effect) { return exchange(seat, for: effect) }
    if !seat.isLeft { leave(seat) }
    for slot in scene.grid.liveSlots { effect.forget(scene.cell(in: slot)) }
    succeed(seat, by: effect)
  }

  /// Whether movement that is shown would be hidden at once, or the other way round.
  private func changesMotion(_ seat: Seat, _ effect: any Effect) -> Bool {
    scene.grid.settings.reduceMotion && seat.effect.keepsMotion != effect.keepsMotion
  }

  private func exchange(_ seat: Seat, for effect: any Effect) {
    for slot in scene.grid.liveSlots {
      let cell = scene.cell(in: slot)
      let waits = seat.waits.values.contains { $0.cell == cell } || seat.effect.waits(for: cell)
      if waits {
        letGo(cell, of: seat)
        effect.forget(cell)
      }
    }
    stopPlays(of: seat)
    seat.exchange(for: effect)
    composition.isStirredEverywhere = true
    tell(seat)
  }
}
