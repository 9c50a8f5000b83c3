import CellEffect
import CellGrid

/// The part of a cell's look that flashes.
struct BrightLook {
  var opacity: Float
  var colors: [SIMD4<Float>]
  var contents: [NameID]
  var weights: [Float]
}

extension Frame {
  /// What of a row's look can flash.
  func flashingLook(_ row: Int) -> BrightLook {
    let slots = Self.contents(of: row)
    return BrightLook(
      opacity: number(.opacity, at: row),
      colors: Property.colors.map { color($0, at: row) },
      contents: contents.flatMap { $0[slots] }, weights: weights.flatMap { $0[slots] })
  }

  /// Shows a look in a row, or a part 0…1 of the way back from it to what is there.
  mutating func show(_ look: BrightLook, _ row: Int, back part: Float = 0) {
    let opacity = number(.opacity, at: row)
    show(look.opacity + (opacity - look.opacity) * part, .opacity, row)
    for property in Property.colors {
      let held = look.colors[property.column]
      show(held + (color(property, at: row) - held) * part, property, row)
    }
    for column in contents.indices { showContents(look, row, column, part) }
  }

  private mutating func showContents(
    _ look: BrightLook, _ row: Int, _ column: Int, _ part: Float
  ) {
    let first = row * Self.contentSlots
    var mix: [(name: NameID, weight: Float)] = []
    for index in 0..<Self.contentSlots {
      let place = column * Self.contentSlots + index
      mix.append((look.contents[place], look.weights[place] * (1 - part)))
    }
    for index in 0..<Self.contentSlots where part > 0 && weights[column][first + index] > 0 {
      let (name, weight) = (contents[column][first + index], weights[column][first + index] * part)
      if let same = mix.firstIndex(where: { $0.name == name }) {
        mix[same].weight += weight
      } else if let free = mix.firstIndex(where: { $0.name == .none }) {
        mix[free] = (name, weight)
      }
    }
    for index in 0..<Self.contentSlots {
      contents[column][first + index] = mix[index].weight > 0 ? mix[index].name : .none
      weights[column][first + index] = mix[index].weight
    }
  }

  /// How much of the viewport a row's cell covers, in square points, its turn not counted.
  func area(of row: Int, in viewport: Size) -> Double {
    let place = places[row]
    let scale = Double(number(.scale, at: row))
    let width = abs(place.z * scale * Double(number(.scaleX, at: row)))
    let height = abs(place.w * scale * Double(number(.scaleY, at: row)))
    let x = place.x + place.z / 2 + Double(number(.translationX, at: row)) - offset.x
    let y = place.y + place.w / 2 + Double(number(.translationY, at: row)) - offset.y
    let across = min(x + width / 2, viewport.width) - max(x - width / 2, 0)
    let down = min(y + height / 2, viewport.height) - max(y - height / 2, 0)
    return max(across, 0) * max(down, 0)
  }
}
