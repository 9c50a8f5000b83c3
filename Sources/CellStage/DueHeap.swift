import CellEffect
import CellGrid

/// What is due by itself, earliest first, then by number of creation.
///
/// Invariant: `entries` is a binary heap by `due`, and its first entry still matters; at most about
/// half of the entries do not.
struct DueHeap {
  /// Something that happens at its time.
  struct Entry {
    var due: Due
    var matter: Matter

    /// Whether it has not been overtaken by events.
    var matters: Bool {
      switch matter {
      case .animation(let seat, let handle): seat.layer.isScheduled(handle, at: due.time)
      case .wait(let seat, let number): seat.waits[number]?.due == due.number
      case .play(let seat, let handle): seat.play(handle)?.end == due.time
      case .input(_, let play, let handle):
        play.inputs.isScheduled(handle, at: due.time)
      case .fade: true
      }
    }
  }

  /// What happens.
  enum Matter {
    /// An animation of a seat begins or ends.
    case animation(Seat, AnimationHandle)
    /// A wait of a seat is over.
    case wait(Seat, UInt64)
    /// A play of a seat ends.
    case play(Seat, AnimationHandle)
    /// An animation of a play's inputs begins or ends.
    case input(Seat, Play, AnimationHandle)
    /// A left layer has faded.
    case fade(Seat)
  }

  private var entries: [Entry] = []
  private var sweepAt = 64

  /// When the first entry is due.
  var next: Due? {
    entries.first?.due
  }

  /// Adds an entry; O(log n).
  mutating func add(_ due: Due, _ matter: Matter) {
    entries.append(Entry(due: due, matter: matter))
    rise(from: entries.count - 1)
  }

  /// Takes the first entry; O(log n).
  mutating func take() -> Matter? {
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    if !entries.isEmpty {
      entries[0] = last
      sink(from: 0)
    }
    return first.matter
  }

  /// Drops what does not matter any more: the first entries at once, all when they have doubled.
  mutating func tidy() {
    if entries.count >= sweepAt {
      entries.removeAll { !$0.matters }
      for parent in stride(from: entries.count / 2, through: 0, by: -1) where parent < entries.count
      {
        sink(from: parent)
      }
      sweepAt = max(64, 2 * entries.count)
    }
    while let first = entries.first, !first.matters { _ = take() }
  }

  private mutating func rise(from place: Int) {
    var child = place
    while child > 0, entries[child].due < entries[(child - 1) / 2].due {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func sink(from place: Int) {
    var parent = place
    while let child = smallerChild(of: parent), entries[child].due < entries[parent].due {
      entries.swapAt(child, parent)
      parent = child
    }
  }

  private func smallerChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < entries.count else { return nil }
    let right = left + 1
    return right < entries.count && entries[right].due < entries[left].due ? right : left
  }
}
