extension SheetTable {
  /// Navigation, colours, accessibility and the rules of the runtime.
  static let surroundings: [SheetRow] = [
    .held(
      "1.9", .stated, "what runs along has the transition's time",
      "BuiltInTests: an interactive return scrubs the fade, a cancelled one restores the tint",
      "ChannelTests: along a transition that is over an animation is done, or left, at once"),
    .held(
      "1.9", .stated, "what a finger led ends without it",
      "SheetSelectionTests: only what a finger led can be cancelled by it, and ends without it",
      "NavigationTests: settling takes what is left, or what has run"),
    .otherwise(
      "1.9", .stated, "speed and curve of what is left of a transition",
      "NavigationTests: settling takes what is left, or what has run"),
    .otherwise(
      "1.9", .stated, "screens are told that they appear and disappear",
      "NavigationTests: the selection comes back after the transition has ended"),
    .held(
      "1.9", .stated, "coming back clears by default",
      "SheetTouchTests: the defaults are those of the sheet",
      "NavigationTests: coming back clears the selection along with the transition",
      "NavigationTests: the host may keep the selection"),
    .otherwise(
      "1.9", .measured, "of several selected rows none is cleared",
      "SheetSelectionTests: coming back clears all that is selected, and brings all of it back"),
    .held(
      "1.9", .stated, "quick swipes and returns without a transition clear too",
      "SheetSelectionTests: a swipe that is over at once clears too",
      "NavigationTests: without a length it clears at once"),
    .held(
      "1.9", .measured, "a push or a return takes 0.35 s",
      "SheetScenarioTests: a transition takes 0.35 s where none is said"),
    .held(
      "1.9", .chosen, "progress leads a colour in a line",
      "SheetEffectTests: along a return a colour is mixed by its progress"),
    .held(
      "1.9", .chosen, "a second swipe works after a cancelled one",
      "NavigationTests: a cancelled swipe selects again when it has run back, each time"),
    .held(
      "1.10", .measured, "the system's colours, light and dark",
      "SheetColorTests: the system's colours have their known components"),
    .otherwise(
      "1.10", .measured, "colours of high contrast and of raised grounds",
      "SheetColorTests: the system's colours have their known components"),
    .held(
      "1.10", .loose, "the colour of a selection is a setting",
      "BuiltInTests: a tint shows a changed colour at once",
      "SheetColorTests: the grey of old selections has its luminance"),
    .held(
      "1.10", .stated, "colours are resolved when they are drawn",
      "BuiltInTests: a tint follows the appearance, in the middle of a fade too",
      "PaintTests: a paint is a colour that stays or one that follows the appearance"),
    .held(
      "1.10", .chosen, "a fade ends on the colour of the new appearance",
      "BuiltInTests: a tint follows the appearance, in the middle of a fade too"),
    .held(
      "1.10", .measured, "luminance and contrast of the stock colours",
      "SheetColorTests: luminance and contrast of the stock tints"),
    .held(
      "1.11", .stated, "reduced motion is told",
      "ChangesTests: switches are told once",
      "ReducedMotionTests: the switch applies at once, both ways"),
    .otherwise(
      "1.11", .stated, "a second switch for fades alone",
      "ReducedMotionTests: a press fades in place of moving, and completes as ever"),
    .held(
      "1.11", .stated, "movement becomes a fade, feedback and ends stay",
      "ReducedMotionTests: a press fades in place of moving, and completes as ever"),
    .held(
      "1.11", .chosen, "the switch applies at once",
      "ReducedMotionTests: the switch applies at once, both ways"),
    .held(
      "1.11", .stated, "three flashes in a second at most",
      "FlashTests: large cells never flash a fourth time within a second",
      "FlashTests: without the limit a tapped cell flashes ten times a second"),
    .held(
      "1.11", .stated, "what a flash is",
      "LightColumnsTests: a swing by a tenth of the light turns",
      "LightColumnsTests: swings among what is bright do not count"),
    .held(
      "1.11", .stated, "from which area on",
      "SheetFlashTests: the area from which on flashes are held"),
    .held(
      "1.11", .stated, "red flashes",
      "FlashTests: saturated red flashes though its luminance hardly changes",
      "LightColumnsTests: red is told where it makes up four fifths of the light"),
    .held(
      "1.11", .stated, "which stock colours flash, on which rows",
      "SheetFlashTests: which of the stock tints flash",
      "SheetFlashTests: two rows that flash together count as one area"),
    .held(
      "1.11", .stated, "a tint alone tells no state",
      "SheetColorTests: no stock tint shows a state by itself"),
    .held(
      "1.12", .chosen, "values do not depend on frames",
      "RandomTests: any partition of time gives the same values, calls and completions"),
    .held(
      "1.12", .chosen, "from touch to press to effect",
      "SheetLayoutTests: effects take no part in what scrolls",
      "PanTests: a pan cancels the press before it begins"),
    .held(
      "1.12", .chosen, "one machine for presses",
      "RandomTests: twenty thousand random plays keep every law"),
    .held(
      "1.12", .chosen, "every change has its cause",
      "SheetSelectionTests: every cause is told where it is one"),
    .held(
      "1.12", .chosen, "one end for each animation, never within the call",
      "RandomTests: random events leave nothing behind and complete every animation once",
      "ChannelTests: no duration is no run, and its completion comes in the same instant"),
    .held(
      "1.12", .chosen, "ends that are told when the grid goes away",
      "ReplaceTests: what is taken off ends unfinished, is asked nothing more and fades"),
    .held(
      "1.12", .chosen, "how animations meet",
      "ChannelTests: two runs of a number add up and each reaches its own end",
      "ChannelTests: later effects cover colours, multiply scales and add ways"),
    .held(
      "1.12", .chosen, "the grid keeps the selection of what is recycled",
      "SheetReuseTests: a selected cell that is reused tells its item nothing",
      "RecyclingTests: a cell that goes loses its press first"),
    .held(
      "1.12", .chosen, "a press is seen for a tenth of a second",
      "HeldLiftTests: a fast tap is seen for a tenth of a second",
      "HeldLiftTests: a slow tap, a lift outside and a cancel are not held"),
    .held(
      "1.12", .chosen, "reduced motion is a fade of the same length",
      "ReducedMotionTests: a press fades in place of moving, and completes as ever"),
    .held(
      "1.12", .chosen, "the flash limit holds pictures, never events",
      "SheetFlashTests: the limit holds pictures and no events"),
    .held(
      "1.12", .chosen, "scripts see, and hold nothing up",
      "ReadingTests: a cell tells where it is and what its item brings along",
      "SequenceTests: a cell that scrolls away takes its sequences with it",
      "BudgetTests: a script cannot stop time"),
  ]
}
