/// When something happens by itself, and its place among what happens at the same instant.
public struct Due: Comparable, Hashable, Sendable {
  /// When, in seconds.
  public let time: Double

  /// The number of its creation: at one instant, the older one comes first.
  public let number: UInt64

  /// A due time from its parts, in seconds.
  public init(time: Double, number: UInt64) {
    self.time = time
    self.number = number
  }

  /// Earlier in time first, then older first.
  public static func < (left: Due, right: Due) -> Bool {
    left.time == right.time ? left.number < right.number : left.time < right.time
  }
}

/// What a grid does by itself.
enum Matter: Hashable, Sendable {
  /// The content touch delay is over.
  case delivery
  /// What was held back of a lift on this slot is told.
  case heldLift(slot: Int)
  /// The set of cells follows an offset that moves by itself.
  case tick
  /// The offset comes to rest.
  case rest
  /// The transition is over.
  case transitionEnd
}

/// What a grid will do by itself, in order.
///
/// Invariant: entries are sorted, the next one last; each matter stands at most once. Their number
/// is bounded by the cells whose lift is held back, plus four.
struct Agenda: Sendable {
  private var entries: [(due: Due, matter: Matter)] = []

  /// The next time something happens.
  var next: Due? { entries.last?.due }

  /// Takes the next matter out.
  ///
  /// - Precondition: There is one.
  mutating func removeNext() -> (due: Due, matter: Matter) {
    entries.removeLast()
  }

  /// Plans a matter, in place of an earlier plan for the same.
  mutating func plan(_ matter: Matter, at due: Due) {
    cancel(matter)
    let index = entries.firstIndex { $0.due < due } ?? entries.endIndex
    entries.insert((due, matter), at: index)
  }

  /// Forgets a matter; one that is not planned is no error.
  mutating func cancel(_ matter: Matter) {
    entries.removeAll { $0.matter == matter }
  }
}
