/// A field that is ready to run: what is worked out once a run, and passes over blocks of cells.
public struct FieldProgram: Sendable {
  /// How many columns and uniforms a run must give.
  public let shape: FieldShape

  /// The columns whose values are read (not those that are written only).
  public let columnsRead: Set<FieldColumn>

  /// The uniforms that are read.
  public let uniformsRead: Set<Int>

  /// What is written: a column of the frame each.
  public let outputs: [FieldOutput]

  let uniformCode: UniformCode
  /// Values of the uniform code that are rounded to floats.
  let scalars: [Int]
  let passes: [FieldPass]
  let registerCount: Int
  /// The passes that no loop over vectors does.
  let lanePasses: [Int]
  /// How many cells a block has, a whole number of vectors: registers and columns together stay in
  /// a part of the first-level cache.
  let blockLength: Int

  /// Compiles a graph.
  ///
  /// Equal parts become one, constants are folded, what no output needs is dropped, and what has no
  /// cell value in it is worked out once a run; none of it changes a bit of the result.
  ///
  /// - Parameters:
  ///   - graph: The field.
  ///   - shape: What it may refer to.
  /// - Throws: ``FieldError`` for a reference to something that is not there.
  /// - Complexity: O(nodes), times the outputs squared.
  public init(_ graph: FieldGraph, shape: FieldShape) throws(FieldError) {
    try graph.check(shape)
    var lowering = FieldLowering(graph)
    let outputs = graph.outputs.map { ($0, value: lowering.cell($0.node)) }
    let fusion = FieldFusion(lowering.code, roots: outputs.map(\.value))
    let schedule = FieldSchedule(fusion, outputs: outputs)
    let (code, places) = fusion.code.uniforms.keeping(Set(schedule.scalars))
    self.shape = shape
    self.outputs = graph.outputs
    uniformCode = code
    scalars = schedule.scalars.map { places[$0, default: 0] }
    passes = schedule.passes
    registerCount = schedule.registerCount
    columnsRead = Set(passes.flatMap(\.columnsRead))
    lanePasses = schedule.passes.indices.filter { !schedule.passes[$0].kind.isVector }
    blockLength = Self.blockLength(
      streams: registerCount + schedule.columns.count, passes: passes.count)
    uniformsRead = Set(
      code.nodes.compactMap { node in
        guard case .uniform(let uniform) = node else { return nil }
        return uniform
      })
  }

  /// 256 cells for a dozen streams (measured: with fewer the passes' own cost shows, with many more
  /// that of the second-level cache), and more for fewer; a single pass keeps nothing for another.
  private static func blockLength(streams: Int, passes: Int) -> Int {
    guard passes > 1 else { return 8192 }
    return max(128, min(2048, 3072 / max(streams, 1) / 64 * 64))
  }

  /// How many passes a run makes over each block.
  public var passCount: Int {
    passes.count
  }

  /// How many values a run works out once.
  public var uniformCount: Int {
    uniformCode.nodes.count
  }
}
