/// What the flash limit has held back so far.
public struct FlashHolds: Hashable, Sendable {
  /// How many cells were held; one that came to show another item counts anew.
  public internal(set) var cells: Int
  /// When the first was, in seconds.
  public let since: Double
}
