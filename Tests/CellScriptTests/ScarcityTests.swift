import CellEffect
import CellGrid
import CellScript
import CellStage
import Foundation
import Testing

/// Whatever memory there is for a plugin, it runs or it fails cleanly.
///
/// `CELLFX_SCARCITY=1` takes every cap in steps of 256 bytes and every allocation.
@Suite struct ScarcityTests {
  private static let isWhole = ProcessInfo.processInfo.environment["CELLFX_SCARCITY"] == "1"
  /// Bytes between two caps, and allocations between two that are refused.
  private static let capStep = isWhole ? 256 : 1 << 10
  private static let allocationStep: UInt64 = isWhole ? 1 : 5

  static let names = PluginFiles.all(in: [Sample.plugins]).map(\.name)

  /// How a run ended.
  private enum End: Equatable {
    case whole
    case outOfMemory
  }

  /// Loads a plugin and plays touches, selections, scrolling and navigation.
  ///
  /// Nothing but memory
  /// may be short, and what is shown stays finite.
  private func end(_ name: String, _ limits: Limits) throws -> End {
    let effect: ScriptEffect
    do throws(PluginError) {
      effect = try ScriptEffect(
        PluginFiles.named(name, in: [Sample.plugins]), seed: 1, limits: limits)
    } catch {
      #expect(error.reason == .memory, "\(name): \(error)")
      return .outOfMemory
    }
    let stage = Stage.list([effect], count: 20, items: TwinTests.items) {
      $0.viewport = Size(width: 375, height: 200)
    }
    play(stage)
    let frame = stage.frame()
    #expect(frame.numbers.allSatisfy { $0.allSatisfy(\.isFinite) })
    let failures = stage.failures()
    #expect(failures.allSatisfy { $0.reason == .memory }, "\(name): \(failures)")
    #expect(effect.usage.peakBytes <= limits.heap)
    return failures.isEmpty ? .whole : .outOfMemory
  }

  private func play(_ stage: Stage) {
    stage.touch(row: 1, at: 0)
    stage.feed(.touchMoved(id: 1, at: Point(x: 200, y: 70)), at: 0.05)
    stage.lift(row: 1, at: 0.12)
    stage.touch(row: 0, at: 0.2)
    stage.feed(.scroll(to: Point(x: 0, y: 90), animated: false), at: 0.4)
    stage.feed(.touchCancelled(id: 1), at: 0.42)
    stage.feed(.select(item: 4, animated: true), at: 0.5)
    stage.feed(.navigationBegin(.pop, interactive: true, duration: 0.3), at: 0.6)
    stage.feed(.navigationEnd(settle: nil), at: 0.7)
    stage.feed(.setEnabled(item: 3, false), at: 0.8)
    stage.advance(to: 2)
  }

  @Test func `there are plugins to try`() {
    #expect(Self.names.count >= 3)
  }

  @Test(arguments: names)
  func `a plugin runs or fails cleanly under every cap`(_ name: String) throws {
    var ends: [End] = []
    for heap in stride(from: 2 << 10, through: 120 << 10, by: Self.capStep) {
      var limits = Limits.counted
      limits.heap = heap
      ends.append(try end(name, limits))
    }
    #expect(ends.first == .outOfMemory)
    #expect(ends.last == .whole)
  }

  /// How a run ends of whose allocations some are refused from one on.
  private func end(_ name: String, from number: UInt64, refused: UInt64) throws -> End {
    var limits = Limits.counted
    limits.failingAllocation = number
    limits.refusedAllocations = refused
    return try end(name, limits)
  }

  @Test(arguments: names, [1, 2, UInt64.max])
  func `a plugin runs or fails cleanly when any allocation is refused`(
    _ name: String, _ refused: UInt64
  ) throws {
    var last: UInt64 = 1
    while try end(name, from: last, refused: .max) != .whole { last += 50 }
    #expect(last > 200)
    var ends: Set<Bool> = []
    for number in stride(from: 1, through: last, by: UInt64.Stride(Self.allocationStep)) {
      ends.insert(try end(name, from: number, refused: refused) == .whole)
    }
    // Where one alone is refused, Lua collects and finds what it wants.
    #expect(ends.contains(refused == 1))
  }
}
