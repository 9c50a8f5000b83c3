/// Why a plugin cannot be used: facts, no prose.
public struct PluginError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no plugin of this name; what is there, sorted, and the nearest of it.
    case missing(known: [String], nearest: String?)
    /// The file cannot be read; the system's number for why.
    case unreadable(code: Int32)
    /// A folder without `init.lua`, or a file that does not end in `.lua`.
    case notPlugin
    /// A pipe, a device or a socket, where a file is to be.
    case notFile
    /// A link in the plugin's folder leads out of it; where to.
    case leadsOut(to: String)
    /// The name is not made of lower-case letters, digits and hyphens.
    case badName
    /// A file is longer than allowed, in bytes.
    case tooLong(bytes: Int, limit: Int)
    /// The plugin has more modules than allowed.
    case tooManyModules(limit: Int)
    /// A file is not UTF-8 text.
    case notText
    /// The first line does not declare the API.
    case noHeader
    /// The first line asks for another API.
    case version(found: String, supported: Int)
    /// The Lua library that is installed is of another version than the bridge is for: `5.5`, `5.4`.
    case library(found: String, supported: String)
    /// The text is not Lua.
    case syntax
    /// Running the file raised an error.
    case raised
    /// The file does not return a table.
    case noTable
    /// The table has an entry that is not known.
    case unknownEntry(String, nearest: String?)
    /// An entry of the table is of the wrong kind.
    case badEntry(String)
    /// A handler cannot be called as handlers are.
    case badHandler(String)
    /// A parameter is not declared as parameters are.
    case badParameter(String)
    /// Loading used up its steps.
    case steps
    /// Loading used up its memory.
    case memory
    /// The backstop clock struck.
    case clock
  }

  /// The plugin's name, or what was asked for.
  public var plugin: String
  /// What is wrong.
  public var reason: Reason
  /// The file, where there is one: as on disk before the script runs, else as in messages.
  public var file: String?
  /// The line in it, from 1.
  public var line: Int?
  /// What the script or the compiler said.
  public var message: String
  /// The calls that led there, one per line.
  public var traceback: String
  /// What it had used; nil if nothing ran.
  public var usage: Usage?
  /// What it had written.
  public var lines: [String]

  /// An error from its facts.
  public init(
    plugin: String, reason: Reason, file: String? = nil, line: Int? = nil, message: String = "",
    traceback: String = "", usage: Usage? = nil, lines: [String] = []
  ) {
    self.plugin = plugin
    self.reason = reason
    self.file = file
    self.line = line
    self.message = message
    self.traceback = traceback
    self.usage = usage
    self.lines = lines
  }
}
