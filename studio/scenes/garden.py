"""A vine over a chestnut pergola, the table laid in its shade."""

import math

from core import RNG, at, beam, box, collect, frame, lathe, plate, smooth_path, tube
from furniture import bench, table
from palette import mat
from plants import cane, grapes, orange_tree
from props import bowl, drape, fruit, pendant, vase
from room import camera, laid, open_air, wall
from scenes import WIDE, picture
from scenes.projects import tufts

WIDTH, DEPTH, HEIGHT = 4.6, 3.2, 2.42


def pergola(m='chestnut'):
    """Posts with struts, paired beams and fifteen rafters; its front left post at the origin."""
    for x in (0, WIDTH):
        for y in (0, DEPTH):
            box(x - 0.07, y - 0.07, 0.03, x + 0.07, y + 0.07, HEIGHT + 0.10, mat(m), 0.006)
            box(x - 0.10, y - 0.10, 0, x + 0.10, y + 0.10, 0.03, mat('iron'), 0.002)
            way = 1 if x == 0 else -1
            beam([((x, y, HEIGHT - 0.62), 0.07, 0.07), ((x + way * 0.60, y, HEIGHT - 0.02), 0.07, 0.07)], mat(m), rnd=0.1)
    for y in (0, DEPTH):
        for s in (-0.097, 0.097):
            box(-0.45, y + s - 0.025, HEIGHT - 0.10, WIDTH + 0.45, y + s + 0.025, HEIGHT + 0.10, mat(m), 0.006)
    tail = [(-0.45, 0.06), (-0.45, -0.02), (-0.33, -0.055), (DEPTH + 0.33, -0.055), (DEPTH + 0.45, -0.02), (DEPTH + 0.45, 0.06)]
    for k in range(15):
        with at(-0.25 + k * (WIDTH + 0.5) / 14, 0, HEIGHT + 0.155, rz=90):
            plate(tail, 0.05, mat(m), 0.004, frame(rx=90))


def vine():
    """Old stem beside the front left post, shoots over two thirds of the rafters, some that hang, grapes between them."""
    top = HEIGHT + 0.25
    stem = [(-0.17, -0.12, -0.02), (-0.14, -0.10, 0.25), (-0.17, -0.06, 0.62), (-0.125, -0.115, 1.05), (-0.13, -0.03, 1.5)]
    stem += [(-0.10, -0.125, 1.95), (-0.13, -0.17, 2.3), (-0.05, -0.12, top)]
    thick = (0.066, 0.047, 0.042, 0.046, 0.037, 0.036, 0.032, 0.025)
    gnarled = [(*p, r * RNG.uniform(0.86, 1.16)) for *p, r in smooth_path([(*p, r) for p, r in zip(stem, thick, strict=True)], 5)]
    tube([p[:3] for p in gnarled], [p[3] for p in gnarled], mat('bark'), n=4)
    ends = [(3.9, -0.28), (3.5, 0.5), (3.7, 1.3), (3.1, 2.2), (2.7, 3.2), (1.9, 3.35), (1.2, 3.45), (0.5, 3.4), (-0.2, 3.3)]
    for k, (x, y) in enumerate(ends):
        way = [(-0.05, -0.1, top)]
        for t in (0.2, 0.4, 0.6, 0.8, 1.0):
            bend = 0.18 * math.sin(2.4 * k + 5 * t)
            way.append((x * t - bend * 0.4, y * t + bend * (0.3 if k == 0 else 1), top + RNG.uniform(-0.01, 0.07)))
        cane(way, 0.0135, rad=0.010)
        side = way[3]
        cane([side, (side[0] + 0.5, side[1] - 0.3, top + 0.05), (side[0] + 0.9, side[1] - 0.15, top + 0.10)], 0.018)
    for k in range(15):
        x, long = -0.35 + 0.29 * k + RNG.uniform(-0.1, 0.1), RNG.uniform(0.2, 0.7)
        out = -0.47 - RNG.uniform(0.02, 0.10)
        shoot = [(x, -0.2, top), (x + 0.02, out, top - 0.03), (x + 0.05, out - 0.04, top - 0.4 * long), (x + 0.02, out - 0.02, top - long)]
        cane(shoot, 0.022, 0.8, 0.004, 0.5)
    for _ in range(34):
        x, y = RNG.uniform(0.1, 2.9), RNG.uniform(-0.35, 2.9)
        x = -0.25 + 0.364 * (round((x + 0.25) / 0.364 - 0.5) + 0.5)  # between two rafters
        with at(x, y, top - 0.05 - RNG.uniform(0.05, 0.18), rz=RNG.uniform(0, 360)):
            grapes()


def jug(r=0.07, h=0.24, m='ceramic'):
    """Earthenware jug with a strap handle."""
    vase('jar', r, h, m)
    grip = [(r * 0.55, 0, h * 0.93), (r * 1.15, 0, h * 0.97), (r * 1.62, 0, h * 0.80), (r * 1.48, 0, h * 0.52), (r * 0.97, 0, h * 0.36)]
    beam([(p, 0.024, 0.009) for p in [q[:3] for q in smooth_path(grip, 5)]], mat(m), rnd=0.9, up=(0, 1, 0), cap=0)


def loaf(r=0.115):
    """Round country loaf, floured, cut crosswise before it was baked."""
    side = [(0.001, 0), (0.8 * r, 0), (r, 0.28 * r), (0.93 * r, 0.58 * r), (0.6 * r, 0.84 * r), (0.001, 0.92 * r)]
    lathe(smooth_path(side, 5), mat('crust'), n=40, sharp=0)
    for turn in (20, 110):
        with at(rz=turn):
            cut = [(x * r, 0.004 * math.sin(5 * x), r * (0.925 - 0.42 * x * x)) for x in (-0.6, -0.3, 0, 0.3, 0.6)]
            tube(cut, [0.002, 0.007, 0.008, 0.007, 0.002], mat('crumb'), smooth=3)


def laid_table():
    """Table with a linen runner, bread, a jug, oranges; benches on both sides."""
    with collect() as made:
        table(2.0, 0.92, 0.745, 'chestnut', 'trestle')
    with at(0, 0, 0.765, rz=1):
        drape(2.56, 0.44, 'linen_white', 50, 0.022, on=[made[0]], stiff=7, jitter=0.003, thick=0.0025)
    for x, y, r in ((-0.06, -0.74, 2), (0.03, 0.72, -1)):
        with at(x, y, 0, rz=r):
            bench(1.75, 0.34, 0.45, 'chestnut')
    z = 0.754
    with at(0.16, 0.05, z, rz=205):
        jug()
    bowl(0.14, 0.07, 'ceramic_green', -0.46, 0.04, z)
    with at(-0.46, 0.04, z + 0.02):
        fruit(6, 0.036, 'orange', 0.066)
    with at(0.60, -0.10, z, rz=16):
        box(-0.21, -0.13, 0, 0.21, 0.13, 0.02, mat('walnut'), 0.006)
        with at(-0.05, 0.0, 0.02):
            loaf()
        box(0.09, -0.10, 0.020, 0.112, 0.07, 0.0225, mat('steel'), 0.0008)
        box(0.088, -0.21, 0.020, 0.114, -0.09, 0.036, mat('walnut'), 0.005)
    for x, y in ((0.30, -0.20), (-0.10, -0.22), (0.02, 0.27)):
        vase('cup', 0.036, 0.085, 'ceramic', x, y, z - (0.006 if abs(y) > 0.23 else 0))


@picture('pergola-jardin', WIDE, seed=17, samples=16, key=0.275, warm=0.4)
def patio():
    open_air((-0.76, -0.30, 0.62), 1.0, 4.5, 1.0)
    laid('terracotta', 7, 5.0, -3.5, -1.2)
    box(-30, -20, -0.08, 30, 40, -0.035, mat('gravel'), 0)
    with at(-9, 5.2):
        wall(18, 2.3, 0.35, (), 'plaster_rough')
        box(-0.05, -0.04, 2.3, 18, 0.4, 2.36, mat('ceramic_clay'), 0.01)
    with at(0.15, 2.0):
        pendant(0, 0, 1.72, HEIGHT + 0.1, 0.17, 'iron', 'dome', low=0.06)
        laid_table()  # before the vine: its cloth falls faster in an empty scene
    with at(-WIDTH / 2, 0.6):
        pergola()
        vine()
        lathe([(0.20, 0), (0.24, 0.0), (0.24, 0.012), (0.20, 0.012)], mat('stone_warm'), -0.19, -0.17)
        lathe([(0.001, 0), (0.205, 0), (0.205, 0.004), (0.001, 0.010)], mat('soil'), -0.19, -0.17)
    for x, y, s in ((3.15, 3.5, 1.15), (-3.15, 4.1, 1.0)):
        with at(x, y, s=s):
            vase('pot', 0.27, 0.44, 'ceramic_clay')
            with at(0, 0, 0.38):
                lathe([(0.001, 0), (0.24, 0), (0.001, 0.01)], mat('soil'))
                orange_tree(0.72, 0.38)
    tufts(
        [(-4.4 + 0.5 * k + RNG.uniform(-0.1, 0.1), 4.86 + RNG.uniform(-0.05, 0.05), RNG.uniform(0.75, 1.2)) for k in range(20)],
        r=0.42,
        h=0.46,
        n=40,
        m='olive',
        leaf=(0.05, 0.007),
    )
    camera((2.2, -3.55, 1.35), (0.02, 2.2, 1.42), 31)
