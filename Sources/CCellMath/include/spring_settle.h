#pragma STDC FP_CONTRACT OFF

// The frequency of a spring that is named by its duration and damping ratio.
//
// Everything is counted in durations: q = ω·duration, u = velocity·duration. UIKit's rule makes a
// quantity F(q) equal to 0.001, and the largest such q is meant. F, as q grows, falls to zero in
// the end; for u > 0 it falls to zero at the turn q0, rises to one crest and falls for good. So the
// largest root lies behind the crest if that reaches 0.001, and before the turn otherwise.
// In the ranges of the house there always is one: for ζ < 1, F(0) is ζ/√(1 − ζ²) ≥ 0.01 or
// infinite; for ζ ≥ 1 it is |1 − u|, and where that is below 0.001 the crest is above 0.3.
//
// Source of the rule: measurements of UIKit's `usingSpringWithDamping`, for ζ > 1 the house's own.
#ifndef CELLMATH_SPRING_SETTLE_H
#define CELLMATH_SPRING_SETTLE_H

#define CELLMATH_SPRING_RESIDUE 0.001

/// A settle spring in search of its frequency, counted in durations.
typedef struct {
  double damping_ratio, detuning, velocity;
} cellmath_settle_rule;

/// ζ > 1: what the turn is counted by; 1 + slow·q at ζ = 1. Grows with q from 1 at 0.
static inline double cellmath_settle_reach(cellmath_settle_rule rule, double q) {
  double slow = q / (rule.damping_ratio + rule.detuning);
  return slow + 1 / cellmath_spring_mean_decay(2 * rule.detuning * q);
}

/// F without its sign taken away: below zero before the turn, above behind it.
static inline double cellmath_settle_signed(cellmath_settle_rule rule, double q) {
  if (rule.damping_ratio < 1) {
    double lead = (rule.damping_ratio - rule.velocity / q) / rule.detuning;
    return lead * cellmath_exp(-rule.damping_ratio * q);
  }
  double slow = q / (rule.damping_ratio + rule.detuning);
  double mean = cellmath_spring_mean_decay(2 * rule.detuning * q);
  return cellmath_exp(-slow) * (1 + (slow - rule.velocity) * mean);
}

/// Whether F is 0.001 or more at q.
static inline bool cellmath_settle_exceeds(cellmath_settle_rule rule, double q) {
  return cellmath_abs(cellmath_settle_signed(rule, q)) >= CELLMATH_SPRING_RESIDUE;
}

/// The last q between two at which F still is 0.001, where F falls from one to the other.
static inline double cellmath_settle_halve(cellmath_settle_rule rule, double below, double above) {
  for (int step = 0; step < 128; step++) {
    double middle = below + (above - below) / 2;
    if (middle <= below || middle >= above) { break; }
    if (cellmath_settle_exceeds(rule, middle)) {
      below = middle;
    } else {
      above = middle;
    }
  }
  return below + (above - below) / 2;
}

/// The root at or behind q, from where on F falls.
static inline double cellmath_settle_behind(cellmath_settle_rule rule, double q) {
  double above = q > 1 ? q : 1;
  while (cellmath_settle_exceeds(rule, above) && above < 1e12) { above *= 2; }
  return cellmath_settle_halve(rule, q, above);
}

/// The turn for u > 0: F is zero there. At 0 if F does not turn.
static inline double cellmath_settle_turn(cellmath_settle_rule rule) {
  if (rule.damping_ratio < 1) { return rule.velocity / rule.damping_ratio; }
  // The reach lies between 1 and 1 + q·(fast rate), and is slow·q at least.
  double below = 0, above = rule.velocity * (rule.damping_ratio + rule.detuning);
  for (int step = 0; step < 128; step++) {
    double middle = below + (above - below) / 2;
    if (middle <= below || middle >= above) { break; }
    if (cellmath_settle_reach(rule, middle) < rule.velocity) {
      below = middle;
    } else {
      above = middle;
    }
  }
  return below;
}

/// The crest behind the turn, for u > 0.
///
/// ζ < 1 and ζ = 1: the zero of the derivative. ζ > 1: by golden section up to where F is below
/// 0.001 in any case, since (1 + slow·q)·e^(−slow·q) is its bound.
static inline double cellmath_settle_crest(cellmath_settle_rule rule, double turn) {
  double u = rule.velocity, damping = rule.damping_ratio;
  if (damping < 1) { return (u + cellmath_sqrt(u * (u + 4))) / (2 * damping); }
  if (damping == 1) { return u; }
  const double ratio = 0x1.3c6ef372fe95p-1;
  double below = turn, above = turn + 10 * (damping + rule.detuning);
  for (int step = 0; step < 40; step++) {
    double width = (above - below) * ratio;
    double left = above - width, right = below + width;
    if (cellmath_settle_signed(rule, left) < cellmath_settle_signed(rule, right)) {
      below = left;
    } else {
      above = right;
    }
  }
  return below + (above - below) / 2;
}

/// The natural frequency (radians per second) of the settle spring of a duration (seconds), damping
/// ratio and initial velocity (whole distances per second): the largest root of UIKit's rule.
///
/// Right for durations of 0.001…3600, damping 0.01…10 and velocities of ±1000. Elsewhere there may
/// be no root; then the result is a thousandth of a radian per duration. Always finite and above 0
/// for a finite duration above 0. Takes some microseconds.
static inline double cellmath_spring_settle_frequency(
  double duration, double damping, double velocity
) {
  cellmath_settle_rule rule = {
    damping, cellmath_spring_detuning(damping), velocity * duration,
  };
  double q = 0;
  if (rule.velocity > 0) {
    double turn = cellmath_settle_turn(rule), crest = cellmath_settle_crest(rule, turn);
    q = cellmath_settle_exceeds(rule, crest) ? cellmath_settle_behind(rule, crest)
                                             : cellmath_settle_halve(rule, 0, turn);
  } else {
    q = cellmath_settle_behind(rule, 0);
  }
  return (q > 0.001 ? q : 0.001) / duration;
}

#endif
