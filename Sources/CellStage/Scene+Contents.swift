import CellEffect
import CellGrid

extension Scene {
  /// Makes room for the contents of slots up to a count.
  func reserveContents(slots: Int) {
    let missing = slots - contents.labels.count
    guard missing > 0 else { return }
    contents.sources += Array(repeating: -1, count: missing)
    contents.labels += Array(repeating: .none, count: missing)
    contents.normals += Array(repeating: .none, count: missing)
    contents.highlighteds += Array(repeating: .none, count: missing)
    contents.addValues(slots: missing)
  }

  /// Names what the item in a slot brings along.
  func fillContents(of slot: Int) {
    let source = grid.source(of: Int(grid.cells.items[slot]))
    contents.sources[slot] = source
    let pictures = items.pictures(of: source)
    contents.labels[slot] = number(items.label(of: source))
    contents.normals[slot] = number(pictures.normal)
    contents.highlighteds[slot] = number(pictures.highlighted)
    let values = items.values(of: source).map { name, value in content(name, value) }
    contents.setValues(slot, to: values)
  }

  private func number(_ name: String?) -> NameID {
    name.map { names.number(of: $0) } ?? .none
  }

  private func content(_ name: String, _ value: ItemValue) -> ContentValue {
    let key = names.number(of: name)
    return switch value {
    case .number(let number): ContentValue(name: key, kind: .number, number: number)
    case .boolean(let isTrue):
      ContentValue(name: key, kind: .boolean, number: isTrue ? 1 : 0)
    case .text(let text):
      ContentValue(
        name: key, kind: .text, number: Double(names.number(of: text).rawValue))
    }
  }
}
