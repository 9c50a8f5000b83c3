/// What a JSON value must look like: one description that both checks a file and makes the schema.
indirect enum Shape: Hashable, Sendable {
  /// A number in a range; the unit is for people.
  case number(ClosedRange<Double>, unit: String = "")
  /// A whole number in a range.
  case whole(ClosedRange<Int>)
  /// `true` or `false`.
  case boolean
  /// Any text.
  case text
  /// One of these texts.
  case choice([String])
  /// A list of so many values of one shape; the form is for people.
  case list(of: Shape, lengths: ClosedRange<Int> = 0...Int.max, form: String = "")
  /// Named values.
  case object(ObjectShape)
  /// An object whose remaining keys follow from the text of one of them.
  case tagged(TaggedShape)
  /// Any names, each with a value of one shape.
  case names(of: Shape)
  /// A value of any of these shapes, which differ in kind.
  case either([Shape])
}

/// The keys of an object.
struct ObjectShape: Hashable, Sendable {
  /// What people call it, for messages: `scroll`.
  var name: String
  /// Its keys, in the order of the documentation.
  var fields: [Field]
  /// Keys of which exactly one must be there; none: they are as free as others.
  var oneOf: [String] = []
}

/// An object of several variants, told apart by the text of one key.
struct TaggedShape: Hashable, Sendable {
  /// What people call it, for messages: `event`.
  var name: String
  /// The key that tells the variants apart.
  var tag: Field
  /// The keys of every variant.
  var shared: [Field]
  /// The variants.
  var variants: [Variant]
  /// A key that some variants need and the others do not take, since it tells whose they are.
  var owner: String?
  /// What texts of the tag mean that do not say it, for people.
  var meanings: [String: String] = [:]
}

/// The further keys of an object whose tag has one of some texts.
struct Variant: Hashable, Sendable {
  /// The tag's texts.
  var tags: [String]
  /// The keys it adds.
  var fields: [Field]
  /// Keys of which exactly one must be there; none: they are as free as others.
  var oneOf: [String] = []
  /// Keys of which at least one must be there; none: they are as free as others.
  var anyOf: [String] = []
}

/// A key of an object.
struct Field: Hashable, Sendable {
  /// The key.
  var key: String
  /// What stands behind it.
  var shape: Shape
  /// Whether the object is wrong without it.
  var isRequired = false
  /// What it means, for the schema.
  var about: String

  /// A key that may be absent.
  init(_ key: String, _ shape: Shape, _ about: String) {
    self.key = key
    self.shape = shape
    self.about = about
  }

  /// A key that must be there.
  static func required(_ key: String, _ shape: Shape, _ about: String) -> Field {
    var field = Field(key, shape, about)
    field.isRequired = true
    return field
  }
}
