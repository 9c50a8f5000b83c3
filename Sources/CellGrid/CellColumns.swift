/// What is true of each cell, as effects see it: one entry per slot in each column.
///
/// Invariant: all columns have the same length; `items[slot]` is −1 exactly while the slot is free.
/// The flags are those of the shown state and change only when ``Grid/next()`` hands out the event
/// that tells of it, so an effect never sees a state that it was not told.
public struct CellColumns: Sendable {
  /// The bits of ``flags``.
  public enum Flag {
    /// A touch holds the cell, inside or outside.
    public static let pressed: UInt8 = 1
    /// Pressed, inside, not refused.
    public static let highlighted: UInt8 = 2
    /// The item is shown as selected.
    public static let selected: UInt8 = 4
    /// The item takes touches.
    public static let enabled: UInt8 = 8
  }

  /// The item shown, −1 in a free slot.
  public internal(set) var items: [Int64] = []
  /// How many items the slot has shown.
  public internal(set) var generations: [UInt32] = []
  /// The layout frame in content: x, y, width, height, in points.
  public internal(set) var frames: [SIMD4<Double>] = []
  /// Column and row in the layout, from 0.
  public internal(set) var places: [SIMD2<Int32>] = []
  /// Bits of ``Flag``.
  public internal(set) var flags: [UInt8] = []
}
