import CellGrid

/// Grid and model on the same play, step by step.
struct ModelDuel {
  /// Where the two say different things first; nil while they agree.
  private(set) var disagreement: String?
  /// How many things both have said.
  private(set) var sayings = 0
  private var grid: Grid
  private var model: Model
  private var numbers: [CellID: Int] = [:]

  init(_ play: ModelPlay, _ mutation: Mutation? = nil) {
    grid = Grid(play.settings)
    model = Model(play.settings, mutation: mutation)
    compare(drained(), "at the start")
    for step in play.steps where disagreement == nil && !model.isLost {
      guard model.accepts(step.input) else { continue }
      feed(step, lateness: play.lateness)
    }
    guard disagreement == nil, !model.isLost else { return }
    advance(to: .infinity)
  }

  private mutating func feed(_ step: ModelPlay.Step, lateness: Double) {
    advance(to: step.time)
    guard disagreement == nil else { return }
    let touchTime = step.time - lateness
    grid.feed(step.input, at: step.time, touchTime: touchTime)
    model.feed(step.input, at: step.time, touchTime: touchTime)
    let said = drained()
    guard !model.isLost else { return }
    compare(said, "at \(step.time) \(step.input)")
  }

  /// What happens by itself.
  private mutating func advance(to time: Double) {
    var said: [Saying] = []
    while let due = grid.nextDue, due.time <= time {
      grid.performDue()
      said += drained()
    }
    model.advance(to: time)
    compare(said, "by \(time)")
  }

  private mutating func drained() -> [Saying] {
    var said: [Saying] = []
    while true {
      let items = grid.cells.items
      guard let output = grid.next() else { return said }
      switch output {
      case .event(let event, let cell):
        if case .appeared = event { numbers[cell] = numbers.count + 1 }
        let number = CellID(slot: numbers[cell] ?? -1, generation: 0)
        said.append(
          Saying(
            time: grid.now, output: .event(event, cell: number), item: Int(items[cell.slot])))
      case .recycled(let cell):
        let number = CellID(slot: numbers[cell] ?? -1, generation: 0)
        said.append(
          Saying(time: grid.now, output: .recycled(number), item: Int(items[cell.slot])))
      default: said.append(Saying(time: grid.now, output: output))
      }
    }
  }

  private mutating func compare(_ said: [Saying], _ place: String) {
    let expected = model.takeSayings()
    sayings += said.count
    let isSame =
      said.count == expected.count && zip(said, expected).allSatisfy { $0.agrees(with: $1) }
    guard !isSame || !hasSameState else { return }
    disagreement =
      "\(place)\nthe grid\n" + Self.text(said) + "    selected \(grid.selectedItems)\n"
      + "the model\n" + Self.text(expected) + "    selected \(model.selected)\n"
  }

  /// What is true in the grid, what its cells show, and where the content stands.
  private var hasSameState: Bool {
    let offset = grid.offset(at: grid.now)
    let pressed = model.press.flatMap { $0.start == nil ? nil : model.index(of: $0.cell) }
    let highlighted = model.press?.isHighlighted == true ? pressed : nil
    guard grid.selectedItems == model.selected,
      pressed == model.items.indices.first(where: { grid.isPressed($0) }),
      highlighted == model.items.indices.first(where: { grid.isHighlighted($0) }),
      abs(offset.x - model.offset.x) < 1e-6, abs(offset.y - model.offset.y) < 1e-6,
      grid.liveSlots.count == model.items.count(where: { $0.cell != nil })
    else { return false }
    return zip(grid.liveSlots, model.items.indices.filter { model.items[$0].cell != nil })
      .allSatisfy { slot, item in
        grid.cells.items[slot] == Int64(item) && grid.cells.flags[slot] == model.flags(item)
      }
  }

  private static func text(_ sayings: [Saying]) -> String {
    sayings.map { "    \($0.line)\n" }.joined()
  }
}

extension Model {
  /// What effects see of an item that has a cell.
  fileprivate func flags(_ item: Int) -> UInt8 {
    guard let cell = items[item].cell else { return 0 }
    return (cell.isShownPressed ? CellColumns.Flag.pressed : 0)
      | (cell.isShownHighlighted ? CellColumns.Flag.highlighted : 0)
      | (cell.isShownSelected ? CellColumns.Flag.selected : 0)
      | (items[item].isDisabled ? 0 : CellColumns.Flag.enabled)
  }
}
