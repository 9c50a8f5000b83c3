import CellEffect
import CellGrid
import CellStage

/// Benchmarks of steps over 10,000,000 items, a thousand runs of which have an extent of their own.
enum ItemsBench {
  static let all = [
    Benchmark(
      name: "load", about: "a stage of 10,000,000 items of two sizes, to its first frame",
      unit: "stage", bounds: [.nanoseconds(1_000_000)]
    ) { _ throws(BenchFault) in
      ways { items in { items.load() } }
    },
    Benchmark(
      name: "jump", about: "to the item in the middle of 10,000,000, to a finished frame",
      unit: "jump", bounds: [.nanoseconds(1_000_000)]
    ) { _ throws(BenchFault) in
      ways { items in { items.jump() } }
    },
    Benchmark(
      name: "insert", about: "an item at the front of 10,000,000, to a finished frame",
      unit: "item", bounds: [.nanoseconds(1_000_000)]
    ) { _ throws(BenchFault) in
      ways { items in { items.insert() } }
    },
  ]

  private static func ways(_ measure: (Items) -> () -> Double?) -> [BenchWay] {
    [
      BenchWay(name: "cellfx", measure: measure(Items(10_000_000))),
      BenchWay(name: "1000-items", measure: measure(Items(1000))),
    ]
  }
}

/// A list of many items.
private final class Items {
  private let settings: GridSettings
  private let stage: Stage
  private var time = 0.0

  init(_ count: Int) {
    var settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: count, cell: Size(width: 375, height: 44))
    for run in 0..<min(1000, count / 10) {
      let first = run * (count / min(1000, count / 10))
      settings.sections[0].extents.set(60, for: first..<first + 3)
    }
    self.settings = settings
    stage = Self.stage(settings)
  }

  private static func stage(_ settings: GridSettings) -> Stage {
    let stage = Stage(grid: settings)
    for name in ["bounce", "tint"] { if let effect = BuiltIn.make(name) { stage.add(effect) } }
    stage.start()
    _ = stage.frame()
    return stage
  }

  func load() -> Double? {
    BenchTimer.thread(units: 1, repeats: 20) { _ = Self.stage(settings) }
  }

  func jump() -> Double? {
    let middle = settings.count / 2
    return BenchTimer.thread(units: 2, repeats: 50) {
      for item in [middle, 0] { feed(.scrollToItem(item, .start, animated: false)) }
    }
  }

  /// The item is taken out again, which is not counted.
  func insert() -> Double? {
    let times = (0..<50).map { _ in
      let start = Outside.nanoseconds()
      feed(.insert([0]))
      let taken = Outside.nanoseconds() - start
      feed(.delete([0]))
      return taken
    }
    return Double(times.sorted()[times.count / 2])
  }

  private func feed(_ input: GridInput) {
    time += 1.0 / 60
    stage.feed(input, at: time)
    _ = stage.frame()
    _ = stage.takeReports()
  }
}
