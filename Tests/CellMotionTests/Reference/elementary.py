#!/usr/bin/env python3
"""Reference values for the elementary functions, from mpmath at 1200 bits.

Each row: function, x, y (empty for one argument), the correctly rounded double, and how far the
true value lies above it, in units of its last place. Doubles are the 16 hexadecimal digits of
their bits. Special cases (infinities, not a number) are the tests' own.

Run: python3 elementary.py   (needs mpmath; writes elementary.csv beside itself)
"""
import csv
import math
import random
import struct
from pathlib import Path

import mpmath
from mpmath import mp, mpf

mp.prec = 1200
draw = random.Random(20250)


def bits(x):
    return struct.pack(">d", x).hex()


def rounded(value):
    """The double nearest to value, subnormal or not, and the rest in its last places."""
    if value == 0:
        return 0.0, mpf(0)
    exponent = max(int(mpmath.floor(mpmath.log(abs(value), 2))) - 52, -1074)
    scaled = mpmath.ldexp(value, -exponent)
    whole = int(mpmath.nint(scaled))
    try:
        return math.ldexp(whole, exponent), scaled - whole
    except OverflowError:
        return math.copysign(math.inf, whole), mpf(0)


def between(low, high, count):
    return [draw.uniform(low, high) for _ in range(count)]


def near(x, steps=3):
    """x and the doubles beside it."""
    row = [x]
    up = down = x
    for _ in range(steps):
        up, down = math.nextafter(up, math.inf), math.nextafter(down, -math.inf)
        row += [up, down]
    return row


def spread(count, low=-1074, high=1023):
    """Doubles of every magnitude and both signs."""
    return [
        draw.choice((-1, 1)) * math.ldexp(draw.uniform(1, 2), draw.randint(low, high))
        for _ in range(count)
    ]


def exp_inputs():
    edges = [709.782712893384, -708.3964185322641, -745.1332191019411, 1e-300, -1e-17, 5e-324]
    powers = [k * math.log(2) / 2 for k in range(-60, 61)]
    return (between(-745, 709.7, 150) + between(-2, 2, 100) + powers
            + [x for edge in edges for x in near(edge)])


def log_inputs():
    edges = [1.0, math.sqrt(0.5), math.sqrt(2), 2.0, 0.5, math.e, 5e-324, 2.0**-1022, 1.5e308]
    rows = [abs(x) for x in spread(200)] + between(0.4, 2.5, 150)
    return [x for x in rows + [x for edge in edges for x in near(edge)] if x > 0]


def angles():
    turns = list(range(1, 41)) + [1000, 99999, 636619]
    quarters = [x for k in turns for x in near(k * math.pi / 2, 1)]
    # The double nearest to a multiple of pi/2 of all: Muller, Elementary Functions, chapter 11.
    worst = [math.ldexp(6381956970095103, 797)]
    return (between(-7, 7, 150) + between(-1e6, 1e6, 150) + spread(120, -40, 30)
            + spread(120, 20, 1023) + quarters + worst + [5e-324, 1e-9, 1e-8, 3e-8, 1.7e308])


def pow_inputs():
    rows = [(abs(x), draw.uniform(-700, 700) / math.log(abs(x))) for x in spread(300)]
    rows += [(draw.uniform(0, 2), draw.uniform(-30, 30)) for _ in range(150)]
    rows += [(x, y) for x in near(1.0) if x != 1 for y in (1e15, -3e16, 0.5, 1e18, -1e300)]
    rows += [(-draw.uniform(0, 9), float(draw.randint(-60, 60))) for _ in range(80)]
    rows += [(x, y) for x in (2.0, 10.0, 0.1) for y in map(float, range(-320, 309, 17))]
    rows += [(draw.random(), y) for y in (2.4, 1 / 2.4) for _ in range(60)]
    return rows


def atan2_inputs():
    rows = [(draw.uniform(-3, 3), draw.uniform(-3, 3)) for _ in range(250)]
    rows += list(zip(spread(150), spread(150)))
    rows += [(y, x) for k in range(-9, 10) for y in near(k / 8, 1) for x in (1.0, -1.0) if y != 0]
    rows += [(x * draw.uniform(0.5, 2), x) for x in spread(100, -1000, 1000)]
    return rows


def main():
    sources = [
        ("exp", mpmath.exp, exp_inputs()), ("log", mpmath.log, log_inputs()),
        ("sin", mpmath.sin, angles()), ("cos", mpmath.cos, angles()), ("tan", mpmath.tan, angles()),
        ("cbrt", lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)),
         spread(250) + between(-9, 9, 150) + [5e-324, 2.0**-1022, 1.7e308] + near(8.0) + near(1.0)),
        ("pow", mpmath.power, pow_inputs()), ("atan2", mpmath.atan2, atan2_inputs()),
    ]
    with open(Path(__file__).parent / "elementary.csv", "w", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["function", "x", "y", "rounded", "rest"])
        for name, function, inputs in sources:
            for arguments in inputs:
                pair = arguments if isinstance(arguments, tuple) else (arguments,)
                value, rest = rounded(mpmath.re(function(*map(mpf, pair))))
                second = bits(pair[1]) if len(pair) == 2 else ""
                out.writerow([name, bits(pair[0]), second, bits(value), mp.nstr(rest, 4)])


if __name__ == "__main__":
    main()
