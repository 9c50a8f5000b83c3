import CellEffect
import CellGrid

/// Reads one fact of cells, row by row.
struct FactReader {
  private let fact: FieldFact
  private let frame: Frame
  private let cells: CellColumns
  private let contents: ContentColumns
  private let origin: Point
  private let appeared: [Double]
  /// The number of the item value's name, where the fact is one.
  private let name: NameID?

  init(
    _ fact: FieldFact, _ frame: Frame, _ scene: Scene, _ origin: Point, _ appeared: [Double]
  ) {
    self.fact = fact
    self.frame = frame
    cells = scene.grid.cells
    contents = scene.contents
    self.origin = origin
    self.appeared = appeared
    name = if case .item(let name) = fact { scene.names.number(of: name) } else { nil }
  }

  /// The fact of the cell in a row.
  func value(_ row: Int) -> Float {
    let slot = Int(frame.slots[row])
    let place = frame.places[row]
    switch fact {
    case .x: return Float(place.x - origin.x)
    case .y: return Float(place.y - origin.y)
    case .centerX: return Float(place.x + place.z / 2 - origin.x)
    case .centerY: return Float(place.y + place.w / 2 - origin.y)
    case .width: return Float(place.z)
    case .height: return Float(place.w)
    case .row: return Float(cells.places[slot].y)
    case .column: return Float(cells.places[slot].x)
    case .index: return Float(frame.items[row])
    case .random: return Self.random(contents.sources[slot])
    case .selected: return flag(CellColumns.Flag.selected, slot)
    case .highlighted: return flag(CellColumns.Flag.highlighted, slot)
    case .pressed: return flag(CellColumns.Flag.pressed, slot)
    case .enabled: return flag(CellColumns.Flag.enabled, slot)
    case .age: return Float(frame.time - appeared[slot])
    case .item: return itemValue(slot)
    }
  }

  private func flag(_ flag: UInt8, _ slot: Int) -> Float {
    cells.flags[slot] & flag != 0 ? 1 : 0
  }

  /// A number or truth value of the item; 0 where it has none of the name.
  private func itemValue(_ slot: Int) -> Float {
    let value = contents.values[slot].first { $0.name == name && $0.kind != .text }
    return value.map { Float($0.number) } ?? 0
  }

  /// A number in 0…1 that goes with an item for good.
  ///
  /// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014), the mixing
  /// of SplitMix.
  private static func random(_ item: Int) -> Float {
    var bits = UInt64(bitPattern: Int64(item)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Float((bits ^ bits >> 31) >> 40) * 0x1p-24
  }
}
