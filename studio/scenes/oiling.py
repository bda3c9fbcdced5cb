"""Oil on oak: the same board before and after, side by side."""

import math

from core import RNG, at, box, lathe, sheet
from palette import mat
from room import area, camera, world
from scenes import picture
from scenes.tenon import ease, solid, wooden

THICK, HALF = 0.027, 0.090  # of the board, and half its width


def tin(r=0.049, h=0.070):
    """Open tin of oil with a lever lid's seat, two fingers deep in use."""
    wall = [(r - 0.002, 0), (r + 0.0008, 0.0006), (r + 0.0008, 0.0030), (r - 0.0006, 0.0042), (r - 0.0006, h - 0.0062)]
    roll = [(r + 0.0010, h - 0.0050), (r + 0.0016, h - 0.0025), (r + 0.0008, h - 0.0004), (r - 0.0010, h)]
    seat = [(r - 0.0030, h - 0.0014), (r - 0.0036, h - 0.0044), (r - 0.0085, h - 0.0046), (r - 0.0092, h - 0.0040)]
    inside = [(r - 0.0096, h - 0.0120), (r - 0.0012, h - 0.0122), (r - 0.0012, 0.010), (0.001, 0.010)]
    lathe([*wall, *roll, *seat, *inside], mat('zinc'), n=96, sharp=50)
    band = [(r - 0.0004, 0.0075), (r - 0.0002, 0.0078), (r - 0.0002, h - 0.0092), (r - 0.0004, h - 0.0095)]
    lathe([*band, (r - 0.0009, h - 0.0095), (r - 0.0009, 0.0080)], mat('door_green'), n=96)
    lathe([(r - 0.0013, h - 0.030), (r - 0.0013, h - 0.020)], mat('oil'), n=96)


def lid(r=0.0405):
    """Its lid, laid down with the wet side up."""
    under = [(0.001, 0), (r - 0.009, 0), (r - 0.007, 0.0010), (r - 0.0045, 0.0062), (r - 0.0032, 0.0066), (r, 0.0030)]
    rim = [(r + 0.0034, 0.0026), (r + 0.0038, 0.0034), (r + 0.0032, 0.0040), (r + 0.0004, 0.0040)]
    inside = [(r - 0.0030, 0.0078), (r - 0.0052, 0.0074), (r - 0.0078, 0.0022), (r - 0.010, 0.0011), (0.001, 0.0011)]
    lathe([*under, *rim, *inside], mat('zinc'), n=96, sharp=50)


def rag(w, d, layers=4, gap=0.0030, cell=0.0022):
    """Cotton cloth folded to and fro along y on z=0: worn soft, creased, two woven lines along its border; the layers slip."""
    path, n = [], round(d / cell)
    for k in range(layers):
        side = 1 if k % 2 == 0 else -1
        path += [(side * d * (q / n - 0.5), gap * (k + 0.5)) for q in range(n + 1)]
        if k < layers - 1:  # the turn: rounder than the layers are thick
            path += [(side * (d / 2 + 0.75 * gap * math.sin(a)), gap * (k + 1 - 0.58 * math.cos(a))) for a in (0.5, 1.0, 1.57, 2.14, 2.64)]
    lines = [(RNG.uniform(0, math.pi), RNG.uniform(-0.7, 0.7) * d / 2, RNG.choice((-1, 1, 1))) for _ in range(7)]
    lines += [(0.02, 0.08 * w, -2), (math.pi / 2 - 0.02, -0.06 * d, 2)]  # where it was ironed once

    def fn(u, v):
        x, (y, z) = (u - 0.5) * w, path[round(v * (len(path) - 1))]
        high = z / (layers * gap)
        crease = sum(s * math.exp(-(abs(x * math.cos(a) + y * math.sin(a) - c) / 0.005)) for a, c, s in lines)
        roll = math.sin(38 * x + 2.0 * y) * math.cos(31 * y + 0.6)
        lift = 0.0014 * crease + 0.0022 * roll + 0.0050 * abs(2 * x / w) ** 3 * max(0.0, 2 * y / d) ** 3
        turn = 0.10 * (high - 0.5) + 0.05 * math.sin(9 * high)
        edge = 0.0019 * math.sin(52 * y + 5 * high) * (2 * x / w)
        return x + edge - turn * y, y + turn * x + 0.0021 * math.sin(47 * x + 4 * high), max(0.0009, z + high * lift)

    nu, nv = round(w / cell), len(path) - 1
    cloth = sheet(fn, nu, nv, mat('linen_oiled'), th=0.0017)
    cloth.data.materials.append(mat('linen_green'))
    for face in cloth.data.polygons:
        face.material_index = int(face.index // nv in (5, 6, 9))


@picture('acabado-aceite', (1800, 1200), seed=911, samples=32, scale=0.9, key=0.205, warm=0.15)
def aceite():
    """An oak board on the bench, its right part just oiled: the cloth on it, the open tin behind; window from the left."""
    world((1, 0.97, 0.92), 0.07, 0.25)
    box(-1.6, -0.9, -0.06, 1.4, 1.2, 0, mat('bench_old'), 0.003, grain='x', bw=0.16, seed=0.44)
    with at(-0.12, 0.005, 0, rz=-25):
        board = solid((-0.9, -HALF, 0.0002), (0.225, HALF, THICK))
        ease(board, lambda p: p.x > -0.8, 0.0011, 4)
        wooden(board, 'oak_half_oiled', 0.23, (0.012, -0.060))
        with at(0.118, 0.012, THICK, rz=-24):
            rag(0.110, 0.088)
    with at(0.192, 0.035, 0):
        tin()
    with at(0.080, 0.150, 0):
        lid()
    area((-1.15, 0.02, 0.72), (0, 0, 0), 0.45, 15, (1, 0.95, 0.87), size_y=0.6)
    area((0.06, 1.08, 1.17), (0.06, -0.09, 0), 0.17, 2.7, (1, 0.97, 0.93), size_y=0.5)
    area((0.9, -0.9, 0.8), (0, 0, 0), 0.9, 0.5, (1, 0.95, 0.9))
    area((1.1, -0.30, 0.20), (0.1, -0.08, 0.01), 0.5, 1.6, (1, 0.96, 0.9), size_y=0.3, glossy=False)  # a pale wall
    camera((0.06, -0.74, 0.66), (-0.004, -0.020, 0.012), 62, level=False, fstop=14, focus=(-0.05, -0.03, THICK))
