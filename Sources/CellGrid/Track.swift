/// Stretches along one axis, with equal gaps: the lines of a section, or the cells of a line.
///
/// Stretches of the common extent are one product away from their index, so the ten millionth is as
/// exact as the first.
package struct Track: Hashable, Sendable {
  /// Where the first stretch starts, in points.
  let lead: Double
  /// The length of a stretch that has none of its own, in points, above 0.
  let extent: Double
  /// Free space between neighbours, in points.
  let gap: Double
  /// Free space after the last stretch, in points.
  let trail: Double
  /// How many stretches there are.
  package let count: Int
  /// The stretches with a length of their own.
  var own = ItemExtents()

  /// Where it ends, free space included, in points.
  var length: Double {
    count == 0 ? lead + trail : end(of: count - 1) + trail
  }

  /// Where a stretch starts, in points.
  ///
  /// - Complexity: O(log *n*) in the runs of lengths of their own.
  func start(of index: Int) -> Double {
    start(after: own.sum(of: index))
  }

  /// Where a stretch ends, in points.
  func end(of index: Int) -> Double {
    start(of: index) + extent(of: index)
  }

  /// The length of a stretch, in points.
  func extent(of index: Int) -> Double {
    own[index] ?? extent
  }

  /// The stretches that share more than an edge with the open interval from `low` to `high`.
  func indices(from low: Double, to high: Double) -> Range<Int> {
    guard low < high, count > 0 else { return 0..<0 }
    var first = max(0, last(startingBy: low))
    if end(of: first) <= low { first += 1 }
    var last = last(startingBy: high)
    if last >= 0, start(of: last) >= high { last -= 1 }
    return first..<max(first, last + 1)
  }

  /// The stretch that contains `place`; its start is part of it, its end is not.
  func index(at place: Double) -> Int? {
    let index = last(startingBy: place)
    return index >= 0 && place < end(of: index) ? index : nil
  }

  /// A range of stretches with some more at each end, as far as there are any.
  func widened(_ range: Range<Int>, by spare: Int) -> Range<Int> {
    max(0, range.lowerBound - spare)..<min(count, range.upperBound + spare)
  }

  /// The last stretch that starts at a place or before it; −1 if there is none.
  ///
  /// - Complexity: O(log *n*) in the runs of lengths of their own.
  func last(startingBy place: Double) -> Int {
    var (node, before) = (own.root, ExtentSum())
    while let present = node {
      let head = before + (present.left?.sum ?? ExtentSum())
      if place < start(after: head) {
        node = present.left
        continue
      }
      let tail = head.adding(present.run.count, of: present.run)
      guard place >= start(after: tail) else {
        return last(startingBy: place, in: present.run, after: head)
      }
      before = tail
      node = present.right
    }
    let rest = ExtentRun(count: max(0, count - before.count), extent: nil)
    return last(startingBy: place, in: rest, after: before)
  }

  /// The quotient as an index; the products of neighbouring indices correct its rounding.
  private func last(startingBy place: Double, in run: ExtentRun, after head: ExtentSum) -> Int {
    func start(_ index: Int) -> Double { self.start(after: head.adding(index, of: run)) }
    let pitch = (run.extent ?? extent) + gap
    let limit = min(run.count, count - head.count)
    let quotient = ((place - start(0)) / pitch).rounded(.down)
    var index = Int(max(-1, min(Double(limit - 1), quotient)))
    while index >= 0, start(index) > place { index -= 1 }
    while index + 1 < limit, start(index + 1) <= place { index += 1 }
    return head.count + index
  }

  private func start(after sum: ExtentSum) -> Double {
    lead + Double(sum.count - sum.own) * (extent + gap) + sum.length + Double(sum.own) * gap
  }
}
