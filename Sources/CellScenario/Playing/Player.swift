internal import CellEffect
internal import CellGrid
internal import CellScript
public import CellStage

/// Plays one scenario once, as fast as possible.
///
/// Invariant: the stage has been fed the first `nextEvent` events and has not passed the moment
/// that was seen last.
public final class Player {
  /// The frames that are looked at in a second, unless asked otherwise.
  public static let defaultRate = 60.0
  /// The rates that can be asked for, in frames per second.
  public static let rates = 1.0...1_000

  /// What is played.
  public let scenario: Scenario
  /// Frames per second.
  public let rate: Double
  /// The stage it is played on.
  public let stage: Stage

  /// Nanoseconds from any start, to measure what frames cost; nil: not measured.
  public var clock: (() -> UInt64)?
  /// Times at which the stage is advanced besides, rising; they must change nothing.
  public var extraTimes: [Double] = []
  /// See the playback as it goes.
  public var observers: [any PlaybackObserver] = []

  /// What each name of an effect meant, in the order of use.
  public var cast: [Role] {
    playback.cast
  }

  var playback = Playback()
  var log = PlaybackLog()
  private var watches: [ExpectationWatch]
  private var extremes = ExtremeMeter()
  /// By the items' sources, since places change.
  private var restingLooks: [Int: ShownLook] = [:]
  private let feltItems: [Int]
  private var costs: [UInt64] = []
  private var nextEvent = 0

  /// A player with its stage and effects, ready to play.
  ///
  /// - Parameters:
  ///   - scenario: What to play.
  ///   - effects: Finds the effects that the scenario names.
  ///   - rate: Frames per second, 1…1,000.
  ///   - overrides: Parameters set on top of the file's.
  /// - Throws: ``ScenarioError`` if an effect does not exist, cannot be loaded, or does not take a
  ///   setting, now or at a later event.
  public init(
    _ scenario: Scenario, effects: some EffectResolver, rate: Double = defaultRate,
    overrides: [Override] = []
  ) throws(ScenarioError) {
    precondition(Self.rates.contains(rate), "a rate is 1…1,000 frames per second")
    self.scenario = scenario
    self.rate = rate
    stage = Stage(
      grid: scenario.grid, items: scenario.items, limitsFlashes: scenario.limitsFlashes)
    watches = scenario.expectations.map(ExpectationWatch.init)
    feltItems = Set(
      scenario.expectations.filter { $0.question == .nonMotionFeedback }.compactMap(\.cell)
    ).sorted()
    var casting = Casting(scenario, effects)
    playback.cast = try casting.seat(on: stage, overrides: overrides)
    references = casting.references
    self.effects = casting.effects
  }

  /// The effects, in the order of use.
  private let effects: [any Effect]
  /// The uses of effects, by the names that events call them by.
  private let references: [String: [Int]]

  /// Plays from the beginning to the end.
  ///
  /// - Returns: What came of it.
  /// - Precondition: It has not been played.
  /// - Complexity: O(length × rate × visible cells).
  public func play() -> Playback {
    stage.start()
    var moments = MomentSchedule(scenario, rate: rate, extra: extraTimes)
    while let due = moments.next() { stop(at: due) }
    return result()
  }

  private func stop(at due: MomentSchedule.Due) {
    let start = clock?()
    stage.advance(to: due.time)
    let events = feedEvents(at: due.time)
    guard due.isSeen || !events.isEmpty else { return }
    let frame = stage.frame()
    if let start, let end = clock?(), due.isFrame { costs.append(end &- start) }
    see(
      Moment(
        time: due.time, isFrame: due.isFrame, events: events, reports: stage.takeReports(),
        frame: frame, stage: stage))
  }

  // MARK: Events

  private func feedEvents(at time: Double) -> [TimedEvent] {
    let first = nextEvent
    while nextEvent < scenario.events.count, scenario.events[nextEvent].time <= time {
      feed(scenario.events[nextEvent])
      nextEvent += 1
    }
    return Array(scenario.events[first..<nextEvent])
  }

  private func feed(_ event: TimedEvent) {
    switch event.event {
    case .input(let input):
      if case .touchBegan(_, let place) = input { count(touchAt: place) }
      stage.feed(input, at: event.touchTime ?? event.time)
    case .setItem(let item, let name, let value):
      stage.setItem(item, name, to: value, at: event.time)
    case .setParameter(let effect, let setting):
      for place in places(of: effect) {
        // Refused only by a fallback that has no such parameter: it was checked before the start.
        try? stage.setParameter(setting.name, of: place, to: setting.value, at: event.time)
      }
    case .note(let text): stage.note(text, at: event.time)
    }
  }

  private func count(touchAt place: Point) {
    playback.touchCount += 1
    if stage.scene.grid.item(under: place, at: stage.time) == nil { playback.missedTouchCount += 1 }
  }

  private func places(of effect: EffectReference) -> [Int] {
    switch effect {
    case .place(let place): [place]
    case .name(let name): references[name] ?? []
    }
  }

  // MARK: Looking

  private func see(_ moment: Moment) {
    log.add(moment.reports)
    extremes.add(moment.frame)
    if moment.isFrame { playback.frameCount += 1 }
    let sight = Sight(
      frame: moment.frame, stage: stage, log: log, restingLooks: restingLooks)
    for item in feltItems where sight.exists(item) && sight.isAtRest(item) {
      restingLooks[stage.scene.grid.source(of: item)] = sight.look(of: item)
    }
    for place in watches.indices { watches[place].look(sight, moment, rate: rate) }
    for observer in observers { observer.see(moment) }
  }

  private func result() -> Playback {
    for (place, effect) in self.effects.enumerated() {
      playback.cast[place].usage = (effect as? ScriptEffect)?.usage
    }
    playback.calls = log.calls
    playback.completions = log.completions
    playback.failures = log.failures
    playback.signals = log.signals
    playback.lines = log.lines
    playback.animationCount = stage.animationCount
    playback.waitCount = stage.waitCount
    playback.playCount = stage.playCount
    playback.flashHolds = stage.flashHolds
    playback.extremes = extremes.moved
    playback.verdicts = watches.map { Verdict(expectation: $0.expectation, miss: $0.miss) }
    playback.costs = FrameCosts(of: costs)
    return playback
  }
}
