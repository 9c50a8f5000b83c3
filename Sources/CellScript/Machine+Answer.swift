internal import CCellScript
import CellEffect
import CellGrid

extension Machine {
  /// Runs one stretch with columns lent to it, and appends what it asks for; it knows the first
  /// `known` names.
  ///
  /// - Returns: How it ended.
  /// - Throws: ``AnswerReader/Refusal`` of what the stage's own checks do not take; what was
  ///   appended then is void.
  func answer(
    _ stimulus: borrowing Stimulus, _ view: inout cellscript_view, names: NameTable,
    known: Int, with answer: inout Answer
  ) throws(AnswerReader.Refusal) -> cellscript_status {
    var form = StimulusForm(stimulus)
    var raw = unsafe cellscript_answer()
    let status = unsafe form.lend { unsafe cellscript_machine_answer(pointer, $0, &view, &raw) }
    answer.continues = unsafe raw.continues
    guard unsafe raw.command_count > 0 else { return status }
    try unsafe AnswerReader(raw, names: names, springs: springs).append(to: &answer)
    noteNames(names, after: known)
    return status
  }

  /// Tells the bridge what the names hold that an answer was the first to bring.
  private func noteNames(_ names: NameTable, after known: Int) {
    guard names.count > known else { return }
    let bytes = (known..<names.count).reduce(0) { sum, number in
      let name = names[NameID(rawValue: Int32(number))] ?? ""
      return sum + name.utf8.count + Int(CELLSCRIPT_NAME_COST)
    }
    unsafe cellscript_machine_note_names(pointer, UInt64(bytes))
  }
}
