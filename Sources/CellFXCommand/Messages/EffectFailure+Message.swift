import CellEffect

extension EffectFailure {
  /// What went wrong, on one line; what the stage itself found has no words of a script.
  var sentence: String {
    reason == .events
      ? "more events in one instant than effects may cause" : Words.plain(message)
  }
}
