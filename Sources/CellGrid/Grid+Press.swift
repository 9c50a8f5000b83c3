extension Grid {
  /// Lets the pressed cell hear of its touch.
  mutating func deliverPress() {
    agenda.cancel(.delivery)
    guard var press, let finger = finger(press.finger) else { return }
    guard isEnabled(press.item) else {
      self.press = nil
      if press.control == nil { tell(.refused(.disabled), to: press.cell) }
      return
    }
    press.start = now
    self.press = press
    if tolerance(of: press) != nil { call(.touchDown, of: press) }
    if press.control == nil {
      tell(.touchBegan(landingReport(of: finger, on: press)), to: press.cell)
      askForHighlight()
    }
    if finger.place != finger.landing { followPress(finger, touchTime: finger.lastTime) }
    seePress(touchTime: finger.lastTime)
  }

  private mutating func askForHighlight() {
    guard settings.selection.allows, let press else { return }
    call(.shouldHighlight, press.item)
    guard !settings.refusesHighlight.contains(press.item) else {
      tell(.refused(.highlight), to: press.cell)
      return
    }
    self.press?.mayHighlight = true
    call(.didHighlight, press.item)
    showHighlight(of: press, true, cause: .touch)
    hideOldSelection()
  }

  /// Follows the pressing finger, inside, outside and across the border.
  mutating func followPress(_ finger: Finger, touchTime: Double) {
    seePress(touchTime: touchTime)
    guard let press, press.control == nil else { return }
    let report = report(of: finger, on: press, inside: press.isInside, time: touchTime)
    tell(.touchMoved(report), to: press.cell)
  }

  /// Looks whether the pressing finger is inside; where it rests, the content may have moved under it.
  mutating func seePress(touchTime: Double) {
    guard let press, press.isDelivered, let finger = finger(press.finger) else { return }
    let isInside = frame(of: press).contains(
      contentPlace(of: finger), margin: tolerance(of: press) ?? 0)
    guard isInside != press.isInside else { return }
    self.press?.isInside = isInside
    if tolerance(of: press) != nil {
      call(isInside ? .touchDragEnter : .touchDragExit, of: press)
    }
    guard press.control == nil else { return }
    let report = report(of: finger, on: press, inside: isInside, time: touchTime)
    tell(isInside ? .touchEntered(report) : .touchLeft(report), to: press.cell)
    guard press.mayHighlight else { return }
    call(isInside ? .didHighlight : .didUnhighlight, press.item)
    showHighlight(of: press, isInside, cause: isInside ? .touch : .leave)
  }

  /// Ends the press by a lift; one that still waits is delivered first.
  mutating func liftPress(_ finger: Finger, touchTime: Double) {
    if press?.isDelivered == false { deliverPress() }
    guard let press, let start = press.start else { return }
    self.press = nil
    if tolerance(of: press) != nil {
      call(press.isInside ? .touchUpInside : .touchUpOutside, of: press)
    }
    guard press.control == nil else { return }
    var report = report(of: finger, on: press, inside: press.isInside, time: touchTime)
    if press.isInside {
      report.taps = taps.lift(on: press.item, at: finger.place, time: touchTime)
    }
    let seenAt = start + settings.minimumVisiblePress
    let isHeld = press.isInside && now < seenAt
    if !isHeld { tell(.touchEnded(report), to: press.cell) }
    if press.isHighlighted { selectByLift(press) }
    showOldSelection()
    if press.isHighlighted {
      call(.didUnhighlight, press.item)
      if !isHeld { showHighlight(of: press, false, cause: .lift) }
    }
    guard isHeld else { return }
    let lift = HeldLift(cell: press.cell, report: report, endsHighlight: press.isHighlighted)
    hold(lift, until: seenAt)
  }

  /// Takes the touch away from the pressed cell; one that still waits never hears of it.
  ///
  /// - Parameters:
  ///   - cause: Why the highlight goes.
  ///   - touchTime: When the finger was the reason, in its own seconds; by default it was not.
  mutating func cancelPress(_ cause: Cause, touchTime: Double? = nil) {
    agenda.cancel(.delivery)
    guard let press else { return }
    self.press = nil
    guard press.isDelivered, let finger = finger(press.finger) else { return }
    call(tolerance(of: press) == nil ? .touchesCancelled : .touchCancel, of: press)
    guard press.control == nil else { return }
    let time = touchTime ?? now
    let report = report(of: finger, on: press, inside: press.isInside, time: time)
    tell(.touchCancelled(report), to: press.cell)
    if press.isHighlighted {
      call(.didUnhighlight, press.item)
      showHighlight(of: press, false, cause: cause)
    }
    showOldSelection()
  }
}
