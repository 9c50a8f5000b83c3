internal import CellEffect
internal import CellGrid

extension Scenario: Equatable {
  /// Whether both say the same; where it stands in a file does not count.
  public static func == (left: Scenario, right: Scenario) -> Bool {
    left.title == right.title && left.kind == right.kind && left.grid == right.grid
      && left.limitsFlashes == right.limitsFlashes && left.items == right.items
      && left.images == right.images && left.seed == right.seed && left.lasts == right.lasts
      && left.effects?.map(\.unplaced) == right.effects?.map(\.unplaced)
      && left.events.map(\.unplaced) == right.events.map(\.unplaced)
      && left.expectations.map(\.unplaced) == right.expectations.map(\.unplaced)
  }
}

extension EffectUse {
  fileprivate var unplaced: EffectUse {
    EffectUse(name, settings: settings.map(\.unplaced), items: items, seed: seed)
  }
}

extension Setting {
  fileprivate var unplaced: Setting {
    Setting(name, value)
  }
}

extension TimedEvent {
  fileprivate var unplaced: TimedEvent {
    var event = self
    event.position = .start
    if case .setParameter(let effect, let setting) = event.event {
      event.event = .setParameter(effect, setting.unplaced)
    }
    return event
  }
}

extension Expectation {
  fileprivate var unplaced: Expectation {
    var expectation = self
    expectation.position = .start
    return expectation
  }
}
