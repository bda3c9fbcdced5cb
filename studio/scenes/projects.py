"""Template projects outdoors: deck, façade, bench, gate."""

import math

from core import RNG, at, beam, box, clone, collect, frame, lathe, smooth_path, tube
from furniture import bench
from joinery import bar_handle, panel_door, slats
from palette import mat
from props import bowl, curtain, cushion, olive_tree, shrub, vase, vase_branches
from room import area, camera, casement, laid, open_air, wall
from scenes import WIDE, picture


def trees(spots, h=2.2, y0=0):
    """Olive trees as instances of one; spots: (x, y, scale)."""
    with collect() as one:
        with at(0, 0, -60):
            olive_tree(h, crown=0.72, limbs=18)
    for x, y, s in spots:
        for o in clone(one, x=0, y=0):
            o.matrix_world = frame(x, y, 0, rz=RNG.uniform(0, 360) * 0, s=s) @ frame(z=60) @ o.matrix_world


def tufts(spots, **kw):
    """Instances of one tuft; spots: (x, y, scale)."""
    with collect() as one:
        with at(0, 0, -60):
            shrub(**kw)
    for x, y, s in spots:
        for o in clone(one):
            o.matrix_world = frame(x, y, 0, s=s) @ frame(z=60) @ o.matrix_world


def pebbles(n, x0, y0, x1, y1, z):
    """Loose gravel over a rectangle: instances of four flattened stones."""
    with collect() as kinds:
        for k in range(4):
            with at(0, 0, -60 - k):
                lathe(
                    smooth_path([(0.001, -0.0045), (0.007, -0.004), (0.010, 0), (0.007, 0.004), (0.001, 0.005)], 3),
                    mat('gravel_dark' if k == 3 else 'gravel'),
                    n=9,
                    sharp=0,
                )
    for _ in range(n):
        i = min(3, int(RNG.random() * 4.2))
        o = clone([kinds[i]])[0]
        o.matrix_world = (
            frame(RNG.uniform(x0, x1), RNG.uniform(y0, y1), z, rz=RNG.uniform(0, 360), rx=RNG.uniform(-25, 25), s=RNG.uniform(0.6, 1.9))
            @ frame(z=60 + i)
            @ kinds[i].matrix_world
        )


def lounge(m='larch'):
    """Low outdoor armchair of slats with linen cushions."""
    for s in (-1, 1):
        beam([((s * 0.34, -0.36, 0), 0.05, 0.035), ((s * 0.34, -0.34, 0.56), 0.05, 0.035)], mat(m), rnd=0.2, up=(1, 0, 0))
        beam([((s * 0.34, 0.40, 0), 0.05, 0.035), ((s * 0.34, 0.34, 0.60), 0.05, 0.035)], mat(m), rnd=0.2, up=(1, 0, 0))
        box(s * 0.34 - 0.035, -0.40, 0.555, s * 0.34 + 0.035, 0.38, 0.585, mat(m), 0.006)
    for k in range(7):
        box(-0.32, -0.34 + k * 0.10, 0.27 - k * 0.008, 0.32, -0.26 + k * 0.10, 0.292 - k * 0.008, mat(m), 0.004)
    for k in range(5):
        box(-0.32, 0.32 + k * 0.02, 0.34 + k * 0.09, 0.32, 0.335 + k * 0.02, 0.40 + k * 0.09, mat(m), 0.004)
    cushion(0.64, 0.66, 0.13, 'linen', 0, -0.02, 0.28)
    with at(0, 0.30, 0.60, rx=72):
        cushion(0.62, 0.42, 0.12, 'linen', 0, 0, -0.06)


@picture('proyecto-exterior-1', WIDE, seed=401, key=0.31, warm=0.3)
def deck():
    """Timber deck by a white house, evening."""
    open_air((-0.9, -0.25, 0.36), 1.0, 4.5, 1.5)
    for k in range(35):
        x = -4 - RNG.uniform(0, 1.5)
        while x < 4.2:
            ln = RNG.uniform(2.4, 3.8)
            box(max(x, -4), -1.5 + k * 0.146, -0.03, min(x + ln, 4.2) - 0.004, -1.5 + k * 0.146 + 0.139, 0, mat('larch'), 0.003, grain='x')
            x += ln
    box(-4, -1.5, -0.2, 4.2, 3.6, -0.032, mat('dark'), 0)
    box(-4, -1.55, -0.22, 4.2, -1.5, 0, mat('larch'), 0.004)
    box(-30, -20, -0.4, 30, 40, -0.30, mat('gravel'), 0)
    with at(-4.5, 3.6, -0.3):
        wall(12, 4.2, 0.5, [(2.6, 5.8, 0.3, 2.75)], 'plaster_rough', 0.01)
    with at(-1.9, 3.75, 0):
        casement(3.2, 2.45, 'oak', 1, 1, 2, glass=False)
    for x0 in (-1.8, 0.55):
        with at(x0, 3.98, 0):
            curtain(0.75, 2.42, 7, 0.08, rod=False)
    area((0, 4.6, 2.6), (0, 6.4, 0.8), 1.6, 1.4, (1, 0.86, 0.66))
    box(-3, 6.5, -0.3, 3, 6.6, 3, mat('plaster_sand'), 0)
    box(-3, 4.1, -0.02, 3, 6.6, 0, mat('oak'), 0, grain='y', bw=0.16)
    for x, y, r in ((-0.75, 1.6, 28), (0.75, 1.85, -24)):
        with at(x, y, 0, rz=r):
            lounge()
    with at(0.0, 1.0):
        bench(0.8, 0.5, 0.32, 'larch')
        vase_branches('jar', 0.07, 0.16, 'ceramic_clay', 3, 0.34, 0.15, 0, 0.32)
        bowl(0.11, 0.05, 'ceramic', -0.15, 0, 0.32)
    for x, y, s in ((2.2, 3.0, 1.0), (-2.7, 3.05, 0.9)):
        with at(x, y, s=s):
            vase('pot', 0.27, 0.46, 'ceramic_clay')
            olive_tree(1.8, crown=0.5, z=0.42, limbs=14)
    tufts(
        [(-3.7 + 0.62 * k, -1.9 + RNG.uniform(-0.1, 0.1), RNG.uniform(0.8, 1.2)) for k in range(13)],
        r=0.4,
        h=0.42,
        n=26,
        m='olive',
        leaf=(0.05, 0.007),
    )
    camera((2.2, -3.6, 1.40), (0.10, 2.2, 0.98), 34)


@picture('proyecto-exterior-2', WIDE, seed=411, key=0.27)
def fachada():
    """House front clad in vertical larch slats, one deep window."""
    open_air((-0.75, -0.8, 0.75), 1.0, 4.2)
    box(-30, -20, -0.1, 30, 30, -0.015, mat('gravel'), 0)
    laid('flagstone', 9, 1.9, -4.5, -1.4)
    with at(-6, 0):
        wall(12, 6.2, 0.5, [(6.9, 9.1, 0.5, 2.5), (4.2, 5.25, 0, 2.3)], 'dark', 0)
    for x0, x1, z0, z1 in (
        (-4.2, -1.85, 0.12, 5.9),
        (-0.70, 0.85, 0.12, 5.9),
        (3.15, 4.6, 0.12, 5.9),
        (-1.85, -0.70, 2.38, 5.9),
        (0.85, 3.15, 2.58, 5.9),
        (0.85, 3.15, 0.12, 0.44),
    ):
        with at(0, -0.075):
            slats(x0, x1, z0, z1, 'larch', 0.062, 0.044, 0.045)
    for a, b, c, d_ in ((0.82, 3.18, 0.44, 0.50), (0.82, 3.18, 2.5, 2.56)):
        box(a, -0.16, c, b, 0.3, d_, mat('iron'), 0.003)
    for x in (0.82, 3.14):
        box(x, -0.16, 0.5, x + 0.04, 0.3, 2.5, mat('iron'), 0.003)
    with at(0.9, 0.26, 0.5):
        casement(2.2, 2.0, 'oak', 1, 1, 2)
    box(-1, 3.4, 0, 5, 3.5, 3, mat('plaster_sand'), 0)
    with at(1.2, 0.42, 0.5):
        curtain(0.5, 1.95, 4, 0.06, rod=False)
    with at(-1.78, 0.10, 0.02):
        panel_door(1.02, 2.26, 'oak', (1,), 1, 0.05, 0.12, 0.2, raised=False)
        bar_handle(0.93, 1.1, 0.55, 'iron', True)
    box(-2.0, -0.6, 0, -0.55, 0, 0.10, mat('stone_warm'), 0.01)
    with at(2.0, -0.62):
        bench(1.5, 0.36, 0.44, 'larch')
    with at(-2.5, -0.55):
        vase('pot', 0.26, 0.5, 'ceramic_dark')
        olive_tree(1.8, crown=0.48, z=0.46, limbs=14)
    tufts(
        [(-4.2 + 0.5 * k, -1.75 + RNG.uniform(-0.12, 0.12), RNG.uniform(0.8, 1.25)) for k in range(4)]
        + [(3.7 + 0.4 * k, -0.6 - 0.3 * k, 1.2) for k in range(3)],
        r=0.4,
        h=0.5,
        n=26,
        m='grass',
        leaf=(0.11, 0.006),
    )
    camera((1.0, -6.0, 1.45), (0.35, 0, 1.80), 34)


@picture('proyecto-paisaje-1', WIDE, seed=461, key=0.33, warm=0.4)
def banco_jardin():
    """Garden bench under an olive tree, gravel, lavender."""
    open_air((-0.8, 0.30, 0.42), 1.0, 4.2, 1.4)
    box(-30, -20, -0.1, 30, 40, 0, mat('gravel'), 0)
    with at(-8, 3.6):
        wall(16, 2.2, 0.35, (), 'plaster_rough')
        box(-0.05, -0.04, 2.2, 16, 0.4, 2.26, mat('ceramic_clay'), 0.01)
    with at(0.5, 1.6, 0, rz=-6):  # bench with a slatted back
        for s in (-1, 0, 1):
            x = s * 0.82
            beam([((x, -0.22, 0), 0.06, 0.05), ((x, -0.20, 0.42), 0.06, 0.05)], mat('larch'), rnd=0.15)
            beam([((x, 0.26, 0), 0.06, 0.05), ((x, 0.20, 0.42), 0.06, 0.05), ((x, 0.30, 0.88), 0.05, 0.04)], mat('larch'), rnd=0.15)
            box(x - 0.025, -0.24, 0.36, x + 0.025, 0.24, 0.42, mat('larch'), 0.004)
        for k in range(5):
            box(-0.95, -0.26 + k * 0.097, 0.42, 0.95, -0.18 + k * 0.097, 0.45, mat('larch'), 0.006)
        for k in range(4):
            box(-0.95, 0.205 + k * 0.021, 0.53 + k * 0.095, 0.95, 0.23 + k * 0.021, 0.605 + k * 0.095, mat('larch'), 0.006)
        with at(-0.55, 0.02, 0.45):
            cushion(0.42, 0.40, 0.10, 'linen_green')
        with at(0.5, 0.0, 0.45, rz=14):
            box(-0.1, -0.075, 0, 0.1, 0.075, 0.025, mat('book_b'), 0.002)
    with at(-1.9, 2.3, 0, s=1.45):
        olive_tree(2.0, crown=0.7, limbs=20)
    tufts(
        [(-3.6 + 0.52 * k, 3.15 + RNG.uniform(-0.12, 0.12), RNG.uniform(0.85, 1.25)) for k in range(14)]
        + [(-2.6, 1.6, 0.8), (2.6, 2.2, 1.1), (3.1, 1.7, 0.9)],
        r=0.45,
        h=0.5,
        n=30,
        m='olive',
        leaf=(0.055, 0.007),
    )
    trees([(-4.5, 6.5, 1.9), (2.8, 7.0, 2.2), (6.5, 6.2, 1.8)])
    camera((1.5, -3.6, 1.30), (0.1, 1.8, 0.98), 38)


@picture('proyecto-paisaje-2', WIDE, seed=471, key=0.33, warm=0.3)
def cancela():
    """Garden path to a timber gate in a white wall."""
    open_air((-0.85, -0.35, 0.50), 1.0, 4.2, 1.3)
    box(-30, -20, -0.1, 30, 40, -0.012, mat('gravel'), 0)
    with at(-7, 3.0, -0.04):
        wall(14, 2.54, 0.45, [(6.35, 7.75, 0, 2.19)], 'plaster_rough', 0.012)
        box(-0.05, -0.05, 2.54, 14, 0.5, 2.60, mat('ceramic_clay'), 0.01)
    with at(-0.65, 3.12):
        box(0, 0, 0, 0.08, 0.10, 2.15, mat('larch'), 0.004)
        box(1.32, 0, 0, 1.40, 0.10, 2.15, mat('larch'), 0.004)
        box(0.08, 0.001, 2.07, 1.32, 0.099, 2.15, mat('larch'), 0.004)
        for s in (0, 1):
            with at(0.085 + s * 0.617, 0.02, 0.03, rz=0 if s == 0 else 0):
                for x in (0, 0.54):
                    box(x, 0, 0, x + 0.07, 0.045, 2.02, mat('larch'), 0.004)
                for z in (0, 0.95, 1.93):
                    box(0.07, 0, z, 0.54, 0.045, z + 0.09, mat('larch'), 0.004)
                slats(0.07, 0.54, 0.09, 0.95, 'larch', 0.078, 0.070, 0.022, 0.012)
                slats(0.07, 0.54, 1.04, 1.93, 'larch', 0.060, 0.028, 0.022, 0.012)
        tube([(0.66, -0.02, 1.06), (0.66, -0.02, 1.22)], 0.009, mat('iron'))
    y = -3.2
    while y < 3.0:
        x = 0.05 + 0.10 * math.sin(y * 1.3)
        with at(x, y, -0.012, rz=RNG.uniform(-2, 2)):
            box(-0.56, -0.265, -0.03, 0.56, 0.265, 0.008, mat('stone_grey'), 0.005)
        y += 0.58
    pebbles(6000, -3.4, -3.4, 3.4, 2.95, -0.012)
    tufts(
        [(s * (1.05 + RNG.uniform(0, 0.25)), -2.4 + 0.55 * q, RNG.uniform(0.75, 1.15)) for q in range(10) for s in (-1, 1)],
        r=0.42,
        h=0.46,
        n=28,
        m='olive',
        leaf=(0.05, 0.007),
    )
    for x, s in ((-1.35, 1.0), (1.6, 1.1)):
        with at(x, 2.45, s=s):
            vase('pot', 0.26, 0.46, 'ceramic_clay')
            olive_tree(1.75, crown=0.5, z=0.42, limbs=14)
    trees([(-3.4, 5.2, 1.9), (2.6, 5.6, 2.1), (5.6, 4.9, 1.6), (-6, 6, 2)])
    camera((0.35, -4.3, 1.42), (0.08, 2.8, 1.22), 36)
