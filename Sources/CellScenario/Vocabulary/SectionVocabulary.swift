internal import CellGrid

/// The keys of one of a grid's `sections`.
enum SectionVocabulary {
  static let shape = ObjectShape(
    name: "section",
    fields: [
      .required(
        "count", .whole(0...GridVocabulary.countLimit), "How many items the section has"),
      Field(
        "cell", GridVocabulary.size("cell", 0.01...100_000),
        "The size of its cells. Default: the grid's"),
      Field("columns", .whole(1...10_000), "Its cells in a line. Default: the grid's"),
      Field(
        "spacing", GridVocabulary.spacing,
        "The space between neighbours. Default: the grid's"),
      Field("inset", GridVocabulary.inset, "The space around its lines. Default: none"),
      Field(
        "extents", extents,
        "Its items with an extent of their own along the flow; of several runs the later counts"),
    ])

  /// Runs of items that are longer or shorter than the others.
  static let extents = Shape.list(of: .object(run))

  /// How long an item is along the flow.
  static let extent = Shape.number(0.01...100_000, unit: "points")

  private static let run = ObjectShape(
    name: "extents",
    fields: [
      .required("from", GridVocabulary.item, "The first of the items, by its place in the section"),
      Field("count", .whole(1...GridVocabulary.countLimit), "How many there are. Default: 1"),
      .required("extent", extent, "How long each is along the flow"),
    ])
}
