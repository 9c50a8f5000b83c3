/// Flat arrays, as a loop written by hand uses them.
///
/// Invariant: each column has room for ``count`` numbers and a vector more, from `init` to `deinit`.
@safe final class FlatColumns {
  /// How many cells there are.
  let count: Int
  let x: UnsafeMutablePointer<Float>
  let y: UnsafeMutablePointer<Float>
  let random: UnsafeMutablePointer<Float>
  /// What a number is driven to.
  let shown: UnsafeMutablePointer<Float>
  let red: UnsafeMutablePointer<Float>
  let green: UnsafeMutablePointer<Float>
  let blue: UnsafeMutablePointer<Float>
  let alpha: UnsafeMutablePointer<Float>

  init(count: Int) {
    self.count = count
    unsafe x = Self.column(count, SampleCells.x)
    unsafe y = Self.column(count, SampleCells.y)
    unsafe random = Self.column(count, SampleCells.random)
    unsafe shown = Self.column(count) { _ in 1 }
    unsafe red = Self.column(count, SampleCells.part)
    unsafe green = Self.column(count, SampleCells.part)
    unsafe blue = Self.column(count, SampleCells.part)
    unsafe alpha = Self.column(count, SampleCells.part)
  }

  deinit {
    let columns = unsafe [x, y, random, shown, red, green, blue, alpha]
    for place in unsafe columns.indices { unsafe columns[place].deallocate() }
  }

  private static func column(
    _ count: Int, _ value: (Int) -> Float
  ) -> UnsafeMutablePointer<Float> {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count * 4 + 64, alignment: 64)
    let floats = unsafe memory.bindMemory(to: Float.self, capacity: count + 16)
    for row in 0..<count + 16 { unsafe (floats + row).initialize(to: value(row)) }
    return unsafe floats
  }

  /// The sum of the numbers, and of red and blue where they are driven.
  func sum(colors: Bool) -> Double {
    var sum = 0.0
    for row in 0..<count {
      unsafe sum += Double(shown[row])
      if colors { unsafe sum += Double(red[row]) + Double(blue[row]) }
    }
    return sum
  }
}
