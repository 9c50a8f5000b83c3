import CLua
import CellScript

/// The stock library, to compare the bridge's functions with.
enum StockLua {
  /// What a text hands to `out`, line by line, in a plain state with all libraries.
  static func lines(of text: String) -> [String] {
    let whole = """
      local lines = {}
      local function out(line) lines[#lines + 1] = line end
      \(text)
      return table.concat(lines, "\\n")
      """
    guard let state = unsafe luaL_newstate() else { return [] }
    defer { unsafe lua_close(state) }
    unsafe luaL_openlibs(state)
    guard unsafe luaL_loadstring(state, whole) == LUA_OK,
      unsafe lua_pcallk(state, 0, 1, 0, 0, nil) == LUA_OK,
      let result = unsafe lua_tolstring(state, -1, nil)
    else { return [] }
    return unsafe String(cString: result).split(separator: "\n").map(String.init)
  }

  /// The same in the bridge's sandbox, while loading.
  static func ownLines(of text: String) throws -> [String] {
    var limits = Limits.counted
    limits.loadSteps = .max
    let whole = "--!cellfx api=1\nlocal out = print\n\(text)\nreturn {}"
    return try Sample.whole(whole, limits: limits).takeLines()
  }
}
