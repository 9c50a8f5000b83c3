import CellEffect
import CellGrid
import CellKernel
import CellMotion
import CellStage
import Testing

/// Misuse by the embedder's code stops the process with a sentence.
@Suite struct MisuseTests {
  @Test func `a stage is started before it is fed, once`() async {
    await #expect(processExitsWith: .failure) {
      Stage(
        grid: GridSettings(
          viewport: Size(width: 1, height: 1), count: 1, cell: Size(width: 1, height: 1))
      )
      .advance(to: 1)
    }
    await #expect(processExitsWith: .failure) { Stage.list().start() }
    await #expect(processExitsWith: .failure) { Stage.list().add(Bounce()) }
    await #expect(processExitsWith: .failure) { Stage.list().advance(to: .infinity) }
  }

  @Test func `a grid is made from numbers in their ranges`() async {
    await #expect(processExitsWith: .failure) {
      _ = Stage.list(adjust: { $0.viewport.width = .nan })
    }
    await #expect(processExitsWith: .failure) { _ = Stage.list(count: 100_000_001) }
    await #expect(processExitsWith: .failure) {
      _ = Stage.list(adjust: { $0.scroll.decelerationRate = 1 })
    }
    await #expect(processExitsWith: .failure) { _ = Stage.list(adjust: { $0.spacing.x = -1 }) }
  }

  @Test func `an animation is asked for with numbers in their ranges`() async {
    await #expect(processExitsWith: .failure) { MisuseTests.play { $0.repeats = 1.5 } }
    await #expect(processExitsWith: .failure) { MisuseTests.play { $0.delay = -1 } }
    await #expect(processExitsWith: .failure) {
      MisuseTests.play { $0.timing = .curve(.linear, duration: -1) }
    }
    await #expect(processExitsWith: .failure) { MisuseTests.play { $0.targets = [] } }
    await #expect(processExitsWith: .failure) {
      MisuseTests.play { $0.targets = [.number(.scale, .nan, speed: nil)] }
    }
    await #expect(processExitsWith: .failure) {
      MisuseTests.play { $0.targets = [.number(.z, 1, speed: nil)] }
    }
    await #expect(processExitsWith: .failure) {
      MisuseTests.play { $0.targets += [.beneath(.scale)] }
    }
    await #expect(processExitsWith: .success) { MisuseTests.play { $0.repeats = 2 } }
  }

  @Test func `a property is brought to what it takes, and the sentence says what that is`() async {
    let told = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      MisuseTests.play { $0.targets = [.number(.background, 1, speed: nil)] }
    }
    #expect(Self.text(told).contains("background is no number to animate: it is a colour"))
    await #expect(processExitsWith: .failure) {
      MisuseTests.play { $0.targets = [.number(.image, 1, speed: nil)] }
    }
    await #expect(processExitsWith: .failure) {
      MisuseTests.play { $0.targets = [.color(.scale, .system(.label))] }
    }
    await #expect(processExitsWith: .failure) {
      MisuseTests.play { $0.targets = [.content(.opacity, .none)] }
    }
    await #expect(processExitsWith: .success) {
      MisuseTests.play { $0.targets = [.beneath(.z)] }
    }
  }

  @Test func `a property is set to what it takes`() async {
    let told = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      MisuseTests.set(.color(.scale, .system(.label)))
    }
    #expect(Self.text(told).contains("scale is no colour: it is a number"))
    await #expect(processExitsWith: .failure) { MisuseTests.set(.number(.background, 1)) }
    await #expect(processExitsWith: .failure) { MisuseTests.set(.content(.z, .none)) }
    await #expect(processExitsWith: .success) { MisuseTests.set(.number(.z, 1)) }
  }

  private static func set(_ value: Assignment) {
    let probe = Probe { stimulus, _, answer in
      if let cell = stimulus.touched { answer.set(cell, value) }
    }
    Stage.list(probe).touch(row: 0, at: 0)
  }

  @Test func `a frame is asked for a property as what it is`() async {
    let told = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Stage.list(Bounce()).frame().number(.background, at: 0)
    }
    #expect(Self.text(told).contains("background is no number: it is a colour"))
    await #expect(processExitsWith: .failure) {
      _ = Stage.list(Bounce()).frame().number(.text, at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Stage.list(Bounce()).frame().color(.scale, at: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = Stage.list(Bounce()).frame().weight(of: .none, .scale, at: 0)
    }
    await #expect(processExitsWith: .failure) { _ = Frame.column(of: .image) }
    await #expect(processExitsWith: .failure) { _ = Frame.column(of: .background, part: 4) }
    await #expect(processExitsWith: .success) {
      _ = Stage.list(Bounce()).frame().number(.z, at: 0)
    }
  }

  @Test func `a use of a stage exists`() async {
    let told = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try Stage.list(Bounce()).setParameter("scale", of: 1, to: .number(1), at: 0)
    }
    #expect(
      Self.text(told).contains("there is no effect 1: there are 1, counted from 0"))
    await #expect(processExitsWith: .failure) { _ = Stage.list().effectName(at: 0) }
    await #expect(processExitsWith: .failure) { _ = Stage.list(Bounce()).effect(at: -1) }
    await #expect(processExitsWith: .failure) {
      Stage.list(Bounce()).replace(1, by: Bounce(), at: 0)
    }
  }

  /// What a process has said before it ended.
  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private static func play(_ adjust: @escaping (inout AnimationRequest) -> Void) {
    let probe = Probe { stimulus, _, answer in
      guard let cell = stimulus.touched else { return }
      var request = AnimationRequest(
        cell: cell, targets: [.number(.scale, 2, speed: nil)],
        timing: .curve(.linear, duration: 1))
      adjust(&request)
      answer.animate(request)
    }
    Stage.list(probe).touch(row: 0, at: 0)
  }

  @Test func `a play gives a field what it takes`() async {
    await #expect(processExitsWith: .failure) { MisuseTests.play(inputs: []) }
    await #expect(processExitsWith: .failure) { MisuseTests.play(inputs: [.number(.nan)]) }
    await #expect(processExitsWith: .failure) {
      MisuseTests.play(inputs: [.color(.system(.label))])
    }
    await #expect(processExitsWith: .failure) {
      MisuseTests.play(inputs: [.number(1)], seconds: -1)
    }
    await #expect(processExitsWith: .failure) {
      MisuseTests.play(inputs: [.number(1)], moved: 1)
    }
    await #expect(processExitsWith: .failure) {
      MisuseTests.play(inputs: [.number(1)], animated: [0, 0])
    }
    await #expect(processExitsWith: .success) {
      MisuseTests.play(inputs: [.number(1)], animated: [0])
    }
    await #expect(processExitsWith: .failure) {
      _ = Field(
        name: "z",
        graph: FieldGraph(
          nodes: [.constant(1)],
          outputs: [FieldOutput(column: Field.frameColumn(of: .z), node: 0)]),
        facts: [], uniforms: [], inputs: [])
    }
    await #expect(processExitsWith: .success) { MisuseTests.play(inputs: [.number(1)]) }
  }

  /// Plays a field of one number, and moves one of its inputs.
  private static func play(
    inputs: [InputValue], seconds: Double = .infinity, moved input: Int = 0,
    animated: [Int] = []
  ) {
    let probe = Probe { stimulus, _, answer in
      guard stimulus.touched != nil else { return }
      let play = answer.play(PlayRequest(field: 0, inputs: inputs, seconds: seconds))
      answer.append(.setInputs(play, [InputTarget(input: input, value: .number(2))]))
      guard !animated.isEmpty else { return }
      answer.animate(
        InputRequest(
          play: play, targets: animated.map { InputTarget(input: $0, value: .number(3)) },
          timing: .curve(.linear, duration: 1)))
    }
    probe.fields = [
      Field(
        name: "one", graph: FieldGraph(), facts: [], uniforms: [],
        inputs: [FieldInput(name: "x", isColor: false)])
    ]
    Stage.list(probe).touch(row: 0, at: 0)
  }
}
