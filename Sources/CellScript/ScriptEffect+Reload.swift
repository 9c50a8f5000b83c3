internal import CCellScript

extension ScriptEffect {
  /// Loads the plugin anew from where it lies, to follow this use of it.
  ///
  /// The new effect has a state of its own, seeded as at the start, and remembers what this one
  /// does: `grid.memory`, and `cell.memory` of the cells for which nothing waits. Numbers, texts,
  /// truth values, colours, curves and tables of such go over, shared and cyclic ones in their
  /// shape; anything else, metatables too, is left out. Nothing goes over from an effect that a
  /// budget has stopped. A cell that the stage lets go of as the new one takes over is forgotten.
  /// This effect stays as it is, whatever happens.
  ///
  /// - Parameter limits: What the new one may use; nil: what this one may. What goes over counts as
  ///   loading.
  /// - Returns: The new effect, with its parameters at their initial values.
  /// - Throws: ``PluginError`` if it cannot be loaded, or what goes over is too much.
  /// - Complexity: O(files + memory).
  public func reloaded(limits: Limits? = nil) throws(PluginError) -> ScriptEffect {
    let successor = try ScriptEffect(files, seed: seed, limits: limits ?? self.limits)
    guard machine.carry(to: successor.machine) == .ok else {
      throw PluginError(successor.machine, of: files)
    }
    return successor
  }
}

extension Machine {
  /// Copies what the script remembers into a machine that has answered nothing.
  func carry(to successor: borrowing Machine) -> cellscript_status {
    unsafe cellscript_machine_carry(pointer, successor.pointer)
  }

  /// Whether a sequence of a cell waits.
  func waits(for cell: cellscript_cell_id) -> Bool {
    unsafe cellscript_machine_waits(pointer, cell)
  }
}
