#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file cannot be read or written: facts, no prose.
enum FileFault: Error, Hashable {
  /// There is none.
  case missing(String)
  /// There is no such folder.
  case noFolder(String)
  /// It is a folder.
  case folder(String)
  /// The system forbids it.
  case forbidden(String)
  /// It cannot be made.
  case cannotCreate(String, reason: String)
  /// What should be written could not be read again.
  case noScenario(String)
  /// Reading or writing failed.
  case failed(String, reason: String)
  /// Nobody reads the output any more.
  case brokenPipe
}

/// The system's files, the only place of the program that touches memory by address.
enum FileAccess {
  /// The name that stands for standard input or output.
  static let standard = "-"
  /// Standard output.
  static let output = STDOUT_FILENO

  /// The first bytes of a file, at most `limit` and one more, so that more can be told from enough.
  static func bytes(of path: String, limit: Int) throws(FileFault) -> [UInt8] {
    let file = path == standard ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw fault(opening: path) }
    defer { if path != standard { close(file) } }
    if isFolder(file) { throw .folder(path) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let wanted = min(part.count, limit + 1 - bytes.count)
      let count = unsafe part.withUnsafeMutableBytes { buffer in
        unsafe read(file, buffer.baseAddress, wanted)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .failed(path, reason: reason()) }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }

  /// Makes a file if it is not there and opens it for writing; not emptied, it holds what it held until
  /// ``replace(with:in:named:)``.
  static func create(_ path: String, emptying: Bool = true) throws(FileFault) -> Int32 {
    if path == standard { return STDOUT_FILENO }
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (emptying ? O_TRUNC : 0)
    let file = unsafe open(path, flags, 0o666)
    guard file >= 0 else { throw .cannotCreate(path, reason: reason()) }
    return file
  }

  /// Writes all bytes in place of what a file holds.
  static func replace(
    with bytes: [UInt8], in file: Int32, named path: String
  ) throws(FileFault) {
    // A device has nothing to be cut off.
    if file != STDOUT_FILENO, ftruncate(file, 0) != 0, errno != EINVAL {
      throw .failed(path, reason: reason())
    }
    try put(bytes, to: file, named: path)
  }

  /// Writes all bytes.
  static func put(_ bytes: [UInt8], to file: Int32, named path: String) throws(FileFault) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(file, buffer.baseAddress?.advanced(by: done), bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EPIPE { throw .brokenPipe }
      if count < 0 { throw .failed(path, reason: reason()) }
      done += count
    }
  }

  /// Closes a file; the system reports here what it could not write before.
  static func finish(_ file: Int32, named path: String) throws(FileFault) {
    guard file != STDOUT_FILENO, close(file) != 0 else { return }
    throw .failed(path, reason: reason())
  }

  /// Checks that a file can be made, or replaced, as ``store(_:as:)`` does it.
  static func check(writing path: String) throws(FileFault) {
    guard path != standard else { return }
    if isFolder(path) { throw .cannotCreate(path, reason: Outside.reason(EISDIR)) }
    let target = target(of: path)
    let isThere = exists(target)
    guard isThere || errno != ELOOP, unsafe access(isThere ? target : folder(of: target), W_OK) == 0
    else { throw .cannotCreate(path, reason: reason()) }
  }

  /// Makes a file, or replaces what is there, with all bytes or not at all.
  ///
  /// They are written beside it first. What is no plain file, as a device, is written as it is.
  static func store(_ bytes: [UInt8], as path: String) throws(FileFault) {
    let target = target(of: path)
    var facts = stat()
    let isThere = unsafe stat(target, &facts) == 0
    if path == standard || (isThere && facts.st_mode & S_IFMT != S_IFREG) {
      let file = try create(path)
      try put(bytes, to: file, named: path)
      return try finish(file, named: path)
    }
    try check(writing: path)
    let draft = "\(target).\(getpid()).part"
    let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .cannotCreate(path, reason: reason()) }
    if isThere { _ = fchmod(file, facts.st_mode & 0o7777) }
    do throws(FileFault) {
      try fill(file, with: bytes, named: path)
      guard unsafe rename(draft, target) == 0 else { throw .failed(path, reason: reason()) }
    } catch {
      remove(draft)
      throw error
    }
  }

  /// Writes all bytes and closes the file, whatever happens.
  private static func fill(
    _ file: Int32, with bytes: [UInt8], named path: String
  ) throws(FileFault) {
    do throws(FileFault) {
      try put(bytes, to: file, named: path)
    } catch {
      close(file)
      throw error
    }
    try finish(file, named: path)
  }

  /// Whether two paths mean one plain file, be it there or not.
  static func isSame(_ path: String, _ other: String) -> Bool {
    guard path != standard, other != standard else { return false }
    var (one, two) = (stat(), stat())
    let areThere = unsafe (stat(path, &one) == 0, stat(other, &two) == 0)
    switch areThere {
    case (true, true):
      return one.st_dev == two.st_dev && one.st_ino == two.st_ino
        && one.st_mode & S_IFMT == S_IFREG
    case (false, false):
      let targets = (target(of: path), target(of: other))
      let folders = (realPath(folder(of: targets.0)), realPath(folder(of: targets.1)))
      return folders.0 != nil && folders.0 == folders.1
        && name(of: targets.0) == name(of: targets.1)
    default:
      return false
    }
  }

  /// Where the bytes of a path go: through links, be the file at their end there or not.
  private static func target(of path: String) -> String {
    var place = path
    for _ in 0..<40 {
      if let real = realPath(place) { return real }
      guard let link = link(at: place) else { break }
      place = link.hasPrefix("/") ? link : "\(folder(of: place))/\(link)"
    }
    return place
  }

  /// What a link says; nil where there is none.
  private static func link(at path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &text, text.count)
    guard count > 0 else { return nil }
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path without links, `.` and `..`; nil where there is nothing.
  static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The path of the folder that a path stands in; for standard input and output where they are read.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  /// The names of what may be a plugin in a folder, sorted: files ending in `.lua` and folders, but
  /// no hidden ones; none where there is no such folder.
  static func candidates(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { start in
        unsafe String(cString: UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
      }
      let isFolder = name.hasSuffix(".lua") ? false : isFolder("\(folder)/\(name)")
      if !name.hasPrefix("."), name.hasSuffix(".lua") || isFolder { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder of its own where the system keeps what is not kept.
  static func makeTemporaryFolder() throws(FileFault) -> String {
    let parent = Outside.variable("TMPDIR") ?? "/tmp"
    var name = Array("\(parent)/cellfx-\(String(repeating: "X", count: 6))".utf8CString)
    guard unsafe mkdtemp(&name) != nil else { throw .cannotCreate(parent, reason: reason()) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a file, or a folder with nothing in it.
  static func remove(_ path: String) {
    _ = unsafe unlink(path) == 0 || rmdir(path) == 0
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  private static func isFolder(_ file: Int32) -> Bool {
    var facts = stat()
    return unsafe fstat(file, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  private static func fault(opening path: String) -> FileFault {
    switch errno {
    case ENOENT, ENOTDIR: .missing(path)
    case EACCES, EPERM: .forbidden(path)
    case EISDIR: .folder(path)
    default: .failed(path, reason: reason())
    }
  }

  private static func reason() -> String {
    Outside.reason(errno)
  }
}
