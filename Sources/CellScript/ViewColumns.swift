internal import CCellScript
import CellEffect
import CellGrid
import CellMotion

/// The columns as the bridge reads them.
///
/// The addresses are those of the arrays' own storage: one block each, which only a change of the
/// array moves and only its last owner frees. They are good for one call of the bridge, which calls
/// nobody, while the caller holds the arrays' owners. An array promises its address within a closure
/// only; twenty closures in each other cost more than the script that is called, and what is relied on
/// beyond the promise is that an array of plain values, held and not changed, stays where it is.
extension cellscript_view {
  /// What a script can read of a scene and of its own layer; the values of items are yet to be lent.
  init(_ scene: Scene, _ layer: Layer) {
    unsafe self.init()
    unsafe allowed_count = -1
    unsafe lend(scene)
    unsafe lend(layer)
  }

  /// In one piece and in place, so that one check of the grid serves all that is read of it: asking
  /// ``Scene/offset`` would be another, and a function of the grid would copy it.
  private mutating func lend(_ scene: Scene) {
    unsafe time = scene.time
    unsafe count = Int64(scene.grid.settings.count)
    unsafe width = scene.grid.settings.viewport.width
    unsafe height = scene.grid.settings.viewport.height
    unsafe reduce_motion = scene.grid.settings.reduceMotion
    unsafe dark = scene.grid.settings.appearance == .dark
    unsafe rows = Int32(scene.grid.layout.rows)
    unsafe columns = Int32(scene.grid.layout.columns)
    let offset = scene.grid.standingOffset ?? scene.grid.movement.offset(at: scene.time)
    unsafe offset_x = offset.x
    unsafe offset_y = offset.y
    unsafe transition_count = Int32(scene.grid.cancellations.count)
    unsafe cancelled = address(of: scene.grid.cancellations)
    unsafe live_count = Int32(scene.grid.pool.live.count)
    unsafe live = address(of: scene.grid.pool.live)
    unsafe slot_count = Int32(scene.grid.pool.columns.items.count)
    unsafe items = address(of: scene.grid.pool.columns.items)
    unsafe generations = address(of: scene.grid.pool.columns.generations)
    unsafe frames = address(of: scene.grid.pool.columns.frames, as: Double.self)
    unsafe places = address(of: scene.grid.pool.columns.places, as: Int32.self)
    unsafe flags = address(of: scene.grid.pool.columns.flags)
    unsafe content_count = Int32(scene.contents.labels.count)
    unsafe labels = address(of: scene.contents.labels, as: Int32.self)
    unsafe normals = address(of: scene.contents.normals, as: Int32.self)
    unsafe highlighteds = address(of: scene.contents.highlighteds, as: Int32.self)
  }

  private mutating func lend(_ layer: Layer) {
    unsafe layer_count = Int32(layer.channels.sets.count)
    unsafe numbers = address(of: layer.channels.numbers)
    unsafe sets = address(of: layer.channels.sets)
    unsafe colors = address(of: layer.channels.colors, as: Double.self)
    unsafe color_codes = address(of: layer.channels.colorCodes)
    unsafe names = address(of: layer.channels.names, as: Int32.self)
    unsafe endless = address(of: layer.channels.endless)
    unsafe beneath_count = Int32(layer.beneath.names.count / Property.contentCount)
    unsafe beneath_colors = address(of: layer.beneath.colors, as: Double.self)
    unsafe beneath_codes = address(of: layer.beneath.colorCodes)
    unsafe beneath_names = address(of: layer.beneath.names, as: Int32.self)
  }

  /// Lends the items' own values.
  mutating func lend(_ itemValues: borrowing ItemValueColumns) {
    unsafe value_slot_count = Int32(itemValues.starts.count - 1)
    unsafe values = address(of: itemValues.values)
    unsafe value_starts = address(of: itemValues.starts)
  }

  /// Lends which slots the use plays on.
  mutating func lend(allowed slots: [UInt8]) {
    unsafe allowed_count = Int32(slots.count)
    unsafe allowed = address(of: slots)
  }
}

/// Where the elements of an array lie.
@inline(__always)
private func address<Element>(of array: borrowing [Element]) -> UnsafePointer<Element>? {
  unsafe array.withUnsafeBufferPointer { $0.baseAddress }
}

/// Where the elements of an array lie, seen as their parts.
@inline(__always)
private func address<Element, Part>(
  of array: borrowing [Element], as part: Part.Type
) -> UnsafePointer<Part>? {
  unsafe array.withUnsafeBytes { unsafe $0.assumingMemoryBound(to: Part.self).baseAddress }
}
