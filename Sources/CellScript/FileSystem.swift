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
  }

  /// Why a file could not be read.
  enum Failure: Error {
    case code(Int32)
    case tooLong(Int)
  }

  /// What stands at a path, links followed; nil for nothing.
  static func kind(of path: String) -> Kind? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    return switch facts.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: nil
    }
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
  static func bytes(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .code(errno) }
    defer { _ = close(descriptor) }
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
