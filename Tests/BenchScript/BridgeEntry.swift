import CCellScript

/// The bridge alone: one machine whose handler is entered with columns that never change.
///
/// Invariant: the machine and the columns live from `init` to `deinit`.
@safe final class BridgeEntry {
  private let machine: OpaquePointer
  private let items: UnsafeMutableBufferPointer<Int64>
  private let generations: UnsafeMutableBufferPointer<UInt32>
  private var view = unsafe cellscript_view()
  private var stimulus = unsafe cellscript_stimulus()

  /// Enters `touch_began` of a plugin's text.
  init(_ text: String) {
    var limits = cellscript_limits(
      heap: 2 << 20, string: 64 << 10, load_steps: 5_000_000, instant_steps: 200_000,
      entry_steps: 200, host_steps: 2000, waits: 1000, load_clock: 0, instant_clock: 0,
      failing_allocation: 0, refused_allocations: 0)
    var machine: OpaquePointer?
    guard unsafe cellscript_machine_create(&limits, 1, &machine) == .ok,
      let machine = unsafe machine
    else { preconditionFailure("no memory for a machine") }
    let added = unsafe cellscript_machine_add_module(
      machine, "bench", "bench.lua", text, text.utf8.count)
    guard added == .ok, unsafe cellscript_machine_load(machine, "bench") == .ok
    else { preconditionFailure("the text does not load") }
    unsafe self.machine = machine
    unsafe items = .allocate(capacity: 1)
    unsafe generations = .allocate(capacity: 1)
    unsafe items.initialize(repeating: 0)
    unsafe generations.initialize(repeating: 0)
    unsafe view.slot_count = 1
    unsafe view.items = UnsafePointer(items.baseAddress)
    unsafe view.generations = UnsafePointer(generations.baseAddress)
    unsafe view.allowed_count = -1
    unsafe stimulus.kind = .touch_began
  }

  deinit {
    unsafe cellscript_machine_destroy(machine)
    unsafe items.deallocate()
    unsafe generations.deallocate()
  }

  /// Enters so many times, each in an instant of its own.
  func enter(_ count: Int) {
    var answer = unsafe cellscript_answer()
    var (view, stimulus) = unsafe (self.view, self.stimulus)
    for _ in 0..<count {
      unsafe view.time += 0.001
      let status = unsafe cellscript_machine_answer(machine, &stimulus, &view, &answer)
      precondition(status == .ok, "the handler failed")
    }
    unsafe self.view.time = view.time
  }
}
