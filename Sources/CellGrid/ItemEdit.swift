/// A change of which items there are, as a map from places before it to places after it.
enum ItemEdit: Hashable, Sendable {
  /// New items stand at these places after the change, in order.
  case insert([Int])
  /// The items at these places before the change are gone, in order.
  case delete([Int])
  /// Items go from one place to another, one after the other.
  case move([ItemMove])

  /// An insertion at places in any order.
  static func insertion(_ places: [Int]) -> ItemEdit {
    .insert(sorted(places))
  }

  /// A deletion of places in any order.
  static func deletion(_ places: [Int]) -> ItemEdit {
    .delete(sorted(places))
  }

  /// Whether it names no place.
  var isEmpty: Bool {
    switch self {
    case .insert(let places), .delete(let places): places.isEmpty
    case .move(let moves): moves.isEmpty
    }
  }

  /// Whether every place named exists.
  func fits(_ count: Int) -> Bool {
    switch self {
    case .insert(let places):
      places.allSatisfy { (0..<(count + places.count)).contains($0) }
    case .delete(let places):
      places.allSatisfy { (0..<count).contains($0) }
    case .move(let moves):
      moves.allSatisfy { (0..<count).contains($0.from) && (0..<count).contains($0.to) }
    }
  }

  /// Where an item stands after the change; `nil` if it is gone.
  ///
  /// - Complexity: O(log *n*) in the places of an insertion or deletion, O(*n*) in the moves.
  func place(of item: Int) -> Int? {
    switch self {
    case .insert(let places):
      // The i-th new item has places[i] − i old ones before it.
      item + Self.rank(in: places) { places[$0] - $0 <= item }
    case .delete(let places):
      deleted(item, places)
    case .move(let moves):
      moves.reduce(item) { place, move in Self.moved(place, by: move) }
    }
  }

  private func deleted(_ item: Int, _ places: [Int]) -> Int? {
    let before = Self.rank(in: places) { places[$0] < item }
    guard before == places.count || places[before] != item else { return nil }
    return item - before
  }

  private static func moved(_ place: Int, by move: ItemMove) -> Int {
    guard place != move.from else { return move.to }
    let without = place > move.from ? place - 1 : place
    return without >= move.to ? without + 1 : without
  }

  /// How many places, from the first on, satisfy a condition that no later one does again.
  private static func rank(in places: [Int], where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func sorted(_ places: [Int]) -> [Int] {
    let sorted = places.sorted()
    precondition(
      !zip(sorted, sorted.dropFirst()).contains { $0 == $1 }, "a place stands twice in a change")
    return sorted
  }
}
