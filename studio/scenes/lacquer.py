"""Lacquered fronts in the house colours."""

import tools
from core import RNG, at, box, lathe
from joinery import hinge, knob, lever, panel_door, shaker, slab
from palette import mat
from props import coil_basket, cushion, hares_tails, vase
from room import camera, room, sun
from scenes import WIDE, picture


def pot(x, y, z, colour):
    """Open paint pot, full to a finger below its rim."""
    wall = [(0.055, 0), (0.055, 0.11), (0.058, 0.112), (0.058, 0.12), (0.05, 0.12), (0.05, 0.115), (0.001, 0.115)]
    lathe(wall, mat('steel'), x, y, z, n=36)
    lathe([(0.049, 0.1165), (0.001, 0.1165)], mat(colour), x, y, z, n=36)


@picture('instalacion-industrial-2', WIDE, seed=271, samples=32, scale=1, key=0.29, contrast=1.28)
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
    sun((-1.0, -0.47, 0.57), 7)
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


def closet(leaves, w=0.46, low=1.62, high=0.56, m='sage'):
    """Built-in cupboard from x=0: tall leaves, short ones over them, plinth and cornice; fronts at y=0 facing -y."""
    wide = leaves * w
    box(0, 0.022, 0.10, wide, 0.60, 0.10 + low + high + 0.006, mat(m), 0)
    box(-0.01, 0.04, 0, wide + 0.01, 0.60, 0.10, mat(m), 0.002)
    for k in range(leaves):
        for z, h in ((0.10, low), (0.106 + low, high)):
            with at(k * w + 0.0015, 0, z):
                shaker(w - 0.003, h - 0.003, m, stile=0.07)
                knob(0.036 if k else w - 0.039, h - 0.78 if h > 1 else 0.07)
    box(-0.015, -0.02, 0.105 + low + high, wide + 0.015, 0.60, 0.152 + low + high, mat(m), 0.006)


@picture('recibidor-salvia', WIDE, seed=277, samples=32, scale=1, key=0.34, warm=0.2, contrast=1.2)
def recibidor():
    """An entrance hall of sage lacquer: cupboards on both sides of a bench under pegs, the niche in oak."""
    w, d, h = 5.0, 3.9, 2.75
    room(
        w,
        d,
        h,
        {'L': [(1.1, 2.4, 0.35, 2.35)], 'F': [(1.2, 3.8, 0.4, 2.4)]},
        0.32,
        'plaster',
        floor='terracotta_brick',
        frames=dict(m='oak', cols=1, rows=3),
        sill='stone',
    )
    sun((-1.0, -0.52, 0.40), 7)
    front = d - 0.60
    with at(0.48, front):
        closet(3)
    with at(3.22, front):
        closet(3)
    a, b = 1.86, 3.22  # the niche
    top = 2.332
    box(a, d - 0.03, 0.45, b, d, top - 0.13, mat('oak'), 0, grain='z', bw=0.13)
    for x in (a, b - 0.02):
        box(x, front + 0.03, 0.45, x + 0.02, d - 0.03, top - 0.13, mat('oak'), 0.001, grain='z', bw=0.15)
    box(a, front, top - 0.15, b, d, top, mat('sage'), 0.002)
    box(a, front - 0.02, top - 0.04, b, front + 0.1, top, mat('sage'), 0.006)
    box(a + 0.02, front - 0.005, 0.44, b - 0.02, d - 0.03, 0.48, mat('oak'), 0.004, grain='x', bw=0.14)
    for k in range(2):
        with at(a + 0.02 + k * 0.66 + 0.0015, front + 0.012, 0.10):
            shaker(0.657, 0.337, 'sage', stile=0.065, grain='x')
            knob(0.328, 0.168)
    box(a, front + 0.03, 0, b, d, 0.44, mat('sage'), 0)
    box(a + 0.02, d - 0.055, 1.66, b - 0.02, d - 0.03, 1.77, mat('oak'), 0.003, grain='x')
    for k in range(5):
        with at(a + 0.20 + k * 0.24, d - 0.055, 1.715, rx=90):
            lathe([(0.013, 0), (0.011, 0.012), (0.010, 0.055), (0.017, 0.070), (0.015, 0.084), (0.001, 0.088)], mat('oak'), n=24)
    cushion(0.50, 0.42, 0.13, 'linen_clay', a + 0.36, d - 0.17, 0.645, rx=-70, rz=4)
    with at(b - 0.34, front + 0.27, 0.48):
        coil_basket(0.135, 0.17)
    with at(a + 0.68, d - 0.135, 1.635, rx=82):  # a straw hat on the third peg
        lathe([(0.001, 0.10), (0.075, 0.096), (0.088, 0.07), (0.095, 0.012), (0.19, 0.0), (0.19, 0.004), (0.098, 0.017)], mat('rush'), n=48)
    with at(a + 0.98, front + 0.30, 0.48, rz=12):
        box(-0.11, -0.08, 0, 0.11, 0.08, 0.028, mat('book_b'), 0.002)
        box(-0.10, -0.075, 0.028, 0.11, 0.075, 0.05, mat('book_d'), 0.002)
    with at(4.30, 2.80, 0):
        vase('tall', 0.14, 0.52, 'ceramic_clay', 0, 0, 0)
        with at(0, 0, 0.46):
            hares_tails(24, 0.55)
    camera((2.54, -1.55, 1.30), (2.54, 3.6, 1.22), 36)


@picture('puertas-sapeli', WIDE, seed=283, samples=32, scale=1, key=0.33, contrast=1.18)
def puertas():
    """The doors of one flat against the workshop's wall: two as they came, in sapele, one primed, two lacquered white."""
    w, d, h = 5.4, 4.2, 2.9
    room(
        w,
        d,
        h,
        {'L': [(0.9, 2.7, 0.7, 2.5)], 'F': [(1.0, 4.4, 0.4, 2.5)]},
        0.4,
        'plaster_green',
        floor='concrete',
        frames=dict(m='oak_dark', cols=2, rows=3),
        sill='stone',
    )
    sun((-1.0, -0.36, 0.40), 7)
    for x in (0.55, 4.78):
        box(x, d - 0.56, 0, x + 0.10, d - 0.06, 0.055, mat('pine'), 0.004)
    box(0.45, d - 0.50, 0.055, 4.98, d - 0.36, 0.10, mat('pine'), 0.004, grain='x')
    for k, (m, handle) in enumerate((('sapele', True), ('sapele', True), ('primer', False), ('chalk', True), ('chalk', True))):
        with at(0.56 + 0.862 * k, d - 0.375 + 0.012 * (k % 2), 0.101, rx=-8.5, rz=RNG.uniform(-1.2, 1.2)):
            panel_door(0.825, 2.03, m, rows=(1, 1.55), th=0.035, stile=0.105, bottom=0.20)
            if handle:
                lever(0.765, 1.0, 'brass', way=-1)
            for z in (0.22, 1.02, 1.82):
                hinge(z, 'brass', x=-0.002)
    camera((2.55, -0.95, 1.22), (2.68, 3.8, 1.02), 38)
