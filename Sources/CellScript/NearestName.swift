/// The known name nearest to one that is not known: what every message of the house suggests.
///
/// The rule is that of the bridge, so that a script and a command line get the same suggestions.
public enum NearestName {
  /// The nearest name, if one is near enough to be meant; the first of the alphabet among equals.
  ///
  /// - Complexity: O(n·m) per known name in their lengths.
  public static func nearest(to name: String, among known: [String]) -> String? {
    let limit = (name.count + 1) / 3
    let near = known.map { (name: $0, distance: distance(name, $0)) }
      .filter { $0.distance <= limit && $0.distance < $0.name.count }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours from one to the other.
  ///
  /// Source: optimal string alignment, Damerau (1964).
  private static func distance(_ from: String, _ to: String) -> Int {
    let (from, to) = (Array(from), Array(to))
    var (above, row) = ([Int](), Array(0...to.count))
    for (line, letter) in from.enumerated() {
      let twoAbove = above
      above = row
      row[0] = line + 1
      for (column, other) in to.enumerated() {
        let replaced = above[column] + (letter == other ? 0 : 1)
        row[column + 1] = min(replaced, above[column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, letter == to[column - 1], from[line - 1] == other {
          row[column + 1] = min(row[column + 1], twoAbove[column - 1] + 1)
        }
      }
    }
    return row[to.count]
  }
}
