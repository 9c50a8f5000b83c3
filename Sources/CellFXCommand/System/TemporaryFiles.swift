/// Files in a folder of their own; both are gone with their owner.
final class TemporaryFiles: Sendable {
  private let folder: String
  private let names: [String]

  /// Writes files.
  init(_ texts: [(name: String, text: String)]) throws(FileFault) {
    folder = try FileAccess.makeTemporaryFolder()
    names = texts.map(\.name)
    for (name, text) in texts {
      let file = try FileAccess.create(path(name))
      try FileAccess.put(Array(text.utf8), to: file, named: name)
      try FileAccess.finish(file, named: name)
    }
  }

  deinit {
    for name in names { FileAccess.remove(path(name)) }
    FileAccess.remove(folder)
  }

  /// Where a file is.
  func path(_ name: String) -> String {
    "\(folder)/\(name)"
  }
}
