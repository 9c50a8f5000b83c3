#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program finds around it: variables, terminals, the clock, its own place.
enum Outside {
  /// A variable of the environment, nil where it is not set or empty.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Keeps the places of the three standard files taken, should one be closed.
  ///
  /// Else the first file that is opened would be taken for it. What is written to such a place fails.
  static func holdStandardFiles() {
    for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }

  /// Whether a file is a terminal.
  static func isTerminal(_ file: Int32) -> Bool {
    isatty(file) == 1
  }

  /// How many columns the terminal has; 100 where there is none.
  static var columns: Int {
    var size = winsize()
    if unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return variable("COLUMNS").flatMap { Int($0) }.map { max(1, min(10_000, $0)) } ?? 100
  }

  /// What the system says of one of its error numbers.
  static func reason(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }

  /// Nanoseconds since the machine began.
  static func nanoseconds() -> UInt64 {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// Nanoseconds of CPU that this thread has had.
  static func threadNanoseconds() -> UInt64 {
    var now = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// The folder that the program stands in, nil if it cannot be told.
  static var programFolder: String? {
    programPath.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
  }

  /// The program's own file, nil if it cannot be told.
  static var programPath: String? {
    let own = hasProcessFiles ? "/proc/self/exe" : CommandLine.arguments[0]
    return FileAccess.realPath(own)
  }

  /// The file of a program that the shell would find by its name, nil where there is none.
  static func program(named name: String) -> String? {
    (variable("PATH") ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { unsafe access($0, X_OK) == 0 && !FileAccess.isFolder($0) }
  }

  /// From here on, writing to who does not read any more is an error, and does not end the program.
  static func outliveReaders() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// How many cores the program may use.
  static var coreCount: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// What the system says its processors are, as `x86_64`.
  static var architecture: String {
    var names = utsname()
    guard unsafe uname(&names) == 0 else { return "unknown" }
    return unsafe withUnsafePointer(to: &names.machine) { start in
      unsafe String(cString: UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
    }
  }

  /// Whether the system shows its processes as files, as Linux does.
  private static var hasProcessFiles: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }
}
