extension Grid {
  /// Lets the pressed cell hear of its touch.
  mutating func deliverPress() {
    agenda.cancel(.delivery)
    guard var press, let finger = finger(press.finger) else { return }
    guard isEnabled(press.item) else {
      self.press = nil
      tell(.refused(.disabled), to: press.cell)
      return
    }
    press.start = now
    self.press = press
    if isControl { call(.touchDown, press.item) }
    tell(.touchBegan(landingReport(of: finger, on: press)), to: press.cell)
    askForHighlight()
    if finger.place != finger.landing { followPress(finger, touchTime: finger.lastTime) }
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
    guard let press else { return }
    let frame = layout.frame(of: press.item)
    let margin = settings.controlTolerance ?? 0
    let isInside = frame.contains(contentPlace(of: finger), margin: margin)
    let wasInside = press.isInside
    self.press?.isInside = isInside
    let report = report(of: finger, on: press, inside: isInside, time: touchTime)
    if wasInside != isInside { crossBorder(press, report) }
    tell(.touchMoved(report), to: press.cell)
  }

  private mutating func crossBorder(_ press: Press, _ report: TouchReport) {
    let enters = report.inside
    if isControl { call(enters ? .touchDragEnter : .touchDragExit, press.item) }
    tell(enters ? .touchEntered(report) : .touchLeft(report), to: press.cell)
    guard press.mayHighlight else { return }
    call(enters ? .didHighlight : .didUnhighlight, press.item)
    showHighlight(of: press, enters, cause: enters ? .touch : .leave)
  }

  /// Ends the press by a lift; one that still waits is delivered first.
  mutating func liftPress(_ finger: Finger, touchTime: Double) {
    if press?.isDelivered == false { deliverPress() }
    guard let press, let start = press.start else { return }
    self.press = nil
    var report = report(of: finger, on: press, inside: press.isInside, time: touchTime)
    if press.isInside {
      report.taps = taps.lift(on: press.item, at: finger.place, time: touchTime)
    }
    let seenAt = start + settings.minimumVisiblePress
    let isHeld = press.isInside && now < seenAt
    if isControl { call(press.isInside ? .touchUpInside : .touchUpOutside, press.item) }
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
    call(isControl ? .touchCancel : .touchesCancelled, press.item)
    let time = touchTime ?? now
    let report = report(of: finger, on: press, inside: press.isInside, time: time)
    tell(.touchCancelled(report), to: press.cell)
    if press.isHighlighted {
      call(.didUnhighlight, press.item)
      showHighlight(of: press, false, cause: cause)
    }
    showOldSelection()
  }

  private var isControl: Bool { settings.controlTolerance != nil }
}
