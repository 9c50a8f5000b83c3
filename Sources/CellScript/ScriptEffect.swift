internal import CCellScript
public import CellEffect
public import CellGrid
import CellMotion

/// One use of a plugin: an effect whose answers are a script's.
///
/// Invariant: the script reads the parameters that ``parameters`` holds, and knows every name of
/// pictures and texts that the scene had when it was last asked. Each answer is one stretch of the
/// script, whole or void.
public final class ScriptEffect: Effect {
  /// The plugin's name.
  public let name: String
  /// Scripts may read what lies beneath.
  public var readsBeneath: Bool { true }
  /// Where the plugin lies.
  public let files: PluginFiles
  /// What it does, in a sentence.
  public let summary: String?
  /// The names of its handlers.
  public let handlers: [String]
  /// Whether its movement is shown even under reduced motion.
  public let keepsMotion: Bool
  /// The fields that its plays name, in the order in which the script made them.
  public let fields: [Field]
  /// What can be set, and what it is set to.
  public var parameters: ParameterSet {
    didSet { parametersChanged = parametersChanged || parameters != oldValue }
  }

  let machine: Machine
  /// What its random numbers follow from.
  public let seed: UInt64
  /// What it may use.
  public let limits: Limits
  private let answered: UInt32
  private var parametersChanged = false
  private var namesTold = 0
  private var itemValues = ItemValueColumns()
  /// What it was last asked about.
  private var scene: Scene?

  /// Loads a plugin.
  ///
  /// - Parameters:
  ///   - files: Where it lies.
  ///   - seed: What its random numbers follow from.
  ///   - limits: What it may use.
  /// - Throws: ``PluginError`` if a file cannot be read, is not a plugin of this API, or fails.
  public init(
    _ files: PluginFiles, seed: UInt64, limits: Limits = Limits()
  ) throws(PluginError) {
    limits.check()
    if let unfit = LuaLibrary.refusal {
      throw PluginError(plugin: files.name, reason: unfit, file: files.main)
    }
    let source = try PluginSource(files, limits: limits)
    guard let machine = Machine(limits: limits, seed: seed) else {
      throw PluginError(plugin: files.name, reason: .memory, file: files.main)
    }
    for module in source.modules {
      guard machine.add(module) == .ok else {
        throw PluginError(plugin: files.name, reason: .memory, file: files.main)
      }
    }
    guard machine.load(files.name) == .ok else {
      throw PluginError(machine, of: files)
    }
    let facts = machine.facts
    fields = machine.fields
    self.machine = machine
    self.seed = seed
    self.limits = limits
    answered = facts.answered
    self.files = files
    name = files.name
    summary = facts.summary
    handlers = facts.handlers
    keepsMotion = facts.keepsMotion
    parameters = ParameterSet(facts.parameters)
  }

  /// What it has used.
  public var usage: Usage {
    machine.usage
  }

  /// The line that stands for those that a script wrote past what is kept of an instant.
  public static let droppedNote = unsafe String(cString: cellscript_dropped_note())

  /// Takes the lines that the script wrote and that no answer and no failure brought: those of
  /// loading.
  public func takeLines() -> [String] {
    machine.takeLines()
  }

  /// Whether anything of the script runs for a stimulus: it has a handler, or sequences may wait.
  public func answers(to stimulus: Stimulus) -> Bool {
    let kind = StimulusForm.kind(of: stimulus).rawValue
    return kind >= cellscript_handler_count || answered >> UInt32(kind) & 1 == 1
  }

  /// Runs one stretch of the script.
  ///
  /// - Throws: `EffectFailure` if it raised an error or used up a budget; nothing is appended then.
  public func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    remember(scene)
    let status = bringUpToDate(scene)
    guard status == .ok else { throw failure(in: scene) }
    var view = unsafe cellscript_view(scene, layer)
    if !itemValues.isEmpty { unsafe view.lend(itemValues) }
    let allowed = layer.items == nil ? [] : allowedSlots(of: layer, in: scene)
    if layer.items != nil { unsafe view.lend(allowed: allowed) }
    let outcome: cellscript_status
    do throws(AnswerReader.Refusal) {
      outcome = try unsafe machine.answer(
        stimulus, &view, names: scene.names, known: namesTold, with: &answer)
    } catch {
      throw EffectFailure(
        reason: .error, effect: name, message: error.what, time: scene.time,
        lines: machine.takeLines())
    }
    withExtendedLifetime((scene, layer, allowed)) {}
    guard outcome == .ok else { throw failure(in: scene) }
    machine.takeLines { answer.append(.log($0)) }
  }

  /// The cell shows its item no longer, or its effect is let go: its sequences end unresumed.
  public func forget(_ cell: CellID) {
    machine.forget(cellscript_cell_id(cell), at: scene?.time ?? 0)
  }

  /// Whether a sequence of the cell waits for a time or for an animation.
  public func waits(for cell: CellID) -> Bool {
    machine.waits(for: cellscript_cell_id(cell))
  }

  private func remember(_ scene: Scene) {
    guard self.scene !== scene else { return }
    self.scene = scene
    itemValues = ItemValueColumns()
  }

  /// By slot, whether the use plays on the item there.
  private func allowedSlots(of layer: Layer, in scene: Scene) -> [UInt8] {
    var allowed = [UInt8](repeating: 0, count: scene.grid.cells.items.count)
    for slot in layer.playedSlots { allowed[slot] = 1 }
    return allowed
  }

  /// Tells the machine new names, changed parameters and values of items.
  private func bringUpToDate(_ scene: Scene) -> cellscript_status {
    if itemValues.isBehind(scene.contents) {
      itemValues = ItemValueColumns(scene.contents)
    }
    while namesTold < scene.names.count {
      let name = scene.names[NameID(rawValue: Int32(namesTold))] ?? ""
      let status = machine.addName(name)
      guard status == .ok else { return status }
      namesTold += 1
    }
    guard parametersChanged else { return .ok }
    parametersChanged = false
    for (number, parameter) in parameters.declared.enumerated() {
      guard let value = parameters[parameter.name] else { continue }
      let status = machine.setParameter(number, to: value)
      guard status == .ok else { return status }
    }
    return .ok
  }

  private func failure(in scene: Scene) -> EffectFailure {
    EffectFailure(machine.failure, of: name, lines: machine.takeLines(), in: scene)
  }
}
