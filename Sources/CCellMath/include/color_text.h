#pragma STDC FP_CONTRACT OFF

// Colours as text: #RGB, #RRGGBB, #RRGGBBAA.
#ifndef CELLMATH_COLOR_TEXT_H
#define CELLMATH_COLOR_TEXT_H

#include <stddef.h>

/// The value of a hexadecimal digit of either case, or −1.
static inline int cellmath_hex_digit(char c) {
  if (c >= '0' && c <= '9') { return c - '0'; }
  if (c >= 'a' && c <= 'f') { return c - 'a' + 10; }
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/// The component of one digit (doubled) or of two, in 0…1, or below 0 if they are no digits.
static inline double cellmath_hex_component(const char *text, bool is_short) {
  int high = cellmath_hex_digit(text[0]);
  int low = is_short ? high : cellmath_hex_digit(text[1]);
  return high < 0 || low < 0 ? -1 : (16 * high + low) / 255.0;
}

/// Reads #RGB, #RRGGBB or #RRGGBBAA of `length` characters, all of them, digits of either case.
/// Returns whether it was one; `out` is written only then.
static inline bool cellmath_color_parse(const char *text, size_t length, cellmath_color *out) {
  if ((length != 4 && length != 7 && length != 9) || text[0] != '#') { return false; }
  bool is_short = length == 4;
  size_t width = is_short ? 1 : 2;
  double components[4] = {0, 0, 0, 1};
  for (size_t i = 0; 1 + i * width < length; i++) {
    components[i] = cellmath_hex_component(text + 1 + i * width, is_short);
    if (components[i] < 0) { return false; }
  }
  cellmath_color color = {components[0], components[1], components[2], components[3]};
  *out = color;
  return true;
}

#endif
