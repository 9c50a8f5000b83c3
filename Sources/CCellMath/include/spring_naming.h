#pragma STDC FP_CONTRACT OFF

// The three ways to name a spring: their ranges, and what they make of it. Whoever checks a spring
// checks by these, so that no two parts of the house can disagree by a rounding.
#ifndef CELLMATH_SPRING_NAMING_H
#define CELLMATH_SPRING_NAMING_H

#include <stdbool.h>

#include "spring.h"

/// Seconds of a settle spring; below the shortest they count as 0.
#define CELLMATH_SPRING_DURATION_LOW 0.0
#define CELLMATH_SPRING_DURATION_HIGH 3600.0
#define CELLMATH_SPRING_DURATION_SHORTEST 0.001

/// The damping ratio of a settle spring.
#define CELLMATH_SPRING_DAMPING_LOW 0.01
#define CELLMATH_SPRING_DAMPING_HIGH 10.0

/// The initial velocity of every spring, in whole distances per second.
#define CELLMATH_SPRING_VELOCITY_LOW -1000.0
#define CELLMATH_SPRING_VELOCITY_HIGH 1000.0

/// The undamped period of a perceptual spring, in seconds.
#define CELLMATH_SPRING_RESPONSE_LOW 0.01
#define CELLMATH_SPRING_RESPONSE_HIGH 100.0

/// The bounce of a perceptual spring.
#define CELLMATH_SPRING_BOUNCE_LOW -0.9
#define CELLMATH_SPRING_BOUNCE_HIGH 0.99

/// Mass and stiffness of a physical spring.
#define CELLMATH_SPRING_CONSTANT_LOW 0.001
#define CELLMATH_SPRING_CONSTANT_HIGH 1000000.0

/// The damping ratio of a physical spring.
#define CELLMATH_SPRING_RATIO_LOW 0.01
#define CELLMATH_SPRING_RATIO_HIGH 100.0

/// Whether a value lies in a range; what is not a number lies in none.
static inline bool cellmath_spring_within(double value, double low, double high) {
  return value >= low && value <= high;
}

/// The friction that damps a physical spring critically.
static inline double cellmath_spring_critical_friction(double mass, double stiffness) {
  return 2 * cellmath_sqrt(stiffness * mass);
}

/// The least friction of a physical spring.
static inline double cellmath_spring_friction_low(double mass, double stiffness) {
  return CELLMATH_SPRING_RATIO_LOW * cellmath_spring_critical_friction(mass, stiffness);
}

/// The greatest friction of a physical spring.
static inline double cellmath_spring_friction_high(double mass, double stiffness) {
  return CELLMATH_SPRING_RATIO_HIGH * cellmath_spring_critical_friction(mass, stiffness);
}

/// Whether these are the constants of a physical spring.
static inline bool cellmath_spring_is_physical(double mass, double stiffness, double friction) {
  const double low = CELLMATH_SPRING_CONSTANT_LOW, high = CELLMATH_SPRING_CONSTANT_HIGH;
  return cellmath_spring_within(mass, low, high) && cellmath_spring_within(stiffness, low, high)
    && cellmath_spring_within(
      friction, cellmath_spring_friction_low(mass, stiffness),
      cellmath_spring_friction_high(mass, stiffness));
}

/// The spring that has settled after a duration in seconds.
static inline cellmath_spring cellmath_spring_settling(
  double duration, double damping, double velocity
) {
  const double shortest = CELLMATH_SPRING_DURATION_SHORTEST;
  double length = duration > shortest ? duration : shortest;
  cellmath_spring spring = {
    cellmath_spring_settle_frequency(length, damping, velocity), damping, velocity,
  };
  return spring;
}

/// The spring of an undamped period in seconds and a bounce.
static inline cellmath_spring cellmath_spring_perceptual(
  double response, double bounce, double velocity
) {
  cellmath_spring spring = {
    2 * 0x1.921fb54442d18p1 / response, bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity,
  };
  return spring;
}

/// The spring of physical constants.
static inline cellmath_spring cellmath_spring_physical(
  double mass, double stiffness, double friction, double velocity
) {
  cellmath_spring spring = {
    cellmath_sqrt(stiffness / mass),
    friction / cellmath_spring_critical_friction(mass, stiffness), velocity,
  };
  return spring;
}

#endif
