/// The benchmark of the program itself.
enum ProcessBench {
  static let all = [
    Benchmark(
      name: "process",
      about: "`cellfx run` of a small scenario with a plugin, as a whole process",
      unit: "run", bounds: [.sum(4, of: "lua5.4", plus: "version")], ways: ways)
  ]

  /// How many processes one figure is the mean of.
  private static let runs = 5

  private static func ways(_ ground: BenchGround) throws(BenchFault) -> [BenchWay] {
    let files: TemporaryFiles
    do throws(FileFault) {
      files = try TemporaryFiles([("nudge.lua", plugin), ("press.json", scenario)])
    } catch {
      throw .file(error)
    }
    var ways: [BenchWay] = []
    if let own = Outside.programPath {
      ways.append(
        BenchWay(name: "cellfx") { mean(own, ["run", "--quiet", files.path("press.json")]) })
      ways.append(BenchWay(name: "version") { mean(own, ["--version"]) })
    }
    for name in BenchGround.interpreterNames.reversed() {
      guard let path = ground.interpreters[name] else { continue }
      ways.append(BenchWay(name: name) { mean(path, ["-e", ""]) })
    }
    return ways
  }

  private static func mean(_ path: String, _ words: [String]) -> Double? {
    var sum: UInt64 = 0
    for _ in 0..<runs {
      guard let taken = ChildProcess.run(path, words) else { return nil }
      sum += taken
    }
    return Double(sum) / Double(runs)
  }

  private static let scenario = """
    {
      "grid": {"viewport": {"width": 375, "height": 667}, "count": 40,
        "cell": {"width": 375, "height": 44}, "scroll": {"delays_content_touches": false}},
      "effects": [{"use": "nudge.lua"}],
      "events": [{"at": 0, "type": "touch_began", "touch": 1, "x": 180, "y": 154},
        {"at": 0.4, "type": "touch_ended", "touch": 1, "x": 180, "y": 154}],
      "expect": [{"at": 0.3, "cell": 3, "property": "translation_x", "equals": 8, "within": 0.001}],
      "lasts": 1
    }
    """

  private static let plugin = """
    --!cellfx api=1
    local nudge = { summary = "Moves a pressed cell aside." }

    function nudge.touch_began(cell)
      cell:animate { translation_x = 8, duration = 0.15, curve = "ease_out" }
    end

    function nudge.touch_ended(cell)
      cell:spring { translation_x = 0, response = 0.4, bounce = 0.3 }
    end

    return nudge
    """
}
