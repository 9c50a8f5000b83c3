/// Everything a grid has to say, first in, first out.
///
/// Invariant: the entries before `head` were handed out; an empty queue holds none, and keeps its
/// memory.
struct OutputQueue: Sendable {
  private var entries: [GridOutput] = []
  private var head = 0

  /// Appends what happened last.
  mutating func append(_ output: GridOutput) {
    entries.append(output)
  }

  /// Takes out what happened first.
  mutating func next() -> GridOutput? {
    guard head < entries.count else { return nil }
    let output = entries[head]
    head += 1
    if head == entries.count {
      entries.removeAll(keepingCapacity: true)
      head = 0
    }
    return output
  }
}
