/// Where an item is brought by a scroll, along the flow; across it, as near as it can be.
public enum ItemPosition: String, Sendable, CaseIterable {
  /// To the viewport's top or left edge.
  case start
  /// To its middle.
  case center
  /// To its bottom or right edge.
  case end
  /// By the shortest way to where it is whole; one that is larger than the viewport, to where nothing
  /// else is seen.
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
    case .nearest: return offset.clamped(to: min(start, last)...max(start, last))
    }
  }
}
