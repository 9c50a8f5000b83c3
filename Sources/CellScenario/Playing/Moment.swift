public import CellStage

/// An instant of a run at which it is looked at, after everything that happens then.
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

/// Sees a run as it goes.
public protocol RunObserver: AnyObject {
  /// The run has come to a moment; moments come in order of time.
  func see(_ moment: Moment)
}
