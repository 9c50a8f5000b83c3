/// What paths that are relative to one folder are relative to another.
struct PathMove {
  /// The way from the new folder to the old one, with a slash at its end; empty: they are one.
  private let way: String

  /// A move between folders, which are there.
  init(from old: String, to new: String) {
    let (old, new) = (Self.parts(old), Self.parts(new))
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: new.count - shared)
    way = (up + old.dropFirst(shared)).map { $0 + "/" }.joined()
  }

  /// The path of the same thing from the new folder.
  func moved(_ path: String) -> String {
    path.hasPrefix("/") ? path : way + path
  }

  private static func parts(_ folder: String) -> [String] {
    (FileAccess.realPath(folder) ?? folder).split(separator: "/").map(String.init)
  }
}
