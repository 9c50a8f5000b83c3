import CellScenario

/// All that can be recorded of a playback.
struct Recording: Equatable {
  let playback: Playback
  let trace: String
  let digests: [UInt64]
  /// The times of the digests, in seconds.
  let instants: [Double]

  init(
    of scenario: Scenario, _ effects: some EffectResolver, rate: Double = Player.defaultRate,
    extraTimes: [Double] = [], format: TraceFormat = .csv
  ) throws {
    let player = try Player(scenario, effects: effects, rate: rate)
    var trace = format.header
    var digests: [UInt64] = []
    var instants: [Double] = []
    player.observers = [
      TraceRecorder { trace += format.text(of: $0) },
      DigestRecorder { time, digest in
        instants.append(time)
        digests.append(digest)
      },
    ]
    player.extraTimes = extraTimes
    playback = player.play()
    self.trace = trace
    self.digests = digests
    self.instants = instants
  }

  static func == (left: Recording, right: Recording) -> Bool {
    left.trace == right.trace && left.digests == right.digests
      && left.playback.calls == right.playback.calls
      && left.playback.completions == right.playback.completions
      && left.playback.verdicts == right.playback.verdicts
  }
}
