import Foundation
import Fuzzing
import Testing

/// Every input that a fuzzer once broke something with, and those that reach far.
@Suite(.serialized) struct CorpusTests {
  private static func inputs(_ target: FuzzTarget) -> [URL] {
    let folder = Bundle.module.bundleURL.appending(path: "Corpus/\(target.rawValue)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `no input breaks a law`(_ target: FuzzTarget) throws {
    let inputs = Self.inputs(target)
    #expect(!inputs.isEmpty)
    for input in inputs {
      #expect(throws: Never.self, "\(input.lastPathComponent)") {
        try target.check(Array(Data(contentsOf: input)))
      }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `any bytes can be shown to a person`(_ target: FuzzTarget) throws {
    for input in try Self.inputs(target).map({ try Array(Data(contentsOf: $0)) }) + [[]] {
      _ = target.text(of: input)
    }
  }
}
