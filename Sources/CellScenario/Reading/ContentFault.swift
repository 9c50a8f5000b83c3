/// Why a JSON text is not a scenario: facts, no prose.
public enum ContentFault: Hashable, Sendable {
  /// The value of a key is of another kind; `form` is how a list would be written.
  case kind(key: String, expected: [JSONKind], found: JSONKind, form: String)
  /// A key that the object does not have; `atHome` names the variants that have it.
  case unknownKey(String, of: String, known: [String], atHome: [String])
  /// A key that the object needs.
  case missingKey(String, of: String)
  /// Whether an expectation of this property says which cell it means, and should or should not.
  case cellOfProperty(String, isNeeded: Bool)
  /// A number outside its range.
  case range(key: String, found: Double, allowed: ClosedRange<Double>, unit: String)
  /// A number that should be whole.
  case notWhole(key: String, found: Double)
  /// A text that is none of the choices.
  case choice(key: String, found: String, allowed: [String])
  /// A list that is too short or too long.
  case length(key: String, found: Int, allowed: ClosedRange<Int>)
  /// An item that does not exist then.
  case item(Int, count: Int)
  /// An item that the same list names twice.
  case repeatedItem(Int)
  /// An event before the one above it.
  case order(at: Double, previous: Double)
  /// A touch begins while a finger with its id is down.
  case touchIsDown(id: Int, since: Double)
  /// A range or a span that ends before it begins.
  case reversed(key: String, low: Double, high: Double)
  /// Keys of which only one may be there.
  case conflict([String])
  /// Keys of which one must be there.
  case oneOf([String])
  /// A key that only means something beside another.
  case onlyWith(String, String)
  /// A call that the grid never makes.
  case call(String, known: [String])
  /// A call of scrolling, which tells of no item.
  case callWithoutItem(String)
  /// A call with a control that no cell has, or that no control makes.
  case callOfControl(String, names: [String], controls: [String])
  /// A call that `calls` leaves out.
  case leftOutCall(String)
  /// A colour that cannot be read.
  case color(String)
  /// The grid would hold too many items.
  case count(Int, limit: Int)
  /// More cells would be visible, or alive, at once than are played.
  case cells(Double, limit: Int)
  /// A list or a stack with several columns.
  case columns(layout: String)
  /// A control without a name, or with that of another.
  case control(String)
  /// Items with an extent of their own where a line has so many cells.
  case extents(columns: Int)
  /// A place that a section does not have, from its first item.
  case placeInSection(Int, section: Int, count: Int)
  /// A section that does not exist.
  case section(Int, count: Int)
  /// A place that is in no section of this number, whose places these are.
  case notInSection(Int, section: Int, places: ClosedRange<Int>)
  /// Something happens after the scenario has ended.
  case afterEnd(at: Double, lasts: Double)
  /// An effect that is not used here.
  case unusedEffect(String, used: [String])
}
