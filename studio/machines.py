"""Machines of the workshop. Metres; a machine stands on z=0, its work is fed along y, away from the one who stands at -y."""

import math

from mathutils import Matrix

from core import at, beam, box, cut, frame, lathe, plate, smooth_path, tube
from palette import mat

YZ = Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))  # a sawn plate upright, its face to x
TOP = 0.875


def hose(points, r=0.04, m='hose', pitch=0.013):
    """Ribbed hose through points with a steel clamp at both ends."""
    path = smooth_path(points, 24)
    even, left = [path[0]], 0.0
    for a, b in zip(path, path[1:], strict=False):
        left += math.dist(a, b)
        if left >= pitch / 2:
            even.append(b)
            left = 0.0
    tube(even, [r * (1.0 if k % 2 else 0.90) for k in range(len(even))], mat(m), n=6)
    for a, b in ((even[0], even[3]), (even[-1], even[-4])):
        tube([a, b], r * 1.06, mat('zinc'), n=6)


def pipe(points, r, seam=0.30):
    """Spiral duct, straight from point to point, with a bead at every `seam` metres."""
    for a, b in zip(points, points[1:], strict=False):
        tube([a, b], r, mat('zinc'), n=9)
        n = int(math.dist(a, b) / seam)
        step = [(q - p) / max(math.dist(a, b), 1e-6) for p, q in zip(a, b, strict=True)]
        for k in range(1, n + 1):
            c = [p + s * k * seam for p, s in zip(a, step, strict=True)]
            tube(
                [[v - s * 0.012 for v, s in zip(c, step, strict=True)], [v + s * 0.012 for v, s in zip(c, step, strict=True)]],
                r * 1.025,
                mat('zinc'),
                n=9,
            )


def handwheel(r=0.085):
    """Wheel in the xz plane at the origin, its face towards -y."""
    with at(rx=90):
        lathe([(r + 0.009 * math.cos(a), 0.009 * math.sin(a)) for a in (0.524 * k for k in range(13))], mat('black'), n=40, sharp=0)
    for a in (0.5, 2.6, 4.7):
        tube([(0, 0.012, 0), (r * math.cos(a), 0, r * math.sin(a))], 0.006, mat('steel'))
    with at(rx=90):
        lathe([(0.020, -0.03), (0.020, 0.006), (0.014, 0.012), (0.001, 0.013)], mat('steel'), n=24)
    with at(0.7 * r, 0, 0.7 * r, rx=90):
        lathe(smooth_path([(0.007, 0), (0.010, 0.02), (0.012, 0.045), (0.001, 0.055)], 3), mat('black'), n=20)


def _body():
    """Cabinet, cast table with its extension, handwheel and switches."""
    grey, dark = mat('machine'), mat('machine_dark')
    box(0.02, -0.36, 0, 0.80, 0.42, 0.09, dark, 0.004)
    box(-0.06, -0.42, 0.09, 0.86, 0.48, 0.80, grey, 0.014)
    box(0.05, -0.426, 0.16, 0.55, -0.418, 0.72, grey, 0.004)
    for k in range(6):
        box(0.12, -0.429, 0.20 + 0.022 * k, 0.28, -0.424, 0.209 + 0.022 * k, dark, 0.001)
    with at(0.36, -0.475, 0.56):
        handwheel()
    box(0.60, -0.445, 0.46, 0.80, -0.418, 0.74, dark, 0.006)
    for x, z, r, m in (
        (0.645, 0.69, 0.013, 'machine'),
        (0.70, 0.69, 0.013, 'steel'),
        (0.70, 0.60, 0.021, 'red'),
        (0.70, 0.52, 0.012, 'black'),
    ):
        with at(x, -0.445, z, rx=90):
            lathe([(r * 1.25, 0), (r * 1.25, 0.004), (r, 0.005), (r, 0.016), (r * 0.85, 0.019), (0.001, 0.019)], mat(m), n=24)
    box(0.10, -0.4285, 0.60, 0.17, -0.4262, 0.645, mat('zinc'), 0.0005)  # rating plate, and a warning
    with at(0.235, -0.4265, 0.598):
        plate([(0, 0), (0.055, 0), (0.0275, 0.048)], 0.0008, mat('ochre'), 0, frame(rx=90), segs=1)
        plate([(0.025, 0.009), (0.030, 0.009), (0.0295, 0.034), (0.0255, 0.034)], 0.0012, mat('black'), 0, frame(rx=90), segs=1)
    box(0.735, -0.448, 0.66, 0.785, -0.444, 0.715, mat('book_c'), 0.001)
    box(0.03, -0.44, 0.795, 0.84, 0.50, 0.84, grey, 0.006)
    box(0.008, -0.46, 0.838, 0.86, 0.52, TOP, mat('castiron'), 0.004)
    box(0.861, -0.46, 0.838, 1.26, 0.52, TOP, mat('castiron'), 0.004)
    for y in (-0.34, 0.40):
        beam([((0.85, y, 0.50), 0.035, 0.05), ((1.20, y, 0.825), 0.035, 0.05)], grey, rnd=0.1)


def _blade():
    """Blade in the gap beside the table, riving knife behind it."""
    teeth = []
    for k in range(48):
        a = 2 * math.pi * k / 48
        for q, r in ((0.0, 0.150), (0.35, 0.150), (0.42, 0.142), (0.9, 0.144)):
            b = a + q * 2 * math.pi / 48
            teeth.append((r * math.cos(b), r * math.sin(b)))
    with at(-0.003, 0.03, TOP - 0.072):
        plate(teeth, 0.0028, mat('steel'), 0, YZ)
    arc = [(0.03 + 0.158 * math.cos(a), TOP - 0.072 + 0.158 * math.sin(a)) for a in (0.35, 0.45, 0.55, 0.65, 0.75)]
    knife = [(0.225, TOP - 0.03), (0.225, 0.93), (0.195, 0.962), (0.165, 0.958), *arc[::-1], (arc[0][0], TOP - 0.03)]
    with at(-0.003):
        plate(knife, 0.0025, mat('steel'), 0.0004, YZ, segs=1)


def _carriage():
    """Sliding carriage of aluminium on its rail, drawn back towards the operator; the side table with the crosscut fence."""
    alu, dark = mat('alu'), mat('machine_dark')
    box(-0.30, -1.10, 0.60, -0.08, 1.15, 0.765, mat('machine'), 0.006)
    for y in (-0.30, 0.34):
        box(-0.26, y - 0.06, 0.42, -0.05, y + 0.06, 0.61, mat('machine'), 0.006)
    y0, y1 = -1.62, 0.98
    slider = box(-0.36, y0, 0.775, -0.014, y1, TOP, alu, 0.003)
    cut(slider, (-0.205, y0 - 0.1, TOP - 0.012, -0.193, y1 + 0.1, TOP + 0.02), (-0.4, y0 - 0.1, 0.815, -0.346, y1 + 0.1, 0.832))
    for y in (y0, y1):
        box(-0.355, y - 0.006, 0.78, -0.018, y + 0.006, TOP - 0.004, dark, 0.002)
    box(-0.34, y0 + 0.02, 0.755, -0.05, y1 - 0.02, 0.776, dark, 0)
    # side table on its telescopic arm
    ya, yb = -0.98, -0.36
    for y in (ya, yb - 0.045):
        box(-1.42, y, 0.825, -0.362, y + 0.045, TOP - 0.001, alu, 0.003)
    for x in (-1.42, -1.08, -0.74, -0.407):
        box(x, ya + 0.045, 0.825, x + 0.045, yb - 0.045, TOP - 0.001, alu, 0.003)
    tube([(-0.04, 0.10, 0.30), (-1.06, -0.62, 0.36)], 0.034, mat('machine'), n=6)
    tube([(-0.55, -0.262, 0.33), (-1.09, -0.642, 0.362)], 0.027, alu, n=6)
    tube([(-1.06, -0.62, 0.30), (-1.06, -0.62, 0.83)], 0.024, alu, n=6)
    fence = box(-1.62, yb - 0.055, TOP + 0.012, -0.045, yb - 0.005, TOP + 0.088, alu, 0.003)
    cut(fence, (-1.7, yb - 0.06, TOP + 0.042, 0, yb - 0.049, TOP + 0.054))
    box(-1.60, yb - 0.052, TOP + 0.0875, -0.06, yb - 0.028, TOP + 0.0885, mat('ochre'), 0)
    for x in (-1.20, -0.40):
        box(x - 0.02, yb - 0.05, TOP, x + 0.02, yb - 0.01, TOP + 0.014, dark, 0.002)
    for x in (-0.80, -1.40):  # stops that flip down
        box(x - 0.03, yb - 0.045, TOP + 0.088, x + 0.03, yb, TOP + 0.118, dark, 0.004)
        box(x - 0.011, yb - 0.068, TOP + 0.012, x + 0.011, yb - 0.057, TOP + 0.115, dark, 0.002)


def _rip_fence(x=0.60):
    """Fence on its round bar before the table."""
    alu, dark = mat('alu'), mat('machine_dark')
    tube([(0.02, -0.53, 0.805), (1.30, -0.53, 0.805)], 0.021, mat('steel'), n=6)
    for xx in (0.10, 0.84, 1.20):
        box(xx - 0.02, -0.53, 0.80, xx + 0.02, -0.45, 0.834, dark, 0.003)
    box(x - 0.02, -0.575, 0.775, x + 0.13, -0.475, TOP + 0.012, dark, 0.010)
    box(x + 0.02, -0.50, TOP + 0.002, x + 0.09, -0.30, TOP + 0.06, dark, 0.008)
    rail = box(x - 0.022, -0.50, TOP + 0.002, x + 0.022, 0.44, TOP + 0.092, alu, 0.003)
    cut(rail, (x - 0.03, -0.6, TOP + 0.05, x - 0.014, 0.5, TOP + 0.06))
    with at(x + 0.10, -0.575, 0.845, rx=90):
        lathe(smooth_path([(0.006, 0), (0.006, 0.03), (0.016, 0.034), (0.018, 0.055), (0.001, 0.062)], 2), mat('black'), n=24)


def _guard():
    """Hood over the blade on a column, an arm and a post; its hose hangs under the arm and ends in the duct's branch."""
    grey, dark = mat('machine'), mat('machine_dark')
    hood = [(-0.20, 0.966), (0.30, 0.966), (0.30, 1.055), (0.22, 1.095), (-0.04, 1.095), (-0.20, 1.01)]
    with at(-0.003):
        plate(hood, 0.064, mat('hood'), 0.008, YZ)
    box(-0.018, 0.205, 1.09, 0.012, 0.245, 1.80, mat('alu'), 0.004)
    beam([((-0.003, 0.225, 1.74), 0.05, 0.07), ((0.98, 0.62, 1.74), 0.05, 0.07)], grey, rnd=0.15)
    box(0.94, 0.58, 0.30, 1.02, 0.66, 1.80, grey, 0.006)
    for z in (0.36, 0.66):
        box(0.80, 0.46, z, 1.00, 0.60, z + 0.07, grey, 0.004)
    lathe([(0.036, 0), (0.036, 0.075)], mat('black'), -0.003, 0.08, 1.085, n=32)
    path = [(-0.003, 0.08, 1.12), (0.0, 0.08, 1.30), (0.09, 0.13, 1.50), (0.30, 0.27, 1.615), (0.52, 0.45, 1.64)]
    hose([*path, (0.66, 0.62, 1.70), (0.715, 0.78, 1.86), (0.72, 0.85, 2.04)], 0.040)
    for t in (0.30, 0.50):  # straps
        p = (-0.003 + t * 0.983, 0.225 + t * 0.395)
        box(p[0] - 0.012, p[1] - 0.05, 1.56, p[0] + 0.012, p[1] - 0.046, 1.78, dark, 0)


def panel_saw():
    """Sliding table saw: blade at x=0, cast table to its right, sliding carriage to its left."""
    _body()
    _blade()
    _carriage()
    _rip_fence()
    _guard()
    lathe([(0.062, 0), (0.062, 0.09)], mat('black'), 0.855, 0.22, 0.26, axis='x', n=36)
    hose(
        [(0.90, 0.22, 0.26), (1.08, 0.23, 0.235), (1.32, 0.36, 0.26), (1.47, 0.64, 0.48), (1.49, 0.83, 0.85), (1.49, 0.85, 1.22)],
        0.064,
        pitch=0.02,
    )


def extraction(x0, x1, y=0.85, z=2.42):
    """Duct over the machine's rear with the two branches its hoses end in, hung from rods."""
    pipe([(x0, y, z), (x1, y, z)], 0.11)
    for x, low, r in ((0.72, 1.99, 0.038), (1.49, 1.17, 0.061)):
        pipe([(x, y, z), (x, y, low)], r, 0.5)
        lathe([(r * 1.04, 0), (r * 1.9, 0.14)], mat('zinc'), x, y, z - 0.23, n=32)
        box(x - r * 1.5, y - r * 1.5, low + 0.16, x + r * 1.5, y + r * 1.5, low + 0.172, mat('zinc'), 0.001)
        box(x - r * 0.3, y - r * 2.1, low + 0.163, x + r * 0.3, y - r * 1.5, low + 0.169, mat('zinc'), 0.001)
