/// One instant of a drawn playback.
struct TimelineRow {
  /// When, in seconds.
  var time: Double
  /// What the scenario says of it, for people.
  var titles: [String]
  /// What happened.
  var notes: [String]
  /// What the visible cells showed, by item.
  var shots: [Int: CellShot]
  /// Where the viewport stood, in points: along its axis, or x and y.
  var offset: [Double]

  /// Whether something happened.
  var isBusy: Bool {
    !notes.isEmpty || !titles.isEmpty
  }

  /// How much some cells and the place of the viewport differ from those of another instant.
  func difference(from other: TimelineRow, in items: [Int]) -> Double {
    let cells = items.reduce(0) { sum, item in
      switch (shots[item], other.shots[item]) {
      case (let shot?, let other?): sum + shot.difference(from: other)
      case (nil, nil): sum
      default: sum + 1
      }
    }
    let isMoved = offset.count != other.offset.count
    let scroll = zip(offset, other.offset).reduce(isMoved ? 1 : 0) { $0 + abs($1.0 - $1.1) / 100 }
    return cells + min(scroll, 1)
  }
}
