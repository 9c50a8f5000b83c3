/// The last line where several files were played.
struct OutcomeSummary {
  let palette: Palette

  /// How many scenarios there were, and which are not as they should be.
  func line(of outcomes: [FileOutcome]) -> String {
    let wrong = outcomes.filter { $0.code != .done }
    let total = Words.count(outcomes.count, "scenario")
    guard !wrong.isEmpty else {
      return "\n" + palette.paint("✓ \(total), all as expected", .good)
    }
    let names = wrong.map { $0.shownFile.isEmpty ? "\"\"" : $0.shownFile }.joined(separator: ", ")
    return "\n" + palette.paint("✗ \(total), \(wrong.count) not as expected: ", .bad) + names
  }
}
