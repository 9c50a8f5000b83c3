internal import CCellScript
import CellEffect
import CellGrid
import CellMotion

/// Reads the arrays that the bridge lends after a stretch into commands.
///
/// Only alive within the call that lends them.
@safe struct AnswerReader {
  private let raw: cellscript_answer
  private let names: NameTable

  /// A reader of an answer; new names are numbered by `names`.
  init(_ raw: cellscript_answer, names: NameTable) {
    unsafe self.raw = raw
    self.names = names
  }

  /// All commands, in order.
  var commands: [Command] {
    let commands = unsafe UnsafeBufferPointer(
      start: raw.commands, count: Int(raw.command_count))
    return unsafe commands.compactMap { read($0) }
  }

  private func read(_ command: cellscript_command) -> Command? {
    let handle = AnimationHandle(number: command.number)
    if command.kind == .wait {
      return .wait(command.number, seconds: command.delay, cell: CellID(command.cell))
    }
    guard let cell = CellID(command.cell) else { return nil }
    switch command.kind {
    case .set: return .set(cell, assignment(Int(command.first_target)))
    case .clear: return .clear(cell, command.properties)
    case .animate: return .animate(handle, request(command, of: cell))
    case .stop: return .stop(handle)
    case .finish: return .finish(handle)
    case .select: return .select(cell)
    case .deselect: return .deselect(cell, animated: command.animated)
    case .signal: return .signal(cell, text(command.word))
    case .wait: return nil
    }
  }

  private func assignment(_ place: Int) -> Assignment {
    switch target(place) {
    case .number(let property, let value, _): .number(property, value)
    case .color(let property, let paint): .color(property, paint)
    case .content(let property, let name): .content(property, name)
    case .keyframes, .beneath: preconditionFailure("a value is set, not a way or its absence")
    }
  }

  private func request(_ command: cellscript_command, of cell: CellID) -> AnimationRequest {
    let first = Int(command.first_target)
    var request = AnimationRequest(
      cell: cell, targets: (first..<first + Int(command.target_count)).map { target($0) },
      timing: timing(command.timing))
    request.delay = command.delay
    request.repeats = command.repeats
    request.autoreverses = command.autoreverses
    request.replaces = command.replaces
    request.givesVelocity = command.timing.has_velocity
    request.space = command.oklab ? .oklab : .srgb
    if command.transition > 0 { request.transition = TransitionID(number: command.transition) }
    return request
  }

  private func target(_ place: Int) -> Target {
    guard let targets = unsafe raw.targets else { preconditionFailure("targets are lent") }
    let target = unsafe targets[place]
    guard let property = Property(rawValue: target.property) else {
      preconditionFailure("the bridge numbers properties as the stage does")
    }
    return switch target.kind {
    case .number:
      .number(property, target.value, speed: target.has_speed ? target.speed : nil)
    case .keyframes: .keyframes(property, keyframes(target))
    case .color: .color(property, Paint(target.paint))
    case .content: .content(property, name(target.content))
    case .beneath: .beneath(property)
    }
  }

  private func keyframes(_ target: cellscript_target) -> Keyframes {
    guard let keys = unsafe raw.keys else { preconditionFailure("keys are lent") }
    let first = Int(target.first_key)
    let entries = (first..<first + Int(target.key_count)).map { place in
      let key = unsafe keys[place]
      return Keyframes.Entry(at: key.at, value: key.value, curve: Curve(key.curve))
    }
    return checked { () throws(MotionError) in try Keyframes(entries: entries) }
  }

  private func timing(_ timing: cellscript_timing) -> Timing {
    let speed = timing.velocity
    return checked { () throws(MotionError) in
      switch timing.kind {
      case .curve: .curve(Curve(timing.curve), duration: timing.duration)
      case .settle:
        .spring(try Spring(duration: timing.a, damping: timing.b, velocity: speed))
      case .perceptual:
        .spring(try Spring(response: timing.a, bounce: timing.b, velocity: speed))
      case .physical:
        .spring(
          try Spring(mass: timing.a, stiffness: timing.b, friction: timing.c, velocity: speed))
      }
    }
  }

  /// The bridge has checked every value by the ranges of motions, so none is refused here.
  private func checked<Value>(_ make: () throws(MotionError) -> Value) -> Value {
    do {
      return try make()
    } catch {
      preconditionFailure("the bridge lets pass what motions refuse: \(error)")
    }
  }

  private func name(_ content: cellscript_content) -> NameID {
    content.name >= 0 ? NameID(rawValue: content.name) : names.number(of: text(content))
  }

  private func text(_ content: cellscript_content) -> String {
    guard content.length > 0, let bytes = unsafe raw.bytes else { return "" }
    let start = unsafe bytes + Int(content.offset)
    return unsafe String(cellscript_text(bytes: start, length: Int(content.length)))
  }
}
