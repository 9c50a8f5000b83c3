import CellEffect
import CellGrid
import CellKernel
import CellMotion

extension Stage {
  /// What all visible cells show at the stage's time.
  ///
  /// - Returns: The frame; its columns are used again by the next one where the host has let go of
  ///   this one.
  /// - Complexity: O(cells that move or have changed × effects); O(visible cells × (effects + plays))
  ///   while fields play, and when cells came, went or were laid anew.
  public func frame() -> Frame {
    compose()
    if limitsFlashes {
      composition.stir(limiter.watched)
      limiter.limit(composition)
    }
    return composition.frame
  }

  /// Brings the columns to the stage's time, as they are without the flash limit.
  func compose() {
    let isLater = composition.begin(at: scene.time, offset: scene.offset)
    let isLaid = composition.lay(scene)
    for seat in seats { seat.dropFaded(at: scene.time) }
    composition.cover(drivenColumns | (hidesMotion ? Frame.opacityColumn : 0))
    if isLaid {
      for slot in scene.grid.liveSlots { composition.stirred.insert(slot) }
    } else {
      gatherStirred(andMovers: isLater)
    }
    composeStirred()
    if isLater || !composition.stirred.isEmpty { cover() }
    composition.stirred.removeAll()
    for seat in seats { seat.layer.calm() }
    substitutes.calm()
  }

  /// Whether movement of effects that do not keep it is replaced.
  var hidesMotion: Bool {
    scene.grid.settings.reduceMotion
  }

  /// Shows what fields make of what was composed, then what reduced motion does.
  private func cover() {
    let wasPlaying = composition.isPlaying
    composition.isPlaying = seats.contains { !$0.plays.isEmpty }
    if composition.isPlaying || wasPlaying {
      composition.showBeneath()
      playFields(wasPlaying: wasPlaying)
      if hidesMotion { for row in 0..<composition.frame.count { substitute(row) } }
    } else if hidesMotion {
      substituteStirred()
    }
  }

  private func substituteStirred() {
    let stirred = composition.stirred
    for slot in stirred.slots
    where stirred[slot] & (Property.opacity.bit | Property.motionBits) != 0 {
      guard let row = composition.row(of: slot) else { continue }
      composition.showBeneath(Frame.column(of: .opacity), row)
      substitute(row)
    }
  }

  /// Lowers a row's opacity in place of its movement.
  private func substitute(_ row: Int) {
    let slot = Int(composition.frame.slots[row])
    let part = substitutes.opacity(
      slot, isAway: isAwayFromRest(slot), at: scene.time, in: scene)
    let opacity = Double(composition.frame.number(.opacity, at: row))
    composition.frame.show(Property.opacity.shown(opacity * part), .opacity, row)
  }

  private func gatherStirred(andMovers isLater: Bool) {
    for seat in seats {
      composition.stir(seat.layer.stirred)
      if isLater { composition.stir(seat.layer.movers) }
    }
    composition.stir(substitutes.stirred)
    if isLater { composition.stir(substitutes.movers) }
  }

  private func composeStirred() {
    for seat in seats { seat.layer.dropRested() }
    for property in Property.numbers { composeNumber(property) }
    let stirred = composition.stirred
    guard stirred.properties & Property.brightBits != 0 else { return }
    for slot in stirred.slots where stirred[slot] & Property.brightBits != 0 {
      guard let row = composition.row(of: slot) else { continue }
      let properties = stirred[slot]
      for property in Property.colors where properties & property.bit != 0 {
        composition.show(shownColor(property, slot), property, row)
      }
      for property in Property.contents where properties & property.bit != 0 {
        composeContent(property, slot, row)
      }
      composition.unseen.insert(slot, properties & Property.brightBits)
    }
  }

  /// Composes one number of all slots of which it is stirred.
  private func composeNumber(_ property: Property) {
    composition.pick(property.bit)
    guard !composition.picked.isEmpty else { return }
    composition.begin(with: property.neutral)
    for seat in seats {
      seat.layer.compose(
        property, onto: &composition.numbers, composition.picked, movement: showsMovement(of: seat))
    }
    composition.showNumbers(property)
  }

  /// Whether a seat's movement is shown.
  func showsMovement(of seat: Seat) -> Bool {
    !hidesMotion || seat.effect.keepsMotion
  }

  private func shownColor(_ property: Property, _ slot: Int) -> SIMD4<Float> {
    let paint = seats.last?.layer.paint(property, slot) ?? RestingLook.color(property)
    let color = paint.resolved(in: scene.grid.settings.appearance)
    let parts = SIMD4(color.red, color.green, color.blue, color.alpha)
    return SIMD4<Float>(parts.clamped(lowerBound: .zero, upperBound: .one))
  }

  private func composeContent(_ property: Property, _ slot: Int, _ row: Int) {
    let top = seats.last?.layer
    let resting = scene.restingContent(property, slot)
    if let name = top.map({ $0.soleContent(property, slot) }) ?? resting {
      composition.frame.show(name, property, row)
    } else if let top {
      top.fill(&composition.mix, property, slot)
      composition.frame.show(composition.mix, property, row)
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
  /// Makes room for so many cells; what the rows hold is to be written anew.
  mutating func resize(to count: Int) {
    items.resize(to: count, with: 0)
    slots.resize(to: count, with: 0)
    places.resize(to: count, with: .zero)
    looks.resize(rowCount: count)
    for column in contents.indices {
      contents[column].resize(to: count * Self.contentSlots, with: .none)
      weights[column].resize(to: count * Self.contentSlots, with: 0)
    }
  }

  /// Shows a number in a row.
  mutating func show(_ number: Float, _ property: Property, _ row: Int) {
    looks[Self.column(of: property), row] = number
  }

  /// Shows a colour in a row.
  mutating func show(_ color: SIMD4<Float>, _ property: Property, _ row: Int) {
    let first = Self.column(of: property)
    for part in 0..<4 { looks[first + part, row] = color[part] }
  }

  /// Shows one picture or text in a row.
  mutating func show(_ name: NameID, _ property: Property, _ row: Int) {
    let first = row * Self.contentSlots
    contents[property.column][first] = name
    weights[property.column][first] = name == .none ? 0 : 1
    clear(property, first + 1..<first + Self.contentSlots)
  }

  /// Shows a mix of pictures or texts in a row.
  mutating func show(_ mix: ContentMix, _ property: Property, _ row: Int) {
    var place = row * Self.contentSlots
    let end = place + Self.contentSlots
    for entry in mix.entries {
      contents[property.column][place] = entry.name
      weights[property.column][place] = Float(entry.weight)
      place += 1
    }
    clear(property, place..<end)
  }

  private mutating func clear(_ property: Property, _ places: Range<Int>) {
    for place in places {
      contents[property.column][place] = .none
      weights[property.column][place] = 0
    }
  }
}

extension Array {
  /// Makes it as long as asked, keeping its memory.
  fileprivate mutating func resize(to count: Int, with element: Element) {
    if self.count > count { removeLast(self.count - count) }
    while self.count < count { append(element) }
  }
}
