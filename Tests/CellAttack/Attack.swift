import Foundation

/// A script that wants to hang, crash or break out; its first line says what must become of it.
public struct Attack: Sendable {
  /// The name of its file.
  public let name: String
  /// Its text.
  public let text: String
  /// What may become of it.
  public let expected: Set<Outcome>

  /// How it can be run: what is called `handler-…` needs the cell that a handler has.
  public var forms: [Trial.Form] {
    name.hasPrefix("handler-") ? [.handler] : Trial.Form.allCases
  }

  /// Reads one of a folder.
  ///
  /// Nil if there is none, or if its first line says nothing.
  public init?(_ name: String, in folder: String) {
    guard let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8),
      let first = text.split(separator: "\n").first,
      let word = first.split(separator: " ").last.map(String.init)
    else { return nil }
    // A facility that is not there, and one that refuses, are errors.
    guard let outcome = Outcome(rawValue: word == "denied" ? "error" : word) else { return nil }
    self.name = name
    self.text = text
    // A plain search need not be slow.
    expected = text.contains("plain search") ? [outcome, .ok] : [outcome]
  }

  /// All names in a folder, sorted.
  public static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".lua") }.sorted()
  }
}
