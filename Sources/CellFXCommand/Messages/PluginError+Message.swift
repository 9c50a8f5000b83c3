import CellScript

extension PluginError {
  /// What a person reads: where, what was found, what is allowed.
  var sentence: String {
    let place = Words.plain(
      [file, line.map { "\($0)" }].compactMap { $0 }.joined(separator: ":"))
    return (place.isEmpty ? "" : place + ": ") + words
  }

  /// The sentence, the calls that led there, and what the plugin had written.
  var account: [String] {
    [sentence] + traceback.split(separator: "\n").map { "    \($0)" } + written
  }

  /// What the plugin had written, as it is printed.
  var written: [String] {
    lines.map { "    \(plugin): \(Words.written($0))" }
  }

  private var words: String {
    switch reason {
    case .missing(let known, let nearest):
      file == nil
        ? Self.sentence(missing: plugin, known, nearest)
        : "there is no such plugin." + Self.offer(nearest)
    case .unreadable(let code): "cannot be read: \(Outside.reason(code))."
    case .notPlugin: "this is no plugin; one is a file ending in .lua, or a folder with init.lua."
    case .badName:
      "\"\(Words.plain(plugin))\" is no name of a plugin; it takes lower-case letters, digits and hyphens, a"
        + " letter first."
    case .tooLong(_, let limit):
      "the file is longer than \(Words.whole(limit)) bytes, which a plugin's file has at most."
    case .notFile: "this is neither a file nor a folder; pipes and devices are not read."
    case .leadsOut(let target):
      "this is a link to \(Words.plain(target)); the files of a plugin must lie in its folder."
    case .tooManyModules(let limit): "the plugin has more than \(limit) modules."
    case .notText: "the file is not UTF-8 text."
    case .noHeader: "the first line must be `--!cellfx api=1`."
    case .version(let found, let supported):
      "the plugin asks for API \(found); this program has API \(supported)."
    case .library(let found, let supported):
      "the Lua library here is version \(found); plugins need \(supported)."
    case .noTable:
      "the file must return the plugin's table; end it with `return` and the table's name."
    case .unknownEntry(let entry, let nearest):
      "there is no entry `\(entry)`." + Self.offer(nearest)
    case .steps, .memory, .clock:
      "loading was stopped: \(message.isEmpty ? "there is no memory for it" : message)."
    case .syntax, .raised, .badEntry, .badHandler, .badParameter: message
    }
  }

  private static func sentence(
    missing name: String, _ known: [String], _ nearest: String?
  ) -> String {
    let sentence = "there is no plugin \"\(name)\"."
    if nearest != nil { return sentence + offer(nearest) }
    return sentence + Words.inventory(of: known, none: "No plugins were found.")
  }

  private static func offer(_ nearest: String?) -> String {
    nearest.map { " Did you mean `\($0)`?" } ?? ""
  }
}
