"""Pictures of the services: carpentry, cabinet-making, interiors."""

import math

from core import RNG, at, box, lathe, sheet, smooth_path, tube
from furniture import bench, bookcase, chair_ladder, chair_spindle, sideboard, stool, table
from joinery import carcass, drawer, hinge, leg, lever, panel_door
from palette import mat
from plants import lavender
from props import bowl, branch, cushion, folded, framed, fruit, pendant, pillow, rug, vase
from room import area, camera, room, sun
from scenes import WIDE, picture
from scenes.carpentry import doorcase
from scenes.living import sofa
from scenes.sideboards import table_lamp


@picture('carpinteria-1', WIDE, seed=201, samples=32, scale=1, key=0.34, contrast=1.18)
def puertas():
    """A pair of glazed-and-panelled inner doors, one open to a lit room."""
    w, d, h = 5.0, 4.0, 2.9
    room(
        w,
        d,
        h,
        {'B': [(1.75, 3.25, 0, 2.2, None)], 'L': [(1.0, 2.2, 0.6, 2.4)], 'F': [(1.4, 3.6, 0.4, 2.5)]},
        0.22,
        'plaster',
        floor='herring_oak',
        frames=dict(m='oak', cols=1, rows=3),
        skirting='chalk',
    )
    sun((-1.0, -0.45, 0.62), 6)
    with at(1.75, d):
        doorcase(1.5, 2.2, 'chalk', 0.10, reveal=0.22)
        for x in (0.014, 1.46):  # stops that the leaves close on, and the strip on the standing leaf
            box(x, 0.075, 0, x + 0.026, 0.10, 2.19, mat('chalk'), 0.002, grain='z')
        box(0.014, 0.075, 2.165, 1.486, 0.10, 2.19, mat('chalk'), 0.002)
        box(0.735, 0.015, 0.006, 0.768, 0.031, 2.176, mat('oak'), 0.003, grain='z')
        for s in (0, 1):
            with at(0.02 if s == 0 else 1.48, 0.03, 0.006, rz=0 if s == 0 else 68):
                with at(0 if s == 0 else -0.73):
                    panel_door(0.73, 2.17, 'oak', (2.1, 1), 1, 0.042, 0.10, 0.17)
                    lever(0.67 if s == 0 else 0.06, 1.02, 'iron', way=-1 if s == 0 else 1)
                for z in (0.22, 1.05, 1.94):
                    hinge(z, 'iron', 0.0, 0.10, 0.0065)
    # the room beyond
    with at(0, d + 0.22):
        box(-1, 0, -0.03, 6, 4, 0.002, mat('oak'), 0, grain='y', bw=0.165, bl=1.9)
        box(1.755, -0.23, 0, 3.245, 0.02, 0.004, mat('oak'), 0.001, grain='x')
        box(-1, 3.4, 0, 6, 3.5, 3, mat('plaster_sand'), 0)
        box(1.1, 0, 0, 1.2, 3.5, 3, mat('plaster'), 0)
        with at(2.9, 3.12):
            sideboard(1.5, 0.5, 0.42, 'walnut', 0.2, ('doors', 'doors'))
            vase('jar', 0.09, 0.22, 'ceramic', 0.2, 0, 0.70)
        with at(2.8, 3.4, 1.45):
            framed(0.6, 0.75, 'oak', 'art_a', 0.1)
    area((4.4, d + 1.9, 1.8), (2.0, d + 2.4, 0.6), 1.8, 1.6, (1, 0.96, 0.9))
    with at(0.95, d - 0.27):
        bench(1.05, 0.34, 0.45, 'oak')
        folded(0.40, 0.28, 3, 'wool_grey', 0.014, 0.24, 0, 0.45, 6)
    with at(3.72, d):  # pegs, a hat brim of rush on one
        box(-0.05, -0.024, 1.62, 0.95, 0, 1.71, mat('oak'), 0.004)
        for k in range(4):
            with at(0.07 + k * 0.25, -0.024, 1.665, rx=82):
                lathe([(0.010, 0), (0.009, 0.05), (0.015, 0.062), (0.015, 0.074), (0.001, 0.08)], mat('oak'), n=22)
        with at(0.32, -0.075, 1.60, rx=80):
            brim = [(0.001, 0.10), (0.06, 0.10), (0.083, 0.075), (0.088, 0.0), (0.14, -0.004), (0.185, 0.004), (0.186, 0.007), (0.14, 0.0)]
            lathe(smooth_path(brim, 4), mat('rush'), n=56)
    camera((3.85, -0.45, 1.30), (2.42, 4.0, 1.12), 40)


@picture('carpinteria-2', WIDE, seed=211, samples=32, scale=1, contrast=1.12, key=0.33)
def ventana():
    """An oak window in a thick wall, one leaf open, seat in the reveal."""
    w, d, h = 4.2, 3.2, 2.8
    room(
        w,
        d,
        h,
        {'B': [(1.35, 3.05, 0.52, 2.30, dict(leaves=2, cols=1, rows=3, m='oak'))], 'F': [(1.0, 3.2, 0.5, 2.5)]},
        0.75,
        'plaster',
        floor='terracotta',
        frames=dict(m='oak'),
        skirting=None,
        view=0.7,
        horizon=1.9,
    )
    sun((0.75, 1.0, 0.82), 8)
    box(1.30, d - 0.05, 0.49, 3.10, d + 0.60, 0.535, mat('oak'), 0.005, bw=0.2)
    folded(0.44, 0.33, 3, 'linen_clay', 0.0135, 2.03, d + 0.20, 0.536, 7, sag=1.8)
    with at(1.60, d + 0.31, 0.742, rz=58, rx=70, ry=1):
        pillow(0.45, 0.43, 'linen')
    with at(2.55, d + 0.20, 0.535, rz=-12):
        box(-0.12, -0.09, 0, 0.12, 0.09, 0.026, mat('book_b'), 0.002)
        box(-0.11, -0.085, 0.027, 0.10, 0.08, 0.045, mat('book_d'), 0.002)
        vase('cup', 0.037, 0.078, 'ceramic', 0.22, -0.02)
    vase('bottle', 0.05, 0.20, 'ceramic_clay', 2.88, d + 0.30, 0.535)
    camera((2.95, -0.05, 1.24), (2.12, 3.2, 1.22), 44)


@picture('ebanisteria-1', WIDE, seed=221, samples=32, scale=1, key=0.28, contrast=1.18)
def mesa():
    """Walnut table with bow chairs by a tall window."""
    w, d, h = 5.6, 4.4, 3.0
    room(
        w,
        d,
        h,
        {'R': [(0.5, 1.8, 0.25, 2.5), (2.3, 3.5, 0.25, 2.5)], 'F': [(1.4, 3.8, 0.4, 2.5)]},
        0.55,
        {'*': 'plaster', 'B': 'plaster_clay'},
        floor='floor_oak',
        frames=dict(m='walnut', cols=1, rows=4),
        skirting=None,
    )
    sun((1.0, -0.18, 0.60), 6)
    with at(2.75, 2.6):
        rug(3.8, 2.1, 'wool_plain', 0.3)  # it runs out of the frame at the right
        with at(0, 0, 0.012):
            table(2.15, 0.95, 0.745, 'walnut')
            for x, y, r in ((-0.55, -0.72, 186), (0.55, -0.66, 176), (-0.55, 0.70, -5), (0.55, 0.70, 6)):
                with at(x, y, 0, rz=r):
                    chair_ladder('walnut')
            with at(-1.38, -0.05, 0, rz=97):
                chair_ladder('walnut')
            vase('moon', 0.11, 0.22, 'ceramic', 0.22, 0.10, 0.745)
            vase('bottle', 0.05, 0.27, 'ceramic_dark', 0.42, 0.16, 0.745)
            bowl(0.17, 0.08, 'ceramic_clay', -0.42, -0.06, 0.745)
            with at(-0.42, -0.06, 0.765):
                fruit(5, 0.036, 'lemon', 0.075)
            with at(0.6, -0.12, 0.745, rz=10):
                box(-0.2, -0.14, 0, 0.2, 0.14, 0.004, mat('linen'), 0.002)
                lathe([(0.08, 0), (0.09, 0.002), (0.13, 0.016), (0.128, 0.018), (0.08, 0.006), (0.001, 0.005)], mat('ceramic'), 0, 0, 0.004)
    pendant(2.75, 2.6, 1.72, h, 0.27, 'linen_white', 'drum')
    with at(0.40, d, 1.10):
        framed(0.95, 1.25, 'walnut', 'art_c', 0.14)
    with at(4.3, d - 0.26):
        sideboard(1.35, 0.56, 0.42, 'walnut', 0.2, ('slats', 'slats'))
        with at(-0.4, 0, 0.76):
            table_lamp(0.46, 'ceramic_dark')
    camera((4.30, -0.80, 1.32), (2.66, 3.2, 0.94), 39)


@picture('interiorismo-1', WIDE, seed=231, samples=32, scale=1, key=0.24, contrast=1.12)
def salon():
    """Living room with a built-in wall of oak and green."""
    w, d, h = 5.6, 4.6, 2.9
    room(
        w,
        d,
        h,
        {'L': [(0.9, 2.1, 0.1, 2.4), (2.6, 3.8, 0.1, 2.4)], 'F': [(1.4, 3.8, 0.4, 2.5)]},
        0.55,
        'plaster',
        floor='floor_oak_pale',
        frames=dict(m='oak', cols=1, rows=4),
        skirting=None,
    )
    sun((-1.0, -0.28, 0.50), 5.5)
    with at(0, d - 0.02):
        for x0, ww in ((0.05, 1.55), (4.0, 1.55)):
            with at(x0, -0.34):
                bookcase(ww, 2.75, 0.33, 'green', 2, 5, base=0.62, fill=0.8, deep=0.06, skip=((0, 2), (1, 4)))
        with at(1.62, -0.42):  # middle: long low cabinet and oak back panel
            box(0, 0.36, 0.47, 2.36, 0.40, 2.78, mat('oak'), 0, grain='z', bw=0.19, seed=0.7)
            box(0, 0.03, 0.0, 2.36, 0.42, 0.09, mat('dark'), 0)
            box(0, 0.02, 0.09, 2.36, 0.42, 0.44, mat('oak'), 0)
            for k in range(3):
                with at(0.003 + k * 0.787, 0, 0.092):
                    drawer(0.782, 0.345, 0.38, 'oak', 'ash', 0, 0.02, 3, 'none', dict(seed=0.55, off=(k * 0.787, 0, 0)))
            box(-0.0, -0.02, 0.44, 2.36, 0.40, 0.475, mat('oak'), 0.004, bw=0.14)
            with at(0.75, 0.36, 1.05):
                framed(0.95, 0.72, 'walnut', 'art_a', 0.09)
            vase('moon', 0.12, 0.22, 'ceramic', 1.98, 0.16, 0.475)
            vase('bottle', 0.06, 0.30, 'ceramic_clay', 2.16, 0.20, 0.475)
            with at(0.28, 0.15, 0.475):
                table_lamp(0.46, 'ceramic_clay')
            with at(1.1, 0.08, 0.475):
                for k in range(3):
                    box(
                        -0.13 + 0.01 * k,
                        0,
                        k * 0.032,
                        0.13 - 0.012 * k,
                        0.19,
                        k * 0.032 + 0.03,
                        mat(('book_d', 'book_b', 'book_a')[k]),
                        0.002,
                    )
    rug(3.0, 2.0, 'wool_green', 2.9, 2.35)
    with at(4.45, 2.35, 0.0, rz=-90):
        sofa(2.0, 0.88, 'linen')
        with at(-0.6, 0.0, 0.56, rx=58, rz=12):
            cushion(0.42, 0.42, 0.15, 'linen_clay', 0, 0, -0.05)
    with at(2.75, 2.35, 0.012):
        lathe([(0.42, 0), (0.43, 0.012), (0.42, 0.026), (0.001, 0.026)], mat('oak'), 0, 0, 0.36, n=64, flat=True)
        for k in range(3):
            a = 2.1 * k + 0.4
            leg(0.26 * math.cos(a), 0.26 * math.sin(a), 0.362, 0.045, 0.028, 'oak', 0.9, (0.07 * math.cos(a), 0.07 * math.sin(a)))
        bowl(0.13, 0.06, 'ceramic_dark', 0.05, 0.05, 0.386)
        with at(-0.16, -0.12, 0.386, rz=20):
            box(-0.1, -0.075, 0, 0.1, 0.075, 0.02, mat('book_f'), 0.002)
    with at(1.45, 2.75, 0, rz=62):
        chair_spindle('oak')
    camera((1.05, -0.80, 1.32), (2.95, 4.2, 1.06), 36)


@picture('interiorismo-2', WIDE, seed=241, samples=32, scale=1, contrast=1.12, key=0.33)
def bano():
    """Bathroom with an oak vanity, stone basin, brass tap."""
    w, d, h = 3.8, 3.4, 2.7
    room(
        w,
        d,
        h,
        {'L': [(1.2, 2.2, 0.9, 2.3)], 'F': [(0.9, 2.9, 0.5, 2.4)]},
        0.5,
        {'*': 'plaster', 'B': 'plaster_sand'},
        floor='flagstone',
        frames=dict(m='oak', cols=1, rows=2),
        sill='stone',
    )
    sun((-1.0, -0.3, 0.66), 6)
    box(0.02, d - 0.012, 0.0, w, d, 1.14, mat('zellige'), 0)
    with at(0.85, d - 0.54, 0.34):
        width = 2.0
        carcass(width, 0.46, 0.53, 'oak', 0.022)
        for i in range(2):
            for k in range(2):
                with at(0.024 + i * 0.978, 0.001, 0.024 + k * 0.207):
                    drawer(0.974, 0.204, 0.4, 'oak', 'ash', 0, 0.02, 3, 'bar', dict(seed=0.35, off=(i, k * 0.2, 0)))
        box(-0.02, -0.02, 0.46, width + 0.02, 0.53, 0.49, mat('stone'), 0.004)
        lathe(
            smooth_path([(0.14, 0), (0.20, 0.03), (0.225, 0.10), (0.23, 0.13)], 4)
            + smooth_path([(0.218, 0.13), (0.205, 0.10), (0.17, 0.04), (0.02, 0.03)], 4),
            mat('ceramic'),
            1.25,
            0.27,
            0.49,
            n=56,
        )
        p = [(1.25, 0.53, 0.80), (1.25, 0.38, 0.80), (1.25, 0.33, 0.775)]
        tube(p, 0.011, mat('brass'), smooth=4)
        for x in (1.10, 1.40):
            with at(x, 0.53, 0.80, rx=90):
                lathe(
                    [(0.022, 0), (0.022, 0.006), (0.012, 0.01), (0.012, 0.035), (0.02, 0.04), (0.02, 0.052), (0.001, 0.053)],
                    mat('brass'),
                    n=24,
                )
        vase('tall', 0.062, 0.21, 'ceramic_green', 0.40, 0.26, 0.49)
        for lean in ((-0.34, -0.12), (0.30, -0.20), (0.05, 0.10)):
            with at(0.40 + 0.03 * lean[0], 0.26, 0.66):
                branch(0.42 * RNG.uniform(0.8, 1.05), (*lean, 1), 'eucalyptus', (0.034, 0.030), n=11, twigs=1)
        vase('tall', 0.035, 0.15, 'glass_brown', 0.68, 0.30, 0.49)
        with at(1.72, 0.25, 0.49, rz=8):
            for k in range(3):
                folded(0.30, 0.22, 2, ('linen_white', 'linen', 'linen_white')[k], 0.0115, z=k * 0.047)
    with at(2.10, d - 0.016, 1.62, rx=90):
        lathe([(0.40, 0), (0.41, 0.005), (0.41, 0.025), (0.385, 0.028), (0.38, 0.018), (0.001, 0.018)], mat('oak'), n=80)
        lathe([(0.381, 0.019), (0.001, 0.0195)], mat('mirror'), n=80)
    for x in (1.28, 2.92):
        with at(x, d - 0.05, 1.62):
            lathe(smooth_path([(0.001, -0.07), (0.05, -0.05), (0.07, 0), (0.05, 0.05), (0.001, 0.07)], 5), mat('bulb_soft'), 0, -0.06)
            tube([(0, 0.05, 0), (0, -0.03, 0)], 0.012, mat('brass'))
    with at(0.42, d - 0.45):
        stool('oak', 0.45, 0.16)
        with at(0, 0, 0.45):
            folded(0.25, 0.20, 2, 'linen_white', 0.0115)
    with at(3.30, d - 0.07, 0.35):
        sheet(
            lambda u, v: (u * 0.36 + 0.004 * math.sin(12 * v), 0.012 * math.sin(9 * u + 1.5) - 0.02, v * 0.80),
            30,
            20,
            mat('linen'),
            th=0.006,
        )
        tube([(-0.06, -0.02, 0.81), (0.44, -0.02, 0.81)], 0.009, mat('brass'))
    camera((1.55, -0.55, 1.34), (1.88, 3.2, 1.08), 35)


@picture('interiorismo-3', WIDE, seed=251, samples=10, key=0.30)
def muestras():
    """Close-up: a material board with wood, linen, tile and brass."""
    room(
        3,
        2.6,
        2.6,
        {'L': [(0.5, 2.1, 0.9, 2.3)], 'F': [(0.5, 2.5, 0.6, 2.4)]},
        0.4,
        'plaster',
        floor='oak',
        frames=dict(m='oak', cols=1, rows=3),
    )
    sun((-1.0, 0.2, 0.62), 3.5, 1.6)
    box(0.2, 0.4, 0.70, 2.8, 2.0, 0.74, mat('stone_warm'), 0.004)
    with at(1.48, 1.15, 0.74, rz=-9):
        box(-0.42, -0.30, 0, 0.42, 0.30, 0.006, mat('linen'), 0.001)
        for x, y, w, hh, t, m, r in (
            (-0.38, 0.02, 0.20, 0.26, 0.018, 'oak', 2),
            (-0.15, 0.06, 0.16, 0.24, 0.018, 'walnut', -3),
            (0.03, 0.02, 0.13, 0.25, 0.018, 'ash', 1),
            (-0.36, -0.26, 0.22, 0.14, 0.020, 'green', -4),
            (-0.11, -0.24, 0.15, 0.15, 0.012, 'clay', 5),
            (0.07, -0.27, 0.20, 0.20, 0.016, 'zel', 0),
            (0.20, 0.05, 0.17, 0.20, 0.014, 'stone', 4),
        ):
            with at(x, y, 0.006, rz=r):
                if m == 'zel':
                    for i in range(2):
                        for j in range(2):
                            box(i * 0.102, j * 0.102, 0, i * 0.102 + 0.099, j * 0.102 + 0.099, 0.012, mat('ceramic_green'), 0.002)
                else:
                    box(0, 0, 0, w, hh, t, mat(m), 0.0018, grain='y')
        for k, c in enumerate(('linen_clay', 'linen_green', 'linen_white')):
            with at(0.31 + 0.02 * k, -0.26 + 0.05 * k, 0.007 + 0.008 * k, rz=10 * k - 6):
                sheet(
                    lambda u, v, k=k: (u * 0.15, v * 0.18, 0.006 * math.sin(5 * u + k) * math.sin(4 * v + 1) + 0.006),
                    16,
                    16,
                    mat(c),
                    th=0.002,
                )
        with at(-0.22, -0.03, 0.0025, rz=35):
            tube([(-0.07, 0, 0.028), (0.07, 0, 0.028)], 0.0055, mat('brass'), n=6)
            for x in (-0.05, 0.05):
                tube([(x, 0, 0.026), (x, 0, 0.004)], 0.004, mat('brass'))
        with at(0.02, -0.02, 0.006):
            lathe(
                [(0.012, 0), (0.012, 0.003), (0.006, 0.006), (0.006, 0.016), (0.015, 0.022), (0.015, 0.03), (0.001, 0.032)],
                mat('brass'),
                n=32,
            )
        with at(0.33, 0.225, 0.0235, rz=196):
            lavender()
    with at(0.98, 0.98, 0.745, rz=24):
        tube([(-0.09, 0, 0.006), (0.09, 0, 0.006)], 0.0045, mat('walnut'), n=4)
    camera((1.30, 0.25, 1.42), (1.50, 1.12, 0.75), 42, level=False, fstop=5.6)
