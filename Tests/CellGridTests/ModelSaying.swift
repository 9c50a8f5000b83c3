import CellGrid

/// One thing that a grid or the model said, with cells numbered as they came.
struct Saying {
  let time: Double
  var output: GridOutput
  /// The item that the cell shows at the end of the step, or showed last.
  var item: Int?

  init(time: Double, output: GridOutput, item: Int? = nil) {
    self.time = time
    self.output = output
    self.item = item
  }

  /// The number of the cell that it is about.
  var cell: Int? {
    switch output {
    case .event(_, let cell), .recycled(let cell): cell.slot
    default: nil
    }
  }

  /// Whether both say the same; places, speeds and times may differ in their last digits.
  func agrees(with other: Saying) -> Bool {
    guard abs(time - other.time) < 1e-9, item == other.item else { return false }
    if output == other.output { return true }
    if case .call(let call) = output, case .call(let otherCall) = other.output {
      return call.name == otherCall.name && call.item == otherCall.item
        && abs(call.time - otherCall.time) < 1e-9
    }
    guard case .event(let event, let cell) = output,
      case .event(let otherEvent, cell) = other.output, event.name == otherEvent.name,
      let report = event.report, let otherReport = otherEvent.report
    else { return false }
    return Self.agree(report, otherReport)
  }

  private static func agree(_ one: TouchReport, _ other: TouchReport) -> Bool {
    one.id == other.id && one.inside == other.inside && one.taps == other.taps
      && one.time == other.time && one.travel == other.travel
      && agree(one.location, other.location) && agree(one.velocity, other.velocity)
      && agree(one.contentLocation, other.contentLocation)
  }

  private static func agree(_ one: Point, _ other: Point) -> Bool {
    abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
  }

  /// Such as `0.25 call did_select 3`.
  var line: String {
    let shown = cell.map { " · cell \($0) of item \(item.map { "\($0)" } ?? "?")" } ?? ""
    return switch output {
    case .call(let call):
      "\(time) call \(call.name.rawValue) \(call.item.map { "\($0)" } ?? "")"
    case .event(let event, _): "\(time) \(event.line)\(shown)"
    case .recycled: "\(time) recycled\(shown)"
    default: "\(time) \(output)"
    }
  }
}

extension CellEvent {
  fileprivate var report: TouchReport? {
    switch self {
    case .touchBegan(let report), .touchMoved(let report), .touchLeft(let report),
      .touchEntered(let report), .touchEnded(let report), .touchCancelled(let report):
      report
    default: nil
    }
  }

  fileprivate var line: String {
    switch self {
    case .appeared(let first, let cause): "appeared \(cause)\(first ? "" : " again")"
    case .highlightChanged(let change), .selectionChanged(let change):
      "\(name) \(change.on ? "on" : "off") \(change.cause)"
        + (change.animated ? " animated" : "")
        + (change.transition.map { " along \($0.number)" } ?? "")
    case .refused(let refusal): "refused \(refusal)"
    default: name + (report.map { " \($0)" } ?? "")
    }
  }
}
