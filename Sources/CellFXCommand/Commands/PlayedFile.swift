import CellEffect
import CellScenario
import CellStage

/// A scenario that was played.
struct PlayedFile {
  /// The file as messages name it.
  let name: String
  /// What was played.
  let scenario: Scenario
  /// What came of it.
  let playback: Playback
  /// A digest for each frame, as printed.
  let digests: [String]
  /// The playback as drawn.
  let timeline: Timeline?
  /// The trace that was written.
  let trace: TraceFile?
  /// The recording that was written.
  private(set) var record: RecordedFile?
  /// Names of pictures that are perhaps misspelt, with those that were meant.
  let misspeltPictures: [(name: String, meant: String)]

  /// Whether standard output holds something else than words for people.
  var fillsOutput: Bool {
    trace?.path == FileAccess.standard || record?.path == FileAccess.standard
  }

  /// The path of a file that a failure names, else what it is called.
  func path(of failure: Failure) -> String? {
    guard let file = failure.facts.file else { return nil }
    for role in playback.cast where role.effect == failure.facts.effect {
      if case .plugin(let path) = role.origin { return PluginPath.onDisk(file, of: path) }
    }
    return file
  }

  /// Plays a player to its end, with all that was asked for.
  init(
    playing player: Player, name: String, base: String, _ options: RunOptions
  ) throws(FileFault) {
    self.name = name
    scenario = player.scenario
    record = try options.record.map { path throws(FileFault) in
      try RecordedFile(path, of: player, base: base, namedFolders: options.namedFolders)
    }
    if options.tellsTiming { player.clock = Outside.nanoseconds }
    let recorder = options.drawsTimeline ? TimelineRecorder(player.scenario) : nil
    if let recorder { player.observers.append(recorder) }
    trace = try options.trace.map { trace throws(FileFault) in
      try TraceFile(trace.path, trace.format)
    }
    if let trace { player.observers.append(trace.recorder) }
    let digestList = DigestList()
    if options.printsDigests { player.observers.append(digestList.recorder) }
    let pictures = PictureNames(player.scenario)
    if let pictures { player.observers.append(pictures) }
    let progress = Progress(lasts: player.scenario.lasts)
    if let progress { player.observers.append(progress) }
    playback = player.play()
    progress?.clear()
    misspeltPictures = pictures?.misspelt ?? []
    try trace?.close()
    try record?.write()
    digests = digestList.lines
    timeline = recorder?.timeline
  }
}

/// Collects digests as they are printed: the time and sixteen hexadecimal digits.
final class DigestList {
  private(set) var lines: [String] = []

  /// Hands its digests to this list.
  var recorder: DigestRecorder {
    DigestRecorder { time, digest in
      let digits = String(digest, radix: 16)
      let zeros = String(repeating: "0", count: 16 - digits.count)
      self.lines.append("\(NumberText.of(time)) \(zeros)\(digits)")
    }
  }
}
