public import CellMotion

/// The value of an input of a play.
public enum InputValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A colour.
  case color(Paint)
}

/// What an input of a play is brought to.
public struct InputTarget: Hashable, Sendable {
  /// The input, by its place in ``Field/inputs``.
  public var input: Int
  /// The number or colour.
  public var value: InputValue
  /// An initial speed of its own, in the input's unit per second.
  public var speed: Double?

  /// A target for an input.
  public init(input: Int, value: InputValue, speed: Double? = nil) {
    self.input = input
    self.value = value
    self.speed = speed
  }
}

/// One play that an effect asks for.
public struct PlayRequest: Hashable, Sendable {
  /// The field, by its place in ``Effect/fields``.
  public var field: Int
  /// A value for each input, in their order.
  public var inputs: [InputValue]
  /// How long it plays, in seconds; infinite: until it is stopped.
  public var seconds: Double

  /// A play of a field.
  public init(field: Int, inputs: [InputValue], seconds: Double = .infinity) {
    self.field = field
    self.inputs = inputs
    self.seconds = seconds
  }
}

/// One animation of inputs: its runs start together and it completes once.
public struct InputRequest: Hashable, Sendable {
  /// The play whose inputs move.
  public var play: AnimationHandle
  /// What is brought where; not empty.
  public var targets: [InputTarget]
  /// How.
  public var timing: Timing
  /// Seconds before the way begins.
  public var delay = 0.0
  /// Passes in all, from 1; infinite: until ended.
  public var repeats = 1.0
  /// Whether a pass goes there and back.
  public var autoreverses = false
  /// Whether it ends the inputs' other runs and starts from what they are.
  public var replaces = false
  /// Whether an initial velocity was asked for; if not, a replacing spring by response or by mass
  /// goes on at the speed of what it replaces.
  public var givesVelocity = false
  /// In which space colours are mixed.
  public var space = ColorSpace.srgb

  /// A request that brings `targets` where they say, once, at once.
  public init(play: AnimationHandle, targets: [InputTarget], timing: Timing) {
    self.play = play
    self.targets = targets
    self.timing = timing
  }
}
