public import CellEffect
public import CellGrid
public import CellMotion

/// A grid, the effects on it, what happens, and what must be true when.
///
/// Invariant: events stand in order of time and every index exists when it is used; made by
/// ``init(json:)``.
public struct Scenario: Sendable {
  /// The longest scenario, in seconds.
  public static let longest = GridVocabulary.times.upperBound
  /// The most bytes of a file that are read.
  public static let sizeLimit = JSONReader.sizeLimit

  /// What it shows, in a sentence.
  public internal(set) var title: String?
  /// Free text.
  public internal(set) var kind: String?
  /// The grid it plays on.
  public internal(set) var grid: GridSettings
  /// Whether flashes are limited.
  public internal(set) var limitsFlashes = true
  /// What the host knows of the items.
  public internal(set) var items = ItemTable()
  /// Pictures by name.
  public internal(set) var images: [String: PictureSource] = [:]
  /// The effects, in order; nil: the default ones.
  public internal(set) var effects: [EffectUse]?
  /// What happens, in order of time.
  public internal(set) var events: [TimedEvent] = []
  /// What must be true when.
  public internal(set) var expectations: [Expectation] = []
  /// The seed of the effects' random numbers.
  public var seed: UInt64 = 1
  /// The length, in seconds.
  public internal(set) var lasts = 0.0
}

/// Where a picture comes from.
public enum PictureSource: Hashable, Sendable {
  /// A file, its path relative to the scenario.
  case file(String)
  /// A solid colour.
  case color(Color)

  /// The colour, nil for a file.
  public var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}

/// One use of an effect, as written.
public struct EffectUse: Hashable, Sendable {
  /// What it is called.
  public var name: String
  /// Its parameters, in the order written.
  public var settings: [Setting]
  /// The items it plays on; nil: all.
  public var items: Set<Int>?
  /// What its random numbers follow from; nil: the scenario's seed and its place.
  public var seed: UInt64?
  /// Where its name stands; nil for one that no file names.
  public var position: Position?

  /// A use from its parts.
  public init(
    _ name: String, settings: [Setting] = [], items: Set<Int>? = nil, seed: UInt64? = nil,
    position: Position? = nil
  ) {
    self.name = name
    self.settings = settings
    self.items = items
    self.seed = seed
    self.position = position
  }
}

/// A parameter and what it is set to.
public struct Setting: Hashable, Sendable {
  /// The parameter.
  public var name: String
  /// Its value, as written.
  public var value: ParameterInput
  /// Where the value stands; nil for one that no file sets.
  public var position: Position?

  /// A setting from its parts.
  public init(_ name: String, _ value: ParameterInput, position: Position? = nil) {
    self.name = name
    self.value = value
    self.position = position
  }
}

/// Something that happens at a time.
public struct TimedEvent: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double
  /// When a finger did it, in seconds, where that was before ``time``: for speeds and reports.
  public var touchTime: Double?
  /// What.
  public var event: ScenarioEvent
  /// Where it stands in the file.
  public var position: Position
}

/// What can happen in a scenario.
public enum ScenarioEvent: Hashable, Sendable {
  /// The host tells the grid something.
  case input(GridInput)
  /// A parameter of one or several effects changes.
  case setParameter(EffectReference, Setting)
  /// The host changes one of an item's own values.
  case setItem(Int, name: String, value: ItemValue)
  /// Nothing; a text for people.
  case note(String)
}

/// The effects that an event speaks of.
public enum EffectReference: Hashable, Sendable {
  /// Every use of this name.
  case name(String)
  /// The use in this place, from 0.
  case place(Int)
}
