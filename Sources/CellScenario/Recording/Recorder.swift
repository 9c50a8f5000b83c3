internal import CellEffect
internal import CellGrid
public import CellStage

/// Writes down what a host feeds a stage, as a scenario that gives the same when it is played.
///
/// It holds the time at which each input counted and, where a finger's own time was before that, this
/// too. Frames are not written down: how often a stage is advanced changes nothing.
///
/// Invariant: `events` stand in order of time; from the start of the stage on, `start` is there.
public final class Recorder: FeedListener {
  /// What is written above, in a sentence.
  public var title: String?
  /// Free text.
  public var kind: String?
  /// Where pictures come from, by name; those that are one colour are known without.
  public var images: [String: PictureSource] = [:]
  /// What the scenario calls effects, by their places.
  ///
  /// Of others: `builtin:NAME`; the path of a plugin; the name of an effect of the host's own, which only
  /// an ``EffectResolver`` of the host finds.
  public var names: [Int: String] = [:]
  /// Whether the scenario gives the same, bit for bit.
  ///
  /// It does not once something was fed that no scenario holds: another effect in the place of one,
  /// values of single items before the start, a parameter that only a fallback has, a picture's colour
  /// between those of 8 bits.
  public private(set) var isExact = true

  let stage: Stage
  let seed: UInt64
  private(set) var start: Start?
  private(set) var events: [TimedEvent] = []
  /// What is expected of the scenario that is played while it is recorded.
  var expectations: [Expectation] = []
  private var down: Set<Int> = []

  /// The stage as it was at its start.
  struct Start {
    var grid: GridSettings
    var items: ItemTable
    var effects: [EffectUse]
  }

  /// A recorder of a stage; the stage does not keep it.
  ///
  /// - Parameters:
  ///   - stage: The stage, before it starts; its effects may come later.
  ///   - seed: What the scenario's random numbers follow from. What a plugin was made with is written
  ///     down where it is another.
  /// - Precondition: The stage has not started and nobody listens to it.
  public init(_ stage: Stage, seed: UInt64 = 1) {
    precondition(!stage.hasStarted, "a recorder is made before its stage starts")
    precondition(stage.listener == nil, "somebody listens to the stage already")
    self.stage = stage
    self.seed = seed
    stage.listener = self
  }

  /// Writes down the stage's effects and what it is made from; for the stage.
  public func hearStart(of stage: Stage) {
    let effects = (0..<stage.useCount).map { place in
      EffectUse(stage.effect(at: place), at: place, on: stage, seed: seed)
    }
    start = Start(
      grid: stage.scene.grid.settings, items: stage.scene.items, effects: effects)
    let seeds = [seed] + effects.compactMap(\.seed)
    if seeds.contains(where: { $0 > UInt64(GridVocabulary.wholes.upperBound) }) { isExact = false }
    if stage.scene.items.hasChanges || colors.contains(where: { $0.value.is8Bit == false }) {
      isExact = false
    }
  }

  /// Writes down what the stage is fed; for the stage.
  public func hear(_ feed: Stage.Feed, at time: Double, on stage: Stage) {
    switch feed {
    case .input(let input, let ownTime):
      add(input, at: time, ownTime: ownTime, to: stage.scene.grid.settings)
    case .parameter(let name, let use, let input):
      if stage.effect(at: use).parameters[name] == nil { isExact = false }
      add(.setParameter(.place(use), Setting(name, input)), at: time)
    case .itemValue(let item, let name, let value):
      add(.setItem(item, name: name, value: value), at: time)
    case .note(let text):
      add(.note(text), at: time)
    case .replacement(let use):
      isExact = false
      add(.note("effect \(use) is replaced"), at: time)
    case .removal(let use):
      isExact = false
      add(.note("effect \(use) is taken off"), at: time)
    }
  }

  // MARK: Events

  private func add(_ event: ScenarioEvent, at time: Double, touchTime: Double? = nil) {
    events.append(
      TimedEvent(time: time, touchTime: touchTime, event: event, position: .start))
  }

  private func add(_ input: GridInput, at time: Double, ownTime: Double, to grid: GridSettings) {
    switch input {
    case .touchBegan(let id, _): down.insert(id)
    case .touchEnded(let id, _), .touchCancelled(let id): down.remove(id)
    case .select(let item, _), .deselect(let item, _), .setEnabled(let item, _),
      .scrollToItem(let item, _, _), .setExtent(let item, _):
      guard (0..<grid.count).contains(item) else {
        return addIdle("item \(item) is not there", at: time)
      }
      if case .setExtent = input, grid.columns(ofItem: item) > 1 {
        return addIdle("the line of item \(item) has several cells", at: time)
      }
    case .setRefuses(highlight: nil, select: nil):
      return addIdle("nothing is refused anew", at: time)
    default: break
    }
    let isLate = input.isOfFinger && ownTime < time
    add(.input(input), at: time, touchTime: isLate ? ownTime : nil)
  }

  /// An input that does what one of an item does that is not there: the cells are those of its time.
  private func addIdle(_ note: String, at time: Double) {
    add(.note(note), at: time)
    let free = (0...down.count).first { !down.contains($0) } ?? 0
    add(.input(.touchCancelled(id: free)), at: time)
  }
}
