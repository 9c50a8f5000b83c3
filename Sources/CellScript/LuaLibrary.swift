internal import CCellScript

/// The Lua library that the process runs with, which need not be the one it was built with.
enum LuaLibrary {
  /// Why plugins cannot run with the library; nil if they can.
  static var refusal: PluginError.Reason? {
    refusal(of: cellscript_library_version())
  }

  /// The same for a version, as 100 × major + minor.
  static func refusal(of version: Int32) -> PluginError.Reason? {
    let supported = Int32(CELLSCRIPT_LUA_VERSION)
    guard version != supported else { return nil }
    return .library(found: text(of: version), supported: text(of: supported))
  }

  private static func text(of version: Int32) -> String {
    "\(version / 100).\(version % 100)"
  }
}
