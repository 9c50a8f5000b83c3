internal import CCellMath
package import CellMotion

/// Springs side by side, each with a start of its own, worked out together.
///
/// Much faster than one by one, with the same bits as ``Spring/value(at:)`` and
/// ``Spring/impulse(at:)``. Memory is kept, so that using columns again allocates nothing.
///
/// Invariant: ``values`` and ``impulses`` are as long as the springs' blocks, the last of which is
/// filled up with springs that nobody asks for.
package struct SpringColumns: Sendable {
  /// How many springs are worked out; what ``append(_:start:)`` returns lies below.
  package private(set) var count = 0

  /// Where each spring is, once evaluated: 0 at its start, 1 at its target.
  ///
  /// There may be some more than ``count``, which mean nothing.
  package private(set) var values: [Double] = []

  /// Where each would be by an initial speed of 1 alone, in seconds; as long as ``values``.
  private var impulses: [Double] = []

  private var blocks: [cellmath_spring_block] = []
  private var last = (spring: cellmath_spring(), start: Double.nan)

  /// How many springs have been worked out since they were added.
  private var evaluatedCount = 0

  private let width: cellmath_width

  /// Columns of no springs.
  ///
  /// - Parameter instructions: The best, but for comparisons.
  package init(instructions: FieldRunner.Instructions = .best) {
    width = cellmath_width(instructions)
  }

  /// Removes all springs, and keeps their memory.
  package mutating func removeAll() {
    (count, evaluatedCount) = (0, 0)
    last.start = .nan
  }

  /// Adds a spring; one that is the same as the one before, in shape and start, shares its place.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - start: When it begins, in seconds.
  /// - Returns: Its place in ``values`` and ``impulses``.
  @discardableResult
  package mutating func append(_ spring: Spring, start: Double) -> Int {
    // An instant spring has come to rest as one that began long ago.
    let (shape, start) = (spring.shape, spring.isInstant ? -.infinity : start)
    if start == last.start, shape.isSame(as: last.spring) { return count - 1 }
    last = (shape, start)
    let (block, place) = count.quotientAndRemainder(dividingBy: cellmath_spring_block_size)
    if place == 0 { begin(block) }
    unsafe cellmath_spring_block_set(&blocks[block], place, shape, start)
    count += 1
    return count - 1
  }

  /// Works out where all springs are.
  ///
  /// - Parameter time: In seconds, finite; a spring whose start lies ahead is at its start.
  /// - Complexity: O(``count``).
  package mutating func evaluate(at time: Double) {
    evaluatedCount = count
    guard count > 0 else { return }
    let used = (count - 1) / cellmath_spring_block_size + 1
    unsafe cellmath_spring_blocks_run(blocks, used, time, width, &values, &impulses)
  }

  /// Where the spring in a place is.
  ///
  /// - Precondition: The place lies below ``count``, and ``evaluate(at:)`` came after its spring was
  ///   added.
  package subscript(place: Int) -> Spring.Motion {
    precondition(place < evaluatedCount, "a spring is asked for once it is worked out")
    return Spring.Motion(value: values[place], impulse: impulses[place])
  }

  /// Has the springs of a block be those that need no work.
  private mutating func begin(_ block: Int) {
    guard block == blocks.count else {
      blocks[block] = cellmath_spring_block()
      return
    }
    blocks.append(cellmath_spring_block())
    for _ in 0..<cellmath_spring_block_size {
      values.append(0)
      impulses.append(0)
    }
  }
}

extension cellmath_spring {
  fileprivate func isSame(as other: cellmath_spring) -> Bool {
    natural_frequency == other.natural_frequency && damping_ratio == other.damping_ratio
      && velocity == other.velocity
  }
}
