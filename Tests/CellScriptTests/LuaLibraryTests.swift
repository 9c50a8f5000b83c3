import Testing

@testable import CellScript

@Suite struct LuaLibraryTests {
  @Test func `the library that is here is taken`() {
    #expect(LuaLibrary.refusal == nil)
  }

  @Test(arguments: [(503, "5.3"), (505, "5.5"), (600, "6.0")])
  func `another version is refused by its name`(_ version: Int32, _ name: String) {
    #expect(LuaLibrary.refusal(of: version) == .library(found: name, supported: "5.4"))
  }
}
