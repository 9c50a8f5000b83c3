internal import CellEffect
internal import CellGrid
internal import CellStage

/// Turns a playback into rows: what happened, then what changed from frame to frame.
///
/// A cell that becomes visible is compared with its look at rest, so a row tells of a difference
/// from rest. Rows come in order of time, those of the grid first, then cells by index, then
/// properties in a fixed order; two playbacks of one scenario give the same rows.
///
/// Invariant: `shown` holds what the last frame showed of each visible item.
public final class TraceRecorder: PlaybackObserver {
  private let sink: (TraceRow) -> Void
  private var shown: [Int: Entry] = [:]
  private var offset: Point?

  /// What is compared of a cell.
  private struct Entry {
    var look: ShownLook
    var place: SIMD4<Double>
    var states: [Bool]
  }

  /// A recorder that hands its rows on.
  public init(to sink: @escaping (TraceRow) -> Void) {
    self.sink = sink
  }

  /// Writes what happened since the last moment and, at a frame, what changed.
  public func see(_ moment: Moment) {
    write(moment.reports)
    guard moment.isFrame else { return }
    writeOffset(moment)
    writeCells(moment)
  }

  // MARK: The grid

  private func write(_ reports: [Report]) {
    for report in reports {
      switch report {
      case .call(let call) where call.name != .completion:
        add(call.time, nil, "call", .text(CallPattern(call).text))
      case .call:
        break
      case .completion(let completion):
        let end = completion.finished ? "finished" : "ended"
        add(completion.time, completion.item, "completion", .text("\(completion.number) \(end)"))
      case .failure(let failure):
        let place = [failure.facts.file, failure.facts.line.map { "\($0)" }].compactMap { $0 }
        let text = (place + [failure.facts.message]).joined(separator: ":")
        add(failure.facts.time, failure.facts.item, "failure", .text(text))
      case .signal(_, let item, let name, let time):
        add(time, item, "signal", .text(name))
      case .log(_, let line, let time):
        add(time, nil, "log", .text(line))
      }
    }
  }

  private func writeOffset(_ moment: Moment) {
    guard moment.frame.offset != offset else { return }
    offset = moment.frame.offset
    let axis = moment.stage.scene.grid.settings.scrollAxis
    let parts = moment.frame.offset.parts(along: axis)
    add(moment.time, nil, "scroll_offset", .points(parts))
  }

  // MARK: Cells

  private func writeCells(_ moment: Moment) {
    let frame = moment.frame
    var visible: [Int: Entry] = [:]
    for row in 0..<frame.count {
      let item = Int(frame.items[row])
      visible[item] = Entry(
        look: ShownLook(frame, row: row), place: frame.places[row],
        states: Self.states(of: item, in: moment.stage.scene.grid))
    }
    for item in Set(shown.keys).union(visible.keys).sorted() {
      write(item, from: shown[item], to: visible[item], moment)
    }
    shown = visible
  }

  private static func states(of item: Int, in grid: Grid) -> [Bool] {
    [grid.isHighlighted(item), grid.isSelected(item), grid.isPressed(item)]
  }

  private func write(_ item: Int, from old: Entry?, to new: Entry?, _ moment: Moment) {
    guard let new else { return add(moment.time, item, "visible", .flag(false)) }
    if old == nil { add(moment.time, item, "visible", .flag(true)) }
    if old?.place != new.place {
      add(moment.time, item, "layout_frame", .points((0..<4).map { new.place[$0] }))
    }
    let states = old?.states ?? [false, false, false]
    for (place, name) in ["highlighted", "selected", "pressed"].enumerated()
    where states[place] != new.states[place] {
      add(moment.time, item, name, .flag(new.states[place]))
    }
    let before = old?.look ?? ShownLook(restingItem: item, in: moment.stage.scene)
    if before != new.look { write(item, from: before, to: new.look, moment) }
  }

  private func write(_ item: Int, from old: ShownLook, to new: ShownLook, _ moment: Moment) {
    for property in Property.allCases {
      switch property.kind {
      case .number, .order:
        if old.number(property) == new.number(property) { continue }
        add(moment.time, item, property.name, .number(new.number(property)))
      case .color:
        if old.color(property) == new.color(property) { continue }
        add(moment.time, item, property.name, .color(new.color(property)))
      case .content:
        if old.shares(property) == new.shares(property) { continue }
        let names = moment.stage.scene.names
        let shares = new.shares(property).map {
          TraceValue.Share(name: names[$0.name] ?? "", weight: $0.weight)
        }
        add(moment.time, item, property.name, .shares(shares))
      }
    }
  }

  private func add(_ time: Double, _ cell: Int?, _ property: String, _ value: TraceValue) {
    sink(TraceRow(time: time, cell: cell, property: property, value: value))
  }
}
