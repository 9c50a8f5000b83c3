extension PlayRequest {
  /// Numbers that an input takes: places in the longest content are among them.
  public static let values = -1e15...1e15

  /// Checks what an effect in Swift has to know; a script is told at its own line.
  ///
  /// - Precondition: There is a value of its kind for each input of the field, and the length is in its
  ///   range or infinite.
  package func check(_ field: Field) {
    precondition(
      seconds == .infinity || AnimationRequest.durations.contains(seconds),
      "a play lasts 0…3600 seconds, or until it is stopped")
    precondition(inputs.count == field.inputs.count, "a play gives every input of its field")
    for (input, value) in zip(field.inputs, inputs) { value.check(input) }
  }
}

extension InputRequest {
  /// Checks what an effect in Swift has to know; a script is told at its own line.
  ///
  /// - Precondition: There is a target; inputs exist, each once, and values are of their kinds;
  ///   duration, delay and repeats are in their ranges.
  package func check(_ field: Field) {
    precondition(!targets.isEmpty, "an animation brings something somewhere")
    AnimationRequest.check(timing, delay: delay, repeats: repeats)
    precondition(
      Set(targets.map(\.input)).count == targets.count,
      "an animation brings each input to one place")
    for target in targets { target.check(field) }
  }
}

extension InputTarget {
  /// - Precondition: The field has the input, and the value is of its kind.
  package func check(_ field: Field) {
    precondition(field.inputs.indices.contains(input), "a field has the input that is moved")
    value.check(field.inputs[input])
    precondition((speed ?? 0).isFinite, "a speed is a number")
  }
}

extension InputValue {
  fileprivate func check(_ input: FieldInput) {
    switch self {
    case .number(let number):
      precondition(!input.isColor, "an input that is a colour takes colours")
      precondition(PlayRequest.values.contains(number), "an input takes −1e15…1e15")
    case .color:
      precondition(input.isColor, "an input that is a number takes numbers")
    }
  }
}
