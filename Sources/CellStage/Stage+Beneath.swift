import CellEffect
import CellGrid

/// Which slots have changed, in order, for those who read what lies beneath.
///
/// Invariant: a reader that has read up to a place of `slots` has to read those behind it, and all
/// live slots if its epoch is an old one.
struct ChangeLog {
  private(set) var slots: [Int] = []
  private(set) var epoch = 0

  /// How far a reader has come.
  struct Place: Equatable {
    var epoch = -1
    var count = 0
  }

  /// The place behind the last change.
  var end: Place {
    Place(epoch: epoch, count: slots.count)
  }

  /// Remembers that a slot has changed.
  mutating func note(_ slot: Int) {
    if slots.count >= Self.limit { noteAll() }
    slots.append(slot)
  }

  /// Remembers that everything may have changed.
  mutating func noteAll() {
    epoch += 1
    slots.removeAll(keepingCapacity: true)
  }

  private static let limit = 4096
}

extension Stage {
  /// Brings what lies beneath an effect up to date, if the effect reads it.
  ///
  /// Only what has changed since the effect was last asked is read: slots that were told anew, set or
  /// cleared, and all live slots where something beneath moves by itself.
  func readBeneath(_ seat: Seat) {
    guard seat.effect.readsBeneath else { return }
    let place = seat.beneathRead
    let moves = scene.time > place.time && checked.brightUntil > place.time
    if place.log.epoch != changes.epoch || (moves && seats.first !== seat) {
      seat.layer.readBeneath(scene.grid.liveSlots[...])
    } else if place.log.count < changes.slots.count {
      seat.layer.readBeneath(changes.slots[place.log.count...])
    }
    seat.beneathRead = (changes.end, scene.time)
  }
}
