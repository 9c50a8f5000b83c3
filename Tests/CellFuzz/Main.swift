import Foundation
import Fuzzing

#if FUZZING
  /// The loop of libFuzzer.
  @_extern(c, "LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
  private func checkLent(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Main.check(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#endif

/// Runs a fuzz target: by libFuzzer's loop, with its arguments, where that is built in.
///
/// `CellFuzz --target=NAME …`; without the fuzzer, and with `--replay`, it runs the files given.
/// `--words` prints the target's dictionary, `--show` what files stand for.
@main struct Main {
  private static let target: FuzzTarget = {
    let names = CommandLine.arguments.compactMap { argument in
      argument.hasPrefix("--target=") ? String(argument.dropFirst("--target=".count)) : nil
    }
    guard let target = names.last.flatMap(FuzzTarget.init) else {
      fatalError("--target=\(FuzzTarget.allCases.map(\.rawValue)) is missing")
    }
    return target
  }()

  static func main() {
    if CommandLine.arguments.contains("--words") { return printWords() }
    if CommandLine.arguments.contains("--show") { return run { print(target.text(of: $0)) } }
    if CommandLine.arguments.contains("--replay") { return run(check) }
    #if FUZZING
      exit(loop())
    #else
      run(check)
    #endif
  }

  #if FUZZING
    private static func loop() -> CInt {
      var count = CommandLine.argc
      var arguments = unsafe CommandLine.unsafeArgv
      return unsafe runDriver(&count, &arguments, checkLent)
    }
  #endif

  fileprivate static func check(_ bytes: [UInt8]) {
    do {
      try target.check(bytes)
    } catch {
      fatalError("a law is broken: \(error)")
    }
  }

  private static func run(_ body: ([UInt8]) -> Void) {
    for path in CommandLine.arguments.dropFirst() where !path.hasPrefix("--") {
      guard let bytes = FileManager.default.contents(atPath: path) else {
        fatalError("\(path) cannot be read")
      }
      body(Array(bytes))
    }
  }

  /// One quoted word a line, as libFuzzer reads dictionaries.
  private static func printWords() {
    for word in target.words {
      let bytes = word.utf8.map { byte in
        let isPlain = (32...126).contains(byte) && byte != 34 && byte != 92
        let digits = String(byte, radix: 16)
        return isPlain
          ? String(UnicodeScalar(byte)) : "\\x" + (digits.count < 2 ? "0" : "") + digits
      }
      print("\"\(bytes.joined())\"")
    }
  }
}
