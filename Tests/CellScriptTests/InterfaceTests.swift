import CellEffect
import CellGrid
import CellScript
import Testing

/// The table of what scripts see.
@Suite struct InterfaceTests {
  private static let touch = TouchReport.sample
  private static let change = StateChange(on: true, cause: .touch, animated: true)

  private static let events: [CellEvent] = [
    .appeared(first: true, cause: .start), .touchBegan(touch), .touchMoved(touch),
    .touchLeft(touch), .touchEntered(touch), .touchEnded(touch), .touchCancelled(touch),
    .highlightChanged(change), .selectionChanged(change), .refused(.disabled),
  ]

  @Test func `failures of effects in Swift name handlers as scripts write them`() {
    let cell = CellID(slot: 0, generation: 0)
    let stimuli: [Stimulus] =
      [.attached, .parametersChanged([])] + Self.events.map { .event($0, cell) }
      + [.itemChanged(cell, [])]
    let handlers = ScriptInterface.entries.filter { $0.owner == "handler" }.map(\.name)
    #expect(stimuli.map(\.handler) == handlers)
    #expect(Stimulus.continued.handler == nil)
  }

  @Test func `each function says how it is called, and nothing else does`() {
    for entry in ScriptInterface.entries {
      #expect((entry.kind == "function") == (entry.call != nil), "\(entry.owner).\(entry.name)")
      #expect(entry.call.map { $0.hasPrefix("(") || $0.hasPrefix("{ ") } ?? true)
    }
  }
}
