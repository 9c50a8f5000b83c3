// What scripts cost, side by side with a plain unprotected `lua_pcall` on the stock library: each
// round measures everything once, so that a busy machine spoils no ratio.
import Foundation

let folder = FileManager.default.temporaryDirectory.path + "/cellfx-" + UUID().uuidString
let plugins = CommandLine.arguments.dropFirst().first ?? "Plugins"
let rounds = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 41
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }
// To be looked at by a profiler: the cases whose names have this in them.
let part = CommandLine.arguments.dropFirst(3).first ?? ""
let cases = try BenchCases(in: folder, plugins: plugins).all
let chosen = cases.prefix(1) + cases.dropFirst().filter { part.isEmpty || $0.name.contains(part) }
print(BenchTable(Array(chosen), rounds: max(rounds, 1)).text)
