import CellGrid

/// A second grid to compare the first with: the rules of press and selection as plain lists.
///
/// An item carries all that is true of it, so a change of the items is a change of one list. What
/// content does beyond its edges without a finger, and when the layout changes under a drag or while
/// it moves by itself, is not known here: ``isLost`` says that this has begun.
struct Model {
  struct Item {
    let key: Int
    var isSelected = false
    var isHidden = false
    var isCleared = false
    var isDisabled = false
    var refusesHighlight = false
    var refusesSelect = false
    var wasSeen = false
    var cell: Cell?
  }

  struct Cell {
    let number: Int
    var isShownPressed = false
    var isShownHighlighted = false
    var isShownSelected = false
    var held: Held?
  }

  struct Held {
    var report: TouchReport
    var endsHighlight: Bool
  }

  struct Finger {
    let id: Int
    let landing: Point
    var places: [(time: Double, place: Point)]
    var mayPan = true
    var place: Point { places[places.count - 1].place }
    var lastTime: Double { places[places.count - 1].time }
    var travel: Point { Point(x: place.x - landing.x, y: place.y - landing.y) }
  }

  struct Press {
    let finger: Int
    var cell: Int
    var landing: Point
    var start: Double?
    var isInside = true
    var mayHighlight = false
    var isHighlighted: Bool { start != nil && isInside && mayHighlight }
  }

  struct Tap {
    var item: Int
    var time: Double
    var place: Point
    var count: Int
  }

  struct Drag {
    let finger: Int
    let origin: Point
    var slop: (x: Double?, y: Double?) = (nil, nil)
  }

  /// Content that moves by itself: an animated scroll, or a fling with a speed.
  struct Motion {
    let start: Double
    let end: Double
    let from: Point
    let to: Point
    var speed: Point?
  }

  struct Passage {
    let number: UInt32
    let duration: Double
    var isLed: Bool
    var from = 0.0
    var to = 1.0
    var start = 0.0
    var length = 0.0
  }

  enum Chore: Equatable {
    case delivery
    case heldLift(cell: Int)
    case passageEnd
    case tick
    case rest
  }

  let mutation: Mutation?
  var settings: GridSettings
  var now = 0.0
  var items: [Item] = []
  var offset = Point.zero
  var fingers: [Finger] = []
  var pressFinger: Int?
  var panFinger: Int?
  var press: Press?
  var drag: Drag?
  var motion: Motion?
  var lastTap: Tap?
  var passage: Passage?
  var passages: UInt32 = 0
  /// What will happen by itself, in the order of planning.
  var chores: [(time: Double, chore: Chore)] = []
  /// Whether something has begun that the model does not know.
  var isLost = false

  var keys = 0
  var cells = 0
  private var sayings: [Saying] = []
  /// The last item of each cell that went in this step.
  var goneItems: [Int: Int] = [:]
  /// For the mutation: a cell that went was shown as selected.
  var leftSelected = false

  init(_ settings: GridSettings, mutation: Mutation? = nil) {
    self.settings = settings
    self.mutation = mutation
    items = (0..<settings.count).map { _ in newItem() }
    refuse(highlight: settings.refusesHighlight, select: settings.refusesSelect)
    refresh(.start)
  }

  var selected: [Int] { items.indices.filter { items[$0].isSelected } }

  var isControl: Bool { settings.controlTolerance != nil }

  mutating func newItem() -> Item {
    keys += 1
    return Item(key: keys)
  }

  func index(of cell: Int) -> Int? {
    items.firstIndex { $0.cell?.number == cell }
  }

  func finger(_ id: Int) -> Finger? {
    fingers.first { $0.id == id }
  }

  // MARK: What it says

  mutating func say(_ output: GridOutput) {
    sayings.append(Saying(time: now, output: output))
  }

  mutating func call(_ name: Call.Name, _ item: Int? = nil) {
    say(.call(Call(name, item: item, time: now)))
  }

  mutating func tell(_ event: CellEvent, _ cell: Int) {
    if mutation != .heldLiftOvertaken { tellHeld(cell) }
    note(event, cell)
    say(.event(event, cell: CellID(slot: cell, generation: 0)))
  }

  /// What effects see from now on.
  private mutating func note(_ event: CellEvent, _ cell: Int) {
    guard let index = index(of: cell) else { return }
    switch event {
    case .touchBegan: items[index].cell?.isShownPressed = true
    case .touchEnded, .touchCancelled: items[index].cell?.isShownPressed = false
    case .highlightChanged(let change): items[index].cell?.isShownHighlighted = change.on
    case .selectionChanged(let change): items[index].cell?.isShownSelected = change.on
    default: break
    }
  }

  mutating func tellHeld(_ cell: Int) {
    guard let index = index(of: cell), let held = items[index].cell?.held else { return }
    items[index].cell?.held = nil
    unplan(.heldLift(cell: cell))
    tell(.touchEnded(held.report), cell)
    if held.endsHighlight { tell(.highlightChanged(change(false, .lift)), cell) }
  }

  /// What was said since this was last asked, each with the item that its cell now shows.
  mutating func takeSayings() -> [Saying] {
    defer { (sayings, goneItems) = ([], [:]) }
    return sayings.map { saying in
      var saying = saying
      if let cell = saying.cell { saying.item = index(of: cell) ?? goneItems[cell] }
      return saying
    }
  }

  func change(
    _ on: Bool, _ cause: Cause, animated: Bool = false, along passage: UInt32? = nil
  ) -> StateChange {
    StateChange(
      on: on, cause: cause, animated: animated,
      transition: passage.map { TransitionID(number: $0) })
  }

  // MARK: What happens by itself

  mutating func plan(_ chore: Chore, at time: Double) {
    unplan(chore)
    chores.append((time, chore))
  }

  mutating func unplan(_ chore: Chore) {
    chores.removeAll { $0.chore == chore }
  }

  mutating func advance(to time: Double) {
    while let next = chores.map(\.time).min(), next <= time,
      let index = chores.firstIndex(where: { $0.time == next })
    {
      pass(to: max(now, next))
      switch chores.remove(at: index).chore {
      case .delivery: deliver()
      case .heldLift(let cell): tellHeld(cell)
      case .passageEnd: endPassage(completed: passage?.to == 1)
      case .tick: planTick()
      case .rest: endMotion(at: motion?.to ?? offset)
      }
      refresh(.scroll)
      if mutation != .movedContentUnseen { look(now) }
    }
  }
}
