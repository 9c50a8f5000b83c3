package import CellGrid
public import CellStage

/// An instant of a playback at which it is looked at, after everything that happens then.
public struct Moment {
  /// The instant, in seconds.
  public let time: Double
  /// Whether it is one of the frames at the sampling rate.
  public let isFrame: Bool
  /// The events fed at this instant.
  public let events: [TimedEvent]
  /// What the stage reported since the moment before, in order.
  public let reports: [Report]
  /// What is shown.
  public let frame: Frame
  /// The stage, to be read only.
  public let stage: Stage
}

/// Sees a playback as it goes.
public protocol PlaybackObserver: AnyObject {
  /// The playback has come to a moment; moments come in order of time.
  func see(_ moment: Moment)
}

extension Point {
  /// What there is to tell of an offset: the part along the axis of a grid alone where the other is
  /// 0, else x and y; always both where both can be dragged.
  package func parts(along axis: ScrollAxis) -> [Double] {
    switch axis {
    case .horizontal where y == 0: [x]
    case .vertical where x == 0, .none where x == 0: [y]
    default: [x, y]
    }
  }
}
