#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is read of the disk.
///
/// Every pointer lives within one function.
enum FileSystem {
  enum Kind {
    case file
    case folder
    /// A pipe, a device or a socket.
    case other
  }

  /// Why a file could not be read.
  enum Failure: Error {
    case code(Int32)
    case tooLong(Int)
    case notFile
  }

  /// What stands at a path, links followed; nil for nothing.
  static func kind(of path: String) -> Kind? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    return kind(facts)
  }

  private static func kind(_ facts: stat) -> Kind {
    switch facts.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// The absolute path without links and dots; nil if nothing stands there.
  static func realPath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The names in a folder, hidden ones left out, in no order; none if it cannot be read.
  static func entries(of folder: String) -> [String] {
    guard let directory = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { start in
        let bytes = unsafe UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
        return unsafe String(cString: bytes)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// The bytes of a file of at most `limit`.
  ///
  /// Nothing else than a file is read, or waited for.
  static func bytes(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    guard kind(of: path) != .other else { throw .notFile }
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .code(errno) }
    defer { _ = close(descriptor) }
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { throw .code(errno) }
    guard kind(facts) == .file else { throw kind(facts) == .folder ? .code(EISDIR) : .notFile }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16384)
    while bytes.count <= limit {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      guard count >= 0 else { throw .code(errno) }
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
    throw .tooLong(bytes.count)
  }
}
