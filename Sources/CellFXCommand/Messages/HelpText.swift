/// What `--help` prints.
enum HelpText {
  /// The program's version; `--version` prints it.
  static let version = "cellfx 0.1.0"

  /// The help of the whole program.
  static func lines(of commands: [Command], palette: Palette, columns: Int) -> [String] {
    let table = { rows in Self.table(rows, columns) }
    let rows = commands.map { (name: $0.name, about: $0.about) }
    let help = (name: "help", about: "Print this help, or that of a COMMAND")
    return [
      palette.paint("cellfx", .title) + " plays effects on a grid of touchable cells.", "",
      palette.paint("usage", .quiet), "  cellfx COMMAND …", "",
      palette.paint("commands", .quiet),
    ] + table(rows + [help]) + ["", palette.paint("options", .quiet)]
      + table([
        (name: "--help, -h", about: "Print this help, or that of a command"),
        (name: "--version", about: "Print the version"),
      ]) + [
        "", palette.paint("example", .quiet), "  cellfx run press.json --timeline", "",
        palette.paint("exit codes", .quiet),
      ] + table(ExitCode.rows(of: ExitCode.allCases))
  }

  /// The help of a command.
  static func lines(of command: Command, palette: Palette, columns: Int) -> [String] {
    let table = { rows in Self.table(rows, columns) }
    let options = command.allOptions.map { (name: $0.usage, about: $0.about) }
    let examples = command.examples.map { (name: $0.line, about: $0.about) }
    let notes = command.notes.flatMap { note in
      ["", palette.paint(note.about, .quiet)]
        + Words.folded(note.text, to: min(columns, 100) - 2).map { "  " + $0 }
    }
    return [
      "\(command.about).", "", palette.paint("usage", .quiet),
      "  cellfx \(command.name) [OPTIONS]\(command.operands.usage)", "",
      palette.paint("options", .quiet),
    ] + table(options) + ["", palette.paint("examples", .quiet)] + table(examples) + notes
      + ["", palette.paint("exit codes", .quiet)] + table(ExitCode.rows(of: command.exits))
  }

  /// Names with what they are about, which goes on below itself where it is long.
  private static func table(_ rows: [(name: String, about: String)], _ columns: Int) -> [String] {
    let width = (rows.map(\.name.count).max() ?? 0) + 3
    return rows.flatMap { row in
      Words.folded(row.about, to: min(columns, 100) - width - 2).enumerated().map { place, text in
        "  " + PlaybackTable.padded(place == 0 ? row.name : "", to: width) + text
      }
    }
  }
}

extension Operands {
  /// How the help writes them: ` FILE…`, ` [SECTION]` for what may be left out.
  fileprivate var usage: String {
    if name.isEmpty { "" } else { count.lowerBound == 0 ? " [\(name)]" : " \(name)" }
  }
}

extension Option {
  /// How the help writes it: `--quiet, -q`, `--trace FILE`.
  fileprivate var usage: String {
    name + (short.map { ", \($0)" } ?? "") + (value.name.map { " \($0)" } ?? "")
  }
}
