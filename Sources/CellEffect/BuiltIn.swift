/// The effects that are there without a plugin.
public enum BuiltIn {
  /// Their names, sorted.
  public static let names = ["bounce", "crossfade", "tint"]

  /// A new effect of this name, or nil if there is none.
  public static func make(_ name: String) -> (any Effect)? {
    switch name {
    case "bounce": Bounce()
    case "crossfade": Crossfade()
    case "tint": Tint()
    default: nil
    }
  }
}
