internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Threads that help with a run and sleep in between.
///
/// Invariant: a worker touches a run's work only while `run` waits for it, and all threads have ended
/// before the crew is gone.
final class FieldCrew {
  #if canImport(Darwin)
    private typealias Thread = pthread_t?
  #else
    private typealias Thread = pthread_t
  #endif

  private let post = FieldPost()
  private var threads: [Thread] = []

  /// A crew of so many workers; fewer if the system gives no more threads.
  init(workers: Int) {
    for lane in 1...workers {
      let worker = unsafe Unmanaged.passRetained(FieldWorker(post: post, lane: lane))
      #if canImport(Darwin)
        var thread: Thread = nil
      #else
        var thread = Thread()
      #endif
      let failure = unsafe pthread_create(
        &thread, nil,
        { argument in
          unsafe FieldWorker.main(argument)
          return nil
        }, worker.toOpaque())
      guard failure == 0 else {
        unsafe worker.release()
        break
      }
      threads.append(thread)
    }
  }

  deinit {
    post.close()
    for thread in threads {
      #if canImport(Darwin)
        if let thread { unsafe pthread_join(thread, nil) }
      #else
        pthread_join(thread, nil)
      #endif
    }
  }

  /// Does work together with at most so many workers; returns when all of it is done.
  func run(_ work: FieldWork, workers: Int) {
    post.begin(work, workers: min(workers, threads.count))
    work.runAll(lane: 0)
    post.awaitEnd()
  }
}

/// One thread of a crew: lane 1 and up, lane 0 being whoever asked.
private final class FieldWorker {
  private let post: FieldPost
  private let lane: Int

  init(post: FieldPost, lane: Int) {
    self.post = post
    self.lane = lane
  }

  static func main(_ argument: UnsafeMutableRawPointer?) {
    guard let argument = unsafe argument else { return }
    let worker = unsafe Unmanaged<FieldWorker>.fromOpaque(argument).takeRetainedValue()
    var seen = 0
    while let work = worker.post.next(after: &seen, lane: worker.lane) {
      work.runAll(lane: worker.lane)
      worker.post.end()
    }
  }
}

/// Where a crew meets: who is called, for what, and who is still at it.
///
/// Invariant: everything but the lock and the conditions is read and written under the lock; `busy`
/// may be looked at without it.
@safe private final class FieldPost: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let called = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let finished = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var work: FieldWork?
  /// How many runs there have been.
  private var round = 0
  /// Up to which lane workers are called.
  private var lanes = 0
  /// How many of them have not ended.
  private let busy = Atomic<Int>(0)
  private var isClosing = false

  init() {
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe called.initialize(to: pthread_cond_t())
    unsafe finished.initialize(to: pthread_cond_t())
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(called, nil)
    unsafe pthread_cond_init(finished, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(finished)
    unsafe pthread_cond_destroy(called)
    unsafe pthread_mutex_destroy(lock)
    unsafe finished.deallocate()
    unsafe called.deallocate()
    unsafe lock.deallocate()
  }

  /// Calls workers 1…`workers` to some work.
  func begin(_ work: FieldWork, workers: Int) {
    unsafe pthread_mutex_lock(lock)
    self.work = work
    round += 1
    lanes = workers
    busy.store(workers, ordering: .relaxed)
    unsafe pthread_cond_broadcast(called)
    unsafe pthread_mutex_unlock(lock)
  }

  /// How often is looked whether workers have ended before going to sleep: for about as long as the
  /// last share takes, which is less than falling asleep and waking up.
  private static let looks = 20_000

  /// Waits until every worker that was called has ended.
  func awaitEnd() {
    var looks = 0
    while looks < Self.looks, busy.load(ordering: .acquiring) > 0 { looks += 1 }
    unsafe pthread_mutex_lock(lock)
    while busy.load(ordering: .relaxed) > 0 { unsafe pthread_cond_wait(finished, lock) }
    work = nil
    unsafe pthread_mutex_unlock(lock)
  }

  /// Sleeps until a worker is called to a round that it has not seen; nil when the crew closes.
  func next(after seen: inout Int, lane: Int) -> FieldWork? {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    while !isClosing {
      if round != seen {
        seen = round
        if lane <= lanes { return work }
      } else {
        unsafe pthread_cond_wait(called, lock)
      }
    }
    return nil
  }

  /// A worker has ended.
  func end() {
    unsafe pthread_mutex_lock(lock)
    let left = busy.subtract(1, ordering: .releasing).newValue
    if left == 0 { unsafe pthread_cond_signal(finished) }
    unsafe pthread_mutex_unlock(lock)
  }

  /// Has all workers leave.
  func close() {
    unsafe pthread_mutex_lock(lock)
    isClosing = true
    unsafe pthread_cond_broadcast(called)
    unsafe pthread_mutex_unlock(lock)
  }
}
