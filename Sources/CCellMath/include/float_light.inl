#pragma STDC FP_CONTRACT OFF

// How bright colours are, as eyes see it.

/// Linear light of an encoded component in 0…1, to 7e-7.
///
/// The curve's power 2.4 is the 4.8th of the root: a near-minimax polynomial of the root (1e-7).
CELLMATH_WIDE LANES(float) WIDE(decode)(LANES(float) x) {
  LANES(float) root = WIDE(sqrt)((x + 0.055f) * 0x1.e54edep-1f);
  LANES(float) curve = CELLMATH_HORNER_7(
    root, 0x1.8d6110p-12f, -0x1.56d4fap-8f, 0x1.00af1cp-5f, -0x1.c7ccdep-4f, 0x1.3fbc66p-2f,
    0x1.9da6f8p-1f, -0x1.21a862p-5f);
  return WIDE(select)(x <= 0.04045f, x * 0x1.3d0722p-4f, curve);
}

/// A colour's component over one behind it, of which `part` is covered.
CELLMATH_WIDE LANES(float) WIDE(over)(
  LANES(float) component, LANES(float) behind, LANES(float) part
) {
  return behind + (component - behind) * part;
}

/// A luminance and whether red makes up 80 % or more of the light, for `count` cells.
static inline __attribute__((noinline)) void WIDE(light)(
  const cellmath_light *light, ptrdiff_t cell, ptrdiff_t count
) {
  const LANES(float) *red = (const LANES(float) *)(light->red + cell);
  const LANES(float) *green = (const LANES(float) *)(light->green + cell);
  const LANES(float) *blue = (const LANES(float) *)(light->blue + cell);
  const LANES(float) *alpha = (const LANES(float) *)(light->alpha + cell);
  const LANES(float) *opacity = (const LANES(float) *)(light->opacity + cell);
  LANES(float) *luminance = (LANES(float) *)(light->luminance + cell);
  LANES(float) *redness = (LANES(float) *)(light->redness + cell);
  for (ptrdiff_t i = 0; i < count / CELLMATH_LANE_COUNT; i++) {
    LANES(float) part = alpha[i] * opacity[i];
    LANES(float) r = WIDE(decode)(WIDE(over)(red[i], WIDE(all)(light->behind[0]), part));
    LANES(float) g = WIDE(decode)(WIDE(over)(green[i], WIDE(all)(light->behind[1]), part));
    LANES(float) b = WIDE(decode)(WIDE(over)(blue[i], WIDE(all)(light->behind[2]), part));
    LANES(float) sum = r + g + b;
    luminance[i] = 0.2126f * r + 0.7152f * g + 0.0722f * b;
    redness[i] = WIDE(flag)((r >= 0.8f * sum) & (sum > 0));
  }
}

/// Takes luminances into account that turn nothing, for `count` cells; writes the cells that may
/// have turned.
static inline __attribute__((noinline)) ptrdiff_t WIDE(follow)(
  const cellmath_swings *swings, ptrdiff_t cell, ptrdiff_t count, int32_t *turned
) {
  const LANES(float) *luminance = (const LANES(float) *)(swings->luminance + cell);
  const LANES(float) *redness = (const LANES(float) *)(swings->redness + cell);
  const LANES(float) *direction = (const LANES(float) *)(swings->direction + cell);
  const LANES(float) *counted = (const LANES(float) *)(swings->counted + cell);
  LANES(float) *low = (LANES(float) *)(swings->low + cell);
  LANES(float) *high = (LANES(float) *)(swings->high + cell);
  ptrdiff_t found = 0;
  for (ptrdiff_t i = 0; i < count / CELLMATH_LANE_COUNT; i++) {
    LANES(float) seen = luminance[i];
    LANES(int) falls = (direction[i] >= 0) & (high[i] - seen >= CELLMATH_SWING_SIZE)
      & (seen < CELLMATH_SWING_BRIGHTEST);
    LANES(int) rises = (direction[i] <= 0) & (seen - low[i] >= CELLMATH_SWING_SIZE)
      & (low[i] < CELLMATH_SWING_BRIGHTEST);
    LANES(int) turns = falls | rises | (counted[i] != redness[i]);
    low[i] = WIDE(select)(turns, low[i], WIDE(min)(low[i], seen));
    high[i] = WIDE(select)(turns, high[i], WIDE(max)(high[i], seen));
    if (__builtin_expect(!WIDE(any)(turns), 1)) { continue; }
    for (ptrdiff_t lane = 0; lane < CELLMATH_LANE_COUNT; lane++) {
      turned[found] = (int32_t)(cell + i * CELLMATH_LANE_COUNT + lane);
      found += turns[lane] != 0 ? 1 : 0;
    }
  }
  return found;
}
