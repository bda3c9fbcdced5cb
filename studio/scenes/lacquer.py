"""Lacquered fronts in the house colours."""

import tools
from core import RNG, at, box, lathe
from joinery import shaker, slab
from palette import mat
from room import camera, room, sun
from scenes import WIDE, picture


def pot(x, y, z, colour):
    """Open paint pot, full to a finger below its rim."""
    wall = [(0.055, 0), (0.055, 0.11), (0.058, 0.112), (0.058, 0.12), (0.05, 0.12), (0.05, 0.115), (0.001, 0.115)]
    lathe(wall, mat('steel'), x, y, z, n=36)
    lathe([(0.049, 0.1165), (0.001, 0.1165)], mat(colour), x, y, z, n=36)


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
            pot(*((-0.09, -0.06), (0.09, -0.05), (0, 0.10))[k], 0.62, c)
        with at(-0.03, -0.13, 0.745, rz=30):
            tools.brush()
    camera((2.55, -0.55, 1.30), (2.38, 3.6, 0.98), 35)
