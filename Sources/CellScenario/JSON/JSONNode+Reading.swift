extension JSONNode {
  /// The value that a text holds, read as strictly as scenarios are.
  ///
  /// - Throws: ``ScenarioError`` with ``ScenarioError/Fault/syntax(_:)`` for what is not JSON.
  public init(reading bytes: [UInt8]) throws(ScenarioError) {
    do throws(SyntaxError) {
      self = try JSONReader.read(bytes)
    } catch {
      throw ScenarioError(at: error.position, .syntax(error.fault))
    }
  }
}
