import CellTesting
import Testing

@testable import CellGrid

@Suite struct ItemOrderTests {
  @Test func `a random history agrees with an array`() {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      var order = ItemOrder(count: 12)
      var model = Array(0..<12)
      var fresh = 12
      for _ in 0..<25 {
        let edit = Self.randomEdit(of: model.count, &random)
        let before = model
        Self.apply(edit, to: &model, &fresh)
        order.apply(edit)
        #expect(order.count == model.count)
        #expect(model.indices.map { order.source(of: $0) } == model)
        for (place, source) in before.enumerated() {
          #expect(edit.place(of: place) == model.firstIndex(of: source))
        }
      }
    }
  }

  @Test func `a hundred million items cost one piece`() {
    var order = ItemOrder(count: 100_000_000)
    order.apply(.insertion([5, 99_999_999]))
    #expect(order.count == 100_000_002)
    #expect(order.source(of: 5) == 100_000_000)
    #expect(order.source(of: 99_999_999) == 100_000_001)
    #expect(order.source(of: 100_000_001) == 99_999_999)
  }

  @Test func `a place that stands twice is a misuse`() async {
    await #expect(processExitsWith: .failure) { _ = ItemEdit.insertion([3, 3]) }
    await #expect(processExitsWith: .failure) { _ = ItemOrder(count: 3).source(of: 3) }
  }

  static func randomEdit(of count: Int, _ random: inout SeededGenerator) -> ItemEdit {
    let wanted = Int.random(in: 0...4, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      return .insertion(Array((0..<(count + wanted)).shuffled(using: &random).prefix(wanted)))
    case 1:
      return .deletion(Array((0..<count).shuffled(using: &random).prefix(wanted)))
    default:
      guard count > 0 else { return .move([]) }
      return .move(
        (0..<wanted).map { _ in
          ItemMove(
            from: .random(in: 0..<count, using: &random),
            to: .random(in: 0..<count, using: &random))
        })
    }
  }

  private static func apply(_ edit: ItemEdit, to model: inout [Int], _ fresh: inout Int) {
    switch edit {
    case .insert(let places):
      for place in places {
        model.insert(fresh, at: place)
        fresh += 1
      }
    case .delete(let places):
      for place in places.reversed() { model.remove(at: place) }
    case .move(let moves):
      for move in moves { model.insert(model.remove(at: move.from), at: move.to) }
    }
  }
}

@Suite struct AgendaTests {
  @Test func `earlier comes first, then older`() {
    var agenda = Agenda()
    agenda.plan(.tick, at: Due(time: 2, number: 1))
    agenda.plan(.rest, at: Due(time: 1, number: 3))
    agenda.plan(.delivery, at: Due(time: 1, number: 2))
    agenda.plan(.heldLift(slot: 4), at: Due(time: 3, number: 4))
    agenda.cancel(.heldLift(slot: 4))
    var order: [Matter] = []
    while agenda.next != nil { order.append(agenda.removeNext().matter) }
    #expect(order == [.delivery, .rest, .tick])
  }

  @Test func `a matter stands once`() {
    var agenda = Agenda()
    agenda.plan(.tick, at: Due(time: 1, number: 1))
    agenda.plan(.tick, at: Due(time: 2, number: 2))
    #expect(agenda.removeNext().due.time == 2)
    #expect(agenda.next == nil)
  }
}
