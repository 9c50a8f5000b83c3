#pragma STDC FP_CONTRACT OFF

// Colours: sRGB as stored, its linear light, Oklab, mixing and luminance.
#ifndef CELLMATH_COLOR_H
#define CELLMATH_COLOR_H

#include "cbrt.h"
#include "pow.h"

/// A colour in encoded sRGB, not premultiplied, 0…1; mixing with a curve may leave that range.
typedef struct {
  double red, green, blue, alpha;
} cellmath_color;

/// A colour in Oklab: lightness 0…1, green to red, blue to yellow.
typedef struct {
  double lightness, a, b, alpha;
} cellmath_oklab;

/// Linear light of an encoded component (IEC 61966-2-1), continued oddly below 0.
static inline double cellmath_color_decode(double encoded) {
  double size = cellmath_abs(encoded);
  if (size <= 0.04045) { return encoded / 12.92; }
  return cellmath_with_sign(cellmath_pow((size + 0.055) / 1.055, 2.4), encoded);
}

/// The encoded component of linear light, continued oddly below 0.
static inline double cellmath_color_encode(double linear) {
  double size = cellmath_abs(linear);
  if (size <= 0.0031308) { return linear * 12.92; }
  return cellmath_with_sign(1.055 * cellmath_pow(size, 1 / 2.4) - 0.055, linear);
}

/// The same colour with its three components as linear light.
static inline cellmath_color cellmath_color_to_linear(cellmath_color c) {
  cellmath_color linear = {
    cellmath_color_decode(c.red), cellmath_color_decode(c.green), cellmath_color_decode(c.blue),
    c.alpha,
  };
  return linear;
}

/// The stored colour of three components of linear light.
static inline cellmath_color cellmath_color_from_linear(cellmath_color c) {
  cellmath_color encoded = {
    cellmath_color_encode(c.red), cellmath_color_encode(c.green), cellmath_color_encode(c.blue),
    c.alpha,
  };
  return encoded;
}

/// Oklab of a stored colour.
///
/// Source: Ottosson, "A perceptual color space for image processing" (2020).
static inline cellmath_oklab cellmath_color_to_oklab(cellmath_color c) {
  cellmath_color x = cellmath_color_to_linear(c);
  double l = 0.4122214708 * x.red + 0.5363325363 * x.green + 0.0514459929 * x.blue;
  double m = 0.2119034982 * x.red + 0.6806995451 * x.green + 0.1073969566 * x.blue;
  double s = 0.0883024619 * x.red + 0.2817188376 * x.green + 0.6299787005 * x.blue;
  l = cellmath_cbrt(l);
  m = cellmath_cbrt(m);
  s = cellmath_cbrt(s);
  cellmath_oklab lab = {
    0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    c.alpha,
  };
  return lab;
}

/// The stored colour of an Oklab one.
///
/// The matrices are the exact inverses of those above, so that there and back is the same to 1e-12.
static inline cellmath_color cellmath_color_from_oklab(cellmath_oklab c) {
  double l = 0.999999998450519814 * c.lightness + 0.396337792173767857 * c.a
    + 0.215803758060758803 * c.b;
  double m = 1.00000000888176078 * c.lightness - 0.105561342323656349 * c.a
    - 0.0638541747717059034 * c.b;
  double s = 1.00000005467241092 * c.lightness - 0.0894841820949657597 * c.a
    - 1.29148553786409174 * c.b;
  l = l * l * l;
  m = m * m * m;
  s = s * s * s;
  cellmath_color linear = {
    4.07674166134799427 * l - 3.30771159040819331 * m + 0.230969928729427886 * s,
    -1.26843800409217607 * l + 2.60975740066337143 * m - 0.341319396310219621 * s,
    -0.0041960865418371093 * l - 0.703418614459449606 * m + 1.70761470093094485 * s,
    c.alpha,
  };
  return cellmath_color_from_linear(linear);
}

/// from + (to − from)·fraction, exactly `to` at 1. Fractions outside 0…1 go on in a line.
static inline double cellmath_mix(double from, double to, double fraction) {
  return fraction == 1 ? to : from + (to - from) * fraction;
}

/// The mix of two colours, component by component as stored (UIKit's rule). Not clamped.
static inline cellmath_color cellmath_color_mix(
  cellmath_color a, cellmath_color b, double fraction
) {
  cellmath_color mixed = {
    cellmath_mix(a.red, b.red, fraction), cellmath_mix(a.green, b.green, fraction),
    cellmath_mix(a.blue, b.blue, fraction), cellmath_mix(a.alpha, b.alpha, fraction),
  };
  return mixed;
}

/// The mix of two colours by way of Oklab; exactly the ends at 0 and 1. Not clamped.
static inline cellmath_color cellmath_color_mix_oklab(
  cellmath_color a, cellmath_color b, double fraction
) {
  if (fraction == 0) { return a; }
  if (fraction == 1) { return b; }
  cellmath_oklab from = cellmath_color_to_oklab(a), to = cellmath_color_to_oklab(b);
  cellmath_oklab mixed = {
    cellmath_mix(from.lightness, to.lightness, fraction), cellmath_mix(from.a, to.a, fraction),
    cellmath_mix(from.b, to.b, fraction), cellmath_mix(from.alpha, to.alpha, fraction),
  };
  return cellmath_color_from_oklab(mixed);
}

/// The relative luminance, 0 for black and 1 for white, alpha not counted (WCAG 2.2).
static inline double cellmath_color_luminance(cellmath_color c) {
  cellmath_color linear = cellmath_color_to_linear(c);
  return 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue;
}

#include "color_text.h"
#include "system_color.h"

#endif
