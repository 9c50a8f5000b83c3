import CAllocations
import CellScenario
import CellScript
import CellStage
import Foundation

/// Counts what frames allocate in which nothing happens: it should be nothing.
@main
enum Main {
  private static let usage = "usage: AllocationProbe PLUGINS SCENARIO…"
  /// More frames than the screen has, so that a second gives a thousand.
  private static let rate = 1_000.0

  static func main() throws {
    guard allocations_are_counted() else {
      print("skipped: allocations are counted with glibc and without a sanitizer only")
      return
    }
    let arguments = CommandLine.arguments.dropFirst()
    guard let plugins = arguments.first else {
      print(usage)
      exit(64)
    }
    var isAsExpected = seesWhatIsPlanted()
    for world in World.all {
      isAsExpected = tell(world.name, world.measure(), least: world.least) && isAsExpected
    }
    for path in arguments.dropFirst() {
      isAsExpected = try tell(path, measure(path, plugins: plugins), least: 1) && isAsExpected
    }
    let bytes = CellMemory.bytesPerCell()
    print("\(Int(bytes.rounded())) bytes per visible cell at rest")
    exit(isAsExpected && bytes <= CellMemory.limit ? 0 : 1)
  }

  /// Whether an allocation in each frame is found in each.
  private static func seesWhatIsPlanted() -> Bool {
    var kept: [Int] = []
    let meter = World.all[0].measure { kept = [kept.count, 1] }
    let sees = meter.allocatingCount == meter.frameCount && meter.frameCount >= 1_000
    print("an allocation that is planted: \(sees ? "found" : "NOT FOUND")")
    return sees
  }

  private static func measure(_ path: String, plugins: String) throws -> FrameMeter {
    let scenario = try Scenario(json: Array(Data(contentsOf: URL(filePath: path))))
    let shelf = EffectShelf(
      folders: [plugins], prefersPlugins: path.hasPrefix(plugins), limits: .counted)
    let effects = WatchingResolver(shelf)
    let player = try Player(scenario, effects: effects, rate: rate)
    let meter = FrameMeter { effects.tellings }
    player.clock = { meter.read() }
    player.observers = [meter]
    _ = player.play()
    return meter
  }

  /// Whether enough frames were counted and none has allocated.
  private static func tell(_ name: String, _ meter: FrameMeter, least: Int) -> Bool {
    var line = "\(name): \(meter.allocatingCount) of \(meter.frameCount) frames allocate"
    if let first = meter.first { line += ", first \(first.count) times at \(first.time) s" }
    if meter.frameCount < least { line += ", TOO FEW WERE QUIET" }
    print(line)
    return meter.allocatingCount == 0 && meter.frameCount >= least
  }
}
