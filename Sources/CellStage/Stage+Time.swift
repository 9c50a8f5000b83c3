public import CellEffect
public import CellGrid

extension Stage {
  /// The earliest time at which something happens by itself, in seconds.
  public var nextDue: Double? {
    earliest?.time
  }

  private var earliest: Due? {
    guard let own = agenda.next else { return scene.grid.nextDue }
    guard let grid = scene.grid.nextDue else { return own }
    return min(own, grid)
  }

  /// Brings the stage to a time: everything due up to it happens, in order.
  ///
  /// - Parameter time: Seconds; a time before the stage's does nothing.
  /// - Precondition: The time is finite and the stage has started.
  public func advance(to time: Double) {
    precondition(hasStarted, "a stage is started before it is advanced")
    precondition(time.isFinite, "time is a number")
    while let due = earliest, due.time <= time { perform(due) }
    guard time >= scene.time else { return }
    checkFlashes(through: time)
    scene.time = time
  }

  private func perform(_ due: Due) {
    checkFlashes(before: due.time)
    scene.time = max(scene.time, due.time)
    beginInstant()
    if scene.grid.nextDue == due {
      scene.grid.performDue()
    } else if let matter = agenda.take() {
      perform(matter, due.number)
    }
    drain()
    checkFlashesNow()
  }

  private func perform(_ matter: DueHeap.Matter, _ due: UInt64) {
    switch matter {
    case .animation(let seat, let handle):
      seat.layer.isDue(handle)
      collect(seat)
    case .wait(let seat, let number):
      guard let wait = seat.waits[number], wait.due == due else { return }
      seat.waits[number] = nil
      ask(seat, .woke(number, slept: scene.time - wait.since))
    case .play(let seat, let handle):
      isDue(handle, of: seat)
    case .input(let seat, let play, let handle):
      play.inputs.isDue(handle, in: scene)
      collectPlays(seat)
    case .fade(let seat):
      seats.removeAll { $0 === seat }
      for other in seats where other.layer.predecessor === seat.layer {
        other.layer.predecessor = nil
      }
      linkLayers()
      composition.isStirredEverywhere = true
    }
  }

  /// Feeds an input.
  ///
  /// The stage is brought to its time first, and everything that it causes at once has happened
  /// on return. An input older than the stage counts as now; its own time is kept for speeds.
  ///
  /// - Parameters:
  ///   - input: What the host tells the grid.
  ///   - time: When, in seconds.
  /// - Precondition: The input's numbers are finite, its items exist, a touch that begins is not
  ///   down.
  public func feed(_ input: GridInput, at time: Double) {
    cause(at: time) {
      tellListener(.input(input, ownTime: time))
      if case .reload(sameData: false) = input { scene.items.forgetChanges() }
      scene.grid.feed(input, at: scene.time, touchTime: time)
    }
  }

  /// Changes a parameter of an effect.
  ///
  /// - Parameters:
  ///   - name: The parameter.
  ///   - use: The effect, by the order in which effects were added.
  ///   - input: The new value.
  ///   - time: When, in seconds.
  /// - Precondition: There is such a use, and the stage has started.
  /// - Throws: `ParameterError` if the effect does not take it; nothing is changed then.
  public func setParameter(
    _ name: String, of use: Int, to input: ParameterInput, at time: Double
  ) throws(ParameterError) {
    let seat = self.use(use).seat
    var parameters = seat.effect.parameters
    try parameters.set(name, to: input, of: seat.effect.name)
    cause(at: time) {
      tellListener(.parameter(name, use: use, to: input))
      seat.effect.parameters = parameters
      ask(seat, .parametersChanged([name]))
    }
  }

  /// Changes one of the host's own values of an item.
  ///
  /// - Parameters:
  ///   - item: The item. Precondition: it exists.
  ///   - name: The value's name.
  ///   - value: The new value.
  ///   - time: When, in seconds.
  public func setItem(_ item: Int, _ name: String, to value: ItemValue, at time: Double) {
    cause(at: time) {
      tellListener(.itemValue(item, name: name, to: value))
      scene.items.change(name, of: scene.grid.source(of: item), to: value)
      guard let cell = scene.grid.cell(showing: item) else { return }
      scene.fillContents(of: cell.slot)
      noteChange(in: cell.slot)
      for seat in seats where plays(seat, cell) {
        ask(seat, .itemChanged(cell, [name]))
      }
    }
  }

  /// Does something at a time, with all that it causes at that time.
  func cause(at time: Double, _ act: () -> Void) {
    precondition(hasStarted, "a stage is started before it is fed")
    let now = max(time, scene.time)
    advance(to: now)
    beginInstant()
    act()
    drain()
    checkFlashesNow()
    advance(to: now)
  }

  /// Starts counting anew when the time has changed.
  func beginInstant() {
    composition.events += 1
    guard scene.time > instant.time else { return }
    instant = Instant(time: scene.time)
    for seat in seats { seat.signals = 0 }
  }
}
