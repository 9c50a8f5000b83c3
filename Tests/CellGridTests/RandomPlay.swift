import CellGrid
import CellTesting

/// A random grid and random inputs for it, that respect what a host must respect.
struct RandomPlay {
  var random: SeededGenerator
  let settings: GridSettings
  private(set) var down: [Int] = []
  private(set) var time = 0.0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var settings = GridSettings(
      viewport: Size(width: 100, height: 120), count: Int.random(in: 0...14, using: &random),
      cell: Size(width: [40, 100, 160][Int.random(in: 0..<3, using: &random)], height: 40))
    settings.layout = Layout.allCases.randomElement(using: &random) ?? .list
    settings.columns = Int.random(in: 1...3, using: &random)
    settings.spacing.y = Bool.random(using: &random) ? 0 : 7
    settings.scroll.axis =
      ([.none, .none, .none] + ScrollAxis.allCases).randomElement(using: &random) ?? .none
    settings.scroll.delaysContentTouches = Bool.random(using: &random)
    settings.scroll.canCancelContentTouches = Bool.random(using: &random)
    settings.scroll.decelerationRate = Bool.random(using: &random) ? 0.98 : 0.9
    settings.selection.multiple = Bool.random(using: &random)
    settings.minimumVisiblePress = Bool.random(using: &random) ? 0.1 : 0
    settings.controlTolerance = Bool.random(using: &random) ? nil : 30
    settings.refusesHighlight = [1]
    settings.refusesSelect = [2]
    self.settings = settings
  }

  /// The next input and when it counts.
  mutating func next(for grid: Grid) -> (input: GridInput, time: Double) {
    time += [0, 0.01, 0.04, 0.2].randomElement(using: &random) ?? 0
    return (input(for: grid), time)
  }

  /// The last inputs: all fingers lift.
  mutating func liftAll() -> [(input: GridInput, time: Double)] {
    defer { down = [] }
    time += 0.5
    return down.map { (.touchEnded(id: $0, at: place()), time) }
  }

  private mutating func input(for grid: Grid) -> GridInput {
    let choice = Int.random(in: 0..<24, using: &random)
    if choice < 14 { return touch(choice) }
    if choice < 18 { return change(choice, of: grid) }
    let item = Int.random(in: -1...15, using: &random)
    let isOn = Bool.random(using: &random)
    switch choice {
    case 18: return .scroll(to: place(), animated: isOn)
    case 19:
      return isOn ? .select(item: item, animated: true) : .deselect(item: item, animated: false)
    case 20: return .setEnabled(item: item, isOn)
    case 21: return .reload(sameData: isOn)
    case 22:
      return .navigationBegin(
        isOn ? .pop : .push, interactive: Bool.random(using: &random), duration: isOn ? 0.1 : 0)
    default: return isOn ? .navigationEnd(settle: nil) : .navigationCancel(settle: 0.05)
    }
  }

  private mutating func touch(_ choice: Int) -> GridInput {
    let id = Int.random(in: 1...3, using: &random)
    guard down.contains(id) else {
      down.append(id)
      return .touchBegan(id: id, at: place())
    }
    guard choice > 6 else { return .touchMoved(id: id, at: place()) }
    down.removeAll { $0 == id }
    return choice == 13 ? .touchCancelled(id: id) : .touchEnded(id: id, at: place())
  }

  private mutating func change(_ choice: Int, of grid: Grid) -> GridInput {
    let count = grid.settings.count
    let place = Int.random(in: 0...count, using: &random)
    switch choice {
    case 14: return .insert([place])
    case 15: return .delete(place < count ? [place] : [])
    case 16:
      guard count > 0 else { return .move([]) }
      return .move([ItemMove(from: Int.random(in: 0..<count, using: &random), to: place % count)])
    default:
      return .resize(
        viewport: Size(width: 100, height: Double.random(in: 0...200, using: &random)),
        cellWidth: nil)
    }
  }

  private mutating func place() -> Point {
    Point(x: .random(in: -10...110, using: &random), y: .random(in: -20...140, using: &random))
  }
}
