"""Marking out: dovetails with knife, template and pencil, half of them sawn, by the lamp."""

import math

import tools
from core import RNG, at, beam, box, cut, frame, lathe, mesh_of, plate, put
from palette import mat
from room import area, camera, world
from scenes import WIDE, picture
from scenes.details import chalk, digit

WIDE_OF_BOARD, THICK, DEEP, SLOPE = 0.150, 0.020, 0.019, 1 / 7
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


def tail_board(m='ash', sawn=3):
    """Board face up on z=0, its end at x=0, y from 0: four tails marked out, the first `sawn` kerfs cut."""
    board = box(-0.62, 0, 0, 0, WIDE_OF_BOARD, THICK, mat(m), 0.0006, grain='x', seed=0.0735, off=(0.1, 0.02, -0.05))
    angle, half = math.degrees(math.atan(SLOPE)), 0.0065
    kerfs = []
    for k, y in enumerate(WASTE):
        sides = (1,) if k == 0 else (-1,) if k == len(WASTE) - 1 else (-1, 1)
        # the socket is narrow at the end and widens to the base line
        kerfs += [(y + s * (half if len(sides) == 2 else 0.008), s) for s in sides]
    for k, (y, s) in enumerate(kerfs):
        with at(0, y, 0, rz=-s * angle):
            if k < sawn:
                cut(board, (-DEEP, -0.0005, -0.01, 0.01, 0.0005, THICK + 0.01))
            elif k == sawn:  # begun, the saw still to come back
                cut(board, (-0.009, -0.0005, -0.01, 0.01, 0.0005, THICK + 0.01))
    with at(0, 0, THICK, rx=-90):
        chalk([(-DEEP, 0.0005), (-DEEP, WIDE_OF_BOARD - 0.0005)], 0.00035, -0.0002, 'pencil')
        for y, s in kerfs:
            chalk([(-0.0008, y), (-DEEP - 0.002, y + s * (DEEP + 0.002) * SLOPE)], 0.00045, -0.0002, 'pencil')
        for k, y in enumerate(WASTE):
            a = 0.0040 if 0 < k < len(WASTE) - 1 else 0.0030
            y += 0.0048 if k == 0 else -0.0048 if k == len(WASTE) - 1 else 0
            for s in (-1, 1):
                chalk([(-0.0035, y - s * a), (-DEEP + 0.003, y + s * a * 1.2)], 0.0006, -0.0003, 'pencil')
        digit('3', -0.088, 0.066, 0.016, 'pencil', 0.0009)  # the drawer it belongs to, and which side is the face
        chalk([(-0.103, 0.060), (-0.104, 0.087)], 0.0007, -0.0003, 'pencil')
        chalk([(-0.112, 0.079), (-0.104, 0.087), (-0.097, 0.0785)], 0.0007, -0.0003, 'pencil')
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


@picture('cola-marcada', WIDE, seed=821, samples=32, key=0.15, warm=0.0)
def cola():
    """From above, close: four dovetails on an ash board, marked, crossed, half sawn; lamp from the left, blue evening."""
    world((0.50, 0.66, 1.0), 0.13, 0.3)
    box(-1.2, -0.9, -0.06, 1.2, 0.9, 0, mat('oak_dark'), 0.003, grain='x', bw=0.13, seed=0.44)
    with at(0.055, -0.045, 0, rz=16):
        tail_board()
        with at(0, WASTE[3] - 0.0175, THICK):
            template()
        for k in range(2):
            with at(0.006, WASTE[k] + 0.006, 0):
                sawdust(260, 0.012, 0.012)
        with at(-0.004, 0.020, THICK):
            sawdust(130, 0.010, 0.016)
    with at(-0.045, -0.078, 0, rz=25):
        striking_knife()
    with at(0.122, -0.012, 0, rz=112):
        pencil()
    with at(0.135, 0.150, 0, rz=161):
        tools.saw()
    with at(-0.02, -0.10, 0):
        sawdust(90, 0.10, 0.05)
    area((-0.62, 0.34, 0.30), (0, 0, 0.01), 0.16, 42, (1, 0.74, 0.45))
    area((0.9, -0.5, 0.9), (0, 0, 0), 0.8, 0.35, (0.6, 0.75, 1))
    camera((0.055, -0.38, 0.565), (0.028, 0.018, 0.004), 85, level=False, fstop=9, focus=(0.045, 0.025, THICK))
