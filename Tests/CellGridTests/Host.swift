import CellGrid

/// Plays the host of a grid and writes down, as short lines, what the grid says.
///
/// Invariant: between two calls the grid's queue is empty.
struct Host {
  private(set) var grid: Grid
  /// The calls, like `did_highlight:3`.
  private(set) var calls: [String] = []
  /// The events of cells but `appeared`, like `selection 3 off lift`.
  private(set) var events: [String] = []
  /// Which cells came and went, like `appeared 3 scroll` and `recycled 3`, and `layout`.
  private(set) var cells: [String] = []
  /// What transitions did, like `1 released true`.
  private(set) var transitions: [String] = []
  /// Everything, with the time at which it was handed out.
  private(set) var log: [Record] = []

  struct Record: Equatable {
    var time: Double
    var output: GridOutput
  }

  init(_ settings: GridSettings) {
    grid = Grid(settings)
    drain()
  }

  /// Performs what is due up to a time, that time included.
  mutating func advance(to time: Double) {
    while let due = grid.nextDue, due.time <= time {
      grid.performDue()
      drain()
    }
  }

  /// Performs all that is due, and all that follows from it.
  mutating func runOut() {
    advance(to: .infinity)
  }

  mutating func feed(_ input: GridInput, at time: Double, touchTime: Double? = nil) {
    advance(to: time)
    grid.feed(input, at: time, touchTime: touchTime ?? time)
    drain()
  }

  mutating func began(_ x: Double, _ y: Double, by id: Int = 1, at time: Double) {
    feed(.touchBegan(id: id, at: Point(x: x, y: y)), at: time)
  }

  mutating func moved(_ x: Double, _ y: Double, by id: Int = 1, at time: Double) {
    feed(.touchMoved(id: id, at: Point(x: x, y: y)), at: time)
  }

  mutating func ended(_ x: Double, _ y: Double, by id: Int = 1, at time: Double) {
    feed(.touchEnded(id: id, at: Point(x: x, y: y)), at: time)
  }

  mutating func tap(_ x: Double, _ y: Double, at time: Double, lasting length: Double = 0.2) {
    began(x, y, by: 99, at: time)
    ended(x, y, by: 99, at: time + length)
  }

  /// Forgets what was written down.
  mutating func forget() {
    (calls, events, cells, transitions, log) = ([], [], [], [], [])
  }

  /// The bits that effects see of an item.
  func flags(_ item: Int) -> UInt8? {
    grid.cell(showing: item).map { grid.cells.flags[$0.slot] }
  }

  /// Whether an item has a cell that is shown as selected.
  func isShownSelected(_ item: Int) -> Bool {
    flags(item).map { $0 & CellColumns.Flag.selected != 0 } ?? false
  }

  /// The items shown, in order.
  var items: [Int] {
    grid.liveSlots.map { Int(grid.cells.items[$0]) }
  }

  private mutating func drain() {
    while true {
      let items = grid.cells.items
      guard let output = grid.next() else { return }
      log.append(Record(time: grid.now, output: output))
      write(output, items)
    }
  }

  private mutating func write(_ output: GridOutput, _ items: [Int64]) {
    switch output {
    case .call(let call):
      calls.append(
        call.name.rawValue + (call.item.map { ":\($0)" } ?? "")
          + (call.control.map { "/\($0)" } ?? ""))
    case .event(.appeared(let first, let cause), let cell):
      cells.append("appeared \(items[cell.slot]) \(cause)\(first ? "" : " again")")
    case .event(let event, let cell):
      events.append(Self.line(event, Int(items[cell.slot])))
    case .recycled(let cell): cells.append("recycled \(items[cell.slot])")
    case .layoutChanged: cells.append("layout")
    case .transition(let id, let change): transitions.append(Self.line(change, id))
    case .reduceMotionChanged(let isOn): events.append("reduce_motion \(isOn)")
    case .appearanceChanged: events.append("appearance")
    }
  }

  private static func line(_ event: CellEvent, _ item: Int) -> String {
    switch event {
    case .appeared: "appeared \(item)"
    case .touchBegan: "began \(item)"
    case .touchMoved: "moved \(item)"
    case .touchLeft: "left \(item)"
    case .touchEntered: "entered \(item)"
    case .touchEnded(let report): "ended \(item) \(report.inside ? "inside" : "outside")"
    case .touchCancelled: "cancelled \(item)"
    case .highlightChanged(let change): "highlight \(item) \(line(change))"
    case .selectionChanged(let change): "selection \(item) \(line(change))"
    case .refused(let refusal): "refused \(item) \(refusal)"
    }
  }

  private static func line(_ change: StateChange) -> String {
    let transition = change.transition.map { " along \($0.number)" } ?? ""
    return "\(change.on ? "on" : "off") \(change.cause)"
      + (change.animated ? " animated" : "") + transition
  }

  private static func line(_ change: TransitionChange, _ id: TransitionID) -> String {
    switch change {
    case .began: "\(id.number) began"
    case .released(let completes): "\(id.number) released \(completes)"
    case .ended(let completed): "\(id.number) ended \(completed)"
    }
  }
}

extension GridSettings {
  /// A list of rows of 44 points in a window of 375 × 667, without the content touch delay.
  static func list(
    _ count: Int = 40, with change: (inout GridSettings) -> Void = { _ in }
  ) -> GridSettings {
    var settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: count, cell: Size(width: 375, height: 44))
    settings.scroll.delaysContentTouches = false
    change(&settings)
    return settings
  }
  /// Five rows of 60 points that are controls, touched as far as 70 points outside; nothing scrolls.
  static func controlRows(
    with change: (inout GridSettings) -> Void = { _ in }
  ) -> GridSettings {
    .list(5) {
      $0.layout = .stack
      $0.cell.height = 60
      $0.scroll.axis = .none
      $0.controlTolerance = 70
      change(&$0)
    }
  }
}
