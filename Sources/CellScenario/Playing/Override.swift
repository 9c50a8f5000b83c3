internal import CellEffect

/// A parameter that is set on top of a file, its value as a person wrote it.
public struct Override: Hashable, Sendable {
  /// Every use of this name; nil: all effects that have such a parameter.
  public var effect: String?
  /// The parameter.
  public var name: String
  /// Its value: what the text means is up to the parameter.
  public var text: String

  /// An override from its parts.
  public init(effect: String? = nil, _ name: String, _ text: String) {
    self.effect = effect
    self.name = name
    self.text = text
  }

  /// The value for an effect that has such a parameter, or has not.
  func input(for effect: any Effect) -> ParameterInput {
    let parameter = effect.parameters.declared.first { $0.name == name }
    return parameter?.input(text) ?? .text(text)
  }
}

extension Parameter {
  /// What a text means here: only what takes numbers or truth values sees such in it.
  fileprivate func input(_ text: String) -> ParameterInput {
    switch kind {
    case .number, .integer:
      if let number = Double(text), number.isFinite { return .number(number) }
    case .boolean:
      if text == "true" || text == "false" { return .boolean(text == "true") }
    case .curve:
      let numbers = text.split(separator: ",").map { Double($0) }
      if numbers.count == 4, !numbers.contains(nil) { return .numbers(numbers.compactMap { $0 }) }
    case .text, .color, .image:
      break
    }
    return .text(text)
  }
}
