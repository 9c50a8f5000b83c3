/// The time of a finger where it is not the one at which its event counts: the event came late.
enum TouchTime {
  /// The key; an event without it came in time.
  static let field = Field(
    "touched_at", .number(range, unit: "seconds"),
    "When the finger did it, at most `at`: for speeds. Default: `at`")

  private static let range = -1e9...GridVocabulary.times.upperBound

  /// The time that a checked event gives; nil: the one at which it counts.
  static func read(
    _ node: JSONNode, countedAt time: Double
  ) throws(ContentError) -> Double? {
    guard let given = node[field.key], let touched = given.number, touched != time else {
      return nil
    }
    if touched > time {
      throw ContentError(
        given.position, .reversed(key: field.key, low: touched, high: time))
    }
    return touched
  }
}
