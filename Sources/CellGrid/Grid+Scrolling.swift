extension Grid {
  /// A program moves the content, and takes it out of a panning finger's hand.
  mutating func scroll(to offset: Point, animated: Bool) {
    precondition(offset.isFinite, "an offset is a place")
    breakPan()
    stopMovement()
    let target = layout.clamped(offset)
    guard animated else {
      movement = .still(target)
      return
    }
    startMovement(
      .animating(
        AnimatedScroll(
          from: self.offset(at: now), to: target, start: now, end: now + AnimatedScroll.length)))
  }

  /// A program brings an item into view.
  mutating func scroll(toItem item: Int, _ position: ItemPosition, animated: Bool) {
    guard hasItem(item) else { return }
    let target = layout.offset(showing: item, position, from: offset(at: now))
    scroll(to: target, animated: animated)
  }

  /// The content goes on by itself: a fling, a return to its edges, or nothing.
  mutating func letGo(speed: Point) {
    let offset = offset(at: now)
    let horizontal = Glide(
      start: now, from: offset.x, speed: speed.x, limits: layout.horizontalLimits,
      manner: manner(page: layout.viewport.width))
    let vertical = Glide(
      start: now, from: offset.y, speed: speed.y, limits: layout.verticalLimits,
      manner: manner(page: layout.viewport.height))
    guard horizontal.moves || vertical.moves else {
      movement = .still(Point(x: horizontal.rest, y: vertical.rest))
      return
    }
    call(.scrollWillBeginDecelerating)
    startMovement(.gliding(horizontal: horizontal, vertical: vertical))
  }

  private func manner(page: Double) -> Glide.Manner {
    Glide.Manner(
      rate: settings.scroll.decelerationRate, bounces: settings.scroll.bounces,
      page: settings.scroll.paging && page > 0 ? page : nil)
  }

  /// Content that a finger has stopped beyond an edge returns when no finger leads any more.
  mutating func returnToEdge() {
    guard panSeat == nil, pan == nil, !movesByItself else { return }
    let offset = offset(at: now)
    guard layout.clamped(offset) != offset || isBetweenPages(offset) else { return }
    letGo(speed: .zero)
  }

  /// Whether an offset is none at which content comes to rest.
  private func isBetweenPages(_ offset: Point) -> Bool {
    func isPage(_ part: Double, _ limits: ClosedRange<Double>, _ page: Double) -> Bool {
      part == limits.upperBound
        || manner(page: page).page.map { part.remainder(dividingBy: $0) == 0 } ?? true
    }
    return !isPage(offset.x, layout.horizontalLimits, layout.viewport.width)
      || !isPage(offset.y, layout.verticalLimits, layout.viewport.height)
  }

  /// The offset stops where it is.
  mutating func stopMovement() {
    guard movesByItself else { return }
    finishMovement(at: offset(at: now))
  }

  /// The offset has arrived.
  mutating func comeToRest() {
    finishMovement(at: movement.rest)
  }

  /// The next time k/120 at which the set of cells follows the offset.
  mutating func planTick() {
    var count = (now * 120).rounded(.down)
    while count / 120 <= now { count += 1 }
    plan(.tick, at: count / 120)
  }

  /// Takes over the movement of a changed layout.
  mutating func replaceMovement(with next: Movement) {
    guard next != movement else { return }
    if next.end != nil {
      startMovement(next)
    } else if movesByItself {
      finishMovement(at: next.rest)
    } else {
      movement = next
    }
  }

  /// Movement and pan in a changed layout.
  func refitted(to next: GridLayout) -> (movement: Movement, pan: Pan?) {
    if let pan, let finger = finger(pan.finger) {
      let refitted = refitted(pan, to: next)
      return (.still(shownOffset(refitted.freeOffset(finger.travel), in: next)), refitted)
    }
    return (refittedMovement(to: next), pan)
  }

  private func refittedMovement(to next: GridLayout) -> Movement {
    switch movement {
    case .still(let offset):
      return .still(next.clamped(offset))
    case .animating(let scroll):
      let target = next.clamped(scroll.to)
      guard target != scroll.to else { return movement }
      return .animating(
        AnimatedScroll(
          from: next.clamped(scroll.value(at: now)), to: target, start: now,
          end: scroll.end))
    case .gliding(let horizontal, let vertical):
      let across = refitted(
        horizontal, layout.horizontalLimits, next.horizontalLimits,
        pages: (layout.viewport.width, next.viewport.width))
      let down = refitted(
        vertical, layout.verticalLimits, next.verticalLimits,
        pages: (layout.viewport.height, next.viewport.height))
      return across.moves || down.moves
        ? .gliding(horizontal: across, vertical: down)
        : .still(Point(x: across.rest, y: down.rest))
    }
  }

  /// A glide between changed limits: with its speed from where it is, or at rest at the new limit.
  private func refitted(
    _ glide: Glide, _ limits: ClosedRange<Double>, _ next: ClosedRange<Double>,
    pages: (old: Double, new: Double)
  ) -> Glide {
    let hasOtherPages = settings.scroll.paging && pages.old != pages.new
    guard limits != next || hasOtherPages else { return glide }
    let offset = glide.value(at: now)
    let nearest = offset.clamped(to: next)
    let isCut = limits.contains(offset) && nearest != offset
    return Glide(
      start: now, from: isCut ? nearest : offset, speed: isCut ? 0 : glide.speed(at: now),
      limits: next, manner: manner(page: pages.new))
  }

  private mutating func startMovement(_ next: Movement) {
    movement = next
    guard let end = next.end else { return }
    plan(.rest, at: end)
    planTick()
  }

  private mutating func finishMovement(at offset: Point) {
    call(isDecelerating ? .scrollDidEndDecelerating : .scrollDidEndAnimation)
    movement = .still(offset)
    agenda.cancel(.rest)
    agenda.cancel(.tick)
  }
}
