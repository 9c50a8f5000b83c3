import CellEffect
import CellGrid
import CellKernel

/// The part of a cell's look that flashes, with no memory of its own to ask for.
struct BrightLook {
  /// What ``Frame/brightNumbers`` hold.
  var numbers = SIMD16<Float>.zero
  /// Pictures, then texts: ``Frame/contentSlots`` of each.
  var names = SIMD16<Int32>(repeating: NameID.none.rawValue)
  /// The weights of the names.
  var weights = SIMD16<Float>.zero
}

extension Frame {
  /// The columns of a look that can flash: opacity and the parts of colours.
  static let brightNumbers = (0..<lookColumns).filter { brightColumns >> $0 & 1 == 1 }

  /// What of a row's look can flash.
  func flashingLook(_ row: Int) -> BrightLook {
    var look = BrightLook()
    for (place, column) in Self.brightNumbers.enumerated() {
      look.numbers[place] = looks[column, row]
    }
    let first = row * Self.contentSlots
    for place in look.names.indices {
      let (column, index) = place.quotientAndRemainder(dividingBy: Self.contentSlots)
      look.names[place] = contents[column][first + index].rawValue
      look.weights[place] = weights[column][first + index]
    }
    return look
  }

  /// Shows a look in a row, or a part 0…1 of the way back from it to what is there.
  mutating func show(_ look: BrightLook, _ row: Int, back part: Float = 0) {
    for (place, column) in Self.brightNumbers.enumerated() {
      let held = look.numbers[place]
      looks[column, row] = held + (looks[column, row] - held) * part
    }
    showContents(look.names.lowHalf, look.weights.lowHalf, in: Property.image.column, row, part)
    showContents(look.names.highHalf, look.weights.highHalf, in: Property.text.column, row, part)
  }

  private mutating func showContents(
    _ names: SIMD8<Int32>, _ held: SIMD8<Float>, in column: Int, _ row: Int, _ part: Float
  ) {
    let first = row * Self.contentSlots
    var (names, sums) = (names, held * (1 - part))
    for place in first..<first + Self.contentSlots where part > 0 && weights[column][place] > 0 {
      let (name, weight) = (contents[column][place].rawValue, weights[column][place] * part)
      if let same = names.indices.first(where: { names[$0] == name }) {
        sums[same] += weight
      } else if let free = names.indices.first(where: { names[$0] == NameID.none.rawValue }) {
        (names[free], sums[free]) = (name, weight)
      }
    }
    for index in sums.indices {
      contents[column][first + index] = sums[index] > 0 ? NameID(rawValue: names[index]) : .none
      weights[column][first + index] = sums[index]
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
