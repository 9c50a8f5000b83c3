import CellMotion

/// The channels of one effect as it has set them, one entry per slot and property in each column.
///
/// Invariant: an unset channel holds the neutral number, a clear colour or no name; a bit of
/// ``sets`` is on exactly for the channels that were set and not cleared.
public struct ChannelColumns: Sendable {
  /// Numbers and `z`: slot × ``Layer/numbersPerSlot`` + property.
  public package(set) var numbers: [Double] = []
  /// Which properties are set: bits of ``Property/bit`` per slot.
  public package(set) var sets: [UInt32] = []
  /// Colours: slot × 3 + column; red, green, blue, alpha.
  public package(set) var colors: [SIMD4<Double>] = []
  /// The system colour behind each colour, −1 where it is fixed.
  public package(set) var colorCodes: [Int32] = []
  /// Pictures and texts: slot × 2 + column.
  public package(set) var names: [NameID] = []
  /// Endless runs per channel: slot × ``Layer/numbersPerSlot`` + property.
  public package(set) var endless: [UInt8] = []

  /// Makes room for more slots, with nothing set.
  mutating func add(slots: Int) {
    for _ in 0..<slots { numbers += Property.numbers.map(\.neutral) }
    sets += Array(repeating: 0, count: slots)
    colors += Array(repeating: .zero, count: slots * Property.colorCount)
    colorCodes += Array(repeating: -1, count: slots * Property.colorCount)
    names += Array(repeating: .none, count: slots * Property.contentCount)
    endless += Array(repeating: 0, count: slots * Layer.numbersPerSlot)
  }
}
