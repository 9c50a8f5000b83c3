import CellScenario

/// What a player's stage is fed, on its way to a file.
struct RecordedFile {
  /// Where it goes.
  let path: String
  private let recorder: Recorder

  /// How many events there are so far.
  private(set) var eventCount = 0

  /// A recording of a player that has not played.
  ///
  /// - Throws: If it is known already that the file cannot be made.
  init(
    _ path: String, of player: Player, base: String, namedFolders: [String]
  ) throws(FileFault) {
    try FileAccess.check(writing: path)
    self.path = path
    recorder = Recorder(player)
    let folder = FileAccess.folder(of: path)
    let move = PathMove(from: base, to: folder)
    recorder.images = player.scenario.images.mapValues { source in
      if case .file(let path) = source { .file(move.moved(path)) } else { source }
    }
    for (place, role) in player.cast.enumerated() {
      guard case .plugin(let found) = role.origin else { continue }
      recorder.names[place] =
        if EffectShelf.isPath(role.written) {
          move.moved(role.written)
        } else if namedFolders.contains(where: { found.hasPrefix($0 + "/") }) {
          PathMove(from: ".", to: folder).moved(found)
        } else {
          role.written.hasPrefix("plugin:") ? role.written : "plugin:" + role.written
        }
    }
  }

  /// Writes the file.
  mutating func write() throws(FileFault) {
    let text = Array(recorder.text.utf8)
    guard let scenario = try? Scenario(json: text) else { throw .noScenario(path) }
    eventCount = scenario.events.count
    try FileAccess.store(text, as: path)
  }
}
