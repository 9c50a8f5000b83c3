/// A place in a text: what an editor shows in its corner.
public struct Position: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int

  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// The first place of every text.
  public static let start = Position(line: 1, column: 1)

  /// A place from its line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether `left` comes first in the text.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
