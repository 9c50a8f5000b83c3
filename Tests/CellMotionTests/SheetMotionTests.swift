import CellMotion
import Testing

/// What the touch sheet says of curves, springs and colours.
@Suite struct SheetMotionTests {
  private static let parts = [0.1, 0.25, 0.5, 0.75, 0.9]

  @Test(arguments: [
    ("linear", [0.1, 0.25, 0.5, 0.75, 0.9]),
    ("ease_in", [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
    ("ease_out", [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
    ("ease_in_out", [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
    ("ease", [0.09480, 0.40851, 0.80240, 0.96046, 0.99432]),
  ])
  func `the named curves have the sheet's values`(name: String, values: [Double]) throws {
    let curve = try #require(Curve(named: name))
    for (part, value) in zip(Self.parts, values) {
      #expect(abs(curve.value(at: part) - value) < 6e-6, "\(name) \(part)")
    }
  }

  @Test func `the named curves have the control points that the web knows`() throws {
    let known: [(String, Double, Double, Double, Double)] = [
      ("ease_in", 0.42, 0, 1, 1), ("ease_out", 0, 0, 0.58, 1), ("ease_in_out", 0.42, 0, 0.58, 1),
      ("ease", 0.25, 0.1, 0.25, 1),
    ]
    for (name, x1, y1, x2, y2) in known {
      let points = try Curve(x1: x1, y1: y1, x2: x2, y2: y2)
      #expect(Curve(named: name) == points, "\(name)")
    }
  }

  @Test func `a damping of 1 never swings beyond, one below does`() throws {
    for (damping, swings) in [(1.0, false), (0.99, false), (0.5, true), (0.35, true)] {
      let spring = try Spring(duration: 1, damping: damping)
      let most = (0...2000).map { spring.value(at: Double($0) / 1000) }.max() ?? 0
      #expect((most > 1.001) == swings, "\(damping)")
      if damping == 1 { #expect(most <= 1) }
    }
  }

  @Test func `a spring of mass 1, stiffness 100 and friction 10 is half damped`() throws {
    let spring = try Spring(mass: 1, stiffness: 100, friction: 10)
    #expect(spring.naturalFrequency == 10 && spring.dampingRatio == 0.5)
    #expect(spring.velocity == 0)
    let pushed = try Spring(mass: 1, stiffness: 100, friction: 10, velocity: 3)
    #expect(pushed.value(at: 0.01) > spring.value(at: 0.01))
  }

  /// The published solutions, in the platform-independent elementary functions.
  @Test func `springs are the published closed forms`() throws {
    for velocity: Double in [0, 1, -4] {
      let swinging = try Spring(mass: 2, stiffness: 300, friction: 12, velocity: velocity)
      let frequency = 150.0.squareRoot()
      let damping = 12 / (2 * 600.0.squareRoot())
      let swing = frequency * (1 - damping * damping).squareRoot()
      let part = (damping * frequency - velocity) / swing
      let critical = try Spring(mass: 1, stiffness: 400, friction: 40, velocity: velocity)
      for time in stride(from: 0.0, through: 2, by: 0.05) {
        let fade = Elementary.exp(-damping * frequency * time)
        let swung = Elementary.cos(swing * time) + part * Elementary.sin(swing * time)
        #expect(abs(swinging.value(at: time) - (1 - fade * swung)) < 1e-12)
        let rest = (1 + (20 - velocity) * time) * Elementary.exp(-20 * time)
        #expect(abs(critical.value(at: time) - (1 - rest)) < 1e-12)
      }
    }
  }

  @Test func `a spring that is damped too much is not the critical one`() throws {
    let critical = try Spring(mass: 1, stiffness: 100, friction: 20)
    let slow = try Spring(mass: 1, stiffness: 100, friction: 60)
    #expect(slow.dampingRatio == 3)
    #expect(critical.value(at: 0.5) - slow.value(at: 0.5) > 0.3)
  }

  @Test(arguments: [
    (1.0, 22.97254, 527.7376, 45.9451), (0, 23.08353, 532.8495, 46.1671),
  ])
  func `the bounce's springs have the sheet's constants`(
    velocity: Double, frequency: Double, stiffness: Double, friction: Double
  ) throws {
    let spring = try Spring(duration: 0.4, damping: 1, velocity: velocity)
    let found = spring.naturalFrequency
    #expect(abs(found - frequency) < 6e-6)
    #expect(abs(found * found - stiffness) < 6e-5)
    #expect(abs(2 * spring.dampingRatio * found - friction) < 6e-5)
  }

  @Test func `a spring by response and bounce has the system's constants`() throws {
    let plain = try Spring(response: 0.5, bounce: 0)
    #expect(abs(plain.naturalFrequency * plain.naturalFrequency - 157.9137) < 5e-5)
    #expect(abs(2 * plain.dampingRatio * plain.naturalFrequency - 25.1327) < 5e-5)
    #expect(abs(plain.value(at: 0.8) - 1) < 1e-3)
    let lively = try Spring(response: 0.8, bounce: 0.3)
    #expect(abs(lively.dampingRatio - 0.7) < 1e-12)
    #expect(abs(lively.naturalFrequency - 2 * Double.pi / 0.8) < 1e-12)
  }
}

/// What the touch sheet says of the system's colours.
@Suite struct SheetColorTests {
  private static func components(_ color: Color) -> [Double] {
    [color.red, color.green, color.blue, color.alpha].map { ($0 * 255).rounded() }
  }

  @Test(arguments: [
    ("opaque_separator", [198.0, 198, 200, 255], [56.0, 56, 58, 255]),
    ("separator", [60, 60, 67, 73], [84, 84, 88, 153]),
    ("system_gray", [142, 142, 147, 255], [142, 142, 147, 255]),
    ("system_gray2", [174, 174, 178, 255], [99, 99, 102, 255]),
    ("system_gray3", [199, 199, 204, 255], [72, 72, 74, 255]),
    ("system_gray4", [209, 209, 214, 255], [58, 58, 60, 255]),
    ("system_gray5", [229, 229, 234, 255], [44, 44, 46, 255]),
    ("system_gray6", [242, 242, 247, 255], [28, 28, 30, 255]),
    ("system_background", [255, 255, 255, 255], [0, 0, 0, 255]),
    ("secondary_system_background", [242, 242, 247, 255], [28, 28, 30, 255]),
  ])
  func `the system's colours have their known components`(
    name: String, light: [Double], dark: [Double]
  ) throws {
    let color = try #require(SystemColor(named: name))
    #expect(Self.components(color.resolved(in: .light)) == light)
    #expect(Self.components(color.resolved(in: .dark)) == dark)
  }

  /// The contrast of two luminances.
  private static func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(arguments: [
    ("opaque_separator", Appearance.light, 0.5656, 1.71),
    ("opaque_separator", .dark, 0.0397, 1.79), ("system_gray4", .light, 0.6401, 1.52),
    ("system_gray4", .dark, 0.0425, 1.85), ("system_gray5", .light, 0.7864, 1.26),
    ("system_gray6", .light, 0.8910, 1.12),
  ])
  func `luminance and contrast of the stock tints`(
    name: String, appearance: Appearance, luminance: Double, contrast: Double
  ) throws {
    let tint = try #require(SystemColor(named: name)).resolved(in: appearance).luminance
    let ground = SystemColor.systemBackground.resolved(in: appearance).luminance
    #expect(abs(tint - luminance) < 6e-5)
    #expect(abs(Self.contrast(tint, ground) - contrast) < 6e-3)
  }

  @Test func `the grey of old selections has its luminance`() throws {
    let grey = try #require(Color(hex: "#d9d9d9")).luminance
    #expect(abs(grey - 0.6939) < 6e-5)
    #expect(abs(Self.contrast(grey, 1) - 1.41) < 6e-3)
  }

  @Test func `no stock tint shows a state by itself`() throws {
    let names = ["opaque_separator", "system_gray4", "system_gray5", "system_gray6"]
    for appearance in Appearance.allCases {
      let ground = SystemColor.systemBackground.resolved(in: appearance).luminance
      for name in names {
        let tint = try #require(SystemColor(named: name)).resolved(in: appearance).luminance
        #expect(Self.contrast(tint, ground) < 3, "\(name) \(appearance)")
      }
    }
    let grey = try #require(Color(hex: "#d9d9d9")).luminance
    #expect(Self.contrast(grey, 1) < 3)
  }
}
