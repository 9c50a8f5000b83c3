public import CellMotion

/// The parameters of an effect with their present values.
///
/// Invariant: every value is one that its parameter takes; one that was not set is the initial one
/// or was taken over from another effect's.
public struct ParameterSet: Hashable, Sendable {
  /// What can be set, in the order of declaration.
  public let declared: [Parameter]
  private var values: [String: ParameterValue]
  /// What was set, as it was written.
  private var inputs: [String: ParameterInput] = [:]

  /// All parameters at their initial values.
  public init(_ declared: [Parameter] = []) {
    self.declared = declared
    values = Dictionary(declared.map { ($0.name, $0.initial) }) { first, _ in first }
  }

  /// The value of a parameter, nil if there is none of this name.
  public subscript(name: String) -> ParameterValue? {
    values[name]
  }

  /// The value of a number parameter.
  ///
  /// - Precondition: There is one of this name.
  public func number(_ name: String) -> Double {
    guard case .number(let value)? = values[name] else {
      preconditionFailure("no number parameter \(name)")
    }
    return value
  }

  /// The value of a colour parameter.
  ///
  /// - Precondition: There is one of this name.
  public func color(_ name: String) -> Paint {
    guard case .color(let value)? = values[name] else {
      preconditionFailure("no colour parameter \(name)")
    }
    return value
  }

  /// The value of a picture parameter.
  ///
  /// - Precondition: There is one of this name.
  public func image(_ name: String) -> String {
    guard case .image(let value)? = values[name] else {
      preconditionFailure("no picture parameter \(name)")
    }
    return value
  }

  /// Sets a parameter to a value as a person wrote it.
  ///
  /// - Parameters:
  ///   - name: The parameter.
  ///   - input: Its new value.
  ///   - effect: The effect's name, for the error.
  /// - Throws: ``ParameterError`` if there is none of this name or it does not take the value;
  ///   nothing is changed then.
  public mutating func set(
    _ name: String, to input: ParameterInput, of effect: String
  ) throws(ParameterError) {
    guard let parameter = declared.first(where: { $0.name == name }) else {
      throw .unknown(effect: effect, name: name, known: declared.map(\.name))
    }
    values[name] = try parameter.value(from: input, of: effect)
    inputs[name] = input
  }

  /// Whether a parameter was set, be it to its initial value.
  public func isSet(_ name: String) -> Bool {
    inputs[name] != nil
  }

  /// What a parameter was set to, as it was written; nil if it was not set.
  public func input(_ name: String) -> ParameterInput? {
    inputs[name]
  }

  /// Takes over the values of another set where both declare the same name and the value fits.
  public mutating func adopt(_ other: ParameterSet) {
    for parameter in declared {
      if let value = other.values[parameter.name], parameter.takes(value) {
        values[parameter.name] = value
        if let input = other.inputs[parameter.name] { inputs[parameter.name] = input }
      }
    }
  }

  /// Takes over what was set of another set where this one declares the same name and the value
  /// fits; what was not set stays as it is here.
  ///
  /// - Parameters:
  ///   - other: The other set.
  ///   - newer: What was set here counts, and not what was set there.
  /// - Returns: The names of what was set there and is not taken over, in the order of declaration.
  public mutating func adoptSettings(
    of other: ParameterSet, exceptSetIn newer: ParameterSet = ParameterSet()
  ) -> [String] {
    var dropped: [String] = []
    for name in other.declared.map(\.name) where other.isSet(name) && !newer.isSet(name) {
      let own = declared.first { $0.name == name }
      if let value = other.values[name], own?.takes(value) ?? false {
        values[name] = value
        inputs[name] = other.inputs[name]
      } else {
        dropped.append(name)
      }
    }
    return dropped
  }
}

extension Parameter {
  /// Whether a value is of the kind and in the range.
  public func takes(_ value: ParameterValue) -> Bool {
    switch (kind, value) {
    case (.number, .number(let number)): range.contains(number)
    case (.integer, .number(let number)):
      range.contains(number) && number == number.rounded(.towardZero)
    case (.text, .text(let text)): choices.isEmpty || choices.contains(text)
    case (.boolean, .boolean), (.color, .color), (.image, .image), (.curve, .curve): true
    default: false
    }
  }

  func value(
    from input: ParameterInput, of effect: String
  ) throws(ParameterError) -> ParameterValue {
    guard let value = read(input) else {
      throw .kind(effect: effect, parameter: self, found: input)
    }
    if takes(value) { return value }
    switch value {
    case .number(let number) where !range.contains(number):
      throw .range(effect: effect, parameter: self, found: number)
    case .text(let text):
      throw .choice(effect: effect, parameter: self, found: text)
    default:
      throw .kind(effect: effect, parameter: self, found: input)
    }
  }

  /// The value that an input of the right kind stands for.
  private func read(_ input: ParameterInput) -> ParameterValue? {
    switch (kind, input) {
    case (.number, .number(let number)), (.integer, .number(let number)): .number(number)
    case (.boolean, .boolean(let value)): .boolean(value)
    case (.text, .text(let text)): .text(text)
    case (.image, .text(let text)): .image(text)
    case (.color, .text(let text)): Paint(text).map { .color($0) }
    case (.curve, .text(let text)): Curve(named: text).map { .curve($0) }
    case (.curve, .numbers(let points)): Self.curve(through: points).map { .curve($0) }
    default: nil
    }
  }

  private static func curve(through points: [Double]) -> Curve? {
    guard points.count == 4 else { return nil }
    return try? Curve(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
  }
}
