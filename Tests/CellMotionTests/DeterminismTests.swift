import CellMotion
import Testing

/// The same bits on every platform and in every build.
@Suite struct DeterminismTests {
  /// FNV-1a over the bits of numbers.
  ///
  /// Source: Fowler, Noll, Vo (1991).
  private struct Digest {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ numbers: Double...) {
      for number in numbers {
        var bits = number.bitPattern
        for _ in 0..<8 {
          value = (value ^ (bits & 0xff)) &* 0x100_0000_01b3
          bits >>= 8
        }
      }
    }
  }

  @Test func `elementary functions give the known bits`() throws {
    var digest = Digest()
    for row in try ReferenceTable("elementary").rows {
      let (x, y) = (row.bits("x"), row.bits("y"))
      digest.add(Elementary.exp(x), Elementary.log(x.magnitude), Elementary.cbrt(x))
      digest.add(Elementary.sin(x), Elementary.cos(x), Elementary.tan(x))
      digest.add(Elementary.pow(x.magnitude, y), Elementary.atan2(x, y))
    }
    #expect(digest.value == 0x785b_6d76_adff_d5e3)
  }

  @Test func `curves and colours give the known bits`() throws {
    var digest = Digest()
    let from = try #require(Color(hex: "#123456"))
    let to = try #require(Color(hex: "#fedcba80"))
    for step in 0...100 {
      let fraction = Double(step) / 100
      for name in Curve.names { digest.add(Curve(named: name)?.value(at: fraction) ?? .nan) }
      digest.add(try Curve(x1: 1, y1: 0, x2: 0, y2: 1).value(at: fraction))
      for space in ColorSpace.allCases {
        let mixed = from.mixed(with: to, by: fraction, space: space)
        digest.add(mixed.red, mixed.green, mixed.blue, mixed.alpha, mixed.luminance)
      }
    }
    #expect(digest.value == 0xd30c_4f2f_21fd_2c08)
  }

  @Test func `springs give the known bits`() throws {
    var digest = Digest()
    for damping in [0.01, 0.3, 1 - 1e-9, 1, 1 + 1e-9, 2, 10] {
      for velocity in [-20, 0, 0.5, 3, 900] {
        let spring = try Spring(duration: 0.4, damping: damping, velocity: velocity)
        digest.add(spring.naturalFrequency)
        digest.add(spring.settleTime(distance: 80, speed: velocity, bound: 1e-4))
        for step in 0...40 {
          let time = Double(step) / 60
          digest.add(spring.value(at: time), spring.velocity(at: time))
          digest.add(spring.impulse(at: time), spring.impulseVelocity(at: time))
        }
      }
    }
    #expect(digest.value == 0xad36_716c_64e4_2539)
  }
}
