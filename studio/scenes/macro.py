"""Wood from close by: a sawn log, a drawer under clamps, lacquer that mirrors the window."""

import math

import tools
from core import RNG, at, box, lathe, plate, tube
from joinery import dovetail_board, slab
from palette import mat
from props import folded
from room import area, camera, casement, room, sun, world
from scenes import BANNER, WIDE, picture
from scenes.about import UPRIGHT
from scenes.details import chalk, digit


def boule(x, radius, boards, kind, seed, ln=1.6, bark='bark'):
    """A log sawn through and through, its boards in their old order on stickers; ends at y=0, bearers on z=0."""
    heart = ((seed - 0.5) * 0.13, -0.15 * (seed * 7.31 % 1) - 0.03)  # where the wood material has its pith
    th, z = 2 * radius / boards, 0.0
    tops = []
    for k in range(boards):
        lo, hi = -radius + k * th + 0.0012, -radius + (k + 1) * th - 0.0012
        levels = [lo + (hi - lo) * q / 6 for q in range(7)]

        def half(level, side):
            swell = 1 + 0.025 * math.sin(9 * level + 7 * side + x) + 0.012 * math.sin(31 * level + side)
            return side * math.sqrt(max(radius**2 - level**2, 0.0009)) * swell

        right, left = [(v, half(v, 1)) for v in levels], [(v, half(v, -1)) for v in levels[::-1]]
        # wood coordinates: own Y is the board's width, own Z points down
        at_heart = [(v - heart[1], y + heart[0]) for v, y in right + left]
        slip = RNG.uniform(-0.012, 0.012)
        with at(x - heart[0] + RNG.uniform(-0.006, 0.006), ln / 2 + slip, z - lo + heart[1]):
            plate(at_heart, ln, mat('end_' + kind), 0.0012, UPRIGHT, segs=1, grain='z', seed=seed)
            for side in (right, left):
                skin = [(v, y * (1 + 0.020 / abs(y))) for v, y in side[::-1]]
                shifted = [(v - heart[1], y + heart[0]) for v, y in side + skin]
                plate(shifted, ln - 0.004, mat(bark), 0.001, UPRIGHT, segs=1, grain='z')
        wide = min(abs(half(lo, 1)), abs(half(hi, 1)))
        tops.append((z, hi - lo, wide, slip))
        z += hi - lo
        if k < boards - 1:
            for y in (0.05, 0.75):
                box(x - wide - 0.05, y, z, x + wide + 0.05, y + 0.024, z + 0.019, mat('pine'), 0.0015, grain='x')
            z += 0.019
    return tops


@picture('banner-madera', BANNER, seed=331, samples=12, key=0.17)
def testas():
    """Three logs sawn through and through, seen on their ends: plain boards outside, quarter-sawn ones at the heart."""
    world((1, 0.97, 0.93), 0.10, 0.4)
    area((-2.9, -0.62, 1.2), (0.1, 0.1, 0.3), 0.9, 26, (1, 0.93, 0.82))
    area((2.4, -2.5, 0.8), (0, 0, 0.3), 1.5, 0.4, (0.85, 0.92, 1))
    box(-4, 2.4, -1, 4, 2.5, 3, mat('plaster_green'), 0)
    box(-4, -2, -0.2, 4, 3, -0.09, mat('concrete'), 0)
    for y in (0.12, 0.9):
        box(-2.4, y, -0.09, 2.4, y + 0.09, 0, mat('greywood'), 0.004, grain='x')
    logs = (
        (-0.98, 0.295, 9, 'oak', 0.31),
        (-0.30, 0.335, 10, 'walnut', 0.62),
        (0.42, 0.31, 8, 'ash', 0.22),
        (1.08, 0.285, 9, 'cherry', 0.71),
    )
    for number, (x, radius, boards, kind, seed) in enumerate(logs):
        tops = boule(x, radius, boards, kind, seed)
        z, th, _, slip = tops[boards // 2 - 1]
        pen = 'black' if kind == 'ash' else 'chalk'
        with at(0, slip):
            digit('1234'[number], x - radius * 0.5, z + th * 0.1, th * 0.8, pen)
            z, th, wide, _ = tops[-2]
        for k in (2, 5):
            z, th, wide, slip = tops[k]
            with at(0, slip):
                chalk([(x + wide * 0.45, z + th * 0.2), (x + wide * 0.62, z + th * 0.8)], 0.004, m=pen)
    camera((0.20, -3.3, 0.72), (0.04, 0, 0.39), 50, fstop=8, focus=(0, 0, 0.4))


@picture('noticia-proceso', WIDE, seed=351, samples=10, key=0.27)
def encolado():
    """From above: a drawer glued and clamped on the bench, the glue, the brush, the rule across its diagonal."""
    room(3.6, 3.4, 2.9, {'L': [(0.5, 2.6, 0.8, 2.5)], 'F': [(0.8, 2.8, 0.6, 2.4)]}, 0.45, 'plaster', floor='floor_oak_dark')
    sun((-1.0, 0.42, 0.62), 4.5, 1.4)
    w, d, h, th = 0.52, 0.40, 0.115, 0.014
    with at(1.8, 1.65):
        tools.workbench(2.4, 1.15)
        with at(-0.02, 0.02, 0.86, rz=9):
            for y in (-0.19, 0.17):  # bearers that keep the glue off the bench
                box(-0.42, y, 0, 0.42, y + 0.022, 0.03, mat('pine'), 0.001, grain='x')
            with at(-w / 2, -d / 2, 0.0305):
                for y in (0, d - th):
                    with at(0, y):
                        dovetail_board(w, h, th, 'oak', 4, th, (True, True), 'ash')
                for x in (0.0003, w - th + 0.0003):
                    box(x, th, 0.0, x + th - 0.0006, d - th, h, mat('ash'), 0.0008, grain='y', seed=0.4)
                box(th, th, 0.012, w - th, d - th, 0.019, mat('oak_pale'), 0, grain='x', bw=0.13)
            for y in (-0.13, 0.13):  # clamps along the drawer, cauls under their jaws
                with at(-w / 2 - 0.061, y, 0.118):
                    tools.clamp(1.06, 0.07)
            for s in (-1, 1):
                box(s * (w / 2 + 0.009) - 0.009, -0.19, 0.04, s * (w / 2 + 0.009) + 0.009, 0.19, 0.13, mat('pine'), 0.002, grain='y')
            tube([(-w / 2 + 0.02, -d / 2 + 0.02, 0.1475), (w / 2 - 0.02, d / 2 - 0.02, 0.1475)], 0.0042, mat('ochre'), n=2)
        with at(-0.56, -0.24, 0.86):
            lathe([(0.036, 0), (0.040, 0.004), (0.041, 0.062), (0.038, 0.062), (0.037, 0.012), (0.001, 0.012)], mat('ceramic'), n=44)
            lathe([(0.0372, 0.045), (0.001, 0.0453)], mat('glue'), n=40)
        with at(-0.43, -0.33, 0.86, rz=-35):
            tools.brush('cherry')
        folded(0.24, 0.17, 2, 'linen', 0.008, -0.60, 0.22, 0.86, -18)
        with at(0.66, 0.22, 0.86, rz=112):
            tools.square()
        with at(0.34, -0.38, 0.8605, rz=-12):
            box(-0.21, -0.15, 0, 0.21, 0.15, 0.0006, mat('paper'), 0)
            for a, b, c, e in (
                (-0.15, -0.09, 0.12, -0.09),
                (-0.15, 0.06, 0.12, 0.06),
                (-0.15, -0.09, -0.15, 0.06),
                (0.12, -0.09, 0.12, 0.06),
            ):
                box(a - 0.0007, b - 0.0007, 0.0006, c + 0.0007, e + 0.0007, 0.0009, mat('black'), 0)
            with at(0.10, 0.0, 0.001, rz=64):
                tube([(-0.085, 0, 0.0045), (0.075, 0, 0.0045), (0.09, 0, 0.004)], [0.0038, 0.0038, 0.0004], mat('ochre'), n=3)
    camera((1.64, 0.66, 2.36), (1.83, 1.60, 0.90), 42, level=False, fstop=8, focus=(1.8, 1.6, 0.97))


@picture('instalacion-industrial-3', WIDE, seed=281, samples=12, key=0.27, warm=0.3)
def espejo():
    """Finished lacquer at full gloss: a green leaf lies on trestles and mirrors the window behind it."""
    w, d = 3.6, 3.0
    room(w, d, 2.9, {'B': [(0.9, 2.5, 0.95, 2.5)], 'F': [(0.8, 2.8, 0.6, 2.4)]}, 0.45, 'plaster_sand', floor='concrete', view=0.7)
    with at(0.9, d + 0.32, 0.95):
        casement(1.6, 1.55, 'oak_dark', 2, 3)
    sun((0.45, 1.0, 0.95), 5)
    for x in (1.12, 2.45):
        box(x - 0.035, 1.05, 0.70, x + 0.035, 2.35, 0.775, mat('pine'), 0.003, grain='y')
    with at(0.55, 2.24, 0.776, rx=90, rz=-4):
        slab(2.3, 0.86, 'mirror_green', 0.040, grain='x', r=0.003)
    with at(2.02, 1.50, 0.8165, rz=22):  # the cloth that took the last dust, and the gloss card
        folded(0.22, 0.16, 3, 'linen_white', 0.006)
    for k, (colour, x, tall) in enumerate((('clay', 2.62, 1.5), ('chalk', 2.98, 1.62), ('ink', 3.30, 1.4))):
        with at(x, d - 0.16 - 0.05 * k, 0, rx=-5, rz=2 * k):
            slab(0.40, tall, colour, 0.02)
    camera((0.95, 0.05, 1.24), (1.62, 2.2, 0.87), 46, level=False, fstop=5.6, focus=(1.6, 1.6, 0.82))
