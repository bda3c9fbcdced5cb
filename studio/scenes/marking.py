"""Marking out: dovetails with knife, template and pencil, half of them sawn, by the lamp."""

import math

import tools
from core import RNG, at, beam, box, collect, cut, frame, lathe, mesh_of, plate, put
from palette import mat
from room import area, camera, world
from scenes import WIDE, picture
from scenes.details import chalk, digit

WIDE_OF_BOARD, THICK, DEEP, SLOPE = 0.150, 0.020, 0.019, 1 / 7
FLAT = 0.00003  # graphite lies in the surface
WASTE = (0.0, 0.0405, 0.0755, 0.1105, 0.150)  # middles of the pins' sockets, the first and last at the edges


def sawdust(n, sx, sy, m='ash'):
    """Grains on z=0 about the origin, thicker towards it."""
    grain = mesh_of(
        [(0, 0, 0), (1, 0.1, 0), (0.6, 0.8, 0.1), (0.1, 0.7, 0), (0.45, 0.4, 0.8)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], mat(m)
    )
    for _ in range(n):
        s = RNG.uniform(0.0004, 0.0012)
        x, y = RNG.gauss(0, sx) * RNG.random() ** 0.5, RNG.gauss(0, sy) * RNG.random() ** 0.5
        put(grain, frame(x, y, RNG.uniform(0, 0.0004), rz=RNG.uniform(0, 360), rx=RNG.uniform(-30, 30), s=s))


def ruled(x0, y0, x1, y1, w=0.00035):
    """Pencil line along a rule, in the surface z=0."""
    dx, dy = x1 - x0, y1 - y0
    k = w / 2 / math.hypot(dx, dy)
    corners = [(x0 - dy * k, y0 + dx * k, 0), (x0 + dy * k, y0 - dx * k, 0), (x1 + dy * k, y1 - dx * k, 0), (x1 - dy * k, y1 + dx * k, 0)]
    put(mesh_of(corners, [(0, 1, 2, 3)], mat('pencil'), smooth=False))


def tail_board(m='ash', sawn=4):
    """Board face up on z=0, its end at x=0, y from 0: four tails marked out, the first `sawn` kerfs cut down to the line."""
    board = box(-0.62, 0, 0, 0, WIDE_OF_BOARD, THICK, mat(m), 0.0006, grain='x', seed=0.0735, off=(0.1, 0.02, -0.05))
    angle, half = math.degrees(math.atan(SLOPE)), 0.0065
    kerfs = []
    for k, y in enumerate(WASTE):
        sides = (1,) if k == 0 else (-1,) if k == len(WASTE) - 1 else (-1, 1)
        # the socket is narrow at the end and widens to the base line
        kerfs += [(y + s * (half if len(sides) == 2 else 0.008), s) for s in sides]
    for k, (y, s) in enumerate(kerfs[: sawn + 1]):
        deep = DEEP if k < sawn else 0.007  # the last is begun
        with at(0, y, 0, rz=-s * angle):
            cut(board, (-deep, -0.0006, -0.01, 0.01, 0.0006, THICK + 0.01))
    with collect() as marks:
        with at(0, 0, THICK + FLAT):
            ruled(-DEEP, 0.0005, -DEEP, WIDE_OF_BOARD - 0.0005)
            for y, s in kerfs[sawn:]:
                ruled(-0.0006, y, -DEEP - 0.002, y + s * (DEEP + 0.002) * SLOPE, 0.00045)
        with at(FLAT, 0, 0, ry=90):  # squared over the end
            for y, _ in kerfs[sawn:]:
                ruled(-THICK + 0.0006, y, -0.0006, y, 0.00045)
        with at(0, 0, THICK, rx=-90):
            for k, y in enumerate(WASTE):
                a = 0.0040 if 0 < k < len(WASTE) - 1 else 0.0030
                y += 0.0044 if k == 0 else -0.0044 if k == len(WASTE) - 1 else 0
                for s in (-1, 1):
                    chalk([(-0.0045, y - s * a * 0.8), (-DEEP + 0.003, y + s * a * 1.2)], 0.0005, -FLAT, 'pencil')
            with at(y=0.0006 - FLAT):  # a digit stands off as chalk does
                digit('3', -0.088, 0.066, 0.016, 'pencil', 0.0008)  # the drawer it belongs to, and which side is the face
            chalk([(-0.103, 0.060), (-0.104, 0.087)], 0.0006, -FLAT, 'pencil')
            chalk([(-0.112, 0.079), (-0.104, 0.087), (-0.097, 0.0785)], 0.0006, -FLAT, 'pencil')
    for mark in marks:
        mark.visible_shadow = False
    return board


def template():
    """Brass dovetail template over the end of a board: stop before the end at x=0, tongue on the face at z=0."""
    box(0.0004, -0.0185, -0.016, 0.0050, 0.0185, 0.0022, mat('brass'), 0.0006)
    tongue = [(0.003, -0.0112), (0.003, 0.0112), (-0.031, 0.0112 - 0.034 * SLOPE), (-0.031, -0.0112 + 0.034 * SLOPE)]
    plate(tongue, 0.0018, mat('brass'), 0.0004, frame(0, 0, 0.0011))
    for y in (-0.0145, 0.0145):
        lathe([(0.0022, 0), (0.0022, 0.0004), (0.0008, 0.0006)], mat('steel'), 0.0027, y, 0.0022, n=18)


def striking_knife():
    """Marking knife along x, point towards +x."""
    z = 0.0075
    grip = [(-0.085, 0.013), (-0.078, 0.0165), (-0.045, 0.0135), (-0.010, 0.0165), (0.010, 0.013)]
    beam([((x, 0, z), t, t * 0.8) for x, t in grip], mat('rosewood_warm'), rnd=0.9, cap=0.002)
    lathe([(0.0062, 0), (0.0062, 0.010)], mat('brass'), 0.008, 0, z, n=24, axis='x')
    plate([(0.016, -0.0042), (0.062, -0.0042), (0.076, 0.0042), (0.016, 0.0042)], 0.0013, mat('steel'), 0.0003, frame(0, 0, z))


def pencil(ln=0.15):
    """Flat joiner's pencil along x, sharpened with a chisel, point towards +x."""
    box(-ln, -0.006, 0, 0, 0.006, 0.0062, mat('door_green'), 0.0012, grain='x')
    beam([((0, 0, 0.0031), 0.012, 0.0062), ((0.016, 0, 0.0031), 0.0036, 0.0026)], mat('ash'), rnd=0.2, cap=0)
    beam([((0.016, 0, 0.0031), 0.0034, 0.0024), ((0.0215, 0, 0.0031), 0.0014, 0.0010)], mat('pencil'), rnd=0.2, cap=0)


@picture('cola-marcada', WIDE, seed=821, samples=20, key=0.15, warm=0.0)
def cola():
    """From above, close: four dovetails on an ash board, marked, crossed, half sawn; lamp from the right, blue evening."""
    world((0.50, 0.66, 1.0), 0.13, 0.3)
    box(-1.2, -0.9, -0.06, 1.2, 0.9, 0, mat('oak_dark'), 0.003, grain='x', bw=0.13, seed=0.44)
    with at(0.050, -0.062, 0, rz=-20):
        tail_board()
        with at(0, WASTE[3] - 0.0175, THICK):
            template()
        for k in range(3):
            with at(0.009, WASTE[k] + 0.004, 0):
                sawdust(200, 0.012, 0.012)
        with at(-0.004, 0.030, THICK):
            sawdust(40, 0.012, 0.02)
    with at(-0.085, -0.075, 0, rz=-9):
        striking_knife()
    with at(0.150, -0.030, 0, rz=112):
        pencil()
    with at(0.150, 0.165, 0, rz=161):
        tools.saw()
    with at(-0.02, -0.10, 0):
        sawdust(60, 0.10, 0.05)
    area((0.56, 0.16, 0.30), (0, 0, 0.01), 0.16, 42, (1, 0.74, 0.45))
    area((-0.9, -0.5, 0.9), (0, 0, 0), 0.8, 0.35, (0.6, 0.75, 1))
    camera((0.094, -0.372, 0.530), (0.040, 0.013, 0.004), 85, level=False, fstop=11, focus=(0.055, -0.01, THICK))
