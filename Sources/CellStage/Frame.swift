public import CellEffect
public import CellGrid

/// What all visible cells show at one instant: contiguous columns, one entry per cell in item
/// order.
///
/// Invariant: every column has ``count`` entries (colours four, contents ``contentSlots`` per cell);
/// every number is finite; the weights of a cell's pictures are 0…1 and add up to 1, or to less
/// while a picture comes where there was none. The columns are reused from frame to frame.
public struct Frame: Sendable {
  /// Pictures or texts that a cell can mix.
  public static let contentSlots = 8

  /// The instant, in seconds.
  public internal(set) var time = 0.0
  /// Where the viewport stands in the content, in points.
  public internal(set) var offset = Point.zero
  /// The items shown, rising.
  public internal(set) var items: [Int64] = []
  /// The slots of the cells that show them.
  public internal(set) var slots: [Int32] = []
  /// Layout frames in content: x, y, width, height, in points.
  public internal(set) var places: [SIMD4<Double>] = []
  /// A column for each number property, by `Property.column`; the last is `z`.
  public internal(set) var numbers: [[Float]] = Array(
    repeating: [], count: Property.numberCount + 1)
  /// A column of red, green, blue, alpha for each colour property.
  public internal(set) var colors: [[SIMD4<Float>]] = Array(
    repeating: [], count: Property.colorCount)
  /// A column of names for images and one for texts: ``contentSlots`` per cell.
  public internal(set) var contents: [[NameID]] = Array(
    repeating: [], count: Property.contentCount)
  /// The weights of ``contents``, 0 in unused entries.
  public internal(set) var weights: [[Float]] = Array(
    repeating: [], count: Property.contentCount)

  /// How many cells are visible.
  public var count: Int {
    items.count
  }

  /// The row of an item's cell in the columns, nil while it is not visible; O(log n).
  public func row(of item: Int) -> Int? {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low < items.count && items[low] == item ? low : nil
  }

  /// A number of the cell in a row.
  public func number(_ property: Property, at row: Int) -> Float {
    numbers[property.column][row]
  }

  /// A colour of the cell in a row: red, green, blue, alpha, each 0…1.
  public func color(_ property: Property, at row: Int) -> SIMD4<Float> {
    colors[property.column][row]
  }

  /// How much of a picture or text the cell in a row shows, 0…1.
  public func weight(of name: NameID, _ property: Property, at row: Int) -> Float {
    var sum: Float = 0
    for place in row * Self.contentSlots..<(row + 1) * Self.contentSlots
    where contents[property.column][place] == name {
      sum += weights[property.column][place]
    }
    return sum
  }
}
