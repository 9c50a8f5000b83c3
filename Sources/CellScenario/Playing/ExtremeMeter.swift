internal import CellEffect
internal import CellStage

/// Remembers the smallest and largest numbers that cells showed.
struct ExtremeMeter {
  private var extremes: [Extreme?] = Array(repeating: nil, count: Property.numberCount)
  private static let properties = Property.allCases.filter { $0.kind == .number }

  /// Takes a frame into account.
  mutating func add(_ frame: Frame) {
    for property in Self.properties {
      for row in 0..<frame.count {
        let place = Extreme.Place(
          value: frame.number(property, at: row), item: Int(frame.items[row]), time: frame.time)
        add(place, property)
      }
    }
  }

  private mutating func add(_ place: Extreme.Place, _ property: Property) {
    guard let known = extremes[property.column] else {
      extremes[property.column] = Extreme(property: property, low: place, high: place)
      return
    }
    if place.value < known.low.value { extremes[property.column]?.low = place }
    if place.value > known.high.value { extremes[property.column]?.high = place }
  }

  /// The numbers that left their rest, in the order of properties.
  var moved: [Extreme] {
    extremes.compactMap { $0 }.filter { extreme in
      let neutral = Float(extreme.property.neutral)
      return extreme.low.value != neutral || extreme.high.value != neutral
    }
  }
}
