/// What came of a benchmark.
struct BenchResult {
  /// What was done.
  let benchmark: Benchmark
  /// The ways that were measured, the house's own first.
  let rows: [Row]

  /// The figures of one way.
  struct Row {
    /// The way.
    let name: String
    /// Nanoseconds of a unit, the middle one of all rounds.
    let median: Double
    /// Nanoseconds below which a quarter of the rounds are.
    let lower: Double
    /// Nanoseconds below which three quarters of the rounds are.
    let upper: Double
    /// How many times as long as the house's own way it takes, nil for that one itself.
    ///
    /// It is the middle one of the ratios within each round.
    let ratio: Double?
    /// That ratio below which three quarters of the rounds are.
    let upperRatio: Double?
  }

  /// The house's own way.
  var own: Row? {
    rows.first
  }

  /// The figures of a way, nil if it was not measured.
  func row(_ name: String) -> Row? {
    rows.first { $0.name == name }
  }

  /// Figures of the rounds of each way, as many for each.
  init(_ benchmark: Benchmark, samples: [(name: String, times: [Double])]) {
    self.benchmark = benchmark
    rows = samples.enumerated().map { place, way in
      let sorted = way.times.sorted()
      let ratios = zip(way.times, samples[0].times).map { $0 / $1 }.sorted()
      return Row(
        name: way.name, median: Self.part(2, of: sorted), lower: Self.part(1, of: sorted),
        upper: Self.part(3, of: sorted), ratio: place == 0 ? nil : Self.part(2, of: ratios),
        upperRatio: place == 0 ? nil : Self.part(3, of: ratios))
    }
  }

  /// The quartile of sorted numbers, by the straight line between its neighbours.
  private static func part(_ quarter: Int, of sorted: [Double]) -> Double {
    guard let last = sorted.last else { return .nan }
    let place = Double((sorted.count - 1) * quarter) / 4
    let below = Int(place)
    guard below + 1 < sorted.count else { return last }
    return sorted[below] + (sorted[below + 1] - sorted[below]) * (place - Double(below))
  }
}
