"""The iron of an old chest, off it: on a cloth on the bench, some of it already clean."""

import math

from core import RNG, at, beam, box, lathe, mesh_of, put, sheet, smooth_path, tube
from iron import escutcheon, key, nail, ring_pull, rose, strap_hinge
from palette import mat
from room import area, camera, world
from scenes import picture


def wire_brush():
    """Small brass brush on its side along x: a beech handle, three rows of tufts towards -y."""
    z = 0.0068
    body = [
        (-0.105, 0.006, 0.0105),
        (-0.098, 0.012, 0.0125),
        (-0.05, 0.0135, 0.0125),
        (-0.01, 0.0115, 0.0115),
        (0.02, 0.0135, 0.0130),
        (0.083, 0.0130, 0.0130),
        (0.0885, 0.0105, 0.0118),
        (0.0910, 0.0060, 0.0085),
    ]
    stations = smooth_path([(x, 0.010 * math.cos(9 * x), w, h) for x, w, h in body], 6)
    beam([((x, y, z), w, h) for x, y, w, h in stations], mat('beech'), rnd=0.62, cap=0.0012, seed=0.31)
    for k in range(13):
        x0 = 0.019 + 0.0052 * k
        y0 = 0.010 * math.cos(9 * x0) - 0.0060
        for row in (-0.0036, 0.0, 0.0036):
            for _ in range(18):
                a, q = RNG.uniform(0, 6.28), 0.0014 * RNG.random() ** 0.5
                x, zz, out = x0 + q * math.cos(a), z + row + q * math.sin(a), RNG.uniform(0.0138, 0.0150)
                tip = (x + 1.1 * (x - x0) + RNG.gauss(0, 0.0005), y0 - out, min(0.0132, max(0.0006, zz + RNG.gauss(0, 0.0006))))
                tube([(x, y0 + 0.002, zz), (x, y0 - out / 2, zz), tip], 0.00020, mat('brass'), n=1)


def oiler():
    """Bench oil can: a sprung bottom, a cone, a long spout."""
    foot = [(0.001, 0.0010), (0.0270, 0.0012), (0.0288, 0.0004), (0.0302, 0.0012), (0.0304, 0.0030), (0.0294, 0.0044), (0.0287, 0.0050)]
    cone = [(0.0284, 0.0120), (0.0270, 0.0220), (0.0215, 0.0330), (0.0130, 0.0420), (0.0082, 0.0460)]
    lathe([*foot, *smooth_path(cone, 5), (0.0086, 0.0468), (0.0086, 0.0480), (0.0078, 0.0486)], mat('steel_used'), n=80, sharp=45)
    nut = [(0.0070, 0.0484), (0.0074, 0.0488), (0.0074, 0.0545), (0.0068, 0.0550), (0.0046, 0.0556)]
    lathe(nut, mat('brass'), n=12, sharp=20)
    lathe(
        [(0.0046, 0.0550), (0.0036, 0.068), (0.0020, 0.098), (0.0018, 0.0995), (0.0009, 0.0995), (0.0008, 0.094)], mat('steel_used'), n=32
    )


def crumbs(n=110):
    """What the brush took off: grains of rust round the hinge that is clean and under the brush."""
    verts, faces = [], []
    for k in range(n):
        x, y = (RNG.gauss(0.03, 0.045), RNG.gauss(0.128, 0.012)) if k % 3 else (RNG.gauss(0.0, 0.07), RNG.gauss(0.045, 0.012))
        a, i = RNG.uniform(0.00012, 0.00050), len(verts)
        verts += [(x + a * RNG.uniform(0.6, 1.4) * math.cos(b), y + a * RNG.uniform(0.6, 1.4) * math.sin(b), 0) for b in (0, 2.1, 4.2)]
        verts.append((x, y, a))
        faces += [(i, i + 1, i + 3), (i + 1, i + 2, i + 3), (i + 2, i, i + 3)]
    put(mesh_of(verts, faces, mat('iron_rusty'), smooth=False))


def bench_cloth(x0, y0, x1, y1):
    """Cloth spread flat on z=0, ironed once: faint folds, a hem, a border that does not run quite straight."""
    folds = [(0, (x0 + x1) / 2 + 0.02), (1, (y0 + y1) / 2 + 0.05), (0, x1 - 0.13)]

    def fn(u, v):
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
        edge = min(x1 - x, y1 - y)
        lift = sum(0.0007 * math.exp(-(((x, y)[k] - c) ** 2) / 0.0018**2) for k, c in folds)
        roll = 0.0012 * math.exp(-max(0.0, edge) / 0.012) * (1 + math.sin(37 * x + 23 * y))
        hem = 0.0009 if 0.0 < edge < 0.011 else 0.0
        return x + 0.0016 * math.sin(21 * y), y + 0.0019 * math.sin(17 * x + 1), 0.0006 + lift + roll + hem

    sheet(fn, 240, 200, mat('linen_bench'), th=0.0009)


@picture('herrajes-limpios', (1200, 900), seed=921, samples=24, scale=1, key=0.19, warm=0.1, contrast=1.16)
def herrajes():
    """Hinges, a lock's shield and its key, a ring, nails: one hinge still rusty, its pair clean; window from the left."""
    world((1, 0.97, 0.92), 0.07, 0.30)
    box(-1.4, -0.9, -0.06, 1.4, 1.4, 0, mat('bench_old'), 0.003, grain='x', bw=0.16, seed=0.44)
    bench_cloth(-0.60, -0.60, 0.240, 0.222)
    with at(0, 0, 0.0012):
        with at(-0.118, 0.080, 0, rz=-8):
            strap_hinge('iron_rusty')
        with at(-0.126, 0.008, 0, rz=-8):
            strap_hinge('iron_waxed')
        with at(-0.122, -0.082, 0, rz=12):
            escutcheon('iron_waxed')
        with at(-0.020, -0.078, 0, rz=-24):
            key('iron_waxed')
        with at(0.098, -0.104, 0, rz=26):
            ring_pull('iron_waxed')
        with at(0.160, -0.060, 0, rz=10):
            rose('iron_rusty')
        row = ((0.052, 'iron_rusty', 0.0), (0.048, 'iron_rusty', 0.003), (0.054, 'iron_waxed', 0.0), (0.050, 'iron_waxed', -0.002))
        for k, (length, m, bend) in enumerate(row):
            with at(0.147 + 0.0165 * k, 0.052 - 0.004 * k + RNG.uniform(-0.002, 0.002), 0, rz=-96 + RNG.uniform(-5, 5)):
                nail(length, m, bend)
        with at(-0.045, 0.158, 0, rz=-10):
            wire_brush()
        with at(0.118, 0.138, 0):
            oiler()
        crumbs()
    area((-1.15, 0.30, 0.78), (0, 0, 0), 0.50, 17, (1, 0.96, 0.90), size_y=0.5)
    area((0.10, 1.20, 1.10), (0.0, 0.0, 0), 0.6, 0.9, (1, 0.97, 0.93), size_y=0.6)
    area((0.9, -0.9, 0.8), (0, 0, 0), 0.9, 0.5, (1, 0.95, 0.9))
    camera((0.015, -0.52, 0.545), (0.006, 0.020, 0.0), 64, level=False, fstop=18, focus=(0.0, 0.0, 0.0))
