public import CellTesting

/// The text of a random scenario file, all from a seed: any layout, several effects, events of every
/// type.
///
/// Invariant: what was written so far is lawful: times never fall, items exist when they are named,
/// a touch that begins is not down.
public struct RandomScenario {
  /// The file.
  public private(set) var text = ""
  /// The types of its events.
  public private(set) var types: [String] = []
  private var random: SeededGenerator
  private var events: [String] = []
  private var effects: [RandomEffect] = []
  private var count: Int
  /// The fingers that are down, with their places.
  private var down: [Int: Place] = [:]
  private var nextTouch = 0
  private var time = 0.0
  private let lasts: Double

  /// A file that follows from a seed.
  public init(seed: UInt64) {
    self.init(random: SeededGenerator(seed: seed), seed: seed)
  }

  /// A file that follows from a generator, with the seed that stands in it.
  public init(random: SeededGenerator, seed: UInt64) {
    self.random = random
    lasts = Int.random(in: 0...3, using: &self.random) == 0 ? 1 : 0.5
    count = Int.random(in: 0...15, using: &self.random)
    let grid = RandomGrid(count: count, &self.random).text
    for _ in 0..<whole(0...4) {
      effects.append(RandomEffect(count: count, &self.random))
    }
    for _ in 0..<whole(4...24) { addEvent() }
    let effects = effects.map(\.text).joined(separator: ", ")
    let isDefault = effects.isEmpty && flag()
    text = """
      {"grid": \(grid),
      \(isDefault ? "" : "\"effects\": [\(effects)],")
      "events": [
        \(events.joined(separator: ",\n  "))],
      "seed": \(seed % 1_000), "lasts": \(lasts)}
      """
  }

  // MARK: Drawing

  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func flag() -> Bool {
    Bool.random(using: &random)
  }

  private mutating func point(_ range: ClosedRange<Int>) -> Double {
    Double(whole(range)) / 2
  }

  private mutating func item() -> Int? {
    count == 0 ? nil : whole(0...count - 1)
  }

  private mutating func some<Element>(_ list: [Element]) -> Element? {
    list.randomElement(using: &random)
  }

  /// A place in the viewport or somewhat outside.
  private struct Place {
    var x: Double
    var y: Double

    var text: String {
      "\"x\": \(x), \"y\": \(y)"
    }
  }

  private mutating func place() -> Place {
    Place(x: point(-10...260), y: point(-10...260))
  }

  // MARK: Events

  private mutating func add(_ type: String, _ rest: String = "") {
    types.append(type)
    let keys = rest.isEmpty ? "" : ", " + rest
    events.append("{\"at\": \(time), \"type\": \"\(type)\"\(keys)}")
  }

  private mutating func addEvent() {
    if flag() { time = min(lasts, time + Double(whole(0...80)) / 1_000) }
    switch whole(0...21) {
    case 0...4: begin()
    case 5...8: touch("touch_moved")
    case 9...11: touch("touch_ended")
    case 12: touch("touch_cancelled")
    case 13: scroll()
    case 14...15: navigate()
    case 16: changeData()
    case 17: choose()
    case 18: setGrid()
    case 19: setParameter()
    case 20: setItem()
    default: add("note", "\"text\": \"\(whole(0...9))\"")
    }
  }

  private mutating func begin() {
    nextTouch += 1
    let place = place()
    down[nextTouch] = place
    add("touch_began", "\"touch\": \(nextTouch), \(place.text)")
  }

  /// Mostly of a finger that is down; events of others are ignored.
  private mutating func touch(_ type: String) {
    let id = whole(0...9) == 0 ? 99 : some(down.keys.sorted()) ?? 99
    var place = whole(0...3) == 0 ? place() : down[id] ?? place()
    place.x += point(-6...6)
    down[id] = type == "touch_moved" && down[id] != nil ? place : nil
    add(type, "\"touch\": \(id)" + (type == "touch_cancelled" ? "" : ", \(place.text)"))
  }

  private mutating func scroll() {
    let to = flag() ? "\(point(-40...400))" : "[\(point(-40...400)), \(point(-40...400))]"
    add("scroll", "\"to\": \(to), \"animated\": \(flag())")
  }

  private mutating func navigate() {
    switch whole(0...4) {
    case 0...1:
      let direction = flag() ? "push" : "pop"
      add(
        "navigation_begin",
        "\"direction\": \"\(direction)\", \"interactive\": \(flag()), \"duration\": 0.\(whole(0...3))"
      )
    case 2: add("navigation_progress", "\"progress\": 0.\(whole(0...9))")
    case 3: add("navigation_end", flag() ? "" : "\"settle\": 0.1")
    default: add("navigation_cancel", flag() ? "" : "\"settle\": 0.1")
    }
  }

  private mutating func changeData() {
    switch whole(0...3) {
    case 0: add("reload", "\"same_data\": \(flag())")
    case 1:
      guard let item = item() else { return }
      add("delete", "\"items\": [\(item)]")
      count -= 1
    case 2:
      guard let from = item(), let to = item() else { return }
      add("move", "\"items\": [[\(from), \(to)]]")
    default:
      add("insert", "\"items\": [\(whole(0...count))]")
      count += 1
    }
  }

  private mutating func choose() {
    guard let item = item() else { return }
    switch whole(0...2) {
    case 0: add("select", "\"cell\": \(item), \"animated\": \(flag())")
    case 1: add("deselect", "\"cell\": \(item), \"animated\": \(flag())")
    default: add("set_enabled", "\"cell\": \(item), \"value\": \(flag())")
    }
  }

  private mutating func setGrid() {
    switch whole(0...3) {
    case 0: add("set_reduce_motion", "\"value\": \(flag())")
    case 1: add("set_appearance", "\"value\": \"\(flag() ? "dark" : "light")\"")
    case 2: add("resize", "\"width\": \(whole(60...200)), \"height\": \(whole(1...200))")
    default:
      let items = item().map { "\($0)" } ?? ""
      add("set_refuses", "\"highlight\": [\(items)], \"select\": []")
    }
  }

  private mutating func setParameter() {
    guard let place = effects.indices.randomElement(using: &random) else { return }
    let (name, value) = effects[place].setting(&random)
    let reference = flag() ? "\(place)" : "\"\(effects[place].name)\""
    // Of two uses of one name both must take the value; each has the same parameters.
    add("set_parameter", "\"effect\": \(reference), \"name\": \"\(name)\", \"value\": \(value)")
  }

  private mutating func setItem() {
    guard let item = item() else { return }
    let value = some(["true", "2.5", "\"ready\""]) ?? "0"
    add("set_item", "\"cell\": \(item), \"name\": \"loading\", \"value\": \(value)")
  }
}
