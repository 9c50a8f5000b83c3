import CellEffect
import CellGrid

extension Stage {
  /// How many animations and plays have not completed and waits are not over, over all effects.
  public var activeEffectCount: Int {
    seats.reduce(waitCount + playCount) { $0 + $1.layer.animationCount }
  }

  /// How many waits are not over, over all effects.
  public var waitCount: Int {
    seats.reduce(0) { $0 + $1.waits.count }
  }

  /// How many plays and animations of their inputs have not completed, over all effects.
  public var playCount: Int {
    seats.reduce(0) { sum, seat in
      seat.plays.reduce(sum) { $0 + ($1.isOver ? 0 : 1 + $1.inputs.animationCount) }
    }
  }

  /// Whether an animation or a wait of any effect belongs to the cell that shows an item.
  public func hasEffect(_ item: Int) -> Bool {
    guard let cell = scene.grid.cell(showing: item) else { return false }
    return seats.contains { seat in
      seat.layer.hasAnimation(on: cell) || seat.waits.values.contains { $0.cell == cell }
    }
  }

  /// When a host has to look again: now while anything moves, else at ``nextDue``; nil: nothing will
  /// change until the stage is fed.
  ///
  /// - Complexity: O(moving cells × effects).
  public var nextFrameNeeded: Double? {
    scene.grid.movesByItself || latestRest > time ? time : nextDue
  }

  private var latestRest: Double {
    let own = max(substitutes.latestRest, limiter.activeUntil)
    return seats.reduce(own) { max($0, $1.layer.latestRest(), $1.playsUntil) }
  }

  private func changesBeyondNow(_ slot: Int) -> Bool {
    substitutes.rest(slot) > time || limiter.activeUntil(slot) > time
      || seats.contains { $0.layer.rest(slot) > time }
  }

  /// Whether anything of the cell that shows an item changes by itself.
  public func hasRun(_ item: Int) -> Bool {
    guard let slot = scene.grid.cell(showing: item)?.slot else { return false }
    return changesBeyondNow(slot)
      || seats.contains { $0.playsUntil > time && $0.layer.plays(slot) }
  }

  /// Whether an effect has ever heard of a completion inside the call that started it.
  ///
  /// Completions wait in a queue until the answer that caused them has been applied.
  public var isCompletionDeliveredInsideCall: Bool {
    hasCompletedInsideAnswer
  }
}
