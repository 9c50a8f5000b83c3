internal import CellGrid
internal import CellMotion

/// The keys of a scenario's `grid`, and the ranges that all keys share.
enum GridVocabulary {
  /// The most items a grid has.
  static let countLimit = 100_000_000
  /// The most cells that are alive at once.
  static let cellLimit = 100_000
  /// The longest time of a scenario, in seconds: a day.
  static let times = 0.0...86_400
  /// Numbers that a double holds to the last unit.
  static let wholes = 0...9_007_199_254_740_991
  /// Places, in points.
  static let places = -1e9...1e9

  static let item = Shape.whole(0...countLimit - 1)
  static let items = Shape.list(of: item)
  static let appearance = Shape.choice(Appearance.allCases.map(\.rawValue))
  static let itemValue = Shape.either([.number(-1e300...1e300), .boolean, .text])

  static let shape = Shape.object(
    ObjectShape(name: "grid", fields: fields, oneOf: ["count", "sections"]))

  private static let fields: [Field] = [
    Field(
      "layout", .choice(Layout.allCases.map(\.rawValue)),
      "How items are laid out; only a grid has `columns`, a stack never recycles. Default: list"),
    .required("viewport", size("viewport", 1...100_000), "The visible window"),
    Field("count", .whole(0...countLimit), "How many items there are, in one section"),
    Field(
      "sections", .list(of: .object(SectionVocabulary.shape), lengths: 1...10_000),
      "Stretches of items that are laid out alike"),
    Field(
      "extents", SectionVocabulary.extents,
      "Beside `count`: the items with an extent of their own along the flow"),
    .required("cell", size("cell", 0.01...100_000), "The size of each cell"),
    Field(
      "flow", .choice(Flow.allCases.map(\.rawValue)),
      "In which direction lines of cells follow each other. Default: vertical"),
    Field(
      "columns", .whole(1...10_000),
      "Cells in a line of the layout `grid`. Default: 1, so that it looks like a list"),
    Field("spacing", spacing, "The space between neighbours. Default: none"),
    Field("inset", inset, "The space around all lines. Default: none"),
    Field("scroll", .object(scroll), "How drags take touches and move the content"),
    Field("selection", .object(selection), "What a lift may select"),
    Field(
      "minimum_visible_press", .number(0...10, unit: "seconds"),
      "How long a press is shown at least. Default: 0.1"),
    Field(
      "control_tolerance", .number(0...1_000, unit: "points"),
      "Present: rows are controls that track a finger this far outside"),
    Field(
      "controls", .list(of: .object(control)),
      "Parts of each cell that take touches themselves, tracked 70 points outside; calls name them"
        + " as in touch_down:3/star"),
    Field("appearance", appearance, "What system colours follow. Default: light"),
    Field("reduce_motion", .boolean, "Whether movement is replaced by fades. Default: false"),
    Field("flash_limit", .boolean, "Whether flashes are limited. Default: true"),
    Field("labels", .list(of: .text), "The items' texts, repeated over them"),
    Field("images", .names(of: .text), "Pictures: a file beside the scenario or a colour"),
    Field("pictures", .list(of: .object(pictures)), "The items' pictures, repeated over them"),
    Field("refuses", .object(refuses), "Items that the host refuses"),
    Field("items", .list(of: .names(of: itemValue)), "The host's own values, repeated"),
  ]

  static func size(_ name: String, _ range: ClosedRange<Double>) -> Shape {
    .object(
      ObjectShape(
        name: name,
        fields: [
          .required("width", .number(range, unit: "points"), "From left to right"),
          .required("height", .number(range, unit: "points"), "From top to bottom"),
        ]))
  }

  static let gap = Shape.number(0...100_000, unit: "points")

  static let spacing = Shape.object(
    ObjectShape(
      name: "spacing",
      fields: [
        Field("x", gap, "Between columns. Default: 0"), Field("y", gap, "Between rows. Default: 0"),
      ]))

  static let inset = Shape.object(
    ObjectShape(
      name: "inset",
      fields: [
        Field("top", gap, "Above the first row. Default: 0"),
        Field("left", gap, "Before the first column. Default: 0"),
        Field("bottom", gap, "Below the last row. Default: 0"),
        Field("right", gap, "After the last column. Default: 0"),
      ]))

  private static let scroll = ObjectShape(
    name: "scroll",
    fields: [
      Field(
        "axis", .choice(ScrollAxis.allCases.map(\.rawValue)),
        "Along which axes content can be dragged. Default: flow, that of the lines"),
      Field(
        "delays_content_touches", .boolean,
        "Whether a touch waits before a cell hears of it. Default: true"),
      Field(
        "content_touch_delay", .number(0...10, unit: "seconds"),
        "How long it waits. Default: 0.15"),
      Field(
        "pan_slop", .number(0...1_000, unit: "points"), "The travel that begins a pan. Default: 10"),
      Field(
        "can_cancel_content_touches", .boolean,
        "Whether a pan takes a touch from a cell that has it. Default: true"),
      Field(
        "cancels_in_controls", .boolean, "Whether that holds for controls too. Default: true"),
      Field(
        "deceleration_rate", .number(0.5...0.9999),
        "What is left of a speed after a millisecond of fling. Default: 0.998"),
      Field(
        "paging", .boolean,
        "Whether content comes to rest at multiples of the viewport. Default: false"),
      Field(
        "bounces", .boolean, "Whether content can be pulled beyond its edges. Default: true"),
      Field(
        "always_bounces", .boolean,
        "Whether content smaller than the viewport can be pulled too. Default: false"),
    ])

  private static let control = ObjectShape(
    name: "control",
    fields: [
      .required("name", .text, "What calls name it by, and no other control"),
      .required("x", .number(places, unit: "points"), "In the cell, from the left"),
      .required("y", .number(places, unit: "points"), "In the cell, from the top"),
      .required("width", .number(0...100_000, unit: "points"), "From left to right"),
      .required("height", .number(0...100_000, unit: "points"), "From top to bottom"),
    ])

  private static let selection = ObjectShape(
    name: "selection",
    fields: [
      Field(
        "allows", .boolean,
        "Whether touches highlight, and touches and programs select. Default: true"),
      Field("multiple", .boolean, "Whether several items may be selected. Default: false"),
      Field(
        "hide_old_while_tracking", .boolean,
        "Whether the old selection hides while another cell is tracked. Default: true"),
      Field(
        "clears_on_return", .boolean,
        "Whether coming back by navigation clears the selection. Default: true"),
    ])

  private static let pictures = ObjectShape(
    name: "pictures",
    fields: [
      Field("normal", .text, "The picture at rest"),
      Field("highlighted", .text, "The picture while highlighted"),
    ])

  static let refuses = ObjectShape(
    name: "refuses",
    fields: [
      Field("highlight", items, "Items that may not be highlighted"),
      Field("select", items, "Items that may not be selected, by touches or programs"),
    ])
}
