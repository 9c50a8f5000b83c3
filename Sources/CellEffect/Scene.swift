public import CellGrid
import CellMotion

/// What every effect of a stage may read: the grid, its items, the time.
///
/// Invariant: ``grid`` has handed out exactly the outputs that effects were told of, and
/// ``contents`` names the item shown by each of its slots.
public final class Scene {
  /// The grid in its shown state.
  public package(set) var grid: Grid
  /// What the host knows of the items.
  public package(set) var items: ItemTable
  /// Names of pictures and texts as numbers.
  public let names = NameTable()
  /// Label, pictures and values of the item in each slot.
  public package(set) var contents = ContentColumns()
  /// Behind ``time``, so that a read of it needs no check that nobody writes it meanwhile.
  private var clock = 0.0

  /// A scene of a grid and its items.
  package init(grid: Grid, items: ItemTable) {
    self.grid = grid
    self.items = items
  }
}

extension Scene {
  /// The stage's time, in seconds.
  public package(set) var time: Double {
    get { clock }
    set { clock = newValue }
  }

  /// Where the viewport stands in the content at the scene's time, in points.
  package var offset: Point {
    grid.standingOffset ?? grid.movement.offset(at: time)
  }

  /// The cell in a slot, as it is now.
  public func cell(in slot: Int) -> CellID {
    CellID(slot: slot, generation: grid.cells.generations[slot])
  }

  /// The item that a cell shows, nil when it shows none any more.
  public func item(of cell: CellID) -> Int? {
    grid.isShowing(cell) ? Int(grid.cells.items[cell.slot]) : nil
  }
}

/// What the item in each slot brings along, one entry per slot in each column.
public struct ContentColumns: Sendable {
  /// The item whose data it has: it stays through inserts, deletes and moves, and is known of a cell
  /// whose item is being deleted.
  package var sources: [Int] = []
  /// The item's label.
  public package(set) var labels: [NameID] = []
  /// The item's picture at rest.
  public package(set) var normals: [NameID] = []
  /// The item's picture while highlighted.
  public package(set) var highlighteds: [NameID] = []
  /// The item's own values.
  public private(set) var values: [[ContentValue]] = []
  /// How often ``values`` has changed.
  package private(set) var valueChanges = 0

  /// Makes room for the values of more slots, which have none.
  package mutating func addValues(slots: Int) {
    values += Array(repeating: [], count: slots)
  }

  /// Writes the values of the item in a slot.
  package mutating func setValues(_ slot: Int, to new: [ContentValue]) {
    guard values[slot] != new else { return }
    values[slot] = new
    valueChanges += 1
  }
}

/// One of an item's own values, with its texts as numbers.
public struct ContentValue: Hashable, Sendable {
  /// What the value is.
  public enum Kind: Int32, Sendable {
    /// A number.
    case number
    /// 0 or 1.
    case boolean
    /// A text, by its number.
    case text
  }

  /// The value's name.
  public let name: NameID
  /// What it is.
  public let kind: Kind
  /// The number; 0 or 1; the text's number.
  public let number: Double

  /// A value from its parts.
  package init(name: NameID, kind: Kind, number: Double) {
    self.name = name
    self.kind = kind
    self.number = number
  }
}
