"""The about page: the workshop in the morning, a chair half made."""

import math

from mathutils import Matrix

import tools
from core import RNG, at, beam, box, plate, smooth_path, tube
from furniture import chair_ladder, stool
from joinery import beams, dovetail_board
from palette import mat
from props import pendant, vase
from room import camera, room, sun
from scenes import BANNER, TALL, picture
from scenes.workshop import bench_things, boards, tool_wall

UPRIGHT = Matrix(((0, 1, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0), (0, 0, 0, 1)))  # a sawn plate on end: fibre up, face to -y


def trestle(w=0.76, h=0.74):
    """Pine trestle, its rail along y."""
    for s in (-1, 1):
        for y in (-w * 0.34, w * 0.34):
            beam([((s * 0.16, y * 1.15, 0), 0.04, 0.045), ((s * 0.03, y, h - 0.07), 0.045, 0.05)], mat('pine'), rnd=0.1)
    box(-0.04, -w / 2, h - 0.08, 0.04, w / 2, h, mat('pine'), 0.004)


def glue_up(n=5, ln=1.5, w=0.13):
    """Panel under clamps, centred on z=0."""
    for k in range(n):
        box(
            -ln / 2 + RNG.uniform(-0.015, 0.015),
            (k - n / 2) * w,
            0,
            ln / 2 + RNG.uniform(-0.015, 0.015),
            (k - n / 2 + 1) * w - 0.0006,
            0.030,
            mat('oak'),
            0.0012,
            grain='x',
        )
    for x in (-ln * 0.36, 0, ln * 0.36):
        with at(x, -n * w / 2 - 0.06, 0.034, rz=90):
            box(0, -0.013, 0.004, n * w + 0.16, 0.013, 0.014, mat('iron'), 0.001)
            for q in (0.035, n * w + 0.062):
                box(q, -0.018, -0.036, q + 0.022, 0.018, 0.022, mat('iron'), 0.004)
            tube([(-0.10, 0, -0.012), (0.04, 0, -0.012)], 0.007, mat('steel'))
            tube([(-0.10, -0.06, -0.012), (-0.10, 0.06, -0.012)], 0.005, mat('beech'))


def on_end(n, x0, d, pitch=0.19, kinds=('oak', 'walnut', 'ash', 'oak', 'cherry')):
    """Planks leaning against the back wall y=d."""
    for k in range(n):
        w, ln = RNG.uniform(0.14, 0.26), RNG.uniform(1.9, 2.8)
        with at(x0 + k * pitch, d - 0.15 - 0.04 * (k % 3), 0, rx=-5, rz=RNG.uniform(-3, 3)):
            poly = [(ln * q / 8, 0.006 * math.sin(q * 1.7 + k)) for q in range(9)] + [
                (ln * q / 8, w + 0.006 * math.sin(q * 1.3 + 2 * k)) for q in range(8, -1, -1)
            ]
            plate(poly, 0.032, mat(kinds[k % len(kinds)]), 0.002, UPRIGHT)


@picture('sobre-banco', BANNER, seed=607, samples=40, scale=1, key=0.25, contrast=1.18)
def manana():
    """The long room early: windows in a row, benches and boards in their light."""
    w, d, h = 8.0, 6.6, 3.4
    room(
        w,
        d,
        h,
        {'L': [(0.5, 1.8, 0.85, 2.8), (2.45, 3.75, 0.85, 2.8), (4.4, 5.7, 0.85, 2.8)], 'F': [(2, 6, 0.5, 2.9)]},
        0.5,
        'plaster_rough',
        floor='floor_oak_dark',
        frames=dict(m='oak_dark', cols=2, rows=4),
        sill='stone',
    )
    beams(w, d, h, 'oak_dark', 6, 0.16, 0.20, along='x')
    sun((-1.0, -0.55, 0.39), 7)
    with at(5.32, 3.28, 0, rz=14):  # clear of the paper that covers the lower left
        tools.workbench(2.2, 0.78)
        with at(0.05, -0.02, 0.86):
            bench_things()
        with at(-0.2, -0.75, 0):
            tools.shavings(130, 1.9, 0.7, r=0.024)
    with at(1.15, 4.15, 0, rz=90):
        boards(15, 2.7, 'oak')
    with at(6.05, 5.45, 0, rz=-3):
        boards(17, 2.3, 'walnut')
    on_end(9, 1.55, d)
    with at(3.16, 5.05, 0, rz=8):  # its farther trestle right of that paper's edge
        for x in (-0.52, 0.52):
            with at(x):
                trestle(0.9, 0.78)
        with at(0, 0, 0.78):
            glue_up()
    with at(3.75, d, 1.34):
        tool_wall(1.9, 0.98, blades='steel_used')  # bright ones mirror the windows
    with at(6.95, 4.15, 0, rz=30):
        stool('oak', 0.56)
    for k in range(5):
        with at(5.95 + 0.17 * k, d - 0.03, 2.42 + 0.03 * (k % 2), rx=90, ry=90):
            tools.clamp(0.62 + 0.12 * (k % 3))
    box(5.8, d - 0.03, 2.38, 6.85, d, 2.45, mat('pine'), 0.003)
    for x, y in ((4.0, 3.1), (5.25, 3.35)):
        pendant(x, y, 2.02, h, 0.19, 'iron', 'cone', low=0.085)
    camera((5.95, -1.15, 1.56), (3.80, 5.6, 0.83), 30)


@picture('sobre-historia', TALL, seed=613, samples=32, scale=1, key=0.215, contrast=1.2)
def silla_a_medias():
    """Corner of the workshop: a chair without its seat and upper slats on the bench, patterns on the wall."""
    w, d, h = 4.2, 3.9, 3.1
    room(
        w,
        d,
        h,
        {'L': [(2.25, 3.45, 1.02, 2.55)], 'F': [(1.0, 3.4, 0.5, 2.7)]},
        0.5,
        'plaster_rough',
        floor='floor_oak_dark',
        frames=dict(m='oak_dark', cols=1, rows=3),
        sill='oak',
    )
    beams(w, d, h, 'oak_dark', 4, 0.15, 0.19, along='x')
    sun((-1.0, -0.34, 0.50), 6.5)
    zt = 0.86
    with at(1.52, d - 0.52):
        tools.workbench(2.2, 0.84)
        with at(-0.12, 0.02, zt, rz=27):
            chair_ladder('oak', None, have=(0,))
        with at(0.30, -0.30, zt, rz=12):  # the two slats that wait, and the tool that shapes them
            for k in range(2):
                beam(
                    [
                        ((-0.17, 0.085 * k, 0.008), 0.044, 0.012),
                        ((0, 0.085 * k + 0.004, 0.010), 0.050, 0.012),
                        ((0.17, 0.085 * k, 0.008), 0.044, 0.012),
                    ],
                    mat('oak'),
                    rnd=0.6,
                )
        with at(-0.22, -0.32, zt, rz=-14):
            tools.spokeshave()
        with at(0.70, -0.08, zt, rz=35):
            tools.mallet()
        with at(0.62, -0.33, zt, rz=190):
            tools.chisel(w=0.014)
        with at(0.12, -0.16, zt):
            tools.shavings(46, 0.7, 0.34, r=0.015)
        with at(-0.72, 0.10, zt, rz=80):
            tools.plane('cherry')
        with at(-0.80, -0.22, zt, rz=65):
            tools.gauge()
        with at(-0.1, -0.72, 0):
            tools.shavings(90, 1.6, 0.55, r=0.022)
        with at(-0.2, 0, 0.36):
            for k in range(5):
                box(
                    -0.42 + 0.02 * k,
                    -0.14,
                    k * 0.029,
                    0.22 - 0.05 * k,
                    0.12,
                    k * 0.029 + 0.026,
                    mat(RNG.choice(('oak', 'ash', 'walnut', 'cherry'))),
                    0.001,
                    grain='x',
                )
            with at(0.42, -0.12, 0):
                dovetail_board(0.30, 0.17, 0.012, 'pine', 3, 0.012, (True, True), 'pine')
                for q in ((0, 0.012, 0.012, 0.22), (0.288, 0.012, 0.30, 0.22), (0, 0.22, 0.30, 0.232)):
                    box(q[0], q[1], 0, q[2], q[3], 0.17, mat('pine'), 0.001, bw=0.12)
                for q in range(7):
                    tube(
                        [(0.04 + 0.035 * q, 0.06 + 0.03 * (q % 3), 0.02), (0.05 + 0.033 * q, 0.10 + 0.03 * (q % 2), 0.20 + 0.02 * (q % 3))],
                        0.008,
                        mat(('ash', 'oak', 'walnut')[q % 3]),
                    )
    box(0.62, d - 0.21, 1.93, 2.35, d, 1.955, mat('pine'), 0.003)
    for x in (0.80, 2.15):
        box(x - 0.012, d - 0.16, 1.84, x + 0.012, d, 1.93, mat('pine'), 0.003)
    with at(0.88, d - 0.10, 1.955, rz=8):
        tools.plane('beech', 0.26)
    with at(1.28, d - 0.10, 1.955, rz=-4):
        tools.plane('cherry', 0.22)
    for k in range(5):
        vase(
            'jar',
            0.038,
            0.10 + 0.03 * (k % 3),
            ('glass_brown', 'ceramic', 'glass_brown', 'ceramic_dark', 'ceramic')[k],
            1.58 + 0.115 * k,
            d - 0.10,
            1.955,
        )
    curve = [
        (0, -0.028),
        (0.18, -0.030),
        (0.42, -0.030),
        (0.62, -0.012),
        (0.80, 0.030),
        (0.80, 0.054),
        (0.62, 0.020),
        (0.42, 0.006),
        (0.18, 0.004),
        (0, 0.002),
    ]
    for k, (x, z) in enumerate(((1.62, 1.02), (1.80, 1.05), (1.98, 0.99))):  # patterns of legs on nails
        with at(x, d - 0.008, z, ry=3 * (k - 1)):
            plate([(a * (1 - 0.05 * k), b) for a, b in smooth_path(curve, 3)], 0.007, mat(('pine', 'ash', 'pine')[k]), 0.001, UPRIGHT)
            tube([(0.034, -0.004, 0.772 - 0.037 * k), (0.034, -0.026, 0.776 - 0.037 * k)], 0.0022, mat('iron'))
    pendant(1.15, d - 1.0, 2.18, h, 0.19, 'green', 'cone')
    camera((3.15, -0.05, 1.52), (1.08, 3.4, 1.30), 43)
