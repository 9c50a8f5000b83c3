import CellScenario
import CellTesting
import Foundation
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (1.0 / 60, "0.0166666667"),
    (2.0 / 3, "0.666666667"), (123_456_789.4, "123456789"), (999_999_999.5, "1000000000"),
    (1e15, "1e15"), (123e12, "123000000000000"), (1e-7, "0.0000001"), (1e-8, "1e-8"),
    (0.000_001, "0.000001"),
    (1.234e-9, "1.234e-9"), (1e308, "1e308"), (-2.5e100, "-2.5e100"),
    (.leastNonzeroMagnitude, "5e-324"),
  ])
  func `rounds doubles to nine digits`(number: Double, text: String) {
    #expect(NumberText.of(number) == text)
  }

  @Test(arguments: [(Float(0.96), "0.96"), (1, "1"), (-0.1, "-0.1"), (16_777_216, "16777216")])
  func `writes single precision as short as it can`(number: Float, text: String) {
    #expect(NumberText.of(number) == text)
  }

  @Test func `single precision comes back bit for bit`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let number = Float(bitPattern: UInt32.random(in: 0...UInt32.max, using: &random))
      guard number.isFinite else { continue }
      #expect(Float(NumberText.of(number)) == number)
    }
  }

  @Test func `doubles come back to nine digits`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random))
      guard number.isFinite, abs(number) > 1e-300 else { continue }
      let back = Double(NumberText.of(number)) ?? .nan
      #expect(abs(back - number) <= 5.1e-9 * abs(number))
    }
  }
}
