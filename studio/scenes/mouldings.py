"""Mouldings run to a profile, bundled, their cut ends towards us."""

import math

from core import RNG, at, box, frame, plate, smooth_path, tube
from palette import mat
from room import area, camera, room, sun
from scenes import WIDE, picture
from scenes.series import rack


def arc(cx, cz, r, a0, a1, n=9):
    """Points of an arc, degrees."""
    return [
        (cx + r * math.cos(math.radians(a0 + (a1 - a0) * k / n)), cz + r * math.sin(math.radians(a0 + (a1 - a0) * k / n)))
        for k in range(n + 1)
    ]


def _handrail():
    """Mushroom section on a narrow foot."""
    half = smooth_path([(14, 7), (14.5, 12), (20, 16), (28.5, 21), (31, 29), (27.5, 38), (17, 44.5), (0, 47)], 4)
    return [(-16, 0), (16, 0), (16, 7), *half, *[(-x, z) for x, z in half[-2::-1]], (-16, 7)]


# Sections in millimetres, their back on z=0.
PROFILES = {
    'skirting': [(0, 0), (95, 0), (95, 5), (92, 5), *arc(85, 6.5, 7, 0, 90), (81, 13.5), (81, 16), (0, 16)],
    'architrave': [
        *[(0, 0), (70, 0), (70, 8), *arc(65.5, 8, 4.5, 0, 180), (59, 8), (59, 10.5), (36, 12)],
        *smooth_path([(35, 12), (29, 12.8), (23, 16), (18, 18.6), (13, 19)], 4),
        *[(12, 19), (12, 21), (3, 21), *arc(3, 18, 3, 90, 180, 4)],
    ],
    'crown': [
        *[(9, 0), (76, 0), (85, 9), (85, 13), (80, 13)],
        *smooth_path([(79, 14.5), (70, 11.8), (59, 13.2), (48, 18), (38, 21.6), (27, 21.5), (17, 17), (11, 12)], 4),
        *[(7, 12), (7, 9.5), (0, 9.5), (0, 8)],
    ],
    'round': [*arc(18, 0, 18, 0, 180, 20)],
    'ovolo': [(0, 0), (28, 0), (28, 4), (25, 4), *arc(5, 5, 20, 0, 90, 10), (4, 25), (4, 28), (0, 28)],
    'handrail': _handrail(),
}


def height(name, x):
    """Of a section over its back at x, in millimetres."""
    pts, top = PROFILES[name], 0.0
    for (x0, z0), (x1, z1) in zip(pts, [*pts[1:], pts[0]], strict=True):
        if min(x0, x1) <= x <= max(x0, x1) and abs(x1 - x0) > 1e-9:
            top = max(top, z0 + (z1 - z0) * (x - x0) / (x1 - x0))
    return top


def length(name, x, z, m, long=1.9, over=False, turned=False):
    """One moulding along y from y=0, its section's corner at (x, z) mm: over lies on its face, turned also end for end."""
    wide = max(p[0] for p in PROFILES[name])
    poly = [((wide - u if turned else u) + x, z - v if over else z + v) for u, v in PROFILES[name]]
    poly = [(u / 1000, v / 1000) for u, v in poly]
    y = RNG.uniform(-0.004, 0.004)
    local = frame(0, y + long / 2, 0, rx=90)
    off = (0, RNG.uniform(-0.02, 0.02), RNG.uniform(-0.03, 0.0))
    plate(poly, long, mat(m), 0.0006, local, segs=1, grain='z', off=off)
    if m == 'primer_white':  # the saw has left what lies under the primer
        plate(poly, 0.0002, mat('mdf_sawn'), 0, frame(0, y - 0.0001, 0, rx=90))


def cord(points, y, turns=3, r=0.0014, m='twine', knot=None):
    """Cotton string round the outline (x, z) mm of a bundle, drawn tight over its corners; knot: where on it the ends are tied."""
    path = []
    for k, p in enumerate(points):
        a, b = points[k - 1], points[(k + 1) % len(points)]
        for q in (a, b):
            d = math.dist(p, q)
            path.append((p[0] + (q[0] - p[0]) * 2.0 / d, p[1] + (q[1] - p[1]) * 2.0 / d))
    for k in range(turns):
        s = [(x / 1000, y + k * 0.0026 + 0.0014 * math.sin(2 * j + k), z / 1000) for j, (x, z) in enumerate(path)]
        for a, b in zip(s, [*s[1:], s[0]], strict=True):
            tube([a, b], r, mat(m), n=3)
    if knot:
        x, z = knot[0] / 1000, knot[1] / 1000 + 0.002
        for way in (-1, 1):
            loop = [
                (0, 0, 0),
                (0.010, -0.004, 0.006),
                (0.024, -0.008, 0.005),
                (0.030, -0.001, 0.0015),
                (0.020, 0.004, 0.003),
                (0, 0, 0.001),
            ]
            tail = [(0, 0, 0), (0.006, -0.010, 0.004), (0.015, -0.022, 0.0005), (0.027, -0.030, 0.0)]
            for line in (loop, tail):
                tube([(x + way * a, y + 0.003 + b, z + c) for a, b, c in line], r, mat(m), n=3, smooth=5)
        tube([(x - 0.003, y - 0.001, z), (x, y + 0.003, z + 0.002), (x + 0.003, y + 0.006, z)], 0.0026, mat(m), n=3, smooth=3)


def block(x0, z0, x1, z1, out=0.8):
    """Outline of a bundle with square corners, a little outside it."""
    c = 1.6
    x0, z0, x1, z1 = x0 - out, z0 - out, x1 + out, z1 + out
    return [(x0 + c, z0), (x1 - c, z0), (x1, z0 + c), (x1, z1 - c), (x1 - c, z1), (x0 + c, z1), (x0, z1 - c), (x0, z0 + c)]


def pairs(name, n, m, turned):
    """Lengths face to face, n pairs on each other from z=0; returns the height in millimetres."""
    wide = max(p[0] for p in PROFILES[name])
    spots = [k * wide / 60 for k in range(61)]
    both = max(height(name, x) + height(name, wide - x if turned else x) for x in spots) + 0.3
    for k in range(n):
        shift = RNG.uniform(-0.5, 0.5)
        length(name, shift, k * both, m)
        length(name, shift, (k + 1) * both - 0.2, m, over=True, turned=turned)
    return n * both


def rounds():
    """Half rounds back to back: three and two of them."""
    for z, columns in ((0, (0, 36.5, 73)), (31.6, (18.2, 54.7))):
        for x in columns:
            length('round', x, z + 18.2, 'oak_milled')
            length('round', x, z + 18.0, 'oak_milled', over=True)
    foot = [*arc(18, 18, 18.8, 180, 270, 4), *arc(91, 18, 18.8, 270, 390, 5)]
    cord([*foot, *arc(72.7, 49.6, 18.8, 30, 90, 4), *arc(36.2, 49.6, 18.8, 90, 150, 4)], 0.085, knot=(54, 69.2))


def bundles():
    """Four bundles side by side on z=0 and two on them, their ends near y=0, from x=0 to 0.47."""
    with at(0.0, 0.012, rz=0.8):
        top = pairs('architrave', 3, 'primer_white', True)
        cord(block(0, 0, 70, top), 0.11, knot=(30, top + 0.8))
    with at(0.088, -0.010, rz=-0.4):
        top = pairs('skirting', 3, 'walnut_milled', False)
        cord(block(-0.5, 0, 95.5, top), 0.15)
    with at(0.084, 0.022, top / 1000 + 0.003, rz=-2.2):
        rounds()
    with at(0.200, 0.0, rz=0.4):
        for row in range(2):
            for k in range(3):
                up = (k + row) % 2 == 0
                length('handrail', 31 + k * 56, row * 47.4 + (0 if up else 47), 'ash_milled', over=not up)
        side = [(159.5, -0.8), (172.5, 20.5), (175, 29), (175, 65.4), (172.5, 73.9), (159.5, 95.2)]
        cord([*side, *[(174 - x, z) for x, z in side[::-1]]], 0.12)
    with at(0.226, 0.030, 0.0972, rz=2.6):
        for row in range(2):
            for k in range(3):
                length('ovolo', k * 28.4, row * 28.3, 'oak_milled')
        cord([(-1, -0.8), (85.6, -0.8), (85.6, 32), *arc(61.8, 33.3, 20.8, 25, 65, 3), (61, 57.4), (-1, 57.4)], 0.10, knot=(28, 57.4))
    with at(0.392, 0.014, rz=-0.9):
        top = pairs('crown', 2, 'oak_milled', True)
        side = [(76.5, -0.8), (86, 8.5), (86, top - 8.5), (76.5, top + 0.8)]
        cord([*side, *[(85 - x, z) for x, z in side[::-1]]], 0.095, knot=(46, top + 0.8))


@picture('molduras-perfil', WIDE, seed=1211, samples=24, scale=0.8, key=0.20, warm=0.45, contrast=1.13)
def molduras():
    """Six bundles of mouldings on the bench, sections like a line of type; low sun grazes their ends from the left."""
    w, d = 4.6, 5.0
    room(
        w,
        d,
        3.2,
        {'L': [(0.4, 1.9, 0.95, 2.5), (2.6, 4.2, 0.95, 2.5)], 'F': [(1.4, 3.4, 0.8, 2.5)]},
        0.45,
        {'*': 'plaster', 'B': 'plaster_green'},
        floor='concrete',
        frames=dict(m='machine_dark', leaves=1, cols=3, rows=4),
        view=0.7,
        sky=0.8,
    )
    sun((-1.0, -0.42, 0.50), 5.5, 0.8)
    high = 0.86
    box(1.0, 1.55, high - 0.07, 3.6, 2.45, high, mat('beech'), 0.004, grain='x', bw=0.11)
    rack(2.2, d - 1.0, 8)
    with at(2.05, 1.80, high + 0.0002):
        for y in (0.16, 0.60):
            box(-0.05, y, 0, 0.53, y + 0.042, 0.026, mat('pine'), 0.0015, grain='x')
        with at(z=0.0265):
            bundles()
    with at(2.36, 1.70, high, rz=-58):  # an offcut, to compare
        length('crown', 0, 0, 'walnut_milled', 0.13)
    area((0.9, 0.7, 2.2), (2.2, 1.8, 0.9), 0.6, 0.8, (1, 0.95, 0.88))
    camera((2.16, 0.92, 1.185), (2.288, 1.83, 0.955), 55, level=False, fstop=7.1, focus=(2.28, 1.80, 0.95))
