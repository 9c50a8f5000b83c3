import CellScript
import CellTesting
import Foundation
import Testing

/// A plugin reads the files of its own folder and nothing else.
@Suite struct ConfinementTests {
  private static let header = "--!cellfx api=1\n"

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func pipe(_ path: String) {
    #expect(unsafe mkfifo(path, 0o600) == 0)
  }

  /// A folder with a plugin `inner` and a file `secret.lua` beside it.
  private func folder(_ main: String = "return {}") -> SampleFolder {
    let folder = SampleFolder()
    folder.write(Self.header + main, to: "inner/init.lua")
    folder.write("return 'secret'", to: "outer/secret.lua")
    return folder
  }

  private func defect(_ path: String) -> PluginError? {
    do throws(PluginError) {
      _ = try ScriptEffect(PluginFiles.at(path), seed: 1, limits: .counted)
      return nil
    } catch {
      return error
    }
  }

  /// Whether the plugin of a folder is refused for a link that leads out of it.
  private func leadsOut(_ folder: SampleFolder) -> Bool {
    if case .leadsOut = defect(folder.path + "/inner")?.reason { true } else { false }
  }

  @Test(arguments: [
    "../outer/secret", "..outer.secret", "inner/../../outer/secret", "inner...outer.secret",
    "/etc/passwd", "inner./etc/passwd", "inner.init", "init", "secret", "outer.secret", "",
    "inner.part\\0", "inner.part.lua", "INNER.PART", "./inner/part", "inner/part", "inner.part ",
  ])
  func `a module is found by its exact name alone`(_ name: String) {
    let folder = folder("return require '\(name)'")
    folder.write("return {}", to: "inner/part.lua")
    let error = defect(folder.path + "/inner")
    #expect(error?.reason == .raised)
    #expect(error?.message.hasPrefix("there is no module `") == true)
    #expect(error?.line == 2)
  }

  @Test func `a link to a file outside is refused`() throws {
    for target in ["../outer/secret.lua", "/etc/passwd", "/dev/../etc/passwd"] {
      let folder = folder()
      try link(folder.path + "/inner/part.lua", to: target)
      let error = defect(folder.path + "/inner")
      let real = target.hasPrefix("..") ? "/outer/secret.lua" : "/etc/passwd"
      guard case .leadsOut(let found) = error?.reason else {
        Issue.record("\(target): \(String(describing: error?.reason))")
        continue
      }
      #expect(found.hasSuffix(real))
      #expect(error?.file == folder.path + "/inner/part.lua")
    }
  }

  @Test func `a link to a folder outside is refused, through another link too`() throws {
    let folder = folder()
    try link(folder.path + "/inner/parts", to: "../outer")
    #expect(leadsOut(folder))
    let chained = self.folder()
    try link(chained.path + "/inner/b", to: "../outer/a")
    try link(chained.path + "/outer/a", to: "../outer")
    #expect(leadsOut(chained))
  }

  @Test func `a folder whose name begins alike is outside`() throws {
    let folder = folder()
    folder.write("return 1", to: "inner-two/secret.lua")
    try link(folder.path + "/inner/part.lua", to: "../inner-two/secret.lua")
    #expect(leadsOut(folder))
  }

  @Test func `the file that is run lies inside too`() throws {
    let folder = SampleFolder()
    folder.write(Self.header + "return {}", to: "outer/main.lua")
    folder.write("", to: "inner/part.lua")
    try link(folder.path + "/inner/init.lua", to: "../outer/main.lua")
    #expect(leadsOut(folder))
  }

  @Test func `links inside lead to what is inside, each folder read once`() throws {
    let folder = folder("return { summary = require 'inner.alias' .. require 'inner.deep.part' }")
    folder.write("return 'part '", to: "inner/deep/part.lua")
    try link(folder.path + "/inner/alias.lua", to: "deep/part.lua")
    for number in 1...20 { try link(folder.path + "/inner/deep/again\(number)", to: "..") }
    try link(folder.path + "/outside", to: "inner")
    #expect(defect(folder.path + "/inner") == nil)
    let effect = try ScriptEffect(PluginFiles.at(folder.path + "/inner"), seed: 1, limits: .counted)
    #expect(effect.summary == "part part ")
  }

  @Test func `the folder itself may be a link`() throws {
    let folder = folder("return { summary = require 'alias.part' }")
    folder.write("return 'there'", to: "inner/part.lua")
    try link(folder.path + "/alias", to: "inner")
    let effect = try ScriptEffect(PluginFiles.at(folder.path + "/alias"), seed: 1, limits: .counted)
    #expect(effect.summary == "there")
  }

  @Test(.timeLimit(.minutes(1)))
  func `pipes and devices are neither opened nor waited for`() throws {
    let folder = folder()
    pipe(folder.path + "/inner/part.lua")
    #expect(defect(folder.path + "/inner")?.reason == .notFile)
    #expect(defect(folder.path + "/inner")?.file == folder.path + "/inner/part.lua")
    pipe(folder.path + "/single.lua")
    #expect(defect(folder.path + "/single.lua")?.reason == .notFile)
    pipe(folder.path + "/outer/init.lua")
    #expect(defect(folder.path + "/outer")?.reason == .notFile)
    try link(folder.path + "/zero.lua", to: "/dev/zero")
    #expect(defect(folder.path + "/zero.lua")?.reason == .notFile)
  }

  @Test func `a link that leads nowhere is no module`() throws {
    let folder = folder("return require 'inner.part'")
    try link(folder.path + "/inner/part.lua", to: "nothing.lua")
    try link(folder.path + "/inner/ring.lua", to: "ring.lua")
    let message = defect(folder.path + "/inner")?.message
    #expect(
      message
        == "there is no module `inner.part`; there are `cellfx` and the files of the plugin's "
        + "own folder, by their exact names")
  }
}
