internal import CCellMath
internal import CellMotion

/// What one pass over a block does.
enum PassKind: Hashable, Sendable {
  /// A loop over vectors: a `cellmath_pass_kind`.
  case vector(Int32)

  /// A curve, lane by lane.
  case curve(Curve)

  /// A spring, lane by lane.
  case spring(Spring)

  /// The kind by its C name.
  init(_ kind: cellmath_pass_kind) {
    self = .vector(Int32(kind.rawValue))
  }

  /// Whether a loop over vectors does it.
  var isVector: Bool {
    if case .vector = self { true } else { false }
  }

  /// Whether it takes so long that it fetches columns as it goes.
  var isLong: Bool {
    guard case .vector(let kind) = self else { return false }
    return cellmath_pass_is_long(kind)
  }

  /// Whether the pass may finish an output.
  var canFinish: Bool {
    guard case .vector(let kind) = self else { return false }
    return kind >= PassKind.number(cellmath_pass_copy)
  }

  static func number(_ kind: cellmath_pass_kind) -> Int32 {
    Int32(kind.rawValue)
  }
}

/// Cells' values grouped into passes.
///
/// What is used once is worked out within the pass that uses it, where there is a loop for the two
/// together. Nothing changes its order, so nothing changes its bits.
struct FieldFusion {
  /// One pass: a function of values of the cell code.
  struct Draft {
    /// What it works out.
    var value: Int
    var kind: PassKind
    var operands: [Int]
  }

  private(set) var code: CellCode
  /// The passes, operands first.
  private(set) var drafts: [Draft] = []
  private var uses: [Int]

  /// Groups what the roots need.
  init(_ code: CellCode, roots: [Int]) {
    self.code = code
    uses = Self.uses(code, roots)
    var isTaken = uses.map { _ in false }
    for value in code.values.indices.reversed() where uses[value] > 0 && !isTaken[value] {
      guard case .function(let node) = code.values[value] else { continue }
      let draft = draft(of: value, node) { isTaken[$0] = true }
      drafts.append(draft)
    }
    drafts.reverse()
  }

  /// How often each value is used by what the roots need, and as a root.
  private static func uses(_ code: CellCode, _ roots: [Int]) -> [Int] {
    var uses = code.values.map { _ in 0 }
    for root in roots { uses[root] += 1 }
    for (value, meaning) in code.values.enumerated().reversed() where uses[value] > 0 {
      guard case .function(let node) = meaning else { continue }
      for operand in node.operands { uses[operand] += 1 }
    }
    return uses
  }

  /// Whether a value is used more than once: by passes and outputs.
  func isShared(_ value: Int) -> Bool {
    uses[value] > 1
  }

  /// The function that a value is, if nothing else uses it.
  private func own(_ value: Int) -> FieldNode? {
    guard uses[value] == 1, case .function(let node) = code.values[value] else { return nil }
    return node
  }

  private mutating func draft(
    of value: Int, _ node: FieldNode, taking take: (Int) -> Void
  ) -> Draft {
    switch node {
    case .two(.hypot, let x, let y):
      if let operands = distance(x, y, taking: take) {
        return Draft(value: value, kind: PassKind(cellmath_pass_distance), operands: operands)
      }
    case .three(.where, let condition, let yes, let no):
      if let (x, y) = comparison(condition) {
        take(condition)
        let (kind, operands) = choice(x, y, yes, no, taking: take)
        return Draft(value: value, kind: PassKind(kind), operands: operands)
      }
    case .two:
      if let chain = chain(value, node, length: 3), chain.links.count > 0 {
        for inner in chain.inner { take(inner) }
        return Draft(value: value, kind: chain.kind, operands: chain.operands)
      }
    default:
      break
    }
    return Draft(value: value, kind: node.passKind, operands: node.operands)
  }

  /// The operands of x < y, if that is what a condition alone is.
  private func comparison(_ condition: Int) -> (Int, Int)? {
    switch own(condition) {
    case .two(.less, let x, let y): (x, y)
    case .two(.greater, let x, let y): (y, x)
    default: nil
    }
  }

  /// The choice between two where x < y, with another choice in it if that is used nowhere else.
  private func choice(
    _ x: Int, _ y: Int, _ yes: Int, _ no: Int, taking take: (Int) -> Void
  ) -> (cellmath_pass_kind, operands: [Int]) {
    if yes != no, let (condition, inner) = ownChoice(no) {
      for value in [no, condition] { take(value) }
      return (cellmath_pass_where_less_else, [x, y, yes] + inner)
    }
    if yes != no, let (condition, inner) = ownChoice(yes) {
      for value in [yes, condition] { take(value) }
      return (cellmath_pass_where_less_twice, [x, y] + inner + [no])
    }
    return (cellmath_pass_where_less, [x, y, yes, no])
  }

  /// The condition and the operands of a choice by a comparison alone, if that is what a value is.
  private func ownChoice(_ value: Int) -> (condition: Int, operands: [Int])? {
    guard case .three(.where, let condition, let yes, let no) = own(value),
      let (x, y) = comparison(condition)
    else { return nil }
    return (condition, [x, y, yes, no])
  }

  /// hypot(a + b, c + d) of the hypot of two sums or of one.
  private mutating func distance(_ x: Int, _ y: Int, taking take: (Int) -> Void) -> [Int]? {
    guard x != y, let (a, b) = sum(x) else {
      guard x != y, let (c, d) = sum(y) else { return nil }
      take(y)
      return [x, nothing(), c, d]
    }
    take(x)
    guard let (c, d) = sum(y) else { return [a, b, y, nothing()] }
    take(y)
    return [a, b, c, d]
  }

  /// −0: added to x it is x.
  private mutating func nothing() -> Int {
    code.scalar(code.uniforms.add(.constant(-0.0)))
  }

  /// The operands of a sum; x − u is x + (−u).
  private mutating func sum(_ value: Int) -> (Int, Int)? {
    switch own(value) {
    case .two(.add, let a, let b):
      return (a, b)
    case .two(.subtract, let a, let b):
      guard case .scalar(let uniform) = code.values[b] else { return nil }
      return (a, code.scalar(code.uniforms.add(.one(.negate, uniform))))
    default:
      return nil
    }
  }
}

// MARK: - Chains

/// Sums, differences and products, each of the one before and one more operand.
struct PassChain {
  /// How a link goes on from what is before it.
  enum Link: Int32 {
    case add
    case subtract
    case from
    case multiply
  }

  /// Of the first two operands: add, subtract or multiply.
  var first: Link
  /// Further on, at most two.
  var links: [Link] = []
  var operands: [Int]
  /// The values that are worked out on the way.
  var inner: [Int] = []

  /// The loop that does it all; there is a link.
  var kind: PassKind {
    let row: Int32 =
      switch first {
      case .add: 0
      case .subtract, .from: 1
      case .multiply: 2
      }
    let two = row * 4 + links[0].rawValue
    guard links.count > 1 else {
      return .vector(PassKind.number(cellmath_pass_add_add) + two)
    }
    return .vector(PassKind.number(cellmath_pass_add_add_add) + two * 4 + links[1].rawValue)
  }
}

extension FieldFusion {
  /// The longest chain of at most so many functions that ends at a value.
  private func chain(_ value: Int, _ node: FieldNode, length: Int) -> PassChain? {
    guard case .two(let function, let x, let y) = node, let link = function.link else {
      return nil
    }
    let start = PassChain(first: link, operands: [x, y])
    guard length > 1, x != y else { return start }
    let left = own(x).flatMap { chain(x, $0, length: length - 1) }
    let right = own(y).flatMap { chain(y, $0, length: length - 1) }
    if let left, left.links.count >= right?.links.count ?? 0 {
      return longer(left, by: link, y, through: x)
    }
    guard let right else { return start }
    return longer(right, by: link == .subtract ? .from : link, x, through: y)
  }

  private func longer(
    _ chain: PassChain, by link: PassChain.Link, _ operand: Int, through inner: Int
  ) -> PassChain {
    var chain = chain
    chain.links.append(link)
    chain.operands.append(operand)
    chain.inner.append(inner)
    return chain
  }
}

extension FieldNode.Binary {
  fileprivate var link: PassChain.Link? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    default: nil
    }
  }
}
