"""Making and lacquering: spray booth, lacquered fronts, the gun."""

import tools
from core import RNG, at, box, lathe
from joinery import shaker, slab
from palette import mat
from room import area, camera, room, sun
from scenes import WIDE, picture


@picture('instalacion-industrial-1', WIDE, seed=261, samples=10, key=0.27, sat=1.08)
def cabina():
    """Spray booth: filter wall, strip lights, fronts drying on a rack."""
    w, d, h = 5.2, 4.2, 2.8
    room(
        w,
        d,
        h,
        {'F': [(0.8, 4.4, 0.3, 2.6)], 'L': [(1.0, 2.6, 0.9, 2.5)]},
        0.2,
        'white',
        floor='concrete',
        ceiling='white',
        frames=dict(m='white', cols=2, rows=3),
    )
    for y in (1.2, 2.6, 3.6):
        box(0.9, y - 0.08, h - 0.05, 4.3, y + 0.08, h - 0.005, mat('tubelight'), 0.01)
        area((2.6, y, h - 0.07), (2.6, y, 0), 3.2, 1.6, (0.97, 0.99, 1), size_y=0.16)
    # filter wall
    with at(1.1, d):
        box(-0.06, -0.05, 0.25, 3.06, 0, 2.45, mat('steel'), 0.004)
        for i in range(5):
            for j in range(4):
                x, z = i * 0.6 + 0.02, 0.29 + j * 0.53
                box(x, -0.058, z, x + 0.56, -0.03, z + 0.49, mat('filter'), 0.006)
    # rack with fronts
    for x0, cols in (
        (0.55, ('green', 'clay', 'chalk', 'green', 'ink', 'chalk', 'green', 'sage')),
        (3.35, ('chalk', 'ink', 'ink', 'ochre', 'green', 'green', 'chalk', 'clay')),
    ):
        with at(x0, 2.35):
            for x in (0, 1.15):
                for y in (0, 0.72):
                    box(x - 0.02, y - 0.02, 0.09, x + 0.02, y + 0.02, 1.95, mat('iron'), 0.002)
                    lathe([(0.045, -0.012), (0.05, 0), (0.045, 0.012)], mat('black'), x, y, 0.05, axis='y', n=24)
                box(x - 0.02, 0, 0.10, x + 0.02, 0.72, 0.14, mat('iron'), 0.002)
            for k, c in enumerate(cols):
                z = 0.26 + k * 0.21
                for x in (0, 1.15):
                    box(x - 0.015, -0.06, z - 0.02, x + 0.015, 0.78, z, mat('iron'), 0.001)
                with at(-0.03 + RNG.uniform(-0.03, 0.03), 0.74 + RNG.uniform(-0.05, 0.03), z + 0.0005, rx=90):
                    shaker(RNG.choice((1.22, 1.26)), 0.72, c, grain='x')
    # turntable with the piece being sprayed, gun and hose
    with at(2.5, 2.7):
        lathe(
            [(0.32, 0), (0.32, 0.02), (0.04, 0.03), (0.03, 0.78), (0.05, 0.80), (0.28, 0.81), (0.28, 0.83), (0.001, 0.83)],
            mat('iron'),
            n=40,
        )
        with at(-0.24, 0.02, 0.832, rx=-9, rz=-10):
            shaker(0.48, 0.72, 'green')
    camera((3.05, -0.75, 1.22), (2.30, 4.0, 1.02), 33)


@picture('instalacion-industrial-2', WIDE, seed=271, key=0.33)
def lacados():
    """Lacquered fronts in the house colours, leaning on a rack by the window."""
    w, d, h = 4.6, 3.8, 2.8
    room(
        w,
        d,
        h,
        {'L': [(1.0, 2.6, 0.8, 2.4)], 'F': [(1.0, 3.6, 0.5, 2.5)]},
        0.45,
        'plaster',
        floor='concrete',
        frames=dict(m='oak_dark', cols=2, rows=3),
        sill='stone',
    )
    sun((-1.0, -0.3, 0.7), 5)
    with at(0.85, d - 0.75):
        box(0, 0, 0.28, 2.95, 0.62, 0.33, mat('pine'), 0.004, bw=0.2)
        box(0, 0.55, 0.33, 2.95, 0.60, 0.42, mat('pine'), 0.003)
        for x in (0.06, 1.45, 2.84):
            for y in (0.05, 0.52):
                box(x - 0.035, y - 0.035, 0, x + 0.035, y + 0.035, 0.28, mat('pine'), 0.004)
        x = 0.06
        for k, (c, ww, hh) in enumerate(
            (
                ('chalk', 0.45, 1.25),
                ('green', 0.45, 1.35),
                ('clay', 0.40, 1.10),
                ('ink', 0.45, 1.30),
                ('sage', 0.42, 1.18),
                ('ochre', 0.38, 0.98),
            )
        ):
            with at(x, 0.18 + 0.05 * (k % 2), 0.331, rx=-14, rz=RNG.uniform(-3, 3)):
                shaker(ww, hh, c, stile=0.065)
            with at(x + 0.08, 0.06 - 0.02 * (k % 2), 0.331, rx=-11) if k % 2 else at(0, 0, -20):
                slab(0.24, 0.34, c)
            x += ww + 0.04
    box(0.55, d - 0.03, 2.02, 4.0, d, 2.06, mat('pine'), 0.003)
    for k, c in enumerate(('chalk', 'green', 'clay', 'ink', 'sage', 'ochre', 'chalk', 'green', 'clay', 'ink', 'sage', 'ochre')):
        with at(0.72 + k * 0.265, d - 0.034, 1.80):
            box(0, 0, 0, 0.10, 0.012, 0.22, mat(c), 0.002)
    with at(4.1, d - 0.6):
        box(-0.2, -0.2, 0, 0.2, 0.2, 0.62, mat('oak_dark'), 0.004)
        for k, c in enumerate(('green', 'chalk', 'clay')):
            x, y = ((-0.09, -0.06), (0.09, -0.05), (0, 0.10))[k]
            lathe(
                [(0.055, 0), (0.055, 0.11), (0.058, 0.112), (0.058, 0.12), (0.05, 0.12), (0.05, 0.115), (0.001, 0.115)],
                mat('steel'),
                x,
                y,
                0.62,
                n=36,
            )
            lathe([(0.049, 0.1165), (0.001, 0.1165)], mat(c), x, y, 0.62, n=36)
        with at(-0.03, -0.13, 0.745, rz=30):
            tools.brush()
    camera((2.55, -0.55, 1.30), (2.38, 3.6, 0.98), 35)
