"""Things that have been used: the oak stair after ten years of feet."""

import math

from core import RNG, at, box, lathe, mesh_of, put
from palette import mat
from room import area, camera, sun, world
from scenes import WIDE, picture

RISE, GOING, WIDTH, THICK, NOSE = 0.172, 0.275, 0.92, 0.040, 0.030


def _step(t):
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def _feet(x, middle):
    """Where the feet fall across the tread, 0 to 1: two broad hollows that run into one."""
    left, right = (math.exp(-(((x - middle - s * 0.085) / 0.135) ** 2)) for s in (-1, 1))
    return min(1.0, 0.93 * (left + right - 0.62 * left * right))


def hollow(foot, y, k):
    """How deep tread k is walked at y, where the feet fall as often as `foot`."""
    t = (y + NOSE) / 0.25
    return (0.014, 0.015, 0.016, 0.015, 0.014, 0.013)[k] * foot * (0.70 * (1 - _step(t)) + 0.30 * (1 - _step(t / 0.35)))


def tread(middle, k_th, seed):
    """Worn tread, x across the flight from 0, nosing at y=-NOSE, upper face at z=0."""
    nx, back = 220, GOING + 0.01
    verts, worn, dust, rows = [], [], [], 0
    for i in range(nx + 1):
        x = WIDTH * i / nx
        foot = _feet(x, middle)
        front, r, low = -NOSE + 0.003 * foot, 0.003 + 0.013 * foot**2, 0.004
        ring = [(back - (back - front - r) * k / 44, 0) for k in range(45)]
        top = [(y, -hollow(foot, y, k_th)) for y, _ in ring]
        z0 = top[-1][1]
        nose = [(front + r - r * math.sin(a), z0 - r + r * math.cos(a)) for a in (math.pi / 2 * k / 12 for k in range(1, 13))]
        nose += [(front + low - low * math.cos(a), -THICK + low - low * math.sin(a)) for a in (math.pi / 2 * k / 5 for k in range(6))]
        profile = [*top, *nose, (back, -THICK)]
        rows = len(profile)
        for k, (y, z) in enumerate(profile):
            verts.append((x, y, z))
            edge = math.exp(-(((y - front) / 0.016) ** 2))
            walked = foot * (1 - 0.75 * _step((y - front - 0.03) / 0.23)) * (1 if k < 57 else max(0, 1 - (k - 56) / 4))
            worn.append(min(1, walked + 0.30 * edge * (k < 57)))
            corner = math.exp(-(back - 0.012 - y) / 0.008) * (1 - 0.6 * foot) + 0.9 * math.exp(-(WIDTH - x) / 0.007)
            corner += 1.3 * math.exp(-math.hypot(WIDTH - x, GOING - y) / 0.035)
            dust.append(min(1, corner) * (k < 45))
    faces = [
        (i * rows + k, (i + 1) * rows + k, (i + 1) * rows + (k + 1) % rows, i * rows + (k + 1) % rows)
        for i in range(nx)
        for k in range(rows)
    ]
    me = mesh_of(verts, faces, mat('oak_trodden'), sharp=50)
    for name, values in (('worn', worn), ('dust', dust)):
        me.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', values)
    return put(me, seed=seed, off=(RNG.uniform(-0.3, 0.3), 0.02, 0.01))


def riser(middle):
    """Painted board, x across the flight, its face at y=0, between two treads; shoes have met it in the middle."""
    nx, nz, h = 160, 40, RISE - THICK + 0.004
    verts = [(WIDTH * i / nx, 0, h * k / nz) for i in range(nx + 1) for k in range(nz + 1)]
    faces = [
        (i * (nz + 1) + k, (i + 1) * (nz + 1) + k, (i + 1) * (nz + 1) + k + 1, i * (nz + 1) + k + 1) for i in range(nx) for k in range(nz)
    ]
    me = mesh_of(verts, faces, mat('paint_scuffed'), sharp=0)
    worn = [_feet(x, middle) * math.exp(-(((z - 0.035) / 0.050) ** 2)) + 0.35 * math.exp(-z / 0.008) for x, _, z in verts]
    me.attributes.new('worn', 'FLOAT', 'POINT').data.foreach_set('value', worn)
    put(me)


def brass_screw(turn):
    """Slotted countersunk head, its face at z=0."""
    with at(rz=turn):
        lathe([(0.0062, -0.004), (0.0062, 0.0001), (0.0058, 0.0006), (0.001, 0.0009)], mat('brass'), n=32)
        box(-0.0056, -0.0006, 0.0002, 0.0056, 0.0006, 0.0011, mat('dark'), 0)


def fluff(n, sx, sy):
    """Grains of dust and a hair or two in a corner at the origin, spread towards -x and -y."""
    for _ in range(n):
        x, y = -abs(RNG.gauss(0, sx)), -abs(RNG.gauss(0, sy))
        r = RNG.uniform(0.0003, 0.0009)
        with at(x, y, 0, rz=RNG.uniform(0, 180)):
            lathe([(0.0001, 0), (r, r * 0.3), (r * 0.7, r * 0.9), (0.0001, r)], mat(RNG.choice(('gravel', 'gravel_dark', 'straw'))), n=6)


@picture('peldano-gastado', WIDE, seed=811, samples=32, key=0.115, warm=0.0)
def peldano():
    """Oak stair, close: the middle of the treads walked hollow and pale, low sun from the left along the wood."""
    world((0.80, 0.88, 1.0), 0.13, 0.3)
    middles = [0.43, 0.455, 0.44, 0.47, 0.45, 0.46]
    for k, middle in enumerate(middles):
        with at(0, k * GOING, (k + 1) * RISE):
            tread(middle, k, (0.0735, 0.22, 0.58, 0.36, 0.81, 0.14)[k])
            for x in (0.055, 0.30, WIDTH - 0.055):
                foot = _feet(x, middle)
                with at(x, 0.018, -hollow(foot, 0.018, k) - 0.0004, ry=3 * foot):
                    brass_screw(RNG.uniform(0, 180))
        with at(0, k * GOING, k * RISE - 0.002):
            riser(middle)
        with at(WIDTH, k * GOING, k * RISE):
            fluff(60, 0.03, 0.012)
        for j in (0.28, 0.78):  # balusters on the open side
            y, z = (k + j) * GOING - 0.02, (k + 1) * RISE
            box(0.035, y - 0.012, z - 0.001, 0.059, y + 0.012, z + 1.2, mat('door_green'), 0.003)
    box(-0.04, -0.5, -1, 0.0, 1.7, 0.16, mat('door_green'), 0)
    wall = box(WIDTH + 0.02, -3, -1, WIDTH + 0.1, 3, 3.5, mat('plaster'), 0)
    wall.visible_camera = False
    box(-4, 3.2, -1, 3, 3.3, 4, mat('plaster_sand'), 0)
    for y0, y1, z0, z1 in ((-3, 0.2, -1, 4), (1.7, 3.3, -1, 4), (0.2, 1.7, -1, 0.75), (0.2, 1.7, 1.9, 4)):  # round the hall's window
        box(-3.1, y0, z0, -3.0, y1, z1, mat('plaster_sand'), 0)
    box(-4, -3, -1, 2, 4, -0.9, mat('oak_dark'), 0)
    sun((-1.0, 0.17, 0.20), 20, 1.2, (1.0, 0.85, 0.64))  # risers in the shade, treads raked
    area((0.3, -1.6, 2.2), (0.4, 0.4, 0.4), 1.2, 0.20, (0.85, 0.92, 1))
    camera((1.50, -0.80, 1.03), (0.42, 0.50, 0.485), 85, level=False, fstop=5.6, focus=(0.46, 2 * GOING - 0.02, 3 * RISE))
