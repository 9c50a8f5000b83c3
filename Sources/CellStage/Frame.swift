public import CellEffect
public import CellGrid
public import CellKernel

/// What all visible cells show at one instant: contiguous columns, one entry per cell in item
/// order.
///
/// Invariant: every column has ``count`` entries (contents ``contentSlots`` per cell);
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
  /// A column for each number and for red, green, blue and alpha of each colour, by
  /// ``column(of:part:)``.
  public internal(set) var looks = FloatColumns(columnCount: Frame.lookColumns)
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

  /// How many columns ``looks`` has: nine numbers, `z`, and four parts of three colours.
  public static let lookColumns = Field.frameColumns

  /// The column of ``looks`` that holds a number, or a part of a colour.
  ///
  /// - Parameters:
  ///   - property: A number, `z` or a colour.
  ///   - part: 0 red, 1 green, 2 blue, 3 alpha; 0 for a number.
  /// - Returns: Its place, from 0.
  /// - Precondition: The property is no picture and no text, and the part is 0…3.
  public static func column(of property: Property, part: Int = 0) -> Int {
    Field.frameColumn(of: property, component: part)
  }

  /// The places of a row's pictures or texts in a column.
  package static func contents(of row: Int) -> Range<Int> {
    row * contentSlots..<(row + 1) * contentSlots
  }

  /// The columns of properties, bits by column.
  private static func columns(of properties: [Property]) -> UInt32 {
    properties.reduce(0) { columns, property in
      let parts: UInt32 = property.kind == .color ? 0b1111 : 1
      return columns | parts << UInt32(column(of: property))
    }
  }

  /// The columns that reduced motion hides, bits by column.
  static let motionColumns = columns(of: Property.numbers.filter(\.isMotion))
  /// The columns that make a cell bright or dark, bits by column.
  static let brightColumns = columns(of: Property.colors + [.opacity])
  /// The column of opacity, a bit.
  static let opacityColumn = columns(of: [.opacity])

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

  /// A number, or the drawing order, of the cell in a row.
  ///
  /// - Precondition: The property is a number or `z`, and the row exists.
  public func number(_ property: Property, at row: Int) -> Float {
    precondition(property.isNumber, property.misuse(as: "number"))
    return looks[Self.column(of: property), row]
  }

  /// A colour of the cell in a row: red, green, blue, alpha, each 0…1.
  ///
  /// - Precondition: The property is a colour, and the row exists.
  public func color(_ property: Property, at row: Int) -> SIMD4<Float> {
    precondition(property.kind == .color, property.misuse(as: "colour"))
    let first = Self.column(of: property)
    return SIMD4(
      looks[first, row], looks[first + 1, row], looks[first + 2, row], looks[first + 3, row])
  }

  /// How much of a picture or text the cell in a row shows, 0…1.
  ///
  /// - Precondition: The property is the picture or the text, and the row exists.
  public func weight(of name: NameID, _ property: Property, at row: Int) -> Float {
    precondition(property.kind == .content, property.misuse(as: "picture or text"))
    var sum: Float = 0
    for place in Self.contents(of: row)
    where contents[property.column][place] == name {
      sum += weights[property.column][place]
    }
    return sum
  }
}
