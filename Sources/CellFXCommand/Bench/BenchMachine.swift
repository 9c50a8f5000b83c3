/// The machine and the program whose figures they are; nothing that tells whose machine it is.
struct BenchMachine: Equatable {
  /// Facts by their names, in order.
  let facts: [(name: String, value: String)]

  static func == (left: BenchMachine, right: BenchMachine) -> Bool {
    left.facts.elementsEqual(right.facts) { $0 == $1 }
  }

  /// This machine.
  static var here: BenchMachine {
    BenchMachine(facts: [
      ("cpu", Outside.processorName), ("architecture", Outside.architecture),
      ("cores", "\(Outside.coreCount)"), ("system", Outside.systemName),
      ("swift", swiftVersion), ("build", isDebug ? "debug" : "release"),
      ("cellfx", String(HelpText.version.dropFirst("cellfx ".count))),
    ])
  }

  /// Whether the program was built without optimisation, so that figures mean nothing.
  static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// The compiler's version, as far as it can be told while compiling.
  private static var swiftVersion: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}

extension Outside {
  /// What the machine calls its processors.
  fileprivate static var processorName: String {
    line(of: "/proc/cpuinfo", after: "model name") ?? "unknown"
  }

  /// The system, as it names itself.
  fileprivate static var systemName: String {
    #if os(Linux)
      line(of: "/etc/os-release", after: "PRETTY_NAME") ?? "Linux"
    #else
      "macOS"
    #endif
  }

  /// What stands after a name, a colon or an equals sign in a file, without quotes.
  private static func line(of path: String, after name: String) -> String? {
    guard let bytes = try? FileAccess.bytes(of: path, limit: 1 << 16) else { return nil }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix(name) {
      let value = line.drop { $0 != ":" && $0 != "=" }.dropFirst()
      return value.split(separator: "\"").joined().split(separator: " ").joined(separator: " ")
    }
    return nil
  }
}
