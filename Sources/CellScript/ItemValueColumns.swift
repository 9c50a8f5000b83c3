internal import CCellScript
import CellEffect

/// The items' own values of all slots in one row, as the bridge takes them.
///
/// Invariant: `values` and `starts` are those of the contents as they were after so many changes;
/// `starts` has one entry more than there were slots. Slots that came since have no values.
struct ItemValueColumns {
  private(set) var values: [cellscript_item_value] = []
  private(set) var starts: [Int32] = [0]
  private var changes = 0

  /// No rows.
  init() {}

  /// Whether no item has values.
  var isEmpty: Bool { values.isEmpty }

  /// Whether the rows are not up to date.
  func isBehind(_ contents: borrowing ContentColumns) -> Bool {
    contents.valueChanges != changes
  }

  /// The rows of these contents.
  ///
  /// - Complexity: Linear in slots and values.
  init(_ contents: borrowing ContentColumns) {
    changes = contents.valueChanges
    for row in contents.values {
      for value in row {
        values.append(
          cellscript_item_value(
            name: value.name.rawValue, kind: cellscript_value_kind(value.kind),
            number: value.number))
      }
      starts.append(Int32(values.count))
    }
  }
}

extension cellscript_value_kind {
  fileprivate init(_ kind: ContentValue.Kind) {
    self =
      switch kind {
      case .number: .number
      case .boolean: .boolean
      case .text: .text
      }
  }
}
