import CellScenario

/// All that can be recorded of a playback.
struct Recording: Equatable {
  let playback: Playback
  let trace: String
  let digests: [UInt64]

  init(
    of scenario: Scenario, _ effects: some EffectResolver, extraTimes: [Double] = [],
    format: TraceFormat = .csv
  ) throws {
    let player = try Player(scenario, effects: effects)
    var trace = format.header
    var digests: [UInt64] = []
    player.observers = [
      TraceRecorder { trace += format.text(of: $0) },
      DigestRecorder { _, digest in digests.append(digest) },
    ]
    player.extraTimes = extraTimes
    playback = player.play()
    self.trace = trace
    self.digests = digests
  }

  static func == (left: Recording, right: Recording) -> Bool {
    left.trace == right.trace && left.digests == right.digests
      && left.playback.calls == right.playback.calls
      && left.playback.completions == right.playback.completions
      && left.playback.verdicts == right.playback.verdicts
  }
}
