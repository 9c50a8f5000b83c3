#pragma STDC FP_CONTRACT OFF

// Cubic Béziers from (0, 0) to (1, 1) as functions of x.
#ifndef CELLMATH_BEZIER_H
#define CELLMATH_BEZIER_H

#include "ieee.h"
#include "pair.h"

/// The coordinate at the parameter s of the Bézier 0, first, second, 1.
static inline double cellmath_bezier_coordinate(double first, double second, double s) {
  double rest = 1 - s;
  return s * (3 * rest * (rest * first + s * second) + s * s);
}

/// The derivative of the coordinate by s.
static inline double cellmath_bezier_slope(double first, double second, double s) {
  double rest = 1 - s;
  return 3 * (rest * rest * first + 2 * rest * s * (second - first) + s * s * (1 - second));
}

/// The coordinate at s less `x`, right to about 2^−100.
static inline double cellmath_bezier_distance(double first, double second, double s, double x) {
  cellmath_pair along = {s, 0}, end = {x, 0}, start = {first, 0}, three = {3, 0};
  cellmath_pair rest = cellmath_pair_sum(1, -s);
  cellmath_pair inner = cellmath_pair_times(rest, start);
  inner = cellmath_pair_plus(inner, cellmath_pair_product(s, second));
  inner = cellmath_pair_times(cellmath_pair_times(three, rest), inner);
  inner = cellmath_pair_plus(inner, cellmath_pair_product(s, s));
  return cellmath_pair_minus(cellmath_pair_times(along, inner), end).high;
}

/// The parameter at which the coordinate is x, sought between two parameters by halving.
///
/// For places where the coordinate hardly grows: there a last place of it moves the parameter by
/// up to 1e-5 (the cusp 1, 0, 0, 1), so the distance is taken as a pair.
static inline double cellmath_bezier_halve(
  double first, double second, double x, double below, double above
) {
  for (int step = 0; step < 60; step++) {
    double middle = below + (above - below) / 2;
    if (cellmath_bezier_distance(first, second, middle, x) > 0) {
      above = middle;
    } else {
      below = middle;
    }
  }
  return below + (above - below) / 2;
}

/// The parameter in 0…1 at which the coordinate is x, for x in 0…1 and control points in 0…1.
///
/// Newton's steps, halving instead where one would leave the bracket; at most 64 of them.
static inline double cellmath_bezier_parameter(double first, double second, double x) {
  double below = 0, above = 1, s = x;
  for (int step = 0; step < 64; step++) {
    double distance = cellmath_bezier_coordinate(first, second, s) - x;
    if (distance > 0) {
      above = s;
    } else {
      below = s;
    }
    double next = s - distance / cellmath_bezier_slope(first, second, s);
    if (!(next >= below && next <= above)) { next = below + (above - below) / 2; }
    double moved = cellmath_abs(next - s);
    s = next;
    if (moved < 1e-12) { break; }
  }
  if (cellmath_bezier_slope(first, second, s) > 1e-4) { return s; }
  double from = s > 1e-4 ? s - 1e-4 : 0, to = s < 1 - 1e-4 ? s + 1e-4 : 1;
  return cellmath_bezier_halve(first, second, x, from, to);
}

/// y at x in 0…1 of the Bézier (0, 0), (x1, y1), (x2, y2), (1, 1).
static inline double cellmath_bezier_value(double x1, double y1, double x2, double y2, double x) {
  if (x1 == y1 && x2 == y2) { return x; }
  return cellmath_bezier_coordinate(y1, y2, cellmath_bezier_parameter(x1, x2, x));
}

#endif
