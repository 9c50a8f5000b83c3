extension Criterion {
  /// How near numbers must be where no `within` is given: six digits, and never farther than
  /// ``farthest``.
  static let precision = 1e-6
  /// Hundredths are told apart however large numbers are: those of looks are single, up to 100,000.
  static let farthest = 0.01

  /// Whether an answer to a question is what must be seen.
  func holds(for answer: Finding, to question: Question) -> Bool {
    switch (self, answer) {
    case (.between(let low, let high), .number(let seen)):
      low <= seen && seen <= high
    case (.equals(.calls(let wanted), _), .calls(let seen)) where question == .callsInOrder:
      Self.contains(seen, inOrder: wanted)
    case (.equals(.number(let wanted), let within), .number(let seen)):
      Self.isNear(seen, wanted, within)
    case (.equals(.calls(let wanted), _), .calls(let seen)):
      wanted.count == seen.count && zip(wanted, seen).allSatisfy { $0.matches($1) }
    case (.equals(.numbers(let wanted), let within), .numbers(let seen)):
      wanted.count <= seen.count && zip(seen, wanted).allSatisfy { Self.isNear($0, $1, within) }
    case (.equals(let wanted, _), let seen):
      wanted == seen
    default:
      false
    }
  }

  private static func isNear(_ seen: Double, _ wanted: Double, _ within: Double?) -> Bool {
    abs(seen - wanted) <= within ?? min(precision * max(1, abs(wanted)), farthest)
  }

  /// Whether the wanted calls stand among the seen ones in this order.
  private static func contains(_ seen: [CallPattern], inOrder wanted: [CallPattern]) -> Bool {
    var rest = wanted[...]
    for call in seen {
      guard let next = rest.first else { break }
      if next.matches(call) { rest.removeFirst() }
    }
    return rest.isEmpty
  }
}
