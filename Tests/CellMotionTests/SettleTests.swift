import CellMotion
import CellTesting
import Foundation
import Testing

/// The frequency of springs that are named by duration and damping.
@Suite struct SettleTests {
  private struct Case: CustomStringConvertible {
    let duration: Double
    let damping: Double
    let velocity: Double

    var description: String { "duration \(duration), damping \(damping), velocity \(velocity)" }

    /// The left side of the rule, by the platform's functions and independent of the room's.
    func residue(_ frequency: Double) -> Double {
      let (q, u) = (frequency * duration, velocity * duration)
      if damping == 1 { return abs(1 + q - u) * Foundation.exp(-q) }
      let root = abs(damping * damping - 1).squareRoot()
      if damping < 1 { return abs(damping - u / q) / root * Foundation.exp(-damping * q) }
      let slow = q / (damping + root)
      let mean = -Foundation.expm1(-2 * root * q) / (2 * root * q)
      return Foundation.exp(-slow) * abs(1 + (slow - u) * mean)
    }
  }

  private func cases(_ count: Int, seed: UInt64) -> [Case] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { index in
      let duration = Foundation.pow(10, Double.random(in: -3...3.55, using: &generator))
      let spread = Foundation.pow(10, Double.random(in: -2...1, using: &generator))
      let critical: [Double] = [1, 1 - 1e-9, 1 + 1e-9, 0.999, 1.001]
      let damping = index % 3 == 0 ? critical[index / 3 % 5] : spread
      let wide = Double.random(in: -1000...1000, using: &generator)
      let near = Double.random(in: -10...12, using: &generator) / duration
      let velocity = [wide, near, 0, 1 / duration][index % 4]
      return Case(
        duration: duration, damping: damping, velocity: min(max(velocity, -1000), 1000))
    }
  }

  @Test func `leaves 0.001 at the duration`() throws {
    for example in cases(6000, seed: 11) {
      let spring = try Spring(
        duration: example.duration, damping: example.damping, velocity: example.velocity)
      let error = example.residue(spring.naturalFrequency) / 0.001 - 1
      // Written by the plain formula, the difference ζ² − 1 loses its digits near 1.
      let bound = (example.damping - 1).magnitude < 1e-6 ? 1e-6 : 1e-9
      #expect(error.magnitude < bound, "\(example)")
    }
  }

  @Test func `is the largest solution`() throws {
    for example in cases(600, seed: 12) {
      let spring = try Spring(
        duration: example.duration, damping: example.damping, velocity: example.velocity)
      var frequency = spring.naturalFrequency * (1 + 1e-5)
      let end = (spring.naturalFrequency + 1e5 / example.duration) * 4
      var larger = false
      while frequency < end {
        larger = larger || example.residue(frequency) > 0.001
        frequency *= 1.01
      }
      #expect(!larger, "\(example)")
    }
  }

  /// Stiffnesses measured on UIKit by others; the tolerance is that of the printed digits.
  @Test(arguments: [
    (1.0, 1.0, 0.0, 85.255929, 1e-6), (1, 1, 1, 83.138036, 1e-6),
    (0.5, 1, 0, 161.7195025, 1e-6), (0.35, 1, 0, 286.4094282, 1e-6),
    (0.6, 0.8, 0, 190.214276, 1e-6), (0.8, 1, 0, 80.89737, 1e-6), (0.9, 1, 0, 71.92473, 1e-6),
    (0.99, 1, 0, 80.02518, 1e-6), (0.5, 0.3, 0, 1796.883, 1e-6), (0.5, 1, 0.25, 159.672, 4e-6),
    (0.5, 1, 1, 152.868, 4e-6), (0.5, 1, 1.5, 147.616, 4e-6), (0.5, 1, -2, 175.422, 4e-6),
  ])
  func `has the stiffness measured on UIKit`(
    damping: Double, duration: Double, velocity: Double, stiffness: Double, tolerance: Double
  ) throws {
    let spring = try Spring(duration: duration, damping: damping, velocity: velocity)
    let found = spring.naturalFrequency * spring.naturalFrequency
    #expect((found / stiffness - 1).magnitude < tolerance)
  }

  /// The touch-down spring of the bounce effect: the scale from 1 to 0.96 at the known times.
  @Test func `presses a cell as the bounce effect does`() throws {
    let press = try Spring(duration: 0.4, damping: 1, velocity: 1)
    #expect((press.naturalFrequency - 22.97254).magnitude < 1e-5)
    let known = [(0.05, 0.98662), (0.1, 0.97286), (0.15, 0.96548), (0.2, 0.96218), (0.4, 0.96004)]
    for (time, scale) in known {
      #expect((1 - 0.04 * press.value(at: time) - scale).magnitude < 5.1e-6)
    }
    let release = try Spring(duration: 0.4, damping: 1, velocity: 0)
    #expect((release.naturalFrequency - 23.08353).magnitude < 1e-5)
  }
}
