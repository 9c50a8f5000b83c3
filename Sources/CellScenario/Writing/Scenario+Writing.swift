internal import CellEffect
internal import CellGrid

extension Scenario {
  /// The scenario as a JSON text, which reads back to an equal one.
  ///
  /// Canonical: keys in the order of the schema, what is as by default left out, numbers with the
  /// fewest digits that stand for the same bits, an effect, an event or an expectation on a line.
  ///
  /// - Complexity: O(length of the text).
  public var json: String {
    tree.lines + "\n"
  }

  private var tree: JSONTree {
    let events = EventWriter(isHorizontal: grid.isHorizontal)
    return ScenarioVocabulary.shape.tree(of: [
      "$schema": nil, "title": title.map { .text($0) }, "kind": kind.map { .text($0) },
      "grid": GridWriter(self).tree,
      "effects": effects.map { uses in .list(uses.map { .row($0.tree) }) },
      "events": JSONTree.list(self.events.map { .row(events.tree(of: $0)) }).unlessEmpty,
      "expect": JSONTree.list(expectations.map { .row($0.tree) }).unlessEmpty,
      "seed": seed == 1 ? nil : .whole(Int(clamping: seed)),
      "lasts": lasts == latest ? nil : .exact(lasts),
    ])
  }

  /// The latest time that the file speaks of, in seconds: how long it lasts unless it says so.
  private var latest: Double {
    let spans = expectations.map { $0.until ?? $0.time }
    return (events.map(\.time) + spans).max() ?? 0
  }
}

extension EffectUse {
  fileprivate var tree: JSONTree {
    let settings = settings.map { JSONTree.Member($0.name, $0.value.tree) }
    return ScenarioVocabulary.effect.tree(of: [
      "use": .text(name), "set": JSONTree.object(settings).unlessEmpty,
      "cells": items.map { .wholes($0) }, "seed": seed.map { .whole(Int(clamping: $0)) },
    ])
  }
}
