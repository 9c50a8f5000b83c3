/// Where an item is brought by a scroll, along the flow; across it, as near as it can be.
public enum ItemPosition: String, Sendable, CaseIterable {
  /// To the viewport's top or left edge.
  case start
  /// To its middle.
  case center
  /// To its bottom or right edge.
  case end
  /// To where it is whole, by the shortest way; one that is larger than the viewport, to the start.
  case nearest

  /// The offset along one axis at which a stretch stands there, in points.
  ///
  /// - Parameters:
  ///   - start: Where the stretch begins in the content.
  ///   - length: How long it is.
  ///   - extent: The viewport's extent.
  ///   - offset: Where the viewport begins now.
  /// - Returns: Where the viewport begins then; the content may end before it.
  func offset(
    showing start: Double, _ length: Double, in extent: Double, from offset: Double
  ) -> Double {
    let last = start + length - extent
    switch self {
    case .start: return start
    case .center: return (start + last) / 2
    case .end: return last
    case .nearest:
      if length >= extent || start < offset { return start }
      return last > offset ? last : offset
    }
  }
}
