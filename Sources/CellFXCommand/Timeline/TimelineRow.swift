import CellEffect
import CellGrid
import CellMotion
import CellScenario
import CellStage

/// One instant of a drawn playback.
struct TimelineRow {
  /// When, in seconds.
  var time: Double
  /// What the scenario says of it, for people.
  var titles: [String]
  /// What happened.
  var notes: [String]
  /// What the visible cells showed, by item.
  var shots: [Int: CellShot]
  /// Where the viewport stood along its axis, in points.
  var offset: Double

  /// Whether something happened.
  var isBusy: Bool {
    !notes.isEmpty || !titles.isEmpty
  }
}

/// What a drawn playback shows of a cell, no finer than it can be told apart.
struct CellShot: Hashable {
  /// A picture and how much of it is shown.
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
  /// Red, green, blue over the grid's ground, 0…1.
  var color: SIMD3<Float>
  /// The grid's ground.
  var ground: SIMD3<Float>
  /// Pictures, the heaviest first.
  var pictures: [Share]
  /// Whether a touch holds it, inside or outside.
  var isPressed: Bool
  /// Whether the item is selected.
  var isSelected: Bool

  /// What the cell in a row of a frame shows.
  init(_ frame: Frame, row: Int, in scene: Scene) {
    let item = Int(frame.items[row])
    let largest = max(frame.number(.scaleX, at: row), frame.number(.scaleY, at: row))
    // Each is finite; so is their product, as doubles.
    scale = Self.coarse(Double(frame.number(.scale, at: row)) * Double(largest), 1_000)
    opacity = Self.coarse(frame.number(.opacity, at: row), 100)
    translation = SIMD2(
      Self.coarse(frame.number(.translationX, at: row), 1),
      Self.coarse(frame.number(.translationY, at: row), 1))
    let color = frame.color(.background, at: row)
    let paint = SystemColor.systemBackground.resolved(in: scene.grid.settings.appearance)
    ground = SIMD3(Float(paint.red), Float(paint.green), Float(paint.blue))
    let alpha = color[3] * opacity
    let mixed = SIMD3(color[0], color[1], color[2]) * alpha + ground * (1 - alpha)
    self.color = (mixed * 255).rounded(.toNearestOrAwayFromZero) / 255
    pictures = Self.pictures(frame, row: row, scene.names)
    isPressed = scene.grid.isPressed(item)
    isSelected = scene.grid.isSelected(item)
  }

  private static func coarse(_ value: Double, _ steps: Double) -> Double {
    (value * steps).rounded() / steps
  }

  private static func coarse(_ value: Float, _ steps: Double) -> Float {
    Float(coarse(Double(value), steps))
  }

  private static func pictures(_ frame: Frame, row: Int, _ names: NameTable) -> [Share] {
    let column = Property.image.column
    let slots = row * Frame.contentSlots..<(row + 1) * Frame.contentSlots
    let shares = slots.compactMap { slot -> Share? in
      let weight = frame.weights[column][slot]
      guard weight > 0, let name = names[frame.contents[column][slot]] else { return nil }
      return Share(name: name, weight: coarse(weight, 100))
    }.filter { $0.weight > 0 }
    return shares.sorted { $0.weight > $1.weight }
  }
}
