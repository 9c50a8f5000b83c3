public import CellEffect
public import CellGrid
import CellKernel
import CellMotion

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
  /// Hears what the stage is fed; whoever sets it keeps it.
  public weak var listener: (any FeedListener)?

  var seats: [Seat] = []
  /// In the order in which they were added.
  var uses: [Use] = []
  var agenda = DueHeap()
  var completions = CompletionQueue()
  /// Empty: the memory that a layer gets when its news are taken.
  var spareNews = LayerNews()
  var requests: [Request] = []
  var reports: [Report] = []
  /// How many animations and dissolves were started so far.
  public internal(set) var animationCount = 0
  var instant = Instant()
  var substitutes = SubstituteColumn()
  let limiter = FlashLimiter()
  /// Pictures that are one colour.
  let pictureColors: [NameID: Color]
  let composition = Composition()
  /// Runs fields.
  let runner = FieldRunner()
  /// When the cell in each slot appeared, in seconds.
  var appeared: [Double] = []
  var nextCheck = 0
  /// When the flash limit looked last, and until when it has to look again.
  var checked = (time: -Double.infinity, brightUntil: -Double.infinity)
  /// Whether channels or cells were changed since the flash limit looked last.
  var hasChangedLooks = true
  var changes = ChangeLog()
  /// Whether the stage has been started.
  public internal(set) var hasStarted = false
  /// Whether an effect is answering now.
  var isAnswering = false
  var hasCompletedInsideAnswer = false

  /// What the host has put in one place of the order.
  struct Use {
    /// What plays now, or played last.
    var seat: Seat
    /// What the host has put there last; it may have been taken off.
    var effect: any Effect
    /// What plays in its place if it is taken off.
    let fallback: (any Effect)?
  }

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
    let names = scene.names
    let colored = items.pictureColors.sorted { $0.key < $1.key }
    pictureColors = Dictionary(
      uniqueKeysWithValues: colored.map { (names.number(of: $0.key), $0.value) })
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
    let seat = Seat(effect, layer: Layer(in: scene, on: items), use: uses.count)
    seats.append(seat)
    uses.append(Use(seat: seat, effect: effect, fallback: fallback))
    linkLayers()
  }

  /// Attaches the effects and tells them of the first cells.
  ///
  /// - Precondition: The stage has not started.
  public func start() {
    precondition(!hasStarted, "a stage starts once")
    hasStarted = true
    listener?.hearStart(of: self)
    beginInstant()
    for seat in seats { ask(seat, .attached) }
    drain()
    checkFlashesNow()
    advance(to: 0)
  }

  /// What happened since the last call, in order.
  ///
  /// A stage keeps its reports until they are taken: take them as often as it is fed.
  public func takeReports() -> [Report] {
    defer { reports.removeAll(keepingCapacity: true) }
    return reports
  }

  /// The name of the effect that plays for a use now.
  ///
  /// - Parameter index: The use, by the order in which effects were added.
  /// - Returns: The name; that of the built-in effect where it has taken over.
  /// - Precondition: There is such a use.
  public func effectName(at index: Int) -> String {
    use(index).seat.effect.name
  }

  /// - Precondition: There is such a use.
  func use(_ index: Int) -> Use {
    precondition(
      uses.indices.contains(index),
      "there is no effect \(index): there are \(uses.count), counted from 0")
    return uses[index]
  }

  /// How many uses there are.
  public var useCount: Int {
    uses.count
  }

  /// The effect that the host has put in a place of the order last, even if it was taken off.
  ///
  /// - Parameter index: The use, by the order in which effects were added.
  /// - Returns: The effect; not the built-in one where that has taken over.
  /// - Precondition: There is such a use.
  public func effect(at index: Int) -> any Effect {
    use(index).effect
  }

  /// Lets each layer know what it covers.
  func linkLayers() {
    var below: Layer?
    for seat in seats {
      seat.layer.below = below
      below = seat.layer
    }
  }

  /// Remembers that a slot's channels or contents have changed.
  func noteChange(in slot: Int) {
    hasChangedLooks = true
    composition.stirred.insert(slot)
    changes.note(slot)
  }

  /// Remembers that every slot may look different.
  func noteChangeEverywhere() {
    hasChangedLooks = true
    composition.isStirredEverywhere = true
    changes.noteAll()
  }
}
