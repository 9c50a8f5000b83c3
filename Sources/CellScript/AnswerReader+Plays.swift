internal import CCellScript
import CellEffect
import CellMotion

extension AnswerReader {
  /// The play that a command asks for.
  func play(_ command: cellscript_command) throws(Refusal) -> PlayRequest {
    PlayRequest(
      field: Int(command.field), inputs: try inputs(command).map(\.value),
      seconds: command.seconds)
  }

  /// The animation of inputs that a command asks for.
  func inputRequest(_ command: cellscript_command) throws(Refusal) -> InputRequest {
    var request = InputRequest(
      play: AnimationHandle(number: command.play), targets: try inputs(command),
      timing: try timing(command.timing))
    request.delay = command.delay
    request.repeats = command.repeats
    request.autoreverses = command.autoreverses
    request.replaces = command.replaces
    request.givesVelocity = command.timing.has_velocity
    request.space = command.oklab ? .oklab : .srgb
    return request
  }

  /// What a command brings inputs to.
  func inputs(_ command: cellscript_command) throws(Refusal) -> [InputTarget] {
    var targets: [InputTarget] = []
    let first = Int(command.first_target)
    for place in first..<first + Int(command.target_count) {
      targets.append(try input(try lentTarget(place)))
    }
    return targets
  }

  private func input(_ target: cellscript_target) throws(Refusal) -> InputTarget {
    let number = Int(target.property)
    switch target.kind {
    case .number:
      return InputTarget(
        input: number, value: .number(target.value), speed: target.has_speed ? target.speed : nil)
    case .color: return InputTarget(input: number, value: .color(Paint(target.paint)))
    case .keyframes, .content, .beneath: throw Refusal(what: "an input is a number or a colour")
    }
  }
}
