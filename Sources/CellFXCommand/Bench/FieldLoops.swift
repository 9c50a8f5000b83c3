/// The fields of ``FieldScript`` as loops in Lua, over the same cells.
enum FieldLoops {
  private static let places = """
    local x = array(function(i) return i % 1000 * 0.5 end)
    local y = array(function(i) return floor(i / 1000) * 0.5 end)
    """
  private static let random = """
    local random = array(function(i) return i * 7919 % 1009 / 1009 end)
    """
  private static let number = "local shown = array(function() return 1 end)"

  static let ripple = LuaLoop(
    arrays: { _ in
      """
      \(places)
      \(number)
      local function part(i) return i * 31 % 97 / 97 end
      local r, g, b, a = array(part), array(part), array(part), array(part)
      """
    },
    before: { _ in
      """
      local x, y, shown, r, g, b, a = x, y, shown, r, g, b, a
      local fall, front = exp(-3 * now), 600 * now
      """
    },
    body: { dialect in
      let root = dialect == .jit ? "sqrt(dx * dx + dy * dy)" : "(dx * dx + dy * dy) ^ 0.5"
      let mixed = zip(["r", "g", "b", "a"], ["1.0", "0.58", "0.0", "1.0"]).map { name, tint in
        """
        t = \(name)[i]
        \(name)[i] = t + (\(tint) - t) * part
        """
      }
      return """
        local dx, dy = x[i] - 250, y[i] - 200
        local behind = front - \(root)
        local t = behind * 0.025
        \(LuaLoop.clamp("t", "0.0", "1.0", dialect))
        local wave = t * t * (3 - 2 * t) * sin(behind * 0.05) * fall
        shown[i] = shown[i] * (1 + 0.05 * wave)
        local part = wave
        \(LuaLoop.clamp("part", "0.0", "1.0", dialect))
        \(mixed.joined(separator: "\n"))
        """
    },
    results: ["shown", "r", "b"])

  static let multiplication = LuaLoop(
    arrays: { _ in random + "\n" + number },
    before: { _ in "local random, shown, factor = random, shown, 0.7" },
    body: { _ in "shown[i] = random[i] * factor" }, results: ["shown"])

  static let scalars = LuaLoop(
    arrays: { _ in number },
    before: { _ in "local shown, value = shown, 0.75 + 0.25 * sin(now * 3)" },
    body: { _ in "shown[i] = value" }, results: ["shown"])

  static let choices = LuaLoop(
    arrays: { _ in [places, random, number].joined(separator: "\n") },
    before: { _ in "local x, random, shown = x, random, shown" },
    body: { dialect in
      let bands = (1...6).map { band in
        """
        if height > \(band) / 7 then
          if across < \(band * 60) then value = \(band) / 6 else value = height * \(band) end
        end
        """
      }
      return """
        local height, across, value = random[i], x[i], 0.1
        \(bands.joined(separator: "\n"))
        \(LuaLoop.clamp("value", "0.0", "1.0", dialect))
        shown[i] = value
        """
    },
    results: ["shown"])

  static let sixty = LuaLoop(
    arrays: { _ in [places, random, number].joined(separator: "\n") },
    before: { _ in "local x, y, random, shown = x, y, random, shown" },
    body: { dialect in
      let waves = (1...4).map { wave in
        """
        swing = sin(column * \(0.3 * Double(wave)) + (row * \(0.7 / Double(wave)) + now)) * 0.5
        held = swing * swing - all * 0.25
        \(LuaLoop.clamp("held", "-0.9", "0.9", dialect))
        all = all * 0.5 + held / (\(dialect == .jit ? "abs(held)" : "(held < 0 and -held or held)") + 1.5)
        """
      }
      return """
        local column, row, all, swing, held = x[i] * 0.01, y[i] * 0.01, random[i]
        \(waves.joined(separator: "\n"))
        shown[i] = 1 + all * 0.1
        """
    },
    results: ["shown"])
}
