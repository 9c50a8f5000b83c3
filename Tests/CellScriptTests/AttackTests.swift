import CellAttack
import Foundation
import Testing

/// Scripts that want to hang, crash or break out; line 1 of each says what must become of it.
@Suite(.serialized) struct AttackTests {
  static let folder = Bundle.module.resourceURL?.appending(path: "Attacks").path ?? ""
  static let names = Attack.names(in: folder)

  /// Twice what a script may take, in seconds; more where it keeps the host busy, which may be built
  /// without optimising.
  private func time(_ name: String) -> Double {
    name.hasPrefix("handler-") ? 4 * Trial.timeFactor : 0.5
  }

  private func expect(_ name: String, _ form: Trial.Form) throws {
    let attack = try #require(Attack(name, in: Self.folder))
    guard attack.forms.contains(form) else { return }
    let verdict = Trial(form).run(Array(attack.text.utf8))
    #expect(attack.expected.contains(verdict.outcome), "\(verdict)")
    #expect(verdict.seconds < time(name))
  }

  @Test func `all are there`() {
    #expect(Self.names.count >= 132)
  }

  @Test(arguments: names)
  func `an attack while loading ends as it must`(_ name: String) throws {
    try expect(name, .chunk)
  }

  @Test(arguments: names)
  func `an attack inside a handler ends as it must`(_ name: String) throws {
    try expect(name, .handler)
  }
}
