extension SheetTable {
  /// How content moves.
  static let scrolling: [SheetRow] = [
    .held(
      "1.4", .stated, "speed fades by a constant part",
      "SheetScrollTests: a rate is what is left after a millisecond",
      "ScrollingTests: a fling ends at its exact time, where its closed form says"),
    .held(
      "1.4", .stated, "the way left is 0.499 or 0.099 of the speed",
      "SheetScrollTests: the way left is a fixed part of the speed"),
    .held(
      "1.4", .measured, "a fling stops at ten points a second",
      "GlideTests: lands where a measured fling lands",
      "GlideTests: stops at ten points per second, without a jump",
      "SheetScrollTests: a fling lasts the logarithm of its speed"),
    .otherwise(
      "1.4", .stated, "velocity is told in points per millisecond",
      "PressTests: reports say where, how fast and the how many-th tap"),
    .held(
      "1.4", .measured, "the speed is that of the last tenth of a second",
      "TouchSpeedTests: is the way of the last tenth of a second",
      "TouchSpeedTests: a rest before lifting gives nothing",
      "SheetScrollTests: a rest before the lift makes no fling"),
    .held(
      "1.4", .stated, "the rubber band",
      "RubberBandTests: follows the measured band",
      "ScrollingTests: beyond the edge the content follows less and comes back"),
    .held(
      "1.4", .loose, "the return to an edge",
      "SheetScrollTests: what was pulled beyond an edge always ends at the edge",
      "GlideTests: crosses an edge with its speed and comes back to exactly the edge"),
    .held(
      "1.4", .stated, "pages",
      "PagingTests: rests at the page of the two around it that is nearer to where it would land",
      "PagingTests: pages are those of the viewport, however often it is looked at"),
    .held(
      "1.4", .loose, "a program's scroll takes a quarter second",
      "ScrollingTests: a program's scroll runs a quarter second and is clamped"),
  ]

  /// Highlight, selection and reuse.
  static let cells: [SheetRow] = [
    .held(
      "1.5", .stated, "the order of calls of a tap",
      "PressTests: a tap highlights, selects and lets go in the documented order"),
    .held(
      "1.5", .stated, "a refused highlight brings no calls",
      "PressTests: a refused highlight is asked for and brings no selection"),
    .held(
      "1.5", .chosen, "the old row loses its look while another is tracked",
      "SelectionTests: the old selection is hidden while a touch tracks another cell",
      "SelectionTests: a touch that does not select brings it back",
      "SelectionTests: nothing is hidden where several may be selected or the host does not want it"
    ),
    .held(
      "1.5", .stated, "hiding makes no call and no change",
      "SheetSelectionTests: hiding the old selection makes no call and changes no selection"),
    .held(
      "1.5", .measured, "the old row is deselected before the new one is selected",
      "PressTests: a tap on another row deselects the old one first"),
    .otherwise(
      "1.5", .measured, "another row in place of the tapped one, and its primary action",
      "PressTests: a refused selection is told at the lift",
      "PressTests: a tap highlights, selects and lets go in the documented order"),
    .held(
      "1.5", .stated, "a program selects without calls",
      "SelectionTests: a program selects without calls"),
    .held(
      "1.5", .measured, "one or several, and the second tap",
      "SheetTouchTests: the defaults are those of the sheet",
      "PressTests: a tap on the selected row calls again and changes nothing",
      "PressTests: a tap toggles where several may be selected",
      "PressTests: where nothing may be selected touches still reach the cell"),
    .otherwise(
      "1.5", .stated, "the selection waits for the picture",
      "PressTests: a tap highlights, selects and lets go in the documented order",
      "HeldLiftTests: a fast tap is seen for a tenth of a second"),
    .held(
      "1.5", .stated, "one end of a highlight, under its own number",
      "ScenarioCallsTests: 003 the cell hears the cancel before the drag begins",
      "ChangesTests: a press whose item is deleted ends",
      "SheetSelectionTests: a highlight ends under the number that its item has"),
    .held(
      "1.5", .stated, "a tap animates nothing by itself",
      "SheetSelectionTests: nothing that a finger does is animated"),
    .held(
      "1.5", .stated, "a state that is there is not told again",
      "SheetSelectionTests: a highlight and a selection that are there already are not told",
      "RandomTests: twenty thousand random plays keep every law"),
    .held(
      "1.5", .stated, "from highlighted to selected nothing is seen",
      "SheetEffectTests: a lift that selects shows no other colour between"),
    .held(
      "1.5", .stated, "an animated deselection fades",
      "BuiltInTests: a tint colours at once and fades on an animated deselection"),
    .held(
      "1.5", .measured, "what takes touches within a cell",
      "NestedControlTests: a tap on a control is the control's alone",
      "NestedControlTests: while it is held the cell is neither pressed nor highlighted"),
    .held(
      "1.5", .measured, "out and back again, and never another cell",
      "PressTests: sliding out and back asks the host once",
      "ScenarioCallsTests: 006 sliding out drops the highlight, sliding back brings it"),
    .held(
      "1.5", .measured, "a reload ends the press and clears",
      "ChangesTests: a reload with new data clears it without a call",
      "ScenarioCallsTests: 018 a reload ends the press for good"),
    .otherwise(
      "1.5", .measured, "a reload of the same data clears too",
      "ChangesTests: a reload with the same data keeps the selection"),
    .held(
      "1.6", .stated, "reuse is prepared, a change in place is not",
      "SheetReuseTests: what goes is told before what comes, and then what is on",
      "SheetLayoutTests: a changed item keeps its cell"),
    .held(
      "1.6", .measured, "filled, laid, then told what is on",
      "SheetReuseTests: what goes is told before what comes, and then what is on"),
    .held(
      "1.6", .stated, "what reuse resets does not reach the item",
      "SheetReuseTests: a selected cell that is reused tells its item nothing"),
    .held(
      "1.6", .measured, "reuse takes running animations away",
      "BuiltInTests: a recycled cell starts at rest and its animations end unfinished"),
    .held(
      "1.6", .stated, "what leaves ends unfinished",
      "BuiltInTests: a recycled cell starts at rest and its animations end unfinished"),
    .held(
      "1.6", .chosen, "recycling ends and restores all, at once and once",
      "SheetEffectTests: a picture that is recycled in mid-flash comes back whole",
      "RandomTests: random events leave nothing behind and complete every animation once",
      "RecyclingTests: a cell that goes loses its press first"),
    .held(
      "1.6", .chosen, "state told at reuse is not animated",
      "SelectionTests: an item out of sight is selected and shown when it comes"),
    .held(
      "1.6", .stated, "a transform is gone before a new place",
      "BuiltInTests: a recycled cell starts at rest and its animations end unfinished",
      "SheetLayoutTests: where a cell lies does not follow what it shows"),
    .held(
      "1.6", .measured, "cells alive are those in sight, and two",
      "SheetReuseTests: of ten thousand rows those in sight are alive, and two",
      "RecyclingTests: one row more lives on each side while it moves"),
    .held(
      "1.6", .chosen, "a reload shows an effect nowhere else and not again",
      "SheetEffectTests: a reload in mid-flash shows the flash nowhere and never again"),
  ]
}
