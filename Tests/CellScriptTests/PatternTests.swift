import CellEffect
import CellScript
import CellStage
import Foundation
import Testing

/// The bridge's patterns are the stock library's: random patterns on random subjects in both.
@Suite struct PatternTests {
  /// How many comparisons there are in all.
  private static let comparisons =
    ProcessInfo.processInfo.environment["CELLFX_PATTERN_COMPARISONS"].flatMap { Int($0) }
    ?? 100_000
  /// Comparisons of one seed, and those that one line tells of.
  private static let perSeed = 10_000
  private static let perLine = 1000

  /// Makes subjects and patterns from `seed` and calls the functions; `one()` returns a case.
  private static let cases = #"""
    local function rnd(n)
      seed = (seed * 1103515245 + 12345) & 0x7fffffff
      return (seed >> 8) % n + 1
    end
    local sub = string.sub
    local function pick(t) return t[rnd(#t)] end
    local atoms = { "a", "b", "c", ".", "%a", "%d", "%s", "%w", "%p", "%x", "%A", "%S", "%W",
        "[abc]", "[^ab]", "[a-c]", "[%w_]",
      "[^%s]", "[]]", "[^]]", "[a-]", "[%]]", "(", ")", "()", "(a)", "(.)", "(b*)", "%1",
        "%2", "%3", "%bab", "%b()", "%f[%w]", "%f[a]",
      "%%", "%.", "$", "^", "[", "%", "%b", "%bx", "%f", "%g", "%c", "%l", "%u", "%z", "[a",
        "[%", "[^", "[a-%", "%0", "%9", "\0", "[%a-z]", "]", "-", "*", "(.-)", "(.+)", "%Z",
        "\xff", "[\x80-\xff]", "[b-a]" }
    local reps = { "", "", "", "", "*", "+", "-", "?" }
    local subjects = { "a", "b", "c", " ", "1", "(", ")", "ab", "aab", "abc", "_", "A", ".",
        "%", "\0", "x", "]", "^", "$", "\xff", "-", "\n" }
    local repls = { "x", "%0", "%1", "%2", "%%", "%", "%a", "<%1>", "", "%0%0", "%9", "a%" }
    local function pattern()
      local p = rnd(5) == 1 and "^" or ""
      for i = 1, rnd(5) do p = p .. pick(atoms) .. pick(reps) end
      if rnd(6) == 1 then p = p .. "$" end
      return p
    end
    local function subject()
      local s = ""
      for i = 1, rnd(14) - 1 do s = s .. pick(subjects) end
      return s
    end
    local function strip(e)
      e = tostring(e)
      local at = 1
      local a, b = string.find(e, ": ", 1, true)
      while a do e = sub(e, b + 1) a, b = string.find(e, ": ", 1, true) end
      return e
    end
    local function show(ok, ...)
      if not ok then return "error " .. strip((...)) end
      local t = { "ok", select("#", ...) }
      for i = 1, select("#", ...) do t[#t + 1] = tostring((select(i, ...))) end
      return table.concat(t, "|")
    end
    -- A subject, a pattern and what came of one of the functions.
    local function one()
      local s, p = subject(), pattern()
      local k = rnd(6)
      if k == 1 then return s, p, show(pcall(string.find, s, p, rnd(12) - 6))
      elseif k == 2 then return s, p, show(pcall(string.match, s, p, rnd(12) - 6))
      elseif k == 3 then
        return s, p, show(pcall(function()
          local out = {}
          for a, b, c in string.gmatch(s, p) do
            out[#out + 1] = tostring(a) .. "," .. tostring(b) .. "," .. tostring(c)
          end
          return table.concat(out, ";")
        end))
      elseif k == 4 then
        local r = pick(repls)
        return s, p .. "=>" .. r, show(pcall(string.gsub, s, p, r, rnd(2) == 1 and rnd(4) - 1 or nil))
      elseif k == 5 then
        return s, p, show(pcall(string.gsub, s, p, function(a, b)
          if a == "a" then return nil end
          return b or 7
        end))
      end
      local answers = { a = "1", b = false, ab = 3, [""] = "e", c = {} }
      return s, p, show(pcall(string.gsub, s, p, answers))
    end
    """#

  /// Every line is the number of a case and a hash over all results up to it.
  private static let walk = """
    local hash = 0
    for i = 1, \(perSeed) do
      local s, p, r = one()
      for j = 1, #r do hash = (hash * 31 + string.byte(r, j)) % 2305843009213693951 end
      if i % \(perLine) == 0 then out(i .. " " .. hash) end
    end
    """

  @Test(arguments: 1...max(1, (comparisons + perSeed - 1) / perSeed))
  func `matches, captures, replacements and errors are those of the stock library`(
    _ seed: Int
  ) throws {
    let text = "local seed = \(seed)\n\(Self.cases)\n\(Self.walk)"
    let stock = StockLua.lines(of: text)
    #expect(stock.count == Self.perSeed / Self.perLine)
    #expect(try StockLua.ownLines(of: text) == stock)
  }

  @Test func `a pattern that goes back again and again is stopped by its steps`() throws {
    for body in [
      "('a'):rep(3000):find(('.*'):rep(8) .. 'b')", "('('):rep(60000):find('%b()')",
      "('a'):rep(60000):find(('a'):rep(30000) .. 'b', 1, true) "
        + "while true do ('a'):rep(100):match('.-.-.-b') end",
      "for w in ('a'):rep(3000):gmatch(('a*'):rep(8) .. 'b') do end",
      "('a'):rep(3000):gsub(('a-'):rep(8) .. 'b', '')",
    ] {
      let stage = try Stage.pressing("function e.touch_began()\n\(body)\nend")
      #expect(stage.failures().map(\.reason) == [.steps], "\(body)")
    }
  }

  @Test func `a deep pattern needs no stack of C`() throws {
    let body = "print(#(('a'):rep(5000):match('^' .. ('a?'):rep(5000) .. '$')))"
    #expect(try written(body) == ["5000"])
  }

  @Test func `what is not a number is told without a sign`() throws {
    #expect(
      try written("print(0/0, -(0/0), tostring(0/0), ('%f %g'):format(0/0, -(0/0)))")
        == ["nan\tnan\tnan\tnan nan"])
    #expect(
      try written("print((('x'):gsub('x', 0/0)), (('x'):gsub('x', function() return 0/0 end)))")
        == ["nan\tnan"])
  }
}
