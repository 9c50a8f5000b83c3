extension Grid {
  /// A finger lands: it stops what moves, and may take the seats of pan and press.
  ///
  /// Beside the window it does nothing for as long as it is down.
  mutating func land(_ id: Int, at place: Point, touchTime: Double) {
    precondition(place.isFinite, "a touch has a place")
    precondition(finger(id) == nil, "touch \(id) is down already")
    let finger = Finger(id: id, at: place, time: touchTime)
    fingers.append(finger)
    guard window.contains(place) else { return }
    let isConsumed = movesByItself
    stopMovement()
    if isConsumed { refreshCells(.scroll) }
    if panSeat == nil { panSeat = id }
    let contentPlace = contentPlace(of: finger)
    guard pressSeat == nil, pan == nil, let item = layout.item(at: contentPlace),
      let slot = pool.slot(of: item)
    else { return }
    pressSeat = id
    guard !isConsumed else { return }
    press = Press(
      finger: id, item: item, cell: pool.cell(at: slot), landing: contentPlace,
      control: control(at: contentPlace, of: item))
    if waits {
      plan(.delivery, at: now + settings.scroll.contentTouchDelay)
    } else {
      deliverPress()
    }
  }

  /// Whether a cell hears of a touch only after a delay.
  private var waits: Bool {
    settings.scroll.delaysContentTouches && settings.scroll.contentTouchDelay > 0
      && (layout.scrollsVertically || layout.scrollsHorizontally)
  }

  /// A finger moves: it drags the content, or begins to, or moves on its cell.
  mutating func move(_ id: Int, to place: Point, touchTime: Double) {
    guard let index = fingers.firstIndex(where: { $0.id == id }), fingers[index].place != place
    else { return }
    precondition(place.isFinite, "a touch has a place")
    fingers[index].move(to: place, time: touchTime)
    let finger = fingers[index]
    if pan?.finger == id {
      drag(by: finger)
    } else if passesSlop(finger) {
      if panMayTakeTouch {
        beginPan(finger)
        return
      }
      fingers[index].mayPan = false
    }
    if press?.finger == id, press?.isDelivered == true {
      followPress(finger, touchTime: touchTime)
    }
  }

  /// A finger lifts, after it has moved to where it lifts.
  mutating func lift(_ id: Int, at place: Point, touchTime: Double) {
    move(id, to: place, touchTime: touchTime)
    guard let finger = finger(id) else { return }
    if press?.finger == id {
      seePress(touchTime: touchTime)
      liftPress(finger, touchTime: touchTime)
    }
    if pan?.finger == id { endPan(speed: finger.speed.value(at: touchTime)) }
    forget(id)
  }

  /// The system takes a finger away.
  mutating func takeAway(_ id: Int, touchTime: Double) {
    guard finger(id) != nil else { return }
    if press?.finger == id { cancelPress(.cancel, touchTime: touchTime) }
    if pan?.finger == id { endPan(speed: .zero) }
    forget(id)
  }

  private mutating func forget(_ id: Int) {
    fingers.removeAll { $0.id == id }
    if pressSeat == id { pressSeat = nil }
    if panSeat == id { panSeat = nil }
    returnToEdge()
  }

  /// The finger with this id, if it is down.
  func finger(_ id: Int) -> Finger? {
    fingers.first { $0.id == id }
  }

  /// Where a finger is in the content, in points.
  func contentPlace(of finger: Finger) -> Point {
    let offset = offset(at: now)
    return Point(x: finger.place.x + offset.x, y: finger.place.y + offset.y)
  }

  /// What the cell of a press hears of its finger.
  func report(of finger: Finger, on press: Press, inside: Bool, time: Double) -> TouchReport {
    let place = contentPlace(of: finger)
    return TouchReport(
      id: finger.id, location: layout.frame(of: press.item).local(place),
      contentLocation: place, travel: finger.travel, velocity: finger.speed.value(at: time),
      inside: inside, taps: taps.count(on: press.item, at: finger.place, time: time), time: time)
  }

  /// What the cell of a press hears of the landing, however late it hears of it.
  func landingReport(of finger: Finger, on press: Press) -> TouchReport {
    TouchReport(
      id: finger.id, location: layout.frame(of: press.item).local(press.landing),
      contentLocation: press.landing, travel: .zero,
      velocity: .zero, inside: true,
      taps: taps.count(on: press.item, at: finger.landing, time: finger.landingTime),
      time: finger.landingTime)
  }
}
