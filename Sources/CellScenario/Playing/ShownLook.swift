internal import CellEffect
internal import CellGrid
internal import CellMotion
internal import CellStage

/// What one cell shows: a row of a frame, or what a cell shows at rest.
struct ShownLook: Hashable {
  /// A picture or a text and how much of it is shown.
  struct Share: Hashable {
    var name: NameID
    var weight: Float
  }

  /// By ``Property/column``; the last is `z`.
  var numbers: [Float]
  /// Red, green, blue, alpha, by ``Property/column``.
  var colors: [SIMD4<Float>]
  /// Pictures and texts with a weight above 0, by ``Property/column``.
  var contents: [[Share]]

  /// What the cell in a row of a frame shows.
  init(_ frame: Frame, row: Int) {
    numbers = Property.numbers.map { frame.number($0, at: row) }
    colors = Property.colors.map { frame.color($0, at: row) }
    let slots = Frame.contents(of: row)
    contents = frame.contents.indices.map { column in
      slots.compactMap { slot in
        let weight = frame.weights[column][slot]
        return weight > 0 ? Share(name: frame.contents[column][slot], weight: weight) : nil
      }
    }
  }

  /// What an item's cell shows while no effect does anything: numbers neutral, the system's
  /// colours, its label and its normal picture.
  init(restingItem item: Int, in scene: Scene) {
    numbers = Property.allCases.filter { $0.kind == .number || $0.kind == .order }
      .map { Float($0.neutral) }
    colors = Property.allCases.filter { $0.kind == .color }.map { property in
      let color = RestingLook.color(property).resolved(in: scene.grid.settings.appearance)
      return SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    }
    let source = scene.grid.source(of: item)
    let names = [scene.items.pictures(of: source).normal, scene.items.label(of: source)]
    contents = names.map { name in
      name.map { [Share(name: scene.names.number(of: $0), weight: 1)] } ?? []
    }
  }

  func number(_ property: Property) -> Float {
    numbers[property.column]
  }

  func color(_ property: Property) -> SIMD4<Float> {
    colors[property.column]
  }

  func shares(_ property: Property) -> [Share] {
    contents[property.column]
  }

  /// The name with the largest weight, the first of equal ones; nil where nothing is shown.
  func heaviest(_ property: Property) -> NameID? {
    var best: Share?
    for share in shares(property) where share.weight > best?.weight ?? 0 { best = share }
    return best?.name
  }

  /// How much of a name is shown, 0…1.
  func weight(of name: NameID, _ property: Property) -> Float {
    shares(property).filter { $0.name == name }.reduce(0) { $0 + $1.weight }
  }

  /// The smallest and the largest factor by which the cell is drawn larger.
  var scales: (low: Float, high: Float) {
    let across = number(.scaleX)
    let down = number(.scaleY)
    return (number(.scale) * min(across, down), number(.scale) * max(across, down))
  }

  /// Whether anything but movement differs from another look.
  func differsWithoutMotion(from other: ShownLook) -> Bool {
    let still = Property.allCases.filter { $0.kind == .number && !$0.isMotion }
    return colors != other.colors || contents != other.contents
      || still.contains { number($0) != other.number($0) }
  }
}
