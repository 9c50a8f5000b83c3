internal import CellEffect
internal import CellGrid

extension Expectation {
  /// The expectation as JSON: when, of what, what must be seen, why.
  var tree: JSONTree {
    guard case .tagged(let shape) = ExpectationVocabulary.shape,
      let object = shape.object(tagged: property)
    else { preconditionFailure("nothing is called \(property)") }
    var values: [String: JSONTree?] = [
      "at": .exact(time), "until": .optional(until), "cell": cell.map { .whole($0) },
      "property": .text(property), "why": why.map { .text($0) },
      "equals": nil, "within": nil, "between": nil, "constant": nil,
    ]
    for member in criterion.members { values.updateValue(member.value, forKey: member.key) }
    values.merge(question.values) { first, _ in first }
    let known = Set(object.fields.map(\.key))
    precondition(
      values.allSatisfy { known.contains($0.key) || $0.value == nil },
      "\(property) is written with keys that it has not")
    return object.sorted(by: Self.order).tree(of: values.filter { known.contains($0.key) })
  }

  /// The order in which a sentence would say it; what is not named comes before the reason.
  private static let order = [
    "at", "until", "cell", "property", "of", "image", "call", "equals", "within", "between",
    "constant",
  ]
}

extension ObjectShape {
  /// The same keys in another order: those of a list first, `why` last.
  fileprivate func sorted(by order: [String]) -> ObjectShape {
    func rank(_ key: String) -> Int {
      key == "why" ? order.count + 1 : order.firstIndex(of: key) ?? order.count
    }
    return ObjectShape(name: name, fields: fields.sorted { rank($0.key) < rank($1.key) })
  }
}

extension Question {
  /// The keys that say more than the property's name.
  fileprivate var values: [String: JSONTree?] {
    switch self {
    case .imageWeight(let name): ["image": .text(name)]
    case .largestStep(let property): ["of": .text(property.name)]
    case .callCount(let pattern): ["call": .text(pattern.text)]
    default: [:]
    }
  }
}

extension Criterion {
  /// The keys of an expectation that say what must be seen, with their values.
  public var members: [JSONTree.Member] {
    switch self {
    case .equals(let finding, let within):
      [.init("equals", finding.tree)] + (within.map { [.init("within", .exact($0))] } ?? [])
    case .between(let low, let high):
      [.init("between", .list([.exact(low), .exact(high)]))]
    case .constant(let isConstant): [.init("constant", .boolean(isConstant))]
    }
  }
}

extension Finding {
  fileprivate var tree: JSONTree {
    switch self {
    case .boolean(let value): .boolean(value)
    case .number(let number): .exact(number)
    case .numbers(let numbers): .list(numbers.map { .exact($0) })
    case .name(let name): .optional(name)
    case .items(let items): .wholes(items)
    case .calls(let calls): .list(calls.map { .text($0.text) })
    case .completions(let notes):
      .list(notes.map { ExpectationVocabulary.completion.tree(of: $0.values) })
    }
  }
}

extension CompletionNote {
  fileprivate var values: [String: JSONTree?] {
    ["effect": .whole(effect), "finished": .boolean(finished)]
  }
}
