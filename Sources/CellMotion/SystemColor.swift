internal import CCellMath

/// The look of the whole system, light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light

  /// Light text on a dark ground.
  case dark
}

/// A colour of the system, which follows the appearance.
///
/// Source of the values: iOS 13 and later, as recorded in Flutter's `cupertino/colors.dart`.
public struct SystemColor: Hashable, Sendable {
  /// The name in scripts and scenarios, such as `opaque_separator`.
  public let name: String

  /// The number in the C table, 0 for the first of ``all``.
  public let code: Int32

  private init(name: String, code: Int32) {
    self.name = name
    self.code = code
  }

  /// The system colour of a name, or nil.
  public init?(named name: String) {
    guard let color = Self.all.first(where: { $0.name == name }) else { return nil }
    self = color
  }

  /// The system colour of a number in the C table, or nil.
  public init?(code: Int32) {
    guard let name = unsafe cellmath_system_color_name(code) else { return nil }
    unsafe self.init(name: String(cString: name), code: code)
  }

  /// All system colours, in the order of their code.
  public static let all: [SystemColor] = (0..<Int32(cellmath_system_color_count))
    .compactMap { SystemColor(code: $0) }

  /// The ground of the grid: white or black.
  public static let systemBackground = SystemColor(name: "system_background", code: 8)

  /// The stock colour of lines between cells, not transparent.
  public static let opaqueSeparator = SystemColor(name: "opaque_separator", code: 0)

  /// The colour of text: black or white.
  public static let label = SystemColor(name: "label", code: 10)

  /// The colour in an appearance.
  public func resolved(in appearance: Appearance) -> Color {
    Color(cellmath_system_color(code, appearance == .dark))
  }
}
