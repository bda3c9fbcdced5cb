"""Kitchens in oak and bottle green."""

from core import RNG, at, box, lathe, tube
from furniture import chair_ladder, stool, table
from joinery import bar_handle, beams, knob, shaker, top
from palette import mat
from plants import herbs, quince_branch
from props import bowl, bread_knife, fruit, half_loaf, pendant, vase
from room import camera, room, sun
from scenes import HOME, WIDE, picture


def run(n, w=0.6, h=0.88, d=0.62, front='green', drawers=(), worktop='stone', handle='bar', over=0.02):
    """Base units from x=0, fronts at y=0 facing -y; drawers: indices with three drawers, the rest doors."""
    box(0.0, 0.05, 0, n * w, d, 0.10, mat('dark'), 0)
    box(0, 0.021, 0.10, n * w, d, h - 0.02, mat('oak_pale'), 0)
    for i in range(n):
        x = i * w
        if i in drawers:
            for z, hh in ((0.102, 0.30), (0.404, 0.27), (0.676, 0.19)):
                with at(x + 0.0015, 0, z):
                    shaker(w - 0.003, hh - 0.003, front, stile=0.045 if hh < 0.25 else 0.058, grain='x')
                    bar_handle((w - 0.003) / 2, hh * 0.55, 0.16) if handle == 'bar' else knob(w / 2, hh * 0.55)
        else:
            with at(x + 0.0015, 0, 0.102):
                shaker(w - 0.003, h - 0.124, front)
                if handle == 'bar':
                    bar_handle(w - 0.035, h - 0.24, 0.14, upright=True)
                else:
                    knob(w - 0.032, h - 0.26)
    box(-over, -0.025, h - 0.018, n * w + over, d, h + 0.022, mat(worktop), 0.003, **({'bw': 0.14} if 'oak' in worktop else {}))


def tap(x, y, z):
    """Brass swan-neck tap."""
    pts = [
        (x, y, z),
        (x, y, z + 0.26),
        (x, y - 0.04, z + 0.345),
        (x, y - 0.11, z + 0.37),
        (x, y - 0.18, z + 0.34),
        (x, y - 0.195, z + 0.26),
    ]
    tube(pts, 0.011, mat('brass'), n=5, smooth=6)
    lathe([(0.027, 0), (0.027, 0.006), (0.017, 0.012)], mat('brass'), x, y, z, n=24)
    tube([(x + 0.02, y, z + 0.07), (x + 0.085, y - 0.01, z + 0.085)], 0.006, mat('brass'))


def shelf(w, d=0.22, m='oak', th=0.035):
    """Open shelf on two forged brackets."""
    box(0, -d, 0, w, 0, th, mat(m), 0.003, bw=0.12)
    for x in (0.18, w - 0.18):
        box(x - 0.012, -d * 0.85, -0.006, x + 0.012, 0, 0, mat('iron'), 0.001)
        box(x - 0.012, -0.006, -0.14, x + 0.012, 0, 0, mat('iron'), 0.001)


def crockery(w):
    """Bowls, cups and jars along a shelf of width w (behind y=0 … -0.2)."""
    x = 0.08
    while x < w - 0.1:
        k = RNG.choice(('stack', 'cups', 'jar', 'vase', 'gap', 'plates'))
        m = RNG.choice(('ceramic', 'ceramic', 'white', 'ceramic_clay', 'ceramic_green', 'ceramic_dark'))
        if k == 'stack':
            for i in range(RNG.randint(2, 4)):
                bowl(0.075, 0.05, m, x + 0.04, -0.11, i * 0.019)
            x += 0.19
        elif k == 'cups':
            for i in range(3):
                vase('cup', 0.038, 0.075, m, x + i * 0.095, -0.10 + RNG.uniform(-0.02, 0.02), 0)
            x += 0.31
        elif k == 'jar':
            vase('jar', 0.06, RNG.uniform(0.14, 0.2), m, x + 0.03, -0.11, 0)
            x += 0.16
        elif k == 'vase':
            vase('bottle', 0.055, RNG.uniform(0.2, 0.27), m, x + 0.03, -0.11, 0)
            x += 0.15
        elif k == 'plates':
            for i in range(6):
                lathe(
                    [(0.05, 0), (0.06, 0.002), (0.115, 0.014), (0.118, 0.016), (0.06, 0.006), (0.001, 0.005)],
                    mat(m),
                    x + 0.07,
                    -0.115,
                    i * 0.007,
                    n=40,
                )
            x += 0.27
        else:
            x += 0.12


@picture('slide-interiorismo', HOME, seed=5, samples=32, key=0.38)
def slide():
    w, d, h = 5.6, 5.2, 2.85
    room(
        w,
        d,
        h,
        {'L': [(1.2, 2.4, 0.95, 2.35), (3.2, 4.4, 0.95, 2.35)], 'F': [(1.4, 3.6, 0.5, 2.5)]},
        0.55,
        wall_m='plaster',
        floor='floor_oak_pale',
        ceiling='plaster_white',
        frames=dict(m='oak', cols=1, rows=3),
        sill='oak',
        skirting=None,
        horizon=1.7,
    )
    sun((-1.0, -0.10, 0.62), 9)
    beams(w, d, h, 'chestnut', 5, 0.13, 0.17, along='x')
    # back wall: tiles, run, shelf, tall oak cupboards on the right
    box(0.0, d - 0.012, 0.88, 3.95, d, 1.52, mat('zellige'), 0)
    with at(0.02, d - 0.64):
        run(6, 0.65, drawers=(1, 4), worktop='stone')
    with at(0.35, d, 1.60):
        shelf(3.2)
        with at(0, 0, 0.035):
            crockery(3.2)
    with at(3.98, d - 0.66):
        for k in range(3):
            with at(k * 0.54):
                for z, hh in ((0.10, 1.32), (1.424, 0.96)):
                    with at(0.0015, 0, z):
                        shaker(0.537, hh - 0.003, 'oak', stile=0.075)
                        bar_handle(0.5 if k != 1 else 0.04, (hh - 0.18) if z < 1 else 0.18, 0.18, upright=True)
        box(0, 0.022, 0.10, 1.62, 0.66, 2.38, mat('oak'), 0, bw=0.14)
        box(0, 0.06, 0, 1.62, 0.66, 0.10, mat('dark'), 0)
        box(-0.02, -0.015, 2.385, 1.65, 0.66, 2.44, mat('oak'), 0.006)
    # on the worktop
    tap(2.2, d - 0.13, 0.902)
    box(1.9, d - 0.56, 0.8995, 2.5, d - 0.2, 0.9035, mat('soapstone'), 0.002)
    with at(0.32, d - 0.22, 0.902, rz=4):
        box(0, 0, 0, 0.30, 0.022, 0.42, mat('walnut'), 0.006, grain='z')
        box(0.12, 0.02, 0, 0.42, 0.042, 0.34, mat('oak'), 0.006, grain='z')
    vase('jar', 0.085, 0.2, 'ceramic_dark', 3.55, d - 0.28, 0.902)
    with at(3.55, d - 0.28, 0.902):
        for _ in range(6):
            tube(
                [
                    (RNG.uniform(-0.03, 0.03), RNG.uniform(-0.03, 0.03), 0.02),
                    (RNG.uniform(-0.08, 0.08), RNG.uniform(-0.06, 0.06), RNG.uniform(0.27, 0.34)),
                ],
                [0.004, 0.007],
                mat('beech'),
            )
    bowl(0.15, 0.09, 'ceramic', 3.05, d - 0.33, 0.902)
    with at(3.05, d - 0.33, 0.925):
        fruit(5, 0.034, 'lemon', 0.065)
    # table, chairs
    with at(3.4, 2.95, 0, rz=0):
        table(2.1, 0.92, 0.745, 'oak')
        for x, y, r in ((-0.55, -0.63, 184), (0.45, -0.70, 172), (-0.5, 0.66, -4), (0.5, 0.64, 5)):
            with at(x, y, 0, rz=r):
                chair_ladder('oak')
        with at(1.30, -0.02, 0, rz=-78):
            chair_ladder('oak')
        with at(0.22, 0.05, 0.745):
            vase('moon', 0.095, 0.21, 'ceramic')
            for k, (x, y) in enumerate(((-0.52, -0.10), (0.46, -0.16), (0.10, 0.34), (-0.16, 0.10))):
                with at(0.03 * x, 0.03 * y, 0.18):
                    quince_branch((0.52, 0.50, 0.46, 0.60)[k], (x, y, 1), (2, 1, 1, 2)[k])
        bowl(0.13, 0.065, 'ceramic_dark', -0.32, -0.08, 0.745)
        with at(-0.68, 0.12, 0.745, rz=14):
            for k, c in enumerate(('book_c', 'book_d')):
                box(-0.13, -0.095, k * 0.024, 0.13, 0.095, k * 0.024 + 0.022, mat(c), 0.002)
        with at(0.72, -0.2, 0.747, rz=-8):
            box(-0.16, -0.1, 0, 0.16, 0.1, 0.004, mat('linen'), 0.002)
            vase('cup', 0.038, 0.08, 'white', 0.02, 0, 0.004)
    for x in (2.85, 3.85):
        pendant(x, 2.95, 1.58, h - 0.17, 0.17, 'brass')
    camera((2.45, -1.0, 1.34), (2.70, 4.5, 1.10), 29)


@picture('cocina-roble-verde', WIDE, seed=11, samples=32, key=0.33)
def gallery():
    """Oak kitchen with a green island."""
    w, d, h = 4.6, 4.0, 2.75
    room(
        w,
        d,
        h,
        {'R': [(0.9, 2.5, 1.02, 2.3)], 'F': [(1.2, 3.2, 0.3, 2.4)]},
        0.6,
        wall_m='plaster',
        floor='terracotta',
        frames=dict(m='oak', cols=2, rows=2),
        sill='stone',
    )
    # From so far in front that the island's end keeps its shade: the patch lies on the fronts and on the floor before them.
    sun((1.0, -0.62, 0.86), 6)
    box(0, d - 0.012, 0.9, w, d, 1.42, mat('zellige_green'), 0)
    with at(0.05, d - 0.64):
        run(7, 0.64, front='oak', drawers=(1, 5), worktop='soapstone', handle='knob')
    # hood in plaster and shelves
    box(1.55, d - 0.42, 1.72, 2.75, d, h, mat('plaster'), 0.012)
    box(1.50, d - 0.46, 1.66, 2.80, d, 1.74, mat('oak'), 0.004, bw=0.2)
    box(1.72, d - 0.55, 0.902, 2.58, d - 0.08, 0.91, mat('iron'), 0.004)
    for x0 in (0.12, 2.98):
        with at(x0, d, 1.52):
            shelf(1.3, 0.2)
            with at(0, 0, 0.035):
                crockery(1.3)
        with at(x0, d, 1.92):
            shelf(1.3, 0.2)
            with at(0, 0, 0.035):
                crockery(1.3)
    tap(3.6, d - 0.13, 0.902)
    box(3.3, d - 0.56, 0.8995, 3.9, d - 0.2, 0.9035, mat('stone'), 0.002)
    # island in green with oak top
    with at(0.95, 1.25):
        box(0.02, 0.02, 0.10, 2.3, 0.86, 0.88, mat('green'), 0)
        for i in range(4):
            with at(i * 0.58 + 0.0015, 0, 0.1):
                shaker(0.577, 0.776, 'green')
                knob(0.54 if i % 2 == 0 else 0.035, 0.6)
        with at(2.33, 0, 0.1, rz=90):
            shaker(0.88, 0.776, 'green', stile=0.08)
        box(0.03, 0.05, 0, 2.28, 0.85, 0.1, mat('dark'), 0)
        top(-0.06, -0.05, 2.4, 0.94, 0.88, 'oak', 0.04, 0.004, bw=0.15)
        with at(1.75, 0.42, 0.92):
            bowl(0.17, 0.10, 'ceramic')
            with at(0, 0, 0.02):
                fruit(6, 0.035, 'lemon', 0.075)
        with at(0.55, 0.5, 0.92):
            vase('pot', 0.095, 0.15, 'ceramic_clay')
            with at(0, 0, 0.135):
                herbs(0.085, 0.20)
        with at(1.1, 0.35, 0.92, rz=-14):
            box(-0.24, -0.13, 0, 0.24, 0.13, 0.022, mat('walnut'), 0.006)
            with at(-0.08, 0.035, 0.0222, rz=-2):
                half_loaf(0.118, 0.106)
            with at(0.06, -0.075, 0.0222, rz=11):
                bread_knife()
    for x in (0.75, 1.55):
        with at(x + 0.55, 0.92, 0, rz=10 * x):
            stool('oak', 0.64, 0.17)
    camera((3.75, -1.10, 1.30), (2.12, 3.2, 0.83), 30.5)
