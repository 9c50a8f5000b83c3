import Foundation
import Testing

@Suite struct ExitCodeTests {
  private let press = Program.scenarios + "/009-interrupted-jump.json"
  private static let malformed = Program.tests + "/CellScenarioTests/Malformed"

  @Test(arguments: [
    ([], "a command is missing"),
    (["rnu"], "Did you mean `run`?"),
    (["run"], "`run` needs at least one FILE."),
    (["run", "a.json", "--trac", "b.csv"], "Did you mean `--trace`?"),
    (["run", "a.json", "--trace"], "`--trace` needs a FILE after it."),
    (["run", "a.json", "--trace", "b.txt"], "ending in .csv or .jsonl"),
    (["run", "a.json", "b.json", "--trace", "c.csv"], "do not go together"),
    (["run", "a.json", "--rate", "0"], "takes a number, 1 … 1000"),
    (["run", "a.json", "--rate", "fast"], "not `fast`"),
    (["run", "a.json", "--color", "alway"], "Did you mean `always`?"),
    (["run", "a.json", "--json=yes"], "takes no value"),
    (["run", "a.json", "--seed", "x"], "0 … 9,007,199,254,740,991"),
    (["run", "a.json", "--set", ".scale=1"], "name=value"),
    (["run", "a.json", "--json", "--timeline"], "`--json` and `--timeline` do not go together"),
    (["run", "a.json", "--json", "--trace", "-"], "do not go together"),
    (["run", "a.json", "--timeline", "--trace", "-"], "do not go together"),
    (["-v"], "there is no option `-v`. There are --help and --version."),
    (["--verson"], "Did you mean `--version`?"),
    (["bench", "--tolerance", "2"], "`--tolerance` goes with `--compare` only."),
    (["hlep"], "Did you mean `help`?"), (["help", "rnu"], "Did you mean `run`?"),
    (["docs", "celll"], "Did you mean `cell`?"),
    (["run", "a.json", "--set", "scale"], "name=value"),
    (["run", "a.json", "--seed", "1", "--seed", "2"], "more than once"),
    (["schema", "more"], "does not take `more`"),
    (["info"], "`info` needs an EFFECT."),
  ])
  func `a command line that cannot be understood ends with 64`(
    words: [String], part: String
  ) throws {
    let ending = try Program.run(words)
    #expect(ending.code == 64)
    #expect(ending.output == "")
    #expect(ending.errors.contains(part), "\(ending.errors)")
    #expect(ending.errors.contains("--help"))
  }

  @Test(arguments: [[], ["run"], ["list"], ["info"], ["schema"]])
  func `help goes to standard output, with an example`(words: [String]) throws {
    let ending = try Program.run(words + ["--help"])
    #expect(ending.code == 0)
    #expect(ending.errors == "")
    #expect(ending.output.contains("\nexample"))
    #expect(ending.output.contains("  cellfx \(words.first ?? "run")"))
  }

  @Test func `help is a command too`() throws {
    #expect(try Program.run(["help"]).output == Program.run(["--help"]).output)
    #expect(try Program.run(["help", "run"]).output == Program.run(["run", "--help"]).output)
    #expect(try Program.run(["help", "help"]).code == 0)
  }

  @Test func `the help of run tells every exit code, and fits a terminal`() throws {
    let help = try Program.run(["run", "--help"], variables: ["COLUMNS": "80"])
    for code in ["0", "1", "64", "65", "66", "70", "73", "74", "130, 143", "141"] {
      #expect(help.output.contains("\n  \(code) "), "\(code)")
    }
    #expect(help.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `tells its version`() throws {
    let ending = try Program.run(["--version"])
    #expect(ending.code == 0)
    #expect(ending.output.wholeMatch(of: /cellfx \d+\.\d+\.\d+\n/) != nil)
  }

  @Test func `every malformed file ends with 65, its place and a sentence`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.malformed).sorted()
    #expect(names.count >= 40)
    for name in names {
      let path = Self.malformed + "/" + name
      let ending = try Program.run(["run", path])
      #expect(ending.code == 65, "\(name)")
      #expect(ending.output == "", "\(name)")
      let first = ending.errors.split(separator: "\n").first ?? ""
      let rest = first.dropFirst(path.count)
      #expect(rest.wholeMatch(of: /:\d+:\d+: .+[.?]/) != nil, "\(name): \(first)")
      #expect(!ending.errors.contains("cannot be read"), "\(name)")
    }
  }

  @Test func `a file that is not there ends with 66`() throws {
    let ending = try Program.run(["run", "nowhere.json"])
    #expect(ending.code == 66)
    #expect(ending.errors == "cellfx: nowhere.json: there is no such file.\n")
  }

  @Test func `a folder of plugins that is not there ends with 66`() throws {
    for words in [["run", press], ["list"], ["info", "bounce"]] {
      let ending = try Program.run(words + ["--plugins", "nowhere"])
      #expect(ending.code == 66)
      #expect(ending.output == "")
      #expect(ending.errors.contains("nowhere: there is no such folder"))
    }
  }

  @Test func `a file that is no scenario ends with 65 and says what it is`() throws {
    let folder = try TemporaryFolder()
    let plugin = try Program.run(["run", try folder.write("--!cellfx api=1", to: "ripple.lua")])
    #expect(plugin.code == 65)
    #expect(plugin.errors.contains("this is a plugin; name it in `effects` of a scenario"))
    for (text, start) in [("# A page", "a comment"), ("hello", "`hello`"), ("<html>", "`<`")] {
      let ending = try Program.run(["run", "-"], input: text)
      #expect(ending.code == 65)
      #expect(ending.errors.contains("is not a scenario: it begins with \(start)"))
    }
  }

  @Test func `a folder ends with 66`() throws {
    let ending = try Program.run(["run", Program.scenarios])
    #expect(ending.code == 66)
    #expect(ending.errors.contains("this is a folder"))
  }

  @Test(.enabled(if: getuid() != 0))
  func `a file without permission ends with 66`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{}", to: "locked.json")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let ending = try Program.run(["run", path])
    #expect(ending.code == 66)
    #expect(ending.errors.contains("does not allow"))
  }

  @Test func `a hundred megabytes of brackets end at once with 65`() throws {
    let folder = try TemporaryFolder()
    let brackets = String(repeating: "[", count: 100_000_000)
    let path = try folder.write(brackets, to: "brackets.json")
    let ending = try Program.run(["run", path])
    #expect(ending.code == 65)
    #expect(ending.errors.contains("larger than 67,108,864 bytes"))
    let smaller = try folder.write(String(brackets.prefix(1_000_000)), to: "fewer.json")
    let deep = try Program.run(["run", smaller])
    #expect(deep.code == 65)
    #expect(deep.errors.contains("more than 64 levels deep"))
  }

  @Test(arguments: ["bonce", "builtin:bonce", "plugin:bonce", "nowhere/bounce.lua"])
  func `an effect that is not there ends with 66 wherever it is named`(name: String) throws {
    let played = try Program.run(["run", "-"], input: Self.scenario(use: name))
    #expect(played.errors.contains("standard input:1:"))
    for ending in [played, try Program.run(["info", name])] {
      #expect(ending.code == 66)
      #expect(ending.errors.contains("there is no"))
      #expect(name.contains("/") || ending.errors.contains("Did you mean `bounce`?"))
    }
  }

  @Test func `a plugin's file that is not there ends with 66 wherever it is named`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("--!cellfx api=1\nreturn {}\n", to: "ripple.lua")
    let path = try folder.write(Self.scenario(use: "rippel.lua"), to: "press.json")
    for words in [["run", path], ["info", folder.path("rippel.lua")]] {
      let ending = try Program.run(words)
      #expect(ending.code == 66)
      #expect(ending.errors.contains("there is no such plugin. Did you mean `"))
      #expect(ending.errors.contains("ripple.lua`?"))
    }
  }

  @Test func `a trace that cannot be made ends with 73, one that cannot be written with 74`() throws
  {
    let nowhere = try Program.run(["run", press, "--trace", "nowhere/trace.csv"])
    #expect(nowhere.code == 73)
    let folder = try TemporaryFolder()
    let full = folder.path("full.csv")
    try FileManager.default.createSymbolicLink(atPath: full, withDestinationPath: "/dev/full")
    let ending = try Program.run(["run", press, "--trace", full])
    #expect(ending.code == 74)
    #expect(ending.errors.contains("full.csv"))
  }

  @Test func `a reader that goes away is no error to speak of`() throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    let line = "for i in 1 2 3 4 5 6; do '\(Program.path)' schema; done | head -c 10; exit 0"
    shell.arguments = ["-c", line]
    shell.environment = Program.environment
    let errors = Pipe()
    shell.standardError = errors
    shell.standardOutput = Pipe()
    try shell.run()
    #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    shell.waitUntilExit()
  }

  private static func scenario(use: String) -> String {
    """
    {"grid": {"viewport": {"width": 1, "height": 1}, "count": 1, "cell": {"width": 1, "height": 1}}, \
    "effects": [{"use": "\(use)"}]}
    """
  }
}
