/// A list that a finger touches once, with one plugin that lies beside the scenario.
enum OneTouch {
  /// The scenario as text.
  ///
  /// - Parameters:
  ///   - plugin: The plugin's name.
  ///   - y: How far down the finger lands, in points; rows are 44 high.
  /// - Returns: The file.
  static func scenario(_ plugin: String, y: Int) -> String {
    """
    {
      "grid": {
        "viewport": {"width": 375, "height": 667}, "count": 40,
        "cell": {"width": 375, "height": 44},
        "scroll": {"delays_content_touches": false}
      },
      "effects": [{"use": "\(plugin).lua"}],
      "events": [{"at": 0.1, "type": "touch_began", "touch": 1, "x": 10, "y": \(y)}],
      "lasts": 0.2
    }
    """
  }
}
