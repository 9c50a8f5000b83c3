/// The rows of the touch sheet and the tests that hold them.
enum SheetTable {
  /// All rows, by section.
  static let rows = effects + touches + scrolling + cells + animations + springs + surroundings

  /// What the effects do that the built-in ones reproduce.
  static let effects: [SheetRow] = [
    .held(
      "1.0", .read, "a highlight dissolves, its end does not",
      "BuiltInTests: a crossfade flashes once and comes back by a cut",
      "SheetEffectTests: a highlight that goes starts no dissolve"),
    .held(
      "1.0", .read, "the normal picture is back by a cut, under the finger",
      "BuiltInTests: a crossfade flashes once and comes back by a cut"),
    .otherwise(
      "1.0", .read, "reuse keeps picture and transition",
      "SheetEffectTests: a picture that is recycled in mid-flash comes back whole",
      "BuiltInTests: a recycled cell starts at rest and its animations end unfinished"),
    .held(
      "1.0", .chosen, "an end belongs to its own flash",
      "BuiltInTests: a second press during a dissolve starts from the mix on screen"),
    .held(
      "1.0", .read, "a press tints at once",
      "BuiltInTests: a tint colours at once and fades on an animated deselection"),
    .held(
      "1.0", .read, "an animated deselection takes 0.35 s",
      "SheetEffectTests: a deselection fades along ease in out for 0.35 s"),
    .otherwise(
      "1.0", .read, "a lift outside leaves the row grey",
      "SheetEffectTests: a lift outside leaves no row tinted"),
    .held(
      "1.0", .read, "a drag cancels the press of a control row",
      "ControlRowTests: a pan takes control rows only if it may"),
    .held(
      "1.0", .read, "a return deselects along, a cancelled one selects again",
      "BuiltInTests: an interactive return scrubs the fade, a cancelled one restores the tint"),
    .otherwise(
      "1.0", .read, "without a transition the row stays selected",
      "NavigationTests: without a length it clears at once"),
    .otherwise(
      "1.0", .read, "a colour that knows no dark appearance",
      "BuiltInTests: a tint follows the appearance, in the middle of a fade too"),
    .held(
      "1.0", .read, "the springs of press and release",
      "BuiltInTests: a bounce follows the press spring and adds the release",
      "SheetAnimationTests: the press of the bounce has the sheet's values"),
    .held(
      "1.0", .read, "a bounce knows neither highlight nor the finger's place",
      "SheetEffectTests: a bounce stays small while the finger slides outside",
      "SheetEffectTests: a bounce answers where nothing is highlighted or selected"),
    .held(
      "1.0", .stated, "a spring's velocity is in distances per second",
      "SpringTests: starts at 0 with its velocity and ends at 1 at rest",
      "SheetAnimationTests: the press of the bounce has the sheet's values"),
  ]
}
