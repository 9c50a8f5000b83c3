public import CellEffect
import CellGrid
import CellKernel

extension Frame {
  /// A number that stands for the exact bits of all that is shown (FNV-1a, 64 bits).
  ///
  /// Pictures and texts count by their names, so two stages that met them in another order agree.
  ///
  /// - Parameter table: The names of the stage that made the frame.
  /// - Returns: The digest.
  /// - Complexity: O(cells).
  public func digest(names table: NameTable) -> UInt64 {
    var hash = FrameHash()
    hash.add(offset.x.bitPattern)
    hash.add(offset.y.bitPattern)
    for item in items { hash.add(UInt64(bitPattern: item)) }
    for place in places {
      for index in 0..<4 { hash.add(place[index].bitPattern) }
    }
    for property in Property.numbers {
      for row in 0..<count { hash.add(UInt64(number(property, at: row).bitPattern)) }
    }
    for property in Property.colors {
      for row in 0..<count {
        let color = color(property, at: row)
        for index in 0..<4 { hash.add(UInt64(color[index].bitPattern)) }
      }
    }
    addContents(to: &hash, table)
    return hash.value
  }

  private func addContents(to hash: inout FrameHash, _ table: NameTable) {
    for property in 0..<Property.contentCount {
      for place in weights[property].indices where weights[property][place] != 0 {
        hash.add(UInt64(place))
        hash.add(UInt64(weights[property][place].bitPattern))
        for byte in (table[contents[property][place]] ?? "").utf8 { hash.add(UInt64(byte)) }
      }
    }
  }
}

/// FNV-1a over 64-bit words, eight bytes each.
///
/// Source: Fowler, Noll, Vo, draft-eastlake-fnv.
struct FrameHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ ((word >> UInt64(shift)) & 0xFF)) &* 0x0000_0100_0000_01B3
    }
  }
}
