"""Details inside the news articles: grain that runs on, planks before the cut, glue under cord."""

import math

from mathutils import Matrix, Vector

import tools
from core import RNG, at, box, frame, lathe, mesh_of, plate, put, smooth_path, tube
from joinery import carcass, knob, leg, slab
from palette import mat
from props import bowl, vase_branches
from room import camera, room, sun
from scenes import WIDE, picture
from scenes.about import UPRIGHT
from scenes.chests import chest
from scenes.restoration import jars


@picture('armonia-detalle', WIDE, seed=617, samples=10, key=0.30)
def veta_seguida():
    """Sideboard, close: quiet straight grain runs through three doors, the drawers carry the lively plank."""
    room(
        4.4,
        3.2,
        2.7,
        {'L': [(0.9, 2.3, 0.5, 2.3)], 'F': [(0.9, 3.4, 0.5, 2.4)]},
        0.45,
        'plaster',
        floor='floor_oak_pale',
        frames=dict(m='oak', cols=1, rows=3),
    )
    sun((-1.0, -0.62, 0.52), 5, 1.5)
    width, height, depth, th = 2.1, 0.60, 0.46, 0.022
    with at(0.95, 3.2 - 0.02 - depth, 0.20):
        carcass(width, height, depth, 'oak', th)
        g, hh, dw = 0.003, height - 2 * th - 0.006, 0.47
        z0 = th + g
        n, dr = 3, width - 2 * th - 3 * (0.47 + 0.003) - 0.006
        for k in range(n):  # quarter-sawn: the heart lies far off in the plane of the door
            x = width - th - (n - k) * (dw + g)
            with at(x, 0.001, z0):
                slab(dw, hh, 'oak_quiet', 0.021, grain='x', seed=0.62, off=(x, 0.42, 0.02))
                knob(0.035 if k else dw - 0.035, hh * 0.60, 0.012)
        for k in range(3):  # flat-sawn: the heart close behind the face
            z = z0 + k * (hh + g) / 3
            with at(th + g, 0.001, z):
                slab(dr, (hh - 2 * g) / 3, 'chestnut_lively', 0.021, grain='x', seed=0.0735, off=(-0.1, (k - 1) * 0.183 - 0.055, -0.065))
                knob(dr / 2, (hh - 2 * g) / 6, 0.013)
        box(th + g + dr, 0.004, th, width - th - n * (dw + g) - g * 0.2, depth - 0.02, height - th, mat('oak'), 0.001, grain='z')
        for x in (0.14, width - 0.14):
            for y in (0.07, depth - 0.07):
                leg(x, y, 0.0, 0.042, 0.026, 'oak', 0.4, z0=-0.20)
        bowl(0.14, 0.075, 'ceramic', 1.08, 0.20, height)
        vase_branches('moon', 0.095, 0.21, 'ceramic_clay', 5, 0.46, 0.30, 0.26, height)
        with at(1.52, 0.19, height, rz=9):
            box(-0.13, -0.10, 0, 0.13, 0.10, 0.026, mat('book_d'), 0.002)
            box(-0.12, -0.09, 0.0265, 0.11, 0.09, 0.047, mat('book_c'), 0.002)
    camera((1.02, 1.18, 0.86), (1.72, 2.72, 0.63), 42, level=False, fstop=5.6, focus=(1.5, 2.72, 0.58))


def chalk(points, w=0.0045, y=-0.0006, m='chalk'):
    """Line drawn by hand on a face at y=0 through (x, z) points: uneven width, a little off the straight."""
    pts = []
    for (x0, z0), (x1, z1) in zip(points, points[1:], strict=False):
        n = max(2, int(math.hypot(x1 - x0, z1 - z0) / 0.02))
        pts += [
            (x0 + (x1 - x0) * k / n + RNG.uniform(-0.0004, 0.0004), z0 + (z1 - z0) * k / n + RNG.uniform(-0.0004, 0.0004)) for k in range(n)
        ]
    pts.append(points[-1])
    v, f = [], []
    for k, (x, z) in enumerate(pts):
        a, b = pts[max(0, k - 1)], pts[min(len(pts) - 1, k + 1)]
        dx, dz = b[0] - a[0], b[1] - a[1]
        q = w / 2 * RNG.uniform(0.55, 1.15) / (math.hypot(dx, dz) or 1)
        v += [(x - dz * q, y, z + dx * q), (x + dz * q, y, z - dx * q)]
        if k:
            f.append((2 * k - 2, 2 * k - 1, 2 * k + 1, 2 * k))
    put(mesh_of(v, f, mat(m), smooth=False))


def arrow(x, z, ln, m='chalk'):
    """The direction of the fibre."""
    chalk([(x, z), (x + 0.003, z + ln)], m=m)
    chalk([(x - 0.022, z + ln - 0.035), (x + 0.003, z + ln), (x + 0.025, z + ln - 0.037)], m=m)


DIGITS = {
    '0': [(0, 1), (-0.4, 0.7), (-0.4, 0.25), (0, 0), (0.4, 0.3), (0.4, 0.75), (0, 1)],
    '1': [(-0.4, 0.6), (0, 1), (0, 0)],
    '2': [(-0.5, 0.75), (-0.3, 1), (0.2, 1), (0.45, 0.72), (-0.5, 0), (0.5, 0)],
    '3': [(-0.45, 1), (0.45, 1), (0, 0.58), (0.42, 0.4), (0.36, 0.06), (-0.1, -0.02), (-0.45, 0.12)],
    '4': [(0.25, 0), (0.25, 1), (-0.5, 0.35), (0.5, 0.35)],
    '5': [(0.4, 1), (-0.35, 1), (-0.4, 0.58), (0.15, 0.6), (0.4, 0.32), (0.1, 0), (-0.4, 0.06)],
    '6': [(0.3, 1), (-0.3, 0.55), (-0.35, 0.15), (0.05, 0), (0.38, 0.25), (0.1, 0.5), (-0.33, 0.32)],
    '7': [(-0.45, 1), (0.45, 1), (-0.1, 0)],
    '8': [(0, 0.55), (0.35, 0.8), (0, 1), (-0.35, 0.8), (0.38, 0.28), (0, 0), (-0.38, 0.28), (0, 0.55)],
    '9': [(0.36, 0.72), (0.1, 0.46), (-0.32, 0.55), (-0.36, 0.84), (0, 1), (0.34, 0.86), (0.38, 0.6), (0.2, 0)],
    '-': [(-0.4, 0.45), (0.4, 0.47)],
}


def digit(c, x, z, h=0.078, m='chalk', w=0.005):
    """Figure written by hand, h high, its foot at (x, z)."""
    chalk([(x + a * h * 0.6, z + b * h) for a, b in DIGITS[c]], w, m=m)


@picture('proceso-detalle', WIDE, seed=623, samples=10, key=0.27)
def reparto():
    """Planks on end against the wall, the parts chalked on their faces, light from the side."""
    d = 3.0
    room(
        4.0,
        d,
        2.9,
        {'L': [(0.7, 2.62, 0.35, 2.6)], 'F': [(0.9, 3.0, 0.5, 2.5)]},
        0.45,
        'plaster_rough',
        floor='oak_dark',
        frames=dict(m='oak', cols=1, rows=3),
    )
    sun((-1.0, -0.36, 0.40), 5.5, 1.4)
    parts = {
        0: [(0.05, 0.72, 0.62, '1'), (0.155, 0.72, 0.62, '1')],
        1: [(0.05, 0.66, 0.95, '2')],
        2: [(0.05, 0.98, 0.40, '3'), (0.05, 1.44, 0.40, '3')],
        3: [(0.04, 0.60, 1.05, '4')],
    }
    x = 0.86
    for k, (m, w, ln) in enumerate(
        (('oak', 0.30, 2.25), ('ash', 0.34, 2.5), ('walnut', 0.29, 2.1), ('oak', 0.37, 2.4), ('cherry', 0.28, 2.0), ('oak', 0.33, 2.3))
    ):
        with at(x, d - 0.21 - 0.012 * (k % 2), 0, rx=-4, rz=RNG.uniform(-1.5, 1.5)):
            lo = [(ln * q / 14, 0.011 * math.sin(q * 0.9 + 2 * k) + RNG.uniform(-0.004, 0.004)) for q in range(15)]
            hi = [(ln * q / 14, w + 0.010 * math.sin(q * 0.7 + k) + RNG.uniform(-0.004, 0.004)) for q in range(14, -1, -1)]
            th = 0.042
            plate(lo + hi, th, mat(m), 0.002, UPRIGHT, seed=(0.31, 0.0735, 0.55, 0.22, 0.47, 0.0752)[k], off=(0, -w / 2 + 0.01 * k, 0.02))
            with at(0, -th / 2):
                for px, pz, ph, name in parts.get(k, []):
                    pw = w - 2 * px if k != 0 else 0.088
                    pen = 'black' if m == 'ash' else 'chalk'
                    for q in (
                        ((px - 0.02, pz), (px + pw + 0.03, pz + 0.002)),
                        ((px + pw, pz - 0.02), (px + pw + 0.001, pz + ph + 0.015)),
                        ((px - 0.015, pz + ph), (px + pw + 0.02, pz + ph - 0.002)),
                        ((px, pz - 0.012), (px - 0.001, pz + ph + 0.02)),
                    ):
                        chalk(q, 0.0035 if pen == 'black' else 0.0045, m=pen)  # lines overrun their corners
                    digit(name, px + pw / 2, pz + ph * 0.24, m=pen)
                    arrow(px + pw * 0.5, pz + ph * 0.52, min(0.22, ph * 0.30), pen)
        x += w + 0.022
    with at(1.12, 1.90, 0.80, rz=-7):  # the table with the cut list, out of the sun
        box(-0.6, -0.40, -0.04, 0.62, 0.34, 0, mat('beech'), 0.003, bw=0.11)
        with at(0.12, 0.04, 0.0005, rz=9):
            box(-0.21, -0.15, 0, 0.21, 0.15, 0.0007, mat('paper'), 0)
            for q in range(7):
                box(-0.17, 0.10 - q * 0.034, 0.0007, -0.02 + 0.02 * (q % 3), 0.1016 - q * 0.034, 0.001, mat('black'), 0)
                box(0.05, 0.10 - q * 0.034, 0.0007, 0.10 + 0.012 * (q % 2), 0.1016 - q * 0.034, 0.001, mat('black'), 0)
        with at(0.36, 0.16, 0.001, rz=32):
            tube([(-0.085, 0, 0.0045), (0.075, 0, 0.0045), (0.09, 0, 0.004)], [0.0038, 0.0038, 0.0004], mat('ochre'), n=3)
        for k, (x0, r) in enumerate(((-0.235, 24), (-0.22, -18), (-0.205, 31))):  # folding rule in its zigzag
            with at(x0, 0.02 + 0.006 * k, 0.001 + 0.004 * k, rz=r):
                box(-0.11, -0.008, 0, 0.11, 0.008, 0.0036, mat('ochre'), 0.001)
                for e in (-0.104, 0.104):
                    lathe([(0.005, 0), (0.005, 0.0042), (0.001, 0.0046)], mat('brass'), e, 0, 0, n=18)
        with at(0.50, -0.10, 0.001, rz=15):
            lathe([(0.005, 0), (0.0055, 0.03), (0.005, 0.062)], mat('chalk'), -0.03, 0, 0.0055, axis='x', n=18)
    camera((1.30, -0.35, 1.75), (1.78, 2.8, 1.06), 46, fstop=4.5, focus=(1.75, 2.75, 1.2))


def rope(path, r=0.0044, m='rush'):
    """Three-strand cord through points."""
    pts, s = [], 0.0
    for a, b in zip(path, path[1:], strict=False):
        a, b = Vector(a), Vector(b)
        n = max(1, int((b - a).length / 0.005))
        pts += [a + (b - a) * k / n for k in range(n)]
    pts.append(Vector(path[-1]))
    strands = [[], [], []]
    for k, p in enumerate(pts):
        t = (pts[min(k + 1, len(pts) - 1)] - pts[max(k - 1, 0)]).normalized()
        side = t.cross(Vector((0, 0, 1))).normalized()
        s += (p - pts[k - 1]).length if k else 0
        for q in range(3):
            a = 2 * math.pi * (s / 0.026 + q / 3)
            strands[q].append(tuple(p + (Vector((0, 0, 1)) * math.cos(a) + side * math.sin(a)) * r * 0.54))
    for st in strands:
        tube(st, r * 0.52, mat(m), n=2)


def sums(lines, h=0.022, m='pencil'):
    """Figures pencilled on a face that lies on z=0, one line under the other; a blank leaves a gap, '_' rules a line."""
    with at(0, 0, 0.0004, rx=-90):
        for row, line in enumerate(lines):
            if line == '_':
                chalk([(-h * 0.4, -row * h * 1.5 + h * 0.9), (h * 3.6, -row * h * 1.5 + h)], 0.0016, m=m)
                continue
            for k, c in enumerate(line):
                if c != ' ':
                    digit(c, k * h * 0.85, -row * h * 1.5 + RNG.uniform(-0.001, 0.001), h * RNG.uniform(0.9, 1.05), m, 0.0016)


@picture('restauracion-detalle', WIDE, seed=631, samples=10, key=0.27)
def cuerda_y_cunas():
    """Corner of the old chest: cord and wedges press the glued joint, a new piece in its base, the glue pot beside it."""
    room(
        3.4,
        3.0,
        2.7,
        {'L': [(0.4, 1.9, 0.9, 2.35)], 'F': [(0.6, 2.8, 0.6, 2.4)]},
        0.42,
        'plaster',
        floor='oak_dark',
        frames=dict(m='oak', cols=1, rows=3),
    )
    sun((-1.0, -0.42, 0.60), 4.5, 1.8)
    with at(1.5, 1.42):
        tools.workbench(2.4, 1.15)
    w, d = 1.15, 0.52
    with at(1.28, 1.50, 0.86, rz=-33):
        chest('good', 'oldwalnut')
        x1 = w / 2
        # the graft: a scarfed length of walnut in the plinth
        plate(
            [(x1 - 0.30, -0.035), (x1 + 0.012, -0.035), (x1 + 0.012, 0.045), (x1 - 0.25, 0.045)],
            0.012,
            mat('walnut_fresh'),
            0.0006,
            Matrix.Translation((0, -d / 2 - 0.0146, 0.12)) @ frame(rx=90),
        )
        e = 0.0062
        for z, wx in ((0.235, (-0.02, 0.33)), (0.455, (0.05, 0.37))):
            for turn in range(2):
                zz = z + 0.0098 * turn
                path = [(-x1 - e, d / 2, zz), (-x1 - e, -d / 2 - e, zz)]
                for x in wx:
                    path += [
                        (x - 0.085, -d / 2 - e, zz),
                        (x - 0.056, -d / 2 - e - 0.003, zz),
                        (x + 0.058, -d / 2 - e - 0.0187, zz),
                        (x + 0.066, -d / 2 - e - 0.0180, zz),
                        (x + 0.105, -d / 2 - e - 0.002, zz),
                    ]
                path += [
                    (x1 + e * 0.4, -d / 2 - e, zz),
                    (x1 + e, -d / 2 - e * 0.4, zz),
                    (x1 + e, -0.065, zz),
                    (x1 + e + 0.003, -0.036, zz),
                    (x1 + e + 0.0187, 0.078, zz),
                    (x1 + e + 0.018, 0.086, zz),
                    (x1 + e, 0.125, zz),
                    (x1 + e, d / 2, zz),
                ]
                rope(path)
            for x in wx:
                plate(
                    [(-0.055, 0), (0.062, 0), (0.062, -0.019), (-0.055, -0.003)],
                    0.036,
                    mat('oak'),
                    0.001,
                    Matrix.Translation((x, -d / 2, z + 0.004)),
                )
            plate(
                [(0, -0.055), (0.003, -0.055), (0.019, 0.062), (0, 0.062)],
                0.036,
                mat('oak'),
                0.001,
                Matrix.Translation((x1, 0.02, z + 0.004)),
                grain='y',
            )
    with at(1.28, 0.985, 0.86):  # glue pot in its water bath
        lathe(
            smooth_path([(0.052, 0), (0.056, 0.004), (0.058, 0.05), (0.060, 0.078)], 4)
            + [(0.064, 0.079), (0.064, 0.084), (0.049, 0.085), (0.047, 0.080), (0.046, 0.050), (0.001, 0.050)],
            mat('iron'),
            n=56,
            sharp=50,
        )
        lathe([(0.0462, 0.062), (0.001, 0.0622)], mat('glue'), n=40)
        tube(
            [(-0.060, 0, 0.070), (-0.085, 0, 0.085), (-0.13, 0.01, 0.10), (-0.165, 0.012, 0.098)],
            [0.006, 0.0055, 0.006, 0.008],
            mat('iron'),
            smooth=4,
        )
        with at(0.004, 0.004, 0.128, rz=150, ry=64):
            tools.brush('cherry')
    with at(1.09, 1.13, 0.86):
        jars(2)
    with at(1.66, 0.885, 0.86, rz=14):
        tools.chisel(w=0.022)
    for _k, (x, y, r) in enumerate(((1.44, 0.93, 22), (1.52, 0.955, -38), (1.86, 1.02, -30))):
        plate([(-0.055, 0), (0.062, 0), (0.062, 0.019), (-0.055, 0.003)], 0.034, mat('oak'), 0.001, frame(x, y, 0.86 + 0.017, rz=r))
    camera((0.98, -0.22, 1.50), (1.49, 1.02, 1.075), 44, level=False, fstop=5, focus=(1.60, 1.03, 1.05))
