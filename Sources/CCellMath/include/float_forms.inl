#pragma STDC FP_CONTRACT OFF

// All float forms, for the instruction set and the prefix that the includer has chosen.

#include "float_parts.inl"
#include "float_shape.inl"
#include "float_trigonometry.inl"
#include "float_exp_log.inl"
#include "float_pow.inl"
#include "float_plane.inl"
#include "float_noise.inl"
