internal import CCellScript
import CellEffect
import CellGrid
import CellMotion

/// The columns as the bridge reads them.
///
/// The addresses are those of the arrays' own storage: one block each, which only a change of the
/// array moves and only its last owner frees. They are good for one call of the bridge, which calls
/// nobody, while the caller holds the arrays' owners.
extension cellscript_view {
  /// What a script can read of a scene and of its own layer.
  init(
    _ scene: Scene, _ layer: Layer, _ values: borrowing ItemValueColumns, _ allowed: [UInt8]?
  ) {
    unsafe self.init()
    unsafe time = scene.time
    unsafe count = Int64(scene.grid.settings.count)
    unsafe width = scene.grid.settings.viewport.width
    unsafe height = scene.grid.settings.viewport.height
    unsafe reduce_motion = scene.grid.settings.reduceMotion
    unsafe dark = scene.grid.settings.appearance == .dark
    unsafe rows = Int32(scene.grid.layout.rows.count)
    unsafe columns = Int32(scene.grid.layout.columns.count)
    let offset = scene.grid.movement.offset(at: scene.time)
    unsafe offset_x = offset.x
    unsafe offset_y = offset.y
    unsafe live_count = Int32(scene.grid.pool.live.count)
    unsafe live = address(of: scene.grid.pool.live)
    unsafe slot_count = Int32(scene.grid.pool.columns.items.count)
    unsafe items = address(of: scene.grid.pool.columns.items)
    unsafe generations = address(of: scene.grid.pool.columns.generations)
    unsafe frames = address(of: scene.grid.pool.columns.frames, as: Double.self)
    unsafe places = address(of: scene.grid.pool.columns.places, as: Int32.self)
    unsafe flags = address(of: scene.grid.pool.columns.flags)
    unsafe lend(scene.contents)
    unsafe lend(values)
    unsafe lend(layer)
    unsafe beneath_count = Int32(layer.beneath.names.count / Property.contentCount)
    unsafe beneath_colors = address(of: layer.beneath.colors, as: Double.self)
    unsafe beneath_codes = address(of: layer.beneath.colorCodes)
    unsafe beneath_names = address(of: layer.beneath.names, as: Int32.self)
    unsafe allowed_count = -1
    guard let allowed else { return }
    unsafe allowed_count = Int32(allowed.count)
    unsafe self.allowed = address(of: allowed)
  }

  @inline(__always)
  private mutating func lend(_ contents: borrowing ContentColumns) {
    unsafe content_count = Int32(contents.labels.count)
    unsafe labels = address(of: contents.labels, as: Int32.self)
    unsafe normals = address(of: contents.normals, as: Int32.self)
    unsafe highlighteds = address(of: contents.highlighteds, as: Int32.self)
  }

  @inline(__always)
  private mutating func lend(_ values: borrowing ItemValueColumns) {
    unsafe value_slot_count = Int32(values.starts.count - 1)
    unsafe self.values = address(of: values.values)
    unsafe value_starts = address(of: values.starts)
  }

  @inline(__always)
  private mutating func lend(_ layer: Layer) {
    unsafe layer_count = Int32(layer.sets.count)
    unsafe numbers = address(of: layer.numbers)
    unsafe sets = address(of: layer.sets)
    unsafe colors = address(of: layer.colors, as: Double.self)
    unsafe color_codes = address(of: layer.colorCodes)
    unsafe names = address(of: layer.names, as: Int32.self)
    unsafe endless = address(of: layer.endless)
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
