#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program `cellfx`.
@main
enum Main {
  static func main() {
    Outside.holdStandardFiles()
    var console = Console()
    let code = finish(&console) { (console) throws(Stop) in
      try perform(Array(CommandLine.arguments.dropFirst()), &console)
    }
    exit(code.rawValue)
  }

  /// Does what a command line asks for.
  private static func perform(
    _ words: [String], _ console: inout Console
  ) throws(Stop) -> ExitCode {
    guard let name = words.first else { throw Stop(UsageFault.noCommand) }
    console.palette = palette(asked: "auto")
    switch name {
    case "--help", "-h", "help":
      return try help(words.dropFirst().first, &console)
    case "--version":
      try console.printLine(HelpText.version)
      return .done
    case _ where name.hasPrefix("-"):
      throw Stop(UsageFault.unknownProgramOption(name, known: ["--help", "--version"]))
    default:
      return try perform(name, Array(words.dropFirst()), &console)
    }
  }

  private static func perform(
    _ name: String, _ words: [String], _ console: inout Console
  ) throws(Stop) -> ExitCode {
    let command: Command
    let arguments: Arguments
    do throws(UsageFault) {
      command = try CommandList.command(named: name)
      arguments = try Arguments(words, for: command)
    } catch {
      throw Stop(error)
    }
    if let asked = arguments.value(of: "--color") { console.palette = palette(asked: asked) }
    if arguments.has("--help") { return try help(name, &console) }
    return try command.perform(arguments, &console)
  }

  private static func help(_ name: String?, _ console: inout Console) throws(Stop) -> ExitCode {
    var lines = HelpText.lines(
      of: CommandList.all, palette: console.palette, columns: Outside.columns)
    if let name, name != "help", !name.hasPrefix("-") {
      do throws(UsageFault) {
        let command = try CommandList.command(named: name)
        lines = HelpText.lines(
          of: command, palette: console.palette, columns: Outside.columns)
      } catch {
        throw Stop(error)
      }
    }
    for line in lines { try console.printLine(line) }
    return .done
  }

  private static func palette(asked: String) -> Palette {
    Palette(
      asked: asked, isTerminal: Outside.isTerminal(STDOUT_FILENO),
      variable: Outside.variable)
  }

  /// Sends off all that was printed, says why it stopped, and tells how it ends.
  private static func finish(
    _ console: inout Console, _ body: (inout Console) throws(Stop) -> ExitCode
  ) -> ExitCode {
    do throws(Stop) {
      let code = try body(&console)
      try console.flush()
      return code
    } catch {
      if !error.lines.isEmpty { try? console.say(error.lines) }
      return error.code
    }
  }
}
