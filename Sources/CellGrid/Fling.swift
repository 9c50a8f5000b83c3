internal import CellMotion

/// Content that slows down by a constant part of its speed.
///
/// `v(t) = v₀·r^(1000 t)` and `x(t) = x₀ + v₀·r/(1 − r)/1000·(1 − r^(1000 t))`; the motion stops when
/// the speed has come down to 10 points per second. Source: TOUCH 1.4.
struct Fling: Hashable, Sendable {
  /// The offset at the release, in points.
  let from: Double
  /// The speed at the release, in points per second.
  let speed: Double
  /// What part of a speed is left after a millisecond, above 0 and below 1.
  let rate: Double

  /// The speed at which a fling stops, and below which none begins, in points per second.
  static let stoppingSpeed = 10.0

  /// How long it lasts, in seconds.
  var length: Double {
    abs(speed) <= Self.stoppingSpeed ? 0 : time(whenLeft: Self.stoppingSpeed / abs(speed))
  }

  /// The offset at which it stops, in points.
  var rest: Double {
    let stopping = speed < 0 ? -Self.stoppingSpeed : Self.stoppingSpeed
    return abs(speed) <= Self.stoppingSpeed ? from : from + reach * (speed - stopping)
  }

  /// The offset after a time in seconds.
  func value(after time: Double) -> Double {
    from + reach * speed * (1 - left(after: time))
  }

  /// The speed after a time in seconds, in points per second.
  func speed(after time: Double) -> Double {
    speed * left(after: time)
  }

  /// After how many seconds it passes an offset that lies between its start and its rest.
  func time(toReach offset: Double) -> Double {
    max(0, time(whenLeft: 1 - (offset - from) / (reach * speed)))
  }

  /// How far a fling goes, in points, for each point per second.
  private var reach: Double { rate / (1 - rate) / 1000 }

  private var decay: Double { 1000 * Elementary.log(rate) }

  private func left(after time: Double) -> Double {
    Elementary.exp(decay * time)
  }

  private func time(whenLeft part: Double) -> Double {
    Elementary.log(part) / decay
  }
}
