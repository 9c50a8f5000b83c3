internal import CCellMath

#if canImport(Glibc)
  internal import Glibc
#endif

/// The memory of columns: one aligned piece, written by whoever alone holds it.
///
/// Invariant: column c lies at c·`stride` floats, is aligned to ``alignment``, and has `capacity` rows,
/// a whole number of them; all of it is initialized.
@safe final class FloatStorage: @unchecked Sendable {
  /// What columns are aligned to, in floats: what passes do at a time, which is as long as the widest
  /// vector that they load.
  static let alignment = Int(cellmath_pass_cells)
  /// The same in bytes.
  static let byteAlignment = alignment * MemoryLayout<Float>.stride

  /// So many rows, rounded up to what passes do at a time.
  static func padded(_ rows: Int) -> Int {
    (rows + alignment - 1) / alignment * alignment
  }

  let columnCount: Int
  let capacity: Int
  let stride: Int
  let floats: UnsafeMutablePointer<Float>

  /// Zeros for so many columns of at least so many rows.
  init(columnCount: Int, rows: Int) {
    self.columnCount = columnCount
    capacity = Self.padded(rows)
    // Columns a whole page apart would all fall into the same lines of the first-level cache.
    stride = capacity % 1024 == 0 ? capacity + 5 * Self.alignment : capacity
    let bytes = columnCount * stride * MemoryLayout<Float>.stride
    let memory = unsafe Self.memory(bytes)
    unsafe floats = memory.bindMemory(to: Float.self, capacity: max(columnCount * stride, 1))
    unsafe floats.initialize(repeating: 0, count: columnCount * stride)
  }

  /// Memory, in large pages where there is much and the system has them: fewer translations of
  /// addresses, and fewer faults while it is new.
  private static func memory(_ bytes: Int) -> UnsafeMutableRawPointer {
    let isLarge = bytes >= 2 * largePage
    let alignment = isLarge ? largePage : byteAlignment
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(bytes, 1), alignment: alignment)
    #if canImport(Glibc)
      // Only advice: where it is not taken nothing changes.
      if isLarge { unsafe madvise(memory, bytes, MADV_HUGEPAGE) }
    #endif
    return unsafe memory
  }

  private static let largePage = 1 << 21

  deinit {
    unsafe UnsafeMutableRawPointer(floats).deallocate()
  }

  /// The first float of a column.
  func column(_ index: Int) -> UnsafeMutablePointer<Float> {
    unsafe floats + index * stride
  }

  /// Copies the first rows of every column from storage of as many columns.
  func copy(rows: Int, from other: FloatStorage) {
    for index in 0..<columnCount {
      unsafe column(index).update(from: other.column(index), count: rows)
    }
  }

  /// Sets rows of every column to zero.
  func clear(_ rows: Range<Int>) {
    for index in 0..<columnCount {
      unsafe (column(index) + rows.lowerBound).update(repeating: 0, count: rows.count)
    }
  }
}
