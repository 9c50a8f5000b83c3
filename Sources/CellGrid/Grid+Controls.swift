extension Grid {
  /// How far outside a finger still counts as inside, in points; nil for what is no control.
  func tolerance(of press: Press) -> Double? {
    settings.controlTolerance ?? (press.control == nil ? nil : Control.tolerance)
  }

  /// The control of an item under a place in the content: the last one that contains it.
  func control(at place: Point, of item: Int) -> Int? {
    let local = layout.frame(of: item).local(place)
    return settings.controls.lastIndex { $0.frame.contains(local) }
  }

  /// What a press holds, in content: the cell or the control in it.
  func frame(of press: Press) -> Rect {
    var frame = layout.frame(of: press.item)
    guard let control = press.control else { return frame }
    let part = settings.controls[control].frame
    frame.origin.x += part.origin.x
    frame.origin.y += part.origin.y
    frame.size = part.size
    return frame
  }

  /// Queues a call of what a press holds.
  mutating func call(_ name: Call.Name, of press: Press) {
    call(name, press.item, control: press.control.map { settings.controls[$0].name })
  }
}
