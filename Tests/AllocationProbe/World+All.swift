import CellEffect
import CellGrid
import CellKernel
import CellMotion
import CellStage

extension World {
  /// All there are.
  static var all: [World] {
    [
      World(name: "curves and springs") { Stage.wall([moving()]) },
      World(name: "reduced motion") { Stage.wall([moving()]) { $0.reduceMotion = true } },
      World(name: "dissolves", make: dissolving),
      World(name: "plays", make: playing),
      World(name: "plays on some items") { playing(on: Set(0..<50)) },
      World(name: "flings", step: 0.001, least: 700, make: flinging),
      World(name: "the flash limit") { Stage.wall([blinking()]) { $0.makeLarge() } },
      World(name: "the flash limit, many cells") { Stage.wall([blinking()]) },
    ]
  }

  private static let ages = 100.0
  private static let white = Paint.fixed(Color(red: 1, green: 1, blue: 1))
  private static let black = Paint.fixed(Color(red: 0, green: 0, blue: 0))

  private static func moving() -> ClosureEffect {
    ClosureEffect(appeared: { cell, _, answer in
      var swaying = AnimationRequest(
        cell: cell, targets: [.number(.rotation, 1, speed: nil), .color(.background, white)],
        timing: .curve(.easeInOut, duration: 0.7))
      (swaying.repeats, swaying.autoreverses) = (.infinity, true)
      answer.animate(swaying)
      if let spring = try? Spring(response: 100, bounce: 0.9) {
        answer.animate(
          AnimationRequest(
            cell: cell,
            targets: [.number(.translationX, 5, speed: nil), .color(.textColor, white)],
            timing: .spring(spring)))
      }
    })
  }

  /// Black and white by turns, under a picture that comes.
  private static func blinking() -> ClosureEffect {
    ClosureEffect(appeared: { cell, scene, answer in
      answer.set(cell, .color(.background, black))
      var request = AnimationRequest(
        cell: cell, targets: [.color(.background, white)], timing: .curve(.linear, duration: 0.06))
      (request.repeats, request.autoreverses) = (.infinity, true)
      answer.animate(request)
      answer.animate(
        AnimationRequest(
          cell: cell, targets: [.content(.image, scene.names.number(of: "picture"))],
          timing: .curve(.linear, duration: ages)))
    })
  }

  /// Each touch has all cells dissolve to another picture, from what the last has come to.
  private static func dissolving() -> Stage {
    func effect(_ pictures: [String?], _ seconds: Double) -> ClosureEffect {
      var touches = 0
      return ClosureEffect(touched: { _, scene, answer in
        let picture = pictures[touches % pictures.count]
        let target = picture.map { Target.content(.image, scene.names.number(of: $0)) }
        for slot in scene.grid.liveSlots {
          answer.animate(
            AnimationRequest(
              cell: scene.cell(in: slot), targets: [target ?? .beneath(.image)],
              timing: .curve(.linear, duration: seconds)))
        }
        touches += 1
      })
    }
    let stage = Stage.wall([
      effect((0..<12).map(String.init), ages), effect(["3", nil], ages / 2),
    ])
    for touch in 0..<14 { stage.tap(at: Double(touch) * 4) }
    return stage
  }

  private static func flinging() -> Stage {
    let stage = Stage.wall(BuiltIn.names.compactMap(BuiltIn.make)) { $0.count = 1_000_000 }
    stage.feed(.touchBegan(id: 1, at: Point(x: 200, y: 390)), at: 0)
    for step in 1...10 {
      let place = Point(x: 200, y: 390 - 20 * Double(step))
      stage.feed(.touchMoved(id: 1, at: place), at: Double(step) / 100)
    }
    stage.feed(.touchEnded(id: 1, at: Point(x: 200, y: 190)), at: 0.11)
    return stage
  }

  private static func playing() -> Stage {
    playing(on: nil)
  }

  /// One play fades, one has an input that moves.
  private static func playing(on items: Set<Int>?) -> Stage {
    let effect = ClosureEffect(
      fields: [tinting],
      touched: { _, _, answer in
        let fading = answer.play(PlayRequest(field: 0, inputs: [.color(white)]))
        answer.append(.stopPlay(fading, fade: ages))
        let play = answer.play(PlayRequest(field: 0, inputs: [.color(black)]))
        var request = InputRequest(
          play: play, targets: [InputTarget(input: 0, value: .color(white))],
          timing: .curve(.easeOut, duration: 1))
        (request.repeats, request.autoreverses) = (.infinity, true)
        answer.animate(request)
      })
    let stage = Stage.wall([moving(), effect], on: items)
    stage.tap(at: 0)
    return stage
  }

  /// The background half way to a colour, and the scale by time and row.
  private static let tinting: Field = {
    var graph = FieldGraph()
    for part in 0..<4 {
      let column = Field.frameColumn(of: .background, component: part)
      let mixed = graph.add(
        .three(
          .mix, graph.add(.column(.frame(column))), graph.add(.uniform(part)),
          graph.add(.constant(0.5))))
      graph.add(FieldOutput(column: column, node: mixed, lower: 0, upper: 1))
    }
    let wave = graph.add(.two(.multiply, graph.add(.column(.fact(0))), graph.add(.uniform(4))))
    graph.add(FieldOutput(column: Field.frameColumn(of: .scale), node: wave))
    return Field(
      name: "tinting", graph: graph, facts: [.row],
      uniforms: (0..<4).map { .input(0, component: $0) } + [.now],
      inputs: [FieldInput(name: "tint", isColor: true)])
  }()
}

extension GridSettings {
  /// Cells so large that their flashes count.
  fileprivate mutating func makeLarge() {
    columns = 2
    cell = Size(width: 200, height: 200)
  }
}
