public import CellKernel
public import CellMotion

/// A field of an effect: a program over the visible cells, and what it reads.
///
/// Invariant: the graph names columns of the frame below ``frameColumns``, facts of ``facts`` and uniforms
/// of ``uniforms``, and nothing else.
public struct Field: Sendable {
  /// What messages call it: `field at ripple.lua:7`.
  public let name: String
  /// What is worked out; columns of the frame are numbered by ``frameColumn(of:component:)``.
  public let graph: FieldGraph
  /// What each column of facts is.
  public let facts: [FieldFact]
  /// What each uniform is.
  public let uniforms: [FieldUniform]
  /// What a play gives it.
  public let inputs: [FieldInput]

  /// A field of its parts; its outputs are kept to the ranges of their properties.
  ///
  /// A range that lies outside comes to the bound that is nearest. What makes no sense is left for
  /// `FieldProgram` to refuse: a column that there is not, an empty range.
  ///
  /// - Precondition: No output drives `z`.
  public init(
    name: String, graph: FieldGraph, facts: [FieldFact], uniforms: [FieldUniform],
    inputs: [FieldInput]
  ) {
    self.name = name
    self.graph = FieldGraph(nodes: graph.nodes, outputs: graph.outputs.map(Self.bounded))
    self.facts = facts
    self.uniforms = uniforms
    self.inputs = inputs
  }

  /// How many columns of the frame a field can read and drive.
  ///
  /// They are the numbers, the drawing order, which none does, and the four components of each
  /// colour.
  public static let frameColumns = Property.numbers.count + 4 * Property.colorCount

  /// The column of the frame that holds a property.
  ///
  /// - Parameters:
  ///   - property: A number or a colour.
  ///   - component: Of a colour: 0 red, 1 green, 2 blue, 3 alpha.
  /// - Returns: Its number, below ``frameColumns``.
  /// - Precondition: The property is no picture and no text, and the component is 0…3.
  public static func frameColumn(of property: Property, component: Int = 0) -> Int {
    precondition(property.kind != .content, property.misuse(as: "number or colour"))
    precondition((0..<4).contains(component), "a colour has the components 0…3")
    return property.kind == .color
      ? Property.numbers.count + 4 * property.column + component : property.column
  }

  /// The values that a property can be driven to.
  public static func range(of property: Property) -> ClosedRange<Double> {
    switch property {
    case .opacity, .background, .textColor, .borderColor: 0...1
    case .cornerRadius, .borderWidth: 0...AnimationRequest.values.upperBound
    default: AnimationRequest.values
    }
  }

  private static func bounded(_ output: FieldOutput) -> FieldOutput {
    precondition(output.column != frameColumn(of: .z), "a field drives no z: it is set only")
    guard let property = property(of: output.column), output.lower <= output.upper else {
      return output
    }
    let range = range(of: property)
    var output = output
    output.lower = min(max(output.lower, range.lowerBound), range.upperBound)
    output.upper = min(max(output.upper, range.lowerBound), range.upperBound)
    return output
  }

  /// The property that a column of the frame holds, or a component of; nil: there is none.
  private static func property(of column: Int) -> Property? {
    guard column >= 0 else { return nil }
    if column < Property.numbers.count { return Property.numbers[column] }
    let color = (column - Property.numbers.count) / 4
    return Property.colors.indices.contains(color) ? Property.colors[color] : nil
  }

  /// How many columns and uniforms its graph may name.
  public var shape: FieldShape {
    FieldShape(
      frameColumns: Self.frameColumns, factColumns: facts.count, uniforms: uniforms.count)
  }
}

extension FieldFact {
  /// When a fact of a cell may change.
  package enum Change: Sendable {
    /// When cells come, go or are laid anew.
    case layout
    /// With any event.
    case event
    /// With time.
    case time
  }

  /// When this one may.
  package var change: Change {
    switch self {
    case .x, .y, .centerX, .centerY, .width, .height, .row, .column, .index, .random: .layout
    case .selected, .highlighted, .pressed, .enabled, .item: .event
    case .age: .time
    }
  }
}

/// What a field knows of each cell and does not drive.
public enum FieldFact: Hashable, Sendable {
  /// The left edge as an offset from ``FieldUniform/originX``, in points.
  case x
  /// The top edge as an offset from ``FieldUniform/originY``, in points.
  case y
  /// The centre as an offset from ``FieldUniform/originX``, in points.
  case centerX
  /// The centre as an offset from ``FieldUniform/originY``, in points.
  case centerY
  /// The width of the layout frame, in points.
  case width
  /// The height of the layout frame, in points.
  case height
  /// The row, from 0.
  case row
  /// The column, from 0.
  case column
  /// The item, from 0.
  case index
  /// The item's own number in 0…1, the same whenever it is shown.
  case random
  /// 1 while its item is shown as selected, else 0.
  case selected
  /// 1 while it is shown as highlighted, else 0.
  case highlighted
  /// 1 while a touch holds it, else 0.
  case pressed
  /// 1 if it takes touches, else 0.
  case enabled
  /// Seconds since it appeared.
  case age
  /// The host's own value of the item by this name: a number, or 0 or 1.
  case item(String)
}

/// What a field knows that is one for all cells.
///
/// Components of colours are 0 red, 1 green, 2 blue and 3 alpha; of a number the component is 0.
public enum FieldUniform: Hashable, Sendable {
  /// Seconds since it was played.
  case now
  /// An input, by its place in ``Field/inputs``.
  case input(Int, component: Int)
  /// A parameter, by its place in ``ParameterSet/declared``; a truth value is 0 or 1.
  case parameter(Int, component: Int)
  /// The width of the viewport, in points.
  case gridWidth
  /// The height of the viewport, in points.
  case gridHeight
  /// How far the content is scrolled, in points.
  case gridOffsetX
  /// How far the content is scrolled, in points.
  case gridOffsetY
  /// What places across are offsets from, in points of the content.
  case originX
  /// What places down are offsets from, in points of the content.
  case originY
  /// A system colour in the grid's present appearance.
  case systemColor(SystemColor, component: Int)
}

/// What a play gives a field.
public struct FieldInput: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Whether it is a colour, or else a number.
  public let isColor: Bool

  /// An input.
  public init(name: String, isColor: Bool) {
    self.name = name
    self.isColor = isColor
  }
}
