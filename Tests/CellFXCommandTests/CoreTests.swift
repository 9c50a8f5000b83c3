#if os(Linux)
  import Foundation
  import Testing

  @testable import CellFXCommand

  @Suite struct CoreTests {
    /// The cores that this thread may run on, as the system lists them: `0-3,8`.
    private func allowed() throws -> String {
      let status = try String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
      let line = try #require(
        status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") })
      return line.dropFirst("Cpus_allowed_list:".count).trimmingCharacters(in: .whitespaces)
    }

    @Test func `work is done on one core, and on all that were allowed after it`() throws {
      let before = try allowed()
      let within = try Core.pinned { () throws in try allowed() }
      #expect(Int(within) != nil, "\(within)")
      #expect(try allowed() == before)
    }
  }
#endif
