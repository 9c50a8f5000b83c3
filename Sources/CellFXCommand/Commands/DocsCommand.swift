import CellMotion
import CellScript

/// `cellfx docs`: everything a script sees.
enum DocsCommand {
  static let command = Command(
    name: "docs",
    about: "Print what Lua effects see: handlers, properties, options, functions",
    operands: Operands(name: "SECTION", count: 0...1),
    exits: ExitCode.ofPrinting,
    examples: [
      ("cellfx docs", "all of it"),
      ("cellfx docs cell", "what a cell knows and can be asked for"),
    ],
    perform: perform)

  private static func perform(
    _ arguments: Arguments, _ console: inout Console
  ) throws(Stop) -> ExitCode {
    let sections = InterfaceReference.sections
    guard let name = arguments.operands.first else {
      for section in sections { try show(section, &console) }
      return .done
    }
    guard let section = sections.first(where: { $0.name == name }) else {
      throw Stop(UsageFault.unknownSection(name, known: sections.map(\.name)))
    }
    try show(section, &console)
    return .done
  }

  private static func show(
    _ section: InterfaceReference.Section, _ console: inout Console
  ) throws(Stop) {
    for line in section.lines(palette: console.palette, columns: Outside.columns) {
      try console.printLine(line)
    }
    try console.printLine("")
  }
}
