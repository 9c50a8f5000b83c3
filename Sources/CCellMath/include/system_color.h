#pragma STDC FP_CONTRACT OFF

// The system's colours, each light and dark.
//
// Source: the values of iOS 13 and later as recorded in Flutter's cupertino/colors.dart.
#ifndef CELLMATH_SYSTEM_COLOR_H
#define CELLMATH_SYSTEM_COLOR_H

/// A system colour: components and alpha of 255, light and dark.
typedef struct {
  const char *name;
  uint8_t light[4], dark[4];
} cellmath_system_color_entry;

enum { cellmath_system_color_count = 11 };

static inline const cellmath_system_color_entry *cellmath_system_color_entry_at(int index) {
  static const cellmath_system_color_entry entries[cellmath_system_color_count] = {
    {"opaque_separator", {198, 198, 200, 255}, {56, 56, 58, 255}},
    {"separator", {60, 60, 67, 73}, {84, 84, 88, 153}},
    {"system_gray", {142, 142, 147, 255}, {142, 142, 147, 255}},
    {"system_gray2", {174, 174, 178, 255}, {99, 99, 102, 255}},
    {"system_gray3", {199, 199, 204, 255}, {72, 72, 74, 255}},
    {"system_gray4", {209, 209, 214, 255}, {58, 58, 60, 255}},
    {"system_gray5", {229, 229, 234, 255}, {44, 44, 46, 255}},
    {"system_gray6", {242, 242, 247, 255}, {28, 28, 30, 255}},
    {"system_background", {255, 255, 255, 255}, {0, 0, 0, 255}},
    {"secondary_system_background", {242, 242, 247, 255}, {28, 28, 30, 255}},
    {"label", {0, 0, 0, 255}, {255, 255, 255, 255}},
  };
  return index >= 0 && index < cellmath_system_color_count ? &entries[index] : NULL;
}

/// The name of the index-th system colour, snake_case, or NULL past the end. Lasts for ever.
static inline const char *cellmath_system_color_name(int index) {
  const cellmath_system_color_entry *entry = cellmath_system_color_entry_at(index);
  return entry ? entry->name : NULL;
}

/// The index of the system colour of that name of `length` characters, or −1.
static inline int cellmath_system_color_index(const char *name, size_t length) {
  for (int index = 0; index < cellmath_system_color_count; index++) {
    const char *candidate = cellmath_system_color_name(index);
    if (strlen(candidate) == length && memcmp(candidate, name, length) == 0) { return index; }
  }
  return -1;
}

/// The index-th system colour in an appearance; past the end all zero.
static inline cellmath_color cellmath_system_color(int index, bool dark) {
  cellmath_color color = {0, 0, 0, 0};
  const cellmath_system_color_entry *entry = cellmath_system_color_entry_at(index);
  if (!entry) { return color; }
  const uint8_t *bytes = dark ? entry->dark : entry->light;
  color.red = bytes[0] / 255.0;
  color.green = bytes[1] / 255.0;
  color.blue = bytes[2] / 255.0;
  color.alpha = bytes[3] / 255.0;
  return color;
}

#endif
