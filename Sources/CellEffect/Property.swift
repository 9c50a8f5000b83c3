/// One thing of a look that an effect can set.
///
/// The raw value is the channel's place in every column of channels, in Swift, C and Lua.
public enum Property: UInt8, Sendable, CaseIterable {
  /// Movement to the right, in points.
  case translationX
  /// Movement downward, in points.
  case translationY
  /// Size about the centre, 1 at rest.
  case scale
  /// Width about the centre, 1 at rest, multiplied with ``scale``.
  case scaleX
  /// Height about the centre, 1 at rest, multiplied with ``scale``.
  case scaleY
  /// Turn about the centre, in radians, clockwise.
  case rotation
  /// 0 (not drawn) … 1.
  case opacity
  /// Radius of the corners, in points, from 0.
  case cornerRadius
  /// Width of the border, in points, from 0.
  case borderWidth
  /// Drawing order; larger is above. Set only.
  case z
  /// The colour behind everything.
  case background
  /// The colour of the text.
  case textColor
  /// The colour of the border.
  case borderColor
  /// The picture.
  case image
  /// The text.
  case text

  /// What kind of value a property has, and so how its animations meet.
  public enum Kind: Sendable {
    /// Additive.
    case number
    /// Set only.
    case order
    /// Replaced from what is shown.
    case color
    /// Replaced by weights.
    case content
  }

  /// All properties, in the order of raw values.
  public static let all = allCases
  /// The numbers and the drawing order, by ``column``.
  public static let numbers = all.filter { $0.kind == .number || $0.kind == .order }
  /// The bits of ``numbers``.
  static let numberBits = numbers.reduce(0) { $0 | $1.bit }
  /// The bits of the numbers that reduced motion hides.
  package static let motionBits = numbers.filter(\.isMotion).reduce(0) { $0 | $1.bit }
  /// The bits of opacity, colours, picture and text: they may flash, and effects above see them.
  package static let brightBits = all.filter {
    $0 == .opacity || $0.kind == .color || $0.kind == .content
  }.reduce(0) { $0 | $1.bit }
  /// The numbers at rest, by ``column``.
  public static let neutralNumbers = numbers.map(\.neutral)
  /// The colours, by ``column``.
  public static let colors = all.filter { $0.kind == .color }
  /// Picture and text, by ``column``.
  public static let contents = all.filter { $0.kind == .content }

  /// How many properties are numbers that can be animated.
  public static let numberCount = 9
  /// How many properties are colours.
  public static let colorCount = 3
  /// How many properties are pictures or texts.
  public static let contentCount = 2

  /// What kind of value the property has.
  public var kind: Kind {
    switch self {
    case .z: .order
    case .background, .textColor, .borderColor: .color
    case .image, .text: .content
    default: .number
    }
  }

  /// Whether its value is a number: all but colours, picture and text.
  package var isNumber: Bool {
    kind == .number || kind == .order
  }

  /// The value at rest: 1 for scales and opacity, else 0.
  public var neutral: Double {
    switch self {
    case .scale, .scaleX, .scaleY, .opacity: 1
    default: 0
    }
  }

  /// Whether reduced motion hides it: translation, scale and rotation.
  public var isMotion: Bool {
    rawValue <= Property.rotation.rawValue
  }

  /// Whether a number of a later effect covers the earlier ones: radius, border and order.
  var covers: Bool {
    self == .cornerRadius || self == .borderWidth || self == .z
  }

  /// Its place among the properties of its kind, from 0.
  public var column: Int {
    switch kind {
    case .number, .order: Int(rawValue)
    case .color: Int(rawValue) - Int(Property.background.rawValue)
    case .content: Int(rawValue) - Int(Property.image.rawValue)
    }
  }

  /// The bit that stands for it in a set of properties.
  public var bit: UInt32 {
    1 << UInt32(rawValue)
  }

  /// Its name in scenarios, scripts and traces.
  public var name: String {
    Self.names[Int(rawValue)]
  }

  /// The property of this name, or nil.
  public init?(named name: String) {
    guard let place = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: UInt8(place))
  }

  /// All names, in the order of raw values.
  public static let names = [
    "translation_x", "translation_y", "scale", "scale_x", "scale_y", "rotation", "opacity",
    "corner_radius", "border_width", "z", "background", "text_color", "border_color", "image",
    "text",
  ]
}

extension Property {
  /// What is said of a property that is taken for something else: `background is no number: it is
  /// a colour`.
  package func misuse(as taken: String) -> String {
    let kind =
      switch kind {
      case .number: "a number"
      case .order: "the drawing order, which is set only"
      case .color: "a colour"
      case .content: "a picture or text"
      }
    return "\(name) is no \(taken): it is \(kind)"
  }
}
