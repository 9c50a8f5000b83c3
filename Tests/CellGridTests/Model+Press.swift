import CellGrid

extension Model {
  mutating func land(_ id: Int, _ place: Point, _ time: Double) {
    let finger = Finger(id: id, landing: place, places: [(time, place)])
    fingers.append(finger)
    let isInWindow =
      place.x >= 0 && place.y >= 0 && place.x < settings.viewport.width
      && place.y < settings.viewport.height
    guard isInWindow || mutation == .landsBesideTheWindow else { return }
    let isConsumed = motion != nil && mutation != .movingContentPressed
    if mutation != .movingContentGoesOn { stopMotion() }
    if panFinger == nil { panFinger = id }
    let landing = content(place)
    let hit = items.indices.first { contains(landing, $0) }
    guard let hit, drag == nil else { return }
    if mutation == .secondFingerTakesOver, press != nil {
      cancelPress(.cancel)
      pressFinger = nil
    }
    guard pressFinger == nil else { return }
    pressFinger = id
    guard !isConsumed, let cell = items[hit].cell?.number else { return }
    press = Press(finger: id, cell: cell, landing: landing)
    let waits = settings.scroll.delaysContentTouches && scrolls && mutation != .noDelay
    if waits { plan(.delivery, at: now + settings.scroll.contentTouchDelay) } else { deliver() }
  }

  /// The cell hears of its touch, after the delay or at the lift.
  mutating func deliver() {
    unplan(.delivery)
    guard let press, let finger = finger(press.finger), let item = index(of: press.cell) else {
      return
    }
    guard !items[item].isDisabled || mutation == .disabledItemPressed else {
      self.press = nil
      tell(.refused(.disabled), press.cell)
      return
    }
    self.press?.start = now
    if isControl { call(.touchDown, item) }
    tell(.touchBegan(landingReport(finger, press, item)), press.cell)
    askForHighlight(item, press.cell)
    if finger.place != finger.landing, mutation != .waitingMovesUnheard {
      follow(finger, finger.lastTime)
    }
    look(finger.lastTime)
  }

  private mutating func askForHighlight(_ item: Int, _ cell: Int) {
    guard settings.selection.allows || mutation == .disallowedHighlights else { return }
    call(.shouldHighlight, item)
    if items[item].refusesHighlight, mutation != .highlightRefusalIgnored {
      tell(.refused(.highlight), cell)
      return
    }
    press?.mayHighlight = true
    call(.didHighlight, item)
    tell(.highlightChanged(change(true, .touch)), cell)
    hideOld()
  }

  mutating func move(_ id: Int, _ place: Point, _ time: Double) {
    guard let slot = fingers.firstIndex(where: { $0.id == id }) else { return }
    if fingers[slot].place != place {
      note(place, time, of: slot)
    } else if mutation != .restingMoveTold {
      return
    }
    let finger = fingers[slot]
    if drag?.finger == id {
      dragContent(finger)
    } else if beginsPan(finger) {
      if mayTakeTouch {
        beginDrag(finger)
        return
      }
      fingers[slot].mayPan = false
    }
    if press?.finger == id, press?.start != nil { follow(finger, time) }
  }

  private mutating func note(_ place: Point, _ time: Double, of slot: Int) {
    if time <= fingers[slot].lastTime {
      fingers[slot].places[fingers[slot].places.count - 1].place = place
    } else {
      fingers[slot].places.append((time, place))
    }
  }

  /// The pressing finger moves, inside, outside and across the border.
  private mutating func follow(_ finger: Finger, _ time: Double) {
    guard let press, let item = index(of: press.cell) else { return }
    let report = report(finger, press, isInside(finger, item), time)
    look(time)
    tell(.touchMoved(report), press.cell)
  }

  private func isInside(_ finger: Finger, _ item: Int) -> Bool {
    let margin = mutation == .toleranceIgnored ? 0 : settings.controlTolerance ?? 0
    return contains(content(finger.place), item, margin: margin)
  }

  /// The content may have moved under a finger that rests.
  mutating func look(_ time: Double) {
    guard let press, press.start != nil, let finger = finger(press.finger),
      let item = index(of: press.cell)
    else { return }
    let isInside = isInside(finger, item)
    guard isInside != press.isInside else { return }
    self.press?.isInside = isInside
    cross(press, item, report(finger, press, isInside, time))
  }

  private mutating func cross(_ press: Press, _ item: Int, _ report: TouchReport) {
    let enters = report.inside
    if isControl { call(enters ? .touchDragEnter : .touchDragExit, item) }
    tell(enters ? .touchEntered(report) : .touchLeft(report), press.cell)
    guard press.mayHighlight else { return }
    if enters, mutation == .reentryDark { return }
    if !enters, mutation == .highlightSurvivesOutside { return }
    if enters, mutation == .reentryAsksAgain { call(.shouldHighlight, item) }
    call(enters ? .didHighlight : .didUnhighlight, item)
    tell(.highlightChanged(change(enters, enters ? .touch : .leave)), press.cell)
  }

  mutating func lift(_ id: Int, _ place: Point, _ time: Double) {
    guard finger(id) != nil else { return }
    move(id, place, time)
    if press?.finger == id, let finger = finger(id) {
      if mutation != .movedContentUnseen { look(time) }
      if mutation == .liftTreatedAsCancel {
        cancelPress(.cancel, time)
      } else {
        liftPress(finger, time)
      }
    }
    if drag?.finger == id, let finger = finger(id) { endDrag(speed(finger, time)) }
    forget(id)
  }

  private mutating func liftPress(_ finger: Finger, _ time: Double) {
    if press?.start == nil {
      if mutation == .quickTapUnheard {
        unplan(.delivery)
        press = nil
        return
      }
      deliver()
    }
    guard let press, let start = press.start, let item = index(of: press.cell) else { return }
    self.press = nil
    var report = report(finger, press, press.isInside, time)
    if press.isInside { report.taps = countTap(item, finger.place, time) }
    let seen = start + settings.minimumVisiblePress
    let isHeld =
      (press.isInside || mutation == .outsideLiftHeld) && now < seen
      && mutation != .minimumPressIgnored
    if isControl { call(press.isInside ? .touchUpInside : .touchUpOutside, item) }
    if !isHeld { tell(.touchEnded(report), press.cell) }
    let selects = press.isHighlighted || (mutation == .outsideLiftSelects && press.mayHighlight)
    if selects { selectByLift(item, press.cell) }
    showOld()
    endHighlight(press, item, isHeld: isHeld)
    guard isHeld else { return }
    items[item].cell?.held = Held(report: report, endsHighlight: press.isHighlighted)
    plan(.heldLift(cell: press.cell), at: seen)
  }

  private mutating func endHighlight(_ press: Press, _ item: Int, isHeld: Bool) {
    guard press.isHighlighted else { return }
    call(.didUnhighlight, item)
    guard !isHeld || mutation == .highlightFallsBeforeHold else { return }
    tell(.highlightChanged(change(false, .lift)), press.cell)
  }

  mutating func takeAway(_ id: Int, _ time: Double) {
    guard finger(id) != nil else { return }
    if press?.finger == id { takePress(time) }
    if drag?.finger == id { endDrag(.zero) }
    forget(id)
  }

  private mutating func takePress(_ time: Double) {
    switch mutation {
    case .stuckOnCancel: press = nil
    case .cancelHeld where now < (press?.start ?? now) + settings.minimumVisiblePress:
      press = nil
    default: cancelPress(.cancel, time)
    }
  }

  private mutating func forget(_ id: Int) {
    fingers.removeAll { $0.id == id }
    if pressFinger == id { pressFinger = nil }
    if panFinger == id { panFinger = nil }
    if panFinger == nil, motion == nil, clamped(offset) != offset { isLost = true }
  }

  /// The press is taken away; one that waits was never heard of.
  mutating func cancelPress(_ cause: Cause, _ time: Double? = nil) {
    unplan(.delivery)
    guard let press else { return }
    self.press = nil
    if mutation == .seatFreedByCancel { pressFinger = nil }
    guard press.start != nil, let finger = finger(press.finger), let item = index(of: press.cell)
    else { return }
    call(isControl ? .touchCancel : .touchesCancelled, item)
    tell(.touchCancelled(report(finger, press, press.isInside, time ?? now)), press.cell)
    if press.isHighlighted {
      call(.didUnhighlight, item)
      tell(.highlightChanged(change(false, cause)), press.cell)
    }
    showOld()
  }
}
