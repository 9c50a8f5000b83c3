internal import CCellScript

/// Everything a script sees, from the table that registers it.
public enum ScriptInterface {
  /// One entry.
  public struct Entry: Hashable, Sendable {
    /// To whom it belongs, such as `cell` or `fx`.
    public let owner: String
    /// Its name.
    public let name: String
    /// What it is, such as `number` or `function`.
    public let kind: String
    /// The unit of its numbers.
    public let unit: String?
    /// The range of a number that is written.
    public let range: ClosedRange<Double>?
    /// Whether a script may write it.
    public let isWritable: Bool
    /// What follows a function's name where it is called: `(x, low, high)`; nil: it is none.
    public let call: String?
    /// What it is for.
    public let about: String
  }

  /// All entries, those of an owner side by side.
  public static let entries: [Entry] = (0..<cellscript_interface_count()).map { number in
    let entry = unsafe cellscript_interface(number)
    let unit = unsafe String(cString: entry.unit)
    let call = unsafe String(cString: entry.call)
    return unsafe Entry(
      owner: String(cString: entry.owner), name: String(cString: entry.name),
      kind: String(cString: entry.kind), unit: unit.isEmpty ? nil : unit,
      range: entry.low < entry.high ? entry.low...entry.high : nil,
      isWritable: entry.writable, call: call.isEmpty ? nil : call,
      about: String(cString: entry.about))
  }
}
