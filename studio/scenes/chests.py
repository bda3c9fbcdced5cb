"""The chest of the gallery: before, after, and open."""

import math

from core import RNG, at, beam, box, frame, lathe, plate, sheet, smooth_path, tube
from joinery import dovetail_board
from palette import mat
from props import sheets
from room import camera, room, sun
from scenes import TALL, WIDE, picture

WIDTH, DEPTH, HEIGHT = 1.15, 0.52, 0.42  # of the body, without plinth and lid
STRAPS = (0.22, WIDTH - 0.22)


def nail(x, y, m, r=0.007):
    """Head of a forged nail on z=0."""
    lathe([(r, 0), (r * 0.86, 0.003), (0.001, 0.004)], m, x, y, n=14)


def bracket_foot(sx, sy, m):
    """Tapered foot under a corner: sx, sy 0 or 1."""
    x, y = (0.04, WIDTH - 0.04)[sx], (0.03, DEPTH - 0.03)[sy]
    beam(
        [((x, y, -0.12), 0.10, 0.08), ((x, y, -0.06), 0.11, 0.09), ((x, y, -0.03), 0.12, 0.10)],
        m,
        rnd=0.2,
        seed=0.16 + 0.3 * sx + 0.15 * sy,
    )


def body(wood, worn):
    """Dovetailed box on a plinth with four feet, its lower front left corner at the origin; worn: a length of plinth and a foot are gone."""
    w, d, h = WIDTH, DEPTH, HEIGHT
    for y in (0, d - 0.024):
        with at(0, y, 0):
            dovetail_board(w, h, 0.024, wood, 6, 0.024, (True, True), wood)
    for x in (0.0, w - 0.024):
        box(x + 0.0005, 0.024, 0, x + 0.0235, d - 0.024, h, mat(wood), 0.001, grain='y')
    box(0.02, 0.02, 0.0, w - 0.02, d - 0.02, 0.02, mat(wood), 0.001)
    if worn:  # broken off along the fibre
        end = w - 0.32
        jag = [(end, -0.035), (end + 0.012, -0.020), (end - 0.03, -0.012), (end + 0.055, 0.004), (end + 0.01, 0.016), (end + 0.03, 0.030)]
        shape = [(px - w / 2, pz - 0.005) for px, pz in ((-0.02, -0.035), *jag, (end - 0.015, 0.045), (-0.02, 0.045))]
        plate(shape, 0.024, mat(wood), 0.004, frame(w / 2, -0.008, 0.005, rx=90), segs=3, seed=0.31)
    else:
        box(-0.02, -0.02, -0.035, w + 0.02, 0.004, 0.045, mat(wood), 0.006, seed=0.31)
    box(-0.02, d - 0.004, -0.035, w + 0.02, d + 0.02, 0.045, mat(wood), 0.006)
    for x0, x1 in ((-0.02, 0.004), (w - 0.004, w + 0.02)):
        box(x0, 0.0, -0.035, x1, d, 0.045, mat(wood), 0.006, seed=0.60)
    for sx in (0, 1):
        for sy in (0, 1):
            if worn and sx == 1 and sy == 0:  # somebody put a stone there
                with at(w - 0.08, 0.06, 0, rz=8):
                    box(-0.11, -0.052, -0.12, 0.11, 0.052, -0.066, mat('stone_warm'), 0.006)
                    box(-0.06, -0.045, -0.066, 0.08, 0.045, -0.0355, mat('greywood'), 0.003, grain='x')
                continue
            bracket_foot(sx, sy, mat(wood))


def lid(wood, iron, worn, angle):
    """Moulded lid on two strap hinges, opened by angle about its back edge; worn: split along the fibre, one hinge gone."""
    w, d = WIDTH, DEPTH
    with at(0, d + 0.005, HEIGHT + 0.002, rx=-angle):
        y0, middle = -d - 0.03, (-d - 0.02) / 2
        if worn:  # two parts of one board, so that its grain is the mended lid's: the split gapes to the right
            half, back, front = w / 2 + 0.02, 0.01 - middle, y0 - middle
            rift = [(-half, 0.033), (-0.30, 0.034), (-0.05, 0.031), (0.20, 0.033), (half, 0.0305)]
            torn = [(half, 0.047), (0.22, 0.0445), (-0.04, 0.0372), (-0.28, 0.0365), (-half, 0.0338)]
            lamp = -0.13  # the ring is drawn about the part's own middle
            for part, y in (([(-half, front), (half, front), *rift[::-1]], lamp), ([*torn[::-1], (half, back), (-half, back)], 0)):
                shape = [(px, py - y) for px, py in part]
                board = plate(shape, 0.026, mat(wood), 0.003, frame(w / 2, middle + y, 0.013), bw=0.19, seed=0.41, off=(0, y, 0))
                board['ring'] = float(y == lamp)
        else:
            box(-0.02, y0, 0, w + 0.02, 0.01, 0.026, mat(wood), 0.005, bw=0.19, seed=0.41)
        box(-0.035, -d - 0.045, -0.016, w + 0.035, -d - 0.028, 0.020, mat(wood), 0.006, seed=0.53)
        for x0, x1 in ((-0.037, -0.02), (w + 0.02, w + 0.037)):
            box(x0, -d - 0.03, -0.016, x1, 0.01, 0.020, mat(wood), 0.006, seed=0.75)
        for x in STRAPS[:1] if worn else STRAPS:
            box(x - 0.019, -d - 0.02, 0.026, x + 0.019, 0.006, 0.0295, iron, 0.001)
            for y in (-d + 0.02, -d / 2, -0.06):
                with at(0, 0, 0.0295):
                    nail(x, y, iron)
        box(w / 2 - 0.016, -d - 0.0515, -0.085, w / 2 + 0.016, -d - 0.0455, 0.0, iron, 0.002)  # the hasp goes with the lid
        box(w / 2 - 0.016, -d - 0.051, 0.0, w / 2 + 0.016, -d + 0.04, 0.0295, iron, 0.002)


def ironwork(iron, worn):
    """Straps and lock of the front, a handle at each end; worn: one strap is gone, its place and the rust of its nails are left."""
    w, d, h = WIDTH, DEPTH, HEIGHT
    for k, x in enumerate(STRAPS):
        if worn and k:
            for z in (0.09, 0.22, 0.36):
                with at(x, -0.0002, z, rx=90):
                    lathe([(0.004, 0), (0.0038, 0.0004), (0.001, 0.0005)], mat('black'), n=12)
                    drip = [(-0.0035, 0.002), (-0.0045, -0.012), (-0.0015, -0.045), (0.0008, -0.060), (0.002, -0.03), (0.0045, -0.010)]
                    plate([*drip, (0.0035, 0.002)], 0.0004, mat('rust_tear'), 0)
            continue
        with at(x, 0, 0):
            box(-0.019, -0.0032, 0.05, 0.019, 0, h, iron, 0.001)
            for z in (0.22, 0.36) if worn else (0.09, 0.22, 0.36):
                with at(0, -0.0032, z, rx=90):
                    nail(0, 0, iron)
    with at(w / 2, -0.001, h - 0.10, rx=90):
        lathe([(0.048, 0), (0.048, 0.0035), (0.045, 0.005), (0.001, 0.005)], iron, n=48)
        lathe([(0.006, 0.005), (0.006, 0.007), (0.001, 0.007)], mat('black'), n=12)
    for x, s in ((-0.003, -1), (w + 0.003, 1)):
        out = ((0, -0.07, 0.62), (0.03, -0.06, 0.52), (0.035, 0, 0.48), (0.03, 0.06, 0.52), (0, 0.07, 0.62))
        tube([(x + s * dx, d / 2 + y, h * z) for dx, y, z in out], 0.007, iron, smooth=3)


def chest(state='good', wood='chestnut', lid_wood=None, angle=0.0):
    """Plank chest with dovetailed corners, iron strap and lock, 1.15 x 0.52 x 0.58; 'worn' is as it came from the barn.
    lid_wood: where the lid is already further on than the rest; angle: how far it stands open (degrees)."""
    worn = state == 'worn'
    iron = mat('rust_old' if worn else 'iron')
    with at(-WIDTH / 2, -DEPTH / 2, 0.12):
        body(wood, worn)
        lid(lid_wood or wood, iron, worn, angle)
        ironwork(iron, worn)


def pitcher(m='ceramic_clay', h=0.34):
    """Unglazed water pitcher of La Mancha: narrow foot, wide shoulder, one handle."""
    prof = [(0.05, 0), (0.055, 0.006), (0.085, 0.10), (0.112, 0.19), (0.105, 0.245), (0.060, 0.285), (0.036, 0.305), (0.034, 0.322)]
    lip = [(0.043, 0.340), (0.045, 0.345), (0.038, 0.344), (0.030, 0.325), (0.001, 0.32)]
    k = h / 0.345
    lathe([(r * k, z * k) for r, z in smooth_path(prof + lip, 4)], mat(m), n=64, sharp=60)
    grip = [(0.033, 0, 0.318), (0.062, 0, 0.326), (0.096, 0, 0.296), (0.108, 0, 0.250), (0.102, 0, 0.212)]
    tube([tuple(v * k for v in p) for p in grip], [0.011, 0.0105, 0.010, 0.010, 0.011], mat(m), n=5, smooth=4)


def _hall():
    """Lime wall, clay floor, one undivided window on the left."""
    w, d, h = 3.8, 3.2, 2.7
    openings = {'L': [(1.0, 2.3, 0.75, 2.25)], 'F': [(0.8, 2.8, 0.5, 2.4)]}
    room(w, d, h, openings, 0.5, 'plaster', floor='terracotta_brick', frames=dict(m='oak', cols=1, rows=1, leaves=1))


def _arcon(state):
    _hall()
    sun((-1.0, -0.28, 0.52), 3.2, 2.2)
    with at(1.95, 2.68, 0, rz=-13):
        chest(state, 'chestnut_waxed' if state == 'good' else 'chestnut_neglected')
        if state == 'good':
            with at(0.78, 0.10, 0.0, rz=-50):  # beside it: nothing but the chest changes under the line
                pitcher()
        else:  # the length of plinth that came with it
            with at(0.06, -0.37, 0.012, rz=10):
                with at(rx=4):
                    plate(
                        [(0, -0.03), (0.27, -0.03), (0.30, -0.012), (0.28, 0.008), (0.33, 0.03), (0.02, 0.03)],
                        0.022,
                        mat('chestnut_neglected'),
                        0.003,
                    )
    camera((1.55, 0.02, 1.16), (1.95, 2.68, 0.37), 50, fstop=8, focus=(1.95, 2.45, 0.45))


@picture('arcon-restaurado', WIDE, seed=91, samples=12, key=0.24)
def arcon():
    _arcon('good')


@picture('arcon-antes', WIDE, seed=91, samples=14, key=0.20, exposure=0.255, warm=-0.12)
def arcon_antes():
    _arcon('worn')


def towel(w, inside, hang, m):
    """Fringed linen laid over the edge of a board, its outer face y=0 and its upper edge z=0: lies inside, falls in front (-y)."""
    path = smooth_path(
        [
            (inside, -0.0012),
            (inside * 0.6, -0.0010),
            (0.085, -0.0008),
            (0.062, -0.0022),
            (0.044, -0.0058),
            (0.030, -0.0030),
            (0.022, 0.0024),
            (0.008, 0.0036),
            (-0.0015, 0.0010),
            (-0.0046, -0.0070),
            (-0.0052, -0.030),
            (-0.0056, -0.10),
            (-0.0050, -hang),
        ],
        10,
    )
    last = len(path) - 1

    def fn(u, v):
        y, z = path[round(v * last)]
        fall = max(0.0, -z - 0.012) / hang if y < 0 else 0.0
        lies = max(0.0, min(1.0, y / 0.05))
        a = u - 0.5
        flute = 0.5 + 0.5 * math.sin(13.5 * a + 0.9 + 0.5 * fall) + 0.28 * math.sin(29 * a + 2.2 - 0.8 * fall)
        y -= 0.019 * fall**0.8 * max(0.0, flute)
        x = a * w * (1 - 0.035 * fall) + 0.004 * fall * fall + 0.010 * lies * y
        return x, y, z + 0.004 * fall * (u - 0.3 * math.sin(9 * u)) + 0.0006 * lies * math.sin(40 * y + 9 * u)

    nu = 90
    sheet(fn, nu, last, mat(m), th=0.0022)
    for k in range(3 * nu):  # the fringe: warp threads past the last weft
        x, y, z = fn((k + 0.5) / (3 * nu), 1.0)
        tip = (x + RNG.uniform(-0.0025, 0.0025), y + RNG.uniform(-0.001, 0.0012), z - RNG.uniform(0.013, 0.018))
        tube([(x, y, z + 0.001), ((x + tip[0]) / 2, y - 0.0006, (z + tip[2]) / 2), tip], 0.0006, mat(m), n=1)


@picture('arcon-alto', TALL, seed=97, samples=16, key=0.18)
def arcon_alto():
    """The restored chest from its corner, the lid half open, linen in it and over its edge."""
    _hall()
    sun((-1.0, -0.36, 0.60), 4.5, 1.8)
    with at(1.80, 2.30, 0, rz=-34):
        chest('good', 'chestnut_waxed', angle=68)
        raw = ('linen_raw', 'linen', 'linen_raw', 'linen_raw', 'linen_raw')
        stacks = (
            (-0.535, 0.425, 0.536, raw, 'book_b'),
            (-0.070, 0.270, 0.512, ('linen_clay', 'linen', 'linen_clay', 'linen_clay', 'linen_clay'), None),
            (0.240, 0.265, 0.494, ('linen', 'linen_green', 'linen_green', 'linen', 'linen_green'), None),
        )
        for x, w, high, cloths, stripe in stacks:
            with at(x + w / 2, 0.005, high - 0.0684):
                sheets(w, 0.40, cloths, stripe=stripe)
        with at(-0.192, -DEPTH / 2, 0.12 + HEIGHT):
            towel(0.20, 0.25, 0.20, 'linen')
    camera((2.78, -0.28, 1.42), (1.83, 2.2, 0.50), 50, fstop=6.3, focus=(2.0, 1.95, 0.5))
