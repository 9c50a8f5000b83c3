extension Curve {
  /// What a curve is made of; the raw value is the kind's number in the C struct.
  ///
  /// Of the easing families the `In` kinds start slowly, the `Out` kinds are those turned about the
  /// middle, and the `InOut` kinds are both, by halves.
  public enum Kind: Int32, CaseIterable, Sendable {
    /// A cubic Bézier by its control points.
    case bezier = 0

    /// Equal steps.
    case steps = 1

    /// A quarter of a sine wave.
    case sineIn = 2

    /// A quarter of a sine wave, turned about the middle.
    case sineOut = 3

    /// A quarter of a sine wave, by halves.
    case sineInOut = 4

    /// The square of the time.
    case quadIn = 5

    /// The square of the time, turned about the middle.
    case quadOut = 6

    /// The square of the time, by halves.
    case quadInOut = 7

    /// The cube of the time.
    case cubicIn = 8

    /// The cube of the time, turned about the middle.
    case cubicOut = 9

    /// The cube of the time, by halves.
    case cubicInOut = 10

    /// The fourth power of the time.
    case quartIn = 11

    /// The fourth power of the time, turned about the middle.
    case quartOut = 12

    /// The fourth power of the time, by halves.
    case quartInOut = 13

    /// The fifth power of the time.
    case quintIn = 14

    /// The fifth power of the time, turned about the middle.
    case quintOut = 15

    /// The fifth power of the time, by halves.
    case quintInOut = 16

    /// Powers of two.
    case expoIn = 17

    /// Powers of two, turned about the middle.
    case expoOut = 18

    /// Powers of two, by halves.
    case expoInOut = 19

    /// A quarter of a circle.
    case circIn = 20

    /// A quarter of a circle, turned about the middle.
    case circOut = 21

    /// A quarter of a circle, by halves.
    case circInOut = 22

    /// Draws back by a tenth of the way first.
    case backIn = 23

    /// Draws back by a tenth of the way first, turned about the middle.
    case backOut = 24

    /// Draws back by a tenth of the way first, by halves.
    case backInOut = 25

    /// A growing swing.
    case elasticIn = 26

    /// A growing swing, turned about the middle.
    case elasticOut = 27

    /// A growing swing, by halves.
    case elasticInOut = 28

    /// A ball that falls and bounces.
    case bounceIn = 29

    /// A ball that falls and bounces, turned about the middle.
    case bounceOut = 30

    /// A ball that falls and bounces, by halves.
    case bounceInOut = 31
  }
}
