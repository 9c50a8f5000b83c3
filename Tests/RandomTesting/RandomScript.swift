public import CellGrid
import CellMotion
public import CellTesting

/// A random grid and what happens to it, all from a seed.
///
/// Invariant: the inputs are lawful: their items exist when they are fed, a touch that begins is not
/// down, times never fall; at the end no finger is down and no transition is left to a finger.
public struct RandomScript {
  /// An input and its time.
  public struct Step {
    /// When, in seconds.
    public var time: Double
    /// What.
    public var input: GridInput
  }

  /// The seed that it, or what comes after the bytes that it is made of, follows from.
  public let seed: UInt64
  /// The grid.
  public private(set) var settings: GridSettings
  /// What happens to it, in order of time.
  public private(set) var steps: [Step] = []
  private var random: SeededGenerator
  private var count: Int
  private var down: Set<Int> = []
  private var nextTouch = 1
  private var time = 0.0
  private var isInteractive = false

  /// A grid and some steps that follow from a seed.
  public init(seed: UInt64, length: Int) {
    self.init(random: SeededGenerator(seed: seed), seed: seed, length: length)
  }

  /// A grid and some steps that follow from a generator.
  public init(random: SeededGenerator, seed: UInt64 = 0, length: Int) {
    self.seed = seed
    self.random = random
    settings = Self.settings(&self.random)
    count = settings.count
    for _ in 0..<length { addStep() }
    for id in down.sorted() { add(.touchEnded(id: id, at: place())) }
    if isInteractive { add(.navigationEnd(settle: 0.1)) }
  }

  private static func settings(_ random: inout SeededGenerator) -> GridSettings {
    let width = Double.random(in: 60...160, using: &random).rounded()
    let height = Double.random(in: 50...120, using: &random).rounded()
    var settings = GridSettings(
      viewport: Size(width: 320, height: Double(Int.random(in: 0...3, using: &random)) * 80),
      count: Int.random(in: 0...20, using: &random), cell: Size(width: width, height: height))
    settings.layout = Layout.allCases.randomElement(using: &random) ?? .list
    if settings.layout == .grid { settings.columns = Int.random(in: 1...4, using: &random) }
    settings.scroll.axis = ScrollAxis.allCases.randomElement(using: &random) ?? .vertical
    settings.scroll.delaysContentTouches = Bool.random(using: &random)
    settings.scroll.canCancelContentTouches = Int.random(in: 0...3, using: &random) > 0
    settings.selection.allows = Int.random(in: 0...5, using: &random) > 0
    settings.selection.multiple = Bool.random(using: &random)
    settings.minimumVisiblePress = Bool.random(using: &random) ? 0.1 : 0
    if Int.random(in: 0...3, using: &random) == 0 { settings.controlTolerance = 70 }
    settings.reduceMotion = Int.random(in: 0...4, using: &random) == 0
    settings.refusesHighlight = [1]
    settings.refusesSelect = [2]
    spread(&settings, &random)
    return settings
  }

  /// Sections, extents of their own, pages and controls, each now and then.
  private static func spread(_ settings: inout GridSettings, _ random: inout SeededGenerator) {
    func chance(_ of: Int) -> Bool { Int.random(in: 1...of, using: &random) == 1 }
    if chance(4) { settings.flow = .horizontal }
    settings.scroll.paging = chance(4)
    settings.scroll.bounces = !chance(4)
    settings.scroll.alwaysBounces = chance(4)
    if chance(3) {
      settings.controls = [Control("part", frame: Rect(x: 10, y: 5, width: 40, height: 30))]
    }
    if chance(3) {
      var section = Section(count: Int.random(in: 0...9, using: &random))
      section.cell = Size(width: 50, height: 35)
      section.columns = settings.layout == .grid ? 2 : nil
      section.inset = Inset(top: 5, left: 8, bottom: 0, right: 3)
      settings.sections.insert(section, at: chance(2) ? 0 : 1)
    }
    guard chance(3), settings.layout != .grid else { return }
    let last = settings.sections.count - 1
    let count = settings.sections[last].count
    settings.sections[last].extents.set(27.3, for: count / 3..<min(count, count / 3 + 3))
  }

  private mutating func addStep() {
    if Bool.random(using: &random) { time += Double.random(in: 0...0.12, using: &random) }
    switch Int.random(in: 0...24, using: &random) {
    case 0...6: begin()
    case 7...11: move()
    case 12...15: lift()
    case 16: cancel()
    case 17: scroll()
    case 18: navigate()
    case 19: changeData()
    case 20: add(.resize(viewport: Size(width: 320, height: 160), cellWidth: nil))
    case 21: setState()
    case 22: ask()
    case 23: add(.setReduceMotion(Bool.random(using: &random)))
    default: add(.setAppearance(Bool.random(using: &random) ? .dark : .light))
    }
  }

  private mutating func add(_ input: GridInput) {
    steps.append(Step(time: time, input: input))
  }

  private mutating func scroll() {
    let isAnimated = Bool.random(using: &random)
    guard count > 0, Bool.random(using: &random) else {
      return add(.scroll(to: place(), animated: isAnimated))
    }
    let item = Int.random(in: 0..<count, using: &random)
    let position = ItemPosition.allCases.randomElement(using: &random) ?? .start
    add(.scrollToItem(item, position, animated: isAnimated))
  }

  private mutating func place() -> Point {
    Point(
      x: Double.random(in: -20...340, using: &random).rounded(),
      y: Double.random(in: -20...260, using: &random).rounded())
  }

  private mutating func begin() {
    add(.touchBegan(id: nextTouch, at: place()))
    down.insert(nextTouch)
    nextTouch += 1
  }

  private mutating func lift() {
    guard let id = down.sorted().randomElement(using: &random) else { return }
    add(.touchEnded(id: id, at: place()))
    down.remove(id)
  }

  private mutating func move() {
    guard let id = down.sorted().randomElement(using: &random) else { return }
    add(.touchMoved(id: id, at: place()))
  }

  private mutating func cancel() {
    guard let id = down.sorted().randomElement(using: &random) else { return }
    add(.touchCancelled(id: id))
    down.remove(id)
  }

  private mutating func navigate() {
    switch Int.random(in: 0...3, using: &random) {
    case 0:
      isInteractive = Bool.random(using: &random)
      let direction = Bool.random(using: &random) ? NavigationDirection.pop : .push
      add(.navigationBegin(direction, interactive: isInteractive, duration: 0.35))
    case 1: add(.navigationProgress(Double.random(in: 0...1, using: &random)))
    case 2: add(.navigationCancel(settle: Bool.random(using: &random) ? nil : 0.1))
    default: add(.navigationEnd(settle: nil))
    }
  }

  private mutating func changeData() {
    switch Int.random(in: 0...4, using: &random) {
    case 4 where count > 0:
      let item = Int.random(in: 0..<count, using: &random)
      add(.setExtent(item: item, [nil, 0.1, 44.3, 90.25].randomElement(using: &random) ?? nil))
    case 0: add(.reload(sameData: Bool.random(using: &random)))
    case 1 where count > 0:
      add(.delete([Int.random(in: 0..<count, using: &random)]))
      count -= 1
    case 2 where count > 0:
      let from = Int.random(in: 0..<count, using: &random)
      add(.move([ItemMove(from: from, to: Int.random(in: 0..<count, using: &random))]))
    default:
      add(.insert([Int.random(in: 0...count, using: &random)]))
      count += 1
    }
  }

  private mutating func setState() {
    guard count > 0 else { return }
    let item = Int.random(in: 0..<count, using: &random)
    add(.setEnabled(item: item, Bool.random(using: &random)))
  }

  private mutating func ask() {
    guard count > 0 else { return }
    let item = Int.random(in: 0..<count, using: &random)
    let animated = Bool.random(using: &random)
    add(
      Bool.random(using: &random)
        ? .select(item: item, animated: animated) : .deselect(item: item, animated: animated))
  }
}
