internal import CellEffect
internal import CellStage

/// Hands on one digest for each frame.
public final class DigestRecorder: PlaybackObserver {
  private let sink: (Double, UInt64) -> Void

  /// A recorder that hands on the time, in seconds, and the digest of each frame.
  public init(to sink: @escaping (Double, UInt64) -> Void) {
    self.sink = sink
  }

  /// Takes the digest of a frame.
  public func see(_ moment: Moment) {
    guard moment.isFrame else { return }
    sink(moment.time, moment.frame.digest(names: moment.stage.scene.names))
  }
}
