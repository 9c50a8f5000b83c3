public import CellGrid

/// What an effect is asked to answer.
public enum Stimulus: Hashable, Sendable {
  /// The effect came onto the grid.
  case attached
  /// Parameters were changed, named in order.
  case parametersChanged([String])
  /// Something happened to a cell.
  case event(CellEvent, CellID)
  /// The host changed values of a cell's item.
  case itemChanged(CellID, [String])
  /// One of the effect's animations completed.
  case ended(AnimationHandle, finished: Bool, CellID)
  /// A wait that the effect asked for is over; `slept` is how long it took, in seconds.
  case woke(UInt64, slept: Double)
  /// The effect said that it has more to do.
  case continued
}

extension Stimulus {
  /// The name of the handler that answers it in a script; nil: what goes on has one of its own.
  package var handler: String? {
    switch self {
    case .attached: "attached"
    case .parametersChanged: "parameters_changed"
    case .event(let event, _): event.name
    case .itemChanged: "item_changed"
    case .ended, .woke, .continued: nil
    }
  }
}

/// An effect answers cell events by commands.
///
/// Each answer is a transaction: it is applied whole, in order, or, if it throws, not at all.
public protocol Effect: AnyObject {
  /// The name it is known by: `bounce`.
  var name: String { get }
  /// What can be set, and what it is set to.
  var parameters: ParameterSet { get set }
  /// Whether its movement is shown even under reduced motion.
  var keepsMotion: Bool { get }
  /// Whether it reads ``Layer/beneath``, which is kept up to date for those that do.
  var readsBeneath: Bool { get }
  /// The fields that its plays name, by number.
  var fields: [Field] { get }

  /// Whether it has anything to say to a stimulus; where not, it is not asked.
  ///
  /// An effect whose answers continue says yes to ``Stimulus/continued``.
  ///
  /// - Parameter stimulus: What happened.
  /// - Returns: Whether ``respond(to:in:on:with:)`` is called for it.
  /// - Complexity: To be O(1): it is asked at every event of every cell.
  func answers(to stimulus: Stimulus) -> Bool

  /// Answers one stimulus by commands.
  ///
  /// - Parameters:
  ///   - stimulus: What happened.
  ///   - scene: What can be read.
  ///   - layer: The effect's own channels as they are now.
  ///   - answer: Takes the commands.
  /// - Throws: ``EffectFailure`` if the answer is void; its commands are dropped. Cell, item
  ///   and handler are filled in where the failure leaves them out; the time is the stage's.
  func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure)

  /// The cell shows its item no longer, or is let go: forget what belongs to it. No commands.
  func forget(_ cell: CellID)

  /// Whether something that the effect does for a cell waits for a time or for an animation.
  func waits(for cell: CellID) -> Bool
}

extension Effect {
  /// Movement is replaced by a fade.
  public var keepsMotion: Bool {
    false
  }

  /// What lies beneath is not read.
  public var readsBeneath: Bool {
    false
  }

  /// None.
  public var fields: [Field] {
    []
  }

  /// It is asked everything.
  public func answers(to stimulus: Stimulus) -> Bool {
    true
  }

  /// Nothing to forget.
  public func forget(_ cell: CellID) {}

  /// Nothing waits but what the stage knows of.
  public func waits(for cell: CellID) -> Bool {
    false
  }
}

/// The commands of one answer, in order.
public struct Answer {
  /// The commands so far.
  public private(set) var commands: [Command] = []
  /// Whether the effect wants to be asked again at once, with ``Stimulus/continued``.
  public var continues = false
  private var lastHandle: UInt64

  /// An empty answer whose handles follow `lastHandle`.
  package init(after lastHandle: UInt64 = 0) {
    self.lastHandle = lastHandle
  }

  /// The last handle given out.
  package var lastHandleGiven: UInt64 {
    lastHandle
  }

  /// Adds a command as it is.
  public mutating func append(_ command: Command) {
    commands.append(command)
  }

  /// Sets a property at once.
  public mutating func set(_ cell: CellID, _ value: Assignment) {
    commands.append(.set(cell, value))
  }

  /// Starts an animation; its completion comes as ``Stimulus/ended(_:finished:_:)``.
  @discardableResult
  public mutating func animate(_ request: AnimationRequest) -> AnimationHandle {
    let handle = takeHandle()
    commands.append(.animate(handle, request))
    return handle
  }

  /// Starts a play of one of the effect's ``Effect/fields``; its end comes as an animation's does.
  @discardableResult
  public mutating func play(_ request: PlayRequest) -> AnimationHandle {
    let handle = takeHandle()
    commands.append(.play(handle, request))
    return handle
  }

  /// Moves inputs of a play.
  @discardableResult
  public mutating func animate(_ request: InputRequest) -> AnimationHandle {
    let handle = takeHandle()
    commands.append(.animateInputs(handle, request))
    return handle
  }

  private mutating func takeHandle() -> AnimationHandle {
    lastHandle += 1
    return AnimationHandle(number: lastHandle)
  }
}

/// Why an answer is void: facts, no prose.
public struct EffectFailure: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Reason: String, Sendable {
    /// The script raised an error.
    case error
    /// Its steps were used up.
    case steps
    /// Its memory was used up.
    case memory
    /// The backstop clock struck.
    case clock
    /// More than 100,000 events in one instant.
    case events
  }

  /// What went wrong.
  public var reason: Reason
  /// The effect's name.
  public var effect: String
  /// What the script said.
  public var message: String
  /// The script's file, where there is one.
  public var file: String?
  /// The line in it, from 1.
  public var line: Int?
  /// The handler that failed.
  public var handler: String?
  /// The calls that led there, one per line.
  public var traceback: String
  /// The cell whose handler or sequence failed, where there is one.
  public var cell: CellID?
  /// The item of the cell.
  public var item: Int?
  /// When, in seconds; the stage tells it.
  public var time: Double
  /// What the script had written for its author before it failed, in order.
  public var lines: [String]

  /// A failure from its facts.
  public init(
    reason: Reason, effect: String, message: String, file: String? = nil, line: Int? = nil,
    handler: String? = nil, traceback: String = "", cell: CellID? = nil, item: Int? = nil,
    time: Double = 0, lines: [String] = []
  ) {
    self.reason = reason
    self.effect = effect
    self.message = message
    self.file = file
    self.line = line
    self.handler = handler
    self.traceback = traceback
    self.cell = cell
    self.item = item
    self.time = time
    self.lines = lines
  }
}
