/// An option of a command.
struct Option: Sendable {
  /// What follows an option.
  enum Value: Hashable, Sendable {
    /// Nothing: the option is there or not.
    case none
    /// Any text, called this in the help.
    case text(String)
    /// One of these words.
    case choice([String])
    /// A number in a range.
    case number(String, ClosedRange<Double>)
    /// A whole number in a range.
    case whole(String, ClosedRange<Int>)
  }

  /// The long name: `--trace`.
  var name: String
  /// A one-letter name: `-q`.
  var short: String?
  /// What follows it.
  var value = Value.none
  /// Whether it may be given more than once.
  var isRepeatable = false
  /// What it does, for the help.
  var about: String
}

/// What a command takes besides options.
struct Operands: Sendable {
  /// What they are called in the help: `FILE…`.
  var name: String
  /// How many.
  var count: ClosedRange<Int>

  /// A command that takes none.
  static let none = Operands(name: "", count: 0...0)
}

/// A command of the program, as data: the help, the checks and the suggestions come from it.
struct Command: Sendable {
  /// Its name: `run`.
  var name: String
  /// What it does, in one line.
  var about: String
  /// What it takes besides options.
  var operands = Operands.none
  /// Its own options; ``shared`` come on top.
  var options: [Option] = []
  /// What else the help tells, by what it is about.
  var notes: [(about: String, text: String)] = []
  /// How it can end.
  var exits: [ExitCode]
  /// Command lines that work, with what they do.
  var examples: [(line: String, about: String)]
  /// Does it.
  var perform: @Sendable (Arguments, inout Console) throws(Stop) -> ExitCode

  /// The options of every command.
  static let shared = [
    Option(
      name: "--color", value: .choice(["auto", "always", "never"]),
      about: "Colours in the output; auto: on a terminal, unless NO_COLOR is set"),
    Option(name: "--help", short: "-h", about: "Print this help"),
  ]

  /// All options.
  var allOptions: [Option] {
    options + Self.shared
  }
}
