#if canImport(Glibc)
  import Glibc
#endif

/// The cores that this thread, and what it starts, may run on.
///
/// The cores of a machine that is shared are not equally fast at a time.
enum Core {
  /// Does some work on the core that this runs on; where that cannot be had, on any.
  static func pinned<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if os(Linux)
      guard let before = allowed, let core = current else { return try work() }
      allow(CoreSet(core))
      defer { allow(before) }
    #endif
    return try work()
  }

  #if os(Linux)
    // GNU's own functions: the headers do not show them unless they are asked to.
    private typealias Ask = @convention(c) (Int32, Int, UnsafeMutableRawPointer) -> Int32
    private typealias Tell = @convention(c) () -> Int32

    private static func function<Kind>(_ name: String, as kind: Kind.Type) -> Kind? {
      unsafe dlsym(nil, name).map { unsafe unsafeBitCast($0, to: kind) }
    }

    private static var current: Int? {
      function("sched_getcpu", as: Tell.self).map { Int($0()) }.flatMap {
        CoreSet.cores.contains($0) ? $0 : nil
      }
    }

    private static var allowed: CoreSet? {
      var set = CoreSet()
      guard let ask = unsafe function("sched_getaffinity", as: Ask.self) else { return nil }
      return unsafe ask(0, CoreSet.size, &set.words) == 0 ? set : nil
    }

    private static func allow(_ set: CoreSet) {
      var set = set
      guard let ask = unsafe function("sched_setaffinity", as: Ask.self) else { return }
      _ = unsafe ask(0, CoreSet.size, &set.words)
    }
  #endif
}

#if os(Linux)
  /// A bit for each core, as the system takes them.
  private struct CoreSet {
    static let cores = 0..<1024
    static let size = cores.count / 8
    var words = [UInt64](repeating: 0, count: size / 8)

    init() {}

    init(_ core: Int) {
      words[core / 64] = 1 << UInt64(core % 64)
    }
  }
#endif
