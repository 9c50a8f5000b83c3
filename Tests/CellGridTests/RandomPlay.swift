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
    Self.spread(&settings, &random)
    self.settings = settings
  }

  /// Sections, extents of their own, pages and controls, each now and then.
  private static func spread(_ settings: inout GridSettings, _ random: inout SeededGenerator) {
    func chance(_ of: Int) -> Bool { Int.random(in: 1...of, using: &random) == 1 }
    if chance(4) { settings.flow = .horizontal }
    (settings.scroll.paging, settings.scroll.bounces) = (chance(4), !chance(4))
    settings.scroll.alwaysBounces = chance(4)
    if chance(3) {
      settings.controls = [Control("part", frame: Rect(x: 10, y: 5, width: 20, height: 30))]
    }
    if chance(3) {
      var section = Section(count: Int.random(in: 0...5, using: &random))
      (section.cell, section.inset.top) = (Size(width: 30, height: 25), 6)
      settings.sections.insert(section, at: chance(2) ? 0 : 1)
    }
    guard chance(3), settings.layout != .grid else { return }
    settings.sections[0].extents.set(15, for: 0..<settings.sections[0].count / 2)
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
    case 18:
      return isOn
        ? .scroll(to: place(), animated: true) : .scrollToItem(item, .center, animated: item > 7)
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
    case 17 where place % 2 == 0: return .setExtent(item: place, place % 4 == 0 ? nil : 60)
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
