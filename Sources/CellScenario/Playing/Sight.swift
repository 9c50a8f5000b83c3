internal import CellEffect
internal import CellGrid
internal import CellStage

/// Answers questions about one moment of a playback.
struct Sight {
  let frame: Frame
  let stage: Stage
  let log: PlaybackLog
  /// The looks of cells when they were last at rest, by the sources of their items.
  let restingLooks: [Int: ShownLook]

  private var grid: Grid {
    stage.scene.grid
  }

  /// Whether there is such an item now; before an insertion and after a deletion there is not.
  func exists(_ item: Int) -> Bool {
    item < grid.settings.count
  }

  /// What an item's cell shows: its look in the frame, else the one at rest.
  func look(of item: Int) -> ShownLook {
    if let row = frame.row(of: item) { return ShownLook(frame, row: row) }
    return ShownLook(restingItem: item, in: stage.scene)
  }

  // MARK: The grid

  /// The answer to a question about the whole grid.
  func answer(_ question: Question) -> Finding {
    switch question {
    case .calls: .calls(log.plainCalls)
    case .callsInOrder: .calls(log.calls.map(CallPattern.init))
    case .callCount(let pattern): .number(Double(log.calls.filter(pattern.matches).count))
    case .completions:
      .completions(
        log.completions.map { CompletionNote(effect: $0.number, finished: $0.finished) })
    case .completionsInsideCall: .boolean(stage.isCompletionDeliveredInsideCall)
    case .selectedCells: .items(grid.selectedItems.sorted())
    case .scrollOffset: offset
    case .decelerating: .boolean(grid.isDecelerating)
    case .liveCells: .number(Double(grid.liveSlots.count))
    case .activeEffects: .number(Double(stage.activeEffectCount))
    case .cellsWithEffect: .items(visibleItems.filter { stage.hasEffect($0) })
    case .cellsWithSelectedLook: .items(cellsWithSelectedLook)
    case .minScale: .number(scale(visibleLooks.map(\.scales.low).min()))
    case .maxScale: .number(scale(visibleLooks.map(\.scales.high).max()))
    default: .number(Double(stage.mostFlashesInASecond))
    }
  }

  private var visibleItems: [Int] {
    frame.items.map { Int($0) }
  }

  private var visibleLooks: [ShownLook] {
    (0..<frame.count).map { ShownLook(frame, row: $0) }
  }

  private func scale(_ value: Float?) -> Double {
    NumberText.exact(value ?? 1)
  }

  /// Along the axis; downward where there are two or none.
  private var offset: Finding {
    .number(grid.settings.isHorizontal ? frame.offset.x : frame.offset.y)
  }

  /// Along the axis, with the other part where it is not 0.
  var wholeOffset: Finding {
    let parts = frame.offset.parts(along: grid.settings.scrollAxis)
    return parts.count == 1 ? .number(parts[0]) : .numbers(parts)
  }

  /// The visible items whose background is not that of a cell at rest.
  private var cellsWithSelectedLook: [Int] {
    let rows = 0..<frame.count
    let resting = rows.first { isAtRest(Int(frame.items[$0])) }
    return rows.filter { row in
      let item = Int(frame.items[row])
      let plain =
        resting.map { frame.color(.background, at: $0) }
        ?? ShownLook(restingItem: item, in: stage.scene).color(.background)
      let difference = frame.color(.background, at: row) - plain
      return (0..<4).contains { abs(difference[$0]) > 1 / 255 }
    }.map { Int(frame.items[$0]) }
  }

  /// Whether an item has no state on and no channel of its cell moves.
  func isAtRest(_ item: Int) -> Bool {
    !grid.isHighlighted(item) && !grid.isPressed(item) && !grid.isSelected(item)
      && !stage.hasRun(item)
  }

  // MARK: One cell

  /// The answer to a question about an item's cell.
  func answer(_ question: Question, of item: Int) -> Finding {
    switch question {
    case .highlighted: .boolean(grid.isHighlighted(item))
    case .selected: .boolean(grid.isSelected(item))
    case .pressed: .boolean(grid.isPressed(item))
    case .channel(let property): channel(property, look(of: item))
    case .imageWeight(let name):
      .number(
        NumberText.exact(look(of: item).weight(of: stage.scene.names.number(of: name), .image)))
    case .imagePresent: .boolean(!look(of: item).shares(.image).isEmpty)
    case .layoutFrame: layoutFrame(item)
    case .shownCenter: shownCenter(item)
    default: .boolean(hasFeedback(item))
    }
  }

  private func channel(_ property: Property, _ look: ShownLook) -> Finding {
    switch property.kind {
    case .number, .order:
      return .number(NumberText.exact(look.number(property)))
    case .color:
      let color = look.color(property)
      return .numbers((0..<4).map { NumberText.exact(color[$0] * 255) })
    case .content:
      return .name(look.heaviest(property).flatMap { stage.scene.names[$0] })
    }
  }

  private func layoutFrame(_ item: Int) -> Finding {
    let frame = grid.layoutFrame(of: item)
    return .numbers([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
  }

  private func shownCenter(_ item: Int) -> Finding {
    let center = grid.layoutFrame(of: item).center
    let look = look(of: item)
    return .numbers([
      center.x - frame.offset.x + NumberText.exact(look.number(.translationX)),
      center.y - frame.offset.y + NumberText.exact(look.number(.translationY)),
    ])
  }

  /// Whether something other than movement differs from the cell's look at rest.
  private func hasFeedback(_ item: Int) -> Bool {
    let resting =
      restingLooks[grid.source(of: item)] ?? ShownLook(restingItem: item, in: stage.scene)
    return look(of: item).differsWithoutMotion(from: resting)
  }
}
