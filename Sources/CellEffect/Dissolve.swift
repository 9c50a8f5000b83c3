import CellMotion

/// The one run of a content channel: weights move from a mix to one name or to what lies beneath.
struct Dissolve {
  /// The animation it belongs to; 0: nobody hears of its end.
  var animation: UInt64
  /// When it began, in seconds.
  var began: Double
  /// How long it takes.
  var span: Double
  /// The weights it started from.
  var from: ContentMix
  /// Where it goes; nil: to what lies beneath.
  var target: NameID?
  /// How it goes; clamped to 0…1.
  var curve: Curve

  /// When it ends.
  var end: Double {
    began + span
  }

  /// How much of where it goes shows at a time, 0…1.
  func part(at time: Double) -> Double {
    time < end ? min(max(curve.value(at: (time - began) / span), 0), 1) : 1
  }
}
