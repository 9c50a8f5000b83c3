import CellAttack

/// All that the probe says.
enum Words {
  static let usage = "usage: SandboxProbe [--handler] [OPTION NUMBER]… FILE…"

  static var help: [String] {
    let width = Options.numbers.map(\.name.count).max() ?? 0
    let column = { (name: String) in name + String(repeating: " ", count: width - name.count + 2) }
    return [
      usage, "",
      "Loads each file as a plain chunk and prints a line for each:",
      "FILE OUTCOME MILLISECONDS PEAK_BYTES MESSAGE",
      "The outcome is ok, error, timeout or memory; the time is the thread's CPU time.", "",
      "  " + column("--handler") + "run it inside a handler, when a cell is touched",
    ] + Options.numbers.map { "  " + column($0.name) + $0.about }
      + ["  " + column("--help") + "print this"]
  }

  static func line(_ file: String, _ verdict: Trial.Verdict) -> String {
    let tenths = Int((verdict.seconds * 10_000).rounded())
    let place = verdict.line.map { "line \($0): " } ?? ""
    let told = escaped(place + verdict.message)
    let words = [
      file, verdict.outcome.rawValue, "\(tenths / 10).\(tenths % 10)", "\(verdict.peakBytes)",
      told.isEmpty ? "-" : told,
    ]
    return words.joined(separator: " ")
  }

  static func fault(_ fault: Options.Fault) -> [String] {
    let allowed = ["--handler", "--help"] + Options.numbers.map { "\($0.name) NUMBER" }
    switch fault {
    case .unknown(let name):
      return ["there is no option \(name); allowed are \(allowed.joined(separator: ", "))"]
    case .noNumber(let name, let found):
      let range = Options.numbers.first { $0.name == name }?.range ?? 0...0
      let found = found.map { ", not \($0)" } ?? ""
      return ["\(name) takes a whole number of \(range.lowerBound)…\(range.upperBound)\(found)"]
    case .noFile: return ["no file is given", usage]
    }
  }

  /// A text on one line, control characters spelled.
  private static func escaped(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case "\\": line += "\\\\"
      default:
        let isControl = scalar.value < 32 || scalar.value == 127
        line += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return line
  }
}
