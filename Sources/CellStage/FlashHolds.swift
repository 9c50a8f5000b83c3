/// What the flash limit has held back so far.
public struct FlashHolds: Hashable, Sendable {
  /// How many cells were held; one that came to show another item counts anew.
  public internal(set) var cells: Int
  /// The items of the first of them, up to ``itemLimit``, in the order in which they were held.
  public internal(set) var items: [Int] = []
  /// When the first was, in seconds.
  public let since: Double

  /// Of how many cells it is told which they are.
  public static let itemLimit = 100
}
