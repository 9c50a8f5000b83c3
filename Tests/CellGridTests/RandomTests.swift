import CellTesting
import Testing

@testable import CellGrid

@Suite struct RandomTests {
  @Test(arguments: 0..<8)
  func `twenty thousand random plays keep every law`(_ part: Int) {
    for seed in 0..<2500 {
      var ledger = Ledger(play: RandomPlay(seed: UInt64(part * 2500 + seed)))
      ledger.run(inputs: 6)
      guard let fault = ledger.fault else { continue }
      Issue.record("seed \(part * 2500 + seed): \(fault)")
      return
    }
  }

  @Test func `long plays keep them too`() {
    for seed in 0..<40 {
      var ledger = Ledger(play: RandomPlay(seed: UInt64(1_000_000 + seed)))
      ledger.run(inputs: 400)
      #expect(ledger.fault == nil, "seed \(1_000_000 + seed)")
    }
  }

  @Test func `the outputs do not depend on the partition of time`() {
    for seed in 0..<150 {
      let play = RandomPlay(seed: UInt64(2_000_000 + seed))
      #expect(Self.log(of: play, steps: 1) == Self.log(of: play, steps: 7))
    }
  }

  private static func log(of play: RandomPlay, steps: Int) -> [Host.Record] {
    var play = play
    var host = Host(play.settings)
    for _ in 0..<25 {
      let from = play.time
      let (input, time) = play.next(for: host.grid)
      for step in 0..<steps {
        host.advance(to: from + (time - from) * Double(step) / Double(steps))
        _ = host.grid.offset(at: time)
      }
      host.feed(input, at: time)
    }
    host.runOut()
    return host.log
  }
}

/// Plays at random and keeps account of what must come in pairs.
///
/// Invariant: `fault` is the first law found broken.
private struct Ledger {
  private(set) var fault: String?
  private var play: RandomPlay
  private var grid: Grid
  private var showing: Set<CellID> = []
  private var mostShown = 0
  private var held: Set<CellID> = []
  private var shownHighlighted: Set<CellID> = []
  private var shownSelected: Set<CellID> = []
  private var highlighted: Int?
  private var lift: Point?

  init(play: RandomPlay) {
    self.play = play
    grid = Grid(play.settings)
    drain()
  }

  mutating func run(inputs: Int) {
    for _ in 0..<inputs {
      let (input, time) = play.next(for: grid)
      feed(input, at: time)
    }
    for (input, time) in play.liftAll() { feed(input, at: time) }
    performDue(before: .infinity)
    checkRest()
  }

  private mutating func feed(_ input: GridInput, at time: Double) {
    guard fault == nil else { return }
    performDue(before: time)
    if case .touchEnded(_, let place) = input { lift = place }
    grid.feed(input, at: time, touchTime: time)
    drain()
    lift = nil
    check(grid.cells.items.count <= 2 * mostShown, "slots are not reused")
  }

  private mutating func performDue(before time: Double) {
    while let due = grid.nextDue, due.time <= time, fault == nil {
      grid.performDue()
      check(grid.now == due.time, "a due thing happened at another time")
      drain()
    }
  }

  private mutating func drain() {
    while let output = grid.next() {
      switch output {
      case .call(let call): note(call)
      case .event(let event, let cell): note(event, cell)
      case .recycled(let cell):
        check(showing.remove(cell) != nil && !held.contains(cell), "recycled while held")
        check(!shownHighlighted.contains(cell), "recycled while highlighted")
        shownSelected.remove(cell)
      default: break
      }
    }
    check(grid.liveSlots.count == showing.count, "live slots are not those told")
  }

  private mutating func note(_ call: Call) {
    switch call.name {
    case .didHighlight:
      check(highlighted == nil, "two highlights at once")
      highlighted = call.item
    case .didUnhighlight:
      check(highlighted != nil, "an end without a highlight")
      highlighted = nil
    case .didSelect: checkLift(on: call.item ?? -1)
    default: break
    }
  }

  private mutating func note(_ event: CellEvent, _ cell: CellID) {
    switch event {
    case .appeared:
      check(showing.insert(cell).inserted, "appeared twice")
      mostShown = max(mostShown, showing.count)
    case .touchBegan: check(held.insert(cell).inserted, "pressed twice")
    case .touchEnded, .touchCancelled:
      check(held.remove(cell) != nil, "an end without a press")
    case .highlightChanged(let change):
      check(Self.follow(change, of: cell, in: &shownHighlighted), "a highlight told twice")
    case .selectionChanged(let change):
      check(Self.follow(change, of: cell, in: &shownSelected), "a selection told twice")
    default: break
    }
    check(showing.contains(cell), "an event of a cell that is not shown")
  }

  private static func follow(
    _ change: StateChange, of cell: CellID, in cells: inout Set<CellID>
  ) -> Bool {
    change.on ? cells.insert(cell).inserted : cells.remove(cell) != nil
  }

  private mutating func checkLift(on item: Int) {
    guard let lift else {
      check(false, "selected without a lift")
      return
    }
    let offset = grid.offset(at: grid.now)
    let place = Point(x: lift.x + offset.x, y: lift.y + offset.y)
    let margin = grid.settings.controlTolerance ?? 0
    check(
      grid.layoutFrame(of: item).contains(place, margin: margin), "selected away from the finger")
  }

  private mutating func checkRest() {
    check(grid.press == nil && highlighted == nil && held.isEmpty, "a press is left over")
    check(shownHighlighted.isEmpty, "a highlight is left over")
    check(grid.nextDue == nil && !grid.movesByItself, "something goes on")
    let offset = grid.offset(at: grid.now)
    check(grid.layout.clamped(offset) == offset, "the content rests beyond its edge")
    let region = grid.layout.region(at: offset, spareRows: 0, spareColumns: 0)
    let items = grid.liveSlots.map { Int(grid.cells.items[$0]) }
    check(items == grid.layout.items(in: region), "the cells are not those in sight")
    for (item, slot) in zip(items, grid.liveSlots) {
      let flags =
        (grid.isSelected(item) ? CellColumns.Flag.selected : 0)
        | (grid.isEnabled(item) ? CellColumns.Flag.enabled : 0)
      check(grid.cells.flags[slot] == flags, "item \(item) shows \(grid.cells.flags[slot])")
      check(grid.cell(showing: item)?.slot == slot, "item \(item) has another cell")
    }
  }

  private mutating func check(_ holds: Bool, _ sentence: String) {
    if !holds, fault == nil { fault = sentence }
  }
}
