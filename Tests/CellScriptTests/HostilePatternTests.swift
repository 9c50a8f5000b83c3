import CellAttack
import CellScript
import Foundation
import Testing

/// No pattern and no subject outlives its budget of steps; the clock is off.
///
/// `CELLFX_HOSTILE_PATTERNS=1` tries every pattern on every subject in every call.
@Suite struct HostilePatternTests {
  private static let isWhole =
    ProcessInfo.processInfo.environment["CELLFX_HOSTILE_PATTERNS"] == "1"
  static let patterns = [
    "('(.-)'):rep(31) .. 'x'", "('(.-)*'):rep(31) .. 'x'", "('a*'):rep(5000) .. 'b'",
    "('a-'):rep(5000) .. 'b'", "('a?'):rep(3300) .. ('a'):rep(3300)", "('.*'):rep(5000) .. 'b'",
    "('.+'):rep(5000) .. 'b'", "('%b()'):rep(2500)", "'.-%b()b'", "('%b()'):rep(3) .. '.-%b()x'",
    "('%f[a]'):rep(1600) .. 'b'", "('.-%f[%w]'):rep(1100) .. 'b'",
    "'(a*)' .. ('%1'):rep(4900) .. 'b'",
    "'(.-)%1%1%1b'", "'((((.-)*)*)*)*b'", "('[^b]*'):rep(2000) .. 'b'", "('.'):rep(9999) .. 'b'",
    "'^' .. ('()'):rep(32) .. '.-b'", "'[' .. ('a-z'):rep(3333) .. ']*b'",
    "('[^' .. ('x'):rep(300) .. ']-'):rep(32) .. 'b'", "('(a)'):rep(32) .. '.*b'",
    "'()' .. ('.-'):rep(4990) .. '$b'", "('a*a-a+a?'):rep(1200) .. 'b'",
    "('%w*%s*%p*'):rep(1600) .. '\\0'",
    "(('a'):rep(64) .. '-'):rep(150) .. 'b'", "'(' .. ('a*'):rep(4000) .. ')%1%1b'",
  ]
  static let subjects = ["('a'):rep(65000)", "('('):rep(65000)", "('ab (c) '):rep(9000)"]
  static let calls = [
    "s:find(p)", "s:match(p)", "for a, b in s:gmatch(p) do end", "s:gsub(p, '%0')",
    "s:gsub(p, function() return nil end)", "s:find(p, -100)",
    "for i = 1, 100 do s:find(p, i * 600) end",
  ]

  @Test(arguments: patterns.indices)
  func `a pattern ends within its steps`(_ number: Int) {
    var limits = Limits.counted
    limits.heap = 8 << 20
    let trial = Trial(.chunk, limits: limits)
    for (place, subject) in Self.subjects.enumerated() {
      for (index, call) in Self.calls.enumerated()
      where Self.isWhole || index == (number + place * 2) % Self.calls.count {
        let text = "local s, p = \(subject), \(Self.patterns[number])\n\(call)"
        let verdict = trial.run(Array(text.utf8))
        #expect(verdict.seconds < 0.5 * Trial.timeFactor, "\(text): \(verdict)")
        #expect([.ok, .timeout].contains(verdict.outcome), "\(text): \(verdict)")
      }
    }
  }

  /// The subject on which `gsub` with a pattern must reach the budget, where it is not the first.
  private static let reached = [7: 1, 9: 1, 10: 2]
  /// The one that is anchored, and so ends everywhere.
  private static let anchored = 17

  @Test(arguments: patterns.indices)
  func `what backtracks is stopped by its steps`(_ number: Int) {
    let subject = Self.subjects[Self.reached[number] ?? 0]
    let text = "local s, p = \(subject), \(Self.patterns[number])\ns:gsub(p, '%0')"
    var limits = Limits.counted
    limits.heap = 8 << 20
    let verdict = Trial(.chunk, limits: limits).run(text)
    #expect(verdict.outcome == (number == Self.anchored ? .ok : .timeout), "\(text): \(verdict)")
  }
}
