/// A node of a balanced tree of runs, in item order.
///
/// Invariant: the heights of both sides differ by 1 at most, `sum` is that of the node with both
/// sides. Nodes never change: what changes is made anew along one path, the rest is shared.
/// Source: Blelloch, Ferizovic, Sun, "Just Join for Parallel Ordered Sets", SPAA 2016, section 4.
final class ExtentNode: Sendable {
  /// The runs before.
  let left: ExtentNode?
  /// The run between.
  let run: ExtentRun
  /// The runs after.
  let right: ExtentNode?
  /// The most nodes on a way down, this one included.
  let height: Int
  /// What all runs sum up to.
  let sum: ExtentSum

  /// A node whose sides differ in height by 1 at most.
  private init(_ left: ExtentNode?, _ run: ExtentRun, _ right: ExtentNode?) {
    (self.left, self.run, self.right) = (left, run, right)
    height = max(left?.height ?? 0, right?.height ?? 0) + 1
    sum = (left?.sum ?? ExtentSum()).adding(run.count, of: run) + (right?.sum ?? ExtentSum())
  }

  /// A run between others, however high they are.
  ///
  /// - Complexity: O(*d*) in the difference of the heights.
  static func join(
    _ left: ExtentNode?, _ run: ExtentRun, _ right: ExtentNode?
  ) -> ExtentNode {
    let (before, after) = (left?.height ?? 0, right?.height ?? 0)
    if let left, before > after + 1 {
      return balanced(left.left, left.run, join(left.right, run, right))
    }
    if let right, after > before + 1 {
      return balanced(join(left, run, right.left), right.run, right.right)
    }
    return ExtentNode(left, run, right)
  }

  /// A node whose sides differ in height by 2 at most, turned where they differ by 2.
  private static func balanced(
    _ left: ExtentNode?, _ run: ExtentRun, _ right: ExtentNode?
  ) -> ExtentNode {
    let (before, after) = (left?.height ?? 0, right?.height ?? 0)
    if let left, before > after + 1 {
      guard let inner = left.right, inner.height > (left.left?.height ?? 0) else {
        return ExtentNode(left.left, left.run, ExtentNode(left.right, run, right))
      }
      return ExtentNode(
        ExtentNode(left.left, left.run, inner.left), inner.run,
        ExtentNode(inner.right, run, right))
    }
    if let right, after > before + 1 {
      guard let inner = right.left, inner.height > (right.right?.height ?? 0) else {
        return ExtentNode(ExtentNode(left, run, right.left), right.run, right.right)
      }
      return ExtentNode(
        ExtentNode(left, run, inner.left), inner.run,
        ExtentNode(inner.right, right.run, right.right))
    }
    return ExtentNode(left, run, right)
  }

  /// Some runs and others after them; where they meet, runs of one extent become one.
  ///
  /// - Complexity: O(log *n*).
  static func concat(_ left: ExtentNode?, _ right: ExtentNode?) -> ExtentNode? {
    guard let left else { return right }
    guard let right else { return left }
    let (rest, last) = left.droppingLast()
    let (first, others) = right.droppingFirst()
    guard last.extent == first.extent else { return join(left, first, others) }
    return join(rest, ExtentRun(count: last.count + first.count, extent: last.extent), others)
  }

  /// The first items and the others; a run that lies in both is cut.
  ///
  /// - Complexity: O(log *n*).
  static func split(
    _ node: ExtentNode?, after count: Int
  ) -> (ExtentNode?, ExtentNode?) {
    guard let node else { return (nil, nil) }
    let head = node.left?.sum.count ?? 0
    if count <= head {
      let (first, rest) = split(node.left, after: count)
      return (first, join(rest, node.run, node.right))
    }
    let tail = head + node.run.count
    if count >= tail {
      let (first, rest) = split(node.right, after: count - tail)
      return (join(node.left, node.run, first), rest)
    }
    let extent = node.run.extent
    return (
      join(node.left, ExtentRun(count: count - head, extent: extent), nil),
      join(nil, ExtentRun(count: tail - count, extent: extent), node.right)
    )
  }

  /// All but the last run, and that.
  func droppingLast() -> (ExtentNode?, ExtentRun) {
    guard let right else { return (left, run) }
    let (rest, last) = right.droppingLast()
    return (Self.join(left, run, rest), last)
  }

  /// The first run, and all others.
  func droppingFirst() -> (ExtentRun, ExtentNode?) {
    guard let left else { return (run, right) }
    let (first, rest) = left.droppingFirst()
    return (first, Self.join(rest, run, right))
  }
}
