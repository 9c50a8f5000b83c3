import CellEffect
import CellGrid
import CellScript
import CellStage
import Testing

@Suite struct SequenceTests {
  @Test func `a wait gives the seconds that really passed`() throws {
    #expect(
      try written("print(fx.wait(0.25)) print(fx.now())", until: 1) == ["0.25", "0.25"])
  }

  @Test func `a wait for an animation gives whether it finished`() throws {
    let body = """
      local first = cell:animate { scale = 2, duration = 0.2 }
      print(first.running, first:wait(), first.running, fx.now())
      local second = cell:animate { scale = 1, duration = 0.2 }
      second:stop()
      print(second:wait(), fx.now())
      print(cell:animate { scale = 3, duration = 0 }:wait())
      """
    #expect(
      try written(body, until: 1) == ["true\ttrue\tfalse\t0.2", "false\t0.2", "true"])
  }

  @Test func `what waits on one animation goes on in the order in which it began`() throws {
    let body = """
      local animation = cell:animate { opacity = 0.5, duration = 0.1 }
      for i = 1, 3 do
        fx.spawn(cell, function() animation:wait() print(i) end)
      end
      animation:wait()
      print "handler"
      """
    #expect(try written(body, until: 1) == ["handler", "1", "2", "3"])
  }

  @Test func `waits pass through pcall and the script's own coroutines`() throws {
    let body = """
      print(pcall(function() fx.wait(0.1) error("late", 0) end))
      local step = coroutine.wrap(function()
        for i = 1, 2 do
          fx.wait(0.1)
          coroutine.yield(i)
        end
        return "done"
      end)
      print(step(), step(), step(), math.floor(fx.now() * 10 + 0.5))
      local outer = coroutine.create(function()
        local inner = coroutine.create(function() return xpcall(fx.wait, print, 0.1) end)
        return coroutine.resume(inner)
      end)
      print(select("#", coroutine.resume(outer)), coroutine.status(outer))
      """
    #expect(
      try written(body, until: 2) == ["false\tlate", "1\t2\tdone\t3", "4\tdead"])
  }

  @Test func `a coroutine that waits cannot be resumed by others`() throws {
    let body = """
      local held = coroutine.create(function() fx.wait(0.1) return "woke" end)
      fx.spawn(cell, function() print(coroutine.status(held), coroutine.resume(held)) end)
      print(coroutine.resume(held))
      """
    #expect(
      try written(body, until: 1)
        == ["normal\tfalse\tcannot resume a normal coroutine", "true\twoke"])
  }

  @Test func `a stretch that raises leaves no command and no sequence behind`() throws {
    let body = """
      cell.scale = 2
      fx.spawn(cell, function() print "spawned" end)
      kept = cell:animate { opacity = 0, duration = 1 }
      print "told"
      error "no"
      """
    let effect = try Sample.effect(
      "local kept\nfunction e.touch_began(cell)\n\(body)\nend\n"
        + "function e.touch_ended(cell) print(kept.running, kept:wait()) end")
    let stage = Stage.list([effect])
    stage.touch(row: 3, at: 0)
    #expect(stage.number(.scale, row: 3, at: 0.5) == 1)
    #expect(stage.number(.opacity, row: 3, at: 0.5) == 1)
    #expect(stage.failures().map(\.message) == ["no"])
    stage.lift(row: 3, at: 0.6)
    #expect(stage.lines().last == "false\tfalse")
  }

  @Test func `stretches before the one that raises stay`() throws {
    let stage = try Stage.pressing(
      """
      function e.touch_began(cell, touch, p)
        cell.grid.memory.began = true
        cell:animate { scale = 2, duration = 0 }
        fx.wait(0.1)
        error "later"
      end
      """)
    #expect(stage.number(.scale, row: 3, at: 0.05) == 2)
    stage.advance(to: 0.2)
    #expect(stage.failures().map(\.handler) == ["touch_began"])
    #expect(stage.number(.scale, row: 3, at: 1) == 1)
  }

  @Test func `a cell that scrolls away takes its sequences with it`() throws {
    let effect = try Sample.effect(
      """
      function e.touch_began(cell)
        local animation = cell:animate { scale = 2, duration = 1 }
        fx.spawn(cell.grid, function()
          print("others hear", animation:wait(), cell.gone)
          print(pcall(function() return cell.index end))
          cell.scale = 3
          print(cell:animate { scale = 1 }:wait())
        end)
        animation:wait()
        print "never"
      end
      """)
    let stage = Stage.list([effect])
    stage.touch(row: 0, at: 0)
    stage.feed(.scroll(to: Point(x: 0, y: 900), animated: false), at: 0.5)
    stage.advance(to: 3)
    let told = "false\tsample.lua:7: the cell of item 0 is gone since 0.5 s (`cell.gone` tells)"
    #expect(stage.lines() == ["others hear\tfalse\ttrue", told, "false"])
  }

  @Test func `waiting where it is not possible says so`() throws {
    let sort = try raised("table.sort({ 2, 1 }, function() fx.wait(1) end)")
    #expect(sort?.hasPrefix("4: waiting is not possible inside") == true)
    let inside = "table.sort({ 2, 1 }, coroutine.wrap(function() fx.wait(1) end))"
    #expect(try raised(inside)?.hasPrefix("4: waiting is not possible inside") == true)
    #expect(try raised("coroutine.yield()")?.hasPrefix("4: `coroutine.yield` outside") == true)
    let defect = Sample.defect("--!cellfx api=1\nrequire('cellfx').wait(1)\nreturn {}")
    #expect(defect?.message.hasPrefix("waiting is possible in handlers only") == true)
    #expect(defect?.line == 2)
  }
}
