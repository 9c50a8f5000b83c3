public import CellGrid
public import CellMotion

/// Tells one animation of an effect from its others; given out by the effect, from 1, rising.
public struct AnimationHandle: Hashable, Sendable {
  /// The number.
  public let number: UInt64

  /// The animation with this number.
  public init(number: UInt64) {
    self.number = number
  }
}

/// What a property is brought to.
public enum Target: Hashable, Sendable {
  /// A number; `speed` is an initial speed of its own, in units per second.
  case number(Property, Double, speed: Double?)
  /// A number at parts of the duration.
  case keyframes(Property, Keyframes)
  /// A colour.
  case color(Property, Paint)
  /// A picture or text.
  case content(Property, NameID)
  /// Whatever lies beneath; the channel is given back at the end.
  case beneath(Property)

  /// The property that is brought somewhere.
  public var property: Property {
    switch self {
    case .number(let property, _, _), .keyframes(let property, _), .color(let property, _),
      .content(let property, _), .beneath(let property):
      property
    }
  }
}

/// How a way is gone.
public enum Timing: Hashable, Sendable {
  /// Along a curve, in seconds for one way.
  case curve(Curve, duration: Double)
  /// By a spring.
  case spring(Spring)

  /// The whole length in seconds, where one is given.
  public var duration: Double? {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring):
      if case .settle(let duration) = spring.naming { duration } else { nil }
    }
  }
}

/// One animation that an effect asks for: its runs start together and it completes once.
public struct AnimationRequest: Hashable, Sendable {
  /// The cell it plays on.
  public var cell: CellID
  /// What is brought where; not empty, and each property once.
  ///
  /// Pictures and texts take a curve and no transition.
  public var targets: [Target]
  /// How.
  public var timing: Timing
  /// Seconds before the way begins.
  public var delay = 0.0
  /// Passes in all, from 1; infinite: until ended.
  public var repeats = 1.0
  /// Whether a pass goes there and back.
  public var autoreverses = false
  /// Whether it ends the channels' other runs and starts from what is shown.
  public var replaces = false
  /// Whether an initial velocity was asked for; if not, a replacing spring by response or by mass
  /// goes on at the speed of what it replaces.
  public var givesVelocity = false
  /// The transition to run along with.
  public var transition: TransitionID?
  /// In which space colours are mixed.
  public var space = ColorSpace.srgb

  /// A request that brings `targets` where they say, once, at once.
  public init(cell: CellID, targets: [Target], timing: Timing) {
    self.cell = cell
    self.targets = targets
    self.timing = timing
  }
}

/// The value of an assignment.
public enum Assignment: Hashable, Sendable {
  /// A number or the drawing order.
  case number(Property, Double)
  /// A colour.
  case color(Property, Paint)
  /// A picture or text.
  case content(Property, NameID)

  /// The property that is set.
  public var property: Property {
    switch self {
    case .number(let property, _), .color(let property, _), .content(let property, _): property
    }
  }
}

/// One thing an effect asks for.
public enum Command: Hashable, Sendable {
  /// Sets a property at once; ends its runs.
  case set(CellID, Assignment)
  /// Gives channels back at once: a set of ``Property/bit``.
  case clear(CellID, UInt32)
  /// Starts an animation.
  case animate(AnimationHandle, AnimationRequest)
  /// Ends an animation where it is.
  case stop(AnimationHandle)
  /// Shows an animation's end at once.
  case finish(AnimationHandle)
  /// Asks to be woken after some seconds; the number is the effect's own.
  case wait(UInt64, seconds: Double, cell: CellID?)
  /// Asks for an item's selection.
  case select(CellID)
  /// Asks for an item's deselection.
  case deselect(CellID, animated: Bool)
  /// Tells the host something, in order with the calls.
  case signal(CellID, String)
  /// Writes a line for the author.
  case log(String)
  /// Plays a field over the visible cells that the effect plays on.
  case play(AnimationHandle, PlayRequest)
  /// Fades a play to what lies beneath, in seconds.
  case stopPlay(AnimationHandle, fade: Double)
  /// Sets inputs of a play at once; their runs end.
  case setInputs(AnimationHandle, [InputTarget])
  /// Moves inputs of a play.
  case animateInputs(AnimationHandle, InputRequest)
}
