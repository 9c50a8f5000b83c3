internal import CellEffect
internal import CellGrid
internal import CellStage

/// Holds a playback against one expectation.
///
/// Invariant: once ``miss`` is there, nothing changes any more.
struct ExpectationWatch {
  let expectation: Expectation
  private(set) var miss: Miss?
  /// How many moments were looked at.
  private(set) var looks = 0
  private var first: Finding?
  private var steps = StepMeter()

  init(_ expectation: Expectation) {
    self.expectation = expectation
  }

  /// Looks at a moment, if it is one that counts.
  mutating func look(_ sight: Sight, _ moment: Moment, rate: Double) {
    guard miss == nil else { return }
    if case .largestStep(let property) = expectation.question {
      if moment.isFrame, spans(moment.time), let cell = expectation.cell, sight.exists(cell) {
        steps.add(
          sight.look(of: cell), property, of: moment.stage.scene.grid.source(of: cell),
          at: moment.time, rate: rate)
      }
      if moment.time == expectation.until ?? expectation.time { judgeSteps() }
    } else if counts(moment) {
      judge(answer(sight), at: moment.time, sight)
    }
  }

  /// Whether the step into a moment belongs to the span; without `until` it begins at 0.
  private func spans(_ time: Double) -> Bool {
    guard let until = expectation.until else { return time <= expectation.time }
    return expectation.time <= time && time <= until
  }

  /// A span counts at its frames and events; at its beginning only if it has none.
  private func counts(_ moment: Moment) -> Bool {
    guard let until = expectation.until else { return moment.time == expectation.time }
    guard expectation.time <= moment.time, moment.time <= until else { return false }
    return moment.isFrame || !moment.events.isEmpty || (looks == 0 && moment.time == until)
  }

  private func answer(_ sight: Sight) -> Finding {
    if let cell = expectation.cell { return sight.answer(expectation.question, of: cell) }
    guard expectation.question == .scrollOffset else { return sight.answer(expectation.question) }
    return switch expectation.criterion {
    case .equals(.numbers, _): .numbers([sight.frame.offset.x, sight.frame.offset.y])
    case .constant: sight.wholeOffset
    default: sight.answer(.scrollOffset)
    }
  }

  private mutating func judge(_ answer: Finding, at time: Double, _ sight: Sight) {
    looks += 1
    let holds: Bool
    if case .constant(let isConstant) = expectation.criterion {
      // A wanted change is only known to be missing at the end.
      if first == nil { first = answer }
      holds = isConstant ? answer == first : answer != first || time != expectation.until
    } else {
      holds = expectation.criterion.holds(for: answer, to: expectation.question)
    }
    guard !holds else { return }
    let isVisible = expectation.cell.map { sight.frame.row(of: $0) != nil }
    miss = Miss(time: time, seen: answer, before: first, isVisible: isVisible)
  }

  private mutating func judgeSteps() {
    looks += 1
    let answer = Finding.number(steps.largest)
    guard !expectation.criterion.holds(for: answer, to: expectation.question) else { return }
    miss = Miss(time: steps.time, seen: answer, before: nil, isVisible: nil)
  }
}

/// The largest change of a channel from one frame to the next, scaled to 1/60 s.
private struct StepMeter {
  private(set) var largest = 0.0
  private(set) var time = 0.0
  private var last: ShownLook?
  private var source: Int?

  /// Takes a frame into account; where another item has come to this place, nothing has stepped.
  mutating func add(
    _ look: ShownLook, _ property: Property, of source: Int, at time: Double, rate: Double
  ) {
    defer { (last, self.source) = (look, source) }
    guard let last, source == self.source else { return }
    let step = size(from: last, to: look, property) * (rate / 60)
    guard step > largest else { return }
    largest = step
    self.time = time
  }

  private func size(from last: ShownLook, to look: ShownLook, _ property: Property) -> Double {
    guard property.kind == .color else {
      return abs(Double(look.number(property)) - Double(last.number(property)))
    }
    let change = look.color(property) - last.color(property)
    return Double((0..<4).map { abs(change[$0]) * 255 }.max() ?? 0)
  }
}
