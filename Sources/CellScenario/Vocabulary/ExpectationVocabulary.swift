internal import CellEffect
internal import CellGrid

/// The properties that expectations ask for, and the keys that go with each.
enum ExpectationVocabulary {
  static let shape = Shape.tagged(
    TaggedShape(
      name: "expectation",
      tag: .required("property", .text, "What is looked at"),
      shared: [
        .required("at", .number(GridVocabulary.times, unit: "seconds"), "When"),
        Field(
          "until", .number(GridVocabulary.times, unit: "seconds"),
          "Present: at every frame and event from `at` to here"),
        Field("why", .text, "What users suffer otherwise"),
      ],
      variants: (cell.map(\.ofCell) + grid).map(\.withCriterion), owner: "cell",
      meanings: PropertyMeaning.table))

  /// The calls and what they may be written as: `did_select` or `did_select:3`.
  private static let calls = Shape.list(of: .text, form: "[\"did_highlight:3\", …]")
  private static let aboutCalls =
    "A call, of any item or of one as in did_select:3, of a control in its cell as in"
    + " touch_down:3/star. The calls: "
    + Call.Name.allCases.map(\.rawValue).joined(separator: ", ")
  private static let number = Shape.number(-1e15...1e15)
  private static let count = Shape.whole(0...GridVocabulary.countLimit)
  /// What is counted of flashes: 4 stands for more.
  private static let flashes = Shape.whole(0...4)
  private static let color = Shape.list(
    of: .number(0...255), lengths: 3...4,
    form: "[red, green, blue], each 0 … 255")

  // MARK: Of a cell

  private static let cell: [Variant] = [
    Variant(tags: ["highlighted", "selected", "pressed"], fields: [equals(.boolean)]),
    Variant(tags: names { $0 == .number || $0 == .order }, fields: numbers),
    Variant(
      tags: names { $0 == .color },
      fields: [equals(color), within]),
    Variant(tags: names { $0 == .content }, fields: [equals(.text)]),
    Variant(
      tags: ["image_weight"], fields: numbers + [.required("image", .text, "The picture")]),
    Variant(tags: ["image_present"], fields: [equals(.boolean)]),
    Variant(
      tags: ["layout_frame"],
      fields: [equals(.list(of: number, lengths: 4...4, form: "[x, y, width, height]")), within]),
    Variant(
      tags: ["shown_center"],
      fields: [equals(.list(of: number, lengths: 2...2, form: "[x, y]")), within]),
    Variant(
      tags: ["largest_step_per_frame"],
      fields: numbers + [.required("of", .choice(movable), "The property that steps")]),
    Variant(tags: ["non_motion_feedback"], fields: [equals(.boolean)]),
  ]

  /// The properties whose steps can be measured.
  private static let movable = names { $0 == .number || $0 == .color }

  private static func names(_ isIncluded: (Property.Kind) -> Bool) -> [String] {
    Property.allCases.filter { isIncluded($0.kind) }.map(\.name)
  }

  // MARK: Of the grid

  private static let grid: [Variant] = [
    Variant(
      tags: ["calls"],
      fields: [
        Field(
          "equals", calls,
          "All so far, in order, but for those of scrolling and completions. "
            + aboutCalls)
      ]),
    Variant(
      tags: ["calls_in_order"],
      fields: [
        Field(
          "equals", calls,
          "Some of all so far, in this order; others may stand between. "
            + aboutCalls)
      ]),
    Variant(tags: ["call_count"], fields: counts + [.required("call", .text, aboutCalls)]),
    Variant(tags: ["completions"], fields: [equals(.list(of: .object(completion)))]),
    Variant(tags: ["completions_delivered_inside_call"], fields: [equals(.boolean)]),
    Variant(
      tags: ["selected_cells", "visible_cells_with_effect", "visible_cells_with_selected_look"],
      fields: [equals(GridVocabulary.items)]),
    Variant(
      tags: ["scroll_offset"],
      fields: [
        equals(.either([number, .list(of: number, lengths: 2...2)])), within, between(number),
        Field("constant", .boolean, "Whether it stays the same from `at` to `until`"),
      ]),
    Variant(tags: ["decelerating"], fields: [equals(.boolean)]),
    Variant(tags: ["live_cells", "active_effects"], fields: counts),
    Variant(
      tags: ["general_flashes_in_any_second"],
      fields: [equals(flashes), within, between(flashes)]),
    Variant(tags: ["min_visible_scale", "max_visible_scale"], fields: numbers),
  ]

  static let completion = ObjectShape(
    name: "completion",
    fields: [
      .required(
        "effect", .whole(1...GridVocabulary.countLimit),
        "Counts animations in the order of their commands, from 1"),
      .required("finished", .boolean, "Whether it reached its end"),
    ])

  // MARK: Criteria

  private static let within = Field(
    "within", .number(0...1e15),
    "How far from `equals` it may be. Default: six digits agree, and it is 0.01 away at most")
  private static let numbers = [equals(number), within, between(number)]
  private static let counts = [equals(count), within, between(count)]

  private static func equals(_ shape: Shape) -> Field {
    Field("equals", shape, "What must be seen")
  }

  private static func between(_ shape: Shape) -> Field {
    Field("between", .list(of: shape, lengths: 2...2), "The lowest and the highest, both allowed")
  }
}

extension Variant {
  /// The same properties, with exactly one thing that must be seen.
  fileprivate var withCriterion: Variant {
    let criteria = ["equals", "between", "constant"]
    var variant = self
    variant.oneOf = criteria.filter { key in fields.contains { $0.key == key } }
    return variant
  }

  /// The same properties, asked of one cell.
  fileprivate var ofCell: Variant {
    Variant(
      tags: tags,
      fields: [.required("cell", GridVocabulary.item, "The item; visible or not")] + fields)
  }
}
