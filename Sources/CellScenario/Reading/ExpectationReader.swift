internal import CellEffect
internal import CellGrid

/// Makes expectations from the checked `expect` of a file.
struct ExpectationReader {
  let counts: ItemCounts
  /// The names of the controls that each cell has.
  let controls: [String]

  /// The expectation of one node.
  func expectation(_ node: JSONNode) throws(ContentError) -> Expectation {
    let time = node["at"]?.number ?? 0
    let until = node["until"]?.number
    if let until, until < time, let position = node["until"]?.position {
      throw ContentError(position, .reversed(key: "until", low: time, high: until))
    }
    let property = node["property"]?.text ?? ""
    let cell = try node["cell"].map { cell throws(ContentError) in
      try ItemReader.item(cell, count: counts.smallest(from: time, to: until ?? time))
    }
    let question = try question(node, property)
    return Expectation(
      time: time, until: until, cell: cell, question: question, property: property,
      criterion: try criterion(node, question), why: node["why"]?.text, position: node.position)
  }

  // MARK: The question

  private func question(
    _ node: JSONNode, _ property: String
  ) throws(ContentError) -> Question {
    if let plain = Self.plain[property] { return plain }
    if let channel = Property(named: property) { return .channel(channel) }
    switch property {
    case "image_weight":
      return .imageWeight(node["image"]?.text ?? "")
    case "largest_step_per_frame":
      return .largestStep(Property(named: node["of"]?.text ?? "") ?? .scale)
    default:
      return .callCount(try call(node["call"] ?? node))
    }
  }

  private static let plain: [String: Question] = [
    "highlighted": .highlighted, "selected": .selected, "pressed": .pressed,
    "image_present": .imagePresent, "layout_frame": .layoutFrame, "shown_center": .shownCenter,
    "non_motion_feedback": .nonMotionFeedback, "calls": .calls, "calls_in_order": .callsInOrder,
    "completions": .completions, "completions_delivered_inside_call": .completionsInsideCall,
    "selected_cells": .selectedCells, "scroll_offset": .scrollOffset,
    "decelerating": .decelerating, "live_cells": .liveCells, "active_effects": .activeEffects,
    "visible_cells_with_effect": .cellsWithEffect,
    "visible_cells_with_selected_look": .cellsWithSelectedLook,
    "min_visible_scale": .minScale, "max_visible_scale": .maxScale,
    "general_flashes_in_any_second": .flashes,
  ]

  private func call(_ node: JSONNode) throws(ContentError) -> CallPattern {
    guard let pattern = CallPattern(node.text ?? "") else {
      let known = Call.Name.allCases.map(\.rawValue)
      throw ContentError(node.position, .call(node.text ?? "", known: known))
    }
    if pattern.item != nil, pattern.name.isOfScrolling {
      throw ContentError(node.position, .callWithoutItem(pattern.name.rawValue))
    }
    if let control = pattern.control, !controls.contains(control) || !pattern.name.isOfControl {
      throw ContentError(
        node.position,
        .callOfControl(
          pattern.text, names: Call.Name.allCases.filter(\.isOfControl).map(\.rawValue),
          controls: controls))
    }
    return pattern
  }

  /// Calls that `calls` can hold.
  private func plainCall(_ node: JSONNode) throws(ContentError) -> CallPattern {
    let pattern = try call(node)
    if pattern.name.isOfScrolling || pattern.name == .completion {
      throw ContentError(node.position, .leftOutCall(pattern.name.rawValue))
    }
    return pattern
  }

  // MARK: The criterion

  private func criterion(
    _ node: JSONNode, _ question: Question
  ) throws(ContentError) -> Criterion {
    let given = ["equals", "between", "constant"].filter { node[$0] != nil }
    guard given.count == 1, let key = given.first else {
      let choices = question == .scrollOffset ? ["equals", "between", "constant"] : nil
      throw ContentError(
        node.position, given.isEmpty ? .oneOf(choices ?? Self.choices(question)) : .conflict(given))
    }
    if let within = node["within"], key != "equals" {
      throw ContentError(within.position, .onlyWith("within", "equals"))
    }
    switch key {
    case "between": return try between(node["between"] ?? node)
    case "constant": return try constant(node)
    default:
      let answer = try answer(node["equals"] ?? node, question)
      return .equals(answer, within: node["within"]?.number)
    }
  }

  /// The keys that say what a question's answer must be.
  private static func choices(_ question: Question) -> [String] {
    switch question {
    case .channel(let property) where property.kind == .number || property.kind == .order:
      ["equals", "between"]
    case .imageWeight, .largestStep, .callCount, .liveCells, .activeEffects, .flashes, .minScale,
      .maxScale:
      ["equals", "between"]
    default:
      ["equals"]
    }
  }

  private func between(_ node: JSONNode) throws(ContentError) -> Criterion {
    let bounds = node.elements.compactMap(\.number)
    guard bounds.count == 2, bounds[0] <= bounds[1] else {
      throw ContentError(
        node.position,
        .reversed(key: "between", low: bounds.first ?? 0, high: bounds.last ?? 0))
    }
    return .between(bounds[0], bounds[1])
  }

  private func constant(_ node: JSONNode) throws(ContentError) -> Criterion {
    guard node["until"] != nil else {
      let position = node["constant"]?.position ?? node.position
      throw ContentError(position, .onlyWith("constant", "until"))
    }
    return .constant(node["constant"]?.boolean ?? true)
  }

  private func answer(_ node: JSONNode, _ question: Question) throws(ContentError) -> Finding {
    switch node.value {
    case .boolean(let value): return .boolean(value)
    case .number(let value): return .number(value)
    case .text(let value): return .name(value)
    default: break
    }
    switch question {
    case .calls, .callsInOrder:
      return .calls(
        try node.elements.map { node throws(ContentError) in
          question == .calls ? try plainCall(node) : try call(node)
        })
    case .completions:
      return .completions(
        node.elements.map {
          CompletionNote(
            effect: $0["effect"]?.whole ?? 0, finished: $0["finished"]?.boolean ?? false)
        })
    case .selectedCells, .cellsWithEffect, .cellsWithSelectedLook:
      return .items(node.elements.compactMap(\.number).map { Int($0) }.sorted())
    default:
      return .numbers(node.elements.compactMap(\.number))
    }
  }
}
