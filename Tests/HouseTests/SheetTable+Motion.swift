extension SheetTable {
  /// Animations, dissolves and curves.
  static let animations: [SheetRow] = [
    .held(
      "1.7", .stated, "what an animation is by default",
      "SheetAnimationTests: an animation that says no more goes once, at once, and adds",
      "SheetScriptTests: an animation without words eases in and out at once, in a quarter second"),
    .otherwise(
      "1.7", .stated, "older lengths and curves by default",
      "SheetScriptTests: an animation without words eases in and out at once, in a quarter second"),
    .otherwise(
      "1.7", .stated, "a negative length is none",
      "MisuseTests: an animation is asked for with numbers in their ranges",
      "ChannelTests: no duration is no run, and its completion comes in the same instant"),
    .otherwise(
      "1.7", .measured, "what changes nothing is over at once",
      "SheetAnimationTests: a run to where it is lasts its length"),
    .otherwise(
      "1.7", .stated, "what moves takes no touches",
      "SheetLayoutTests: a cell that moves takes touches"),
    .held(
      "1.7", .stated, "what can be animated and what not",
      "MisuseTests: a property is brought to what it takes, and the sentence says what that is",
      "MisuseTests: an animation is asked for with numbers in their ranges"),
    .held(
      "1.7", .stated, "animations of a number add up",
      "ChannelTests: two runs of a number add up and each reaches its own end",
      "ContinuityTests: a run that starts at rest keeps the speed of what it adds to",
      "ContinuityTests: a number never steps by more than its speed allows"),
    .held(
      "1.7", .measured, "all that add up finish",
      "ChannelTests: two runs of a number add up and each reaches its own end",
      "BuiltInTests: a bounce completes twice, the press at its duration"),
    .held(
      "1.7", .stated, "one from the present state ends the others unfinished",
      "ChannelTests: a replacing run starts from what is shown and ends the others"),
    .held(
      "1.7", .stated, "finished is what reached its end",
      "ChannelTests: stopping keeps what is shown and finishing shows the end"),
    .held(
      "1.7", .measured, "taken away, replaced or gone is unfinished",
      "ChannelTests: an assignment ends a channel's runs and shows at once",
      "ChannelTests: a replacing run starts from what is shown and ends the others",
      "BuiltInTests: a recycled cell starts at rest and its animations end unfinished"),
    .held(
      "1.7", .measured, "colours mix by components", "ColorTests: mixes as UIKit does"),
    .otherwise(
      "1.7", .measured, "a missing colour at one end shows nothing",
      "ChannelTests: clearing in time fades to what lies beneath"),
    .held(
      "1.7", .stated, "transforms go by parts",
      "SheetAnimationTests: parts of a transform go their own way, each in a line",
      "ChannelTests: later effects cover colours, multiply scales and add ways"),
    .held(
      "1.7", .stated, "pictures switch at once",
      "SheetAnimationTests: a picture that is assigned is shown at once"),
    .held(
      "1.7", .stated, "a dissolve blends before and after",
      "ContentMixTests: both ends are exact",
      "SheetEffectTests: a dissolve's weights are those of ease in out"),
    .otherwise(
      "1.7", .stated, "content that moves on within a dissolve",
      "BuiltInTests: a second press during a dissolve starts from the mix on screen"),
    .held(
      "1.7", .stated, "a dissolve eases in and out, and takes time or none",
      "SheetEffectTests: a dissolve's weights are those of ease in out",
      "SheetEffectTests: a dissolve of no length shows no empty picture"),
    .held(
      "1.7", .measured, "a second dissolve ends the first unfinished",
      "BuiltInTests: a second press during a dissolve starts from the mix on screen"),
    .held(
      "1.7", .measured, "a dissolve of no length shows no blank",
      "SheetEffectTests: a dissolve of no length shows no empty picture"),
    .otherwise(
      "1.7", .chosen, "an interrupted dissolve jumps",
      "BuiltInTests: a second press during a dissolve starts from the mix on screen",
      "ContentMixTests: any row of interruptions keeps the weights at 1 and within eight names"),
    .held(
      "1.7", .measured, "the weights of a dissolve",
      "SheetEffectTests: a dissolve's weights are those of ease in out"),
    .held(
      "1.7", .stated, "the named curves",
      "SheetMotionTests: the named curves have the sheet's values",
      "CurveTests: Béziers agree with the reference to 1e-9"),
    .held(
      "1.7", .stated, "the curves that the web knows",
      "SheetMotionTests: the named curves have the control points that the web knows"),
  ]

  /// Springs.
  static let springs: [SheetRow] = [
    .held(
      "1.8", .stated, "damping is a ratio, velocity is in distances",
      "SheetMotionTests: a damping of 1 never swings beyond, one below does",
      "SpringTests: starts at 0 with its velocity and ends at 1 at rest"),
    .held(
      "1.8", .stated, "a spring by its constants",
      "SheetMotionTests: a spring of mass 1, stiffness 100 and friction 10 is half damped"),
    .otherwise(
      "1.8", .stated, "stiffness and friction have defaults",
      "SheetScriptTests: a spring by its constants is told stiffness and friction"),
    .held(
      "1.8", .stated, "the closed forms",
      "SheetMotionTests: springs are the published closed forms",
      "SpringTests: obeys its differential equation"),
    .otherwise(
      "1.8", .stated, "what is damped too much counts as critical",
      "SheetMotionTests: a spring that is damped too much is not the critical one",
      "SpringTests: keeps its digits far above critical damping"),
    .held(
      "1.8", .measured, "from duration and damping to constants",
      "SettleTests: leaves 0.001 at the duration"),
    .otherwise(
      "1.8", .measured, "by so many steps of Newton's way",
      "SettleTests: is the largest solution"),
    .held(
      "1.8", .stated, "the constants that were probed",
      "SettleTests: has the stiffness measured on UIKit"),
    .held(
      "1.8", .measured, "more constants that were probed",
      "SettleTests: has the stiffness measured on UIKit"),
    .otherwise(
      "1.8", .measured, "another branch for large velocities",
      "SettleTests: is the largest solution"),
    .held(
      "1.8", .stated, "the bounce's constants",
      "SheetMotionTests: the bounce's springs have the sheet's constants",
      "SettleTests: presses a cell as the bounce effect does"),
    .held(
      "1.8", .stated, "the bounce's press in numbers",
      "SheetAnimationTests: the press of the bounce has the sheet's values"),
    .held(
      "1.8", .stated, "the bounce's release in numbers",
      "SheetAnimationTests: its release has the sheet's values, added or from what is shown"),
    .otherwise(
      "1.8", .stated, "a spring stops at its duration",
      "SheetAnimationTests: a spring is told complete at its duration, and runs on without a step"
    ),
    .otherwise(
      "1.8", .stated, "when a spring has settled",
      "SpringEndTests: the envelope touches the swing",
      "SpringEndTests: nothing larger is left after it"),
    .otherwise(
      "1.8", .stated, "the system's own spring",
      "SheetMotionTests: a spring by response and bounce has the system's constants"),
    .held(
      "1.8", .measured, "each way has its own velocity",
      "SheetAnimationTests: each way has a speed of its own"),
    .held(
      "1.8", .measured, "springs by duration and bounce",
      "SheetMotionTests: a spring by response and bounce has the system's constants",
      "SheetScriptTests: a spring without words is that of half a second without bounce"),
    .otherwise(
      "1.8", .stated, "a spring by its constants passes over the length it is given",
      "SheetScriptTests: a spring has one naming"),
    .held(
      "1.8", .stated, "a spring by duration is not fitted anew to a speed",
      "SheetAnimationTests: its release has the sheet's values, added or from what is shown",
      "BuiltInTests: a bounce follows the press spring and adds the release"),
  ]
}
