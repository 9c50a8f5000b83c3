import CellEffect
import CellGrid
import CellStage

/// What all visible cells show at an instant, to be compared with another.
struct Shot: Equatable {
  private let frame: Frame

  init(_ frame: Frame) {
    self.frame = frame
  }

  var colors: [[SIMD4<Float>]] { frame.colors }
  var contents: [[Float]] { frame.weights }

  static func == (one: Shot, other: Shot) -> Bool {
    one.frame.items == other.frame.items && one.frame.numbers == other.frame.numbers
      && one.frame.colors == other.frame.colors && one.frame.contents == other.frame.contents
      && one.frame.weights == other.frame.weights
  }

  /// The items that both show, otherwise.
  func items(unlike other: Shot) -> Set<Int64> {
    Set(pairs(other, []).filter { distance(to: other, $0) > 0 }.map { frame.items[$0.0] })
  }

  /// The largest difference of anything that both show.
  func distance(to other: Shot, leavingOut left: Set<Int64> = []) -> Double {
    if self == other { return 0 }
    return pairs(other, left).reduce(0) { max($0, distance(to: other, $1)) }
  }

  /// The rows of what both show.
  private func pairs(_ other: Shot, _ left: Set<Int64>) -> [(Int, Int)] {
    frame.items.indices.compactMap { row in
      guard !left.contains(frame.items[row]),
        let theirs = other.frame.row(of: Int(frame.items[row]))
      else { return nil }
      return (row, theirs)
    }
  }

  private func distance(to other: Shot, _ rows: (Int, Int)) -> Double {
    max(numbers(other, rows), colors(other, rows), weights(other, rows))
  }

  /// Movement in points is told in hundredths, so that all are of one size.
  private func numbers(_ other: Shot, _ rows: (Int, Int)) -> Double {
    Property.numbers.reduce(0) { largest, property in
      let difference = Double(
        abs(frame.number(property, at: rows.0) - other.frame.number(property, at: rows.1)))
      let isMove = property == .translationX || property == .translationY
      return max(largest, isMove ? difference / 100 : difference)
    }
  }

  private func colors(_ other: Shot, _ rows: (Int, Int)) -> Double {
    Property.colors.reduce(0) { largest, property in
      let difference = frame.color(property, at: rows.0) - other.frame.color(property, at: rows.1)
      return max(largest, Double(max(difference.max(), -difference.min())))
    }
  }

  private func weights(_ other: Shot, _ rows: (Int, Int)) -> Double {
    Property.contents.reduce(0) { largest, property in
      let column = property.column
      let here = rows.0 * Frame.contentSlots..<(rows.0 + 1) * Frame.contentSlots
      let there = rows.1 * Frame.contentSlots..<(rows.1 + 1) * Frame.contentSlots
      let names = Set(frame.contents[column][here] + other.frame.contents[column][there])
      return names.reduce(largest) { largest, name in
        let difference =
          frame.weight(of: name, property, at: rows.0)
          - other.frame.weight(of: name, property, at: rows.1)
        return max(largest, Double(abs(difference)))
      }
    }
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

extension Frame {
  /// What each cell shows of each number.
  var numbers: [[Float]] {
    Property.numbers.map { property in (0..<count).map { number(property, at: $0) } }
  }

  /// What each cell shows of each colour.
  var colors: [[SIMD4<Float>]] {
    Property.colors.map { property in (0..<count).map { color(property, at: $0) } }
  }
}
