import CellScenario

/// A trace on its way to a file.
///
/// Invariant: after a failure nothing more is written; ``close()`` tells of it.
final class TraceFile {
  /// Where it goes.
  let path: String
  /// How many rows there are.
  private(set) var rowCount = 0
  private let format: TraceFormat
  private let file: Int32
  private var pending: [UInt8]
  private var failure: FileFault?
  private static let pendingLimit = 1 << 16

  /// A trace to a file that is made, or emptied, now.
  init(_ path: String, _ format: TraceFormat) throws(FileFault) {
    self.path = path
    self.format = format
    file = try FileAccess.create(path)
    pending = Array(format.header.utf8)
  }

  /// Hands its rows to this file.
  var recorder: TraceRecorder {
    TraceRecorder { row in
      self.rowCount += 1
      self.pending += self.format.text(of: row).utf8
      if self.pending.count >= Self.pendingLimit { self.flush() }
    }
  }

  /// Writes the rest.
  func close() throws(FileFault) {
    flush()
    do throws(FileFault) {
      try FileAccess.finish(file, named: path)
    } catch {
      failure = failure ?? error
    }
    if let failure { throw failure }
  }

  private func flush() {
    defer { pending.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    do throws(FileFault) {
      try FileAccess.put(pending, to: file, named: path)
    } catch {
      failure = error
    }
  }
}
