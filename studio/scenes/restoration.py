"""Restoration: chair, chest of drawers, turned legs."""

import math

import tools
from core import RNG, at, beam, box, lathe, plate, sheet, smooth_path, tube
from furniture import chair_ladder, chair_spindle, twisted, woven_seat
from joinery import carcass, drawer, turned
from palette import mat
from props import hares_tails, vase
from room import camera, room, sun
from scenes import WIDE, picture
from scenes.sideboards import table_lamp
from scenes.workshop import shop


def jars(n=4):
    """Shellac, wax and spirit in a row from x=0."""
    for k in range(n):
        h = (0.13, 0.10, 0.15, 0.09)[k % 4]
        vase('jar', 0.036, h, ('glass_brown', 'ceramic', 'glass_brown', 'ceramic_dark')[k % 4], k * 0.10, RNG.uniform(-0.02, 0.02))
        lathe([(0.016, 0), (0.018, 0.018), (0.014, 0.022)], mat('pine'), k * 0.10, 0, h - 0.004, n=16)


def pad(m='linen_white'):
    """French-polishing pad: wadding in a square of old linen, its corners twisted into a tail."""
    tail = RNG.uniform(0, 6)

    def fn(u, v):
        a = 2 * math.pi * u
        if v < 0.55:  # the cushion, flat below
            t = v / 0.55
            r, z = 0.046 * math.sin(math.pi * (0.12 + 0.80 * t)) ** 0.75, 0.002 + 0.040 * t**1.5
            gather = 0.02 + 0.16 * t**3
        else:  # the twisted tail
            t = (v - 0.55) / 0.45
            r, z = 0.013 + 0.013 * t**1.6, 0.042 + 0.034 * t
            gather = 0.22 + 0.20 * t
            a += 1.6 * t
        fold = 1 + gather * (math.sin(7 * a + tail) * 0.6 + math.sin(11 * a + 2 * tail) * 0.4)
        lean = 0.05 * max(0, v - 0.5)
        return (r * fold * math.cos(a) + lean, r * fold * math.sin(a), z + (0.006 * math.sin(5 * a + tail) * v if v > 0.55 else 0))

    sheet(fn, 110, 40, mat(m), th=0.0016)


def chest_of_drawers(m='walnut', w=1.05, h=0.86, d=0.48, out=None):
    """Restored three-drawer chest on turned feet with a moulded top."""
    with at(-w / 2, -d / 2, 0.11):
        carcass(w, h - 0.14, d, m, 0.024)
        g, hh = 0.003, (h - 0.14 - 0.048 - 0.012) / 3
        for k in range(3):
            with at(0.027, 0.001, 0.027 + k * (hh + g)):
                drawer(
                    w - 0.054,
                    hh,
                    d - 0.04,
                    m,
                    'oak_pale',
                    out[1] if out and out[0] == k else 0,
                    0.022,
                    4,
                    'knobs',
                    dict(seed=0.3, off=(0, k * 0.25, 0)),
                )
                for q in ((0.012, 0.012, w - 0.066, 0.020), (0.012, hh - 0.020, w - 0.066, hh - 0.012)):
                    if not (out and out[0] == k):
                        box(q[0], -0.004, q[1], q[2], 0.002, q[3], mat(m), 0.003)
        box(-0.02, -0.02, -0.03, w + 0.02, d, 0.022, mat(m), 0.008)
        box(-0.03, -0.035, h - 0.14, w + 0.03, d + 0.01, h - 0.118, mat(m), 0.009, bw=0.16)
        box(-0.015, -0.02, h - 0.155, w + 0.015, d, h - 0.138, mat(m), 0.006)
        for x in (0.05, w - 0.05):
            for y in (0.05, d - 0.05):
                turned(x, y, -0.11, 0.085, m, 0.042, 'bun')


def rush_bundle(n=70, ln=0.95):
    """Dried leaves of rush along x, tied twice, ends loose."""
    for _ in range(n):
        a, q, cut_at = RNG.uniform(0, 6.28), 0.030 * RNG.random() ** 0.5, RNG.uniform(0.86, 1.0) * ln / 2
        y, z, flare = q * math.cos(a), 0.028 + 0.8 * q * math.sin(a), RNG.uniform(1.4, 2.6)
        tip = (cut_at, y * flare + RNG.uniform(-0.03, 0.03), max(0.004, z * 0.6))
        stalk = [(-cut_at, y * 1.5, max(0.004, z)), (-0.2, y, z), (0.15, y, z), (0.32, y * 1.3, max(0.004, 0.9 * z)), tip]
        tube(stalk, [0.0028, 0.0030, 0.0026, 0.0020, 0.0007], mat(RNG.choice(('leaf_dry', 'leaf_dry', 'rush_leaf'))), n=2, smooth=3)
    ties = []
    for x in (-0.21, -0.198, 0.14, 0.152):
        ties.append([(x + 0.001 * k, 0.033 * math.cos(0.7 * k), 0.029 + 0.030 * math.sin(0.7 * k)) for k in range(10)])
    twisted(ties)


def coil(turns=9, r=0.085):
    """Cord wound ready for weaving, hung in the xz plane below the origin."""
    path = []
    for k in range(turns * 14):
        a, q = 2 * math.pi * k / 14, r * (1 + 0.10 * math.sin(1.7 * k)) + RNG.uniform(-0.003, 0.003)
        path.append((q * math.sin(a), RNG.uniform(-0.012, 0.012), -1.35 * q * (1 - math.cos(a)) + 0.004 * math.sin(2.3 * k)))
    twisted([path])


@picture('restauracion-1', WIDE, seed=301, samples=24, key=0.185, warm=0.2)
def silla():
    """Old chair on a low table, close: its rush seat half woven, from the corners inwards; low sun from the right."""
    d = 3.6
    shop(4.6, d, 2.9, (1.0, -0.22, 0.36), 6, floor='floor_oak_dark', wins={'R': [(1.3, 2.7, 0.9, 2.4)], 'F': [(1.0, 3.4, 0.5, 2.6)]})
    with at(2.35, 2.35):
        for x in (-0.62, 0.62):
            with at(x, 0, 0):
                _low_trestle(0.52)
        box(-0.95, -0.40, 0.52, 0.95, 0.40, 0.555, mat('oldpine'), 0.003, bw=0.20)
        with at(-0.02, 0.05, 0.555, rz=27):
            chair_ladder('chestnut_waxed', None, 3, 0.92)
            woven_seat(0.40)
            start = (-0.036, 0.046, 0.432)
            twisted([[start, (-0.032, 0.02, 0.415), (-0.01, -0.03, 0.25), (0.03, -0.10, 0.05), (0.10, -0.16, 0.004), (0.19, -0.19, 0.004)]])
        with at(0.60, 0.14, 0.555, rz=22):
            rush_bundle()
        with at(0.50, -0.22, 0.562, rx=90, rz=20):
            coil()
    box(-0.3, d - 0.004, 0, 4.9, d + 0.002, 1.14, mat('plaster_green'), 0)  # painted dado
    for x, z in ((2.86, 1.07), (2.92, 1.055)):  # more cord on a nail
        with at(x, d - 0.03, z):
            coil(7, 0.075)
    tube([(2.88, d, 1.075), (2.88, d - 0.06, 1.083)], 0.003, mat('iron'))
    camera((1.60, 0.90, 1.47), (2.385, 2.38, 0.85), 50, level=False, fstop=4, focus=(2.30, 2.25, 1.0))


def _low_trestle(h):
    """Trestle h high whose rail lies along y."""
    for s in (-1, 1):
        for y in (-0.28, 0.28):
            beam([((s * 0.16, y * 1.12, 0), 0.04, 0.045), ((s * 0.03, y, h - 0.07), 0.045, 0.05)], mat('pine'), rnd=0.1)
    box(-0.04, -0.37, h - 0.08, 0.04, 0.37, h, mat('pine'), 0.004)


def calm_room():
    """A green wall, two windows, low sun from the left; gives the room's depth."""
    w, d, h = 4.2, 3.6, 2.8
    room(
        w,
        d,
        h,
        {'L': [(1.0, 2.2, 0.5, 2.4)], 'F': [(1.2, 3.2, 0.5, 2.5)]},
        0.55,
        {'*': 'plaster', 'B': 'plaster_green'},
        floor='herring_oak',
        frames=dict(m='oak_pale', cols=1, rows=4),
        skirting='chalk',
    )
    sun((-1.0, -0.42, 0.62), 6)
    return d


@picture('restauracion-2', WIDE, seed=311, samples=32, scale=1, key=0.235, contrast=1.2)
def comoda():
    """Restored chest of drawers with its mirror, in a calm room."""
    d = calm_room()
    with at(2.15, d - 0.30):
        chest_of_drawers('walnut_polished', 1.15, 0.90, 0.50, out=(2, 0.10))
        zt = 0.885
        vase('bottle', 0.07, 0.24, 'ceramic_dark', -0.38, 0.05, zt)
        with at(-0.38, 0.05, zt + 0.20):
            hares_tails(15, 0.31)
        with at(0.40, 0.02, zt):
            table_lamp(0.42, 'ceramic')
        with at(0.10, -0.06, zt, rz=10):
            box(-0.09, -0.06, 0, 0.09, 0.06, 0.05, mat('walnut'), 0.003)
    # oval mirror in a turned frame
    with at(2.15, d - 0.02, 1.62, rx=90):
        n = 64
        pts = [(0.31 * math.cos(6.2832 * k / n), 0.43 * math.sin(6.2832 * k / n), 0.02) for k in range(n + 1)]
        for rr, zz, t in ((1.0, 0.012, 0.024), (0.92, 0.022, 0.014)):
            tube([(x * rr, y * rr, zz) for x, y, _ in pts], t, mat('walnut_polished'), n=3)
        plate([(x * 0.96, y * 0.96) for x, y, _ in pts[:-1]], 0.012, mat('mirror'), 0)
    with at(3.40, d - 0.66, 0, rz=-30):
        chair_spindle('walnut_polished')
    camera((1.5, -0.35, 1.28), (2.14, 3.4, 0.99), 38)


@picture('comoda-cajon', WIDE, seed=313, samples=48, key=0.25)
def cajon_abierto():
    """The same chest, close, at the height of a hand: a drawer with old dovetails pulled out, linen in it."""
    d = calm_room()
    with at(2.15, d - 0.30):
        chest_of_drawers('walnut_polished', 1.15, 0.90, 0.50, out=(2, 0.27))
        zt = 0.885
        vase('bottle', 0.075, 0.27, 'ceramic', 0.34, 0.02, zt)
        with at(0.34, 0.02, zt + 0.23):
            hares_tails(17, 0.33)
        with at(-0.24, 0.02, zt, rz=14):
            jars(3)
        with at(0.08, -0.10, zt):
            pad()
        for k in range(14):
            with at((-0.22, 0.16)[k % 2], -0.36, 0.63 + k // 2 * 0.025, rz=RNG.uniform(-3, 3)):
                box(-0.17, -0.10, 0, 0.17, 0.12, 0.024, mat(('linen_white', 'linen_clay', 'linen', 'linen_white', 'linen')[k % 5]), 0.011)
    camera((1.10, 1.42, 1.40), (2.22, d - 0.42, 0.79), 46, fstop=5.6, focus=(2.0, d - 0.75, 0.8))


@picture('restauracion-3', WIDE, seed=321, samples=10, key=0.25)
def torneado():
    """Close-up: turned legs, one cleaned and polished, one still grey; shellac pad and brush."""
    room(
        3,
        2.6,
        2.6,
        {'L': [(0.4, 2.2, 0.9, 2.3)], 'F': [(0.5, 2.5, 0.6, 2.4)]},
        0.4,
        'plaster',
        floor='oak_dark',
        frames=dict(m='oak', cols=1, rows=3),
    )
    sun((-1.0, 0.15, 0.62), 4, 2.0)
    with at(1.45, 1.3):
        tools.workbench(2.2, 0.95)
    prof = [
        (0.42, 0),
        (0.55, 0.03),
        (0.4, 0.07),
        (0.45, 0.1),
        (0.62, 0.3),
        (0.95, 0.44),
        (0.6, 0.52),
        (0.95, 0.54),
        (0.95, 0.57),
        (0.55, 0.6),
        (0.8, 0.66),
        (1, 0.74),
        (0.8, 0.82),
        (0.6, 0.84),
        (1, 0.87),
        (1, 1),
    ]
    turning = smooth_path([(a * 0.036, b * 0.55) for a, b in prof], 4)
    groove = next(k for k, (_, b) in enumerate(turning) if b >= 0.6 * 0.55)  # as far as the middle one is cleaned
    for y, r, clean, done in ((-0.01, 9, 0, 'walnut_polished'), (0.14, 8, groove, 'walnut_fresh'), (0.295, 10, len(turning), '')):
        with at(1.20, 1.02 + y, 0.8965, rz=r):
            for part, m in ((turning[: clean + 1], 'oldwalnut'), (turning[clean:], done)):
                if len(part) > 1:
                    lathe(part, mat(m), axis='x', n=48, seed=0.29)
    with at(1.31, 0.92, 0.862, rz=-28, s=0.92):
        pad('rag')
    with at(1.62, 0.95, 0.86, rz=150):
        tools.brush()
    with at(1.84, 1.30, 0.86):
        jars(2)
    with at(1.06, 0.97, 0.86):
        lathe([(0.045, 0), (0.05, 0.004), (0.052, 0.022), (0.048, 0.022), (0.046, 0.006), (0.001, 0.006)], mat('steel'), n=40)
        lathe([(0.046, 0.012), (0.001, 0.0125)], mat('glass_brown'), n=40)
    camera((1.14, 0.33, 1.30), (1.44, 1.08, 0.885), 50, level=False, fstop=4, focus=(1.42, 1.0, 0.90))
