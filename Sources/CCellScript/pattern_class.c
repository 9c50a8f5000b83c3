#include "pattern.h"

/// A class: its letter, and which of the first 128 bytes are in it; no other is, in the C locale.
typedef struct pattern_class {
  unsigned char letter;
  uint64_t set[2];
} pattern_class;

// stack: 0 · raises: never · allocates: no
static const pattern_class *class_of(unsigned char letter) {
  static const pattern_class classes[] = {
    {'a', {0x0000000000000000, 0x07fffffe07fffffe}},
    {'c', {0x00000000ffffffff, 0x8000000000000000}},
    {'d', {0x03ff000000000000, 0x0000000000000000}},
    {'g', {0xfffffffe00000000, 0x7fffffffffffffff}},
    {'l', {0x0000000000000000, 0x07fffffe00000000}},
    {'p', {0xfc00fffe00000000, 0x78000001f8000001}},
    {'s', {0x0000000100003e00, 0x0000000000000000}},
    {'u', {0x0000000000000000, 0x0000000007fffffe}},
    {'w', {0x03ff000000000000, 0x07fffffe07fffffe}},
    {'x', {0x03ff000000000000, 0x0000007e0000007e}},
    {'z', {0x0000000000000001, 0x0000000000000000}},
  };
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
    if (classes[i].letter == letter) { return &classes[i]; }
  }
  return NULL;
}

// stack: 0 · raises: never · allocates: no
void cellscript_pattern_add_class(uint64_t set[4], unsigned char letter) {
  bool capital = letter >= 'A' && letter <= 'Z';
  const pattern_class *class = class_of((unsigned char)(capital ? letter + 32 : letter));
  if (!class) {
    set[letter >> 6] |= UINT64_C(1) << (letter & 63);
    return;
  }
  for (int word = 0; word < 4; word++) {
    uint64_t bits = word < 2 ? class->set[word] : 0;
    set[word] |= capital ? ~bits : bits;
  }
}
