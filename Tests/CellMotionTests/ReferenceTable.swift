import Foundation
import Testing

/// A committed table of true values, made at high precision by the scripts beside it.
struct ReferenceTable {
  /// One row by the names of its columns.
  struct Row {
    let fields: [String: Substring]

    func text(_ column: String) -> String {
      String(fields[column] ?? "")
    }

    func number(_ column: String) -> Double {
      fields[column].flatMap { Double($0) } ?? .nan
    }

    /// A double by the 16 hexadecimal digits of its bits; 0 if the field is empty.
    func bits(_ column: String) -> Double {
      fields[column].flatMap { UInt64($0, radix: 16) }.map { Double(bitPattern: $0) } ?? 0
    }
  }

  let rows: [Row]

  init(_ name: String) throws {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Reference"))
    let text = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline)
    let columns = lines[0].split(separator: ",").map(String.init)
    rows = lines.dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return Row(fields: Dictionary(uniqueKeysWithValues: zip(columns, fields)))
    }
  }
}
