internal import CellGrid

/// The events of a scenario and their keys.
enum EventVocabulary {
  static let shape = Shape.tagged(
    TaggedShape(
      name: "event",
      tag: .required("type", .text, "What happens"),
      shared: [.required("at", .number(GridVocabulary.times, unit: "seconds"), "When")],
      variants: touches + programs + navigation + settings))

  private static let touch = Field.required(
    "touch", .whole(GridVocabulary.wholes), "The finger's id")
  private static let x = Field.required(
    "x", .number(GridVocabulary.places, unit: "points"), "In the viewport, from the left")
  private static let y = Field.required(
    "y", .number(GridVocabulary.places, unit: "points"), "In the viewport, from the top")
  private static let cell = Field.required("cell", GridVocabulary.item, "The item")
  private static let animated = Field("animated", .boolean, "Default: false")

  private static let touches: [Variant] = [
    Variant(
      tags: ["touch_began", "touch_moved", "touch_ended"], fields: [touch, x, y, TouchTime.field]),
    Variant(
      tags: ["touch_cancelled"],
      fields: [
        touch, Field("x", x.shape, "Not needed"), Field("y", y.shape, "Not needed"),
        TouchTime.field,
      ]),
  ]

  private static let programs: [Variant] = [
    Variant(
      tags: ["scroll"],
      fields: [
        .required(
          "to", offset,
          "Where to: [x, y], or a number along the flow, the other being 0; as near as the content goes"
        ), animated,
      ]),
    Variant(
      tags: ["scroll_to_item"],
      fields: [
        cell,
        Field(
          "position", .choice(ItemPosition.allCases.map(\.rawValue)),
          "Where in the viewport, along the flow. Default: nearest, the shortest way to see it whole, or to see"
            + " nothing else"),
        animated,
      ]),
    Variant(
      tags: ["reload"],
      fields: [Field("same_data", .boolean, "Whether the selection stays. Default: false")]),
    Variant(
      tags: ["insert"],
      fields: [
        .required("items", GridVocabulary.items, "Where they stand after the change"),
        Field(
          "section", .whole(0...9_999),
          "Whose they are. Default: that of the item before which they stand, at the end the last"),
      ]),
    Variant(
      tags: ["delete"],
      fields: [.required("items", GridVocabulary.items, "Where they stood before the change")]),
    Variant(
      tags: ["move"],
      fields: [
        .required(
          "items", .list(of: .list(of: GridVocabulary.item, lengths: 2...2)),
          "Pairs: from, to; one after the other, each by the places that the ones before have left. An"
            + " item stays in its section where its new place is one of it")
      ]),
    Variant(
      tags: ["set_extent"],
      fields: [
        cell,
        Field(
          "value", SectionVocabulary.extent,
          "How long it is along the flow, where a line has one cell. Default: as long as its section says"
        ),
      ]),
    Variant(tags: ["resize"], fields: resize),
    Variant(
      tags: ["select", "deselect"],
      fields: [
        .required(
          "cell", GridVocabulary.item,
          "The item; one that is disabled, refused or in a grid that allows none is not selected"),
        animated,
      ]),
    Variant(
      tags: ["set_enabled"],
      fields: [
        cell, .required("value", .boolean, "Whether the item takes touches and can be selected"),
      ]),
  ]

  private static let offset = Shape.either([
    .number(-1e15...1e15, unit: "points"),
    .list(of: .number(-1e15...1e15, unit: "points"), lengths: 2...2),
  ])

  private static let resize: [Field] = [
    .required("width", .number(1...100_000, unit: "points"), "The viewport's new width"),
    .required("height", .number(1...100_000, unit: "points"), "The viewport's new height"),
    Field("cell_width", .number(0.01...100_000, unit: "points"), "The cells' new width"),
  ]

  private static let settle = Field(
    "settle", .number(0...3_600, unit: "seconds"), "How long the rest takes")

  private static let navigation: [Variant] = [
    Variant(
      tags: ["navigation_begin"],
      fields: [
        .required(
          "direction", .choice(NavigationDirection.allCases.map(\.rawValue)),
          "push: away from the grid; pop: back to it"),
        Field("interactive", .boolean, "Whether a finger leads it. Default: false"),
        Field("duration", .number(0...3_600, unit: "seconds"), "Its length. Default: 0.35"),
      ]),
    Variant(
      tags: ["navigation_progress"],
      fields: [.required("progress", .number(0...1), "How far the finger has brought it")]),
    Variant(tags: ["navigation_end", "navigation_cancel"], fields: [settle]),
  ]

  private static let settings: [Variant] = [
    Variant(
      tags: ["set_reduce_motion"],
      fields: [.required("value", .boolean, "Whether movement is replaced by fades")]),
    Variant(
      tags: ["set_appearance"],
      fields: [.required("value", GridVocabulary.appearance, "What system colours follow")]),
    Variant(
      tags: ["set_parameter"],
      fields: [
        .required(
          "effect", .either([.text, .whole(0...999)]),
          "Its name, for every use of it, or its place in `effects`, from 0"),
        .required("name", .text, "The parameter"),
        .required("value", parameterValue, "Its new value"),
      ]),
    Variant(
      tags: ["set_refuses"], fields: GridVocabulary.refuses.fields,
      anyOf: GridVocabulary.refuses.fields.map(\.key)),
    Variant(
      tags: ["set_item"],
      fields: [
        cell, .required("name", .text, "The value's name"),
        .required("value", GridVocabulary.itemValue, "The new value"),
      ]),
    Variant(tags: ["note"], fields: [.required("text", .text, "For people")]),
  ]

  /// What an effect's setting can be written as: a list is the control points of a curve.
  static let parameterValue = Shape.either([
    .number(-1e300...1e300), .boolean, .text,
    .list(of: .number(-1e300...1e300), lengths: 4...4),
  ])
}
