public import CellGrid
internal import CellStage

/// What a stage has reported so far, sorted by kind, each in order.
struct PlaybackLog {
  private(set) var calls: [Call] = []
  private(set) var completions: [Completion] = []
  private(set) var failures: [Failure] = []
  private(set) var signals: [Signal] = []
  private(set) var lines: [LogLine] = []

  mutating func add(_ reports: [Report]) {
    for report in reports {
      switch report {
      case .call(let call): calls.append(call)
      case .completion(let completion): completions.append(completion)
      case .failure(let failure): failures.append(failure)
      case .signal(let effect, let item, let name, let time):
        signals.append(Signal(effect: effect, item: item, name: name, time: time))
      case .log(let effect, let text, let time):
        lines.append(LogLine(effect: effect, text: text, time: time))
      }
    }
  }

  /// The calls that `calls` shows: all but those of scrolling and completion.
  var plainCalls: [CallPattern] {
    calls.filter { !$0.name.isOfScrolling && $0.name != .completion }.map(CallPattern.init)
  }
}

/// What an effect told the host.
public struct Signal: Hashable, Sendable {
  /// The effect's name.
  public let effect: String
  /// The item of the cell.
  public let item: Int
  /// What it says.
  public let name: String
  /// When, in seconds.
  public let time: Double
}

/// A line that an effect wrote for its author.
public struct LogLine: Hashable, Sendable {
  /// The effect's name.
  public let effect: String
  /// The line.
  public let text: String
  /// When, in seconds.
  public let time: Double
}

extension CallPattern {
  /// The pattern of exactly this call.
  public init(_ call: Call) {
    self.init(call.name, item: call.item, control: call.control)
  }

  /// As expectations and traces write it.
  public var text: String {
    guard let item else { return name.rawValue }
    return "\(name.rawValue):\(item)" + (control.map { "/\($0)" } ?? "")
  }
}

extension Call.Name {
  /// Whether a control tells it, as those of a cell do and rows that are controls.
  var isOfControl: Bool {
    rawValue.hasPrefix("touch_")
  }

  /// Whether it tells of the content's movement.
  var isOfScrolling: Bool {
    rawValue.hasPrefix("scroll_")
  }
}
