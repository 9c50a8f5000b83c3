internal import CCellScript
import CellEffect
import CellGrid
import CellMotion

/// Reads the arrays that the bridge lends after a stretch into commands.
///
/// Only alive within the call that lends them.
@safe struct AnswerReader {
  /// Something that the bridge let pass and the stage's own checks do not take.
  struct Refusal: Error {
    /// What it is.
    let what: String
  }

  private let raw: cellscript_answer
  private let names: NameTable
  private let springs: SpringMemory

  /// A reader of an answer; new names are numbered by `names`.
  init(_ raw: cellscript_answer, names: NameTable, springs: SpringMemory) {
    unsafe self.raw = raw
    self.names = names
    self.springs = springs
  }

  /// Appends all commands, in order.
  ///
  /// - Throws: ``Refusal`` of what the stage's own checks do not take.
  func append(to answer: inout Answer) throws(Refusal) {
    let lent = unsafe UnsafeBufferPointer(start: raw.commands, count: Int(raw.command_count))
    for place in lent.indices {
      if let command = try read(unsafe lent[place]) { answer.append(command) }
    }
  }

  private func read(_ command: cellscript_command) throws(Refusal) -> Command? {
    let handle = AnimationHandle(number: command.number)
    switch command.kind {
    case .wait:
      return .wait(command.number, seconds: command.delay, cell: CellID(command.cell))
    case .stop: return .stop(handle)
    case .finish: return .finish(handle)
    case .play: return .play(handle, try play(command))
    case .stop_play: return .stopPlay(handle, fade: command.seconds)
    case .set_inputs: return .setInputs(handle, try inputs(command))
    case .animate_inputs: return .animateInputs(handle, try inputRequest(command))
    default: break
    }
    guard let cell = CellID(command.cell) else { return nil }
    switch command.kind {
    case .set: return .set(cell, try assignment(Int(command.first_target)))
    case .clear: return .clear(cell, command.properties)
    case .animate: return .animate(handle, try request(command, of: cell))
    case .select: return .select(cell)
    case .deselect: return .deselect(cell, animated: command.animated)
    case .signal: return .signal(cell, text(command.word))
    default: return nil
    }
  }

  private func assignment(_ place: Int) throws(Refusal) -> Assignment {
    switch try target(place) {
    case .number(let property, let value, _): .number(property, value)
    case .color(let property, let paint): .color(property, paint)
    case .content(let property, let name): .content(property, name)
    case .keyframes, .beneath: throw Refusal(what: "a value is set, not a way or its absence")
    }
  }

  private func request(
    _ command: cellscript_command, of cell: CellID
  ) throws(Refusal) -> AnimationRequest {
    var targets: [Target] = []
    let first = Int(command.first_target)
    for place in first..<first + Int(command.target_count) { targets.append(try target(place)) }
    var request = AnimationRequest(
      cell: cell, targets: targets, timing: try timing(command.timing))
    request.delay = command.delay
    request.repeats = command.repeats
    request.autoreverses = command.autoreverses
    request.replaces = command.replaces
    request.givesVelocity = command.timing.has_velocity
    request.space = command.oklab ? .oklab : .srgb
    if command.transition > 0 { request.transition = TransitionID(number: command.transition) }
    return request
  }

  /// A target as the bridge lends it.
  func lentTarget(_ place: Int) throws(Refusal) -> cellscript_target {
    guard let target = unsafe raw.targets?[place] else {
      throw Refusal(what: "no targets are lent")
    }
    return target
  }

  private func target(_ place: Int) throws(Refusal) -> Target {
    let target = try lentTarget(place)
    guard let property = Property(rawValue: target.property) else {
      throw Refusal(what: "no property has this number")
    }
    return switch target.kind {
    case .number:
      .number(property, target.value, speed: target.has_speed ? target.speed : nil)
    case .keyframes: .keyframes(property, try keyframes(target))
    case .color: .color(property, Paint(target.paint))
    case .content: .content(property, name(target.content))
    case .beneath: .beneath(property)
    }
  }

  private func keyframes(_ target: cellscript_target) throws(Refusal) -> Keyframes {
    var entries: [Keyframes.Entry] = []
    let first = Int(target.first_key)
    for place in first..<first + Int(target.key_count) {
      guard let key = unsafe raw.keys?[place] else { throw Refusal(what: "no keys are lent") }
      entries.append(.init(at: key.at, value: key.value, curve: try curve(key.curve)))
    }
    return try checked { () throws(MotionError) in try Keyframes(entries: entries) }
  }

  private func curve(_ raw: cellscript_curve) throws(Refusal) -> Curve {
    guard let curve = Curve(raw) else { throw Refusal(what: "no curve has these points") }
    return curve
  }

  func timing(_ timing: cellscript_timing) throws(Refusal) -> Timing {
    if timing.kind == .curve {
      return .curve(try curve(timing.curve), duration: timing.duration)
    }
    return .spring(try checked { () throws(MotionError) in try springs.spring(timing) })
  }

  /// The bridge checks every value by the ranges of motions; should the two ever differ, it is the
  /// script's answer that fails and not the host.
  private func checked<Value>(
    _ make: () throws(MotionError) -> Value
  ) throws(Refusal) -> Value {
    do {
      return try make()
    } catch {
      throw Refusal(what: String(describing: error))
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
