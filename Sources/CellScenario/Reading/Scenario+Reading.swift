internal import CellEffect
internal import CellGrid

extension Scenario {
  /// The scenario that a JSON text describes.
  ///
  /// - Parameter bytes: The text, in UTF-8.
  /// - Throws: ``ScenarioError`` with the first fault and its place: text that is not strict JSON,
  ///   unknown keys, wrong kinds, numbers outside their ranges, items that do not exist, events out
  ///   of order. Whether effects exist and take their settings is known only when they are made:
  ///   ``Player/init(_:effects:rate:overrides:)``.
  /// - Complexity: O(number of bytes).
  public init(json bytes: [UInt8]) throws(ScenarioError) {
    let root: JSONNode
    do throws(SyntaxError) {
      root = try JSONReader.read(bytes)
    } catch {
      throw ScenarioError(at: error.position, .syntax(error.fault))
    }
    do throws(ContentError) {
      try ScenarioVocabulary.shape.check(root, key: "scenario")
      try self.init(checked: root)
    } catch {
      throw ScenarioError(at: error.position, .content(error.fault))
    }
  }

  /// The scenario of a value that has the shape of one.
  private init(checked root: JSONNode) throws(ContentError) {
    let gridReader = GridReader(node: root["grid"] ?? root)
    grid = try gridReader.settings()
    items = gridReader.items()
    images = try gridReader.images()
    items.pictureColors = images.compactMapValues(\.color)
    limitsFlashes = gridReader.node["flash_limit"]?.boolean ?? true
    title = root["title"]?.text
    kind = root["kind"]?.text
    if let seed = root["seed"]?.number { self.seed = UInt64(seed) }
    effects = try Self.effects(root["effects"], count: grid.count)
    var eventReader = EventReader(grid: grid)
    events = try (root["events"]?.elements ?? []).map { node throws(ContentError) in
      try eventReader.event(node)
    }
    let expectationReader = ExpectationReader(
      counts: eventReader.counts, controls: grid.controls.map(\.name))
    expectations = try (root["expect"]?.elements ?? []).map { node throws(ContentError) in
      try expectationReader.expectation(node)
    }
    try setLength(root["lasts"])
  }

  /// The latest time that the file speaks of, or the one it gives.
  private mutating func setLength(_ node: JSONNode?) throws(ContentError) {
    let spans = expectations.map { ($0.until ?? $0.time, $0.position) }
    let latest = (events.map { ($0.time, $0.position) } + spans).max { $0.0 < $1.0 }
    lasts = node?.number ?? latest?.0 ?? 0
    if let latest, latest.0 > lasts {
      throw ContentError(latest.1, .afterEnd(at: latest.0, lasts: lasts))
    }
  }

  // MARK: Effects

  private static func effects(
    _ list: JSONNode?, count: Int
  ) throws(ContentError) -> [EffectUse]? {
    guard let list else { return nil }
    return try list.elements.map { node throws(ContentError) in try use(node, count: count) }
  }

  private static func use(_ node: JSONNode, count: Int) throws(ContentError) -> EffectUse {
    let name = node["use"]
    var use = EffectUse(
      name?.text ?? "", settings: (node["set"]?.members ?? []).map { Setting($0) },
      seed: node["seed"]?.whole.map { UInt64($0) }, position: name?.position)
    if let cells = node["cells"] { use.items = try ItemReader.set(cells, count: count) }
    return use
  }
}

extension Setting {
  init(_ member: JSONMember) {
    self.init(member.key, ParameterInput(member.node), position: member.node.position)
  }
}
