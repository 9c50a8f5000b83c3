internal import CCellMath

/// How bright the cells of a frame are, and how far that has swung, row by row.
///
/// Luminance is right to 1e-6, with the same bits on every platform.
///
/// Sources: IEC 61966-2-1 (sRGB); WCAG 2.2, relative luminance and general flash and red flash
/// thresholds.
package struct LightColumns {
  private enum Column {
    static let (luminance, redness) = (0, 1)
    static let (low, high, direction, counted) = (2, 3, 4, 5)
    static let count = 6
  }

  private var columns = FloatColumns(columnCount: Column.count)
  /// One cell: red, green, blue, alpha, opacity, and its light.
  private var single = FloatColumns(columnCount: 7, rowCount: 1)
  /// The rows that may have turned, and room for more.
  private var turned: [Int32] = []

  private let width: cellmath_width
  private static let groupLength = FloatStorage.alignment

  /// Columns of no rows.
  ///
  /// - Parameter instructions: The best, but for comparisons.
  package init(instructions: FieldRunner.Instructions = .best) {
    width = cellmath_width(instructions)
  }

  /// How many rows there are.
  package var rowCount: Int {
    columns.rowCount
  }

  /// Changes how many rows there are; what they hold is to be written.
  package mutating func resize(rowCount: Int) {
    columns.resize(rowCount: rowCount)
    while turned.count < FloatStorage.padded(rowCount) { turned.append(0) }
  }

  /// The swing of a row.
  package subscript(row: Int) -> LightSwing {
    get {
      LightSwing(
        low: columns[Column.low, row], high: columns[Column.high, row],
        direction: columns[Column.direction, row], redness: columns[Column.counted, row])
    }
    set {
      columns[Column.low, row] = newValue.low
      columns[Column.high, row] = newValue.high
      columns[Column.direction, row] = newValue.direction
      columns[Column.counted, row] = newValue.redness
    }
  }

  /// The luminance of a row that was seen, 0…1.
  package func luminance(_ row: Int) -> Float {
    columns[Column.luminance, row]
  }

  /// 1 where red makes up 80 % or more of the light of a row that was seen, else 0.
  package func redness(_ row: Int) -> Float {
    columns[Column.redness, row]
  }

  /// The group of rows that are worked out together with a row.
  package static func group(of row: Int) -> Int {
    row / groupLength
  }

  /// The rows of a group.
  package func rows(of group: Int) -> Range<Int> {
    min(group * Self.groupLength, rowCount)..<min((group + 1) * Self.groupLength, rowCount)
  }

  /// Looks at rows.
  ///
  /// - Parameters:
  ///   - looks: As many rows of encoded components and opacities in 0…1.
  ///   - color: The column of red; green, blue and alpha follow it.
  ///   - opacity: The column of opacities.
  ///   - behind: The opaque colour behind the cells.
  ///   - rows: The rows of one or more whole groups.
  /// - Complexity: O(rows).
  package mutating func see(
    _ looks: FloatColumns, color: Int, opacity: Int, over behind: SIMD3<Float>, rows: Range<Int>
  ) {
    precondition(looks.rowCount == rowCount, "columns are of equal length")
    check(rows)
    let seen = columns.written()
    unsafe see(
      looks.read, color: color, opacity: opacity, over: behind, rows: rows,
      luminance: seen.column(Column.luminance), redness: seen.column(Column.redness))
  }

  /// Sees a colour in a row in place of what the row holds.
  package mutating func see(_ color: SIMD3<Float>, row: Int) {
    for part in 0..<3 { single[part, 0] = color[part] }
    single[3, 0] = 1
    single[4, 0] = 1
    let seen = single.written()
    unsafe see(
      seen, color: 0, opacity: 4, over: .zero, rows: 0..<1, luminance: seen.column(5),
      redness: seen.column(6))
    columns[Column.luminance, row] = single[5, 0]
    columns[Column.redness, row] = single[6, 0]
  }

  /// Takes the light of rows that were seen into account, but of those that may have turned.
  ///
  /// - Parameters:
  ///   - rows: The rows of one or more whole groups.
  ///   - found: Takes the rows that may have turned, rising.
  /// - Complexity: O(rows).
  package mutating func follow(_ rows: Range<Int>, turned found: inout [Int]) {
    check(rows)
    let seen = columns.written()
    var swings = unsafe cellmath_swings(
      luminance: seen.column(Column.luminance), redness: seen.column(Column.redness),
      low: seen.column(Column.low), high: seen.column(Column.high),
      direction: seen.column(Column.direction), counted: seen.column(Column.counted))
    let turns = unsafe turned.withUnsafeMutableBufferPointer { room in
      unsafe cellmath_light_follow(
        &swings, rows.lowerBound, FloatStorage.padded(rows.count), room.baseAddress, width)
    }
    for place in 0..<turns where Int(turned[place]) < rows.upperBound {
      found.append(Int(turned[place]))
    }
  }

  private func check(_ rows: Range<Int>) {
    precondition(
      rows.lowerBound >= 0 && rows.upperBound <= rowCount && rows.lowerBound % Self.groupLength == 0
        && (rows.upperBound % Self.groupLength == 0 || rows.upperBound == rowCount),
      "there are such groups of rows")
  }

  private func see(
    _ looks: FloatStorage, color: Int, opacity: Int, over behind: SIMD3<Float>, rows: Range<Int>,
    luminance: UnsafeMutablePointer<Float>, redness: UnsafeMutablePointer<Float>
  ) {
    var columns = unsafe cellmath_light(
      red: looks.column(color), green: looks.column(color + 1), blue: looks.column(color + 2),
      alpha: looks.column(color + 3), opacity: looks.column(opacity), luminance: luminance,
      redness: redness, behind: (behind.x, behind.y, behind.z))
    unsafe cellmath_light_see(
      &columns, rows.lowerBound, FloatStorage.padded(rows.count), width)
  }
}
