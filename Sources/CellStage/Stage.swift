public import CellEffect
public import CellGrid

/// The runtime: a grid, effects on it and one clock.
///
/// A host feeds touches and time and reads frames; what happened comes back as reports. Everything
/// is a function of what was fed: how often the stage is advanced changes nothing.
///
/// Invariant: between calls the queues are empty, nothing is due at or before ``time``, and every
/// channel of a slot that shows no item is empty.
public final class Stage {
  /// What effects can read.
  public let scene: Scene
  /// Whether the pictures of cells that would flash too often are held.
  public let limitsFlashes: Bool

  var seats: [Seat] = []
  /// The present seat of each use, in the order in which they were added.
  var uses: [Seat] = []
  var agenda = Agenda()
  var completions = CompletionQueue()
  var requests: [Request] = []
  var reports: [Report] = []
  /// How many animations and dissolves effects have started; completions count them from 1.
  public internal(set) var animationCount = 0
  var instant = Instant()
  var substitutes = SubstituteColumn()
  var limiter: FlashLimiter
  var composed = Frame()
  /// The numbers of the cell that is being composed.
  var numbers = Property.neutralNumbers
  var nextCheck = 0
  /// When the flash limit looked last, and until when it has to look again.
  var checked = (time: -Double.infinity, brightUntil: -Double.infinity)
  /// Whether channels or cells were changed since the flash limit looked last.
  var hasChangedLooks = true
  /// Counts changes of items' contents, of cells and of the appearance.
  var contentsVersion = 0
  /// Counts those and changes of channels that others see beneath them.
  var looksVersion = 0
  var hasStarted = false
  /// Whether an effect is answering now.
  var isAnswering = false
  var hasCompletedInsideAnswer = false

  /// A selection that an effect asks for.
  struct Request {
    var cell: CellID
    var isOn: Bool
    var animated: Bool
  }

  /// What has happened at the present time.
  struct Instant {
    /// The time.
    var time = -Double.infinity
    /// How many stimuli effects got.
    var events = 0
    /// The last seat whose commands caused something.
    var lastToAsk: Seat?

    /// The most stimuli in one instant.
    static let limit = 100_000
  }

  /// A stage for a grid.
  ///
  /// - Parameters:
  ///   - grid: The grid's settings.
  ///   - items: What the host knows of the items.
  ///   - limitsFlashes: Whether the flash limit is on.
  public init(grid: GridSettings, items: ItemTable = ItemTable(), limitsFlashes: Bool = true) {
    scene = Scene(grid: Grid(grid), items: items)
    self.limitsFlashes = limitsFlashes
    limiter = FlashLimiter()
  }

  /// The stage's time, in seconds from 0.
  public var time: Double {
    scene.time
  }

  /// Adds an effect above those that are there.
  ///
  /// - Parameters:
  ///   - effect: The effect; an effect object plays on one stage only.
  ///   - items: The items it plays on; nil: all.
  ///   - fallback: What plays in its place if it is taken off.
  /// - Precondition: The stage has not started.
  public func add(
    _ effect: any Effect, on items: Set<Int>? = nil, fallback: (any Effect)? = nil
  ) {
    precondition(!hasStarted, "effects are added before the stage starts")
    let seat = Seat(effect, layer: Layer(in: scene), items: items, fallback: fallback)
    seats.append(seat)
    uses.append(seat)
    linkLayers()
  }

  /// Attaches the effects and tells them of the first cells.
  ///
  /// - Precondition: The stage has not started.
  public func start() {
    precondition(!hasStarted, "a stage starts once")
    hasStarted = true
    beginInstant()
    for seat in seats { ask(seat, .attached, cell: nil) }
    drain()
    advance(to: 0)
  }

  /// What happened since the last call, in order.
  public func takeReports() -> [Report] {
    defer { reports.removeAll(keepingCapacity: true) }
    return reports
  }

  /// The name of the effect that plays for a use now, by the order in which uses were added.
  public func effectName(at index: Int) -> String {
    uses[index].effect.name
  }

  /// Lets each layer know what it covers.
  func linkLayers() {
    var below: Layer?
    for seat in seats {
      seat.layer.below = below
      below = seat.layer
    }
  }

  /// Remembers that channels have changed.
  func noteChangedLooks() {
    hasChangedLooks = true
    looksVersion += 1
  }

  /// Remembers that items, cells or the appearance have changed.
  func noteChangedContents() {
    contentsVersion += 1
    noteChangedLooks()
  }
}
