import CellGrid
import Foundation

/// Content under a program, under a finger, and by itself between its edges.
extension Model {
  /// Comes to a time, and the content with it.
  mutating func pass(to time: Double) {
    now = time
    if let motion { offset = place(of: motion, at: time) }
  }

  mutating func scroll(to place: Point, _ animated: Bool) {
    if let drag {
      self.drag = nil
      for index in fingers.indices where fingers[index].id == drag.finger {
        fingers[index].mayPan = mutation == .brokenPanGoesOn
      }
      call(.scrollDidEndDragging)
    }
    stopMotion()
    guard animated else {
      offset = clamped(place)
      return
    }
    begin(Motion(start: now, end: now + 0.25, from: offset, to: clamped(place)))
  }

  // MARK: Under a finger

  /// Ten points along an axis that scrolls, in a direction that is mostly along it.
  func beginsPan(_ finger: Finger) -> Bool {
    guard panFinger == finger.id, drag == nil, finger.mayPan else { return false }
    let (across, down) = (abs(finger.travel.x), abs(finger.travel.y))
    guard max(across, down) >= settings.scroll.panSlop else { return false }
    if mutation == .sidewaysPans { return scrolls }
    return (across >= down && scrollsAcross) || (down >= across && scrollsDown)
  }

  var mayTakeTouch: Bool {
    if press?.start == nil || mutation == .panTakesKeptTouch { return true }
    return settings.scroll.canCancelContentTouches
      && (!isControl || settings.scroll.cancelsInControls)
  }

  mutating func beginDrag(_ finger: Finger) {
    if mutation == .panBeforeCancel { call(.scrollWillBeginDragging) }
    if mutation != .panLeavesPress { cancelPress(.cancel, finger.lastTime) }
    stopMotion()
    if mutation != .panBeforeCancel { call(.scrollWillBeginDragging) }
    if clamped(offset) != offset { isLost = true }
    drag = Drag(finger: finger.id, origin: offset)
    dragContent(finger)
  }

  mutating func dragContent(_ finger: Finger) {
    guard var drag else { return }
    let (travel, slop) = (finger.travel, mutation == .slopJumps ? 0 : settings.scroll.panSlop)
    if drag.slop.y == nil, scrollsDown, abs(travel.y) >= settings.scroll.panSlop {
      drag.slop.y = travel.y < 0 ? -slop : slop
    }
    if drag.slop.x == nil, scrollsAcross, abs(travel.x) >= settings.scroll.panSlop {
      drag.slop.x = travel.x < 0 ? -slop : slop
    }
    self.drag = drag
    if let slop = drag.slop.y {
      offset.y = stretched(
        drag.origin.y - (travel.y - slop), limit.y, settings.viewport.height)
    }
    if let slop = drag.slop.x {
      offset.x = stretched(drag.origin.x - (travel.x - slop), limit.x, settings.viewport.width)
    }
  }

  private func stretched(_ free: Double, _ limit: Double, _ extent: Double) -> Double {
    func band(_ way: Double) -> Double { (1 - 1 / (way * 0.55 / extent + 1)) * extent }
    if free < 0 { return -band(-free) }
    return free > limit ? limit + band(free - limit) : free
  }

  mutating func endDrag(_ speed: Point) {
    guard let drag else { return }
    self.drag = nil
    call(.scrollDidEndDragging)
    let across = drag.slop.x == nil || abs(speed.x) <= 10 ? 0 : -speed.x
    let down = drag.slop.y == nil || abs(speed.y) <= 10 ? 0 : -speed.y
    let to = Point(x: rest(offset.x, across), y: rest(offset.y, down))
    if clamped(to) != to || clamped(offset) != offset { isLost = true }
    let end = now + max(length(across), length(down))
    guard !isLost, end > now, mutation != .flingMissing else { return }
    call(.scrollWillBeginDecelerating)
    begin(
      Motion(
        start: now, end: end, from: offset, to: to,
        speed: Point(x: across, y: down)))
  }

  // MARK: By itself

  /// How far a fling goes for each point per second.
  private var reach: Double {
    let rate = settings.scroll.decelerationRate
    return rate / (1 - rate) / 1000
  }

  private func rest(_ from: Double, _ speed: Double) -> Double {
    speed == 0 ? from : from + reach * (speed - (speed < 0 ? -10 : 10))
  }

  /// Until 10 points per second are left.
  private func length(_ speed: Double) -> Double {
    speed == 0 ? 0 : log(10 / abs(speed)) / (1000 * log(settings.scroll.decelerationRate))
  }

  private func place(of motion: Motion, at time: Double) -> Point {
    guard time < motion.end else { return motion.to }
    let (from, to) = (motion.from, motion.to)
    let elapsed = max(0, time - motion.start)
    if let speed = motion.speed {
      return Point(
        x: flown(from.x, to.x, speed.x, elapsed), y: flown(from.y, to.y, speed.y, elapsed))
    }
    let part = elapsed / (motion.end - motion.start)
    let eased = part * part * (3 - 2 * part)
    return Point(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
  }

  private func flown(_ from: Double, _ to: Double, _ speed: Double, _ elapsed: Double) -> Double {
    guard elapsed < length(speed) else { return to }
    return from + reach * speed * (1 - pow(settings.scroll.decelerationRate, 1000 * elapsed))
  }

  private mutating func begin(_ motion: Motion) {
    self.motion = motion
    plan(.rest, at: motion.end)
    planTick()
  }

  /// Cells follow at the 120ths of a second.
  mutating func planTick() {
    var count = (now * 120).rounded(.down)
    while count / 120 <= now { count += 1 }
    plan(.tick, at: count / 120)
  }

  mutating func stopMotion() {
    if motion != nil { endMotion(at: offset) }
  }

  mutating func endMotion(at place: Point) {
    call(motion?.speed == nil ? .scrollDidEndAnimation : .scrollDidEndDecelerating)
    motion = nil
    offset = place
    unplan(.rest)
    unplan(.tick)
  }
}
