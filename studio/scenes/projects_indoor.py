"""Template projects indoors: dining room, hall, café, study."""

from core import RNG, at, beam, box, lathe, tube
from furniture import bookcase, chair_ladder, chair_spindle, stool, table
from joinery import beams, leg, shaker, slats, top
from palette import mat
from props import bowl, branch, curtain, fruit, hares_tails, pendant, rubber_plant, rug, vase, vase_branches
from room import camera, room, sun
from scenes import WIDE, picture
from scenes.carpentry import balustrade, cut_string, stair
from scenes.kitchen import crockery, shelf
from scenes.sideboards import table_lamp


@picture('proyecto-residencia-1', WIDE, seed=421, key=0.31)
def comedor():
    w, d, h = 5.2, 4.6, 3.0
    room(
        w,
        d,
        h,
        {'B': [(1.0, 2.1, 0.12, 2.45), (2.9, 4.0, 0.12, 2.45)], 'F': [(1.4, 3.6, 0.4, 2.5)]},
        0.6,
        'plaster',
        floor='floor_oak_dark',
        frames=dict(m='oak_pale', cols=1, rows=4),
        view=0.75,
    )
    sun((0.5, 1.0, 0.85), 7)
    beams(w, d, h, 'oak_dark', 5, 0.13, 0.17, along='y')
    with at(2.55, 2.55):
        table(2.3, 0.95, 0.745, 'ash')
        for x, y, r in ((-0.7, -0.70, 183), (0, -0.74, 177), (0.7, -0.68, 186), (-0.7, 0.7, 4), (0, 0.7, -3), (0.7, 0.7, -6)):
            with at(x, y, 0, rz=r):
                chair_ladder('oak_dark')
        vase_branches('tall', 0.07, 0.26, 'ceramic_clay', 4, 0.5, 0.25, 0, 0.745)
        bowl(0.17, 0.07, 'ceramic', -0.45, 0.02, 0.745)
        with at(-0.45, 0.02, 0.765):
            fruit(5, 0.034, 'lemon', 0.07)
    for x in (1.95, 3.15):
        pendant(x, 2.55, 1.60, h, 0.17, 'ceramic_clay', 'dome', low=0.06)
    with at(4.65, d - 0.4):
        vase('tall', 0.16, 0.5, 'ceramic_dark')
        for _k in range(4):
            with at(0, 0, 0.45):
                branch(0.9, (RNG.uniform(-0.5, 0.3), RNG.uniform(-0.4, 0.2), 1), 'olive', n=18, twigs=3)
    with at(0.62, d - 0.10, 0.02):
        curtain(0.42, 2.6, 5, 0.07, rod=False)
    with at(2.12, d - 0.10, 0.02):
        curtain(0.36, 2.6, 4, 0.07, rod=False)
    with at(4.02, d - 0.10, 0.02):
        curtain(0.40, 2.6, 5, 0.07, rod=False)
    tube([(0.5, d - 0.10, 2.64), (4.6, d - 0.10, 2.64)], 0.011, mat('iron'))
    camera((1.75, -0.9, 1.40), (2.5, 4.4, 1.10), 31)


@picture('proyecto-residencia-2', WIDE, seed=431, samples=32, scale=1, key=0.33, contrast=1.12)
def zaguan():
    """Hall: walnut stair with risers in chalk, console, window on the landing."""
    w, d, h = 5.4, 4.2, 4.8
    room(
        w,
        d,
        h,
        {'L': [(1.2, 2.4, 0.7, 2.6)], 'F': [(1.4, 3.6, 0.4, 2.6)], 'B': [(0.9, 1.9, 2.5, 4.0)]},
        0.5,
        {'*': 'plaster', 'B': 'plaster_white'},
        floor='flagstone',
        frames=dict(m='walnut', cols=1, rows=3),
    )
    sun((-1.0, -0.5, 0.6), 6)
    n, rise, going, wd = 13, 0.178, 0.265, 1.0
    with at(4.35, d - 0.002, 0, rz=180):
        stair(n, rise, going, wd, 'walnut', 'chalk')
        cut_string(n, rise, going, wd - 0.036, wd - 0.012, 'chalk')
        balustrade(n, rise, going, wd - 0.045, 'iron', 'iron', 2, 0.88)
        beam(
            [((-0.10, wd - 0.045, 0.88 + rise * 0.9), 0.06, 0.05), ((n * going, wd - 0.045, 0.88 + (n + 1) * rise), 0.06, 0.05)],
            mat('walnut'),
            rnd=0.8,
        )
        box(-0.14, wd - 0.08, 0, -0.07, wd - 0.01, 1.12, mat('walnut'), 0.006)
        # The landing, up to the wall, with its rail.
        end, top_z = 4.35, (n + 1) * rise
        box(n * going - 0.02, 0, top_z - 0.03, end, wd, top_z, mat('walnut'), 0.003)
        box(n * going, 0, top_z - 0.24, end, wd - 0.012, top_z - 0.03, mat('chalk'), 0.002)
        for k in range(7):
            x = n * going + 0.07 + 0.1325 * k
            tube([(x, wd - 0.045, top_z), (x, wd - 0.045, top_z + 0.9)], 0.008, mat('iron'))
    with at(1.2, 2.55, 0, rz=0):
        top(-0.55, -0.18, 0.55, 0.18, 0.80, 'walnut', 0.028, 0.003)
        for x in (-0.48, 0.48):
            for y in (-0.12, 0.12):
                leg(x, y, 0.80, 0.036, 0.022, 'walnut')
        vase('moon', 0.10, 0.22, 'ceramic', 0.25, 0, 0.828)
        bowl(0.12, 0.06, 'ceramic_dark', -0.25, 0, 0.828)
    camera((2.9, -1.0, 1.45), (2.75, 4.0, 1.40), 29)


@picture('proyecto-interior-1', WIDE, seed=441, key=0.31)
def cafe():
    """Café: slatted oak counter, shelves, stools, pendants."""
    w, d, h = 6.0, 4.4, 3.1
    room(
        w,
        d,
        h,
        {'L': [(0.6, 2.2, 0.5, 2.6), (2.7, 3.9, 0.5, 2.6)], 'F': [(1.0, 5.0, 0.3, 2.7)]},
        0.45,
        {'*': 'plaster', 'B': 'plaster_green'},
        floor='terracotta_brick',
        frames=dict(m='oak_dark', cols=1, rows=2),
        sill='oak',
    )
    sun((-1.0, -0.22, 0.62), 6)
    with at(1.6, 2.75):
        box(0, 0.03, 0.1, 3.6, 0.62, 1.02, mat('oak_dark'), 0)
        box(0.04, 0.06, 0, 3.56, 0.6, 0.1, mat('dark'), 0)
        slats(0, 3.6, 0.10, 1.02, 'oak', 0.045, 0.034, 0.03)
        box(-0.05, -0.07, 1.02, 3.65, 0.68, 1.06, mat('stone'), 0.004)
        box(2.45, 0.12, 1.06, 3.10, 0.55, 1.42, mat('steel'), 0.02)
        box(2.50, 0.10, 1.14, 3.05, 0.13, 1.30, mat('iron'), 0.004)
        for x in (2.62, 2.92):
            tube([(x, 0.10, 1.20), (x, 0.0, 1.19)], 0.012, mat('black'))
        for k in range(8):
            vase('cup', 0.036, 0.06, 'ceramic', 2.54 + 0.07 * k, 0.3 + 0.04 * (k % 2), 1.42)
        vase('jar', 0.09, 0.2, 'ceramic_clay', 0.35, 0.3, 1.06)
        with at(0.35, 0.3, 1.22):
            hares_tails(19, 0.34)
        with at(1.2, 0.3, 1.06):
            lathe([(0.10, 0), (0.10, 0.012), (0.02, 0.03), (0.015, 0.10), (0.15, 0.11), (0.155, 0.12), (0.001, 0.12)], mat('ceramic'), n=44)
            fruit(5, 0.036, 'ceramic_clay', 0.07, 0.125)
    for z in (1.45, 1.95):
        with at(1.5, d, z):
            shelf(3.9, 0.22, 'oak')
            with at(0, 0, 0.035):
                crockery(1.9)
            with at(1.95, 0, 0.035):
                crockery(1.9)
    with at(1.5, d - 0.5):
        for k in range(6):
            with at(k * 0.65, 0, 0.1):
                shaker(0.647, 0.8, 'green')
        box(-0.02, -0.02, 0.9, 3.92, 0.5, 0.94, mat('oak'), 0.004, bw=0.14)
        box(0, 0.022, 0.1, 3.9, 0.5, 0.9, mat('green'), 0)
    for x in (2.1, 2.9, 3.7, 4.5):
        with at(x, 2.38):
            stool('walnut', 0.70, 0.165)
    for x in (2.2, 3.4, 4.6):
        pendant(x, 2.95, 1.85, h, 0.16, 'brass', 'cone')
    camera((2.2, -1.0, 1.42), (3.05, 4.2, 1.22), 31)


@picture('proyecto-interior-2', WIDE, seed=451, samples=32, scale=1, key=0.22, contrast=1.28)
def estudio():
    """Study: ink-blue shelving, walnut desk, leather chair."""
    w, d, h = 4.8, 4.0, 2.9
    room(
        w,
        d,
        h,
        {'R': [(0.9, 2.3, 0.6, 2.4)], 'F': [(1.2, 3.4, 0.5, 2.5)]},
        0.55,
        'plaster',
        floor='herring_walnut',
        frames=dict(m='oak_pale', cols=1, rows=3),
        sill='stone',
    )
    sun((1.0, -0.55, 0.52), 6)
    with at(0.25, d - 0.33):
        bookcase(3.6, 2.5, 0.32, 'ink', 3, 5, base=0.6, fill=0.82, deep=0.06, skip=((1, 2),))
    with at(1.75, d - 0.28, 0.63 + 2 * 0.374 + 0.014):
        vase('moon', 0.11, 0.22, 'ceramic', 0.05, 0.12)
        bowl(0.12, 0.07, 'ceramic_clay', 0.45, 0.12)
    with at(2.55, 2.45, 0, rz=4):
        top(-0.85, -0.38, 0.85, 0.38, 0.72, 'walnut', 0.03, 0.003, bw=0.18)
        for sx in (-1, 1):
            for y in (-0.30, 0.30):
                leg(sx * 0.75, y, 0.72, 0.045, 0.026, 'walnut', 0.35, (sx * 0.04, 0.0))
            box(sx * 0.75 - 0.01, -0.3, 0.62, sx * 0.75 + 0.01, 0.3, 0.72, mat('walnut'))
        box(-0.74, -0.33, 0.62, 0.74, -0.31, 0.72, mat('walnut'))
        with at(-0.45, 0.1, 0.75):
            table_lamp(0.46, 'ceramic_green')
        with at(0.1, -0.05, 0.75, rz=-8):
            box(-0.21, -0.15, 0, 0.21, 0.15, 0.003, mat('leather_dark'), 0.001)
            box(-0.1, -0.13, 0.0031, 0.1, 0.14, 0.006, mat('paper'), 0)
        with at(0.52, 0.12, 0.75, rz=12):
            for k in range(3):
                box(-0.12, -0.085, k * 0.03, 0.12, 0.085, k * 0.03 + 0.028, mat(('book_b', 'book_d', 'book_e')[k]), 0.002)
    with at(2.65, 3.12, 0, rz=8):
        chair_spindle('walnut')
    with at(4.28, 3.45):
        vase('jar', 0.17, 0.34, 'ceramic_clay')
        with at(0, 0, 0.26):
            rubber_plant(1.15, 4)
    rug(2.9, 1.7, 'linen_raw', 2.45, 2.30, wave=0.0015)
    camera((1.5, -1.35, 1.38), (2.26, 3.8, 1.0), 34)
