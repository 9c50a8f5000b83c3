import CellEffect
import CellGrid

/// An effect on a stage with its channels and its place in the order.
///
/// Invariant: once ``isLeft``, the effect is asked nothing any more and only its channels and plays fade.
/// Every animation that the layer has of an earlier version has a handle up to ``handleBase``, and
/// of the present one a handle above it.
final class Seat {
  /// What answers.
  private(set) var effect: any Effect
  /// The use that it plays for, by the order in which effects were added.
  let use: Int
  /// What it has set.
  let layer: Layer
  /// How many answers were void.
  var failures = 0
  /// Whether the effect was taken off.
  var isLeft = false
  /// Waits that are not over, with their cells and starts.
  var waits: [UInt64: Wait] = [:]
  /// The last animation handle that an answer gave out.
  var lastHandle: UInt64 = 0
  /// What the layer's handles are above the effect's own.
  private(set) var handleBase: UInt64 = 0
  /// The last handle of the layer.
  private var lastLayerHandle: UInt64 = 0
  /// Up to where the effect has read what lies beneath, and when.
  var beneathRead = (log: ChangeLog.Place(), time: -Double.infinity)
  /// What plays and what fades, in order of their start.
  private(set) var plays: [Play] = []
  /// The fields that were played, by number.
  private var sheets: [Int: FieldSheet] = [:]
  /// Signals in the present instant.
  var signals = 0

  /// A wait that is not over.
  struct Wait {
    /// The cell it belongs to; nil: the grid.
    var cell: CellID?
    /// When it began.
    var since: Double
    /// When it is over.
    var until: Double
    /// Its creation number: a number of the effect's own may come again.
    var due: UInt64
  }

  /// The number of void answers after which an effect is taken off.
  static let failureLimit = 3
  /// The most plays at a time; as many may fade.
  static let playLimit = 16
  /// The most signals in one instant.
  static let signalLimit = 16

  init(_ effect: any Effect, layer: Layer, use: Int) {
    self.effect = effect
    self.layer = layer
    self.use = use
  }

  /// Seats another version of the effect on the same channels: what moves goes on, and nobody is told
  /// of its end.
  func exchange(for version: any Effect) {
    effect = version
    handleBase = lastLayerHandle
    lastHandle = 0
    failures = 0
    waits = [:]
    beneathRead = (ChangeLog.Place(), -Double.infinity)
    sheets = [:]
  }

  /// A field of the effect, compiled when it is first played.
  ///
  /// - Precondition: There is such a field, and it keeps what ``Field`` says.
  func sheet(of field: Int) -> FieldSheet {
    if let sheet = sheets[field] { return sheet }
    precondition(effect.fields.indices.contains(field), "an effect plays a field that it has")
    guard let sheet = try? FieldSheet(effect.fields[field], of: effect) else {
      preconditionFailure("a field names what there is")
    }
    sheets[field] = sheet
    return sheet
  }

  /// Adds a play.
  func add(_ play: Play) {
    plays.append(play)
  }

  /// Past the limit of those that fade, the one that shows least is gone.
  func limitFading(at time: Double) {
    dropFaded(at: time)
    let fading = plays.filter(\.isOver)
    guard fading.count > Self.playLimit,
      let least = fading.min(by: { $0.weight(at: time) < $1.weight(at: time) })
    else { return }
    remove(least)
  }

  /// Takes out a play that shows nothing any more.
  func remove(_ play: Play) {
    plays.removeAll { $0 === play }
  }

  /// Takes out the plays that have faded.
  func dropFaded(at time: Double) {
    guard !plays.isEmpty else { return }
    plays.removeAll { $0.isOver && $0.shownUntil <= time }
  }

  /// Until when plays show something, in seconds; −∞ without any.
  var playsUntil: Double {
    plays.reduce(-.infinity) { max($0, $1.shownUntil) }
  }

  /// Until when plays may make cells brighter or darker, in seconds; −∞ without any.
  var brightPlaysUntil: Double {
    plays.reduce(-.infinity) { $1.sheet.isBright ? max($0, $1.shownUntil) : $0 }
  }

  /// Whether plays make cells brighter or darker.
  var playsBrightly: Bool {
    plays.contains { $0.sheet.isBright }
  }

  /// A play that has not ended, by its handle.
  func play(_ handle: AnimationHandle) -> Play? {
    plays.first { $0.handle == handle && !$0.isOver }
  }

  /// The play whose inputs an animation moves.
  func play(moving handle: AnimationHandle) -> Play? {
    plays.first { $0.inputs.has(handle) }
  }

  /// A handle as the layer knows it: none that another version has given out.
  func rank(_ handle: AnimationHandle) -> AnimationHandle {
    let ranked = ranked(handle)
    lastLayerHandle = max(lastLayerHandle, ranked.number)
    return ranked
  }

  /// A command as the layer takes it: its handle is none that another version has given out.
  func ranked(_ command: Command) -> Command {
    if case .animate(let handle, _) = command { _ = rank(handle) }
    guard handleBase > 0 else { return command }
    switch command {
    case .animate(let handle, let request): return .animate(ranked(handle), request)
    case .stop(let handle): return .stop(ranked(handle))
    case .finish(let handle): return .finish(ranked(handle))
    default: return command
    }
  }

  private func ranked(_ handle: AnimationHandle) -> AnimationHandle {
    AnimationHandle(number: handle.number &+ handleBase)
  }

  /// A layer's handle as the effect knows it; nil: it is an earlier version's.
  func own(_ handle: AnimationHandle) -> AnimationHandle? {
    handle.number > handleBase ? AnimationHandle(number: handle.number - handleBase) : nil
  }

  /// Drops the waits of a cell.
  func dropWaits(of cell: CellID) {
    waits = waits.filter { $0.value.cell != cell }
  }
}
