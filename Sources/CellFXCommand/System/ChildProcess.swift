#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that this one has started and talks with by lines.
///
/// Invariant: both pipes are open and the process is not waited for, until the end of the object.
final class ChildProcess {
  private let number: pid_t
  private let input: Int32
  private let output: Int32
  private var pending: [UInt8] = []

  /// Starts a program, its errors thrown away; nil if that fails.
  init?(_ path: String, _ words: [String]) {
    var (into, out) = ([Int32](repeating: -1, count: 2), [Int32](repeating: -1, count: 2))
    guard unsafe pipe(&into) == 0 else { return nil }
    guard unsafe pipe(&out) == 0 else {
      for end in into { close(end) }
      return nil
    }
    for end in [into[1], out[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started = Self.start(path, words, input: into[0], output: out[1])
    close(into[0])
    close(out[1])
    (input, output) = (into[1], out[0])
    number = started ?? 0
    if started == nil { return nil }
  }

  deinit {
    close(input)
    close(output)
    if number > 0 { _ = waitpid(number, nil, 0) }
  }

  /// Hands it some text; false where it does not listen any more.
  func write(_ text: String) -> Bool {
    (try? FileAccess.put(Array(text.utf8), to: input, named: "")) != nil
  }

  /// The next line that it prints, nil where it has ended.
  func readLine() -> String? {
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeFirst(end + 1) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let count = unsafe part.withUnsafeMutableBytes {
        unsafe read(output, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      pending += part[..<count]
    }
  }

  /// Runs a program to its end, its output thrown away.
  ///
  /// - Returns: The nanoseconds of CPU that it took, the system's work for it included; nil if it did
  ///   not start or did not end with 0.
  static func run(_ path: String, _ words: [String]) -> UInt64? {
    let null = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    guard let number = start(path, words, input: null, output: null) else { return nil }
    var (status, usage) = (Int32(0), rusage())
    while unsafe wait4(number, &status, 0, &usage) < 0 {
      if errno != EINTR { return nil }
    }
    return status == 0 ? nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime) : nil
  }

  private static func nanoseconds(_ time: timeval) -> UInt64 {
    UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_usec) * 1000
  }

  /// Starts a program in an environment of its own, with nothing but where programs and libraries are.
  private static func start(
    _ path: String, _ words: [String], input: Int32, output: Int32
  ) -> pid_t? {
    let kept = ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"].compactMap { name in
      Outside.variable(name).map { "\(name)=\($0)" }
    }
    let copies = unsafe ([path] + words + kept).map { unsafe strdup($0) }
    defer { for place in unsafe copies.indices { unsafe free(copies[place]) } }
    let texts = unsafe copies.prefix(words.count + 1) + [nil]
    let variables = unsafe copies.suffix(kept.count) + [nil]
    #if canImport(Glibc)
      var actions = unsafe posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var number: pid_t = 0
    let code = unsafe posix_spawn(
      &number, path, &actions, nil, Array(texts), Array(variables))
    return code == 0 ? number : nil
  }
}
