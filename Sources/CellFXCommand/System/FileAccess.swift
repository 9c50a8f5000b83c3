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

  /// Whether two paths lead to one plain file.
  static func isSame(_ path: String, _ other: String) -> Bool {
    guard path != standard, other != standard else { return false }
    var (facts, others) = (stat(), stat())
    guard unsafe stat(path, &facts) == 0, unsafe stat(other, &others) == 0 else { return false }
    return facts.st_mode & S_IFMT == S_IFREG
      && (facts.st_dev, facts.st_ino) == (others.st_dev, others.st_ino)
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
