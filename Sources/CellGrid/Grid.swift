/// The virtual grid: layout, scrolling, press, selection, recycling and navigation.
///
/// A host feeds inputs and time; the grid answers by ``GridOutput``s. It knows no effect and no look.
///
/// Invariants:
/// * Everything the grid says goes through one queue. What it *is* (the state, which the functions
///   answer) changes at once; what it *shows* (``cells``) changes when ``next()`` hands out the output
///   that tells of it.
/// * At most one press. Its cell has a slot that is not retired, its finger is down.
/// * A lift that is held back belongs to a cell with a slot that is not retired, and has its entry in
///   the agenda; it is told before anything else of that cell.
/// * The cells are those of `region`, and `region` is that of the offset: exactly at rest and under a
///   finger; of the last tick or input, with a row more on each side, while the offset moves by itself.
/// * Nothing depends on how often the host asks: what happens by itself happens at ``nextDue``.
public struct Grid: Sendable {
  /// The present settings: those given, with what inputs have changed since.
  public internal(set) var settings: GridSettings
  /// The time of the last thing that happened, in seconds.
  public internal(set) var now = 0.0

  package internal(set) var layout: GridLayout {
    didSet { filledAt = nil }
  }
  var order: ItemOrder
  package internal(set) var pool = CellPool()
  var region = Region.nothing
  /// Where the viewport stood when cells were last brought to it; nil: it moved, or the layout was
  /// another one.
  var filledAt: Point?
  var disabledItems: Set<Int> = []

  var outputs = OutputQueue()
  var agenda = Agenda()
  private var lastNumber: UInt64 = 0

  var fingers: [Finger] = []
  /// The finger that may press: the first to land on an item, until it lifts.
  var pressSeat: Int?
  /// The finger that may pan: the first to land, until it lifts.
  var panSeat: Int?
  var press: Press?
  var heldLifts: [HeldLift] = []
  var taps = TapChain()

  package internal(set) var movement = Movement.still(.zero) {
    didSet { standingOffset = movement.standing }
  }
  /// The offset while it stands, which is nearly always: quicker to ask than the movement.
  package private(set) var standingOffset: Point? = .zero
  var pan: Pan?
  var lastTransition: Transition?

  // Last, because where it lies that follows these is known only at run time.
  var selection = ItemSelection()
  /// The data of items shown since start or reload, by source.
  var shownSources = RangeSet<Int>()
  /// Whether each transition so far was cancelled: that of number n at n − 1.
  package internal(set) var cancellations: [Bool] = []

  /// A grid that shows its first items.
  ///
  /// - Precondition: All numbers are finite and within the ranges that ``GridSettings`` documents.
  public init(_ settings: GridSettings) {
    settings.checkRanges()
    self.settings = settings
    layout = GridLayout(settings)
    order = ItemOrder(count: settings.count)
    refreshCells(.start)
  }

  /// What is true of each cell, as effects see it.
  public var cells: CellColumns { pool.columns }

  /// The slots whose `appeared` was handed out and whose `recycled` was not, in item order.
  public var liveSlots: [Int] { pool.live }

  /// A number for something due, shared between the grid and its host: larger than all before it.
  public mutating func takeNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// When the grid does something by itself the next time.
  public var nextDue: Due? { agenda.next }

  /// Does what is due next, and brings the grid to its time.
  ///
  /// - Precondition: ``nextDue`` is not `nil`.
  /// - Complexity: O(*n* log *n*) in the number of visible cells.
  public mutating func performDue() {
    precondition(agenda.next != nil, "nothing is due")
    let (due, matter) = agenda.removeNext()
    now = max(now, due.time)
    switch matter {
    case .delivery: deliverPress()
    case .heldLift(let slot): tellHeldLift(on: slot)
    case .tick: planTick()
    case .rest: comeToRest()
    case .transitionEnd: arriveAtTransitionEnd()
    }
    refreshCells(.scroll)
    seePress(touchTime: now)
  }

  /// Takes out the next thing the grid has to say, and brings the shown state to it.
  public mutating func next() -> GridOutput? {
    guard let output = outputs.next() else { return nil }
    pool.handOut(output)
    return output
  }

  /// Plans what the grid does by itself.
  mutating func plan(_ matter: Matter, at time: Double) {
    agenda.plan(matter, at: Due(time: time, number: takeNumber()))
  }
}
