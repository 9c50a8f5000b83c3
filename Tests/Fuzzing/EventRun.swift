import CellEffect
import CellGrid
import CellMotion
import CellScript
import CellStage
import CellTesting
import RandomTesting

/// A grid, what happens to it, and effects that answer at random, all from the bytes.
///
/// The first byte says which effects there are and how time is cut; the second where the choices of
/// the host end and those of the effects begin; the third how far away the host touches.
struct EventRun: CustomStringConvertible {
  private let manner: UInt8
  private let script: RandomScript
  /// By how much the places of touches and scrolls are multiplied.
  private let stretch: Double
  private let choices: [UInt8]

  init(_ bytes: [UInt8]) {
    manner = bytes.first ?? 0
    let share = Int(bytes.dropFirst().first ?? 128)
    let rest = bytes.dropFirst(3)
    let factors = [1, 1, 1, -1, 0, 1e-300, 1e3, 1e6, 1e9, 1e18, 1e305]
    stretch = factors[Int(bytes.dropFirst(2).first ?? 0) % factors.count]
    let host = rest.prefix(rest.count * share / 255)
    choices = Array(rest.dropFirst(host.count))
    script = RandomScript(
      random: SeededGenerator(bytes: host), length: min(16, 4 + host.count / 3))
  }

  var description: String {
    let steps = script.steps.map { "\($0.time): \($0.input.stretched(by: stretch))" }
    return (["\(script.settings)"] + steps + ["choices \(choices)"]).joined(separator: "\n")
  }

  func check() throws(BrokenLaw) {
    let jump = try play(step: nil)
    let steps = [1.0 / 30, 0.05, 0.11, 0.043]
    let cut = try play(step: steps[Int(manner >> 6)])
    try hold(jump.digests == cut.digests, "digests differ")
    try hold(jump.reports == cut.reports, "reports differ")
  }

  private func effects() throws(BrokenLaw) -> (chaos: Chaos, all: [any Effect]) {
    let chaos = Chaos(random: SeededGenerator(bytes: choices))
    var all: [any Effect] = []
    if manner & 1 != 0 { all += [Bounce(), Tint()] }
    if manner & 2 != 0 { all.append(Crossfade()) }
    if manner & 4 == 0 { all.append(chaos) }
    if manner & 8 == 0 { all.append(try ScriptedChaos.effect(choices)) }
    return (chaos, all)
  }

  private func play(step: Double?) throws(BrokenLaw) -> StageWatch {
    let (chaos, effects) = try effects()
    let stage = stage(effects)
    var watch = StageWatch()
    for (place, event) in script.steps.enumerated() {
      advance(stage, to: event.time, by: step)
      stage.feed(event.input.stretched(by: stretch), at: event.time)
      if manner & 32 != 0 { changeValues(of: stage, place) }
      if manner & 40 == 32, place % 5 == 2 { stage.reload(effects.count - 1) }
      try watch.look(at: stage)
    }
    for extra in [0.1, 0.4] {
      advance(stage, to: stage.time + extra, by: step)
      try watch.look(at: stage)
    }
    stage.advance(to: stage.time + 4000)
    try watch.look(at: stage)
    try checkQuiet(stage)
    try watch.checkCompletions()
    try hold(chaos.ended.values.allSatisfy { $0 == 1 }, "an animation ended twice")
    return watch
  }

  private func stage(_ effects: [any Effect]) -> Stage {
    let pictures = [ItemPictures(normal: "A", highlighted: "B"), ItemPictures(normal: "A")]
    var items = ItemTable(labels: ["one", "two"], pictures: pictures)
    items.pictureColors = ["B": Color(red: 0, green: 0, blue: 0)]
    var settings = script.settings
    settings.viewport.height = min(settings.viewport.height, 160)
    let stage = Stage(grid: settings, items: items, limitsFlashes: manner & 48 == 16)
    for effect in effects { stage.add(effect, fallback: BuiltIn.make(effect.name)) }
    stage.start()
    return stage
  }

  private func advance(_ stage: Stage, to end: Double, by step: Double?) {
    while let step, end < 20, stage.time + step < end {
      stage.advance(to: stage.time + step)
      if manner & 64 != 0, stage.time < 1 { _ = stage.frame() }
    }
    stage.advance(to: end)
  }

  private func changeValues(of stage: Stage, _ place: Int) {
    let count = stage.scene.grid.settings.count
    guard count > 0 else { return }
    stage.setItem(place % count, "n", to: .number(Double(place)), at: stage.time)
  }

  /// All fingers are up, and no effect asks for anything that has no end.
  private func checkQuiet(_ stage: Stage) throws(BrokenLaw) {
    try hold(stage.activeEffectCount == 0, "\(stage.activeEffectCount) effects never end")
    try hold(stage.nextDue == nil, "something is due at \(stage.nextDue ?? 0) after all has ended")
    let pressing = CellColumns.Flag.pressed | CellColumns.Flag.highlighted
    let flags = stage.scene.grid.liveSlots.map { stage.scene.grid.cells.flags[$0] }
    try hold(flags.allSatisfy { $0 & pressing == 0 }, "a cell is held by nobody")
  }
}

extension GridInput {
  /// The same, farther away.
  fileprivate func stretched(by factor: Double) -> GridInput {
    func far(_ point: Point) -> Point { Point(x: point.x * factor, y: point.y * factor) }
    return switch self {
    case .touchBegan(let id, let point): .touchBegan(id: id, at: far(point))
    case .touchMoved(let id, let point): .touchMoved(id: id, at: far(point))
    case .touchEnded(let id, let point): .touchEnded(id: id, at: far(point))
    case .scroll(let point, let animated): .scroll(to: far(point), animated: animated)
    default: self
    }
  }
}

/// A script that answers with random commands and fails now and then.
private enum ScriptedChaos {
  static func effect(_ choices: [UInt8]) throws(BrokenLaw) -> ScriptEffect {
    let list = choices.prefix(200).map { "\($0)" }.joined(separator: ",")
    let text = "--!cellfx api=1\nlocal choices = { \(list) }\n\(body)"
    do throws(PluginError) {
      return try PluginFile("chaos").effect(of: Array(text.utf8), seed: 3, limits: limits)
    } catch {
      throw BrokenLaw("\(error)")
    }
  }

  private static let limits: Limits = {
    var limits = Limits.small
    limits.loadSteps = 100_000
    limits.waits = 50
    return limits
  }()

  private static let body = """
    local fx = require "cellfx"
    local chaos, place, last = {}, 0, {}
    local function pick(n)
      place = place + 1
      return (choices[place] or math.random(0, 255)) % n
    end
    local function value() return (pick(64) - 20) / 16 end
    local names = { "scale", "scale_x", "translation_x", "translation_y", "rotation", "opacity",
      "corner_radius", "border_width" }
    local colors = { "background", "text_color", "border_color" }
    local paints = { "#f00", "#00ff0080", "secondary_system_background", "opaque_separator" }
    local function time() return pick(2) == 0 and 0 or pick(100) / 200 end
    local function request()
      local o = { delay = time(), replaces = pick(2) == 0 }
      if pick(3) > 0 then o[names[pick(#names) + 1]] = value() end
      if pick(3) == 0 then o[colors[pick(3) + 1]] = paints[pick(4) + 1] end
      if not next(o) or (o.scale == nil and pick(2) == 0) then o.scale = value() end
      return o
    end
    local acts = {
      function(cell) cell[names[pick(#names) + 1]] = value() end,
      function(cell) cell[colors[pick(3) + 1]] = paints[pick(4) + 1] end,
      function(cell) cell.z = pick(5) end,
      function(cell) cell.text = "t" .. pick(4) end,
      function(cell) cell:clear(names[pick(#names) + 1], colors[pick(3) + 1]) end,
      function(cell) cell:clear { "scale", "background", duration = time() } end,
      function(cell)
        local o = request()
        o.duration, o.repeats, o.autoreverses = time(), pick(3) + 1, pick(2) == 0
        o.space = pick(2) == 0 and "oklab" or nil
        last[pick(4)] = cell:animate(o)
      end,
      function(cell)
        local o = request()
        o.response, o.bounce = 0.1 + time(), value() / 4
        last[pick(4)] = cell:spring(o)
      end,
      function(cell)
        last[0] = cell:keyframes {
          duration = time(), { at = 0.25, scale = value() }, { at = 1, scale = value(), curve = "ease_in" },
        }
      end,
      function(cell) last[1] = cell:dissolve { image = pick(2) == 0 and "A" or "B", duration = time() } end,
      function(cell) local run = last[pick(4)] if run then run:stop() end end,
      function(cell) local run = last[pick(4)] if run then run:finish() end end,
      function(cell) local run = last[pick(4)] if run then print(run:wait(), run.running) end end,
      function(cell) fx.wait(time()) end,
      function(cell) fx.spawn(cell, function() fx.wait(time()) cell.scale = value() end) end,
      function(cell) cell:select() end,
      function(cell) cell:deselect { animated = pick(2) == 0 } end,
      function(cell) cell:signal("s" .. pick(3)) end,
      function(cell) for _, other in ipairs(cell.grid:cells()) do other.rotation = value() end end,
      function(cell) cell.memory.n = (cell.memory.n or 0) + 1 print(cell.index, cell.memory.n) end,
      function(cell) error("chaos") end,
    }
    local function answer(cell)
      for _ = 1, pick(4) do acts[pick(#acts) + 1](cell) end
    end
    for _, name in ipairs { "appeared", "touch_began", "touch_moved", "touch_left", "touch_ended",
      "touch_cancelled", "highlight_changed", "selection_changed", "refused", "item_changed" } do
      chaos[name] = function(cell, event, p) if pick(2) == 0 then answer(cell) end end
    end
    return chaos
    """
}
