import CellScenario

/// What a person reads of files that are not what was to be expected.
enum FileWarning {
  /// A picture of a scenario whose file is not there.
  static func picture(_ name: String, _ path: String, in file: String) -> String {
    "\(file): the picture \"\(name)\" is the file \(path), which is not there; no colour of it is"
      + " known."
  }

  /// A picture's name that is not among those of the scenario, but like one of them.
  static func picture(_ name: String, meant: String, in file: String) -> String {
    "\(file): there is no picture \"\(Words.plain(name))\" in grid.images; did you mean"
      + " \"\(Words.plain(meant))\"?"
  }

  /// The events of touches that are not down: the first of them, and how many more there are.
  static func idle(_ touches: IdleTouches, in file: String) -> [String] {
    let told = touches.events.prefix(limit).map { event, touch in
      "\(file):\(event.position.line): touch \(touch) is not down; the event does nothing."
    }
    let rest = touches.events.count - told.count
    let more = Words.count(rest, "more event is", "more events are")
    return rest == 0 ? told : told + ["\(file): \(more) of touches that are not down."]
  }

  private static let limit = 10

  /// A folder that the environment names and that is not there.
  static func pluginFolder(_ path: String) -> String {
    "cellfx: $CELLFX_PLUGINS: " + FileFault.noFolder(path).sentence
  }

  /// A plugin where a scenario is played.
  static func plugin(_ file: String) -> String {
    "\(file): this is a plugin; name it in `effects` of a scenario: {\"use\": \"\(file)\"}."
  }
}
