package import CellGrid

extension Layer {
  /// How many animations have not completed.
  package var animationCount: Int {
    animations.count
  }

  /// Whether an animation on the cell has not completed.
  package func hasAnimation(on cell: CellID) -> Bool {
    animations.values.contains { $0.cell == cell }
  }

  /// Until when some channels of a slot change, in seconds; −∞ where none does.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - properties: Bits of ``Property/bit``.
  /// - Returns: The time; ∞ for what has no end.
  package func rest(_ slot: Int, _ properties: UInt32 = ~0) -> Double {
    let candidates = moving[slot] & properties
    guard candidates != 0 else { return -.infinity }
    return Property.all.reduce(-.infinity) { latest, property in
      candidates & property.bit == 0 ? latest : max(latest, latestRest(property, slot))
    }
  }

  /// Whether a colour, picture or text is wholly covered by what a predecessor showed: at the instant
  /// at which that begins to fade, and not after.
  func isHidden(_ property: Property, _ slot: Int) -> Bool {
    guard let predecessor else { return false }
    let place = predecessor.place(slot, property)
    return switch property.kind {
    case .number, .order: false
    case .color: predecessor.colorRuns[place]?.began == scene.time
    case .content: predecessor.dissolves[place]?.began == scene.time
    }
  }

  /// Whether a channel still changes.
  func changes(_ property: Property, _ slot: Int) -> Bool {
    moving[slot] & property.bit != 0 && latestRest(property, slot) > scene.time
  }

  private func latestRest(_ property: Property, _ slot: Int) -> Double {
    let place = place(slot, property)
    switch property.kind {
    case .number, .order: return numberRuns[place].reduce(-.infinity) { max($0, $1.rest) }
    case .color: return colorRuns[place]?.rest ?? -.infinity
    case .content: return dissolves[place]?.end ?? -.infinity
    }
  }

  private func firstRest(_ property: Property, _ slot: Int) -> Double {
    property.kind == .number
      ? numberRuns[place(slot, property)].reduce(.infinity) { min($0, $1.rest) }
      : latestRest(property, slot)
  }

  /// Whether any number of a slot that reduced motion hides has its model away from rest.
  package func isAwayFromRest(_ slot: Int) -> Bool {
    channels.sets[slot] & Property.numberBits != 0
      && Property.numbers.contains { property in
        property.isMotion && channels.numbers[place(slot, property)] != property.neutral
      }
  }

  /// Whether an animation moves a slot anywhere, by numbers that reduced motion hides.
  func moves(_ slot: Int, by animation: UInt64) -> Bool {
    Property.numbers.contains { property in
      property.isMotion
        && numberRuns[place(slot, property)].contains {
          $0.animation == animation && !$0.isStill
        }
    }
  }

  /// Until when some channels change, in seconds; −∞ where none does.
  ///
  /// - Complexity: O(moving cells).
  package func latestRest(_ properties: UInt32 = ~0) -> Double {
    movers.slots.reduce(-.infinity) { max($0, rest($1, properties)) }
  }

  /// Drops runs that add nothing any more and that no animation waits for.
  ///
  /// Nothing that is shown, read or decided changes: it may be called at any time.
  ///
  /// - Complexity: O(1) while nothing has come to rest; O(moving cells) when something has, and as long
  ///   as its animation goes on.
  package func dropRested() {
    guard earliestRest <= scene.time else { return }
    earliestRest = .infinity
    for slot in movers.slots where moving[slot] != 0 {
      dropRested(slot)
      for property in Property.all where moving[slot] & property.bit != 0 {
        earliestRest = min(earliestRest, firstRest(property, slot))
      }
    }
  }

  private func dropRested(_ slot: Int) {
    let changed = news.changedSlots
    defer { news.changedSlots = changed }
    for property in Property.all where moving[slot] & property.bit != 0 {
      let place = place(slot, property)
      switch property.kind {
      case .number, .order:
        numberRuns[place].removeAll { isOver($0.animation, $0.rest) }
        if numberRuns[place].isEmpty { moving[slot] &= ~property.bit }
      case .color:
        guard let run = colorRuns[place], isOver(run.animation, run.rest) else { continue }
        _ = takeColorRun(slot, property)
        if run.returns { restore(run, slot, property) }
      case .content:
        guard let dissolve = dissolves[place], isOver(dissolve.animation, dissolve.end) else {
          continue
        }
        _ = takeDissolve(slot, property)
      }
    }
  }

  private func isOver(_ animation: UInt64, _ rest: Double) -> Bool {
    rest <= scene.time && animations[animation] == nil
  }

  /// Brings ``beneath`` up to date for some slots.
  package func readBeneath(_ slots: ArraySlice<Int>) {
    beneath.reserve(slots: channels.sets.count)
    for slot in slots {
      for property in Property.colors {
        beneath.set(paintBeneath(property, slot), place(slot, property), in: scene)
      }
      for property in Property.contents {
        beneath.names[place(slot, property)] = mixBeneath(property, slot).heaviest
      }
    }
  }
}
