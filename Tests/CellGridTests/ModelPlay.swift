import CellGrid
import CellMotion
import CellTesting

/// A grid and inputs for it that follow from a seed alone.
///
/// An input may not fit, such as a finger that is down landing again; whoever plays passes over it,
/// so any part of a play is a play.
struct ModelPlay {
  struct Step {
    var time: Double
    var input: GridInput
  }

  var settings: GridSettings
  /// By how much inputs come later than the fingers did them, in seconds.
  let lateness: Double
  var steps: [Step] = []

  init(seed: UInt64) {
    var dice = Dice(random: SeededGenerator(seed: seed))
    settings = dice.settings()
    lateness = dice.chance(8) ? 0.02 : 0
    rowLength = settings.cell.height + settings.spacing.y
    for _ in 0..<dice.number(2...9) { act(&dice) }
  }

  private let rowLength: Double
  private var time = 0.0

  private mutating func wait(_ length: Double) {
    time += length
  }

  private mutating func add(_ input: GridInput) {
    steps.append(Step(time: time, input: input))
  }

  private mutating func act(_ dice: inout Dice) {
    wait(dice.pick([0, 0, 0.02, 0.05, 0.15, 0.3, 1]))
    switch dice.number(0...19) {
    case 0...5: tap(&dice)
    case 6: slide(&dice)
    case 7: pan(&dice)
    case 8...11: touch(&dice)
    case 12, 13: change(&dice)
    case 14, 15: navigate(&dice)
    case 16: add(.reload(sameData: dice.chance(2)))
    default: program(&dice)
    }
  }

  private mutating func tap(_ dice: inout Dice) {
    let (id, place) = (dice.number(1...2), cellPlace(&dice))
    add(.touchBegan(id: id, at: place))
    wait(dice.pick([0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3]))
    let end = dice.chance(4) ? anyPlace(&dice) : place
    add(dice.chance(10) ? .touchCancelled(id: id) : .touchEnded(id: id, at: end))
  }

  private mutating func slide(_ dice: inout Dice) {
    let (id, place) = (dice.number(1...2), cellPlace(&dice))
    add(.touchBegan(id: id, at: place))
    wait(dice.pick([0.02, 0.2]))
    for place in [anyPlace(&dice), place] {
      add(.touchMoved(id: id, at: place))
      wait(dice.pick([0, 0.04, 0.15]))
    }
    if dice.chance(2) { add(.touchEnded(id: id, at: place)) }
  }

  private mutating func pan(_ dice: inout Dice) {
    let (id, place) = (dice.number(1...2), cellPlace(&dice))
    add(.touchBegan(id: id, at: place))
    wait(dice.pick([0.02, 0.2]))
    var end = place
    end.x += dice.pick([0, 0, 5, 15, -30])
    end.y += dice.pick([-25, -15, -10, -9, 12, 30])
    add(.touchMoved(id: id, at: end))
    wait(dice.pick([0.05, 0.2]))
    if dice.chance(3) { end.y += dice.pick([-30, 4, 20]) }
    if dice.chance(5) { add(.scroll(to: anyPlace(&dice), animated: dice.chance(2))) }
    add(.touchMoved(id: id, at: end))
    wait(dice.pick([0, 0.05, 0.2]))
    if !dice.chance(4) { add(.touchEnded(id: id, at: end)) }
    wait(dice.pick([0.01, 0.1]))
    if dice.chance(2) { tap(&dice) }
  }

  private mutating func touch(_ dice: inout Dice) {
    let (id, place) = (dice.number(1...2), anyPlace(&dice))
    switch dice.number(0...5) {
    case 0, 1: add(.touchBegan(id: id, at: dice.chance(2) ? cellPlace(&dice) : place))
    case 2, 3: add(.touchMoved(id: id, at: place))
    case 4: add(.touchEnded(id: id, at: place))
    default: add(.touchCancelled(id: id))
    }
  }

  private mutating func change(_ dice: inout Dice) {
    let (one, other) = (dice.number(0...8), dice.number(0...8))
    let places = one == other || dice.chance(2) ? [one] : [one, other]
    switch dice.number(0...3) {
    case 0, 1: add(.insert(places))
    case 2: add(.delete(places))
    default: add(.move([ItemMove(from: one, to: other)]))
    }
  }

  private mutating func navigate(_ dice: inout Dice) {
    let isInteractive = dice.chance(2)
    add(
      .navigationBegin(
        dice.chance(4) ? .push : .pop, interactive: isInteractive,
        duration: dice.pick([0, 0.1, 0.35])))
    wait(dice.pick([0, 0.05, 0.2]))
    if dice.chance(3) { add(.navigationProgress(dice.pick([-1, 0.25, 0.5, 1.5]))) }
    if dice.chance(4) { tap(&dice) }
    if dice.chance(6) { program(&dice) }
    if dice.chance(2) { change(&dice) }
    let settle = dice.chance(2) ? nil : dice.pick([0, 0.05])
    add(dice.chance(3) ? .navigationEnd(settle: settle) : .navigationCancel(settle: settle))
  }

  private mutating func program(_ dice: inout Dice) {
    let (item, isOn) = (dice.number(-1...9), dice.chance(2))
    switch dice.number(0...9) {
    case 0...2: add(.select(item: item, animated: isOn))
    case 3: add(.deselect(item: item, animated: isOn))
    case 4, 5: disable(item, &dice)
    case 6: add(.scroll(to: anyPlace(&dice), animated: isOn))
    case 7:
      let height = dice.pick([0.0, 50, 120, 200])
      let size = Size(width: dice.pick([60, 100]), height: height)
      add(.resize(viewport: size, cellWidth: dice.pick([nil, nil, 40, 100])))
    case 8:
      add(.setRefuses(highlight: isOn ? [item] : nil, select: dice.chance(2) ? [item] : nil))
    default:
      add(isOn ? .setReduceMotion(dice.chance(2)) : .setAppearance(dice.pick([.dark, .light])))
    }
  }

  private mutating func disable(_ item: Int, _ dice: inout Dice) {
    add(.setEnabled(item: item, dice.chance(4)))
    if dice.chance(3) { change(&dice) }
    switch dice.number(0...3) {
    case 0: tap(&dice)
    case 1: add(.select(item: item, animated: false))
    case 2: add(.setEnabled(item: item, true))
    default: break
    }
  }

  /// Mostly one of two rows, so that fingers meet.
  private func cellPlace(_ dice: inout Dice) -> Point {
    let row = Double([0, 1, 1, 2, dice.number(0...3)][dice.number(0...4)])
    return Point(x: dice.pick([10, 30, 75]), y: row * rowLength + dice.pick([0, 10, 20, 39]))
  }

  private func anyPlace(_ dice: inout Dice) -> Point {
    Point(x: Double(dice.number(-10...110)), y: Double(dice.number(-20...200)))
  }
}

/// What chance decides.
private struct Dice {
  var random: SeededGenerator

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// True once in so many times.
  mutating func chance(_ count: Int) -> Bool {
    number(1...count) == 1
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...(values.count - 1))]
  }

  mutating func settings() -> GridSettings {
    var settings = GridSettings(
      viewport: Size(width: 100, height: 120), count: pick([0, 1, 2, 3, 3, 5, 7, 9]),
      cell: Size(width: pick([40, 100]), height: 40))
    settings.layout = pick(Layout.allCases)
    settings.columns = number(1...3)
    settings.spacing = Point(x: pick([0, 5]), y: pick([0, 7]))
    if chance(4) { settings.inset = Inset(top: 8, left: 4, bottom: 12, right: 6) }
    settings.scroll.axis = pick([.none, .none, .vertical, .vertical, .horizontal, .both])
    settings.scroll.decelerationRate = pick([0.9, 0.99])
    settings.scroll.delaysContentTouches = chance(2)
    settings.scroll.canCancelContentTouches = !chance(3)
    settings.scroll.cancelsInControls = chance(2)
    settings.selection.allows = !chance(8)
    settings.selection.multiple = chance(3)
    settings.selection.hideOldWhileTracking = !chance(4)
    settings.selection.clearsOnReturn = !chance(6)
    settings.minimumVisiblePress = pick([0, 0.1, 0.1])
    settings.controlTolerance = pick([nil, nil, 30])
    settings.refusesHighlight = pick([[], [1], [0, 12]])
    settings.refusesSelect = pick([[], [2], [1, 15]])
    return settings
  }
}
