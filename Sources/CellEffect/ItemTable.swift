public import CellMotion

/// The host's own value of an item.
public enum ItemValue: Hashable, Sendable {
  /// A finite number.
  case number(Double)
  /// A truth value.
  case boolean(Bool)
  /// A text.
  case text(String)
}

/// The pictures of an item; either may be absent.
public struct ItemPictures: Hashable, Sendable {
  /// Shown at rest.
  public var normal: String?
  /// Shown while highlighted.
  public var highlighted: String?

  /// A pair of pictures by name.
  public init(normal: String? = nil, highlighted: String? = nil) {
    self.normal = normal
    self.highlighted = highlighted
  }
}

/// What the host knows of its items: labels, pictures and values, each list repeated over all
/// items, so that memory goes with the lists and not with the item count.
public struct ItemTable: Hashable, Sendable {
  /// Texts, repeated over the items; empty: none has one.
  public var labels: [String]
  /// Pictures, repeated over the items; empty: none has any.
  public var pictures: [ItemPictures]
  /// Own values by name, repeated over the items; empty: none has any.
  public var values: [[String: ItemValue]]
  /// Pictures that are one colour, by name; the brightness of others is not known.
  public var pictureColors: [String: Color] = [:]
  /// Values that were changed for single items, by the item's source.
  private var changes: [Int: [String: ItemValue]] = [:]

  /// A table from its lists.
  public init(
    labels: [String] = [], pictures: [ItemPictures] = [], values: [[String: ItemValue]] = []
  ) {
    self.labels = labels
    self.pictures = pictures
    self.values = values
  }

  /// The text of the item whose data is that of `source`, or nil.
  public func label(of source: Int) -> String? {
    labels.isEmpty ? nil : labels[source % labels.count]
  }

  /// The pictures of the item whose data is that of `source`.
  public func pictures(of source: Int) -> ItemPictures {
    pictures.isEmpty ? ItemPictures() : pictures[source % pictures.count]
  }

  /// The values of the item whose data is that of `source`, sorted by name.
  public func values(of source: Int) -> [(name: String, value: ItemValue)] {
    let repeated = values.isEmpty ? [:] : values[source % values.count]
    let merged = repeated.merging(changes[source] ?? [:]) { _, changed in changed }
    return merged.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
  }

  /// Whether values were changed for single items.
  package var hasChanges: Bool {
    !changes.isEmpty
  }

  /// Forgets all changed values: the data is new.
  package mutating func forgetChanges() {
    changes = [:]
  }

  /// Changes one value of one item.
  public mutating func change(_ name: String, of source: Int, to value: ItemValue) {
    changes[source, default: [:]][name] = value
  }
}
