"""Carpentry: doors, stairs, windows."""

import math

from core import RNG, at, beam, box, frame, lathe, plate, smooth_path, tube
from furniture import bench
from joinery import field, hinge, knob, lever, panel_door, turned
from palette import mat
from props import branch, folded, shrub, vase
from room import area, camera, laid, open_air, room, sun, wall
from scenes import HOME, TALL, picture


def stair(n, rise=0.178, going=0.27, width=0.95, m='oak', riser='chalk', open_riser=False, nosing=0.028, th=0.036, inset=0.004):
    """Straight flight: treads along y (width), climbing towards +x from the origin."""
    for k in range(n):
        x, z = k * going, (k + 1) * rise
        box(x - nosing, 0, z - th, x + going + 0.006, width, z, mat(m), 0.005, grain='y', bw=0.15)
        if not open_riser:
            box(x, inset, z - rise, x + 0.018, width - 0.004, z - th, mat(riser), 0.001)


def string(n, rise, going, y0, y1, m='oak', up=0.06, down=0.30):
    """Closed string: a sloping plank beside the flight, between y0 and y1, cut upright at its foot and level on the floor."""
    slope = math.atan2(rise, going)
    ang, ln = math.degrees(slope), math.hypot(n * rise, n * going)
    foot = [(up * math.tan(slope), up), (-rise * math.sin(slope), -rise * math.cos(slope))]
    poly = [((down * math.cos(slope) - rise) / math.sin(slope), -down), (ln + 0.02, -down), (ln + 0.02, up), *foot]
    with at(0, (y0 + y1) / 2, rise, ry=-ang):
        plate(poly, abs(y1 - y0), mat(m), 0.004, frame(rx=90), bw=0.0)


def cut_string(n, rise, going, y0, y1, m='oak', th=0.036, deep=0.20):
    """String cut to the steps: the treads lie on it and run over its face; between y0 and y1."""
    top = [(0.0, 0.0)]
    for k in range(n):
        top += [(k * going, (k + 1) * rise - th), ((k + 1) * going, (k + 1) * rise - th)]
    slope = rise / going
    low = [(n * going, n * rise - rise - deep - th), ((rise * 0.2 + deep) / slope, 0.0)]
    with at(0, (y0 + y1) / 2, 0):
        plate(top + low, abs(y1 - y0), mat(m), 0.0015, frame(rx=90), segs=1, bw=0.0)


def balustrade(n, rise, going, y, m='oak', kind='square', per=2, rail_h=0.88, start=0):
    """Balusters on the treads and a rounded handrail above the pitch line."""
    for k in range(start, n):
        for j in range(per):
            x, z = k * going + (j + 0.5) * going / per - 0.01, (k + 1) * rise
            top_z = rail_h + (x / going + 1) * rise - 0.02
            if kind == 'square':
                box(x - 0.012, y - 0.012, z, x + 0.012, y + 0.012, top_z, mat(m), 0.003)
            elif kind == 'iron':
                tube([(x, y, z), (x, y, top_z)], 0.0075, mat('iron'))
            else:
                turned(x, y, z, top_z - z, m, 0.020)
    x0, x1 = start * going - 0.06, n * going + 0.06

    def zz(x):
        return rail_h + (x / going + 1) * rise

    beam(
        [((x0, y, zz(x0)), 0.058, 0.050), (((x0 + x1) / 2, y, zz((x0 + x1) / 2)), 0.058, 0.050), ((x1, y, zz(x1)), 0.058, 0.050)],
        mat(m),
        rnd=0.8,
        cap=0.006,
    )


def newel(x, y, z, h, m='oak', a=0.09):
    """Square newel with chamfered shaft and a turned cap."""
    box(x - a / 2, y - a / 2, z, x + a / 2, y + a / 2, z + h, mat(m), 0.006)
    box(x - a * 0.62, y - a * 0.62, z + h, x + a * 0.62, y + a * 0.62, z + h + 0.02, mat(m), 0.005)
    lathe(
        [(0.02, 0), (0.028, 0.008), (0.022, 0.016), (0.045, 0.045), (0.048, 0.065), (0.03, 0.09), (0.001, 0.098)],
        mat(m),
        x,
        y,
        z + h + 0.02,
        smooth=3,
    )


def doorcase(w, h, m='oak', a=0.085, th=0.022, reveal=0.12):
    """Architrave with a bead around an opening 0..w, 0..h in the xz plane (wall face y=0), lining behind."""
    for x0, x1 in ((-a, 0), (w, w + a)):
        box(x0, -th, 0, x1, 0, h + a, mat(m), 0.004, grain='z')
        xb = x0 + 0.012 if x0 < 0 else x1 - 0.030
        box(xb, -th - 0.006, 0, xb + 0.018, -th + 0.002, h + a - 0.012, mat(m), 0.005, grain='z')
    box(0, -th, h, w, 0, h + a, mat(m), 0.004, grain='x')
    box(-a + 0.012, -th - 0.006, h + a - 0.030, w + a - 0.012, -th + 0.002, h + a - 0.012, mat(m), 0.005, grain='x')
    for x in (-0.004, w - 0.018):
        box(x, -0.004, 0, x + 0.022, reveal, h, mat(m), 0.002, grain='z')
    box(0, -0.004, h - 0.018, w, reveal, h + 0.004, mat(m), 0.002)


def wainscot(x0, x1, h=1.0, m='chalk', n=3, th=0.02):
    """Panelled dado on a wall (face y=0) with a capping."""
    with at(x0, -th, 0):
        w = x1 - x0
        box(0, 0, 0, w, th, 0.12, mat(m), 0.003)
        box(0, 0.002, h - 0.10, w, th, h, mat(m), 0.002)
        st = 0.085
        for k in range(n + 1):
            c = k * (w - st) / n
            box(c, 0.002, 0.12, c + st, th, h - 0.10, mat(m), 0.002, grain='z')
        for k in range(n):
            field(k * (w - st) / n + st, 0.12, (k + 1) * (w - st) / n, h - 0.10, mat(m), th + 0.01, True)
        box(-0.005, -0.018, h, w + 0.005, th, h + 0.028, mat(m), 0.008)


@picture('slide-carpinteria', HOME, seed=4, samples=14, key=0.31)
def slide():
    w, d, h = 6.0, 4.6, 5.4
    room(
        w,
        d,
        h,
        {
            'R': [(1.5, 2.6, 2.2, 4.2)],
            'B': [(1.30, 2.25, 0, 2.16, dict(light=False))],
            'L': [(1.2, 2.5, 0.8, 2.6)],
            'F': [(1.5, 3.5, 0.4, 2.6)],
        },
        0.55,
        'plaster',
        floor='terracotta',
        frames=dict(m='oak', cols=1, rows=4),
        sill='stone',
    )
    sun((1.0, -0.95, 0.62), 8)
    # panelled door in the back wall
    with at(1.30, d):
        doorcase(0.95, 2.16)
        with at(0.016, 0.035, 0.006):
            panel_door(0.918, 2.13, 'oak', (1.3, 0.42, 1.0), 2, 0.042, 0.115, 0.22)
            lever(0.85, 1.02, way=-1)
            for z in (0.25, 1.05, 1.85):
                hinge(z, x=0.003)
    box(1.28, d, 0, 2.28, d + 0.4, 0.004, mat('stone'), 0)
    box(1.1, d + 0.2, -0.02, 2.5, d + 0.25, 2.4, mat('dark'), 0)
    wainscot_m = 'sage'
    with at(0, d):
        wainscot(0.02, 1.21, 0.98, wainscot_m, 2)
        wainscot(2.34, 5.98, 0.98, wainscot_m, 5)
    # stair climbs along the back wall to the right
    n, rise, going, wd = 14, 0.178, 0.265, 1.05
    with at(2.95, d - wd - 0.05):
        stair(n, rise, going, wd, 'oak', 'chalk', nosing=0.032, inset=0.035)
        cut_string(n, rise, going, 0.006, 0.036, 'oak')
        balustrade(n, rise, going, 0.045, 'oak', 'square', 2)
        newel(-0.07, 0.045, 0, 1.14)
    with at(0.64, d - 0.26):
        bench(0.96, 0.34, 0.44, 'oak')
        folded(0.42, 0.28, 3, 'linen_clay', 0.014, 0.22, 0.0, 0.44, 4)
        folded(0.42, 0.28, 2, 'linen', 0.012, 0.215, 0.005, 0.526, -3)
    with at(0.30, d - 0.02, 1.62):  # pegs over the bench, a coat's length of linen on one of them
        box(-0.05, -0.024, 0, 0.82, 0, 0.10, mat('oak'), 0.004)
        for k in range(4):
            with at(0.06 + k * 0.215, -0.024, 0.05, rx=90 - 8):
                lathe([(0.010, 0), (0.009, 0.05), (0.015, 0.062), (0.015, 0.074), (0.001, 0.08)], mat('oak'), n=22)
    with at(4.50, 3.55):
        vase('tall', 0.21, 0.62, 'ceramic_clay')
        for _ in range(7):
            with at(0, 0, 0.5):
                branch(0.95, (RNG.uniform(-0.35, 0.35), RNG.uniform(-0.35, 0.25), 1), 'grass', (0.16, 0.012), n=13, twigs=2)
    camera((2.3, -0.55, 1.42), (2.85, 4.4, 1.42), 32)


def tinaja(r=0.30, h=0.74):
    """Clay jar for oil or water, thrown in rings, its mouth drawn in."""
    side = [
        (0.40, 0),
        (0.46, 0.03),
        (0.72, 0.22),
        (0.96, 0.48),
        (1.0, 0.62),
        (0.92, 0.78),
        (0.66, 0.91),
        (0.57, 0.945),
        (0.66, 0.985),
        (0.66, 1.0),
    ]
    out = smooth_path([(a * r, b * h) for a, b in side], 6)
    rings = [(a * (1 + 0.007 * math.sin(95 * b / h)), b) for a, b in out]
    lathe([*rings, (0.58 * r, 0.99 * h), (0.50 * r, 0.94 * h), (0.62 * r, 0.88 * h), (0.001, 0.80 * h)], mat('clay_fired'), n=64, sharp=50)


@picture('escalera-fresno', TALL, seed=14, samples=24, scale=1, key=0.225, warm=0.5)
def escalera():
    """Ash flight along a smoke-grey wall, black iron balusters; late light rakes in from a window high on the left."""
    n, rise, going, wide = 15, 0.178, 0.26, 1.05
    x0, d, h = 1.6, 4.6, 5.4
    w = x0 + (n - 1) * going  # the last tread lies in the doorway of the landing
    door = (0.0, 1.20, 2.67, 4.75, dict(light=False, bare=True))
    room(
        w,
        d,
        h,
        {'L': [(0.2, 2.6, 2.3, 4.7)], 'F': [(1.4, 3.4, 0.5, 2.5)], 'R': [door]},
        0.45,
        {'*': 'plaster', 'B': 'plaster_smoke', 'R': 'plaster_smoke'},
        floor='flagstone',
        frames=dict(m='ash', cols=2, rows=3),
        sky=0.8,
    )
    sun((-1.0, -0.75, 0.60), 2.4, 1.0, (1.0, 0.87, 0.70))
    front = d - wide - 0.02
    with at(x0, front):
        with at(0, 0.012):
            stair(n, rise, going, wide - 0.024, 'ash', open_riser=True, th=0.042)
        for y in (0.0, wide - 0.05):
            string(n, rise, going, y, y + 0.05, 'ash')
        balustrade(n, rise, going, 0.025, 'ash', 'iron', 3, 0.90)
        box(-0.075, -0.013, 0, 0.0, 0.063, 1.14, mat('ash'), 0.006)
    # the landing: a floor, walls that take the lamp's light, a ceiling
    box(w + going, front - 0.3, 2.60, w + 2.4, d + 0.1, 2.67, mat('ash'), 0.002, grain='y', bw=0.14)
    for q in ((w + 0.45, d, w + 2.5, d + 0.1), (w + 0.45, d - 2.4, w + 2.5, d - 2.3), (w + 2.3, d - 2.4, w + 2.4, d + 0.1)):
        box(q[0], q[1], 2.4, q[2], q[3], 5.3, mat('plaster'), 0)
    box(w + 0.40, d - 2.4, 5.2, w + 2.4, d + 0.1, 5.3, mat('plaster_white'), 0)
    area((w + 1.4, d - 1.6, 4.9), (w + 1.4, d - 0.4, 3.0), 0.7, 1.6, (1, 0.82, 0.60))
    with at(4.42, 3.90):
        tinaja()
    camera((0.20, 0.90, 0.95), (2.91, 3.72, 1.47), 30.5)


@picture('puerta-roble', TALL, seed=6, key=0.34, warm=0.3)
def puerta():
    """Entrance door in a lime-plastered wall, afternoon sun raking from the left."""
    open_air((-0.85, -0.75, 0.62), 1.0, 4.2)
    with at(-4, 0):
        wall(8, 4.6, 0.6, [(3.45, 4.55, 0.12, 2.42)], 'plaster_rough', 0.012)
    laid('flagstone', 9, 5, -4.5, -4.5)
    # stone surround and step
    for x0, x1 in ((-0.75, -0.55), (0.55, 0.75)):
        for k in range(6):
            j = RNG.uniform(-0.004, 0.004)
            box(x0 + j, -0.035 + j, 0.12 + k * 0.385, x1 + j, 0.2, 0.12 + (k + 1) * 0.385 - 0.003, mat('stone_warm'), 0.008)
    box(-0.80, -0.045, 2.43, 0.80, 0.2, 2.70, mat('stone_warm'), 0.010)
    box(-0.95, -0.45, 0, 0.95, 0.25, 0.12, mat('stone_warm'), 0.012)
    with at(-0.55, 0.14, 0.12):
        box(0, 0, 0, 0.06, 0.10, 2.3, mat('oak'), 0.004)
        box(1.04, 0, 0, 1.10, 0.10, 2.3, mat('oak'), 0.004)
        box(0.06, 0, 2.24, 1.04, 0.10, 2.3, mat('oak'), 0.004)
        box(0, -0.10, -0.02, 1.10, 0.11, 0.03, mat('stone_warm'), 0.006)  # threshold, let into the step, 8 mm under the leaf
        with at(0.063, 0.012, 0.038):
            panel_door(0.974, 2.198, 'oak', (1.0, 0.48, 1.15), 2, 0.055, 0.115, 0.24)
            box(0.004, -0.032, 0.014, 0.970, 0.002, 0.062, mat('oak'), 0.010)  # weather bar
            with at(0.487, -0.0, 1.32, rx=90):
                lathe(
                    [(0.05, 0), (0.052, 0.006), (0.03, 0.012), (0.024, 0.03), (0.045, 0.045), (0.05, 0.06), (0.03, 0.075), (0.001, 0.078)],
                    mat('brass'),
                    smooth=3,
                )
            box(0.885, -0.006, 0.98, 0.930, 0.002, 1.22, mat('brass'), 0.003)
            knob(0.907, 1.12, 0.026)
            with at(0.907, -0.004, 1.03, rx=90):
                lathe([(0.010, 0), (0.010, 0.004), (0.003, 0.005)], mat('iron'), n=16)
    # lantern and pot
    with at(0.98, -0.02, 2.02):
        box(-0.03, 0, -0.05, 0.03, 0.025, 0.15, mat('iron'), 0.003)
        tube([(0, 0, 0.12), (0, -0.14, 0.14), (0, -0.16, 0.08)], 0.007, mat('iron'), smooth=3)
        box(-0.06, -0.22, -0.16, 0.06, -0.10, -0.15, mat('iron'), 0.001)
        box(-0.07, -0.23, 0.05, 0.07, -0.09, 0.07, mat('iron'), 0.002)
        for x in (-0.055, 0.055):
            for y in (-0.215, -0.105):
                box(x - 0.004, y - 0.004, -0.15, x + 0.004, y + 0.004, 0.05, mat('iron'), 0)
        lathe([(0.012, 0), (0.02, 0.04), (0.012, 0.09), (0.001, 0.1)], mat('bulb'), 0, -0.16, -0.13, smooth=3)
    with at(1.25, -0.32):
        vase('pot', 0.17, 0.30, 'ceramic_clay')
        shrub(0.45, 0.42, 34, 'olive', (0.05, 0.007), z=0.27)
    camera((0.42, -4.6, 1.45), (0.0, 0, 1.36), 43)
