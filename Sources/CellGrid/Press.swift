/// The one cell that a touch holds down, or is about to.
///
/// Waiting (the content touch delay runs, the cell knows nothing) → tracking, inside or outside →
/// over, by a lift or a cancel; then the grid has no press.
struct Press: Hashable, Sendable {
  /// The finger that holds it.
  let finger: Int
  /// The item that is held; it follows insertions and moves.
  var item: Int
  /// The cell that shows it; a press never outlives it.
  let cell: CellID
  /// Where the finger landed, in content, in points.
  let landing: Point
  /// The control of the cell that the finger landed on, by its place in the settings.
  let control: Int?
  /// When the cell heard of it, in seconds; `nil` while it waits.
  var start: Double?
  /// Whether the finger is inside (control rows: within the tolerance).
  var isInside = true
  /// Whether the host granted the highlight; it is asked once for each press.
  var mayHighlight = false

  /// Whether the cell, or its control, knows of it.
  var isDelivered: Bool { start != nil }

  /// Whether the item is highlighted.
  var isHighlighted: Bool { isDelivered && isInside && mayHighlight }
}

/// What is told later of a lift that came too early to be seen.
struct HeldLift: Hashable, Sendable {
  /// The cell that will hear of it.
  let cell: CellID
  /// The finger's report, with its own time.
  let report: TouchReport
  /// Whether the highlight goes with it.
  let endsHighlight: Bool
}

/// Counts lifts on one item that follow each other closely in time and place.
struct TapChain: Hashable, Sendable {
  private var item = -1
  private var time = 0.0
  private var place = Point.zero
  private var lifts = 0

  /// The longest time between two lifts, in seconds, and the longest way, in points.
  private static let (patience, reach) = (0.3, 40.0)

  /// How many lifts a lift now would continue.
  func count(on item: Int, at place: Point, time: Double) -> Int {
    let (x, y) = (place.x - self.place.x, place.y - self.place.y)
    let continues =
      item == self.item && time - self.time <= Self.patience
      && x * x + y * y <= Self.reach * Self.reach
    return continues ? lifts : 0
  }

  /// Adds a lift inside its cell and returns how many there are with it.
  mutating func lift(on item: Int, at place: Point, time: Double) -> Int {
    lifts = count(on: item, at: place, time: time) + 1
    (self.item, self.place, self.time) = (item, place, time)
    return lifts
  }
}
