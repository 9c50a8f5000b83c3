import CAllocations
import CellScenario
import CellStage

/// Counts what frames allocate in which nothing happens: no event is fed, no effect is told anything,
/// nothing is reported and no cell comes or goes, nor has in the frame before, in which columns may
/// grow to what is new.
final class FrameMeter {
  /// How many frames were counted.
  private(set) var frameCount = 0
  /// How many of them allocated.
  private(set) var allocatingCount = 0
  /// The first that did: when, in seconds, and how often.
  private(set) var first: (time: Double, count: UInt64)?
  private let tellings: () -> Int
  /// What the thread had allocated when a frame began and when it was made.
  private var begun: UInt64 = 0
  private var made: UInt64 = 0
  private var told = 0
  private var items: [Int64] = []
  private var wasQuiet = false

  /// A meter of frames.
  ///
  /// - Parameter tellings: How often effects were told anything so far.
  init(tellings: @escaping () -> Int) {
    self.tellings = tellings
  }

  /// Is called before a frame and after it.
  @discardableResult
  func read() -> UInt64 {
    (begun, made) = (made, allocations_count())
    return made
  }

  /// Counts the frame, if nothing has happened.
  func see(_ frame: Frame, hasHappened: Bool) {
    let isQuiet = !hasHappened && told == tellings() && items.elementsEqual(frame.items)
    told = tellings()
    // Copied one by one: a column that is shared would be copied by the next frame.
    items = frame.items.map { $0 }
    defer { wasQuiet = isQuiet }
    guard isQuiet, wasQuiet else { return }
    frameCount += 1
    guard made > begun else { return }
    allocatingCount += 1
    first = first ?? (frame.time, made - begun)
  }
}

extension FrameMeter: PlaybackObserver {
  func see(_ moment: Moment) {
    see(moment.frame, hasHappened: !moment.events.isEmpty || !moment.reports.isEmpty)
  }
}
