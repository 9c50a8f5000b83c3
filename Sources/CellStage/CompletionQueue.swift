import CellEffect

/// Endings that effects have not heard of, in the order in which they happened.
struct CompletionQueue {
  private var waiting: [(seat: Seat, ending: Ending)] = []
  private var first = 0

  /// Adds an ending.
  mutating func add(_ ending: Ending, of seat: Seat) {
    waiting.append((seat, ending))
  }

  /// Takes the oldest ending.
  mutating func take() -> (seat: Seat, ending: Ending)? {
    guard first < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      first = 0
      return nil
    }
    first += 1
    return waiting[first - 1]
  }
}
