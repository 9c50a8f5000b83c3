/// Columns of floats of equal length, in one piece of memory that an embedder can take as it is.
///
/// A value: who changes a copy that another holds changes memory of its own. Memory is kept when there
/// are fewer rows, and while nobody else holds it, changes allocate nothing.
///
/// Invariant: `rowCount` is at most the storage's capacity. What lies between is any number.
public struct FloatColumns: Sendable {
  private var storage: FloatStorage

  /// How many rows each column has.
  public private(set) var rowCount: Int

  /// Columns of zeros.
  ///
  /// - Parameters:
  ///   - columnCount: How many columns, 0 or more.
  ///   - rowCount: How many rows each, 0 or more.
  /// - Complexity: O(columns · rows).
  public init(columnCount: Int, rowCount: Int = 0) {
    precondition(columnCount >= 0 && rowCount >= 0, "counts are 0 or more")
    storage = FloatStorage(columnCount: columnCount, rows: rowCount)
    self.rowCount = rowCount
  }

  /// How many columns there are.
  public var columnCount: Int {
    storage.columnCount
  }

  /// Whether nobody else holds this memory, so that a change copies nothing.
  public mutating func isUniquelyHeld() -> Bool {
    isKnownUniquelyReferenced(&storage)
  }

  /// Changes how many rows there are; new rows are 0.
  ///
  /// - Parameter rowCount: 0 or more.
  /// - Complexity: O(columns · new rows); O(columns · rows) if there is not enough memory yet, or if
  ///   another holds it.
  public mutating func resize(rowCount: Int) {
    precondition(rowCount >= 0, "counts are 0 or more")
    let kept = min(rowCount, self.rowCount)
    if rowCount > storage.capacity || !isKnownUniquelyReferenced(&storage) {
      let isGrowing = rowCount > storage.capacity
      let rows = isGrowing ? max(rowCount, storage.capacity + storage.capacity / 2) : rowCount
      let larger = FloatStorage(columnCount: columnCount, rows: rows)
      larger.copy(rows: kept, from: storage)
      storage = larger
    } else if rowCount > kept {
      storage.clear(kept..<rowCount)
    }
    self.rowCount = rowCount
  }

  /// One number.
  ///
  /// - Parameters:
  ///   - column: Below ``columnCount``.
  ///   - row: Below ``rowCount``.
  public subscript(column: Int, row: Int) -> Float {
    get {
      check(column)
      precondition(row >= 0 && row < rowCount, "no such row")
      return unsafe storage.column(column)[row]
    }
    set {
      check(column)
      precondition(row >= 0 && row < rowCount, "no such row")
      makeUnique()
      unsafe storage.column(column)[row] = newValue
    }
  }

  /// Lends one column to be read, without copying.
  ///
  /// - Parameters:
  ///   - column: Below ``columnCount``.
  ///   - body: Reads the rows.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func withColumn<Result, Failure: Error>(
    _ column: Int, _ body: (Span<Float>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    check(column)
    let rows = unsafe UnsafeBufferPointer(start: storage.column(column), count: rowCount)
    return try body(unsafe rows.span)
  }

  /// Lends one column to be written, without copying.
  ///
  /// - Parameters:
  ///   - column: Below ``columnCount``.
  ///   - body: Writes the rows.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public mutating func withMutableColumn<Result, Failure: Error>(
    _ column: Int, _ body: (inout MutableSpan<Float>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    check(column)
    makeUnique()
    let rows = unsafe UnsafeMutableBufferPointer(start: storage.column(column), count: rowCount)
    var span = unsafe rows.mutableSpan
    return try body(&span)
  }

  /// Copies a column from columns of as many rows.
  ///
  /// - Parameters:
  ///   - column: Below ``columnCount`` of both.
  ///   - other: Where it is copied from.
  /// - Complexity: O(rows).
  package mutating func copy(_ column: Int, from other: FloatColumns) {
    check(column)
    other.check(column)
    precondition(rowCount == other.rowCount, "columns are of equal length")
    makeUnique()
    unsafe storage.column(column).update(from: other.storage.column(column), count: rowCount)
  }

  private func check(_ column: Int) {
    precondition(column >= 0 && column < columnCount, "no such column")
  }

  /// Has this value hold its memory alone.
  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    let own = FloatStorage(columnCount: columnCount, rows: rowCount)
    own.copy(rows: rowCount, from: storage)
    storage = own
  }
}

extension FloatColumns: Equatable {
  /// Whether both have the same bits in the same places.
  ///
  /// - Complexity: O(columns · rows).
  public static func == (left: FloatColumns, right: FloatColumns) -> Bool {
    guard left.columnCount == right.columnCount, left.rowCount == right.rowCount else {
      return false
    }
    guard left.storage !== right.storage else { return true }
    return (0..<left.columnCount).allSatisfy { column in
      unsafe sameBits(left.storage.column(column), right.storage.column(column), left.rowCount)
    }
  }

  private static func sameBits(
    _ left: UnsafeMutablePointer<Float>, _ right: UnsafeMutablePointer<Float>, _ count: Int
  ) -> Bool {
    for row in 0..<count {
      guard unsafe left[row].bitPattern == right[row].bitPattern else { return false }
    }
    return true
  }
}

// MARK: - For the executor

extension FloatColumns {
  /// The memory, to be read while the value is held.
  var read: FloatStorage {
    storage
  }

  /// The memory, held alone, to be written.
  mutating func written() -> FloatStorage {
    makeUnique()
    return storage
  }
}
