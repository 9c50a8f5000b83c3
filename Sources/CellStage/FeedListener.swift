public import CellEffect
public import CellGrid

extension Stage {
  /// What a host feeds a stage, besides time.
  public enum Feed: Hashable, Sendable {
    /// The grid was told something; `ownTime`, in seconds, is when the host says that it happened,
    /// which is before the time at which it counts where it came late.
    case input(GridInput, ownTime: Double)
    /// A parameter of the effect in this place was set.
    case parameter(String, use: Int, to: ParameterInput)
    /// One of an item's own values was changed.
    case itemValue(Int, name: String, to: ItemValue)
    /// A text for people; nothing happens.
    case note(String)
    /// Another effect was put in this place.
    case replacement(use: Int)
    /// The effect in this place was taken off.
    case removal(use: Int)
  }
}

/// Hears what a host feeds a stage, so that the same can be fed again.
public protocol FeedListener: AnyObject {
  /// The stage starts now: it has all its effects, which have not been asked anything yet.
  func hearStart(of stage: Stage)

  /// The stage was fed something that it did not refuse and that has not had any consequence yet.
  ///
  /// - Parameters:
  ///   - feed: What.
  ///   - time: When it counts, in seconds; it is the stage's time and never falls.
  ///   - stage: The stage, to be read only.
  func hear(_ feed: Stage.Feed, at time: Double, on stage: Stage)
}

extension Stage {
  /// Tells who listens a text for people; the stage is brought to its time, and nothing happens.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - time: When, in seconds; one before the stage's counts as now.
  /// - Precondition: The time is finite and the stage has started.
  public func note(_ text: String, at time: Double) {
    advance(to: time)
    tellListener(.note(text))
  }

  /// The items on which a use plays.
  ///
  /// - Parameter index: The use, by the order in which effects were added.
  /// - Returns: The items; nil: all.
  /// - Precondition: There is such a use.
  public func items(at index: Int) -> Set<Int>? {
    use(index).seat.layer.items
  }

  func tellListener(_ feed: Feed) {
    listener?.hear(feed, at: scene.time, on: self)
  }
}
