import CellEffect
import CellTesting
import Testing

@Suite struct ContentMixTests {
  private func name(_ number: Int) -> NameID {
    NameID(rawValue: Int32(number))
  }

  @Test func `any row of interruptions keeps the weights at 1 and within eight names`() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      var mix = ContentMix(name(0))
      for _ in 0..<40 {
        let target = ContentMix(name(Int.random(in: 0...12, using: &random)))
        mix = mix.dissolved(to: target, by: Double.random(in: 0...1, using: &random))
        let sum = mix.entries.reduce(0) { $0 + $1.weight }
        #expect(abs(sum - 1) < 1e-9, "seed \(seed)")
        #expect(mix.entries.count <= ContentMix.capacity)
        #expect(Set(mix.entries.map(\.name)).count == mix.entries.count)
      }
    }
  }

  @Test func `both ends are exact`() {
    let from = ContentMix(name(1)).dissolved(to: ContentMix(name(2)), by: 0.25)
    let to = ContentMix(name(3))
    #expect(from.dissolved(to: to, by: 0) == from)
    #expect(from.dissolved(to: to, by: 1) == to)
  }

  @Test func `what is too light goes to the newest`() {
    let nearly = ContentMix(name(1)).dissolved(to: ContentMix(name(2)), by: 0.999)
    #expect(nearly.entries.map(\.name) == [name(2)])
    #expect(abs(nearly.entries[0].weight - 1) < 1e-12)
  }

  @Test func `nothing dissolves to a picture and back`() {
    let coming = ContentMix().dissolved(to: ContentMix(name(1)), by: 0.5)
    #expect(coming.entries.map(\.weight) == [0.5])
    #expect(coming.dissolved(to: ContentMix(), by: 0.5).entries.map(\.weight) == [0.25])
  }
}
