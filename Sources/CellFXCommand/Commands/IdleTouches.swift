import CellGrid
import CellScenario

/// The events of a scenario that move or end a touch that is not down, which does nothing.
struct IdleTouches {
  /// Each with the finger's number, in the order of the file.
  private(set) var events: [(event: TimedEvent, touch: Int)] = []
  private var down: Set<Int> = []

  init(_ scenario: Scenario) {
    for event in scenario.events {
      guard case .input(let input) = event.event else { continue }
      switch input {
      case .touchBegan(let id, _): down.insert(id)
      case .touchMoved(let id, _): if !down.contains(id) { events.append((event, id)) }
      case .touchEnded(let id, _), .touchCancelled(let id):
        if down.remove(id) == nil { events.append((event, id)) }
      default: break
      }
    }
  }
}
