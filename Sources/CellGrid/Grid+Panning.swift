extension Grid {
  /// Whether a finger that leads has gone far enough to begin a pan, in a direction that scrolls.
  func passesSlop(_ finger: Finger) -> Bool {
    guard panSeat == finger.id, pan == nil, finger.mayPan else { return false }
    let (across, down) = (abs(finger.travel.x), abs(finger.travel.y))
    let slop = settings.scroll.panSlop
    let scrolls = across > down ? layout.scrollsHorizontally : layout.scrollsVertically
    let ties = across == down && layout.scrollsHorizontally
    return (scrolls || ties) && max(across, down) >= slop
  }

  /// Whether a pan may take the touch of the pressed cell, if there is one that knows of it.
  var panMayTakeTouch: Bool {
    guard press?.isDelivered == true else { return true }
    let isControl = press.map { tolerance(of: $0) != nil } ?? false
    return settings.scroll.canCancelContentTouches
      && (!isControl || settings.scroll.cancelsInControls)
  }

  /// The pan takes the touch: the cell hears the cancel before the drag begins.
  mutating func beginPan(_ finger: Finger) {
    cancelPress(.cancel, touchTime: finger.lastTime)
    stopMovement()
    call(.scrollWillBeginDragging)
    let offset = offset(at: now)
    let origin = Point(
      x: horizontalBand(of: layout).free(offset.x), y: verticalBand(of: layout).free(offset.y))
    pan = Pan(finger: finger.id, origin: origin)
    drag(by: finger)
  }

  /// The content follows the finger along each axis whose slop was passed.
  mutating func drag(by finger: Finger) {
    guard var pan else { return }
    let (travel, slop) = (finger.travel, settings.scroll.panSlop)
    if pan.horizontalSlop == nil, layout.scrollsHorizontally, abs(travel.x) >= slop {
      pan.horizontalSlop = travel.x < 0 ? -slop : slop
    }
    if pan.verticalSlop == nil, layout.scrollsVertically, abs(travel.y) >= slop {
      pan.verticalSlop = travel.y < 0 ? -slop : slop
    }
    self.pan = pan
    movement = .still(shownOffset(pan.freeOffset(travel), in: layout))
  }

  /// The finger lets the content go, at its speed in the viewport.
  mutating func endPan(speed: Point) {
    guard let pan, let finger = finger(pan.finger) else { return }
    self.pan = nil
    call(.scrollDidEndDragging)
    let free = pan.freeOffset(finger.travel)
    let across = pan.horizontalSlop == nil ? 0 : horizontalBand(of: layout).slope(free.x)
    let down = pan.verticalSlop == nil ? 0 : verticalBand(of: layout).slope(free.y)
    letGo(speed: Point(x: -speed.x * across, y: -speed.y * down))
  }

  /// A program takes the content out of the finger's hand; this finger pans no more.
  mutating func breakPan() {
    guard let pan else { return }
    self.pan = nil
    for index in fingers.indices where fingers[index].id == pan.finger {
      fingers[index].mayPan = false
    }
    call(.scrollDidEndDragging)
  }

  /// The pan in a changed layout: where the finger has not pulled beyond an edge, it does not now.
  func refitted(_ pan: Pan, to next: GridLayout) -> Pan {
    guard let finger = finger(pan.finger) else { return pan }
    let free = pan.freeOffset(finger.travel)
    // Content that stays within its edges is not pulled, wherever the finger is.
    let held = settings.scroll.bounces ? free : layout.clamped(free)
    var pan = pan
    if layout.horizontalLimits.contains(held.x) {
      pan.origin.x += held.x.clamped(to: next.horizontalLimits) - free.x
    }
    if layout.verticalLimits.contains(held.y) {
      pan.origin.y += held.y.clamped(to: next.verticalLimits) - free.y
    }
    return pan
  }

  /// The offset shown for a free one.
  func shownOffset(_ free: Point, in layout: GridLayout) -> Point {
    Point(
      x: horizontalBand(of: layout).shown(free.x), y: verticalBand(of: layout).shown(free.y))
  }

  private func horizontalBand(of layout: GridLayout) -> RubberBand {
    band(layout.horizontalLimits, layout.viewport.width)
  }

  private func verticalBand(of layout: GridLayout) -> RubberBand {
    band(layout.verticalLimits, layout.viewport.height)
  }

  private func band(_ limits: ClosedRange<Double>, _ extent: Double) -> RubberBand {
    RubberBand(limits: limits, extent: settings.scroll.bounces ? extent : 0)
  }
}
