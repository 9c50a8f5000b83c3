/// What `--help` prints.
enum HelpText {
  /// The program's version; `--version` prints it.
  static let version = "cellfx 0.1.0"

  /// The help of the whole program.
  static func lines(of commands: [Command], palette: Palette) -> [String] {
    let rows = commands.map { (name: $0.name, about: $0.about) }
    return [
      palette.paint("cellfx", .title) + " plays effects on a grid of touchable cells.", "",
      palette.paint("usage", .quiet), "  cellfx COMMAND …", "",
      palette.paint("commands", .quiet),
    ] + table(rows) + ["", palette.paint("options", .quiet)]
      + table([
        (name: "--help, -h", about: "Print this help, or that of a command"),
        (name: "--version", about: "Print the version"),
      ]) + [
        "", palette.paint("example", .quiet), "  cellfx run press.json --timeline", "",
        "Exit codes: 0 done, 1 an expectation failed, 64 usage, 65 bad data, 66 missing input,",
        "70 internal error, 73 cannot create a file, 74 reading or writing failed.",
      ]
  }

  /// The help of a command.
  static func lines(of command: Command, palette: Palette) -> [String] {
    let operands = command.operands.name.isEmpty ? "" : " \(command.operands.name)"
    let options = command.allOptions.map { (name: $0.usage, about: $0.about) }
    let examples = command.examples.map { (name: $0.line, about: $0.about) }
    return [
      "\(command.about).", "", palette.paint("usage", .quiet),
      "  cellfx \(command.name) [OPTIONS]\(operands)", "", palette.paint("options", .quiet),
    ] + table(options) + ["", palette.paint("examples", .quiet)] + table(examples)
  }

  private static func table(_ rows: [(name: String, about: String)]) -> [String] {
    let width = (rows.map(\.name.count).max() ?? 0) + 3
    return rows.map { "  " + PlaybackTable.padded($0.name, to: width) + $0.about }
  }
}

extension Option {
  /// How the help writes it: `--quiet, -q`, `--trace FILE`.
  fileprivate var usage: String {
    name + (short.map { ", \($0)" } ?? "") + (value.name.map { " \($0)" } ?? "")
  }
}
