import CellEffect
import CellScript
import CellStage
import Testing

/// The library that a script has, against the stock one.
@Suite struct LibraryTests {
  private static let walk = #"""
      local function rnd(n)
        seed = (seed * 1103515245 + 12345) & 0x7fffffff
        return (seed >> 8) % n + 1
      end
      local function pick(t) return t[rnd(#t)] end
      local texts = {
        "", "a", "abc", "Hello World", "\0\1\255", "12", " 0x1F ", "1e5", "zz", "-7", "+8 ", "- 7",
        "1 2", "9z", "Zz", "0x", "1e", "inf", "nan", "0x1p4", "  ", "\xd9\xa1",
      }
      local nums = {
        0, 1, 2, 3, -1, -2, -3, 5, 36, 16, 2, 1.0, 2.5, math.maxinteger, math.mininteger, 100,
      }
      local forms = { "%d", "%5.1f", "%s", "%q", "%x", "%5s", "%-5s|", "%i", "%g", "%c" }
      local function text() return pick(texts) end
      local function maybe(t) return rnd(2) == 1 and pick(t) or nil end
      local calls = {
        function() return string.sub, text(), pick(nums), maybe(nums) end,
        function() return string.byte, text(), maybe(nums), maybe { 0, 1, 2, 3, -1, -2, 4 } end,
        function() return string.upper, text() end,
        function() return string.lower, text() end,
        function() return string.reverse, text() end,
        function() return string.len, text() end,
        function() return string.char, pick { 0, 65, 255, 256, -1, 66.0 }, pick { 65, 66 } end,
        function() return string.rep, text(), pick { 0, 1, 3, -1 }, text() end,
        function() return string.format, pick(forms), pick(nums) end,
        function() return tonumber, text() end,
        function() return tonumber, text(), pick(nums) end,
        function() return tonumber, pick(nums) end,
        function() return tonumber, pick { "a", {}, true } end,
        function()
          return table.concat, { text(), pick(nums), text() }, text(), pick { 1, 2, 0 }, rnd(4)
        end,
        function() return table.unpack, { 1, 2, 3 }, pick { 1, 2, 0 }, pick { 1, 2, 3 } end,
        function() return table.remove, { 1, 2, 3 }, pick { 0, 1, 2, 3, 4, 5, -1 } end,
        function() return table.insert, { 1, 2, 3 }, pick { 0, 1, 3, 4, 5 }, 7 end,
        function() return table.move, { 1, 2, 3 }, 1, pick { 2, 3 }, pick { 1, 2 } end,
        function() return select, pick { 1, 2, -1, -3, "#", 0, 5, -9 }, 1, 2 end,
        function() return rawlen, pick { "abc", { 1, 2 }, 3 } end,
        function() return rawequal, text(), text() end,
        function() return type, text() end,
        function() return assert, pick { true, 1 }, "m" end,
        function() return assert, false, text() end,
        function() return assert, false end,
        function() return error, text(), 0 end,
        function() return utf8.len, text() end,
        function() return utf8.char, pick { 65, 955, 1114111, -1 } end,
        function() return utf8.codepoint, text(), 1, -1 end,
        function() return utf8.offset, text(), pick { 1, 2, -1 } end,
      }
      local function strip(e)
        e = tostring(e)
        local a, b = string.find(e, ": ", 1, true)
        while a do
          e = string.sub(e, b + 1)
          a, b = string.find(e, ": ", 1, true)
        end
        return e
      end
      local function show(ok, ...)
        if not ok then return "error " .. strip((...)) end
        local t = { "ok", select("#", ...) }
        for i = 1, select("#", ...) do
          local v = select(i, ...)
          t[#t + 1] = math.type(v) or type(v)
          t[#t + 1] = type(v) == "table" and table.concat(v, ",") or tostring(v)
        end
        return table.concat(t, "|")
      end
      local hash = 0
      for i = 1, 20000 do
        local call = table.pack(pick(calls)())
        local r = show(pcall(table.unpack(call, 1, call.n)))
        for j = 1, #r do hash = (hash * 31 + string.byte(r, j)) % 2305843009213693951 end
        if i % 2000 == 0 then out(i .. " " .. hash) end
      end
    """#

  @Test(arguments: 1...3)
  func `functions of texts, numbers and lists do and raise what the stock ones do`(
    _ seed: Int
  ) throws {
    let text = "local seed = \(seed)\n\(Self.walk)"
    let stock = StockLua.lines(of: text)
    #expect(stock.count == 10)
    #expect(try StockLua.ownLines(of: text) == stock)
  }

  static let long = [
    ".x", "[k]", "['x']", ":f().x", " \n . -- .\n x", "[a.b.c]", ".x --[[ . ]] ",
  ]

  @Test(arguments: long)
  func `an expression that reads too many fields in a row is refused`(_ part: String) {
    func defect(_ count: Int) -> PluginError? {
      let chain = String(repeating: part, count: count)
      return Sample.defect("--!cellfx api=1\nlocal t, k, a\nlocal x = t\(chain)")
    }
    #expect(defect(202)?.reason == .syntax)
    #expect(defect(202)?.message.hasPrefix("an expression reads more than 100 fields") == true)
    #expect(defect(40)?.message.contains("fields in a row") == false)
  }

  @Test func `many short expressions are no long one`() throws {
    let many = (1...300).map { "t.a.b[\($0)]" }
    let calls = String(repeating: "t.a(t.b.c, { t.d }) ", count: 300)
    let strings = String(repeating: "t.a = '....' .. t.b .. [[.x.x]] -- .x.x\n", count: 300)
    let text =
      "return { summary = 's', appeared = function(t)\n local x = { \(many.joined(separator: ", ")) }\n\(calls)\n\(strings) end }"
    var limits = Limits.counted
    limits.source = 1 << 20
    #expect(Sample.defect("--!cellfx api=1\n\(text)", limits: limits) == nil)
  }

  static let working = [
    "local t = {} for i = 1, 60000 do t[i] = 0 end while true do table.insert(t, 1, 0) table.remove(t, 1) end",
    "local s = ('1'):rep(60000) while true do tonumber(s, 36) tonumber(s) end",
    "local s = ('x'):rep(60000) while true do utf8.len(s) end",
    "local s = ('x'):rep(60000) while true do s:upper() s:reverse() end",
    "local s = ('x'):rep(60000) while true do ('%s'):format(s) end",
    "while true do table.unpack({}, 1, 900) end",
    "local t = {} for i = 1, 8000 do t[i] = i end while true do table.sort(t) end",
    "local t = {} for i = 1, 5000 do t['k' .. i] = 1 end while true do next(t) end",
    "local t = {} for i = 1, 5000 do t[i .. ''] = 1 end for k in pairs(t) do t[k] = nil end "
      + "while true do next(t) end",
    "local s = ('x'):rep(60000) while true do local t = s .. 'y' end",
  ]

  @Test(arguments: working)
  func `work in C is charged as what it takes`(_ code: String) throws {
    var limits = Limits.counted
    limits.loadSteps = 2_000_000
    let start = ContinuousClock.now
    #expect(Sample.defect("--!cellfx api=1\n\(code)", limits: limits)?.reason == .steps)
    let time = ContinuousClock.now - start
    if time > .seconds(1) { print("\(code) took \(time)") }
  }
}
