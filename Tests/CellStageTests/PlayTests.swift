import CellEffect
import CellGrid
import CellKernel
import CellMotion
import CellStage
import Testing

/// Fields that play over cells.
@Suite struct PlayTests {
  /// translation_x = translation_x + input · now, and opacity = opacity · selected's opposite.
  private static let slide: Field = {
    var graph = FieldGraph()
    let now = graph.add(.uniform(0))
    let input = graph.add(.uniform(1))
    let beneath = graph.add(.column(.frame(Field.frameColumn(of: .translationX))))
    let way = graph.add(.two(.multiply, input, now))
    let sum = graph.add(.two(.add, beneath, way))
    graph.add(FieldOutput(column: Field.frameColumn(of: .translationX), node: sum))
    return Field(
      name: "slide", graph: graph, facts: [], uniforms: [.now, .input(0, component: 0)],
      inputs: [FieldInput(name: "speed", isColor: false)])
  }()

  /// background = mix(background, input, 1); rotation = the row.
  private static let paint: Field = {
    var graph = FieldGraph()
    for part in 0..<4 {
      let tint = graph.add(.uniform(part))
      let column = Field.frameColumn(of: .background, component: part)
      let beneath = graph.add(.column(.frame(column)))
      let whole = graph.add(.constant(1))
      let mixed = graph.add(.three(.mix, beneath, tint, whole))
      graph.add(FieldOutput(column: column, node: mixed, lower: 0, upper: 1))
    }
    let row = graph.add(.column(.fact(0)))
    graph.add(FieldOutput(column: Field.frameColumn(of: .rotation), node: row))
    return Field(
      name: "paint", graph: graph, facts: [.row],
      uniforms: (0..<4).map { .input(0, component: $0) },
      inputs: [FieldInput(name: "tint", isColor: true)])
  }()

  private static let red = Paint.fixed(Color(red: 1, green: 0, blue: 0, alpha: 1))

  /// An effect that plays `field` when row 1 is touched, and does `more` at other touches.
  private func player(
    _ field: Field, _ values: [InputValue], seconds: Double = .infinity,
    more: @escaping (CellID, inout Answer) -> Void = { _, _ in }
  ) -> Probe {
    let probe = Probe { stimulus, scene, answer in
      guard let cell = stimulus.touched else { return }
      if scene.item(of: cell) == 1 {
        answer.play(PlayRequest(field: 0, inputs: values, seconds: seconds))
      } else {
        more(cell, &answer)
      }
    }
    probe.fields = [field]
    return probe
  }

  /// A press that is taken away at once.
  private func press(_ stage: Stage, row: Int, at time: Double) {
    stage.touch(row: row, at: time)
    stage.feed(.touchCancelled(id: 1), at: time)
  }

  private func ends(_ probe: Probe) -> [Bool] {
    probe.heard.compactMap { if case .ended(_, let finished, _) = $0 { finished } else { nil } }
  }

  @Test func `a field drives every cell by place and time`() {
    let stage = Stage.list(player(Self.slide, [.number(30)]))
    press(stage, row: 1, at: 1)
    for row in [0, 3, 14] { #expect(stage.number(.translationX, row: row, at: 1.5) == 15) }
    #expect(stage.number(.translationX, row: 3, at: 3) == 60)
    #expect(stage.nextFrameNeeded == 3)
  }

  @Test func `it reads what the channels hold, and gives way to nothing when it ends`() {
    let probe = player(Self.slide, [.number(30)], seconds: 1) { cell, answer in
      answer.set(cell, .number(.translationX, 100))
    }
    let stage = Stage.list(probe)
    press(stage, row: 1, at: 0)
    press(stage, row: 4, at: 0.2)
    #expect(stage.number(.translationX, row: 4, at: 0.5) == 115)
    #expect(stage.number(.translationX, row: 3, at: 0.5) == 15)
    #expect(stage.number(.translationX, row: 3, at: 0.999_999) > 29.9)
    #expect(stage.number(.translationX, row: 3, at: 1) == 0)
    #expect(stage.number(.translationX, row: 4, at: 1) == 100)
    #expect(ends(probe) == [true])
    #expect(stage.nextFrameNeeded == nil)
    #expect(stage.activeEffectCount == 0)
  }

  @Test func `a cell that scrolls in is in phase`() {
    let stage = Stage.list(player(Self.slide, [.number(30)]))
    press(stage, row: 1, at: 0)
    stage.feed(.scroll(to: Point(x: 0, y: 880), animated: false), at: 1)
    #expect(stage.number(.translationX, row: 25, at: 2) == 60)
  }

  @Test func `a stopped play fades and completes at once, unfinished`() {
    let probe = player(Self.slide, [.number(100)]) { _, answer in
      answer.append(.stopPlay(AnimationHandle(number: 1), fade: 0.4))
    }
    let stage = Stage.list(probe)
    press(stage, row: 1, at: 0)
    press(stage, row: 2, at: 1)
    #expect(ends(probe) == [false])
    #expect(stage.number(.translationX, row: 5, at: 1) == 100)
    let half = stage.number(.translationX, row: 5, at: 1.2)
    #expect(half > 10 && half < 90)
    #expect(stage.nextFrameNeeded == 1.2)
    #expect(stage.number(.translationX, row: 5, at: 1.4) == 0)
    #expect(stage.nextFrameNeeded == nil)
  }

  @Test(arguments: [0, 0.4])
  func `a stopped play ends the animations of its inputs, whether it fades or not`(fade: Double) {
    let probe = player(Self.slide, [.number(0)]) { cell, answer in
      let play = AnimationHandle(number: 1)
      guard cell.slot == 2 else { return answer.append(.stopPlay(play, fade: fade)) }
      answer.animate(
        InputRequest(
          play: play, targets: [InputTarget(input: 0, value: .number(10))],
          timing: .curve(.linear, duration: 5)))
    }
    let stage = Stage.list(probe)
    press(stage, row: 1, at: 0)
    press(stage, row: 2, at: 1)
    press(stage, row: 3, at: 2)
    #expect(ends(probe) == [false, false])
    stage.advance(to: 10)
    #expect(ends(probe).count == 2)
    #expect(stage.nextFrameNeeded == nil)
  }

  @Test func `inputs move as channels do`() throws {
    let probe = player(Self.slide, [.number(0)]) { _, answer in
      answer.animate(
        InputRequest(
          play: AnimationHandle(number: 1), targets: [InputTarget(input: 0, value: .number(10))],
          timing: .curve(.linear, duration: 1)))
    }
    let stage = Stage.list(probe)
    press(stage, row: 1, at: 0)
    press(stage, row: 2, at: 1)
    #expect(stage.number(.translationX, row: 5, at: 1.5) == 7.5)
    press(stage, row: 3, at: 1.5)
    // The second adds to the first: the model is 10 already, and nothing jumps.
    #expect(stage.number(.translationX, row: 5, at: 1.5) == 7.5)
    #expect(stage.number(.translationX, row: 5, at: 2.5) == 25)
    #expect(ends(probe) == [true, true])
  }

  @Test func `an input holds so many runs, does not jump, and ends where it was brought`() {
    let probe = player(Self.slide, [.number(0)]) { _, answer in
      for turn in 1...70 {
        answer.animate(
          InputRequest(
            play: AnimationHandle(number: 1),
            targets: [InputTarget(input: 0, value: .number(Double(turn)))],
            timing: .curve(.linear, duration: 1)))
      }
    }
    let stage = Stage.list(probe)
    press(stage, row: 1, at: 0)
    press(stage, row: 2, at: 1)
    #expect(stage.number(.translationX, row: 5, at: 1) == 0)
    #expect(abs(stage.number(.translationX, row: 5, at: 1.5) - 35 * 1.5) < 1e-3)
    #expect(stage.number(.translationX, row: 5, at: 2) == 140)
    #expect(ends(probe).filter { !$0 }.count == 6)
    #expect(ends(probe).count == 70)
  }

  @Test func `another endless run of an input takes the place of the oldest`() {
    let probe = player(Self.slide, [.number(0)]) { _, answer in
      for turn in 1...20 {
        var request = InputRequest(
          play: AnimationHandle(number: 1),
          targets: [InputTarget(input: 0, value: .number(Double(turn)))],
          timing: .curve(.linear, duration: 1))
        request.repeats = .infinity
        answer.animate(request)
      }
    }
    let stage = Stage.list(probe)
    press(stage, row: 1, at: 0)
    press(stage, row: 2, at: 1)
    stage.advance(to: 1.5)
    #expect(ends(probe) == Array(repeating: false, count: 20 - Layer.endlessLimit))
  }

  @Test func `a colour goes to what it is set to`() {
    let probe = player(Self.paint, [.color(Self.red)]) { _, answer in
      answer.append(
        .setInputs(
          AnimationHandle(number: 1),
          [InputTarget(input: 0, value: .color(.fixed(Color(red: 0, green: 0, blue: 1, alpha: 1))))]
        ))
    }
    let stage = Stage.list(probe)
    press(stage, row: 1, at: 0)
    #expect(stage.color(.background, row: 7, at: 0) == SIMD4(255, 0, 0, 255))
    #expect(stage.number(.rotation, row: 7, at: 0) == 7)
    press(stage, row: 2, at: 1)
    #expect(stage.color(.background, row: 7, at: 1) == SIMD4(0, 0, 255, 255))
  }

  @Test func `it plays where its effect plays only`() {
    let probe = player(Self.slide, [.number(10)])
    var settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: 40, cell: Size(width: 375, height: 44))
    settings.scroll.delaysContentTouches = false
    let stage = Stage(grid: settings, limitsFlashes: false)
    stage.add(probe, on: [1, 2])
    stage.start()
    press(stage, row: 1, at: 0)
    #expect(stage.number(.translationX, row: 2, at: 1) == 10)
    #expect(stage.number(.translationX, row: 3, at: 1) == 0)
  }

  @Test func `reduced motion shows its colours and not its movement`() {
    for keeps in [false, true] {
      let probe = player(Self.paint, [.color(Self.red)])
      probe.keepsMotion = keeps
      let stage = Stage.list(adjust: { $0.reduceMotion = true }, probe)
      press(stage, row: 1, at: 0)
      #expect(stage.number(.rotation, row: 7, at: 1) == (keeps ? 7 : 0))
      #expect(stage.color(.background, row: 7, at: 1) == SIMD4(255, 0, 0, 255))
    }
  }

  @Test func `reduced motion lowers what fields have made of opacity, once`() {
    var graph = FieldGraph()
    let column = Field.frameColumn(of: .opacity)
    let beneath = graph.add(.column(.frame(column)))
    let half = graph.add(.constant(0.5))
    graph.add(FieldOutput(column: column, node: graph.add(.two(.multiply, beneath, half))))
    let dim = player(
      Field(name: "dim", graph: graph, facts: [], uniforms: [], inputs: []), [], seconds: 1)
    let large = Probe("large") { stimulus, _, answer in
      guard case .event(.appeared, let cell) = stimulus else { return }
      answer.set(cell, .number(.scale, 1.1))
    }
    let stage = Stage.list(adjust: { $0.reduceMotion = true }, large, dim)
    #expect(stage.number(.opacity, row: 3, at: 0) == Double(Float(0.8)))
    press(stage, row: 1, at: 1)
    #expect(abs(stage.number(.opacity, row: 3, at: 1.5) - 0.4) < 1e-6)
    #expect(stage.number(.scale, row: 3, at: 1.5) == 1)
    #expect(stage.number(.opacity, row: 3, at: 2) == Double(Float(0.8)))
    stage.feed(.setReduceMotion(false), at: 3)
    #expect(stage.number(.opacity, row: 3, at: 3) == 1)
    #expect(stage.number(.scale, row: 3, at: 3) == Double(Float(1.1)))
  }

  @Test func `what a field knows of cells follows their events`() {
    var graph = FieldGraph()
    let pressed = graph.add(.column(.fact(0)))
    let age = graph.add(.column(.fact(1)))
    graph.add(FieldOutput(column: Field.frameColumn(of: .translationX), node: pressed))
    graph.add(FieldOutput(column: Field.frameColumn(of: .translationY), node: age))
    let field = Field(
      name: "facts", graph: graph, facts: [.pressed, .age], uniforms: [], inputs: [])
    let stage = Stage.list(player(field, []))
    press(stage, row: 1, at: 1)
    #expect(stage.number(.translationX, row: 4, at: 2) == 0)
    stage.touch(row: 4, at: 3)
    #expect(stage.number(.translationX, row: 4, at: 3) == 1)
    #expect(stage.number(.translationX, row: 3, at: 3) == 0)
    #expect(stage.number(.translationY, row: 4, at: 3.5) == 3.5)
    stage.feed(.touchCancelled(id: 1), at: 4)
    #expect(stage.number(.translationX, row: 4, at: 4) == 0)
    #expect(stage.playCount == 1)
    #expect(stage.waitCount == 0)
    #expect(stage.hasRun(3))
  }

  @Test func `what a field drives stays in the ranges of its properties`() {
    var graph = FieldGraph()
    let much = graph.add(.constant(1e30))
    for property in [Property.opacity, .scale, .cornerRadius] {
      graph.add(FieldOutput(column: Field.frameColumn(of: property), node: much))
    }
    let field = Field(name: "much", graph: graph, facts: [], uniforms: [], inputs: [])
    let stage = Stage.list(player(field, []))
    press(stage, row: 1, at: 0)
    #expect(stage.number(.opacity, row: 2, at: 1) == 1)
    #expect(stage.number(.scale, row: 2, at: 1) == 1e6)
    #expect(stage.number(.cornerRadius, row: 2, at: 1) == 1e6)
  }

  @Test func `the seventeenth ends the oldest`() {
    let probe = player(Self.slide, [.number(1)])
    let stage = Stage.list(probe)
    for turn in 0..<17 {
      press(stage, row: 1, at: Double(turn) * 0.01)
    }
    #expect(ends(probe) == [false])
    stage.advance(to: 1)
    #expect(abs(stage.number(.translationX, row: 2, at: 1) - (16 - 1.36)) < 1e-4)
  }

  @Test(arguments: [false, true])
  func `what has faded pushes nothing out, looked at or not`(looks: Bool) {
    var stopped: UInt64 = 0
    let probe = player(Self.slide, [.number(1)]) { _, answer in
      stopped += 1
      answer.append(
        .stopPlay(AnimationHandle(number: stopped), fade: stopped == 1 ? 100 : 0.01))
    }
    let stage = Stage.list(probe)
    for turn in 0..<40 {
      press(stage, row: 1, at: Double(turn) * 0.1)
      press(stage, row: 2, at: Double(turn) * 0.1 + 0.05)
      if looks { _ = stage.frame() }
    }
    #expect(stage.number(.translationX, row: 5, at: 4) > 3.5)
  }

  @Test func `an effect that leaves takes its plays along`() {
    let probe = player(Self.slide, [.number(100)])
    let stage = Stage.list(probe)
    press(stage, row: 1, at: 0)
    stage.replace(0, by: Bounce(), at: 1)
    #expect(stage.number(.translationX, row: 2, at: 1) == 100)
    #expect(stage.number(.translationX, row: 2, at: 1.3) == 0)
    #expect(stage.nextFrameNeeded == nil)
    #expect(ends(probe).isEmpty)
  }

  @Test func `what fades keeps the parameters that it was played with`() {
    var graph = FieldGraph()
    let parameter = graph.add(.uniform(0))
    graph.add(FieldOutput(column: Field.frameColumn(of: .translationX), node: parameter))
    let field = Field(
      name: "aside", graph: graph, facts: [], uniforms: [.parameter(0, component: 0)], inputs: [])
    let probe = Probe(parameters: [.number("way", 12, 0...40)]) { stimulus, _, answer in
      if stimulus.touched != nil { answer.play(PlayRequest(field: 0, inputs: [])) }
    }
    probe.fields = [field]
    let stage = Stage.list(probe)
    press(stage, row: 1, at: 0)
    stage.replace(0, by: Probe { _, _, _ in }, at: 1)
    #expect(stage.number(.translationX, row: 2, at: 1) == 12)
    let fading = stage.number(.translationX, row: 2, at: 1.1)
    #expect(fading > 0 && fading < 12)
    #expect(stage.number(.translationX, row: 2, at: 1.2) == 0)
  }

  @Test func `a long fade goes on from where it is when its effect leaves`() {
    let red = player(Self.paint, [.color(Self.red)]) { _, answer in
      answer.append(.stopPlay(AnimationHandle(number: 1), fade: 4))
    }
    let stage = Stage.list(red)
    press(stage, row: 1, at: 0)
    press(stage, row: 2, at: 1)
    let before = stage.number(.rotation, row: 7, at: 2)
    #expect(before > 2 && before < 6)
    stage.replace(0, by: Bounce(), at: 2)
    #expect(stage.number(.rotation, row: 7, at: 2) == before)
    #expect(stage.number(.rotation, row: 7, at: 2.1) < before)
    #expect(stage.number(.rotation, row: 7, at: 2.2) == 0)
  }

  @Test func `a play of no length is over at once`() {
    let probe = player(Self.slide, [.number(100)], seconds: 0)
    let stage = Stage.list(probe)
    press(stage, row: 1, at: 0)
    #expect(ends(probe) == [true])
    #expect(stage.number(.translationX, row: 2, at: 0.1) == 0)
  }

  @Test func `what a field shows and takes away again is a flash`() {
    let black = Paint.fixed(Color(red: 0, green: 0, blue: 0, alpha: 1))
    let stage = Stage.list(player(Self.paint, [.color(black)], seconds: 0.1))
    for turn in 0..<3 { press(stage, row: 1, at: Double(turn) * 0.3) }
    stage.advance(to: 2)
    #expect(stage.mostFlashesInASecond == 3)
  }

  @Test func `a field that flashes is held`() {
    let black = Paint.fixed(Color(red: 0, green: 0, blue: 0, alpha: 1))
    let probe = player(Self.paint, [.color(black)], seconds: 0.1)
    let stage = Stage.list(limitsFlashes: true, probe)
    for turn in 0..<5 { press(stage, row: 1, at: Double(turn) * 0.2) }
    stage.advance(to: 2)
    #expect(stage.mostFlashesInASecond == 3)
  }
}
