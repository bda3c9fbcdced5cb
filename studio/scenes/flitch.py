"""Boards of one walnut, laid together dry for a table top; the chalk triangle over them says their order."""

import math

import tools
from core import RNG, at, box, lathe, mesh_of, put
from palette import mat
from room import area, camera, world
from scenes import picture

THICK, KERF, HEIGHT = 0.030, 0.004, 0.098  # of a plank, of the saw between two, of that cut above the trunk's heart
REST = 0.040  # the bearers' height above the bench
# Two planks that lay on each other in the trunk, opened like a book and each ripped once: (from, to) across the trunk, the near end
HALVES = (((0.006, 0.156, 0.012), (0.160, 0.260, -0.010)), ((0.006, 0.156, 0.000), (0.160, 0.338, 0.022)))


def boards(long=1.9):
    """Along x, the book's hinge at y=0, faces at z=0: to the left the lower plank, to the right the upper one, turned over."""
    for turned, parts in enumerate(HALVES):
        v, heart = 0.0001, HEIGHT + (THICK + KERF) / 2 * (1 if turned else -1)
        for y0, y1, near in parts:
            half, middle = (y1 - y0) / 2, near + long / 2
            with at(middle, (v + half) * (-1 if turned else 1), -THICK / 2, rx=180 * turned):
                off = (middle, (y0 + y1) / 2, heart)
                box(-long / 2, -half, -THICK / 2, long / 2, half, THICK / 2, mat('walnut_raw'), 0.0007, grain='x', seed=0.31, off=off)
            v += 2 * half + 0.0002


def stroke(x0, y0, x1, y1, w=0.0066, z=0.00012):
    """One stroke of chalk on z=0: pressed where it starts, lifted where it ends, its edges crumbling (attribute 'dense')."""
    n, ln = 90, math.hypot(x1 - x0, y1 - y0)
    nx, ny = (y0 - y1) / ln, (x1 - x0) / ln
    sway, verts, dense = RNG.uniform(-0.004, 0.004), [], []
    phase = RNG.uniform(0, 6)
    for k in range(n + 1):
        t = k / n
        aside = sway * math.sin(math.pi * t) + 0.0006 * math.sin(9 * t + phase) + RNG.gauss(0, 0.00012)
        broad = w * (0.86 + 0.16 * math.sin(7 * t + phase) + RNG.uniform(-0.06, 0.06))
        press = min(1.0, t * 30 + 0.4, (1 - t) * 12 + 0.1) * (0.95 + 0.15 * math.sin(5 * t + 2 * phase))
        for q, d in ((-0.5, 0.0), (-0.26, 0.9), (0.2, 1.0), (0.5, 0.0)):
            verts.append((x0 + (x1 - x0) * t + nx * (aside + q * broad), y0 + (y1 - y0) * t + ny * (aside + q * broad), z))
            dense.append(d * press)
    faces = [(4 * k + q, 4 * k + q + 4, 4 * k + q + 5, 4 * k + q + 1) for k in range(n) for q in range(3)]
    mark = put(mesh_of(verts, faces, mat('chalk_line'), smooth=False))
    layer = mark.data.attributes.new('dense', 'FLOAT', 'POINT')
    layer.data.foreach_set('value', dense)
    mark.visible_shadow = False


def triangle():
    """The joiner's mark: its foot across all boards, its point along the fibre."""
    stroke(0.232, 0.232, 0.214, -0.272)
    stroke(0.222, 0.226, 0.842, -0.030)
    stroke(0.206, -0.268, 0.836, -0.018)


def chalk_stick(r=0.0052, ln=0.058):
    """Worn to a slope at +x."""
    profile = [(r - 0.0008, 0), (r, 0.0008), (r, ln - 0.006), (r * 0.90, ln - 0.003), (r * 0.62, ln - 0.0006), (r * 0.3, ln)]
    lathe(profile, mat('chalk_stick'), -ln / 2, 0, r, axis='x', n=28, sharp=60)


def curl(x, y, turn):
    """A shaving of an edge on z=0."""
    with at(x, y, -0.001, rz=turn):
        tools.shaving(RNG.uniform(0.009, 0.013), RNG.uniform(0.018, 0.027), RNG.uniform(1.3, 2.8), 'shaving_walnut')


@picture('tablas-triangulo', (1600, 1200), seed=447, samples=22, scale=1, key=0.100, contrast=1.14, sat=0.97)
def flitch():
    """Four walnut boards on bearers, their ends towards us; window from the left, the shop behind in the dark."""
    world((1, 0.97, 0.92), 0.05, 0.10)
    with at(0, 0, 0, rz=62):
        with at(0, 0, REST + THICK):
            boards()
            triangle()
            with at(0.118, -0.075, 0, rz=-52):
                chalk_stick()
            with at(1.02, 0.085, 0, rz=168):
                tools.square()
            for x, y, turn in ((0.55, 0.185, 40), (0.60, 0.215, -25)):
                curl(x, y, turn)
        for x in (0.13, 1.35):
            box(x, -0.343, 0, x + 0.045, 0.315, REST - 0.0002, mat('beech'), 0.0015, grain='y')
        for x, y, turn in ((0.42, 0.47, 1.5), (0.56, 0.605, -2)):
            with at(x, y, 0, rz=turn):
                tools.clamp(0.9)
        for x, y, turn in ((-0.075, 0.075, 20), (-0.088, 0.020, -65), (-0.068, -0.155, 75), (-0.085, 0.21, 110)):
            curl(x, y, turn)
        box(-0.575, -0.645, -0.075, 2.325, 0.765, 0, mat('bench_dark'), 0.004, grain='x', bw=0.14, seed=0.44)
    box(-6, 4.0, -2, 6, 4.1, 3, mat('lino_green'), 0)
    box(-6, -3, -0.92, 6, 4.1, -0.90, mat('oak_dark'), 0, grain='x', bw=0.14)
    for x0, y0, z0, x1, y1, z1 in ((-1.40, -3, -1, -1.36, 0.27, 3), (-1.40, 1.25, -1, -1.36, 4, 3), (-1.40, 0.27, -1, -1.36, 1.25, 0.16)):
        box(x0, y0, z0, x1, y1, z1, mat('plaster'), 0).visible_camera = False  # the wall about the window
    area((-2.3, 0.52, 0.92), (0.05, 0.25, 0), 0.32, 130, (1, 0.95, 0.87), size_y=0.4)
    area((0.9, -1.2, 1.0), (0.1, 0.2, 0), 1.0, 0.5, (1, 0.95, 0.9), glossy=False)
    camera((-0.12, -0.70, 0.47), (0.098, 0.20, 0.076), 46, level=False, fstop=11, focus=(0.08, 0.12, REST + THICK))
