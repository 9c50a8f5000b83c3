import CellAttack
import Foundation

/// Runs scripts that nobody trusts and tells what became of each.
@main
enum Main {
  private static let usageCode: Int32 = 64
  private static let missingCode: Int32 = 66

  static func main() {
    let options: Options
    do throws(Options.Fault) {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      write(Words.fault(error), to: .standardError)
      exit(usageCode)
    }
    if options.asksForHelp {
      write(Words.help, to: .standardOutput)
      exit(0)
    }
    exit(onStack(of: options.stackKilobytes) { perform(options) } ? 0 : missingCode)
  }

  /// Whether every file could be read.
  private static func perform(_ options: Options) -> Bool {
    let trial = Trial(options.form, limits: options.limits)
    var missing: [String] = []
    for file in options.files {
      guard let bytes = FileManager.default.contents(atPath: file) else {
        missing.append(file)
        continue
      }
      write([Words.line(file, trial.run(bytes))], to: .standardOutput)
    }
    write(missing.map { "\($0) cannot be read" }, to: .standardError)
    return missing.isEmpty
  }

  /// Does something on a thread of its own with a stack of this size, or here.
  private static func onStack(
    of kilobytes: Int?, _ body: @escaping @Sendable () -> Bool
  ) -> Bool {
    guard let kilobytes else { return body() }
    let answer = Answer()
    let thread = Thread { answer.give(body()) }
    thread.stackSize = kilobytes << 10
    thread.start()
    return answer.wait()
  }

  private static func write(_ lines: [String], to file: FileHandle) {
    for line in lines { file.write(Data("\(line)\n".utf8)) }
  }

  /// What a thread says at its end.
  private final class Answer: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    nonisolated(unsafe) private var value = false

    func give(_ value: Bool) {
      lock.withLock { unsafe self.value = value }
      semaphore.signal()
    }

    func wait() -> Bool {
      semaphore.wait()
      return lock.withLock { unsafe value }
    }
  }
}
