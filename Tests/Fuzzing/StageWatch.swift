import CellEffect
import CellGrid
import CellStage

/// Looks at a stage step by step and holds it to what every stage keeps.
///
/// Invariant: ``digests`` and ``reports`` are those of the steps so far.
struct StageWatch {
  /// Of the frame after each step.
  private(set) var digests: [UInt64] = []
  /// Everything reported so far.
  private(set) var reports: [Report] = []
  private var time = 0.0

  /// Takes a look after a step.
  mutating func look(at stage: Stage) throws(BrokenLaw) {
    try hold(stage.time >= time, "time went back from \(time) to \(stage.time)")
    time = stage.time
    try hold(stage.nextDue.map { $0 > time } ?? true, "something due was left undone at \(time)")
    try hold(stage.activeEffectCount >= 0, "\(stage.activeEffectCount) effects are active")
    try hold(!stage.isCompletionDeliveredInsideCall, "a completion came inside its call")
    let frame = stage.frame()
    try hold(frame.time == time, "a frame of \(frame.time) at \(time)")
    try FrameLaws(frame: frame).check()
    digests.append(frame.digest(names: stage.scene.names))
    let fresh = stage.takeReports()
    for report in fresh { try check(report) }
    reports += fresh
  }

  private func check(_ report: Report) throws(BrokenLaw) {
    switch report {
    case .completion(let completion):
      try hold(completion.time <= time, "a completion of later: \(completion)")
    case .failure(let failure):
      try hold(failure.facts.time <= time, "a failure of later: \(failure)")
    default: break
    }
  }

  /// Each animation that has completed did so once.
  func checkCompletions() throws(BrokenLaw) {
    let numbers = reports.compactMap { report in
      if case .completion(let completion) = report { completion.number } else { nil }
    }
    try hold(Set(numbers).count == numbers.count, "an animation completed twice: \(numbers)")
  }
}

/// What holds of every frame.
struct FrameLaws {
  let frame: Frame

  func check() throws(BrokenLaw) {
    try hold(zip(frame.items, frame.items.dropFirst()).allSatisfy { $0 < $1 }, "items fall")
    try hold(frame.offset.x.isFinite && frame.offset.y.isFinite, "offset \(frame.offset)")
    for place in frame.places {
      for part in 0..<4 { try hold(place[part].isFinite, "a cell is at \(place)") }
    }
    try checkNumbers()
    try checkColors()
    for property in Property.contents { try checkContents(property) }
  }

  private func checkNumbers() throws(BrokenLaw) {
    for property in Property.numbers {
      let range: ClosedRange<Float> =
        switch property {
        case .opacity: 0...1
        case .cornerRadius, .borderWidth: 0...(.greatestFiniteMagnitude)
        default: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
        }
      for row in 0..<frame.count {
        let number = frame.number(property, at: row)
        try hold(range.contains(number), "\(property.name) is \(number)")
      }
    }
  }

  private func checkColors() throws(BrokenLaw) {
    for property in Property.colors {
      for row in 0..<frame.count {
        let color = frame.color(property, at: row)
        for part in 0..<4 {
          try hold((0...1).contains(color[part]), "\(property.name) is \(color)")
        }
      }
    }
  }

  private func checkContents(_ property: Property) throws(BrokenLaw) {
    let weights = frame.weights[property.column]
    try hold(weights.count == frame.count * Frame.contentSlots, "\(property.name) is torn")
    for row in 0..<frame.count {
      let start = row * Frame.contentSlots
      let cell = weights[start..<start + Frame.contentSlots]
      try hold(cell.allSatisfy { (0...1).contains($0) }, "\(property.name) weighs \(cell)")
      let sum = cell.reduce(0, +)
      try hold(sum < 1.0001, "\(property.name) weighs \(sum) in all")
    }
  }
}
