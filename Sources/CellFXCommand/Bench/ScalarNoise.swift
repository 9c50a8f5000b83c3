extension ScalarFormula {
  /// The house's noise, written plainly.
  static func noise(_ x: Float, _ y: Float, _ z: Float) -> Float {
    let (column, row, layer) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let (x, y, z) = (x - column, y - row, z - layer)
    let near =
      place(column) &* 0x9e37_79b1 &+ place(row) &* 0x85eb_ca77 &+ place(layer) &* 0xc2b2_ae3d
    let (across, down) = (fade(x), fade(y))
    let from = plane(near, x, y, z, across, down)
    let to = plane(near &+ 0xc2b2_ae3d, x, y, z - 1, across, down)
    return (from + (to - from) * fade(z)) * 0.96492
  }

  private static func place(_ floor: Float) -> UInt32 {
    UInt32(bitPattern: Int32(floor))
  }

  private static func fade(_ t: Float) -> Float {
    t * t * t * (t * (t * 6 - 15) + 10)
  }

  private static func plane(
    _ near: UInt32, _ x: Float, _ y: Float, _ z: Float, _ across: Float, _ down: Float
  ) -> Float {
    let from = row(near, x, y, z, across)
    return from + (row(near &+ 0x85eb_ca77, x, y - 1, z, across) - from) * down
  }

  private static func row(
    _ near: UInt32, _ x: Float, _ y: Float, _ z: Float, _ across: Float
  ) -> Float {
    let from = rise(near, x, y, z)
    return from + (rise(near &+ 0x9e37_79b1, x - 1, y, z) - from) * across
  }

  /// A slope of the lattice times the way from it.
  private static func rise(_ near: UInt32, _ x: Float, _ y: Float, _ z: Float) -> Float {
    var hash = (near ^ near >> 15) &* 0x2c1b_3c6d
    hash = (hash ^ hash >> 13) &* 0x297a_2d39
    let place = hash >> 28
    let u = place < 8 ? x : y
    let v = place < 4 ? y : place == 12 || place == 14 ? x : z
    return (place & 1 == 0 ? u : -u) + (place & 2 == 0 ? v : -v)
  }
}
