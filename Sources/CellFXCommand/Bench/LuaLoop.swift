/// A loop over flat arrays in Lua, as who has only an interpreter would write it.
///
/// LuaJIT gets arrays and a sine of floats by its foreign function interface, and clamps without branches; Lua
/// 5.4, which has no such arrays and for which each call counts, gets tables, comparisons and
/// operators in place of functions.
struct LuaLoop: Sendable {
  /// Who reads the text.
  enum Dialect {
    /// LuaJIT 2.
    case jit
    /// Lua 5.4.
    case plain
  }

  /// Makes the arrays; they are there as long as the interpreter.
  var arrays: @Sendable (Dialect) -> String
  /// What stands in the function before the loop.
  var before: @Sendable (Dialect) -> String = { _ in "" }
  /// The loop's body for entry `i`.
  var body: @Sendable (Dialect) -> String
  /// The arrays whose entries are added up.
  var results: [String]
  /// How many units LuaJIT and Lua 5.4 do for one figure.
  var unitsPerFigure = (jit: 1 << 21, plain: 1 << 18)

  /// How many units an interpreter does for one figure.
  func units(of name: String) -> Int {
    name == "luajit" ? unitsPerFigure.jit : unitsPerFigure.plain
  }

  /// The whole text.
  func text(for dialect: Dialect, units: Int) -> String {
    """
    local n, now = \(units), 1.2
    local sin, cos, exp, sqrt, floor = math.sin, math.cos, math.exp, math.sqrt, math.floor
    local min, max, abs = math.min, math.max, math.abs
    \(Self.maker(dialect))
    \(arrays(dialect))
    local function work()
      \(before(dialect))
      for i = first, last do
        \(body(dialect))
      end
    end
    local function sum()
      work()
      local all = 0
      for i = first, last do all = all + \(results.map { $0 + "[i]" }.joined(separator: " + ")) end
      return all
    end
    print("ready") io.flush()
    for line in io.lines() do
      if line == "sum" then
        print(string.format("%.9g", sum()))
      else
        local start = os.clock()
        for _ = 1, tonumber(line) do work() end
        print(string.format("%.9f", os.clock() - start))
      end
      io.flush()
    end
    """
  }

  private static func maker(_ dialect: Dialect) -> String {
    let make =
      switch dialect {
      case .jit:
        """
        local ffi, bit = require "ffi", require "bit"
        local band, first, last = bit.band, 0, n - 1
        ffi.cdef "float sinf(float);"
        sin = ffi.C.sinf
        local function empty(count, kind) return ffi.new((kind or "float") .. "[?]", count or n) end
        """
      case .plain:
        """
        local first, last = 1, n
        local function empty() return {} end
        """
      }
    return make + """

      local function array(value)
        local all = empty()
        for i = first, last do all[i] = value(i - first) end
        return all
      end
      """
  }

  /// A statement that keeps a local between two numbers.
  static func clamp(_ name: String, _ low: String, _ high: String, _ dialect: Dialect) -> String {
    switch dialect {
    case .jit: "\(name) = max(min(\(name), \(high)), \(low))"
    case .plain:
      "if \(name) < \(low) then \(name) = \(low) elseif \(name) > \(high) then \(name) = \(high) end"
    }
  }
}
