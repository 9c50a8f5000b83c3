import CellEffect
import CellMotion
import Testing

@Suite struct ParameterTests {
  private var set: ParameterSet {
    ParameterSet([
      .number("size", 1, 0...2),
      Parameter(name: "count", kind: .integer, initial: .number(3), range: 1...9),
      Parameter(name: "loud", kind: .boolean, initial: .boolean(false)),
      Parameter(
        name: "side", kind: .text, initial: .text("left"), choices: ["left", "right"]),
      Parameter(name: "tint", kind: .color, initial: .color(.system(.label))),
      Parameter(name: "curve", kind: .curve, initial: .curve(.linear)),
      Parameter(name: "face", kind: .image, initial: .image("a.png")),
    ])
  }

  @Test func `each kind takes its own values`() throws {
    var set = set
    let inputs: [(String, ParameterInput, ParameterValue)] = [
      ("size", .number(0.5), .number(0.5)), ("count", .number(9), .number(9)),
      ("loud", .boolean(true), .boolean(true)), ("side", .text("right"), .text("right")),
      ("tint", .text("#ff0000"), .color(.fixed(Color(red: 1, green: 0, blue: 0)))),
      ("curve", .text("ease_out"), .curve(.easeOut)), ("face", .text("b"), .image("b")),
      ("curve", .numbers([0, 0, 0.58, 1]), .curve(.easeOut)),
    ]
    for (name, input, value) in inputs {
      try set.set(name, to: input, of: "probe")
      #expect(set[name] == value)
    }
  }

  @Test func `what a parameter does not take is refused and changes nothing`() {
    let inputs: [(String, ParameterInput)] = [
      ("size", .number(2.1)), ("size", .number(.nan)), ("size", .text("1")),
      ("count", .number(1.5)), ("count", .number(0)), ("loud", .number(1)),
      ("side", .text("up")), ("tint", .text("#12")), ("curve", .text("fast")),
      ("curve", .numbers([2, 0, 0, 1])), ("curve", .numbers([0])), ("nothing", .number(1)),
    ]
    for (name, input) in inputs {
      var changed = set
      #expect(throws: ParameterError.self, "\(name) \(input)") {
        try changed.set(name, to: input, of: "probe")
      }
      #expect(changed == set)
    }
  }

  @Test func `a successor adopts what it knows and what fits`() throws {
    var old = ParameterSet([.number("size", 1, 0...100), .number("other", 1, 0...1)])
    try old.set("size", to: .number(50), of: "probe")
    var new = set
    new.adopt(old)
    #expect(new["size"] == .number(1))
    try old.set("size", to: .number(1.5), of: "probe")
    new.adopt(old)
    #expect(new["size"] == .number(1.5))
    #expect(new["other"] == nil)
  }
}
