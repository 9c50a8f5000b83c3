import CellAttack
import CellScript

/// What a command line asks for.
struct Options {
  /// Why a command line cannot be understood.
  enum Fault: Error {
    case unknown(String)
    case noNumber(String, found: String?)
    case noFile
  }

  /// What each option sets, and to which numbers it can be set.
  static let numbers: [(name: String, range: ClosedRange<Int>, about: String)] = [
    ("--heap", 1...(1 << 40), "bytes of everything that the script makes grow"),
    ("--string", 1...(1 << 40), "bytes of one string"),
    ("--source", 1...(1 << 30), "bytes of its text"),
    ("--steps", 1...(1 << 60), "instructions, while loading and in each instant"),
    ("--milliseconds", 0...3_600_000, "CPU time, while loading and in each instant; 0: no clock"),
    ("--stack-kilobytes", 64...(1 << 20), "run on a thread with a stack of this size"),
  ]

  private(set) var form = Trial.Form.chunk
  private(set) var limits = Trial.limits
  private(set) var stackKilobytes: Int?
  private(set) var asksForHelp = false
  private(set) var files: [String] = []

  init(_ words: [String]) throws(Fault) {
    var words = words[...]
    var onlyFiles = false
    while let word = words.popFirst() {
      if onlyFiles || !word.hasPrefix("-") {
        files.append(word)
      } else if word == "--" {
        onlyFiles = true
      } else if word == "--help" || word == "-h" {
        asksForHelp = true
      } else if word == "--handler" {
        form = .handler
      } else {
        try set(word, to: words.popFirst())
      }
    }
    if files.isEmpty, !asksForHelp { throw .noFile }
  }

  private mutating func set(_ name: String, to text: String?) throws(Fault) {
    guard let option = Self.numbers.first(where: { $0.name == name }) else { throw .unknown(name) }
    guard let number = text.flatMap({ Int($0) }), option.range.contains(number) else {
      throw .noNumber(name, found: text)
    }
    switch name {
    case "--heap": limits.heap = number
    case "--string": limits.string = number
    case "--source": limits.source = number
    case "--stack-kilobytes": stackKilobytes = number
    case "--milliseconds": setClock(Double(number) / 1000)
    default: (limits.loadSteps, limits.instantSteps) = (number, number)
    }
  }

  private mutating func setClock(_ seconds: Double) {
    guard seconds > 0 else {
      limits.clock = nil
      return
    }
    var clock = Limits.Clock()
    clock.load = seconds
    clock.instant = seconds
    limits.clock = clock
  }
}
