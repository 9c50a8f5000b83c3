public import CellMotion

/// The value of a parameter.
public enum ParameterValue: Hashable, Sendable {
  /// A number; an integer is a whole one.
  case number(Double)
  /// A truth value.
  case boolean(Bool)
  /// A text.
  case text(String)
  /// A colour.
  case color(Paint)
  /// A picture's name.
  case image(String)
  /// A curve.
  case curve(Curve)
}

/// A value as a person wrote it, before it is known what the parameter takes.
public enum ParameterInput: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// `true` or `false`.
  case boolean(Bool)
  /// A text.
  case text(String)
  /// A list of numbers: the control points of a curve.
  case numbers([Double])
}

/// What a parameter takes.
public struct Parameter: Hashable, Sendable {
  /// The kinds of parameters.
  public enum Kind: String, Sendable, CaseIterable {
    /// Any number in the range.
    case number
    /// A whole number in the range.
    case integer
    /// `true` or `false`.
    case boolean
    /// A text, one of the choices if there are any.
    case text
    /// A colour.
    case color
    /// A picture's name.
    case image
    /// A curve's name or control points.
    case curve
  }

  /// Its name: lower case with underscores.
  public var name: String
  /// What it takes.
  public var kind: Kind
  /// Its value until it is set.
  public var initial: ParameterValue
  /// The smallest and largest number.
  public var range: ClosedRange<Double>
  /// The unit of its numbers.
  public var unit: String?
  /// The texts it takes; empty: any.
  public var choices: [String]
  /// What it is for.
  public var about: String?

  /// A parameter from its parts.
  public init(
    name: String, kind: Kind, initial: ParameterValue, range: ClosedRange<Double> = -1e6...1e6,
    unit: String? = nil, choices: [String] = [], about: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.initial = initial
    self.range = range
    self.unit = unit
    self.choices = choices
    self.about = about
  }

  /// A number parameter.
  public static func number(
    _ name: String, _ initial: Double, _ range: ClosedRange<Double>, unit: String? = nil,
    about: String? = nil
  ) -> Parameter {
    Parameter(
      name: name, kind: .number, initial: .number(initial), range: range, unit: unit, about: about)
  }
}

/// Why a parameter cannot be set: facts, no prose.
public enum ParameterError: Error, Hashable, Sendable {
  /// The effect has none of this name.
  case unknown(effect: String, name: String, known: [String])
  /// The value is of another kind.
  case kind(effect: String, parameter: Parameter, found: ParameterInput)
  /// The number is outside the range.
  case range(effect: String, parameter: Parameter, found: Double)
  /// The text is none of the choices.
  case choice(effect: String, parameter: Parameter, found: String)
}
