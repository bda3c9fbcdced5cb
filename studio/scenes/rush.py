"""A rush seat from close by, nearly woven."""

import math

from core import RNG, at, beam, box, lathe
from palette import mat
from room import area, camera, world
from scenes import picture
from weaving import CORD, blade, cords

RAIL = 0.0125  # radius of a seat rail
HIGH, FRONT, BACK = 0.425, -0.200, 0.195  # of the seat rails


def half(y):
    """Half the seat's width at y: it is wider in front."""
    return 0.205 - 0.026 * (y - FRONT) / (BACK - FRONT)


def quarter(right, back, count, pitch=0.0062):
    """The cords of one corner: over one rail and in to the diagonal, where each dives under the next of the other rail."""
    sx, sy, edge = (1 if right else -1), (1 if back else -1), BACK if back else FRONT
    over, paths = RAIL + 0.94 * CORD, []
    lap = [math.radians(d) for d in (-30, 0, 30, 60, 90, 120, 150, 172)]
    for k in range(count):
        inward = 0.0212 + k * pitch  # from the corner
        slack, swell = RNG.gauss(0, 0.00035), min(1.0, inward / 0.10)
        y = edge - sy * inward
        u = 1 - 2 * inward / 0.40  # the same part of the half width everywhere: the cords follow the rails
        rise = [RNG.gauss(0.0050, 0.0006) * math.sin(math.pi * q) * swell for q in (0.25, 0.5, 0.75)]
        for across in (0, 1):
            if across:  # over the side rail
                diag, far = sx * half(y) * u, sx * half(y)
                fall = [(far + sx * over * math.sin(a), y + slack, HIGH - over * math.cos(a)) for a in lap]
                way = [(far + (diag - far) * q, y + slack, HIGH + over + h) for q, h in zip((0.25, 0.5, 0.75), rise, strict=True)]
                dive = [(diag + sx * d, y + slack, HIGH + over - h) for d, h in ((0.004, 0.0002), (-0.0015, 0.0022), (-0.0065, 0.0078))]
                paths.append(([(far * 0.4 + diag * 0.6, y, HIGH - over + 0.002), *fall, *way, *dive], (0, 1, 0)))
            else:
                x0, x1 = sx * half(edge) * u, sx * half(y) * u
                fall = [(x0 + slack, edge + sy * over * math.sin(a), HIGH - over * math.cos(a)) for a in lap]
                way = [
                    (x0 + (x1 - x0) * q + slack, edge + (y - edge) * q, HIGH + over + h)
                    for q, h in zip((0.25, 0.5, 0.75), rise, strict=True)
                ]
                dive = [(x1 + slack, y + sy * d, HIGH + over - h) for d, h in ((0.004, 0.0002), (-0.0015, 0.0022), (-0.0065, 0.0078))]
                paths.append(([(x0, edge * 0.4 + y * 0.6, HIGH - over + 0.002), *fall, *way, *dive], (1, 0, 0)))
    return paths


def between(count, pitch=0.0062):
    """The same cords on their way to the next corner, inside the seat: seen where it is still open."""
    paths = []
    for k in range(count):
        inward = 0.0212 + k * pitch
        u = 1 - 2 * inward / 0.40
        sag = [RNG.gauss(0, 0.0006) for _ in range(3)]
        for s in (-1, 1):
            y = (BACK if s > 0 else FRONT) - s * inward
            w = half(y) * u + 0.01
            paths.append(
                (
                    [
                        (w * q, y + 0.0004 * sag[0], HIGH + 0.002 + 0.005 * q * s - d)
                        for q, d in ((-1, 0), (-0.4, sag[1]), (0.4, sag[2]), (1, 0))
                    ],
                    (0, 1, 0),
                )
            )
            ends = [s * half(v) * u for v in (FRONT + inward - 0.01, BACK - inward + 0.01)]
            paths.append(
                (
                    [
                        (
                            ends[0] + (ends[1] - ends[0]) * q,
                            FRONT + inward - 0.01 + (BACK - FRONT - 2 * inward + 0.02) * q,
                            HIGH - 0.002 - s * 0.010 * (q - 0.5) - d,
                        )
                        for q, d in ((0, 0), (0.3, sag[2]), (0.7, sag[1]), (1, 0))
                    ],
                    (1, 0, 0),
                )
            )
    return paths


def sheaf(n=64, ln=0.86):
    """Wet rushes along x, tied with one of their own."""
    for _ in range(n):
        a, q, end = RNG.uniform(0, 6.28), RNG.random() ** 0.5, RNG.uniform(0.80, 1.0) * ln / 2
        y, z = 0.036 * q * math.cos(a), 0.026 + 0.023 * q * math.sin(a)
        low = max(0.004, z * RNG.uniform(0.35, 0.8))
        flare = RNG.uniform(1.3, 2.1)
        pts = [
            (-end, y * 1.35 + RNG.gauss(0, 0.006), max(0.004, z * 0.85)),
            (-0.18, y * 1.1, z),
            (-0.02, y, z),
            (0.16, y * 1.3, 0.9 * z + 0.1 * low),
        ]
        pts += [(end, y * flare + RNG.gauss(0, 0.018), low)]
        blade(
            pts,
            RNG.uniform(0.0055, 0.0095),
            RNG.choice(('rush_wet', 'rush_wet', 'rush_straw')),
            (RNG.uniform(-70, 70), RNG.uniform(-70, 70)),
        )
    tie = [[(x + 0.0012 * k, 0.0390 * math.cos(0.6 * k), 0.0275 + 0.0265 * math.sin(0.6 * k)) for k in range(12)] for x in (-0.045, -0.036)]
    cords([(t, (1, 0, 0)) for t in tie], r=0.0026)


def frame_of_chair():
    """Legs, rails and stretchers round the seat, turned from chestnut; worn where heels and hands come."""
    wood = mat('chestnut_waxed')
    for s in (-1, 1):
        post = [
            (0.0165, 0),
            (0.0180, 0.20),
            (0.0185, 0.40),
            (0.0183, 0.448),
            (0.0150, 0.4505),
            (0.0142, 0.4530),
            (0.0168, 0.4565),
            (0.0178, 0.4620),
            (0.0160, 0.4680),
            (0.0090, 0.4715),
            (0.001, 0.4722),
        ]
        lathe(post, wood, s * 0.205, FRONT, 0, n=48, smooth=3)
        back = [
            ((0.181, 0.215, 0), 0.030),
            ((0.180, BACK, 0.25), 0.036),
            ((0.179, BACK, 0.45), 0.036),
            ((0.177, 0.215, 0.66), 0.033),
            ((0.174, 0.262, 0.92), 0.026),
        ]
        beam([((s * x, y, z), w, w) for (x, y, z), w in back], wood, rnd=1, n=10)
        for z, r in ((HIGH, RAIL), (0.27, 0.0105), (0.13, 0.0105)):
            ends = ((s * 0.205, FRONT), (s * 0.193, 0), (s * 0.179, BACK))
            beam(
                [((x, y, z + 0.004 * (r < RAIL)), 2 * r * f, 2 * r * f) for (x, y), f in zip(ends, (0.96, 1, 0.96), strict=True)],
                wood,
                rnd=1,
                n=10,
            )
    for y, x, z, r in (
        (FRONT, 0.205, HIGH, RAIL),
        (BACK, 0.179, HIGH, RAIL),
        (FRONT, 0.205, 0.30, 0.0105),
        (FRONT, 0.205, 0.17, 0.0105),
        (BACK, 0.18, 0.22, 0.0105),
    ):
        beam([((-x, y, z), 1.92 * r, 1.92 * r), ((0, y, z), 2 * r, 2 * r), ((x, y, z), 1.92 * r, 1.92 * r)], wood, rnd=1, n=10)
    for z in (0.58, 0.72):
        beam(
            [
                ((x, 0.205 + (z - 0.56) * 0.17 + d, z), 0.012, h)
                for x, d, h in ((-0.172, 0, 0.040), (-0.09, 0.02, 0.050), (0, 0.027, 0.053), (0.09, 0.02, 0.050), (0.172, 0, 0.040))
            ],
            wood,
            rnd=0.8,
            cap=0,
        )


def working_strand(x, y):
    """What the weaver holds: out of the open middle, over the seat and the front rail, hanging; its end is not twisted yet."""
    top, out = HIGH + RAIL + 2 * CORD, FRONT - RAIL - CORD
    way = [
        (x - 0.010, y + 0.024, HIGH - 0.022),
        (x - 0.009, y + 0.014, HIGH + 0.002),
        (x - 0.006, y - 0.004, top + 0.010),
        (x, y - 0.05, top + 0.022),
    ]
    way += [(x + 0.008, y - 0.11, top + 0.016), (x + 0.014, FRONT + 0.020, top + 0.004), (x + 0.015, FRONT - 0.004, HIGH + RAIL + CORD)]
    way += [(x + 0.015, out - 0.0005, HIGH + 0.004), (x + 0.014, out - 0.002, HIGH - 0.022), (x + 0.015, out - 0.001, HIGH - 0.048)]
    cords([(way, (1, 0, 0))])
    end = way[-1]
    for k, (dx, dy, long) in enumerate(((-0.016, -0.012, 0.26), (0.012, -0.018, 0.30), (0.002, -0.024, 0.22))):
        pts = [(end[0] + 0.4 * dx * q, end[1] + dy * q, end[2] + 0.012 - long * q) for q in (0, 0.08)]
        pts += [(end[0] + dx * q, end[1] + dy * q - 0.008 * math.sin(3 * q), end[2] + 0.012 - long * q) for q in (0.3, 0.6, 1.0)]
        blade(pts, 0.0078 - 0.001 * k, ('rush_wet', 'rush_straw', 'rush_wet')[k], (20 + 50 * k, 90 * k - 40), 0.3)


@picture('asiento-enea', (1200, 900), seed=931, samples=24, scale=1, key=0.14, warm=0.1, contrast=1.14)
def asiento():
    """A rush seat nearly closed: the middle open, one corner a round behind, the strand over the rail; a sheaf of rushes beside."""
    world((1, 0.97, 0.92), 0.08, 0.25)
    box(-3, -3, -0.03, 3, 4, 0, mat('floor_green'), 0)
    with at(0, 0, 0, rz=28):
        frame_of_chair()
        counts = {(0, 0): 26, (1, 0): 27, (1, 1): 27, (0, 1): 27}
        cords([p for (right, back), n in counts.items() for p in quarter(right, back, n)] + between(26))
        working_strand(-0.014, -0.010)
    with at(0.395, 0.235, 0.0, rz=121):
        box(-0.52, -0.13, 0.345, 0.62, 0.13, 0.38, mat('bench_old'), 0.003)
        for x in (-0.42, 0.48):
            box(x - 0.02, -0.11, 0, x + 0.02, 0.11, 0.345, mat('bench_old'), 0.003, grain='z')
        with at(0.065, 0.040, 0.38, rz=3):
            sheaf()
    area((-1.45, 0.50, 0.98), (0, 0, 0.42), 0.6, 22, (1, 0.96, 0.90), size_y=0.6)
    area((0.9, -1.2, 1.4), (0, 0, 0.42), 1.0, 0.6, (1, 0.96, 0.92))
    area((1.2, 1.3, 1.3), (0.1, 0.2, 0.4), 0.5, 1.2, (0.95, 0.97, 1))
    camera((0.075, -0.62, 0.935), (0.038, 0.000, 0.386), 46, level=False, fstop=8, focus=(0.0, -0.06, 0.44))
