/// A place or a distance, in points; y grows downward.
public struct Point: Hashable, Sendable {
  /// The horizontal part, in points.
  public var x: Double

  /// The vertical part, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A point from its parts, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both parts are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A width and a height, in points, neither negative.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double

  /// The vertical extent, in points.
  public var height: Double

  /// A size from its extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Free space kept along the four edges of the content, in points, none negative.
public struct Inset: Hashable, Sendable {
  /// The space above the first row, in points.
  public var top: Double

  /// The space before the first column, in points.
  public var left: Double

  /// The space below the last row, in points.
  public var bottom: Double

  /// The space after the last column, in points.
  public var right: Double

  /// No space at all.
  public static let zero = Inset(top: 0, left: 0, bottom: 0, right: 0)

  /// An inset from its four edges, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A rectangle in points; the origin is its top left corner.
public struct Rect: Hashable, Sendable {
  /// The top left corner, in points.
  public var origin: Point

  /// The extents, in points.
  public var size: Size

  /// A rectangle from its top left corner and extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// A rectangle from its top left corner and extents, in points.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A place as it is seen from the top left corner, in points.
  func local(_ place: Point) -> Point {
    Point(x: place.x - origin.x, y: place.y - origin.y)
  }

  /// The middle of the rectangle, in points.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Whether `point` is inside; the top and left edges are, the bottom and right ones are not.
  ///
  /// - Parameters:
  ///   - point: The place to look for, in the rectangle's own coordinates.
  ///   - margin: By how much the rectangle is grown on each side first, in points. With a margin
  ///     above zero all four edges of the grown rectangle are inside.
  /// - Returns: Whether it is inside.
  public func contains(_ point: Point, margin: Double = 0) -> Bool {
    let right = origin.x + size.width + margin
    let bottom = origin.y + size.height + margin
    guard point.x >= origin.x - margin, point.y >= origin.y - margin else { return false }
    return margin > 0
      ? point.x <= right && point.y <= bottom : point.x < right && point.y < bottom
  }
}
