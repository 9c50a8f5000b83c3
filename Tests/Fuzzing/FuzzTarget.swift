/// What is fuzzed: each target takes any bytes and tells which law they broke.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The text of a plugin, loaded and played.
  case chunk
  /// The text of a scenario, read and played.
  case scenario
  /// A pattern, a subject and a replacement, compared with the stock library.
  case pattern
  /// A grid, what happens to it, and effects that answer at random.
  case events

  /// Runs the bytes.
  ///
  /// - Throws: ``BrokenLaw``.
  public func check(_ bytes: [UInt8]) throws(BrokenLaw) {
    switch self {
    case .chunk: try ChunkRun(bytes).check()
    case .scenario: try ScenarioRun(bytes).check()
    case .pattern: try PatternRun(bytes).check()
    case .events: try EventRun(bytes).check()
    }
  }

  /// Words that inputs of the target are made of.
  public var words: [String] {
    switch self {
    case .chunk: LuaWords.all
    case .scenario: ScenarioRun.words
    case .pattern: PatternRun.words
    case .events: []
    }
  }

  /// The input as a person reads it.
  public func text(of bytes: [UInt8]) -> String {
    switch self {
    case .chunk: ChunkRun(bytes).text
    case .scenario: ScenarioRun(bytes).text
    case .pattern: "\(PatternRun(bytes))"
    case .events: "\(EventRun(bytes))"
    }
  }
}

/// Something that must hold for any input and did not.
public struct BrokenLaw: Error, CustomStringConvertible {
  /// What was seen.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws unless something holds.
func hold(_ holds: Bool, _ law: @autoclosure () -> String) throws(BrokenLaw) {
  guard holds else { throw BrokenLaw(law()) }
}
