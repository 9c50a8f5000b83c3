import CellGrid
import CellMotion

/// Colours, pictures and texts that show where an effect has set none, one entry per slot and
/// property in each column.
public struct BeneathColumns: Sendable {
  /// Colours as shown: slot × 3 + column.
  public package(set) var colors: [SIMD4<Double>] = []
  /// The system colour behind each, −1 where it is fixed or a mix.
  public package(set) var colorCodes: [Int32] = []
  /// Pictures and texts, the heaviest where several are mixed: slot × 2 + column.
  public package(set) var names: [NameID] = []

  mutating func reserve(slots: Int) {
    let missing = slots * Property.contentCount - names.count
    guard missing > 0 else { return }
    let colorsMissing = slots * Property.colorCount - colors.count
    names += Array(repeating: .none, count: missing)
    colors += Array(repeating: .zero, count: colorsMissing)
    colorCodes += Array(repeating: -1, count: colorsMissing)
  }

  mutating func set(_ paint: Paint, _ place: Int, in scene: Scene) {
    let color = paint.resolved(in: scene.grid.settings.appearance)
    colors[place] = SIMD4(color.red, color.green, color.blue, color.alpha)
    if case .system(let system) = paint {
      colorCodes[place] = system.code
    } else {
      colorCodes[place] = -1
    }
  }
}
