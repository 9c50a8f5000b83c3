/// The last line of a run of several files.
struct RunSummary {
  let palette: Palette

  /// How many scenarios there were, and which are not as they should be.
  func line(of outcomes: [RunOutcome]) -> String {
    let wrong = outcomes.filter { $0.code != .done }
    let total = Words.count(outcomes.count, "scenario")
    guard !wrong.isEmpty else {
      return "\n" + palette.paint("✓ \(total), all as expected", .good)
    }
    let names = wrong.map(\.shownFile).joined(separator: ", ")
    return "\n" + palette.paint("✗ \(total), \(wrong.count) not as expected: ", .bad) + names
  }
}
