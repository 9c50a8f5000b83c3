internal import CCellMath

/// What a pass reads.
enum PassOperand: Hashable, Sendable {
  /// A column as it is when the pass runs.
  case column(FieldColumn)

  /// A value of the block.
  case register(Int)

  /// The same value in every cell, by its place among the scalars.
  case scalar(Int)
}

/// One pass over the cells of a block.
struct FieldPass: Hashable, Sendable {
  /// Where a result goes.
  enum Result: Hashable, Sendable {
    case register(Int)
    case output(FieldOutput)
  }

  var kind: PassKind
  var operands: [PassOperand]
  var result: Result
  /// Columns that the next block needs, to be fetched meanwhile.
  var ahead: [FieldColumn] = []
}

extension FieldPass {
  /// The columns that it reads.
  var columnsRead: [FieldColumn] {
    operands.compactMap { operand in
      guard case .column(let column) = operand else { return nil }
      return column
    }
  }

  /// The columns that it reads or writes.
  fileprivate var columns: [FieldColumn] {
    guard case .output(let output) = result else { return columnsRead }
    return columnsRead + [.frame(output.column)]
  }

  fileprivate var isEndingMix: Bool {
    guard case .output = result else { return false }
    return kind == PassKind(cellmath_pass_mix)
  }
}

/// Passes in an order in which no column is overwritten before it has been read, with registers that
/// are used again when what they hold is no longer needed.
struct FieldSchedule {
  private typealias Draft = FieldFusion.Draft

  /// A pass and the output that it finishes, if it does.
  private struct Entry {
    var draft: FieldFusion.Draft
    var output: FieldOutput?
  }

  private(set) var passes: [FieldPass] = []
  private(set) var registerCount = 0
  /// The columns that are read or written, each once, in the order in which passes meet them.
  private(set) var columns: [FieldColumn] = []
  /// The uniforms that are rounded to scalars, by the scalars' places.
  private(set) var scalars: [Int] = []

  private let code: CellCode
  private var free: [Int] = []
  private var registers: [Int: Int] = [:]
  private var scalarPlaces: [Int: Int] = [:]

  /// Orders the passes of a fusion; each output comes with the value of its node in each cell.
  init(_ fusion: FieldFusion, outputs: [(FieldOutput, value: Int)]) {
    code = fusion.code
    assign(Self.ordered(fusion, outputs))
    findColumns()
    joinMixes()
    fetchAhead()
  }

  private static func ordered(
    _ fusion: FieldFusion, _ outputs: [(FieldOutput, value: Int)]
  ) -> [Entry] {
    var own: [Int: FieldOutput] = [:]
    var ends: [Entry] = []
    for (output, value) in outputs {
      let draft = fusion.drafts.first { $0.value == value }
      if let draft, draft.kind.canFinish, !fusion.isShared(value) {
        own[value] = output
        ends.append(Entry(draft: draft, output: output))
      } else {
        ends.append(Entry(draft: copy(of: value), output: output))
      }
    }
    var entries = fusion.drafts.filter { own[$0.value] == nil }.map { Entry(draft: $0) }
    finish(ends, of: fusion.code, onto: &entries)
    return entries
  }

  private static func copy(of value: Int) -> Draft {
    Draft(value: value, kind: PassKind(cellmath_pass_copy), operands: [value])
  }

  /// Appends what ends in outputs.
  ///
  /// First what overwrites a column that nothing else left reads; where each is read by another, one
  /// is worked out ahead and copied in the end.
  private static func finish(_ ends: [Entry], of code: CellCode, onto entries: inout [Entry]) {
    var left = ends
    var copies: [Entry] = []
    while !left.isEmpty {
      let place = left.indices.first { place in
        left.indices.allSatisfy { $0 == place || !reads(left[$0], left[place].output, code) }
      }
      let entry = left.remove(at: place ?? 0)
      guard place == nil else {
        entries.append(entry)
        continue
      }
      entries.append(Entry(draft: entry.draft))
      copies.append(Entry(draft: copy(of: entry.draft.value), output: entry.output))
    }
    entries += copies
  }

  private static func reads(_ entry: Entry, _ output: FieldOutput?, _ code: CellCode) -> Bool {
    guard let output else { return false }
    return entry.draft.operands.contains { code.values[$0] == .column(.frame(output.column)) }
  }

  // MARK: Neighbours

  /// Has four mixes by one part that stand in a row be one loop.
  ///
  /// Doing them side by side changes nothing: none reads what another writes, since columns are read
  /// as they were before the run.
  private mutating func joinMixes() {
    var place = 0
    while place + 4 <= passes.count {
      let four = passes[place..<place + 4]
      let part = passes[place].operands.last
      if four.allSatisfy({ $0.isEndingMix && $0.operands.last == part }) {
        passes[place].kind = PassKind(cellmath_pass_mix_four)
        place += 4
      } else {
        place += 1
      }
    }
  }

  /// Has the loops fetch columns for the next block where there are passes enough: four each that
  /// take long, as they go, and one each of the others, at once.
  ///
  /// Then the memory works while the passes do. The machine itself looks ahead where a few only stream
  /// by; columns that are left over are left to it too.
  private mutating func fetchAhead() {
    guard passes.count > columns.count else { return }
    var left = columns[...]
    let (long, short) = (
      loops.filter { passes[$0].kind.isLong }, loops.filter { !passes[$0].kind.isLong }
    )
    for (share, places) in [(4, long), (1, short)] {
      for place in places {
        passes[place].ahead = Array(left.prefix(share))
        left = left.dropFirst(share)
      }
    }
  }

  /// The passes that run as loops: none that is done by the first of four mixes, or lane by lane.
  private var loops: [Int] {
    var loops: [Int] = []
    var place = 0
    while place < passes.count {
      if passes[place].kind.isVector { loops.append(place) }
      place += passes[place].kind == PassKind(cellmath_pass_mix_four) ? 4 : 1
    }
    return loops
  }

  private mutating func findColumns() {
    for pass in passes {
      for column in pass.columns where !columns.contains(column) { columns.append(column) }
    }
  }

  // MARK: Registers

  private mutating func assign(_ entries: [Entry]) {
    var lastUses: [Int: Int] = [:]
    for (place, entry) in entries.enumerated() {
      for operand in entry.draft.operands { lastUses[operand] = place }
    }
    for (place, entry) in entries.enumerated() {
      let operands = entry.draft.operands.map { operand($0) }
      for value in entry.draft.operands where lastUses[value] == place {
        // A pass reads a vector before it writes it, so the result may take an operand's register.
        if let register = registers.removeValue(forKey: value) { free.append(register) }
      }
      let result = result(of: entry)
      passes.append(FieldPass(kind: entry.draft.kind, operands: operands, result: result))
    }
  }

  private mutating func result(of entry: Entry) -> FieldPass.Result {
    if let output = entry.output { return .output(output) }
    free.sort(by: >)
    let register = free.popLast() ?? registerCount
    registerCount = max(registerCount, register + 1)
    registers[entry.draft.value] = register
    return .register(register)
  }

  private mutating func operand(_ value: Int) -> PassOperand {
    if let register = registers[value] { return .register(register) }
    switch code.values[value] {
    case .column(let column): return .column(column)
    case .scalar(let uniform):
      if let place = scalarPlaces[uniform] { return .scalar(place) }
      scalarPlaces[uniform] = scalars.count
      scalars.append(uniform)
      return .scalar(scalars.count - 1)
    case .function:
      preconditionFailure("a value is worked out before it is used")
    }
  }
}
