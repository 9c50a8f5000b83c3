/// A finger that is down.
struct Finger: Hashable, Sendable {
  /// The host's number for it.
  let id: Int
  /// Where it landed, in the viewport, in points.
  let landing: Point
  /// When it landed, by its own time, in seconds.
  let landingTime: Double
  /// Where it is, in the viewport, in points.
  private(set) var place: Point
  /// When it came there, by its own time, in seconds.
  private(set) var lastTime: Double
  /// How it moves.
  private(set) var speed: TouchSpeed
  /// Whether it may still begin a pan.
  var mayPan = true

  /// A finger that lands.
  init(id: Int, at place: Point, time: Double) {
    self.id = id
    landing = place
    landingTime = time
    self.place = place
    lastTime = time
    speed = TouchSpeed(at: place, time: time)
  }

  /// Notes that it has moved.
  mutating func move(to place: Point, time: Double) {
    self.place = place
    lastTime = time
    speed.move(to: place, time: time)
  }

  /// The way since it landed, in points.
  var travel: Point {
    Point(x: place.x - landing.x, y: place.y - landing.y)
  }
}

/// Content that follows a finger.
///
/// Along an axis whose slop was passed the free offset is `origin − (travel − slop)`, and the shown
/// one is that through the rubber band: a function of where the finger is, not of how it came there.
struct Pan: Hashable, Sendable {
  /// The finger that leads.
  let finger: Int
  /// The free offset without any travel, in points.
  var origin: Point
  /// The part of the horizontal travel that moves nothing, in points, once it was passed.
  var horizontalSlop: Double?
  /// The part of the vertical travel that moves nothing, in points, once it was passed.
  var verticalSlop: Double?

  /// The free offset for a travel, in points.
  func freeOffset(_ travel: Point) -> Point {
    Point(
      x: origin.x - (horizontalSlop.map { travel.x - $0 } ?? 0),
      y: origin.y - (verticalSlop.map { travel.y - $0 } ?? 0))
  }
}
