import CellGrid
package import CellMotion

/// The channels of one effect: for each slot what the effect has set and what still moves, one
/// entry per slot and property in each column.
///
/// Invariant: every run of a channel that belongs to an animation is counted there as alive, and an
/// animation is in `animations` from when its runs are started until its ending is in `news`, once.
public final class Layer {
  /// What the effect has set.
  public package(set) var channels = ChannelColumns()
  /// What lies beneath the effect's colours, pictures and texts, brought up to date before each
  /// answer.
  public package(set) var beneath = BeneathColumns()

  /// Numbers per slot in ``ChannelColumns/numbers``.
  public static let numbersPerSlot = Property.numberCount + 1
  /// The most runs a channel holds; another takes the place of the oldest that is not endless.
  public static let runLimit = 64
  /// The most endless runs a channel holds.
  ///
  /// Another takes the place of the oldest, which ends unfinished; a script is told at its own line
  /// instead.
  public static let endlessLimit = 8
  /// How long letting go takes, in seconds.
  public static let letGoDuration = 0.2
  /// How what is let go fades.
  package static let fadeCurve = Curve.easeOut

  let scene: Scene
  /// The sources of the items that the effect plays on; nil: all.
  package let items: Set<Int>?
  /// The layer that this one covers.
  package var below: Layer?
  /// The fading layer of the effect that this one's took over from; it covers this one and so holds
  /// it.
  package weak var predecessor: Layer?
  /// Runs of numbers.
  var numberRuns = RunTable()
  /// What composing has worked out of each number.
  var sums = [RunSums](repeating: RunSums(), count: Layer.numbersPerSlot)
  /// Runs of colours: slot × 3 + column.
  var colorRuns: [ColorRun?] = []
  /// Runs of pictures and texts: slot × 2 + column.
  var dissolves: [Dissolve?] = []
  /// Where the dissolve goes that is being looked at; kept for its memory.
  var target = ContentMix()
  /// Weights that a stopped dissolve left: slot × 2 + column.
  var frozenMixes: [ContentMix?] = []
  /// Which channels have runs: bits of ``Property/bit`` per slot.
  var moving: [UInt32] = []
  var animations: [UInt64: Animation] = [:]
  /// No run shows its end before this time, in seconds.
  var earliestRest = Double.infinity

  /// The slots of which anything was set, cleared or started since the stage last composed them.
  package private(set) var stirred = SlotSet()
  /// The slots of which something moves, and perhaps some of which nothing does any more.
  package private(set) var movers = SlotSet()
  /// What the stage has not been told yet.
  package var news = LayerNews()

  /// A layer of a scene with nothing set.
  package init(in scene: Scene, on items: Set<Int>? = nil) {
    self.scene = scene
    self.items = items
  }

  /// Whether the effect plays on the cell in a slot.
  public func plays(_ slot: Int) -> Bool {
    guard let items else { return true }
    let sources = scene.contents.sources
    return slot < sources.count && items.contains(sources[slot])
  }

  /// The slots of the visible cells that the effect plays on, in item order.
  public var playedSlots: [Int] {
    items == nil ? scene.grid.liveSlots : scene.grid.liveSlots.filter { plays($0) }
  }

  /// Makes room for slots up to a count.
  package func reserve(slots: Int) {
    let missing = slots - channels.sets.count
    guard missing > 0 else { return }
    channels.add(slots: missing)
    numberRuns.add(slots: missing)
    moving += Array(repeating: 0, count: missing)
    colorRuns += Array(repeating: nil, count: missing * Property.colorCount)
    dissolves += Array(repeating: nil, count: missing * Property.contentCount)
    frozenMixes += Array(repeating: nil, count: missing * Property.contentCount)
  }

  func place(_ slot: Int, _ property: Property) -> Int {
    switch property.kind {
    case .number, .order: slot * Self.numbersPerSlot + property.column
    case .color: slot * Property.colorCount + property.column
    case .content: slot * Property.contentCount + property.column
    }
  }

  /// Remembers that a slot has to be composed again, and whether it has changed what others see
  /// beneath them, or what may flash.
  func noteChange(of property: Property, _ slot: Int) {
    stirred.insert(slot, property.bit)
    if Property.brightBits & property.bit != 0, news.changedSlots.last != slot {
      news.changedSlots.append(slot)
    }
  }

  /// Notes that a channel has a run that shows its end from a time on.
  func startMoving(_ property: Property, _ slot: Int, until rest: Double) {
    moving[slot] |= property.bit
    movers.insert(slot, property.bit)
    earliestRest = min(earliestRest, rest)
  }

  /// Forgets what has changed and what moves no more: all was composed.
  package func calm() {
    stirred.removeAll()
    let moving = moving
    movers.keep { moving[$0] != 0 }
  }

  func isSet(_ slot: Int, _ property: Property) -> Bool {
    channels.sets[slot] & property.bit != 0
  }
}
