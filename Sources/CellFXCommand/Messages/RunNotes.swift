/// What the help of `run` tells besides its options.
enum RunNotes {
  /// The keys of the JSON of every scenario that was played.
  static let keys = [
    "file", "title", "lasts", "as_expected", "frames", "events", "touches", "missed_touches",
    "animations", "still_running", "still_waiting", "still_playing", "effects", "calls",
    "completions", "failures", "signals", "flash_limit", "log", "extremes", "expectations",
    "warnings",
  ]

  static let all = [
    (
      about: "effects",
      text: "In a scenario a bare name means a built-in effect, else a plugin; builtin:NAME and"
        + " plugin:NAME say which. A path, with a / or ending in .lua, is a file or a folder, and"
        + " relative to the scenario. Plugins are looked for in the folders of --plugins, then of"
        + " $CELLFX_PLUGINS, then in ./Plugins, then in Plugins beside the program."
    ),
    (
      about: "trace",
      text: "Rows of time, cell, property and value, one for every change from frame to frame: the"
        + " time in seconds; the item of the cell, or nothing for the grid; a channel, a state, a"
        + " call or a completion. A FILE that is there is replaced."
    ),
    (
      about: "record",
      text:
        "A scenario that gives the same trace and digests, byte for byte: with --set and --seed in it,"
        + " effects told apart as builtin:NAME and plugin:NAME, one from a folder of --plugins by its"
        + " path. Relative paths lead from the folder of FILE. FILE is there whole or not at all."
    ),
    (
      about: "digests",
      text: "A line for each frame: its time and sixteen hexadecimal digits of all bits that are"
        + " shown; on standard error where the trace goes to standard output."
    ),
    (
      about: "json",
      text: "{\"scenarios\": […]}, for each file \(keys.joined(separator: ", "));"
        + " frame_nanoseconds with --timing, digests with --digest. Of a file that cannot be played"
        + " only file and error: line, column and message."
    ),
    (
      about: "together",
      text:
        "--json does not go with --timeline; --trace - and --record - not with --json, --timeline or"
        + " each other; --trace and --record not with several files, nor with the scenario's own file."
    ),
    (
      about: "several files",
      text: "All are played, also after one that is wrong; the largest of their exit codes counts."
    ),
  ]
}
