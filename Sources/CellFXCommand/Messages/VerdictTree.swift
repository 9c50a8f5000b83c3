import CellScenario

extension PlaybackTree {
  /// An expectation for machines, with how it failed.
  static func tree(_ verdict: Verdict) -> JSONTree {
    let expectation = verdict.expectation
    var members: [JSONTree.Member] = [
      .init("line", .whole(expectation.position.line)),
      .init("property", .text(expectation.property)),
      .init("cell", expectation.cell.map { .whole($0) } ?? .null),
      .init("at", .number(expectation.time)),
      .init("until", expectation.until.map { .number($0) } ?? .null),
      .init("expected", .object(expectation.criterion.members)),
      .init("holds", .boolean(verdict.miss == nil)), .init("why", .optional(expectation.why)),
    ]
    if let miss = verdict.miss {
      members.append(.init("failed_at", .number(miss.time)))
      members.append(.init("seen", tree(miss.seen)))
    }
    return .object(members)
  }

  private static func tree(_ answer: Finding) -> JSONTree {
    switch answer {
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number)
    case .numbers(let numbers): .list(numbers.map { .number($0) })
    case .name(let name): .optional(name)
    case .items(let items): .list(items.map { .whole($0) })
    case .calls(let calls): .list(calls.map { .text($0.text) })
    case .completions(let notes):
      .list(
        notes.map {
          .object([
            .init("effect", .whole($0.effect)), .init("finished", .boolean($0.finished)),
          ])
        })
    }
  }
}
