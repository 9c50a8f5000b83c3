import CellEffect
import CellScenario
import CellScript
import CellStage

/// Collects the names of pictures that are perhaps misspelt: a scenario's own ones, and those that
/// its effects bring to cells.
///
/// A picture that only the host has is lawful; so a name is told only where `images` has one like it.
final class PictureNames: PlaybackObserver {
  private let known: [String]
  private var names: Set<String> = []
  private var seen: Set<NameID> = [.none]

  /// The names of a scenario; nil where it has no `images` to compare them with.
  init?(_ scenario: Scenario) {
    guard !scenario.images.isEmpty else { return nil }
    known = scenario.images.keys.sorted()
    for pictures in scenario.items.pictures {
      for name in [pictures.normal, pictures.highlighted] {
        names.formUnion(name.map { [$0] } ?? [])
      }
    }
  }

  /// Notes the pictures that are shown.
  func see(_ moment: Moment) {
    let (column, frame) = (Property.image.column, moment.frame)
    for (name, weight) in zip(frame.contents[column], frame.weights[column])
    where weight > 0 && !seen.contains(name) {
      seen.insert(name)
      if let name = moment.stage.scene.names[name] { names.insert(name) }
    }
  }

  /// Each name that `images` lacks, with the one that was meant, by name.
  var misspelt: [(name: String, meant: String)] {
    names.subtracting(known).sorted().compactMap { name in
      NearestName.nearest(to: name, among: known).map { (name, $0) }
    }
  }
}
