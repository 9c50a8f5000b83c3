package import CellMotion

/// The inputs of a play: numbers that runs are added to, colours that one run replaces.
///
/// Invariant: an animation is in `animations` from its request until its ending is in ``endings``,
/// once; every run of an input that belongs to one is counted there as alive.
package struct InputChannels {
  /// The value of one input and what moves it.
  struct Channel {
    var value: InputValue
    var numberRuns: [NumberRun] = []
    var colorRun: ColorRun?
  }

  /// What one request started, until it completes.
  struct Motion {
    /// The creation number of its completion.
    var due: UInt64
    /// When it completes unless its runs are ended before.
    var end: Double
    /// Whether none of its runs was ended early.
    var finished = true
    /// Its runs that have not been ended, with their own ends.
    var alive: [(input: Int, end: Double)] = []
    /// Colours that wait for a delay, and until when.
    var pending: (request: InputRequest, begin: Double)?
  }

  var channels: [Channel]
  var animations: [UInt64: Motion] = [:]
  /// Animations that ended since they were last taken, in order.
  package var endings: [(handle: AnimationHandle, finished: Bool)] = []
  /// Times at which animations begin or end, since they were last taken.
  package var schedules: [Schedule] = []

  /// Inputs that rest.
  package init(_ values: [InputValue]) {
    channels = values.map { Channel(value: $0) }
  }

  /// What a number is at the scene's time; 0 for a colour.
  package func number(_ input: Int, in scene: Scene) -> Double {
    guard case .number(let model) = channels[input].value else { return 0 }
    return channels[input].numberRuns.reduce(model) {
      $0 + $1.contribution(at: scene.time, in: scene)
    }
  }

  /// What a colour is at the scene's time; clear for a number.
  package func paint(_ input: Int, in scene: Scene) -> Paint {
    guard case .color(let model) = channels[input].value else {
      return .fixed(Color(red: 0, green: 0, blue: 0, alpha: 0))
    }
    return channels[input].colorRun?.paint(at: scene.time, in: scene, beneath: model) ?? model
  }

  /// Whether an animation begins or ends at a time, as it stands now.
  package func isScheduled(_ handle: AnimationHandle, at time: Double) -> Bool {
    guard let motion = animations[handle.number] else { return false }
    return (motion.pending?.begin ?? motion.end) == time
  }

  /// How many animations have not completed.
  package var animationCount: Int {
    animations.count
  }

  /// Whether it has an animation that has not completed.
  package func has(_ handle: AnimationHandle) -> Bool {
    animations[handle.number] != nil
  }

  /// Puts an animation's one ending into the queue.
  mutating func complete(_ handle: UInt64, finished: Bool) {
    guard animations.removeValue(forKey: handle) != nil else { return }
    endings.append((AnimationHandle(number: handle), finished))
  }

  /// Schedules an animation's end, or completes it if nothing of it is left.
  mutating func settle(_ handle: UInt64, at time: Double) {
    guard let motion = animations[handle], motion.pending == nil else { return }
    let end = motion.alive.reduce(time) { max($0, $1.end) }
    animations[handle]?.end = end
    if end <= time {
      complete(handle, finished: motion.finished)
    } else if end < .infinity {
      schedule(end, handle)
    }
  }

  mutating func schedule(_ time: Double, _ handle: UInt64) {
    guard let motion = animations[handle] else { return }
    schedules.append(
      Schedule(time: time, number: motion.due, handle: AnimationHandle(number: handle)))
  }

  /// Ends all runs of an input early.
  mutating func endRuns(_ input: Int, at time: Double) {
    let runs = channels[input].numberRuns.map(\.animation)
    let replaced = runs + (channels[input].colorRun.map { [$0.animation] } ?? [])
    channels[input].numberRuns.removeAll()
    channels[input].colorRun = nil
    for handle in replaced { drop(handle, input, at: time) }
  }

  mutating func drop(_ handle: UInt64, _ input: Int, at time: Double) {
    guard let place = animations[handle]?.alive.firstIndex(where: { $0.input == input }),
      let run = animations[handle]?.alive.remove(at: place)
    else { return }
    if run.end > time { animations[handle]?.finished = false }
    settle(handle, at: time)
  }
}
