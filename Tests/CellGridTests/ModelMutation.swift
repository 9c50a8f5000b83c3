/// One broken rule of the model: each must be seen, or the rule is not exercised.
enum Mutation: CaseIterable {
  // Delivery.
  case noDelay
  case quickTapUnheard
  case disabledItemPressed
  case waitingMovesUnheard
  // Fingers.
  case secondFingerTakesOver
  case seatFreedByCancel
  case landsBesideTheWindow
  // Highlight and the border.
  case highlightSurvivesOutside
  case reentryDark
  case reentryAsksAgain
  case toleranceIgnored
  case restingMoveTold
  case highlightRefusalIgnored
  case disallowedHighlights
  // The end of a press.
  case stuckOnCancel
  case liftTreatedAsCancel
  case outsideLiftSelects
  case minimumPressIgnored
  case outsideLiftHeld
  case cancelHeld
  case heldLiftOvertaken
  case highlightFallsBeforeHold
  case tapsNeverEnd
  // Selection.
  case selectRefusalIgnored
  case deselectMissing
  case toggleMissing
  case oldStaysShown
  case oldStaysHidden
  case hidingForgets
  case programCalls
  case programSelectsDisabled
  case disablingKeepsPress
  // Changes of the items.
  case selectionNotCarried
  case disabledNotCarried
  case refusalNotCarried
  case clearedNotCarried
  case insertCancelsPress
  case deletionForgetsPress
  case recycledStateSurvives
  case appearsUnselected
  case reloadForgetsSelection
  case reloadKeepsSelection
  case reloadKeepsTaps
  // Navigation.
  case pushClears
  case popKeeps
  case restoreAnimated
  case restoreAtRelease
  case restoreAfterCompletion
  case restoreOverNewSelection
  case clearedAtOnceAnimated
  // Drags.
  case panLeavesPress
  case panBeforeCancel
  case sidewaysPans
  case panTakesKeptTouch
  case brokenPanGoesOn
}
