/// A colour as it is kept: one that stays, or a system colour's name, resolved at each look.
public enum Paint: Hashable, Sendable {
  /// The same in every appearance.
  case fixed(Color)

  /// Follows the appearance.
  case system(SystemColor)

  /// A paint written as `#RGB`, `#RRGGBB`, `#RRGGBBAA` or as a system colour's name, or nil.
  public init?(_ text: String) {
    if let color = Color(hex: text) {
      self = .fixed(color)
    } else if let color = SystemColor(named: text) {
      self = .system(color)
    } else {
      return nil
    }
  }

  /// The colour in an appearance.
  public func resolved(in appearance: Appearance) -> Color {
    switch self {
    case .fixed(let color): color
    case .system(let color): color.resolved(in: appearance)
    }
  }
}
