import CellKernel
import CellMotion

/// Numbers with what their runs add: channels are added, worked out together, then asked in the same
/// order.
///
/// Springs that only go on are not gathered again: what was added holds for the same slots until one of
/// their runs changes, begins or comes to rest.
///
/// Invariant: `parts` holds what each run adds, channel after channel, `counts` how many there are of
/// each channel, `pending` the runs that follow a spring, whose parts are known once evaluated; within
/// `steady` all other parts stay as they are.
struct RunSums {
  /// A run that follows a spring.
  private struct Pending {
    /// Its place in `parts`.
    var part: Int
    /// Its spring's place in `springs`.
    var place: Int
    /// How far it goes, in units.
    var distance: Double
    /// Its own initial speed, in units per second.
    var speed: Double?
  }

  private var springs = SpringColumns()
  private var pending: [Pending] = []
  private var parts: [Double] = []
  private var counts: [Int] = []
  private var nextPart = 0
  private var nextChannel = 0
  private var slots: [Int] = []
  private var changes = -1
  private var steady = -Double.infinity..<(-.infinity)

  /// Whether what was added is what would be added for some slots now, after so many changes.
  func hold(_ slots: [Int], changes: Int, at time: Double) -> Bool {
    changes == self.changes && steady.contains(time) && slots == self.slots
  }

  /// Forgets all channels, to have those of some slots added.
  mutating func begin(_ slots: [Int], changes: Int) {
    springs.removeAll()
    pending.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    // Copied, so that the memory of neither is shared.
    self.slots.removeAll(keepingCapacity: true)
    self.slots.append(contentsOf: slots)
    self.changes = changes
    steady = -.infinity..<(.infinity)
  }

  /// Adds the runs of a channel.
  mutating func add(_ runs: [NumberRun], at time: Double, in scene: Scene) {
    // A span lends its elements, where an array copies each with what it holds.
    let runs = runs.span
    for index in runs.indices { add(runs[index], at: time, in: scene) }
    counts.append(runs.count)
  }

  private mutating func add(_ run: borrowing NumberRun, at time: Double, in scene: Scene) {
    steady = steady.clamped(to: run.steadiness(at: time))
    if let way = run.springWay(at: time) {
      pending.append(
        Pending(
          part: parts.count, place: springs.append(way.spring, start: run.began),
          distance: way.distance, speed: way.speed))
      parts.append(0)
    } else {
      parts.append(run.contribution(at: time, in: scene))
    }
  }

  /// Works out all springs.
  mutating func evaluate(at time: Double) {
    (nextPart, nextChannel) = (0, 0)
    springs.evaluate(at: time)
    for run in pending {
      parts[run.part] = NumberRun.contribution(
        of: springs[run.place], distance: run.distance, speed: run.speed)
    }
  }

  /// The number of the next channel, whose model is given.
  mutating func next(onto model: Double) -> Double {
    var number = model
    for _ in 0..<counts[nextChannel] {
      number += parts[nextPart]
      nextPart += 1
    }
    nextChannel += 1
    return number
  }
}
