public import CellEffect
public import CellScript

/// Why a scenario cannot be played, and where: facts, no prose.
public struct ScenarioError: Error, Sendable {
  /// What is wrong.
  public enum Fault: Error, Sendable {
    /// The text is not JSON.
    case syntax(SyntaxFault)
    /// The JSON is not a scenario.
    case content(ContentFault)
    /// An effect does not take a setting.
    case parameter(ParameterError)
    /// There is no effect of this name; what there is, and the folders in which plugins were looked
    /// for.
    case unknownEffect(String, known: [String], folders: [String])
    /// A plugin cannot be loaded.
    case plugin(PluginError)
  }

  /// Where in the file; nil for what no file says.
  public var position: Position?
  /// What was set on top of the file and is at fault; nil: the file is.
  public var override: Override?
  /// What is wrong.
  public var fault: Fault

  /// An error from its parts.
  public init(at position: Position?, _ fault: Fault, override: Override? = nil) {
    self.position = position
    self.override = override
    self.fault = fault
  }
}
