extension SheetTable {
  /// Fingers on cells and controls, and what takes touches away.
  static let touches: [SheetRow] = [
    .held(
      "1.1", .stated, "a touch belongs to where it began",
      "SheetTouchTests: a touch is heard by the cell it began on, wherever it goes"),
    .otherwise(
      "1.1", .stated, "fingers that hover",
      "SheetTouchTests: a finger that is not down does nothing"),
    .held(
      "1.1", .measured, "a move to the same place is none",
      "PressTests: sliding out and back asks the host once"),
    .held(
      "1.1", .measured, "a second end of a touch is none",
      "SheetTouchTests: a second end of one finger is no second lift"),
    .otherwise(
      "1.1", .stated, "what is hidden, off or transparent is not hit",
      "SheetLayoutTests: a cell is hit where it lies, whatever it shows",
      "PressTests: a disabled item is refused and not pressed"),
    .otherwise(
      "1.1", .stated, "hits follow the transform",
      "SheetLayoutTests: a cell is hit where it lies, whatever it shows"),
    .held(
      "1.1", .chosen, "presses are tracked in the layout frame",
      "SheetLayoutTests: a finger on the rim of a shrunk cell stays inside"),
    .held(
      "1.1", .stated, "a transform is no part of the frame",
      "SheetLayoutTests: where a cell lies does not follow what it shows"),
    .held(
      "1.1", .stated, "a cell hears its first finger only",
      "SheetTouchTests: a second finger on the pressed cell is not heard"),
    .otherwise(
      "1.1", .stated, "other views get other fingers",
      "PressTests: one press at a time, and the second finger never takes over"),
    .held(
      "1.1", .chosen, "one press in a grid",
      "PressTests: one press at a time, and the second finger never takes over",
      "ScenarioCallsTests: 005 an extra finger selects nothing"),
    .held(
      "1.2", .stated, "a control is highlighted while the finger is near",
      "ControlRowTests: seventy points outside are inside, more are not"),
    .otherwise(
      "1.2", .stated, "events for repeats and for every drag",
      "SheetControlTests: a second tap is another touch down, and moves make no calls",
      "ControlRowTests: a lift outside is called so"),
    .held(
      "1.2", .measured, "the tolerance is about 70 points",
      "ControlRowTests: seventy points outside are inside, more are not",
      "ScenarioCallsTests: 023 a control row is tracked within seventy points"),
    .held(
      "1.2", .stated, "the first hit is in the bounds",
      "ControlRowTests: the first hit is inside the real bounds"),
    .held(
      "1.2", .measured, "cells have no tolerance",
      "ScenarioCallsTests: 006 sliding out drops the highlight, sliding back brings it"),
    .held(
      "1.2", .chosen, "out and in at the same distance",
      "ControlRowTests: seventy points outside are inside, more are not"),
    .held(
      "1.2", .measured, "a cancel is no drag exit, whoever cancels",
      "ControlRowTests: a cancel is one call and no drag exit",
      "SheetControlTests: a row that goes away under the finger is cancelled"),
    .held(
      "1.2", .chosen, "a second touch on a control is ignored",
      "SheetControlTests: a second touch on a tracked row is ignored"),
    .otherwise(
      "1.2", .stated, "another system's tolerance and least press",
      "ControlRowTests: seventy points outside are inside, more are not",
      "HeldLiftTests: a fast tap is seen for a tenth of a second"),
    .held(
      "1.3", .stated, "a touch waits, is delivered, and may be taken later",
      "PanTests: a cell hears of a touch after the delay",
      "PanTests: a finger that scrolls first is never heard of",
      "PanTests: a pan cancels the press before it begins"),
    .held(
      "1.3", .stated, "touches wait and may be taken by default",
      "SheetTouchTests: the defaults are those of the sheet"),
    .held(
      "1.3", .stated, "controls are asked for only where touches may be taken",
      "PanTests: a pan that may not cancel does not begin for this touch",
      "SheetControlTests: whether a pan may take rows is asked only where it may take touches"),
    .held(
      "1.3", .loose, "whether controls are cancelled is a setting",
      "ControlRowTests: a pan takes control rows only if it may"),
    .held(
      "1.3", .measured, "the wait is about 0.15 s",
      "PanTests: a cell hears of a touch after the delay",
      "SheetTouchTests: the defaults are those of the sheet"),
    .held(
      "1.3", .measured, "a lift within the wait delivers both at once",
      "PanTests: a lift inside the delay delivers both",
      "ScenarioCallsTests: 001 a fast tap in a list is a tap"),
    .held(
      "1.3", .chosen, "no wait where nothing scrolls",
      "PanTests: where nothing scrolls nothing waits"),
    .held(
      "1.3", .measured, "a pan begins at ten points, without a jump",
      "PanTests: a finger that scrolls first is never heard of",
      "PanTests: both axes follow, each after its own slop"),
    .otherwise(
      "1.3", .stated, "other systems' slops and waits",
      "SheetTouchTests: slop and delay are settings"),
    .held(
      "1.3", .measured, "a pan begins along what scrolls",
      "PanTests: the dominant direction must scroll"),
    .held(
      "1.3", .stated, "the cell is cancelled before the drag begins",
      "PanTests: a pan cancels the press before it begins",
      "ScenarioCallsTests: 003 the cell hears the cancel before the drag begins"),
    .otherwise(
      "1.3", .stated, "recognisers hold back ends",
      "SheetTouchTests: what a cell has been given is told at the finger's own times"),
    .otherwise(
      "1.3", .loose, "the highlight goes shortly before the pan",
      "SheetTouchTests: a press keeps its highlight until the pan begins"),
    .held(
      "1.3", .measured, "a touch that stops the content is consumed",
      "PanTests: a touch while the content moves stops it and is no tap"),
    .held(
      "1.3", .chosen, "effects recognise no gestures",
      "SheetLayoutTests: effects take no part in what scrolls"),
  ]
}
