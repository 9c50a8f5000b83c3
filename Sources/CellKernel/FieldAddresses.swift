internal import CCellMath

/// Where passes find their operands in one run.
@safe struct FieldAddresses {
  var frame: FloatStorage
  var facts: FloatStorage
  var splats: UnsafeMutablePointer<Float>
  var registerStride: Int

  /// From a register to the next: a block and three lines of the cache, so that no two are a whole
  /// page apart.
  static func stride(_ blockLength: Int) -> Int {
    blockLength + 3 * FloatStorage.alignment
  }

  /// A pass with its addresses; the registers are those of the core that does it.
  func pass(_ pass: FieldPass, registers: UnsafeMutablePointer<Float>) -> cellmath_pass {
    let operands = pass.operands
    // What a pass does not use is not read, but has an address all the same.
    func address(_ place: Int) -> cellmath_operand {
      unsafe operand(operands[min(place, operands.count - 1)], registers)
    }
    func ahead(_ place: Int) -> UnsafePointer<Float>? {
      guard pass.ahead.indices.contains(place) else { return nil }
      return unsafe UnsafePointer(start(of: pass.ahead[place]))
    }
    var addressed = unsafe cellmath_pass()
    unsafe addressed.a = address(0)
    unsafe addressed.b = address(1)
    unsafe addressed.c = address(2)
    unsafe addressed.d = address(3)
    unsafe addressed.e = address(4)
    unsafe addressed.f = address(5)
    unsafe addressed.g = address(6)
    unsafe addressed.ahead.0 = ahead(0)
    unsafe addressed.ahead.1 = ahead(1)
    unsafe addressed.ahead.2 = ahead(2)
    unsafe addressed.ahead.3 = ahead(3)
    if case .vector(let kind) = pass.kind { unsafe addressed.kind = kind }
    switch pass.result {
    case .register(let register):
      unsafe addressed.result = operand(.register(register), registers)
    case .output(let output):
      unsafe addressed.result = operand(.column(.frame(output.column)), registers)
      unsafe addressed.finishes = true
      unsafe addressed.lower = Float(output.lower)
      unsafe addressed.upper = Float(output.upper)
    }
    return unsafe addressed
  }

  /// The first float of a column.
  func start(of column: FieldColumn) -> UnsafeMutablePointer<Float> {
    switch column {
    case .frame(let index): unsafe frame.column(index)
    case .fact(let index): unsafe facts.column(index)
    }
  }

  private func operand(
    _ operand: PassOperand, _ registers: UnsafeMutablePointer<Float>
  ) -> cellmath_operand {
    switch operand {
    case .column(let column):
      unsafe cellmath_operand(at: start(of: column), stride: 1, shift: 1)
    case .register(let register):
      unsafe cellmath_operand(
        at: registers + register * registerStride, stride: 1, shift: 0)
    case .scalar(let scalar):
      unsafe cellmath_operand(at: splats + scalar * FloatStorage.alignment, stride: 0, shift: 0)
    }
  }
}

/// Memory that grows when more is asked for and is never initialized by itself.
@safe struct FieldScratch<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>
  private var capacity = 0
  private let alignment: Int

  /// Nothing, at an address of its own.
  init(alignment: Int) {
    self.alignment = alignment
    unsafe start = Self.allocate(1, alignment)
  }

  deinit {
    unsafe UnsafeMutableRawPointer(start).deallocate()
  }

  /// Has room for at least so many elements; what was there may be gone.
  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    unsafe UnsafeMutableRawPointer(start).deallocate()
    unsafe start = Self.allocate(count, alignment)
    capacity = count
  }

  private static func allocate(_ count: Int, _ alignment: Int) -> UnsafeMutablePointer<Element> {
    let bytes = count * MemoryLayout<Element>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: alignment)
    return unsafe memory.bindMemory(to: Element.self, capacity: count)
  }
}
