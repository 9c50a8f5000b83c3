public import CellEffect
public import CellScript

/// What became of a script that nobody trusts.
public enum Outcome: String, CaseIterable, Sendable {
  /// It ran to its end.
  case ok
  /// It raised an error, or asked for what there is not.
  case error
  /// It used up its steps, its work or its time.
  case timeout
  /// It used up its memory.
  case memory

  /// That of a stretch of a handler; nil: it did not fail.
  public init(_ reason: EffectFailure.Reason?) {
    self =
      switch reason {
      case .none: .ok
      case .error, .events: .error
      case .steps, .clock: .timeout
      case .memory: .memory
      }
  }

  /// That of loading a text that need not be a plugin: what it returns is not looked at.
  public init(_ reason: PluginError.Reason?) {
    self =
      switch reason {
      case .none, .noTable, .unknownEntry, .badEntry, .badHandler, .badParameter: .ok
      case .steps, .clock: .timeout
      case .memory: .memory
      default: .error
      }
  }
}
