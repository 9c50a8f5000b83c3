internal import CCellMath
internal import CellMotion
internal import Synchronization

/// One run, as the cores see it: passes with their addresses, and where what nobody has begins.
///
/// Invariant: between `prepare` and `finish` the columns outlive the addresses, and each lane is used
/// by one thread alone. Blocks are independent, so it does not matter who does which.
@safe final class FieldWork: @unchecked Sendable {
  let laneCount: Int

  private var program: FieldProgram?
  /// How many cells there are, rounded up to whole groups.
  private var cellCount = 0
  private var shareLength = 0
  /// The first cell that nobody has taken.
  private let next = Atomic<Int>(0)

  // Grown when a program needs more, never per run.
  private var values = FieldScratch<Double>(alignment: 16)
  private var splats = FieldScratch<Float>(alignment: FloatStorage.byteAlignment)
  private var registers = FieldScratch<Float>(alignment: FloatStorage.byteAlignment)
  private var passes = unsafe FieldScratch<cellmath_pass>(alignment: 16)
  private let width: cellmath_width

  /// Work for at most so many cores.
  init(lanes: Int, instructions: FieldRunner.Instructions) {
    laneCount = lanes
    width = cellmath_width(instructions)
  }

  /// Works out what is worked out once, and the addresses.
  func prepare(
    _ program: FieldProgram, uniforms: [Double], frame: FloatStorage, facts: FloatStorage,
    rows: Int, lanes: Int
  ) {
    self.program = program
    cellCount = FloatStorage.padded(rows)
    shareLength = Self.shareLength(program, cells: cellCount, lanes: lanes)
    next.store(0, ordering: .relaxed)
    values.reserve(program.uniformCode.nodes.count)
    splats.reserve(program.scalars.count * FloatStorage.alignment)
    registers.reserve(lanes * program.registerCount * FieldAddresses.stride(program.blockLength))
    unsafe passes.reserve(lanes * program.passes.count)
    unsafe program.uniformCode.run(uniforms, into: values.start)
    for (place, uniform) in program.scalars.enumerated() {
      let splat = unsafe splats.start + place * FloatStorage.alignment
      unsafe splat.update(repeating: Float(values.start[uniform]), count: FloatStorage.alignment)
    }
    let columns = unsafe FieldAddresses(
      frame: frame, facts: facts, splats: splats.start,
      registerStride: FieldAddresses.stride(program.blockLength))
    for lane in 0..<lanes { address(program, lane: lane, columns) }
  }

  private func address(_ program: FieldProgram, lane: Int, _ columns: FieldAddresses) {
    let own = lane * program.registerCount * FieldAddresses.stride(program.blockLength)
    let registers = unsafe registers.start + own
    for (place, pass) in program.passes.enumerated() {
      let address = unsafe passes.start + lane * program.passes.count + place
      unsafe address.initialize(to: columns.pass(pass, registers: registers))
    }
  }

  /// Lets go of what the run was about.
  func finish() {
    program = nil
  }

  /// How many cells a core takes at a time: whole blocks, so many that what a core fetches ahead is
  /// seldom what another writes, and so few that all end at about the same time.
  private static func shareLength(_ program: FieldProgram, cells: Int, lanes: Int) -> Int {
    let shares = lanes > 1 ? lanes * sharesPerLane : 1
    let blocks = (cells + program.blockLength - 1) / program.blockLength
    return max(1, (blocks + shares - 1) / shares) * program.blockLength
  }

  private static let sharesPerLane = 32

  /// Does shares until there is none left.
  func runAll(lane: Int) {
    guard let program else { return }
    let passes = unsafe passes.start + lane * program.passes.count
    while true {
      let start = next.add(shareLength, ordering: .relaxed).oldValue
      guard start < cellCount else { return }
      let end = min(start + shareLength, cellCount)
      for cell in stride(from: start, to: end, by: program.blockLength) {
        let count = min(program.blockLength, end - cell)
        unsafe run(program, passes, cell: cell, count: count)
      }
    }
  }

  /// Does the passes for so many cells from a cell on.
  private func run(
    _ program: FieldProgram, _ passes: UnsafeMutablePointer<cellmath_pass>, cell: Int, count: Int
  ) {
    var start = 0
    for place in program.lanePasses {
      unsafe cellmath_passes_run(passes + start, place - start, cell, count, width)
      let kind = program.passes[place].kind
      unsafe FieldLanes.run(kind, passes[place], cell: cell, count: count)
      start = place + 1
    }
    unsafe cellmath_passes_run(passes + start, program.passes.count - start, cell, count, width)
  }
}
