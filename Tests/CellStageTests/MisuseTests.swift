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
