/// Finds what a misspelt word was meant to be.
enum Spelling {
  /// The nearest of some known words, nil if none is near; the first of equally near ones.
  static func nearest(to word: String, among known: [String]) -> String? {
    let limit = max(1, min(3, word.count / 2))
    let ranked = known.map { (word: $0, distance: distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= limit ? best.word : nil
  }

  /// How many letters are to be added, left out, replaced or swapped with their neighbour.
  ///
  /// Source: optimal string alignment, Damerau (1964).
  private static func distance(_ left: String, _ right: String) -> Int {
    let (from, to) = (Array(left), Array(right))
    var rows = [Array(0...to.count)]
    for i in 1...max(1, from.count) where i <= from.count {
      var row = [i]
      for j in 1...max(1, to.count) where j <= to.count {
        let change = rows[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1)
        var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, change)
        if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[from.count][to.count]
  }
}
