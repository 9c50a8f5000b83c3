/// Why a text is not JSON (RFC 8259): facts, no prose.
public enum SyntaxFault: Hashable, Sendable {
  /// What should have stood there.
  public enum Expected: String, Hashable, Sendable {
    /// Any value.
    case value
    /// A name in double quotes, or the end of an empty object.
    case keyOrEnd
    /// A name in double quotes.
    case key
    /// The colon between a name and its value.
    case colon
    /// A comma or the end of the list.
    case commaOrListEnd
    /// A comma or the end of the object.
    case commaOrObjectEnd
    /// The closing quote of a text.
    case closingQuote
    /// Four hexadecimal digits.
    case hexDigits
    /// A digit of a number.
    case digit
  }

  /// There is nothing but white space.
  case empty
  /// There are more bytes than are read.
  case tooLarge(limit: Int)
  /// Values are nested more deeply than is read.
  case tooDeep(limit: Int)
  /// The text begins with a byte order mark.
  case byteOrderMark
  /// The bytes are not UTF-8.
  case encoding
  /// The text ends too early.
  case ended(expected: Expected)
  /// Something else stands there.
  case unexpected(Unicode.Scalar, expected: Expected)
  /// A comment.
  case comment
  /// A comma before the end of a list or an object.
  case trailingComma
  /// A bare word that is none of JSON's.
  case word(String)
  /// A name that the same object has already.
  case repeatedKey(String, first: Position)
  /// A number that JSON writes in another way: `+1`, `.5`, `01`, `1.`.
  case malformedNumber(String)
  /// A number too large for a double.
  case hugeNumber(String)
  /// A control character inside a text.
  case controlCharacter(UInt8)
  /// A backslash before a letter that has no meaning.
  case unknownEscape(Unicode.Scalar)
  /// Half a pair of surrogates.
  case loneSurrogate(UInt16)
  /// Something follows the value.
  case trailing(Unicode.Scalar)
}

/// A fault and its place.
struct SyntaxError: Error, Hashable {
  var position: Position
  var fault: SyntaxFault
}
