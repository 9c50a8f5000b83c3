internal import CCellMath

/// A timing curve: the fraction of the way as a function of the fraction of the time.
///
/// Every curve starts at exactly 0 and ends at exactly 1; `back`, `elastic` and Béziers with y
/// outside 0…1 leave that range in between. Source of the easing families: Penner, "Programming
/// Macromedia Flash MX" (2002), chapter 7, with `expo` and the swing of `elastic` scaled to start
/// at 0.
public struct Curve: Hashable, Sendable {
  /// What the curve is made of.
  public let kind: Kind

  /// The first control point's x (0…1) of a Bézier, the count of `steps`, else 0.
  public let x1: Double

  /// The first control point's y of a Bézier, else 0.
  public let y1: Double

  /// The second control point's x (0…1) of a Bézier, else 0.
  public let x2: Double

  /// The second control point's y of a Bézier, else 0.
  public let y2: Double

  private init(stored curve: cellmath_curve, kind: Kind) {
    self.kind = kind
    x1 = curve.x1
    y1 = curve.y1
    x2 = curve.x2
    y2 = curve.y2
  }

  private init(kind: Kind, x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = cellmath_curve(kind: kind.rawValue, x1: x1, y1: y1, x2: x2, y2: y2)
    self.init(stored: curve, kind: kind)
  }

  /// A cubic Bézier from (0, 0) to (1, 1) by its control points.
  ///
  /// - Parameters:
  ///   - x1: The first point's share of the time, 0…1.
  ///   - y1: The first point's share of the way, −1e6…1e6.
  ///   - x2: The second point's share of the time, 0…1.
  ///   - y2: The second point's share of the way, −1e6…1e6.
  /// - Throws: ``MotionError/outOfRange(name:value:range:)``.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    try MotionError.check(x1, named: "x1", in: Self.times)
    try MotionError.check(y1, named: "y1", in: Self.ways)
    try MotionError.check(x2, named: "x2", in: Self.times)
    try MotionError.check(y2, named: "y2", in: Self.ways)
    self.init(kind: .bezier, x1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// Equal steps, each at the end of its part of the time.
  ///
  /// - Parameter count: How many, 1…1,000,000.
  /// - Returns: The curve; it is not continuous.
  /// - Throws: ``MotionError/outOfRange(name:value:range:)``.
  public static func steps(_ count: Int) throws(MotionError) -> Curve {
    let count = Double(count)
    try MotionError.check(count, named: "steps", in: stepCounts)
    return Curve(kind: .steps, x1: count, y1: 0, x2: 0, y2: 0)
  }

  /// The curve from the fields of its C struct, or nil if they are not those of a curve.
  public init?(code: Int32, x1: Double, y1: Double, x2: Double, y2: Double) {
    guard let kind = Kind(rawValue: code) else { return nil }
    switch kind {
    case .bezier:
      guard let curve = try? Curve(x1: x1, y1: y1, x2: x2, y2: y2) else { return nil }
      self = curve
    case .steps:
      guard let count = Int(exactly: x1), let curve = try? Curve.steps(count) else { return nil }
      self = curve
    default:
      self.init(kind: kind, x1: 0, y1: 0, x2: 0, y2: 0)
    }
  }

  /// The fraction of the way at a fraction of the time.
  ///
  /// A fraction below 0 counts as 0 and one above 1 as 1; what is not a number counts as 0. Béziers
  /// are right to 1e-9 of the greatest y. `steps` shows the last step that is not ahead of
  /// `fraction`.
  public func value(at fraction: Double) -> Double {
    let curve = cellmath_curve(kind: kind.rawValue, x1: x1, y1: y1, x2: x2, y2: y2)
    return cellmath_curve_value(curve, fraction)
  }

  /// Whether the value never jumps: false for `steps` alone.
  public var isContinuous: Bool { kind != .steps }
}

// MARK: - Ranges

extension Curve {
  /// Where the x of control points may lie.
  public static let times: ClosedRange<Double> = 0...1

  /// Where the y of control points may lie.
  public static let ways: ClosedRange<Double> = -1e6...1e6

  /// How many steps there may be.
  public static let stepCounts: ClosedRange<Double> = 1...1_000_000
}

// MARK: - Names

extension Curve {
  /// As fast at every instant.
  public static let linear = Curve(kind: .bezier, x1: 0, y1: 0, x2: 1, y2: 1)

  /// A quick start and a long end: Core Animation's default.
  public static let ease = Curve(kind: .bezier, x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// A slow start.
  public static let easeIn = Curve(kind: .bezier, x1: 0.42, y1: 0, x2: 1, y2: 1)

  /// A slow end.
  public static let easeOut = Curve(kind: .bezier, x1: 0, y1: 0, x2: 0.58, y2: 1)

  /// A slow start and a slow end: what an animation has unless told otherwise.
  public static let easeInOut = Curve(kind: .bezier, x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The names that ``init(named:)`` knows, as scripts write them, such as `back_in_out`.
  public static let names: [String] = (0..<named.count).compactMap { Self.name(at: $0) }

  private static let named: [Curve] = (0..<Int32(cellmath_curve_name_count)).map {
    let curve = cellmath_curve_at($0)
    return Curve(stored: curve, kind: Kind(rawValue: curve.kind) ?? .bezier)
  }

  private static func name(at index: Int) -> String? {
    guard let name = unsafe cellmath_curve_name(Int32(index)) else { return nil }
    return unsafe String(cString: name)
  }

  /// The curve of a name in ``names``, or nil.
  ///
  /// `steps` has no name, since it needs a count.
  public init?(named name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self = Self.named[index]
  }
}
