internal import CCellScript
import CellEffect
import CellGrid

extension EffectFailure {
  /// The failure of a stretch as the stage takes it.
  init(
    _ failure: Machine.Failure, of effect: String, lines: [String], in scene: Scene
  ) {
    let cell = CellID(failure.cell)
    self.init(
      reason: Reason(failure.status), effect: effect, message: failure.message,
      file: failure.file, line: failure.line, handler: failure.handler,
      traceback: failure.traceback, cell: cell, item: cell.flatMap { scene.item(of: $0) },
      time: scene.time, lines: lines)
  }
}

extension EffectFailure.Reason {
  fileprivate init(_ status: cellscript_status) {
    self =
      switch status {
      case .ok, .error: .error
      case .steps: .steps
      case .memory: .memory
      case .clock: .clock
      }
  }
}

extension PluginError {
  /// The failure of loading; takes what was written.
  init(_ machine: borrowing Machine, of files: PluginFiles) {
    let failure = machine.failure
    self.init(
      plugin: files.name, reason: Reason(failure), file: failure.file ?? files.main,
      line: failure.line, message: failure.message, traceback: failure.traceback,
      usage: machine.usage, lines: machine.takeLines())
  }
}

extension PluginError.Reason {
  fileprivate init(_ failure: Machine.Failure) {
    self =
      switch failure.status {
      case .steps: .steps
      case .memory: .memory
      case .clock: .clock
      case .ok, .error:
        switch failure.defect {
        case .none, .raised: .raised
        case .syntax: .syntax
        case .no_table: .noTable
        case .unknown_entry: .unknownEntry(failure.name, nearest: failure.nearest)
        case .bad_entry: .badEntry(failure.name)
        case .bad_handler: .badHandler(failure.name)
        case .bad_parameter: .badParameter(failure.name)
        }
      }
  }
}
