/// Pictures or texts with their weights.
///
/// Invariant: at most ``capacity`` entries, no name twice, no weight below 1/512 but the newest's;
/// weights add up to 1, or to less while a picture comes where
/// there was none.
public struct ContentMix: Hashable, Sendable {
  /// The most pictures a cell mixes.
  public static let capacity = 8
  static let smallestWeight = 1.0 / 512

  /// The entries, oldest first.
  public private(set) var entries: [Entry] = []

  /// One picture or text and how much of it shows.
  public struct Entry: Hashable, Sendable {
    /// Its name.
    public var name: NameID
    /// Its weight, 0…1.
    public var weight: Double
  }

  /// Nothing at all.
  public init() {}

  /// One name alone; nothing for ``NameID/none``.
  public init(_ name: NameID) {
    become(name)
  }

  /// The name that weighs most, the newest among equals.
  public var heaviest: NameID {
    var best = Entry(name: .none, weight: 0)
    for entry in entries where entry.weight >= best.weight { best = entry }
    return best.name
  }

  /// This mix dissolved to another by a part 0…1; exact at both ends.
  package func dissolved(to other: ContentMix, by part: Double) -> ContentMix {
    var mix = ContentMix()
    mix.become(self, dissolvedTo: other, by: part)
    return mix
  }

  /// Becomes one name alone, or nothing for ``NameID/none``, in the memory that it has.
  package mutating func become(_ name: NameID) {
    entries.removeAll(keepingCapacity: true)
    if name != .none { entries.append(Entry(name: name, weight: 1)) }
  }

  /// Becomes another mix, in the memory that it has.
  package mutating func become(_ other: ContentMix) {
    entries.removeAll(keepingCapacity: true)
    entries.append(contentsOf: other.entries)
  }

  /// Becomes a mix dissolved to another by a part 0…1, in the memory that it has; exact at both ends.
  package mutating func become(
    _ from: ContentMix, dissolvedTo other: ContentMix, by part: Double
  ) {
    if part <= 0 || part >= 1 { return become(part <= 0 ? from : other) }
    entries.removeAll(keepingCapacity: true)
    for entry in from.entries {
      entries.append(Entry(name: entry.name, weight: entry.weight * (1 - part)))
    }
    for entry in other.entries { add(entry.name, entry.weight * part) }
    tidy(newest: other.entries.last?.name ?? .none)
  }

  private mutating func add(_ name: NameID, _ weight: Double) {
    if let place = entries.firstIndex(where: { $0.name == name }) {
      entries[place].weight += weight
    } else {
      entries.append(Entry(name: name, weight: weight))
    }
  }

  /// Drops what is too light or too many; what is dropped goes to the newest.
  private mutating func tidy(newest: NameID) {
    var spare = 0.0
    entries.removeAll { entry in
      guard entry.name != newest, entry.weight < Self.smallestWeight else { return false }
      spare += entry.weight
      return true
    }
    while entries.count > Self.capacity, let lightest = lightest(except: newest) {
      spare += entries.remove(at: lightest).weight
    }
    if spare > 0, let place = entries.firstIndex(where: { $0.name == newest }) {
      entries[place].weight += spare
    }
  }

  /// The place of the entry that weighs least, the oldest among equals.
  private func lightest(except newest: NameID) -> Int? {
    var lightest: Int?
    for place in entries.indices where entries[place].name != newest {
      if let least = lightest, entries[place].weight >= entries[least].weight { continue }
      lightest = place
    }
    return lightest
  }
}
