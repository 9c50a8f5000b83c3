internal import CellEffect
internal import CellGrid
internal import CellMotion
internal import CellScript
internal import CellStage

extension Recorder {
  /// What was recorded so far as a scenario's text, be it one that can be read or not.
  ///
  /// - Complexity: O(number of events).
  public var text: String {
    recorded.json
  }

  /// What was recorded so far: it lasts to the stage's time.
  ///
  /// - Returns: The scenario, as it is read from ``text``.
  /// - Throws: ``ScenarioError``, with a place in ``text``, if the host did what no scenario says: a
  ///   number outside its range, as a place 10⁹ points away or a time after a day, refused items that do
  ///   not exist, more than can be read.
  /// - Complexity: O(number of events).
  public func scenario() throws(ScenarioError) -> Scenario {
    try Scenario(json: Array(text.utf8))
  }

  /// A recorder of a player's stage, before it plays; titles and expectations stay, and so do the names
  /// of plugins, those of built-in effects told apart from them.
  ///
  /// - Precondition: The player has not played, and nobody listens to its stage.
  public convenience init(_ player: Player) {
    self.init(player.stage, seed: player.scenario.seed)
    title = player.scenario.title
    kind = player.scenario.kind
    images = player.scenario.images
    expectations = player.scenario.expectations
    for (place, role) in player.cast.enumerated() {
      names[place] = role.origin == .builtIn ? "builtin:" + role.effect : role.written
    }
  }

  private var recorded: Scenario {
    let start =
      start ?? Start(grid: stage.scene.grid.settings, items: stage.scene.items, effects: [])
    var effects = start.effects
    for (place, name) in names where effects.indices.contains(place) { effects[place].name = name }
    return Scenario(
      title: title, kind: kind, grid: start.grid, limitsFlashes: stage.limitsFlashes,
      items: start.items,
      images: images.merging(colors.mapValues { .color($0) }) { first, _ in first },
      effects: effects, events: events, expectations: expectations, seed: seed,
      lasts: max(stage.time, expectations.map { $0.until ?? $0.time }.max() ?? 0))
  }

  /// The pictures that are one colour.
  var colors: [String: Color] {
    (start?.items ?? stage.scene.items).pictureColors
  }
}

extension EffectUse {
  /// A use as it is on a stage that has not started.
  init(_ effect: any Effect, at place: Int, on stage: Stage, seed: UInt64) {
    let set = effect.parameters.declared.compactMap { parameter in
      effect.parameters.input(parameter.name).map { Setting(parameter.name, $0) }
    }
    self.init(Self.name(of: effect), settings: set, items: stage.items(at: place))
    if let script = effect as? ScriptEffect, script.seed != Scenario.seed(of: place, from: seed) {
      self.seed = script.seed
    }
  }

  private static func name(of effect: any Effect) -> String {
    if let script = effect as? ScriptEffect {
      let path = script.files.root ?? script.files.main
      return EffectShelf.isPath(path) ? path : "./" + path
    }
    let builtIn = BuiltIn.make(effect.name)
    return builtIn.map { type(of: $0) == type(of: effect) } == true
      ? "builtin:" + effect.name : effect.name
  }
}

extension Color {
  /// Whether 8 bits for each part hold it.
  var is8Bit: Bool {
    Color(hex: hex) == self
  }
}
