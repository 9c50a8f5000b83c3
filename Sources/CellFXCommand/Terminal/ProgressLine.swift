#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A line on a terminal that shows how far something long has come; of what is short it shows nothing.
///
/// Invariant: the line is on the screen exactly while `isShown`.
final class ProgressLine {
  private let start = Outside.nanoseconds()
  private var shownAt: UInt64 = 0
  private var isShown = false
  private static let patience: UInt64 = 1_000_000_000
  private static let interval: UInt64 = 100_000_000
  private static let width = 30

  /// A line; nil where standard error is no terminal.
  init?() {
    guard Outside.isTerminal(STDERR_FILENO) else { return nil }
  }

  /// Shows how far it has come, 0…1, at most ten times a second.
  func show(_ part: Double, _ text: @autoclosure () -> String) {
    let now = Outside.nanoseconds()
    guard now - start > Self.patience, now - shownAt > Self.interval else { return }
    shownAt = now
    isShown = true
    let full = Words.nearest((min(1, part) * Double(Self.width)).rounded(.down))
    let bar =
      String(repeating: "█", count: full) + String(repeating: "░", count: Self.width - full)
    put("\r  \(bar) \(Words.percent(min(1, part)))  \(text())\u{1B}[K")
  }

  /// Takes the line away.
  func clear() {
    if isShown { put("\r\u{1B}[K") }
    isShown = false
  }

  private func put(_ text: String) {
    try? FileAccess.put(Array(text.utf8), to: STDERR_FILENO, named: "standard error")
  }
}
