import CellScenario

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Shows on a terminal how far a long playback has come; a short one shows nothing.
///
/// Invariant: the line is on the screen exactly while `isShown`.
final class Progress: PlaybackObserver {
  private let lasts: Double
  private let start = Outside.nanoseconds()
  private var shownAt: UInt64 = 0
  private var isShown = false
  private static let patience: UInt64 = 1_000_000_000
  private static let interval: UInt64 = 100_000_000
  private static let width = 30

  /// A progress of a playback of some seconds; nil where standard error is no terminal.
  init?(lasts: Double) {
    guard Outside.isTerminal(STDERR_FILENO), lasts > 0 else { return nil }
    self.lasts = lasts
  }

  /// Shows how far the playback is, at most ten times a second.
  func see(_ moment: Moment) {
    let now = Outside.nanoseconds()
    guard now - start > Self.patience, now - shownAt > Self.interval else { return }
    shownAt = now
    isShown = true
    let part = min(1, moment.time / lasts)
    let full = Words.nearest((part * Double(Self.width)).rounded(.down))
    let bar =
      String(repeating: "█", count: full) + String(repeating: "░", count: Self.width - full)
    put("\r  \(bar) \(Words.percent(part))  \(Words.time(moment.time.rounded(.down)))\u{1B}[K")
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
