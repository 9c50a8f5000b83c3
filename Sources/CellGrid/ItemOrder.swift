/// Which original item's data each item has, after insertions, deletions and moves: a piece table.
///
/// Invariant: pieces are not empty, in item order, and neighbours that continue each other are one;
/// `starts` holds the first item of each. A hundred million untouched items are one piece.
/// Source: Crowley, "Data structures for text sequences", 1998, section 6.4.
struct ItemOrder: Hashable, Sendable {
  private struct Piece: Hashable, Sendable {
    var source: Int
    var length: Int
  }

  /// How many items there are.
  private(set) var count: Int
  private var pieces: [Piece]
  private var starts: [Int]
  /// The number that the next inserted item takes.
  private var fresh: Int

  /// Untouched items: each has its own data.
  init(count: Int) {
    self.count = count
    pieces = count == 0 ? [] : [Piece(source: 0, length: count)]
    starts = count == 0 ? [] : [0]
    fresh = count
  }

  /// The original item whose data this item has; inserted ones have numbers from the first count on.
  ///
  /// - Complexity: O(log *n*) in the number of pieces.
  func source(of item: Int) -> Int {
    let index = pieceIndex(of: item)
    return pieces[index].source + item - starts[index]
  }

  /// Follows a change of the items.
  ///
  /// - Complexity: O(*n*) in the pieces plus the places of the change; for moves their product.
  mutating func apply(_ edit: ItemEdit) {
    switch edit {
    case .insert(let places): insert(places)
    case .delete(let places): delete(places)
    case .move(let moves):
      for move in moves { self.move(move) }
    }
  }

  private mutating func insert(_ places: [Int]) {
    var result: [Piece] = []
    var taken = 0
    for (index, place) in places.enumerated() {
      append(taken..<(place - index), to: &result)
      taken = place - index
      Self.append(Piece(source: fresh, length: 1), to: &result)
      fresh += 1
    }
    append(taken..<count, to: &result)
    replace(with: result)
  }

  private mutating func delete(_ places: [Int]) {
    var result: [Piece] = []
    var taken = 0
    for place in places {
      append(taken..<place, to: &result)
      taken = place + 1
    }
    append(taken..<count, to: &result)
    replace(with: result)
  }

  private mutating func move(_ move: ItemMove) {
    let (low, high) = (min(move.from, move.to), max(move.from, move.to))
    var result: [Piece] = []
    append(0..<low, to: &result)
    if move.from < move.to {
      append((low + 1)..<(high + 1), to: &result)
      append(low..<(low + 1), to: &result)
    } else {
      append(high..<(high + 1), to: &result)
      append(low..<high, to: &result)
    }
    append((high + 1)..<count, to: &result)
    replace(with: result)
  }

  /// Appends the pieces of a stretch of the present items.
  private func append(_ stretch: Range<Int>, to result: inout [Piece]) {
    guard !stretch.isEmpty else { return }
    var index = pieceIndex(of: stretch.lowerBound)
    var next = stretch.lowerBound
    while next < stretch.upperBound {
      let skipped = next - starts[index]
      let length = min(pieces[index].length - skipped, stretch.upperBound - next)
      Self.append(Piece(source: pieces[index].source + skipped, length: length), to: &result)
      next += length
      index += 1
    }
  }

  private static func append(_ piece: Piece, to result: inout [Piece]) {
    if let last = result.last, last.source + last.length == piece.source {
      result[result.count - 1].length += piece.length
    } else {
      result.append(piece)
    }
  }

  private mutating func replace(with result: [Piece]) {
    pieces = result
    starts = []
    count = 0
    for piece in result {
      starts.append(count)
      count += piece.length
    }
  }

  private func pieceIndex(of item: Int) -> Int {
    precondition(item >= 0 && item < count, "there is no item \(item)")
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }
}
