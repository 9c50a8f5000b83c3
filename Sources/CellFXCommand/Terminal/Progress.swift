import CellScenario

/// Shows on a terminal how far a long playback has come.
final class Progress: PlaybackObserver {
  private let lasts: Double
  private let line: ProgressLine

  /// A progress of a playback of some seconds; nil where standard error is no terminal.
  init?(lasts: Double) {
    guard lasts > 0, let line = ProgressLine() else { return nil }
    self.lasts = lasts
    self.line = line
  }

  /// Shows how far the playback is.
  func see(_ moment: Moment) {
    line.show(moment.time / lasts, Words.time(moment.time.rounded(.down)))
  }

  /// Takes the line away.
  func clear() {
    line.clear()
  }
}
