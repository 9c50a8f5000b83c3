/// Which items of a section have an extent of their own along the flow.
///
/// Runs of items of one extent are one entry, so memory goes with the runs, not with the items.
///
/// Invariant: no two neighbouring runs have the same extent, and the last one is not that of the
/// section's cells, which all items after it have.
public struct ItemExtents: Hashable, Sendable {
  /// The extents that an item takes, in points.
  public static let extents = 0.01...1e9

  private(set) var root: ExtentNode?

  /// All items have the extent of the section's cells.
  public init() {}

  /// Whether all items have the extent of the section's cells.
  public var isEmpty: Bool { root == nil }

  /// How many items a section has at least that these extents fit.
  public var count: Int { sum.count }

  /// What the items sum up to, as far as the last one with an extent of its own.
  var sum: ExtentSum { root?.sum ?? ExtentSum() }

  /// The extent of its own that an item has, in points.
  ///
  /// - Parameter item: The item's place in its section, from 0.
  /// - Complexity: O(log *n*) in the number of runs.
  public subscript(item: Int) -> Double? {
    var (node, before) = (root, 0)
    while let present = node {
      let head = before + (present.left?.sum.count ?? 0)
      let tail = head + present.run.count
      if item >= head, item < tail { return present.run.extent }
      if item >= tail { before = tail }
      node = item < head ? present.left : present.right
    }
    return nil
  }

  /// Gives items an extent of their own, or the section's again.
  ///
  /// - Parameters:
  ///   - extent: In points, within ``extents``; nil: the section's.
  ///   - items: Their places in the section, from 0.
  /// - Precondition: The extent is within its range and no place is below 0.
  /// - Complexity: O(log *n*) in the number of runs.
  public mutating func set(_ extent: Double?, for items: Range<Int>) {
    precondition(extent.map(Self.extents.contains) ?? true, "an extent is 0.01…1e9 points")
    precondition(items.lowerBound >= 0, "an item's place is not below 0")
    guard !items.isEmpty else { return }
    let (head, rest) = split(after: items.lowerBound)
    let (_, tail) = ExtentNode.split(rest, after: items.count)
    replace(head, with: ExtentRun(count: items.count, extent: extent), tail)
  }

  /// Runs of items with an extent of their own, in order.
  ///
  /// - Complexity: O(*n*) in the number of runs.
  public var runs: [(items: Range<Int>, extent: Double)] {
    var found: [(items: Range<Int>, extent: Double)] = []
    var next = 0
    visit(root) { run in
      if let extent = run.extent { found.append((next..<next + run.count, extent)) }
      next += run.count
    }
    return found
  }

  /// New items with the section's extent stand from a place on.
  mutating func insert(_ count: Int, at place: Int) {
    guard place < sum.count else { return }
    let (head, tail) = split(after: place)
    replace(head, with: ExtentRun(count: count, extent: nil), tail)
  }

  /// Items are gone.
  mutating func remove(_ items: Range<Int>) {
    guard items.lowerBound < count else { return }
    let (head, rest) = split(after: items.lowerBound)
    let (_, tail) = ExtentNode.split(rest, after: items.count)
    root = Self.trimmed(ExtentNode.concat(head, tail))
  }

  /// What the first items sum up to.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func sum(of count: Int) -> ExtentSum {
    var (node, before) = (root, ExtentSum())
    while let present = node {
      let head = before + (present.left?.sum ?? ExtentSum())
      if count < head.count {
        node = present.left
        continue
      }
      let run = present.run
      if count < head.count + run.count { return head.adding(count - head.count, of: run) }
      before = head.adding(run.count, of: run)
      node = present.right
    }
    before.count = count
    return before
  }

  /// The first items and the others, with as many runs as the first ones take.
  private func split(after count: Int) -> (ExtentNode?, ExtentNode?) {
    let missing = count - sum.count
    guard missing > 0 else { return ExtentNode.split(root, after: count) }
    let run = ExtentNode.join(nil, ExtentRun(count: missing, extent: nil), nil)
    return (ExtentNode.concat(root, run), nil)
  }

  private mutating func replace(_ head: ExtentNode?, with run: ExtentRun, _ tail: ExtentNode?) {
    let middle = ExtentNode.join(nil, run, nil)
    root = Self.trimmed(ExtentNode.concat(ExtentNode.concat(head, middle), tail))
  }

  private static func trimmed(_ node: ExtentNode?) -> ExtentNode? {
    guard let node else { return nil }
    let (rest, last) = node.droppingLast()
    return last.extent == nil ? rest : node
  }

  private func visit(_ node: ExtentNode?, _ body: (ExtentRun) -> Void) {
    guard let node else { return }
    visit(node.left, body)
    body(node.run)
    visit(node.right, body)
  }

  /// Whether the same items have the same extents.
  ///
  /// - Complexity: O(*n*) in the number of runs; O(1) for what was copied and not changed.
  public static func == (left: ItemExtents, right: ItemExtents) -> Bool {
    if left.root === right.root { return true }
    let (mine, theirs) = (left.runs, right.runs)
    return mine.count == theirs.count
      && zip(mine, theirs).allSatisfy { $0.items == $1.items && $0.extent == $1.extent }
  }

  /// Feeds the runs to a hasher.
  public func hash(into hasher: inout Hasher) {
    for run in runs {
      hasher.combine(run.items)
      hasher.combine(run.extent)
    }
  }
}
