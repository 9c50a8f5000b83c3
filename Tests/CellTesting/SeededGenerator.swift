/// A repeatable generator (splitmix64), so that a failing random test can be run again by its seed.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  /// What the next numbers are made of, one byte each.
  private var chosen: ArraySlice<UInt8> = []

  /// A generator whose whole sequence follows from `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// A generator whose first numbers follow from one byte each, so that whoever changes a byte
  /// changes a decision; those after them follow from a seed.
  public init(bytes: some Sequence<UInt8>, seed: UInt64 = 0) {
    state = seed
    chosen = Array(bytes)[...]
  }

  /// Whether all of the bytes that it was made of have been used.
  public var isSpent: Bool {
    chosen.isEmpty
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    if let byte = chosen.popFirst() { return UInt64(byte) &* 0x0101_0101_0101_0101 }
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
