/// An interpreter that runs a loop when it is asked to, and takes the time itself.
///
/// It stays there over all rounds, so that it is as warm as it gets.
final class LuaTalk {
  private let process: ChildProcess

  /// Starts an interpreter and waits until its loop is set up; nil if that fails.
  init?(_ path: String, text: String) {
    guard let process = ChildProcess(path, ["-e", text]) else { return nil }
    self.process = process
    guard process.readLine() == "ready" else { return nil }
  }

  /// Nanoseconds of CPU that so many runs of the loop took.
  func time(of repeats: Int) -> Double? {
    guard process.write("\(repeats)\n") else { return nil }
    return process.readLine().flatMap(Double.init).map { $0 * 1e9 }
  }

  /// The sum of what the loop has worked out, after one more run.
  func sum() -> Double? {
    guard process.write("sum\n") else { return nil }
    return process.readLine().flatMap(Double.init)
  }
}
