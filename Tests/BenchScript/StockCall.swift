import CLua

/// An empty function in a plain state of the stock library.
///
/// Invariant: the state is open from `init` to `deinit`; the function is the registry's `function`.
@safe final class StockCall {
  private let state: OpaquePointer
  private let function: lua_Integer

  init() {
    guard let state = unsafe luaL_newstate() else { fatalError("no memory for a state") }
    unsafe luaL_openlibs(state)
    guard unsafe luaL_loadstring(state, "return function() end") == LUA_OK,
      unsafe lua_pcallk(state, 0, 1, 0, 0, nil) == LUA_OK
    else { fatalError("the stock library does not run") }
    unsafe self.state = state
    function = unsafe lua_Integer(luaL_ref(state, Self.registry))
  }

  deinit {
    unsafe lua_close(state)
  }

  /// `LUA_REGISTRYINDEX`, a macro that Swift does not see.
  private static let registry = -LUAI_MAXSTACK - 1000

  func call(_ count: Int) {
    for _ in 0..<count {
      unsafe lua_rawgeti(state, Self.registry, function)
      unsafe lua_pcallk(state, 0, 0, 0, 0, nil)
    }
  }
}
