/// What expectations' properties mean whose names do not say it; the others are those of looks.
enum PropertyMeaning {
  /// By name.
  static let table: [String: String] = [
    "pressed":
      "a touch holds the cell, inside or outside; what is true, also while a short press is still shown",
    "highlighted": "pressed, the finger inside, and not refused",
    "selected": "the item is selected, be it shown so or not",
    "image_weight": "how much of a picture is shown, 0…1",
    "image_present": "some picture is shown",
    "layout_frame": "x, y, width and height in the content, in points, whatever is shown",
    "shown_center": "the middle of what is shown, in the viewport, in points",
    "largest_step_per_frame":
      "how far a property goes from one frame to the next at most, as of 1/60 s",
    "non_motion_feedback":
      "a colour, the opacity, the corners, the border, text or picture differ from those of the cell at rest",
    "calls": "all calls so far but those of scrolling and completions",
    "calls_in_order": "calls so far, among others",
    "call_count": "how often a call came so far",
    "completions": "the ends of animations so far, as they came",
    "completions_delivered_inside_call":
      "some completion was told inside the command that began its animation",
    "selected_cells": "the selected items",
    "visible_cells_with_effect": "visible items with an animation, a dissolve or a wait",
    "visible_cells_with_selected_look":
      "visible items whose background is not that of a cell with nothing on it, also while highlighted",
    "scroll_offset":
      "where the viewport stands in the content: [x, y], or a number along the flow, in points",
    "decelerating": "the content flings or returns",
    "live_cells": "how many cells exist",
    "active_effects": "animations, dissolves, plays and waits that go on",
    "min_visible_scale": "the smallest scale of a visible cell",
    "max_visible_scale": "the largest scale of a visible cell",
    "general_flashes_in_any_second":
      "the most flashes of one cell within a second so far; four stands for four and more",
  ]
}
