import CellEffect
import CellScenario
import CellScript

/// Effects for machines.
enum EffectTree {
  /// All that is there, and what cannot be used.
  static func list(of inventory: Inventory) -> JSONTree {
    .object([
      .init("effects", .list(inventory.cards.map(full))),
      .init("broken", .list(inventory.broken.map(tree))),
    ])
  }

  private static func tree(_ broken: Inventory.Broken) -> JSONTree {
    .object([
      .init("plugin", .text(broken.path)),
      .init("line", broken.error.line.map { .whole($0) } ?? .null),
      .init("message", .text(broken.error.sentence)),
    ])
  }

  /// All about an effect.
  static func full(_ card: EffectCard) -> JSONTree {
    .object(
      head(card) + [
        // A built-in has none that a person could write.
        .init("handlers", card.path == nil ? .null : .list(card.handlers.map { .text($0) })),
        .init("parameters", .list(card.parameters.map(tree))),
      ])
  }

  private static func head(_ card: EffectCard) -> [JSONTree.Member] {
    [
      .init("name", .text(card.name)), .init("use", .text(card.use)),
      .init("plugin", .optional(card.path)), .init("summary", .optional(card.summary)),
    ]
  }

  private static func tree(_ parameter: Parameter) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("name", .text(parameter.name)), .init("kind", .text(parameter.kind.rawValue)),
      .init("default", tree(parameter.initial)),
    ]
    if parameter.kind == .number || parameter.kind == .integer {
      members.append(.init("min", .number(parameter.range.lowerBound)))
      members.append(.init("max", .number(parameter.range.upperBound)))
    }
    if !parameter.choices.isEmpty {
      members.append(.init("choices", .list(parameter.choices.map { .text($0) })))
    }
    members.append(.init("unit", .optional(parameter.unit)))
    members.append(.init("about", .optional(parameter.about)))
    return .object(members)
  }

  private static func tree(_ value: ParameterValue) -> JSONTree {
    switch value {
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .text(let text): .text(text)
    default: .text(value.words)
    }
  }
}
