import CellEffect
import CellGrid
import CellMotion

extension Stage {
  /// What all visible cells show at the stage's time.
  ///
  /// - Returns: The frame; its columns are used again by the next one where the host has let go of
  ///   this one.
  /// - Complexity: O(visible cells × effects).
  public func frame() -> Frame {
    compose()
    if limitsFlashes { limiter.limit(&composed) }
    return composed
  }

  /// Brings the columns to the stage's time, as they are without the flash limit.
  func compose() {
    composed.begin(at: scene.time, offset: scene.grid.offset(at: scene.time))
    let hidesMotion = scene.grid.settings.reduceMotion
    for slot in scene.grid.liveSlots {
      for seat in seats { seat.layer.dropRested(slot) }
      composed.items.append(scene.grid.cells.items[slot])
      composed.slots.append(Int32(slot))
      composed.places.append(scene.grid.cells.frames[slot])
      composeNumbers(slot, hidesMotion: hidesMotion)
      composeColors(slot)
      composeContents(slot)
    }
  }

  private func composeNumbers(_ slot: Int, hidesMotion: Bool) {
    for column in numbers.indices { numbers[column] = Property.neutralNumbers[column] }
    for seat in seats {
      seat.layer.compose(
        onto: &numbers, slot, movement: !hidesMotion || seat.effect.keepsMotion)
    }
    if hidesMotion {
      numbers[Property.opacity.column] *= substitutes.opacity(
        slot, isAway: isAwayFromRest(slot), at: scene.time, in: scene)
    }
    for property in Property.numbers {
      composed.numbers[property.column].append(property.shown(numbers[property.column]))
    }
  }

  private func composeColors(_ slot: Int) {
    for property in Property.colors {
      let paint = seats.last?.layer.paint(property, slot) ?? RestingLook.color(property)
      let color = paint.resolved(in: scene.grid.settings.appearance)
      let parts = SIMD4(color.red, color.green, color.blue, color.alpha)
      composed.colors[property.column].append(
        SIMD4<Float>(parts.clamped(lowerBound: .zero, upperBound: .one)))
    }
  }

  private func composeContents(_ slot: Int) {
    for property in Property.contents {
      let top = seats.last?.layer
      let resting = scene.restingContent(property, slot)
      if let name = top.map({ $0.soleContent(property, slot) }) ?? resting {
        composed.append(name, property)
      } else if let top {
        composed.append(top.mix(property, slot), property)
      }
    }
  }
}

extension Property {
  /// A composed number as it is shown: in its range, and finite.
  func shown(_ value: Double) -> Float {
    let limit = Double(Float.greatestFiniteMagnitude)
    return switch self {
    case .opacity: Float(min(max(value, 0), 1))
    case .cornerRadius, .borderWidth: Float(min(max(value, 0), limit))
    default: Float(min(max(value, -limit), limit))
    }
  }
}

extension Frame {
  /// Empties the columns for another instant.
  mutating func begin(at time: Double, offset: Point) {
    self.time = time
    self.offset = offset
    items.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    for column in numbers.indices { numbers[column].removeAll(keepingCapacity: true) }
    for column in colors.indices { colors[column].removeAll(keepingCapacity: true) }
    for column in contents.indices { contents[column].removeAll(keepingCapacity: true) }
    for column in weights.indices { weights[column].removeAll(keepingCapacity: true) }
  }

  /// Adds a cell's only picture or text.
  mutating func append(_ name: NameID, _ property: Property) {
    contents[property.column].append(name)
    weights[property.column].append(name == .none ? 0 : 1)
    for _ in 1..<Self.contentSlots {
      contents[property.column].append(.none)
      weights[property.column].append(0)
    }
  }

  /// Adds a cell's pictures or texts.
  mutating func append(_ mix: ContentMix, _ property: Property) {
    for entry in mix.entries {
      contents[property.column].append(entry.name)
      weights[property.column].append(Float(entry.weight))
    }
    for _ in mix.entries.count..<Self.contentSlots {
      contents[property.column].append(.none)
      weights[property.column].append(0)
    }
  }
}
