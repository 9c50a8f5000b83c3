/// Which items are selected, and which of them is shown as if it were not.
///
/// Invariant: a hidden item is selected; there is one only while a touch tracks another cell of a
/// single selection. `cleared` holds what the present transition took away, in order.
struct ItemSelection: Hashable, Sendable {
  /// The selected items.
  var items: Set<Int> = []
  /// The item that is shown as not selected.
  var hidden: Int?
  /// The items that a cancelled transition selects again.
  var cleared: [Int] = []

  /// Whether an item is to be shown as selected.
  func shows(_ item: Int) -> Bool {
    items.contains(item) && item != hidden
  }

  /// Takes an item out.
  mutating func remove(_ item: Int) {
    items.remove(item)
    if hidden == item { hidden = nil }
  }

  /// Takes all items out and returns them, in order.
  mutating func removeAll() -> [Int] {
    defer {
      items = []
      hidden = nil
    }
    return items.sorted()
  }

  /// Follows a change of the items.
  mutating func apply(_ edit: ItemEdit) {
    items = edit.places(of: items)
    hidden = hidden.flatMap { edit.place(of: $0) }
    cleared = cleared.compactMap { edit.place(of: $0) }.sorted()
  }
}

extension ItemEdit {
  /// Where the items of a set stand after the change.
  func places(of items: Set<Int>) -> Set<Int> {
    Set(items.compactMap { place(of: $0) })
  }
}
