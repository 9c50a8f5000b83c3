import CellScenario
import CellScript

/// What came of one file of `run`.
struct FileOutcome {
  /// How it ended.
  enum End {
    /// It was played.
    case played(PlayedFile)
    /// It is not a scenario, or its effects cannot be used.
    case wrong(ScenarioError, text: [UInt8])
    /// It is a plugin's file.
    case plugin
    /// It cannot be read, or its trace cannot be written.
    case unreadable(FileFault)
  }

  /// The file, as named.
  let file: String
  /// What came of it; nil before it was read.
  var end: End?
  /// What is odd about it and keeps nothing from playing.
  private(set) var warnings: [String] = []

  init(file: String) {
    self.file = file
  }

  /// What was played, if it was.
  var played: PlayedFile? {
    if case .played(let file)? = end { file } else { nil }
  }

  /// How the program ends for it.
  var code: ExitCode {
    switch end {
    case .played(let file): file.playback.isAsExpected ? .done : .found
    case .wrong(let error, _):
      error.override == nil ? error.fault.code : .usage
    case .plugin: .badData
    case .unreadable(let fault): fault.code
    case nil: .internalError
    }
  }

  /// What is wrong with the file, nil if it was played.
  var errorLines: [String]? {
    switch end {
    case .wrong(let error, let text): error.lines(file: shownFile, text: text)
    case .plugin: [FileWarning.plugin(file)]
    case .unreadable(let fault): ["cellfx: " + fault.sentence]
    case .played, nil: nil
    }
  }

  /// The file as messages name it.
  var shownFile: String {
    file == FileAccess.standard ? "standard input" : file
  }

  /// The folder that the file's paths are relative to.
  private var base: String {
    FileAccess.folder(of: file)
  }

  /// Plays the file's text.
  mutating func play(_ text: [UInt8], _ options: RunOptions) {
    do throws(ScenarioError) {
      let player = try player(text, options)
      end = play(player, options)
      warnings += (played?.misspeltPictures ?? []).map { name, meant in
        FileWarning.picture(name, meant: meant, in: shownFile)
      }
    } catch {
      end = .wrong(error, text: text)
    }
  }

  private mutating func player(
    _ text: [UInt8], _ options: RunOptions
  ) throws(ScenarioError) -> Player {
    var scenario = try Scenario(json: text)
    if let seed = options.seed { scenario.seed = seed }
    for case (let name, .file(let path)) in scenario.images.sorted(by: { $0.key < $1.key })
    where !FileAccess.exists(path.hasPrefix("/") ? path : base + "/" + path) {
      warnings.append(FileWarning.picture(name, path, in: shownFile))
    }
    warnings += FileWarning.idle(IdleTouches(scenario), in: shownFile)
    let shelf = EffectShelf(
      folders: options.folders, base: base, prefersPlugins: options.prefersPlugins)
    return try Player(scenario, effects: shelf, rate: options.rate, overrides: options.overrides)
  }

  private func play(_ player: Player, _ options: RunOptions) -> End {
    do throws(FileFault) {
      return .played(try PlayedFile(playing: player, name: shownFile, base: base, options))
    } catch {
      return .unreadable(error)
    }
  }
}
