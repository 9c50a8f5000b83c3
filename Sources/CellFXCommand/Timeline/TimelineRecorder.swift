import CellEffect
import CellGrid
import CellScenario
import CellStage

/// Keeps what a drawn playback shows: the moments at which something happened or changed.
///
/// Invariant: at most ``rowLimit`` rows are kept; those at which something happened go last.
final class TimelineRecorder: PlaybackObserver {
  private let scenario: Scenario
  private var rows: [TimelineRow] = []
  private var last: TimelineRow?
  private var firstShots: [Int: CellShot] = [:]
  /// In how many rows an item looked unlike when it was seen first.
  private var changes: [Int: Int] = [:]
  private static let rowLimit = 4_096

  init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  /// The playback as drawn.
  var timeline: Timeline {
    Timeline(
      rows: rows, changes: changes, pictureColors: scenario.items.pictureColors, labels: label)
  }

  private func label(of item: Int) -> String? {
    scenario.items.label(of: item).map(Words.plain)
  }

  /// Keeps a moment if something happened or changed.
  func see(_ moment: Moment) {
    let row = TimelineRow(
      time: moment.time, titles: EventNotes.titles(of: moment),
      notes: EventNotes.notes(of: moment), shots: shots(moment), offset: offset(moment))
    let isSame = last.map { $0.shots == row.shots && $0.offset == row.offset } ?? false
    guard !isSame || row.isBusy else { return }
    last = row
    rows.append(row)
    count(row)
    if rows.count > Self.rowLimit { thin() }
  }

  private func shots(_ moment: Moment) -> [Int: CellShot] {
    var shots: [Int: CellShot] = [:]
    for row in 0..<moment.frame.count {
      shots[Int(moment.frame.items[row])] = CellShot(
        moment.frame, row: row, in: moment.stage.scene)
    }
    return shots
  }

  private func offset(_ moment: Moment) -> [Double] {
    moment.frame.offset.parts(along: scenario.grid.scrollAxis)
  }

  private func count(_ row: TimelineRow) {
    for (item, shot) in row.shots {
      guard let first = firstShots[item] else {
        firstShots[item] = shot
        continue
      }
      if shot != first { changes[item, default: 0] += 1 }
    }
  }

  /// Leaves out every other row at which nothing happened.
  private func thin() {
    var isOdd = false
    rows.removeAll { row in
      guard !row.isBusy else { return false }
      isOdd.toggle()
      return isOdd
    }
    if rows.count > Self.rowLimit { rows.removeLast(rows.count - Self.rowLimit) }
  }
}
