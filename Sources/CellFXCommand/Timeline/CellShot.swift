import CellEffect
import CellGrid
import CellMotion
import CellStage

/// What a drawn playback shows of a cell, no finer than it can be told apart.
struct CellShot: Hashable {
  /// A picture or a text and how much of it is shown.
  struct Share: Hashable {
    var name: String
    var weight: Float
  }

  /// Size about the centre, 1 at rest.
  var scale: Double
  /// 0…1.
  var opacity: Float
  /// Movement, in points.
  var translation: SIMD2<Float>
  /// Turn, in whole degrees.
  var turn: Double
  /// The width of its layout frame, in points.
  var width: Double
  /// Red, green, blue over the grid's ground, 0…1.
  var color: SIMD3<Float>
  /// The grid's ground.
  var ground: SIMD3<Float>
  /// Pictures, the heaviest first.
  var pictures: [Share]
  /// Texts, the heaviest first.
  var texts: [Share]
  /// Whether it is shown as held by a touch, inside or outside.
  var isPressed: Bool
  /// Whether it is shown as selected.
  var isSelected: Bool

  /// What the cell in a row of a frame shows.
  init(_ frame: Frame, row: Int, in scene: Scene) {
    let largest = max(frame.number(.scaleX, at: row), frame.number(.scaleY, at: row))
    // Each is finite; so is their product, as doubles.
    scale = Self.coarse(Double(frame.number(.scale, at: row)) * Double(largest), 1_000)
    opacity = Self.coarse(frame.number(.opacity, at: row), 100)
    translation = SIMD2(
      Self.coarse(frame.number(.translationX, at: row), 1),
      Self.coarse(frame.number(.translationY, at: row), 1))
    turn = Self.coarse(Double(frame.number(.rotation, at: row)) * 180 / .pi, 1)
    width = frame.places[row][2]
    let color = frame.color(.background, at: row)
    let paint = SystemColor.systemBackground.resolved(in: scene.grid.settings.appearance)
    ground = SIMD3(Float(paint.red), Float(paint.green), Float(paint.blue))
    let alpha = color[3] * opacity
    let mixed = SIMD3(color[0], color[1], color[2]) * alpha + ground * (1 - alpha)
    self.color = (mixed * 255).rounded(.toNearestOrAwayFromZero) / 255
    pictures = Self.shares(.image, frame, row: row, scene.names)
    texts = Self.shares(.text, frame, row: row, scene.names)
    let flags = scene.grid.cells.flags[Int(frame.slots[row])]
    isPressed = flags & CellColumns.Flag.pressed != 0
    isSelected = flags & CellColumns.Flag.selected != 0
  }

  private static func coarse(_ value: Double, _ steps: Double) -> Double {
    (value * steps).rounded() / steps
  }

  private static func coarse(_ value: Float, _ steps: Double) -> Float {
    Float(coarse(Double(value), steps))
  }

  private static func shares(
    _ property: Property, _ frame: Frame, row: Int, _ names: NameTable
  ) -> [Share] {
    let column = property.column
    let slots = row * Frame.contentSlots..<(row + 1) * Frame.contentSlots
    let shares = slots.compactMap { slot -> Share? in
      let weight = frame.weights[column][slot]
      guard weight > 0, let name = names[frame.contents[column][slot]] else { return nil }
      return Share(name: name, weight: coarse(weight, 100))
    }.filter { $0.weight > 0 }
    return shares.sorted { $0.weight > $1.weight }
  }

  // MARK: Differences

  /// How much it differs from another: 1 is about a press, a flash or a colour coming and going.
  func difference(from other: CellShot) -> Double {
    let number =
      abs(scale - other.scale) * 50 + Double(abs(opacity - other.opacity)) * 2
      + abs(turn - other.turn) / 45
    let movement = translation - other.translation
    let shift = Double(max(abs(movement.x), abs(movement.y))) / 10
    let tint = color - other.color
    let colors = Double(max(abs(tint.x), abs(tint.y), abs(tint.z))) * 4
    let contents =
      Self.difference(pictures, other.pictures) + Self.difference(texts, other.texts)
    let states = isPressed == other.isPressed && isSelected == other.isSelected ? 0.0 : 0.5
    return min(number, 3) + min(shift, 2) + min(colors, 2) + contents + states
  }

  private static func difference(_ left: [Share], _ right: [Share]) -> Double {
    var weights = Dictionary(left.map { ($0.name, $0.weight) }, uniquingKeysWith: +)
    for share in right { weights[share.name, default: 0] -= share.weight }
    return Double(weights.values.map(abs).max() ?? 0) * 2
  }
}
