/// One change during a playback.
public struct TraceRow: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double
  /// The item of the cell; nil: the grid.
  public var cell: Int?
  /// What changed: a channel, a state, or `call`.
  public var property: String
  /// What it changed to.
  public var value: TraceValue

  /// A row from its parts.
  public init(time: Double, cell: Int? = nil, property: String, value: TraceValue) {
    self.time = time
    self.cell = cell
    self.property = property
    self.value = value
  }
}

/// A value in a trace.
public enum TraceValue: Hashable, Sendable {
  /// 0 or 1.
  case flag(Bool)
  /// A number of a look.
  case number(Float)
  /// A colour: red, green, blue, alpha, each 0…1.
  case color(SIMD4<Float>)
  /// Points.
  case points([Double])
  /// Pictures or texts with their weights, in the order of their slots.
  case shares([Share])
  /// A text.
  case text(String)

  /// A picture or a text and how much of it is shown.
  public struct Share: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its weight, 0…1.
    public let weight: Float
  }
}

/// How traces are written.
public enum TraceFormat: Sendable, CaseIterable {
  /// `time,cell,property,value`, one row a line, after a line of names.
  case csv
  /// One JSON object a line.
  case jsonLines

  /// What stands before the first row.
  public var header: String {
    self == .csv ? "time,cell,property,value\n" : ""
  }

  /// A row with its line end.
  public func text(of row: TraceRow) -> String {
    switch self {
    case .csv:
      let cell = row.cell.map { "\($0)" } ?? ""
      return "\(NumberText.of(row.time)),\(cell),\(row.property),\(Self.quoted(row.value.text))\n"
    case .jsonLines:
      let number = NumberText.of(row.time)
      let cell = row.cell.map { "\"cell\":\($0)," } ?? ""
      let value = row.value.json
      return "{\"time\":\(number),\(cell)\"property\":\"\(row.property)\",\"value\":\(value)}\n"
    }
  }

  /// In quotes where commas, quotes or line ends stand in it (RFC 4180).
  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}

extension TraceValue {
  /// The value as CSV writes it: parts separated by spaces.
  public var text: String {
    switch self {
    case .flag(let value): value ? "1" : "0"
    case .number(let value): NumberText.of(value)
    case .color(let color): (0..<4).map { NumberText.of(color[$0]) }.joined(separator: " ")
    case .points(let points): points.map { NumberText.of($0) }.joined(separator: " ")
    case .shares(let shares):
      shares.map { "\($0.name):\(NumberText.of($0.weight))" }.joined(separator: " ")
    case .text(let text): text
    }
  }

  /// The value as JSON.
  fileprivate var json: String {
    switch self {
    case .flag, .number: text
    case .color(let color): Self.list((0..<4).map { NumberText.of(color[$0]) })
    case .points(let points) where points.count == 1: NumberText.of(points[0])
    case .points(let points): Self.list(points.map { NumberText.of($0) })
    case .shares(let shares): Self.list(shares.map(\.json))
    case .text(let text): JSONTree.text(text).line
    }
  }

  private static func list(_ parts: [String]) -> String {
    "[" + parts.joined(separator: ",") + "]"
  }
}

extension TraceValue.Share {
  fileprivate var json: String {
    "{\"name\":\(JSONTree.text(name).line),\"weight\":\(NumberText.of(weight))}"
  }
}
