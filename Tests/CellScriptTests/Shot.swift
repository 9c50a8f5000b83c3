import CellEffect
import CellGrid
import CellStage

/// What all visible cells show at an instant, to be compared with another.
struct Shot: Equatable {
  /// The numbers that move, by item: movement in points is told in hundredths, so that all are of one
  /// size.
  var numbers: [Int64: [Double]] = [:]
  /// Red, green, blue, alpha of all colours, by item.
  var colors: [Int64: [Double]] = [:]
  /// Weights of pictures and texts, by item and name.
  var weights: [Int64: [NameID: Double]] = [:]

  init(_ frame: Frame) {
    for (row, item) in frame.items.enumerated() {
      numbers[item] = Property.numbers.map { property in
        let number = Double(frame.number(property, at: row))
        return property == .translationX || property == .translationY ? number / 100 : number
      }
      colors[item] = Property.colors.flatMap { property in
        let color = frame.color(property, at: row)
        return [color.x, color.y, color.z, color.w].map { Double($0) }
      }
      weights[item] = Self.weights(frame, row)
    }
  }

  private static func weights(_ frame: Frame, _ row: Int) -> [NameID: Double] {
    var weights: [NameID: Double] = [:]
    for column in frame.contents.indices {
      for place in row * Frame.contentSlots..<(row + 1) * Frame.contentSlots {
        let weight = Double(frame.weights[column][place])
        if weight > 0 { weights[frame.contents[column][place], default: 0] += weight }
      }
    }
    return weights
  }

  /// The items that another shows otherwise.
  func items(unlike other: Shot) -> Set<Int64> {
    Set(numbers.keys).filter {
      distance(to: other, leavingOut: Set(numbers.keys).subtracting([$0])) > 0
    }
  }

  /// The largest difference of anything that both show.
  func distance(to other: Shot, leavingOut left: Set<Int64> = []) -> Double {
    var largest = 0.0
    for (item, own) in numbers where !left.contains(item) {
      guard let theirs = other.numbers[item] else { continue }
      largest = zip(own, theirs).reduce(largest) { max($0, abs($1.0 - $1.1)) }
    }
    for (item, own) in colors where !left.contains(item) {
      guard let theirs = other.colors[item] else { continue }
      largest = zip(own, theirs).reduce(largest) { max($0, abs($1.0 - $1.1)) }
    }
    for (item, own) in weights where !left.contains(item) {
      guard let theirs = other.weights[item] else { continue }
      for name in Set(own.keys).union(theirs.keys) {
        largest = max(largest, abs((own[name] ?? 0) - (theirs[name] ?? 0)))
      }
    }
    return largest
  }
}

extension Stage {
  /// What is shown at the stage's time.
  var shot: Shot {
    Shot(frame())
  }

  /// What is shown at 240 frames a second, from the stage's time on.
  func shots(for seconds: Double) -> [Shot] {
    let start = time
    return (0...Int(seconds * 240)).map { step in
      advance(to: start + Double(step) / 240)
      return shot
    }
  }
}

extension [Shot] {
  /// The largest step from one to the next.
  var largestStep: Double {
    zip(self, dropFirst()).reduce(0) { Swift.max($0, $1.0.distance(to: $1.1)) }
  }
}

/// The largest step of 1/240 s of a fade in 0.2 s of something from 0 to 1.
let fadeStep = 0.04
