/// The keys of a scenario file.
enum ScenarioVocabulary {
  static let shape = Shape.object(
    ObjectShape(
      name: "scenario",
      fields: [
        Field("$schema", .text, "Where an editor finds this schema"),
        Field("title", .text, "What it shows, in a sentence"),
        Field("kind", .text, "Free text"),
        .required("grid", GridVocabulary.shape, "The grid it plays on"),
        Field("effects", .list(of: .object(effect), lengths: 0...1_000), effects),
        Field("events", .list(of: EventVocabulary.shape), "What happens, in order of `at`"),
        Field("expect", .list(of: ExpectationVocabulary.shape), "What must be true when"),
        Field("seed", .whole(GridVocabulary.wholes), "Of the effects' random numbers. Default: 1"),
        Field(
          "lasts", .number(GridVocabulary.times, unit: "seconds"),
          "Its length. Default: the latest `at` or `until`"),
      ]))

  private static let effects =
    "In order. Default: bounce and tint, and crossfade where cells have pictures"

  static let effect = ObjectShape(
    name: "effect",
    fields: [
      .required(
        "use", .text,
        "builtin:NAME, plugin:NAME, a path ending in .lua, a folder, or a name"),
      Field("set", .names(of: EventVocabulary.parameterValue), "Its parameters"),
      Field("cells", GridVocabulary.items, "The items it plays on. Default: all"),
      Field(
        "seed", .whole(GridVocabulary.wholes),
        "Of its random numbers. Default: follows from the scenario's `seed` and its place"),
    ])
}
