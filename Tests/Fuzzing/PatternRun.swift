import CLua
import CellEffect
import CellGrid
import CellMotion
import CellScript
import CellStage

/// A pattern, a subject and a replacement, given to the bridge's functions and to the stock ones.
///
/// The bytes are two lengths, where to begin, then pattern, replacement and subject.
struct PatternRun: CustomStringConvertible {
  private var pattern: ArraySlice<UInt8>
  private var replacement: ArraySlice<UInt8>
  private var subject: ArraySlice<UInt8>
  private var start: Int

  init(_ bytes: [UInt8]) {
    let head = bytes.prefix(3) + [UInt8](repeating: 0, count: max(0, 3 - bytes.count))
    let rest = bytes.dropFirst(3)
    pattern = rest.prefix(Int(head[0]))
    replacement = rest.dropFirst(pattern.count).prefix(Int(head[1]))
    subject = rest.dropFirst(pattern.count + replacement.count)
    start = Int(Int8(bitPattern: head[2]))
  }

  var description: String {
    let texts = [pattern, replacement, subject].map { String(decoding: $0, as: UTF8.self) }
    return "pattern \(texts[0].debugDescription), replacement \(texts[1].debugDescription), "
      + "subject \(texts[2].debugDescription), from \(start)"
  }

  func check() throws(BrokenLaw) {
    let hexadecimal = [pattern, replacement, subject].map(Self.hexadecimal)
    let work = hexadecimal.joined(separator: " ") + " \(start)"
    guard let own = unsafe try OwnMatcher.shared.answer(to: work) else { return }
    guard let stock = unsafe StockMatcher.shared.answer(to: work) else { return }
    try hold(own == stock, "\(self): \(own) is \(stock) in the stock library")
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// Parts of patterns.
  static let words = [
    "%a", "%d", "%s", "%w", "%p", "%x", "%A", "%S", "[abc]", "[^ab]", "[a-c]", "[%w_]", "[]]",
    "[^]]", "[a-]", "(", ")", "()", "(.-)", "%1", "%2", "%bab", "%b()", "%f[%w]", "%%", "^", "$",
    ".-", ".*", "a+", "b?", "[%a-z]", "%0", "%9", "%f", "%b", "[^", "(a*(.)%w(%s*))",
  ]

  /// Reads the work, calls every function and hands on what came of it, as a hash and in part.
  fileprivate static let script = #"""
    local byte, sub, char = string.byte, string.sub, string.char
    local function digit(c) return c < 58 and c - 48 or c - 87 end
    local function read(work)
      local parts, at, hand = { "" }, 1, {}
      while at <= #work do
        local c = byte(work, at)
        if c == 32 then
          parts[#parts], parts[#parts + 1], hand, at = table.concat(hand), "", {}, at + 1
          if #parts == 4 then return parts[1], parts[2], parts[3], tonumber(sub(work, at)) end
        else
          hand[#hand + 1] = char(digit(c) * 16 + digit(byte(work, at + 1)))
          at = at + 2
        end
      end
    end
    local complex = false
    local function strip(e)
      e = tostring(e)
      local a, b = string.find(e, ": ", 1, true)
      while a do e = sub(e, b + 1) a, b = string.find(e, ": ", 1, true) end
      complex = complex or string.find(e, "too complex", 1, true) ~= nil
      return e
    end
    local function show(ok, ...)
      if not ok then return "error " .. strip((...)) end
      local t = { "ok", select("#", ...) }
      for i = 1, select("#", ...) do t[#t + 1] = tostring((select(i, ...))) end
      return table.concat(t, "|")
    end
    local function words(s, p)
      local out = {}
      for a, b, c in string.gmatch(s, p) do
        out[#out + 1] = tostring(a) .. "," .. tostring(b) .. "," .. tostring(c)
      end
      return table.concat(out, ";")
    end
    local answers = { a = "1", b = false, ab = 3, [""] = "e", c = {} }
    local function answer(a, b)
      if a == "a" then return nil end
      return b or 7
    end
    local function all(work)
      local p, r, s, from = read(work)
      complex = false
      local out = {
        show(pcall(string.find, s, p, from)), show(pcall(string.match, s, p, from)),
        show(pcall(string.find, s, p, from, true)), show(pcall(words, s, p)),
        show(pcall(string.gsub, s, p, r)), show(pcall(string.gsub, s, p, r, from)),
        show(pcall(string.gsub, s, p, answer)), show(pcall(string.gsub, s, p, answers)),
      }
      if complex then return "too complex" end
      local hash = 0
      for i = 1, #out do
        local line = out[i]
        for j = 1, #line do hash = (hash * 31 + byte(line, j)) % 2305843009213693951 end
        out[i] = sub(string.gsub(line, "[^ -~]", "."), 1, 40)
      end
      return hash .. " " .. table.concat(out, " / ")
    end
    """#
}

/// The functions of the bridge, in a plugin that stays loaded as long as it lives.
private final class OwnMatcher {
  nonisolated(unsafe) static let shared = OwnMatcher()
  private var stage: Stage?

  /// What came of the work; nil: it was stopped by a budget, which the stock library has not.
  func answer(to work: String) throws(BrokenLaw) -> String? {
    let stage: Stage
    if let made = self.stage { stage = made } else { stage = try makeStage() }
    self.stage = stage
    do throws(ParameterError) {
      try stage.setParameter("work", of: 0, to: .text(work), at: stage.time + 1)
    } catch {
      throw BrokenLaw("\(error)")
    }
    for report in stage.takeReports() {
      switch report {
      case .log(_, let line, _): return line
      case .failure(let failure):
        self.stage = nil
        let reason = failure.facts.reason
        try hold(reason == .steps || reason == .memory, "\(failure)")
        return nil
      default: break
      }
    }
    throw BrokenLaw("no answer to \(work)")
  }

  private func makeStage() throws(BrokenLaw) -> Stage {
    var limits = Limits.counted
    limits.instantSteps = 400_000
    let text = """
      --!cellfx api=1
      \(PatternRun.script)
      return {
        parameters = { work = "" },
        parameters_changed = function(grid, change, p) print(all(p.work)) end,
      }
      """
    do throws(PluginError) {
      let stage = Stage(
        grid: GridSettings(
          viewport: Size(width: 10, height: 10), count: 0, cell: Size(width: 10, height: 10)))
      stage.add(try PluginFile("pattern").effect(of: Array(text.utf8), seed: 1, limits: limits))
      stage.start()
      return stage
    } catch {
      throw BrokenLaw("\(error)")
    }
  }
}

/// The same functions of the stock library.
@safe private final class StockMatcher {
  nonisolated(unsafe) static let shared = StockMatcher()
  private let state: OpaquePointer?

  private init() {
    unsafe state = luaL_newstate()
    unsafe luaL_openlibs(state)
    guard unsafe luaL_loadstring(state, "\(PatternRun.script)\nreturn all") == LUA_OK,
      unsafe lua_pcallk(state, 0, 1, 0, 0, nil) == LUA_OK
    else { fatalError("the script is no Lua") }
  }

  /// What came of the work; nil: the stock library gives up on what takes it too deep.
  func answer(to work: String) -> String? {
    unsafe lua_pushvalue(state, -1)
    unsafe lua_pushstring(state, work)
    defer { unsafe lua_settop(state, 1) }
    guard unsafe lua_pcallk(state, 1, 1, 0, 0, nil) == LUA_OK,
      let answer = unsafe lua_tolstring(state, -1, nil)
    else { return nil }
    let text = unsafe String(cString: answer)
    return text == "too complex" ? nil : text
  }
}
