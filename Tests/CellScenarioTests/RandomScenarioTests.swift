import CellScenario
import CellScript
import CellTesting
import Foundation
import RandomTesting
import Testing

/// Random files give the same at every rate and for every partition of their time.
@Suite struct RandomScenarioTests {
  /// How many files are played; a sanitized run plays fewer.
  private static let fileCount =
    ProcessInfo.processInfo.environment["CELLFX_PARTITIONS"].flatMap { Int($0) } ?? 500

  /// How a file is played.
  private struct Manner {
    var rate: Double
    /// How many times the stage is advanced besides.
    var extras: Int
  }

  private static let manners = [
    Manner(rate: 2, extras: 0), Manner(rate: 30, extras: 0), Manner(rate: 60, extras: 17),
    Manner(rate: 144, extras: 40),
  ]

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "cellfx-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(RandomEffect.jitter.utf8).write(to: folder.appending(path: "jitter.lua"))
  }

  private var shelf: EffectShelf {
    EffectShelf(folders: [folder.path, ScenarioFiles.plugins], limits: .counted)
  }

  @Test func `random files play alike, however they are looked at`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var types: Set<String> = []
    var completions = 0
    for seed in 0..<UInt64(Self.fileCount) {
      let file = RandomScenario(seed: seed)
      types.formUnion(file.types)
      let comment = Comment(rawValue: "seed \(seed):\n\(file.text)")
      do {
        completions += try play(Scenario(json: Array(file.text.utf8)), seed, comment)
      } catch {
        Issue.record(error, comment)
      }
    }
    if Self.fileCount >= 200 { #expect(types.count == 23, "\(types.sorted())") }
    #expect(completions > Self.fileCount)
  }

  /// Plays a scenario in every manner and tells how many animations completed.
  private func play(_ scenario: Scenario, _ seed: UInt64, _ comment: Comment) throws -> Int {
    var random = SeededGenerator(seed: seed)
    let all = try Self.manners.map { manner in
      let times = (0..<manner.extras).map { _ in
        Double.random(in: 0...scenario.lasts, using: &random)
      }
      return try Recording(
        of: scenario, shelf, rate: manner.rate, extraTimes: times.sorted())
    }
    let first = all[0].playback
    for other in all.dropFirst() {
      #expect(other.playback.calls == first.calls, comment)
      #expect(other.playback.completions == first.completions, comment)
      #expect(other.playback.signals == first.signals, comment)
      #expect(other.playback.lines == first.lines, comment)
      #expect(other.playback.failures == first.failures, comment)
      #expect(other.playback.runningCount == first.runningCount, comment)
      #expect(other.playback.waitCount == first.waitCount, comment)
    }
    #expect(first.runningCount >= 0 && first.waitCount >= 0, comment)
    for (left, right) in zip(all, all.dropFirst()) {
      let known = Dictionary(uniqueKeysWithValues: zip(left.instants, left.digests))
      let common = zip(right.instants, right.digests).filter { known[$0.0] != nil }
      #expect(common.count >= 2, comment)
      for (instant, digest) in common {
        #expect(known[instant] == digest, "\(instant) s, \(comment)")
      }
    }
    return first.completions.count
  }
}
