import CellScenario
import Testing

@Suite struct MalformedTests {
  static let files = ScenarioFiles.names(in: "Malformed")

  @Test(arguments: files)
  func `names the fault and its place`(file: String) throws {
    let expected = try #require(MalformedFiles.faults[file], "not in the table")
    let bytes = try ScenarioFiles.bytes(file, in: "Malformed")
    let error = try #require(throws: ScenarioError.self) { try Scenario(json: bytes) }
    let place = try #require(error.position)
    #expect("\(place.line):\(place.column) \(error.fault.caseName)" == expected)
  }

  @Test func `has a file for each row of the table`() {
    #expect(Set(Self.files) == Set(MalformedFiles.faults.keys))
    #expect(Self.files.count >= 40)
  }

  @Test func `reads no deeper than the limit, however many brackets follow`() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 60_000_000)
    let error = try #require(throws: ScenarioError.self) { try Scenario(json: bytes) }
    #expect(error.fault.caseName == "tooDeep")
  }

  @Test func `refuses more bytes than the limit without looking at them`() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 100_000_000)
    let error = try #require(throws: ScenarioError.self) { try Scenario(json: bytes) }
    #expect(error.fault.caseName == "tooLarge")
  }

  @Test(arguments: ScenarioFiles.names(in: "Scenarios"))
  func `never traps, wherever a file is cut`(file: String) throws {
    let bytes = try ScenarioFiles.bytes(file, in: "Scenarios")
    for length in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(throws: ScenarioError.self) { try Scenario(json: Array(bytes.prefix(length))) }
    }
  }
}

extension ScenarioError.Fault {
  /// The name of the innermost case: `range`.
  var caseName: String {
    let described =
      switch self {
      case .syntax(let fault): "\(fault)"
      case .content(let fault): "\(fault)"
      case .parameter(let error): "\(error)"
      case .unknownEffect: "unknownEffect"
      case .plugin: "plugin"
      }
    return String(described.prefix { $0 != "(" })
  }
}
