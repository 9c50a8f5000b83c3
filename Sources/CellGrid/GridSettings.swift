public import CellMotion

/// How the items of a grid are laid out.
public enum Layout: String, Sendable, CaseIterable {
  /// One cell in a line.
  case list
  /// `columns` cells in a line.
  case grid
  /// One cell in a line, and all of them alive: a stack never recycles.
  case stack
}

/// In which direction lines of cells follow each other.
public enum Flow: String, Sendable, CaseIterable {
  /// Rows, from top to bottom.
  case vertical
  /// Columns, from left to right.
  case horizontal
}

/// Along which axes the content can be dragged.
public enum ScrollAxis: String, Sendable, CaseIterable {
  /// In the direction of the flow and back.
  case flow
  /// Up and down.
  case vertical
  /// Left and right.
  case horizontal
  /// Both ways.
  case both
  /// Not at all: no drag ever takes a touch.
  case none
}

/// How a drag takes touches away from cells, and how the content moves.
public struct ScrollSettings: Hashable, Sendable {
  /// The axes along which content can be dragged, where it is larger than the viewport.
  public var axis = ScrollAxis.flow
  /// Whether a touch waits for `contentTouchDelay` before a cell hears of it.
  public var delaysContentTouches = true
  /// How long a touch waits, in seconds, 0…10.
  public var contentTouchDelay = 0.15
  /// The travel along a scrollable axis at which a pan begins, in points, 0…1000.
  public var panSlop = 10.0
  /// Whether a pan may take a touch from a cell that already has it.
  public var canCancelContentTouches = true
  /// Whether that holds for controls too, rows and those in cells.
  public var cancelsInControls = true
  /// What part of a speed is left after a millisecond of fling, 0.5…0.9999.
  public var decelerationRate = 0.998
  /// Whether content that is let go comes to rest at a multiple of the viewport's extent.
  public var paging = false
  /// Whether content can be pulled beyond its edges, from where it returns.
  public var bounces = true
  /// Whether content that is smaller than the viewport can be pulled too.
  public var alwaysBounces = false

  /// The documented defaults.
  public init() {}
}

/// What a lift may select.
public struct SelectionSettings: Hashable, Sendable {
  /// Whether touches highlight and select at all.
  public var allows = true
  /// Whether several items may be selected; a tap then toggles.
  public var multiple = false
  /// Whether the old selected cell is shown as not selected while a touch tracks another.
  public var hideOldWhileTracking = true
  /// Whether coming back by navigation clears the selection.
  public var clearsOnReturn = true

  /// The documented defaults.
  public init() {}
}

/// Everything a grid is made from.
///
/// All lengths are in points, all times in seconds.
public struct GridSettings: Hashable, Sendable {
  /// How items are laid out.
  public var layout = Layout.list
  /// The visible window, in points.
  public var viewport: Size
  /// The stretches of items that are laid out alike; one at least.
  public var sections: [Section]
  /// In which direction lines of cells follow each other.
  public var flow = Flow.vertical
  /// The size of each cell, in points, above 0.
  public var cell: Size
  /// Cells in a line, from 1; a list and a stack have one.
  public var columns = 1
  /// The space between neighbours, in points.
  public var spacing = Point.zero
  /// The space around all lines, in points.
  public var inset = Inset.zero
  /// Touch delay, drag and fling.
  public var scroll = ScrollSettings()
  /// What a lift may select.
  public var selection = SelectionSettings()
  /// How long a press is shown at least, in seconds, 0…10.
  public var minimumVisiblePress = 0.1
  /// If present, rows behave as controls that track a finger this far outside, in points, as those in
  /// cells then do.
  public var controlTolerance: Double?
  /// Parts of each cell that take touches for themselves.
  public var controls: [Control] = []
  /// The appearance that system colours follow.
  public var appearance = Appearance.light
  /// Whether movement is replaced by fades.
  public var reduceMotion = false
  /// Items that may not be highlighted.
  public var refusesHighlight: Set<Int> = []
  /// Items that may not be selected.
  public var refusesSelect: Set<Int> = []

  /// A grid of `count` equal cells with the documented defaults.
  ///
  /// - Parameters:
  ///   - viewport: The visible window, in points.
  ///   - count: How many items there are.
  ///   - cell: The size of each cell, in points.
  public init(viewport: Size, count: Int, cell: Size) {
    self.viewport = viewport
    sections = [Section(count: count)]
    self.cell = cell
  }

  /// How many items there are, 0…100,000,000; setting it makes them one section.
  ///
  /// - Complexity: O(*n*) in the sections.
  public var count: Int {
    get { sections.reduce(0) { $0 + $1.count } }
    set { sections = [Section(count: newValue)] }
  }

  /// The axes along which content can be dragged, in directions of the viewport.
  package var scrollAxis: ScrollAxis {
    guard scroll.axis == .flow else { return scroll.axis }
    return flow == .vertical ? .vertical : .horizontal
  }

  /// Whether a lone number is a place along the horizontal axis: that along which alone content can be
  /// dragged, else that of the flow.
  package var isHorizontal: Bool {
    switch scrollAxis {
    case .horizontal: true
    case .vertical: false
    default: flow == .horizontal
    }
  }
}
