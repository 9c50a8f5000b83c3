import CellEffect
import CellGrid
import Testing

@testable import CellScenario

@Suite struct SchemaTests {
  private let schema: JSONNode

  init() throws {
    schema = try JSONReader.read(Array(Schema.text.utf8))
  }

  private func node(_ file: String, in folder: String) throws -> JSONNode {
    try JSONReader.read(ScenarioFiles.bytes(file, in: folder))
  }

  @Test(arguments: ScenarioFiles.names(in: "Scenarios"))
  func `accepts every scenario`(file: String) throws {
    #expect(SchemaCheck.accepts(try node(file, in: "Scenarios"), schema))
  }

  @Test(arguments: MalformedTests.files)
  func `refuses what the reader refuses by shape`(file: String) throws {
    let fault = MalformedFiles.faults[file]?.split(separator: " ").last ?? ""
    let shapes = [
      "kind", "unknownKey", "missingKey", "range", "notWhole", "choice", "length", "oneOf",
      "conflict",
    ]
    guard shapes.contains(String(fault)) else { return }
    #expect(!SchemaCheck.accepts(try node(file, in: "Malformed"), schema))
  }

  @Test func `uses only words that the check knows, or words for people`() {
    let forPeople: Set<String> = ["$schema", "title", "description", "x-unit"]
    var words: Set<String> = []
    collect(schema, into: &words)
    #expect(words.subtracting(SchemaCheck.words).subtracting(forPeople).isEmpty)
  }

  /// The words of a schema; the names below `properties` are not words.
  private func collect(_ node: JSONNode, into words: inout Set<String>) {
    for element in node.elements { collect(element, into: &words) }
    for member in node.members {
      words.insert(member.key)
      if member.key == "properties" {
        for property in member.node.members { collect(property.node, into: &words) }
      } else {
        collect(member.node, into: &words)
      }
    }
  }

  @Test func `says what every key means`() {
    check(schema)
  }

  private func check(_ node: JSONNode) {
    for element in node.elements { check(element) }
    for member in node.members {
      if member.key == "properties" {
        for property in member.node.members {
          #expect(property.node["description"]?.text?.isEmpty == false, "\(property.key)")
        }
      }
      check(member.node)
    }
  }

  @Test func `says what properties mean that are none of looks`() {
    let named = PropertyMeaning.table.keys
    let known = tags("property", of: "expect").filter { Property(named: $0) == nil }
    #expect(known.count > 20)
    #expect(named.sorted() == known.sorted())
  }

  @Test func `knows every property, every event and every call`() throws {
    let properties = tags("property", of: "expect")
    #expect(Set(Property.names).isSubset(of: properties))
    for property in ["pressed", "image_weight", "calls_in_order", "general_flashes_in_any_second"] {
      #expect(properties.contains(property))
    }
    let events = tags("type", of: "events")
    #expect(events.count == 25)
    #expect(events.isSuperset(of: ["touch_began", "set_item", "navigation_cancel", "note"]))
    for call in Call.Name.allCases { #expect(CallPattern(call.rawValue)?.name == call) }
  }

  private func tags(_ tag: String, of list: String) -> Set<String> {
    let variants = schema["properties"]?[list]?["items"]?["oneOf"]?.elements ?? []
    return Set(
      variants.flatMap { $0["properties"]?[tag]?["enum"]?.elements ?? [] }.compactMap(\.text))
  }
}
