/// A part of each cell that takes touches for itself, as a button in a row does.
///
/// A touch that lands on it is the control's: the host hears of it by calls, the cell is neither
/// pressed nor highlighted nor selected, and effects hear nothing.
public struct Control: Hashable, Sendable {
  /// What calls name it by: not empty, and no other control's.
  public var name: String
  /// Where it lies, from the cell's top left corner, in points; what is beside the cell takes none.
  public var frame: Rect

  /// How far outside a control its finger is still tracked as inside, in points (TOUCH 1.2).
  public static let tolerance = 70.0

  /// A control from its parts.
  public init(_ name: String, frame: Rect) {
    self.name = name
    self.frame = frame
  }
}
