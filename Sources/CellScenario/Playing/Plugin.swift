public import CellScript
public import CellStage

/// A plugin on a stage: one of the stage's uses that a script plays, or has played before it was
/// taken off.
///
/// It stands in this room since reloading takes two that do not know each other: the room of scripts
/// loads, the stage seats.
public struct Plugin {
  /// The stage.
  public let stage: Stage
  /// The use, by the order in which effects were added.
  public let use: Int

  /// The plugin of a use; nil if the host has put no script there.
  ///
  /// - Precondition: There is such a use.
  public init?(_ use: Int, on stage: Stage) {
    guard stage.effect(at: use) is ScriptEffect else { return nil }
    self.stage = stage
    self.use = use
  }

  /// All plugins of a stage, in the order in which effects were added.
  public static func all(on stage: Stage) -> [Plugin] {
    (0..<stage.useCount).compactMap { Plugin($0, on: stage) }
  }

  /// The script that the host has put there last.
  ///
  /// - Precondition: No other effect has been put there since.
  public var effect: ScriptEffect {
    guard let effect = stage.effect(at: use) as? ScriptEffect else {
      preconditionFailure("another effect was put in the plugin's place")
    }
    return effect
  }

  /// What came of a reload.
  public struct Reload: Sendable, Hashable {
    /// Parameters that the host had set and that the new version does not declare, or not with such
    /// a value.
    public let droppedParameters: [String]
    /// What the new version has written while it was loaded.
    public let lines: [String]
  }

  /// Loads the plugin's files anew; the new version takes over at a time.
  ///
  /// Its parameters and what it remembers go over, what moves goes on, cells for which something waits
  /// are let go, and the new version is told. After it was taken off this puts it back. If it cannot
  /// be loaded the old version goes on as if nothing had been asked.
  ///
  /// - Parameters:
  ///   - time: When, in seconds; the stage is brought there first.
  ///   - limits: What the new version may use; nil: what the old one may.
  /// - Returns: What came of it.
  /// - Throws: `PluginError` if a file cannot be read, is not a plugin of this API, fails, or what it
  ///   remembers is too much.
  /// - Precondition: The stage has started.
  @discardableResult
  public func reload(
    at time: Double, limits: Limits? = nil
  ) throws(PluginError) -> Reload {
    stage.advance(to: time)
    let effect = try load(limits)
    let lines = effect.takeLines()
    let dropped = stage.replace(use, by: effect, at: time)
    return Reload(droppedParameters: dropped, lines: lines)
  }

  /// The new version; an error calls files as they are on disk.
  private func load(_ limits: Limits?) throws(PluginError) -> ScriptEffect {
    let effect = effect
    do throws(PluginError) {
      return try effect.reloaded(limits: limits)
    } catch {
      var error = error
      let plugin = effect.files.root ?? effect.files.main
      error.file = error.file.map { PluginPath.onDisk($0, of: plugin) }
      throw error
    }
  }
}
