// swift-tools-version: 6.2

import PackageDescription

/// The habits every Swift target keeps.
let swiftHabits: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// The habits every C target keeps.
let cHabits: [CSetting] = [
  .enableWarning("all"),
  .enableWarning("extra"),
  .enableWarning("conversion"),
  .treatAllWarnings(as: .error),
]

func room(_ name: String, _ below: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: below, swiftSettings: swiftHabits)
}

func cRoom(_ name: String, _ below: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: below, cSettings: cHabits)
}

/// What tests share.
func testing(_ name: String, _ below: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: below, path: "Tests/\(name)", swiftSettings: swiftHabits)
}

func tests(_ name: String, _ below: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(
    name: name, dependencies: below + ["CellTesting"], resources: resources,
    swiftSettings: swiftHabits)
}

let package = Package(
  name: "cellfx",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "CellFX", targets: ["CellFX"]),
    .executable(name: "cellfx", targets: ["CellFXCommand"]),
  ],
  targets: [
    cRoom("CCellMath"),
    room("CellMotion", ["CCellMath"]),
    room("CellGrid", ["CellMotion"]),
    room("CellKernel", ["CellMotion", "CCellMath"]),
    room("CellEffect", ["CellGrid", "CellKernel", "CellMotion"]),
    room("CellStage", ["CellEffect", "CellKernel", "CellGrid", "CellMotion"]),
    .systemLibrary(
      name: "CLua", pkgConfig: "lua5.4",
      providers: [.apt(["liblua5.4-dev"]), .brew(["lua@5.4"])]),
    cRoom("CCellScript", ["CLua", "CCellMath"]),
    room(
      "CellScript", ["CCellScript", "CellEffect", "CellGrid", "CellKernel", "CellMotion"]),
    room("CellScenario", ["CellScript", "CellStage", "CellEffect", "CellGrid", "CellMotion"]),
    room(
      "CellFX",
      [
        "CellScenario", "CellScript", "CellStage", "CellEffect", "CellKernel", "CellGrid",
        "CellMotion",
      ]),
    .executableTarget(
      name: "CellFXCommand",
      dependencies: [
        "CellScenario", "CellScript", "CellStage", "CellEffect", "CellKernel", "CellGrid",
        "CellMotion", "CCellMath",
      ],
      swiftSettings: swiftHabits),

    .executableTarget(
      name: "BenchScript",
      dependencies: [
        "CellScript", "CellEffect", "CellGrid", "CellMotion", "CCellScript", "CLua",
      ],
      path: "Tests/BenchScript", swiftSettings: swiftHabits),
    .target(
      name: "CellAttack",
      dependencies: ["CellTesting", "CellScript", "CellStage", "CellEffect", "CellGrid"],
      path: "Tests/CellAttack", swiftSettings: swiftHabits),
    .executableTarget(
      name: "SandboxProbe", dependencies: ["CellAttack", "CellScript"], path: "Tests/SandboxProbe",
      swiftSettings: swiftHabits),
    .target(name: "CAllocations", path: "Tests/CAllocations", cSettings: cHabits),
    .executableTarget(
      name: "AllocationProbe",
      dependencies: [
        "CAllocations", "CellScenario", "CellScript", "CellStage", "CellEffect", "CellKernel",
        "CellGrid", "CellMotion",
      ],
      path: "Tests/AllocationProbe", swiftSettings: swiftHabits),
    testing("CellTesting", []),
    testing("RandomTesting", ["CellTesting", "CellEffect", "CellGrid", "CellMotion"]),
    testing(
      "Fuzzing",
      [
        "RandomTesting", "CellTesting", "CellScenario", "CellScript", "CellStage", "CellEffect",
        "CellGrid", "CellMotion", "CLua",
      ]),
    .executableTarget(
      name: "CellFuzz", dependencies: ["Fuzzing"], path: "Tests/CellFuzz",
      swiftSettings: swiftHabits),
    tests("CellMotionTests", ["CellMotion", "CCellMath"], resources: [.copy("Reference")]),
    tests("CellGridTests", ["CellGrid", "CellMotion"]),
    tests("CellKernelTests", ["CellKernel", "CellMotion", "CCellMath"]),
    tests("CellEffectTests", ["CellEffect", "CellKernel", "CellGrid", "CellMotion"]),
    tests(
      "CellStageTests", ["RandomTesting", "CellStage", "CellEffect", "CellGrid", "CellMotion"]),
    tests(
      "CellScriptTests",
      [
        "CellAttack", "CellScript", "CellStage", "CellEffect", "CellGrid", "CellKernel",
        "CellMotion", "CCellMath", "CLua",
      ],
      resources: [.copy("Attacks")]),
    tests(
      "CellScenarioTests",
      [
        "RandomTesting", "CellScenario", "CellScript", "CellStage", "CellEffect", "CellGrid",
        "CellMotion",
      ],
      resources: [.copy("Scenarios"), .copy("Malformed"), .copy("Demo"), .copy("Golden")]),
    tests("CellFXCommandTests", ["CellFXCommand", "CellScenario", "CellScript", "CellMotion"]),
    tests("CellFXTests", ["CellFX"]),
    tests("FuzzTests", ["Fuzzing"], resources: [.copy("Corpus")]),
    tests("HouseTests", []),
  ],
  cLanguageStandard: .c11
)
