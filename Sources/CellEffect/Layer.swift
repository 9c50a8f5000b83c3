public import CellGrid
public import CellMotion

/// The channels of one effect: for each slot what the effect has set, one entry per slot and
/// property in each column.
///
/// Invariant: an unset channel holds the neutral number, a clear colour or no name; a bit of
/// ``sets`` is on exactly for the channels that were set and not cleared.
public final class Layer {
  /// Model values of numbers and of `z`: slot × ``numbersPerSlot`` + property.
  public package(set) var numbers: [Double] = []
  /// Which properties are set: bits of ``Property/bit`` per slot.
  public package(set) var sets: [UInt32] = []
  /// Model colours: slot × 3 + column; red, green, blue, alpha.
  public package(set) var colors: [SIMD4<Double>] = []
  /// The system colour behind each model colour, −1 where it is fixed.
  public package(set) var colorCodes: [Int32] = []
  /// Model pictures and texts: slot × 2 + column.
  public package(set) var names: [NameID] = []
  /// Endless runs per channel: slot × 9 + property.
  public package(set) var endless: [UInt8] = []

  /// What lies beneath the effect's colours, pictures and texts, brought up to date before each
  /// answer.
  public package(set) var beneath = BeneathColumns()

  /// Numbers per slot in ``numbers``.
  public static let numbersPerSlot = Property.numberCount + 1
  /// The most runs a channel holds.
  public static let runLimit = 64
  /// The most endless runs a channel holds.
  public static let endlessLimit = 8

  package init() {}
}

/// Colours, pictures and texts that show where an effect has set none, one entry per slot and
/// property in each column.
public struct BeneathColumns: Sendable {
  /// Colours as shown: slot × 3 + column.
  public package(set) var colors: [SIMD4<Double>] = []
  /// The system colour behind each, −1 where it is fixed or a mix.
  public package(set) var colorCodes: [Int32] = []
  /// Pictures and texts, the heaviest where several are mixed: slot × 2 + column.
  public package(set) var names: [NameID] = []
}
