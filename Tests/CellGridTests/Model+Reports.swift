import CellGrid

extension Model {
  func report(_ finger: Finger, _ press: Press, _ inside: Bool, _ time: Double) -> TouchReport {
    let item = index(of: press.cell) ?? 0
    let (place, corner) = (content(finger.place), corner(item))
    return TouchReport(
      id: finger.id, location: Point(x: place.x - corner.x, y: place.y - corner.y),
      contentLocation: place, travel: finger.travel, velocity: speed(finger, time),
      inside: inside, taps: taps(item, finger.place, time), time: time)
  }

  func landingReport(_ finger: Finger, _ press: Press, _ item: Int) -> TouchReport {
    let (place, corner, time) = (press.landing, corner(item), finger.places[0].time)
    return TouchReport(
      id: finger.id, location: Point(x: place.x - corner.x, y: place.y - corner.y),
      contentLocation: place, travel: .zero, velocity: .zero, inside: true,
      taps: taps(item, finger.landing, time), time: time)
  }

  /// The way of the last 0.1 s, straight between the places noted, over its time.
  func speed(_ finger: Finger, _ time: Double) -> Point {
    let end = max(time, finger.lastTime)
    let start = max(end - 0.1, finger.places[0].time)
    guard end > start else { return .zero }
    let from = place(of: finger, at: start)
    let span = max(end - start, 0.001)
    return Point(x: (finger.place.x - from.x) / span, y: (finger.place.y - from.y) / span)
  }

  private func place(of finger: Finger, at time: Double) -> Point {
    var before = finger.places[0]
    for next in finger.places where next.time > before.time {
      if next.time > time {
        let part = (time - before.time) / (next.time - before.time)
        return Point(
          x: before.place.x + (next.place.x - before.place.x) * part,
          y: before.place.y + (next.place.y - before.place.y) * part)
      }
      before = next
    }
    return before.place
  }

  /// Lifts on the item, within 0.3 s and 40 points of each other, that one now would continue.
  private func taps(_ item: Int, _ place: Point, _ time: Double) -> Int {
    guard let lastTap, lastTap.item == item else { return 0 }
    let (x, y) = (place.x - lastTap.place.x, place.y - lastTap.place.y)
    let isSoon = time - lastTap.time <= 0.3 || mutation == .tapsNeverEnd
    return isSoon && x * x + y * y <= 1600 ? lastTap.count : 0
  }

  mutating func countTap(_ item: Int, _ place: Point, _ time: Double) -> Int {
    let count = taps(item, place, time) + 1
    lastTap = Tap(item: item, time: time, place: place, count: count)
    return count
  }
}
