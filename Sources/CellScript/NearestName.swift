/// The known name nearest to one that is not known.
enum NearestName {
  /// The nearest name, if one is near enough to be meant.
  ///
  /// - Complexity: O(n·m) per known name in their lengths.
  static func nearest(to name: String, among known: [String]) -> String? {
    let limit = name.count / 3 + 1
    let near = known.map { (name: $0, distance: distance(name, $0)) }
      .filter { $0.distance <= limit && $0.distance < $0.name.count }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Insertions, deletions and replacements from one to the other.
  private static func distance(_ from: String, _ to: String) -> Int {
    let to = Array(to)
    var row = Array(0...to.count)
    for (line, letter) in from.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in to.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[to.count]
  }
}
