import CellScript

/// The words that scripts are made of.
enum LuaWords {
  /// The names that an owner has in the interface of scripts.
  static func names(of owner: String) -> [String] {
    ScriptInterface.entries.filter { $0.owner == owner }.map(\.name)
  }

  static let keywords = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while", "<const>",
    "<close>", "...", "..", "==", "~=", "<=", ">=", "<<", ">>", "//", "::", "--[[", "]]",
  ]

  /// The functions of the sandbox's library.
  static let library = [
    "assert", "error", "getmetatable", "ipairs", "next", "pairs", "pcall", "print", "rawequal",
    "rawget", "rawlen", "rawset", "require", "select", "setmetatable", "tonumber", "tostring",
    "type", "xpcall", "string.byte", "string.char", "string.find", "string.gmatch", "string.gsub",
    "string.len", "string.lower", "string.match", "string.rep", "string.reverse", "string.sub",
    "string.upper", "string.format", "table.insert", "table.remove", "table.unpack", "table.pack",
    "table.move", "table.concat", "table.sort", "utf8.char", "utf8.codepoint", "utf8.len",
    "utf8.offset", "coroutine.create", "coroutine.resume", "coroutine.wrap", "coroutine.status",
    "coroutine.running", "coroutine.yield", "coroutine.isyieldable", "math.sin", "math.log",
    "math.atan", "math.random", "math.floor", "math.ceil", "math.abs", "math.max", "math.min",
    "math.fmod", "math.modf", "math.tointeger", "math.type", "math.ult", "math.sqrt", "math.exp",
  ]

  static let events = [
    "__index", "__newindex", "__call", "__eq", "__lt", "__le", "__len", "__unm",
    "__add", "__sub", "__mul", "__div", "__mod", "__idiv", "__band", "__shl", "__tostring",
    "__gc", "__close", "__mode", "__concat", "__metatable", "__pairs", "__name",
  ]

  /// Texts that mean something to some function.
  static let texts =
    [
      "", "a", "ease_out", "back_in_out", "linear", "#ff9500", "#f00", "opaque_separator", "srgb",
      "oklab", "@normal", "@highlighted", "A", "keep", "k", "n", "number", "color", "image",
      "curve",
      "integer", "boolean", "text", "%d %s", "%q", "%5.1f", "%99d", "#", "0x10", "1e5", "cellfx",
      "sample", "assets/heart.png", "\\0", "\\u{7FFFFFFF}", "\\xff", "\\z  ", "%a+", "(.-)b*",
      "[^a",
      "%b()", "%f[%w]", "^(a*)$",
    ] + events

  static let numbers = [
    "0", "1", "2", "-1", "0.5", "3", "10", "100", "255", "1000", "65536", "3600", "1e6", "1e9",
    "1e308", "-1e308", "1e-9", "1e-320", "math.huge", "-math.huge", "0/0", "-0.0",
    "math.maxinteger",
    "math.mininteger", "0x7fffffff", "0xffffffff", "1 << 62", "math.pi", "0.1", "0.25", "30",
    "8192",
  ]

  /// All of them, each once.
  static let all: [String] = {
    let own = ScriptInterface.entries.map(\.name) + ["fx", "cell", "cellfx", "--!cellfx api=1"]
    let parts = library.flatMap { $0.split(separator: ".").map(String.init) }
    return Set(keywords + library + parts + events + texts + numbers + own)
      .filter { !$0.isEmpty }.sorted()
  }()
}
