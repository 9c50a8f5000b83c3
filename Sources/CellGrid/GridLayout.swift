/// Where the items of a grid lie: pure arithmetic, whatever the number of items.
package struct GridLayout: Hashable, Sendable {
  /// How many items are laid out.
  let count: Int
  /// The visible window, in points.
  let viewport: Size
  /// The vertical axis.
  package let rows: Track
  /// The horizontal axis.
  package let columns: Track
  private let kind: Layout
  private let axis: ScrollAxis

  /// The layout that the settings ask for.
  init(_ settings: GridSettings) {
    let across = settings.layout == .grid ? settings.columns : 1
    let (inset, cell, spacing) = (settings.inset, settings.cell, settings.spacing)
    count = settings.count
    viewport = settings.viewport
    kind = settings.layout
    axis = settings.scroll.axis
    rows = Track(
      lead: inset.top, extent: cell.height, gap: spacing.y, trail: inset.bottom,
      count: count == 0 ? 0 : (count - 1) / across + 1)
    columns = Track(
      lead: inset.left, extent: cell.width, gap: spacing.x, trail: inset.right, count: across)
  }

  /// The size of everything that can be scrolled to, in points.
  var contentSize: Size {
    Size(width: columns.length, height: rows.length)
  }

  /// The offsets at which the content covers the viewport, along the vertical axis, in points.
  var verticalLimits: ClosedRange<Double> {
    0...max(0, rows.length - viewport.height)
  }

  /// The offsets at which the content covers the viewport, along the horizontal axis, in points.
  var horizontalLimits: ClosedRange<Double> {
    0...max(0, columns.length - viewport.width)
  }

  /// Whether a drag may move the content up and down.
  var scrollsVertically: Bool {
    (axis == .vertical || axis == .both) && verticalLimits.upperBound > 0
  }

  /// Whether a drag may move the content left and right.
  var scrollsHorizontally: Bool {
    (axis == .horizontal || axis == .both) && horizontalLimits.upperBound > 0
  }

  /// The nearest offset at which the content covers the viewport.
  func clamped(_ offset: Point) -> Point {
    Point(x: offset.x.clamped(to: horizontalLimits), y: offset.y.clamped(to: verticalLimits))
  }

  /// The place of an item, in content.
  func frame(of item: Int) -> Rect {
    let place = place(of: item)
    return Rect(
      x: columns.start(of: Int(place.x)), y: rows.start(of: Int(place.y)),
      width: columns.extent, height: rows.extent)
  }

  /// Column and row of an item, from 0.
  func place(of item: Int) -> SIMD2<Int32> {
    SIMD2(Int32(item % columns.count), Int32(item / columns.count))
  }

  /// The item whose frame contains a place in the content.
  func item(at place: Point) -> Int? {
    guard let row = rows.index(at: place.y), let column = columns.index(at: place.x) else {
      return nil
    }
    let item = row * columns.count + column
    return item < count ? item : nil
  }

  /// What is alive while the content stands at `offset`: what shares an area with the viewport, and
  /// all of a stack.
  ///
  /// - Parameters:
  ///   - offset: The place in the content at the viewport's top left corner, in points.
  ///   - spareRows: How many rows more live above and below.
  ///   - spareColumns: How many columns more live on the left and on the right.
  /// - Returns: The rows and columns that live, without any that do not exist.
  func region(at offset: Point, spareRows: Int, spareColumns: Int) -> Region {
    guard kind != .stack else { return Region(rows: 0..<rows.count, columns: 0..<1) }
    let down = rows.indices(from: offset.y, to: offset.y + viewport.height)
    let across = columns.indices(from: offset.x, to: offset.x + viewport.width)
    guard !down.isEmpty, !across.isEmpty else { return Region.nothing }
    return Region(
      rows: rows.widened(down, by: spareRows), columns: columns.widened(across, by: spareColumns))
  }

  /// Whether an item of this layout lies in a region of it.
  func contains(_ item: Int, in region: Region) -> Bool {
    region.rows.contains(item / columns.count) && region.columns.contains(item % columns.count)
  }

  /// The items of a region, in order.
  ///
  /// - Complexity: O(*n*) in the size of the region.
  func items(in region: Region) -> [Int] {
    var items: [Int] = []
    for row in region.rows {
      for column in region.columns {
        let item = row * columns.count + column
        guard item < count else { return items }
        items.append(item)
      }
    }
    return items
  }
}

/// A block of neighbouring rows and columns.
struct Region: Hashable, Sendable {
  /// The rows of the block.
  var rows: Range<Int>
  /// The columns of the block.
  var columns: Range<Int>

  /// No cell at all.
  static let nothing = Region(rows: 0..<0, columns: 0..<0)
}

extension Double {
  /// The nearest number within the limits.
  func clamped(to limits: ClosedRange<Double>) -> Double {
    max(limits.lowerBound, min(limits.upperBound, self))
  }
}
