import CellTesting
import Foundation
import Testing

/// The program that tells what became of scripts nobody trusts.
@Suite struct ProbeTests {
  private struct Ending {
    var code: Int32
    var lines: [String]
    var errors: String
  }

  private static let path =
    Bundle.main.executableURL?.resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "SandboxProbe").path ?? "SandboxProbe"

  /// Runs it.
  ///
  /// Leaks are looked for in the tests themselves.
  private func run(_ words: [String], in folder: SampleFolder) throws -> Ending {
    let process = Process()
    process.executableURL = URL(filePath: Self.path)
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "ASAN_OPTIONS": "detect_leaks=0"]
    let (out, err) = (folder.write("", to: "out"), folder.write("", to: "err"))
    process.standardOutput = FileHandle(forWritingAtPath: out)
    process.standardError = FileHandle(forWritingAtPath: err)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    let output = try String(contentsOfFile: out, encoding: .utf8)
    return Ending(
      code: process.terminationStatus, lines: output.split(separator: "\n").map(String.init),
      errors: try String(contentsOfFile: err, encoding: .utf8))
  }

  private func folder() -> SampleFolder {
    let folder = SampleFolder()
    folder.write("local x = 1\nreturn { nothing = x }", to: "good.lua")
    folder.write("local x = 1\n\nerror 'a\\nb\\\\c'", to: "bad.lua")
    folder.write("while true do end", to: "endless.lua")
    folder.write("local t = {}\nfor i = 1, 1e9 do t[i] = i end", to: "hungry.lua")
    folder.write("--!cellfx api=1\nerror 'second line'", to: "whole.lua")
    return folder
  }

  @Test(arguments: [[], ["--handler"], ["--stack-kilobytes", "512"]])
  func `prints a line for each file`(_ options: [String]) throws {
    let files = ["good.lua", "bad.lua", "endless.lua", "hungry.lua", "whole.lua"]
    let ending = try run(options + files, in: folder())
    #expect(ending.code == 0)
    #expect(ending.errors.isEmpty)
    let words = ending.lines.map { $0.split(separator: " ", maxSplits: 4).map(String.init) }
    #expect(words.map { $0[0] } == files)
    #expect(words.map { $0[1] } == ["ok", "error", "timeout", "memory", "error"])
    #expect(words.allSatisfy { Double($0[2]).map { $0 >= 0 && $0 < 2000 } == true })
    #expect(words.allSatisfy { Int($0[3]).map { $0 > 2_000 && $0 <= 4 << 20 } == true })
    #expect(words[0][4] == "-")
    #expect(words[1][4] == #"line 3: a\nb\\c"#)
    #expect(words[2][4].hasPrefix("line 1: "))
    #expect(words[3][4].hasPrefix("line 2: "))
    #expect(words[4][4] == "line 2: second line")
  }

  @Test(arguments: [
    (["--heap", "100000"], "memory"), (["--string", "1000"], "error"),
    (["--source", "10"], "error"),
    (["--steps", "1000"], "timeout"), (["--steps", "100000000", "--milliseconds", "1"], "timeout"),
    (["--milliseconds", "0"], "ok"), ([], "ok"),
  ])
  func `runs under the limits that are given`(_ options: [String], _ outcome: String) throws {
    let folder = folder()
    folder.write(
      "local t = {} for i = 1, 5000 do t[i] = i end\nlocal s = ('x'):rep(5000)\n"
        + "for i = 1, 200000 do end", to: "some.lua")
    let ending = try run(options + ["some.lua"], in: folder)
    #expect(ending.code == 0)
    #expect(ending.lines.first?.split(separator: " ")[1] == Substring(outcome))
  }

  @Test func `says what is allowed where it does not understand`() throws {
    for words in [["--bogus"], ["--heap"], ["--heap", "x", "good.lua"], ["--steps", "-1"], []] {
      let ending = try run(words, in: folder())
      #expect(ending.code == 64)
      #expect(ending.lines.isEmpty)
      #expect(!ending.errors.isEmpty)
    }
    #expect(try run(["--bogus"], in: folder()).errors.contains("--stack-kilobytes"))
    let help = try run(["--help"], in: folder())
    #expect(help.code == 0)
    #expect(help.lines.contains { $0.contains("OUTCOME") })
  }

  @Test func `a file that is missing is told after the others`() throws {
    let ending = try run(["nothing.lua", "good.lua"], in: folder())
    #expect(ending.code == 66)
    #expect(ending.lines.count == 1)
    #expect(ending.errors == "nothing.lua cannot be read\n")
  }
}
