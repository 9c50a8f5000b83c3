/// What one use of a plugin may use.
///
/// Everything but the clock is counted, so a run in which the clock does not strike can be repeated.
/// No number is below 0; one that is, and a clock that is not above 0, ends the program where a plugin
/// is loaded.
public struct Limits: Sendable, Hashable {
  /// Bytes of everything that the script makes grow: its heap, the commands of a stretch, what it
  /// has written.
  ///
  /// Beside it a use holds the texts of its files, the names of pictures and texts that the stage
  /// knows (of which it may bring 1 MB), and a machine of ``Usage/machineBytes``.
  public var heap = 2 << 20
  /// Bytes of one string.
  public var string = 64 << 10
  /// Bytes of one of its files.
  public var source = 64 << 10
  /// Its files.
  public var modules = 64
  /// Instructions while it is loaded.
  public var loadSteps = 5_000_000
  /// Instructions in one instant of the stage; above 0 where there is a clock.
  public var instantSteps = 200_000
  /// What each stretch costs before it runs, in instructions, up to 2^40.
  public var entrySteps = 200
  /// Up to 2^40: what each event that the host has caused adds to the instant's steps, so that many
  /// cells may appear at once; of what effects cause themselves the first 200 events do.
  public var hostSteps = 2_000
  /// Sequences that wait, up to 1,000,000.
  public var waits = 1000
  /// The backstop clock, for what cannot be counted; nil: none.
  ///
  /// When it strikes depends on the machine and its load, so a run in which it does cannot be
  /// repeated.
  public var clock: Clock? = Clock()
  /// For tests: the allocation, from 1, from which on memory is refused.
  package var failingAllocation: UInt64 = 0
  /// For tests: how many are refused then; after one that is refused Lua collects and tries again.
  package var refusedAllocations = UInt64.max

  /// The documented defaults.
  public init() {}

  /// The defaults without the clock: every run of the same events is the same.
  ///
  /// For tests and recordings; a host that plays what it does not know keeps the clock.
  public static var counted: Limits {
    var limits = Limits()
    limits.clock = nil
    return limits
  }

  /// Ends the program if a number makes no sense.
  func check() {
    let counts = [
      heap, string, source, modules, loadSteps, instantSteps, entrySteps, hostSteps, waits,
    ]
    precondition(counts.allSatisfy { $0 >= 0 }, "a limit of a script is below 0")
    precondition(
      max(entrySteps, hostSteps) <= 1 << 40, "a script's steps of an event are beyond 2^40")
    precondition(waits <= 1_000_000, "a script waits at most 1,000,000 times at once")
    guard let clock else { return }
    precondition(instantSteps > 0, "a script with a clock has steps in an instant")
    let times = [clock.load, clock.instant]
    precondition(
      times.allSatisfy { $0 > 0 && $0 < .infinity }, "the clock of a script is not above 0 seconds")
  }

  /// CPU time of the thread, in seconds.
  public struct Clock: Sendable, Hashable {
    /// While it is loaded.
    public var load = 0.05
    /// In one instant of the stage.
    public var instant = 0.004

    /// The documented defaults.
    public init() {}
  }
}

/// What one use of a plugin has used.
public struct Usage: Sendable, Hashable {
  /// Instructions while it was loaded.
  public let loadSteps: Int
  /// Instructions in the present instant.
  public let steps: Int
  /// Instructions in the worst instant.
  public let peakSteps: Int
  /// Instructions in all since it was loaded.
  ///
  /// Like the other steps they are the same in every run of the same events.
  public let totalSteps: Int
  /// Bytes of what ``Limits/heap`` bounds.
  public let bytes: Int
  /// The most bytes of it.
  public let peakBytes: Int
  /// Bytes of the names that it was the first to bring to its stage.
  public let nameBytes: Int
  /// Bytes of the machine itself, the same for every use.
  public let machineBytes: Int
}
