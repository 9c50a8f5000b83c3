package import CellMotion

/// How a cell looks where no effect has set anything.
package enum RestingLook {
  /// The colour of a property at rest: the grid's background, the label's colour, no border.
  package static func color(_ property: Property) -> Paint {
    switch property {
    case .background: .system(.systemBackground)
    case .textColor: .system(.label)
    default: .fixed(Color(red: 0, green: 0, blue: 0, alpha: 0))
    }
  }
}

extension Scene {
  /// The picture or text of the item in a slot.
  package func restingContent(_ property: Property, _ slot: Int) -> NameID {
    property == .image ? contents.normals[slot] : contents.labels[slot]
  }
}
