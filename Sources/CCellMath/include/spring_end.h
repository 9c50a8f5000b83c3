#pragma STDC FP_CONTRACT OFF

// When a spring has come to rest: the last time at which its envelope has a given size.
#ifndef CELLMATH_SPRING_END_H
#define CELLMATH_SPRING_END_H

/// A spring in units of its property: distance to go, speed along it, both with their sign.
typedef struct {
  cellmath_spring spring;
  double distance, speed;
} cellmath_spring_way;

/// How far from the target, at t seconds.
static inline double cellmath_spring_way_left(cellmath_spring_way way, double t) {
  cellmath_spring_motions motions = cellmath_spring_motions_at(way.spring, t);
  return cellmath_abs(way.distance * motions.hold - way.speed * motions.kick);
}

/// ζ < 1: from e^(−ζω₀t)·√(D² + ((ζω₀D − V)/ω_d)²) = bound.
static inline double cellmath_spring_swing_end(cellmath_spring_way way, double bound) {
  cellmath_spring s = way.spring;
  double rate = s.damping_ratio * s.natural_frequency;
  double swing = s.natural_frequency * cellmath_spring_detuning(s.damping_ratio);
  double across = (rate * way.distance - way.speed) / swing;
  double size = cellmath_sqrt(way.distance * way.distance + across * across);
  return size > bound ? (cellmath_log(size) - cellmath_log(bound)) / rate : 0;
}

/// −ln(1 − x)/x for x below 1; 1 at 0.
static inline double cellmath_spring_mean_growth(double x) {
  if (cellmath_abs(x) < 1e-3) { return 1 + x * (1.0 / 2 + x * (1.0 / 3 + x * (1.0 / 4))); }
  return -cellmath_log(1 - x) / x;
}

/// ζ ≥ 1: the one time above 0 at which the speed is zero, or 0 if it never is.
///
/// There (1 − e^(−2rt))/2r = V/(f·(V − sD)), with s the slow rate, f the fast one, 2r = f − s.
static inline double cellmath_spring_creep_turn(cellmath_spring_way way) {
  cellmath_spring s = way.spring;
  double detuning = cellmath_spring_detuning(s.damping_ratio);
  double fast = s.natural_frequency * (s.damping_ratio + detuning);
  double slow = s.natural_frequency / (s.damping_ratio + detuning);
  double mean = way.speed / (fast * (way.speed - slow * way.distance));
  double part = 2 * s.natural_frequency * detuning * mean;
  if (!(mean > 0 && part < 1)) { return 0; }
  return mean * cellmath_spring_mean_growth(part);
}

/// ζ ≥ 1: the last time at which what is left is `bound`; it falls behind its turn, if it has one.
static inline double cellmath_spring_creep_end(cellmath_spring_way way, double bound) {
  double below = cellmath_spring_creep_turn(way), above = below;
  if (cellmath_spring_way_left(way, below) >= bound) {
    double span = 1 / way.spring.natural_frequency;
    do {
      above = below + span;
      span *= 2;
    } while (cellmath_spring_way_left(way, above) >= bound);
  } else {
    below = 0;
    if (!(cellmath_abs(way.distance) >= bound)) { return 0; }
  }
  for (int step = 0; step < 128; step++) {
    double middle = below + (above - below) / 2;
    if (middle <= below || middle >= above) { break; }
    if (cellmath_spring_way_left(way, middle) >= bound) {
      below = middle;
    } else {
      above = middle;
    }
  }
  return below;
}

/// The last time, in seconds, at which the exact envelope of a spring is `bound` units, or 0 if it
/// never is as large.
///
/// `distance` is what lies ahead in units of the property, `speed` in units per second; the
/// spring's own velocity is not used. With e(t) the displacement from the target, the envelope is
/// e^(−ζω₀t)·√(D² + ((ζω₀D − V)/ω_d)²) for ζ < 1, else |e(t)| itself. Infinite for a `bound` that
/// is not above 0. Takes some microseconds for ζ ≥ 1.
static inline double cellmath_spring_settle_time(
  cellmath_spring s, double distance, double speed, double bound
) {
  if (!(bound > 0)) { return cellmath_infinity(); }
  cellmath_spring_way way = {s, distance, speed};
  return s.damping_ratio < 1 ? cellmath_spring_swing_end(way, bound)
                             : cellmath_spring_creep_end(way, bound);
}

#endif
