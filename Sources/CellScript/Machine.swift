internal import CCellScript
import CellEffect

/// The one owner of a machine of the bridge, and every call of it but the answer.
///
/// Invariant: the pointer is valid from `init` to `deinit` and nobody else frees it.
@safe struct Machine: ~Copyable {
  let pointer: OpaquePointer
  let springs = SpringMemory()

  /// A machine without modules; nil if there is no memory for it.
  init?(limits: Limits, seed: UInt64) {
    var pointer: OpaquePointer?
    var raw = cellscript_limits(limits)
    guard unsafe cellscript_machine_create(&raw, seed, &pointer) == .ok,
      let pointer = unsafe pointer
    else { return nil }
    unsafe self.pointer = pointer
  }

  deinit {
    unsafe cellscript_machine_destroy(pointer)
  }

  /// Gives it the text of a module.
  func add(_ module: PluginSource.Module) -> cellscript_status {
    unsafe module.text.withUnsafeBytes { text in
      let bytes = unsafe text.bindMemory(to: CChar.self)
      guard let start = bytes.baseAddress else {
        return unsafe cellscript_machine_add_module(pointer, module.name, module.file, "", 0)
      }
      return unsafe cellscript_machine_add_module(
        pointer, module.name, module.file, start, bytes.count)
    }
  }

  /// Runs the plugin's file and reads its table.
  func load(_ plugin: String) -> cellscript_status {
    unsafe cellscript_machine_load(pointer, plugin)
  }

  /// Tells it the next name of pictures and texts.
  func addName(_ name: String) -> cellscript_status {
    var name = name
    return name.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else {
          return unsafe cellscript_machine_add_name(pointer, "", 0)
        }
        return unsafe cellscript_machine_add_name(pointer, start, characters.count)
      }
    }
  }

  /// Closes the sequences of a cell and empties its memory.
  func forget(_ cell: cellscript_cell_id, at time: Double) {
    unsafe cellscript_machine_forget(pointer, cell, time)
  }

  /// Takes the lines that the script has written.
  func takeLines() -> [String] {
    var lines: [String] = []
    takeLines { lines.append($0) }
    return lines
  }

  /// Hands out the lines that the script has written.
  func takeLines(_ body: (String) -> Void) {
    while true {
      let line = unsafe cellscript_machine_take_line(pointer)
      guard unsafe line.bytes != nil else { return }
      unsafe body(String(line))
    }
  }

  /// What it has used.
  var usage: Usage {
    let usage = unsafe cellscript_machine_usage(pointer)
    return Usage(
      loadSteps: Int(usage.load_steps), steps: Int(usage.steps), peakSteps: Int(usage.peak_steps),
      totalSteps: Int(usage.total_steps),
      bytes: usage.bytes, peakBytes: usage.peak_bytes, nameBytes: Int(usage.names),
      machineBytes: cellscript_machine_size())
  }

  /// The last failure.
  var failure: Failure {
    let failure = unsafe cellscript_machine_failure(pointer)
    return unsafe Failure(failure)
  }
}

extension Machine {
  /// A failure as the bridge tells it.
  struct Failure {
    let status: cellscript_status
    let defect: cellscript_defect
    let file: String?
    let line: Int?
    let message: String
    let traceback: String
    let name: String
    let nearest: String?
    let handler: String?
    let cell: cellscript_cell_id

    fileprivate init(_ raw: cellscript_failure) {
      status = unsafe raw.status
      defect = unsafe raw.defect
      let file = unsafe String(cString: raw.file)
      self.file = file.isEmpty ? nil : file
      line = unsafe raw.line > 0 ? Int(raw.line) : nil
      message = unsafe String(cString: raw.message)
      traceback = unsafe String(cString: raw.traceback)
      name = unsafe String(cString: raw.name)
      let nearest = unsafe String(cString: raw.nearest)
      self.nearest = nearest.isEmpty ? nil : nearest
      handler = unsafe cellscript_handler_name(raw.handler).map { unsafe String(cString: $0) }
      cell = unsafe raw.cell
    }
  }
}

extension String {
  /// The text of bytes that the bridge lends; what is not UTF-8 is replaced.
  init(_ text: cellscript_text) {
    let bytes = unsafe UnsafeBufferPointer(start: text.bytes, count: text.length)
    self = unsafe String(decoding: UnsafeRawBufferPointer(bytes), as: UTF8.self)
  }
}

extension cellscript_limits {
  fileprivate init(_ limits: Limits) {
    self.init(
      heap: limits.heap, string: limits.string, load_steps: Int64(limits.loadSteps),
      instant_steps: Int64(limits.instantSteps), entry_steps: Int64(limits.entrySteps),
      host_steps: Int64(limits.hostSteps),
      waits: Int32(limits.waits), load_clock: limits.clock?.load ?? 0,
      instant_clock: limits.clock?.instant ?? 0, failing_allocation: limits.failingAllocation,
      refused_allocations: limits.refusedAllocations)
  }
}
