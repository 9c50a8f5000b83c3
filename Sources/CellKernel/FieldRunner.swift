/// Runs fields.
///
/// Keeps the memory that runs need, so that a run allocates nothing once its program has run here
/// with as many cores. Not to be used by two threads at once.
///
/// Invariant: each core's lane has passes and registers for the program that ran last.
public final class FieldRunner {
  /// How many passes over a cell a run must make for each core that takes part.
  ///
  /// That is about 0.1 ms of work, well above what waking a thread takes.
  static let passesPerCore = 400_000

  /// Which of the machine's instructions a runner uses; the bits are the same.
  public enum Instructions: Sendable {
    /// Those that every machine of its architecture has.
    case plain

    /// Loops of eight lanes where the machine has them: AVX2 and FMA.
    case wide

    /// The widest that there are loops for.
    case best
  }

  private let crew: FieldCrew?
  private let work: FieldWork

  /// A runner that may use some cores.
  ///
  /// - Parameters:
  ///   - cores: 1 or more; each but the first is a thread that sleeps when there is nothing to do and
  ///     ends with the runner.
  ///   - instructions: The best, but for comparisons.
  public init(cores: Int = 1, instructions: Instructions = .best) {
    precondition(cores >= 1, "there is at least one core")
    work = FieldWork(lanes: cores, instructions: instructions)
    crew = cores > 1 ? FieldCrew(workers: cores - 1) : nil
  }

  /// Runs a field on all rows of the frame: its outputs overwrite columns of the frame.
  ///
  /// The bits do not depend on the cores, nor on how rows fall into blocks.
  ///
  /// - Parameters:
  ///   - program: The field.
  ///   - uniforms: The values of its uniforms, as many as its shape says.
  ///   - frame: The columns that it reads and writes, as many as its shape says.
  ///   - facts: The columns that it only reads, as many as its shape says, as long as the frame's.
  /// - Complexity: O(passes · rows).
  public func run(
    _ program: FieldProgram, uniforms: [Double], frame: inout FloatColumns, facts: FloatColumns
  ) {
    precondition(uniforms.count == program.shape.uniforms, "as many uniforms as the shape says")
    precondition(frame.columnCount == program.shape.frameColumns, "as many columns of the frame")
    precondition(facts.columnCount == program.shape.factColumns, "as many columns of facts")
    precondition(facts.rowCount == frame.rowCount, "facts and frame are of equal length")
    guard frame.rowCount > 0, !program.outputs.isEmpty else { return }
    let rows = frame.rowCount
    let lanes = min(work.laneCount, max(1, rows * program.passCount / Self.passesPerCore))
    work.prepare(
      program, uniforms: uniforms, frame: frame.written(), facts: facts.read, rows: rows,
      lanes: lanes)
    if let crew, lanes > 1 {
      crew.run(work, workers: lanes - 1)
    } else {
      work.runAll(lane: 0)
    }
    work.finish()
  }
}
