/// One behaviour of the touch sheet: what lists of cells do, under a short name of our own.
struct SheetRow: Sendable {
  /// How sure the sheet is of it; of two marks the weaker.
  enum Certainty: Sendable {
    /// The system's maker says so, or several have measured it.
    case stated
    /// Measured once, or told by several.
    case measured
    /// Told once: no test is strict about it.
    case loose
    /// Read in the source of what the built-in effects reproduce.
    case read
    /// Nothing public decides it: our choice.
    case chosen
  }

  /// What we do about it.
  enum Standing: String, Sendable {
    /// The same.
    case held
    /// Something else, on purpose: the tests are those of our own rule.
    case otherwise
  }

  /// The section of the sheet, such as `1.5`.
  let section: String
  /// How sure the sheet is.
  let certainty: Certainty
  /// What it is about.
  let key: String
  /// What we do about it.
  let standing: Standing
  /// The tests that hold it, each as `Suite: name`.
  let tests: [String]

  /// A behaviour that is kept.
  static func held(
    _ section: String, _ certainty: Certainty, _ key: String, _ tests: String...
  ) -> SheetRow {
    SheetRow(
      section: section, certainty: certainty, key: key, standing: .held, tests: tests)
  }

  /// A behaviour in whose place we have a rule of our own.
  static func otherwise(
    _ section: String, _ certainty: Certainty, _ key: String, _ tests: String...
  ) -> SheetRow {
    SheetRow(
      section: section, certainty: certainty, key: key, standing: .otherwise, tests: tests)
  }
}
