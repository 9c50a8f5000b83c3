import CellEffect
import CellGrid

/// What is due by itself, earliest first, then by number of creation.
///
/// Invariant: `entries` is a binary heap by `due`.
struct Agenda {
  /// Something that happens at its time.
  struct Entry {
    var due: Due
    var matter: Matter
  }

  /// What happens.
  enum Matter {
    /// An animation of a seat begins or ends.
    case animation(Seat, AnimationHandle)
    /// A wait of a seat is over.
    case wait(Seat, UInt64)
    /// A left layer has faded.
    case fade(Seat)
  }

  private var entries: [Entry] = []

  /// When the first entry is due.
  var next: Due? {
    entries.first?.due
  }

  /// Adds an entry; O(log n).
  mutating func add(_ due: Due, _ matter: Matter) {
    entries.append(Entry(due: due, matter: matter))
    var child = entries.count - 1
    while child > 0, entries[child].due < entries[(child - 1) / 2].due {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the first entry; O(log n).
  mutating func take() -> Matter? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return first.matter }
    entries[0] = last
    var parent = 0
    while let child = smallerChild(of: parent), entries[child].due < entries[parent].due {
      entries.swapAt(child, parent)
      parent = child
    }
    return first.matter
  }

  private func smallerChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < entries.count else { return nil }
    let right = left + 1
    return right < entries.count && entries[right].due < entries[left].due ? right : left
  }
}
