#pragma STDC FP_CONTRACT OFF

// Damped springs as closed forms of time: displacement 0 at the start, target 1, unit mass.
//
// Every motion is a sum of two: `hold`, what is left of a distance of 1 let go at rest, and `kick`,
// the displacement after a speed of 1 given at the target. Both are written so that nothing
// cancels near critical damping and nothing overflows far above it.
#ifndef CELLMATH_SPRING_H
#define CELLMATH_SPRING_H

#include "exp_log.h"
#include "trigonometry.h"

/// A spring: radians per second, ratio to critical damping, whole distances per second.
typedef struct {
  double natural_frequency, damping_ratio, velocity;
} cellmath_spring;

/// The two motions at one instant, and the speed of `kick`. That of `hold` is −ω₀²·kick.
typedef struct {
  double hold, kick, kick_speed;
} cellmath_spring_motions;

/// (1 − e^−u)/u for u ≥ 0; 1 at 0.
static inline double cellmath_spring_mean_decay(double u) {
  if (u < 0x1.6p-2) { return 1 - u * cellmath_exp_remainder(-u); }
  return (1 - cellmath_exp(-u)) / u;
}

/// √|ζ² − 1|.
static inline double cellmath_spring_detuning(double damping_ratio) {
  return cellmath_sqrt(cellmath_abs((damping_ratio - 1) * (damping_ratio + 1)));
}

/// ζ ≤ 1: a decaying oscillation of ω₀√(1 − ζ²); at ζ = 1 sin(u)/u is its limit 1.
static inline cellmath_spring_motions cellmath_spring_swing(cellmath_spring s, double t) {
  double rate = s.damping_ratio * s.natural_frequency;
  double phase = s.natural_frequency * cellmath_spring_detuning(s.damping_ratio) * t;
  double decay = cellmath_exp(-rate * t);
  double sine = phase == 0 ? t : t * (cellmath_sin(phase) / phase);
  double cosine = cellmath_cos(phase);
  cellmath_spring_motions motions = {
    decay * (cosine + rate * sine), decay * sine, decay * (cosine - rate * sine),
  };
  return motions;
}

/// ζ > 1: two decays, the slow of ω₀/(ζ + √(ζ² − 1)) and the fast of ω₀·(ζ + √(ζ² − 1)).
static inline cellmath_spring_motions cellmath_spring_creep(cellmath_spring s, double t) {
  double detuning = cellmath_spring_detuning(s.damping_ratio);
  double slow = s.natural_frequency / (s.damping_ratio + detuning);
  double between = 2 * s.natural_frequency * detuning;
  double decay = cellmath_exp(-slow * t);
  double kick = decay * (t * cellmath_spring_mean_decay(between * t));
  cellmath_spring_motions motions = {
    decay + slow * kick, kick, cellmath_exp(-(slow + between) * t) - slow * kick,
  };
  return motions;
}

/// Both motions at t seconds; t below 0 counts as 0. At rest from where a double holds no decay.
static inline cellmath_spring_motions cellmath_spring_motions_at(cellmath_spring s, double t) {
  if (!(t > 0)) { t = 0; }
  double fold = s.damping_ratio > 1
    ? s.damping_ratio + cellmath_spring_detuning(s.damping_ratio) : 1 / s.damping_ratio;
  if (s.natural_frequency * t > 800 * fold) {
    cellmath_spring_motions rest = {0, 0, 0};
    return rest;
  }
  return s.damping_ratio > 1 ? cellmath_spring_creep(s, t) : cellmath_spring_swing(s, t);
}

/// The displacement that both motions make: 0 at the start, 1 at the target.
static inline double cellmath_spring_sum(cellmath_spring s, cellmath_spring_motions motions) {
  return 1 - motions.hold + s.velocity * motions.kick;
}

/// The displacement at t seconds.
static inline double cellmath_spring_value(cellmath_spring s, double t) {
  return cellmath_spring_sum(s, cellmath_spring_motions_at(s, t));
}

/// The velocity at t seconds, in whole distances per second.
static inline double cellmath_spring_velocity(cellmath_spring s, double t) {
  cellmath_spring_motions motions = cellmath_spring_motions_at(s, t);
  double pull = s.natural_frequency * s.natural_frequency;
  return pull * motions.kick + s.velocity * motions.kick_speed;
}

/// The displacement at t seconds for no distance and an initial speed of 1; `velocity` is unused.
static inline double cellmath_spring_impulse(cellmath_spring s, double t) {
  return cellmath_spring_motions_at(s, t).kick;
}

/// The velocity that belongs to `cellmath_spring_impulse`.
static inline double cellmath_spring_impulse_velocity(cellmath_spring s, double t) {
  return cellmath_spring_motions_at(s, t).kick_speed;
}

#include "spring_block.h"
#include "spring_settle.h"
#include "spring_end.h"
#include "spring_naming.h"

#endif
