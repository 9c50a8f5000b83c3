import CAllocations
import CellEffect
import CellGrid
import CellStage

/// The memory that a visible cell takes.
enum CellMemory {
  private static let (few, many) = (1_000, 11_000)
  /// The most bytes that a visible cell may take; the documentation tells what it takes.
  static let limit = 6_000.0

  /// Bytes per visible cell: what a stage of 11,000 takes more than one of 1,000, under the default
  /// effects, after its second frame, by 10,000.
  static func bytesPerCell() -> Double {
    let difference = Double(bytes(cells: many)) - Double(bytes(cells: few))
    return difference / Double(many - few)
  }

  private static func bytes(cells: Int) -> Int {
    let before = allocations_bytes_in_use()
    let rows = Double(cells / 100)
    let stage = Stage.wall(BuiltIn.names.compactMap(BuiltIn.make)) {
      $0.columns = 100
      $0.count = cells
      $0.viewport = Size(width: 2_000, height: 20 * rows)
    }
    for frame in 1...2 {
      stage.advance(to: Double(frame) / 60)
      _ = stage.frame()
    }
    _ = stage.takeReports()
    return withExtendedLifetime(stage) { allocations_bytes_in_use() } - before
  }
}
