public import CellEffect
public import CellGrid

/// Something that must be true at an instant or over a span.
public struct Expectation: Hashable, Sendable {
  /// When, or from when, in seconds.
  public var time: Double
  /// Present: until when, at every frame and event.
  public var until: Double?
  /// The item it asks about; nil: the grid.
  public var cell: Int?
  /// What is looked at.
  public var question: Question
  /// The property as written: `image_weight`.
  public var property: String
  /// What must be seen.
  public var criterion: Criterion
  /// What users suffer otherwise.
  public var why: String?
  /// Where it stands in the file.
  public var position: Position
}

/// What an expectation looks at.
public enum Question: Hashable, Sendable {
  /// Whether the cell is held, inside and not refused.
  case highlighted
  /// Whether the item is selected.
  case selected
  /// Whether a touch holds the cell.
  case pressed
  /// A channel of the shown look.
  case channel(Property)
  /// How much of a picture is shown, 0…1.
  case imageWeight(String)
  /// Whether any picture is shown.
  case imagePresent
  /// The layout frame in the content: x, y, width, height, in points.
  case layoutFrame
  /// Where the cell's middle is drawn in the viewport, in points.
  case shownCenter
  /// The largest change of a channel from one frame to the next, for 1/60 s.
  case largestStep(Property)
  /// Whether something other than movement tells that the cell has a state.
  case nonMotionFeedback
  /// All calls but those of scrolling and completion, in order.
  case calls
  /// Calls of which some must come in this order.
  case callsInOrder
  /// How many calls of one kind there were.
  case callCount(CallPattern)
  /// The ends of animations, as they came.
  case completions
  /// Whether a completion ever came inside the call that caused it.
  case completionsInsideCall
  /// The selected items.
  case selectedCells
  /// Where the viewport stands, in points.
  case scrollOffset
  /// Whether a fling goes on.
  case decelerating
  /// How many cells exist.
  case liveCells
  /// Running animations, dissolves and waits.
  case activeEffects
  /// The visible items with an animation, dissolve or wait.
  case cellsWithEffect
  /// The visible items that look unlike a cell at rest.
  case cellsWithSelectedLook
  /// The smallest scale of a visible cell.
  case minScale
  /// The largest scale of a visible cell.
  case maxScale
  /// The most flashes within any second so far.
  case flashes
}

/// A call as an expectation writes it: `did_select`, or `did_select:3`.
public struct CallPattern: Hashable, Sendable {
  /// What was called.
  public var name: Call.Name
  /// The item; nil: any.
  public var item: Int?
  /// The control in the item's cell; nil: the cell itself, or any where there is no item.
  public var control: String?

  /// A pattern from its parts.
  public init(_ name: Call.Name, item: Int? = nil, control: String? = nil) {
    self.name = name
    self.item = item
    self.control = control
  }

  /// The pattern that a text writes, nil if the grid makes no such call.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = Call.Name(rawValue: String(parts[0])) else { return nil }
    self.init(name)
    guard parts.count == 2 else { return }
    let place = parts[1].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let item = Int(place[0]), item >= 0 else { return nil }
    self.item = item
    if place.count == 2 { control = String(place[1]) }
  }

  /// Whether a call is one of these.
  public func matches(_ call: Call) -> Bool {
    matches(CallPattern(call))
  }

  /// Whether what another pattern writes is one of these.
  func matches(_ other: CallPattern) -> Bool {
    name == other.name && (item == nil || (item == other.item && control == other.control))
  }
}

/// What must be seen.
public enum Criterion: Hashable, Sendable {
  /// This; numbers as near as `within`, or to six digits.
  case equals(Finding, within: Double?)
  /// A number from the first to the second.
  case between(Double, Double)
  /// The same, or not the same, all the time.
  case constant(Bool)
}

/// What is seen, or must be.
public enum Finding: Hashable, Sendable {
  /// A truth value.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// Several numbers: a colour, a place, a frame.
  case numbers([Double])
  /// A picture's or text's name, nil where there is none.
  case name(String?)
  /// Items, rising.
  case items([Int])
  /// Calls, in order.
  case calls([CallPattern])
  /// Ends of animations, in order.
  case completions([CompletionNote])
}

/// The end of an animation as an expectation writes it.
public struct CompletionNote: Hashable, Sendable {
  /// Counts animations in the order of their commands, from 1.
  public var effect: Int
  /// Whether it reached its end.
  public var finished: Bool

  /// A note from its parts.
  public init(effect: Int, finished: Bool) {
    self.effect = effect
    self.finished = finished
  }
}
