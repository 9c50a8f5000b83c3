#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the program prints.
///
/// Invariant: what was printed is kept in order and leaves at the latest with ``flush()``.
struct Console {
  /// How results are coloured.
  var palette = Palette(.none)
  /// Whether anything was printed.
  private(set) var hasPrinted = false
  private var pending: [UInt8] = []
  private static let pendingLimit = 1 << 16

  /// Prints text on standard output.
  mutating func print(_ text: String) throws(Stop) {
    hasPrinted = hasPrinted || !text.isEmpty
    pending += text.utf8
    if pending.count >= Self.pendingLimit { try flush() }
  }

  /// Prints a line on standard output.
  mutating func printLine(_ line: String = "") throws(Stop) {
    try print(line + "\n")
  }

  /// Sends off what was printed.
  mutating func flush() throws(Stop) {
    defer { pending.removeAll(keepingCapacity: true) }
    do throws(FileFault) {
      try FileAccess.put(pending, to: STDOUT_FILENO, named: "standard output")
    } catch {
      throw Stop(error)
    }
  }

  /// Says something on standard error; what was printed goes first.
  mutating func say(_ lines: [String]) throws(Stop) {
    try flush()
    let text = lines.map { $0 + "\n" }.joined()
    // Nothing is left to tell a person who closed standard error.
    try? FileAccess.put(Array(text.utf8), to: STDERR_FILENO, named: "standard error")
  }
}
