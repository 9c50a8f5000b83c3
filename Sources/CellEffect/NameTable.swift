/// A picture's or text's name as a number, so that looks can be compared and copied cheaply.
public struct NameID: Hashable, Sendable, RawRepresentable {
  /// The place in the table; −1 is no name.
  public let rawValue: Int32

  /// No name.
  public static let none = NameID(rawValue: -1)

  /// The name at a place of a table.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}

/// Every name that a stage has met, numbered in the order of first use.
///
/// Invariant: a number, once given, keeps its name; the table only grows.
public final class NameTable {
  private var numbers: [String: Int32] = [:]
  private var names: [String] = []
  /// The length of `names`, so that asking for it needs no check that nobody writes them meanwhile.
  private var total = 0

  /// An empty table.
  public init() {}

  /// How many names there are.
  public var count: Int {
    total
  }

  /// The number of `name`, a new one at its first use.
  public func number(of name: String) -> NameID {
    if let known = numbers[name] { return NameID(rawValue: known) }
    let number = Int32(total)
    names.append(name)
    total += 1
    numbers[name] = number
    return NameID(rawValue: number)
  }

  /// The name behind a number; nil for ``NameID/none``.
  public subscript(number: NameID) -> String? {
    number.rawValue < 0 ? nil : names[Int(number.rawValue)]
  }
}
