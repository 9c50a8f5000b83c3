import CellEffect
import CellMotion

/// How a drawn playback writes pictures: by their colours where they are known and a terminal has
/// colours, else by a letter each.
struct PictureKey {
  /// The pictures that are seen, in the order in which they are first; each has its letter.
  let names: [String]
  private let letters: [String: Character]
  private let colors: [String: SIMD3<Float>]

  /// Columns that a picture takes in a cell.
  static let width = 2

  /// A key of the pictures that some cells show.
  init(_ rows: [TimelineRow], items: [Int], colors: [String: Color]) {
    var names: [String] = []
    var seen: Set<String> = []
    for row in rows {
      for share in items.flatMap({ row.shots[$0]?.pictures ?? [] })
      where seen.insert(share.name).inserted {
        names.append(share.name)
      }
    }
    self.names = names
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
    letters = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { place, name in
        (name, place < alphabet.count ? alphabet[place] : "?")
      })
    self.colors = colors.mapValues { SIMD3(Float($0.red), Float($0.green), Float($0.blue)) }
  }

  /// What stands in a cell for its pictures; nothing where no cell has any.
  func swatch(of shot: CellShot, _ palette: Palette) -> String {
    if names.isEmpty { return "" }
    if palette.depth == .none { return mark(of: shot) }
    if let color = mixture(shot) { return palette.paint("  ", on: color) }
    return palette.paint(mark(of: shot), on: SIMD3(repeating: 0.5))
  }

  /// The pictures with their signs, for the key under a drawing.
  func entries(_ palette: Palette) -> [(sign: String, meaning: String)] {
    names.map { name in
      guard palette.depth != .none, let color = colors[name] else {
        return (sign: String(letters[name] ?? "?"), meaning: "the picture \(Words.plain(name))")
      }
      return (sign: palette.paint("  ", on: color), meaning: Words.plain(name))
    }
  }

  /// Whether letters are used.
  func usesLetters(_ palette: Palette) -> Bool {
    palette.depth == .none || names.contains { colors[$0] == nil }
  }

  /// The colour of all pictures together over the cell's, nil where one is not known.
  private func mixture(_ shot: CellShot) -> SIMD3<Float>? {
    var rest: Float = 1
    var sum = SIMD3<Float>.zero
    for share in shot.pictures {
      guard let color = colors[share.name] else { return nil }
      sum += color * share.weight
      rest -= share.weight
    }
    return sum + shot.color * max(0, rest)
  }

  /// The letter of the heaviest picture, with its tenths while it is not the whole.
  private func mark(of shot: CellShot) -> String {
    guard let heaviest = shot.pictures.first, let letter = letters[heaviest.name] else {
      return "  "
    }
    if shot.pictures.count == 1, heaviest.weight > 0.95 { return "\(letter) " }
    return "\(letter)\(max(1, min(9, Words.nearest(Double(heaviest.weight) * 10))))"
  }
}
