"""Cabinet-making: sideboards, desk, open cabinet, dovetails close up."""

from core import _frames, at, box, lathe, tube
from furniture import chair_spindle, sideboard, step_stool
from joinery import carcass, drawer, leg, panel_door, top
from palette import mat
from props import books, bowl, coil_basket, coil_mat, curtain, folded, framed, rubber_plant, rug, vase, vase_branches
from room import area, camera, room, sun
from scenes import HOME, TALL, WIDE, picture


def table_lamp(h=0.46, m='ceramic_green', shade='linen_white', lit=0):
    """Ceramic lamp with a linen shade; lit: radiance of its bulb, for which the shade wants a cloth that lets light through."""
    vase('moon', h * 0.22, h * 0.55, m)
    tube([(0, 0, h * 0.5), (0, 0, h * 0.66)], 0.006, mat('brass'))
    cloth = lathe([(h * 0.34, 0), (h * 0.24, h * 0.40), (h * 0.235, h * 0.40), (h * 0.335, 0.002)], mat(shade), 0, 0, h * 0.60, n=48)
    cloth['shade'] = not lit
    if lit:
        x, y, z = _frames[-1].translation
        for end in (z, z + 2 * h):
            area((x, y, z + h * 0.80), (x, y, end), 0.07, lit, (1, 0.70, 0.42))


@picture('slide-ebanisteria', HOME, seed=8, samples=32, key=0.30)
def slide():
    w, d, h = 5.8, 4.6, 3.0
    room(
        w,
        d,
        h,
        {'L': [(1.3, 2.5, 0.35, 2.5), (3.0, 4.0, 0.35, 2.5)], 'F': [(1.6, 3.4, 0.4, 2.4)]},
        0.6,
        'plaster',
        floor='herring_oak',
        frames=dict(m='oak_pale', cols=1, rows=4),
        sill='stone',
        skirting='chalk',
    )
    sun((-1.0, -0.30, 0.52), 9)
    with at(3.55, d - 0.29):
        sideboard(2.35, 0.62, 0.50, 'walnut', 0.19, ('doors', 'drawers', 'doors'), 'ash', open_drawer=(1, 2), out=0.27, handle='knob')
    zt = 0.19 + 0.62
    with at(2.68, d - 0.27, zt):
        table_lamp(0.52)
    with at(4.42, d - 0.26, zt):
        vase_branches('jar', 0.10, 0.25, 'ceramic', 5, 0.62)
    bowl(0.16, 0.075, 'ceramic_dark', 3.72, d - 0.28, zt)
    with at(4.12, d - 0.30, zt, rz=8):
        for k, (c, ww) in enumerate((('book_d', 0.24), ('book_b', 0.22), ('book_a', 0.2))):
            box(-ww / 2, -0.085, k * 0.026, ww / 2, 0.085, k * 0.026 + 0.024, mat(c), 0.002)
    with at(2.80, d, 1.48):
        framed(0.74, 0.96, 'walnut', 'art_a', 0.11)
    with at(3.68, d, 1.62):
        framed(0.50, 0.64, 'walnut', 'art_c', 0.09)
    # no chair on the left, where the title's paper would cut it; rug, curtain at the window
    rug(2.6, 1.7, 'wool', 3.75, 2.6)
    with at(0.10, 2.90, 0.03, rz=90):
        curtain(0.42, 2.75, 5, 0.08, rod=False)
    with at(0.10, 0.8, 0.03, rz=90):
        curtain(0.5, 2.75, 5, 0.08, rod=False)
    tube([(0.10, 0.6, 2.80), (0.10, 4.3, 2.80)], 0.012, mat('iron'))
    with at(5.25, 4.15):
        vase('pot', 0.2, 0.38, 'ceramic_clay')
        from props import olive_tree

        olive_tree(1.55, crown=0.42, z=0.33, limbs=11)
    camera((2.05, 0.25, 1.42), (2.88, 4.4, 0.98), 34)


@picture('aparador-nogal', WIDE, seed=21, samples=32, scale=1, key=0.27, contrast=1.12, args=('wide',))
@picture('aparador-alto', TALL, seed=21, samples=10, key=0.26, args=('tall',))
def aparador(frame):
    """Walnut sideboard with reeded fronts; `frame` shows it from the front or, upright, from its end, through the left wall."""
    w, d, h = 4.8, 4.2, 2.8
    room(
        w,
        d,
        h,
        {'R': [(0.5, 1.7, 0.9, 2.4)], 'F': [(1.2, 3.2, 0.6, 2.4)]},
        0.5,
        {'*': 'plaster', 'B': 'plaster_sand'},
        floor='flagstone',
        frames=dict(m='walnut', cols=1, rows=2),
        sill='stone',
        hide='F' if frame == 'wide' else 'FL',
    )
    sun((1.0, -0.05, 0.62), 5)
    with at(2.25, d - 0.28):
        sideboard(2.5, 0.56, 0.46, 'walnut', 0.20, ('slats', 'drawers', 'slats'), handle='none')
    zt = 0.76
    vase('bottle', 0.085, 0.40, 'ceramic_dark', 1.24, d - 0.3, zt)
    vase('moon', 0.13, 0.25, 'ceramic', 1.50, d - 0.26, zt)
    bowl(0.19, 0.07, 'ceramic_clay', 2.35, d - 0.28, zt)
    with at(3.17, d - 0.28, zt):
        table_lamp(0.5, 'ceramic_clay')
    with at(1.72, d, 1.24):
        framed(1.15, 0.82, 'oak_dark', 'art_b', 0.07)
    with at(0.66, d - 0.62):  # a basket of coiled rush with two blankets where a chair would be expected
        coil_basket()
        folded(0.27, 0.25, 2, 'linen_clay', 0.02, 0, 0, 0.215, 20)
    if frame == 'wide':
        camera((1.10, -0.45, 1.18), (2.27, 4.0, 0.88), 39)
    else:
        camera((-1.27, 0.50, 1.28), (2.02, 3.87, 1.02), 48)


@picture('escritorio-roble', WIDE, seed=31, samples=32, scale=1, contrast=1.12, key=0.33)
def escritorio():
    w, d, h = 4.2, 3.6, 2.7
    room(
        w,
        d,
        h,
        {'B': [(1.75, 3.15, 0.95, 2.3)], 'F': [(1.2, 3.0, 0.5, 2.4)]},
        0.6,
        'plaster',
        floor='floor_oak',
        frames=dict(m='oak', cols=1, rows=3),
        sill='oak',
        skirting='chalk',
        view=0.85,
    )
    sun((0.55, 1.0, 0.75), 9)
    with at(2.1, d - 0.48):
        width, depth, height = 1.6, 0.68, 0.75
        top(-width / 2, -depth / 2, width / 2, depth / 2, height - 0.028, 'oak', 0.028, 0.003, bw=0.17)
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(sx * (width / 2 - 0.06), sy * (depth / 2 - 0.06), height - 0.028, 0.05, 0.028, 'oak', 0.3, (sx * 0.02, sy * 0.01))
        for y in (depth / 2 - 0.07,):
            box(-width / 2 + 0.08, y - 0.01, height - 0.15, width / 2 - 0.08, y + 0.01, height - 0.028, mat('oak'))
        for sx in (-1, 1):
            x = sx * (width / 2 - 0.06)
            box(x - 0.01, -depth / 2 + 0.08, height - 0.15, x + 0.01, depth / 2 - 0.08, height - 0.028, mat('oak'))
        box(-width / 2 + 0.08, -depth / 2 + 0.06, height - 0.16, width / 2 - 0.08, depth / 2 - 0.09, height - 0.150, mat('oak'), 0.001)
        bw = (width - 0.17 - 0.02) / 2
        for k in (0, 1):
            with at(-width / 2 + 0.085 + k * (bw + 0.02), -depth / 2 + 0.045, height - 0.148):
                drawer(bw, 0.115, 0.5, 'oak', 'ash', 0.17 if k else 0, 0.02, 3, 'knob', dict(seed=0.4, off=(k * 0.7, 0, 0)))
            if k == 1:
                with at(0.16, -depth / 2 - 0.06, height - 0.118):
                    box(0, 0, 0, 0.21, 0.09, 0.008, mat('paper'), 0.001)
                    tube([(0.25, 0.02, 0.012), (0.38, 0.06, 0.012)], 0.004, mat('brass'))
        # small pigeonholes at the back, things at work
        with at(-width / 2 + 0.05, depth / 2 - 0.24, height):
            carcass(0.52, 0.20, 0.22, 'oak', 0.012, uprights=(0.17, 0.34))
            with at(0.02, 0.03, 0.012):
                box(0, 0, 0, 0.12, 0.16, 0.05, mat('paper'), 0.001)
            with at(0.19, 0.02, 0.012):
                books(0, 0.14, 0.17, 0.15, 0.12, False, fill=1)
        with at(0.02, -0.08, height, rz=-7):
            box(-0.21, -0.15, 0, 0.21, 0.15, 0.0025, mat('paper'), 0)
            box(-0.17, -0.13, 0.0026, 0.24, 0.16, 0.0045, mat('book_d'), 0)
            tube([(-0.03, -0.02, 0.010), (0.11, 0.03, 0.012)], 0.0035, mat('ochre'))
        with at(0.58, 0.16, height):
            table_lamp(0.44, 'ceramic_dark')
        vase('cup', 0.04, 0.085, 'ceramic_clay', 0.36, 0.12, height)
        with at(0.30, -0.2, height, rz=30):
            box(-0.08, -0.11, 0, 0.08, 0.11, 0.018, mat('book_c'), 0.002)
    with at(2.62, d - 1.32, 0.012, rz=160):
        chair_spindle('oak_dark')
    with at(1.30, d - 0.08, 0.02):
        curtain(0.45, 2.45, 5, 0.07, rod=False)
    with at(3.18, d - 0.08, 0.02):
        curtain(0.45, 2.45, 5, 0.07, rod=False)
    tube([(1.2, d - 0.08, 2.48), (3.75, d - 0.08, 2.48)], 0.011, mat('iron'))
    with at(0.64, d - 0.4):
        vase('pot', 0.19, 0.36, 'ceramic_clay')
        with at(0, 0, 0.30):
            rubber_plant(1.15)
    with at(2.45, 2.35):
        coil_mat(0.85, 'rush')
    camera((1.25, -0.35, 1.35), (2.08, 3.2, 0.92), 34)


@picture('ebanisteria-2', WIDE, seed=41, samples=32, scale=1, contrast=1.12, key=0.24, sat=0.96)
def abierto():
    w, d, h = 4.4, 3.8, 2.8
    room(
        w,
        d,
        h,
        {'L': [(1.6, 3.0, 0.5, 2.4)], 'F': [(1.2, 3.0, 0.5, 2.4)]},
        0.5,
        {'*': 'plaster', 'B': 'plaster_green'},
        floor='floor_oak',
        frames=dict(m='oak', cols=1, rows=3),
        skirting='sage',
    )
    sun((-1.0, -0.25, 0.6), 7)
    width, height, depth = 1.25, 1.30, 0.42
    with at(1.75, d - depth - 0.03):
        with at(0, 0, 0.32):
            carcass(width, height, depth, 'cherry', 0.022, shelves=(0.42, 0.80), uprights=())
            for i in range(2):
                with at(0.024 + i * (width - 0.046) / 2, 0.03, 0.024):
                    drawer((width - 0.05) / 2, 0.17, depth - 0.06, 'cherry', 'ash', 0.14 * i, 0.018, 3, 'knob')
            box(0.022, 0.02, 0.20, width - 0.022, depth - 0.01, 0.218, mat('cherry'), 0.001)
            with at(0, -0.001, 0.003, rz=-108):
                panel_door(width / 2 - 0.002, height - 0.006, 'cherry', (1,), th=0.022, stile=0.07, bottom=0.08)
            with at(width, -0.001, 0.003, rz=104):
                with at(-(width / 2 - 0.002)):
                    panel_door(width / 2 - 0.002, height - 0.006, 'cherry', (1,), th=0.022, stile=0.07, bottom=0.08)
            with at(0.03, 0.06, 0.222):
                for k in range(4):
                    bowl(0.085, 0.06, 'ceramic', 0.14, 0.15, k * 0.022)
                for k in range(3):
                    vase('cup', 0.04, 0.09, 'ceramic_clay', 0.36 + k * 0.1, 0.12)
                vase('jar', 0.08, 0.17, 'ceramic_green', 0.82, 0.16)
                vase('bottle', 0.05, 0.19, 'ceramic_dark', 1.0, 0.18)
            with at(0.04, 0.05, 0.442):
                books(0, 0.72, 0.3, 0.28, 0.2)
                bowl(0.12, 0.08, 'ceramic', 0.95, 0.16)
            with at(0.04, 0.05, 0.822):
                for k, c in enumerate(('linen', 'linen_white', 'linen_clay', 'linen', 'linen_green')):
                    folded(0.36, 0.27, 2, c, 0.0115, 0.21, 0.16, k * 0.047)
                vase('moon', 0.12, 0.24, 'ceramic', 0.62, 0.16)
                vase('tall', 0.06, 0.22, 'ceramic_dark', 0.92, 0.18)
        for x in (0.06, width - 0.06):
            for y in (0.06, depth - 0.06):
                leg(x, y, 0.325, 0.045, 0.026, 'cherry', 0.3)
        box(0.05, 0.05, 0.28, width - 0.05, 0.07, 0.32, mat('cherry'))
    with at(2.58, d - 0.24, 1.62):
        vase('jar', 0.125, 0.27, 'ceramic_clay')
        bowl(0.15, 0.085, 'ceramic_dark', -0.36, 0.02)
    with at(1.10, d - 0.52, 0, rz=24):
        step_stool('chestnut')
        folded(0.30, 0.15, 2, 'linen_green', 0.010, 0, 0.09, 0.424)
    camera((2.15, -0.3, 1.28), (2.28, 3.5, 1.02), 36)


@picture('ebanisteria-3', WIDE, seed=52, key=0.16)
def detalle():
    """A drawer pulled from a walnut chest: hand-cut dovetails in window light."""
    room(3, 2.4, 2.6, {'L': [(0.3, 1.9, 0.6, 2.2)], 'F': [(0.5, 2.5, 0.4, 2.4)]}, 0.4, 'plaster_sand', floor='floor_oak_dark')
    sun((-1.0, 0.35, 0.70), 5, 2.0)
    with at(1.1, 1.35, 0.62):
        width, th = 1.1, 0.024
        box(-0.05, 0, -0.3, width, 0.45, -0.04, mat('walnut'), 0.002, grain='x', seed=0.2)
        box(-0.05, 0.0, 0.175, width, 0.45, 0.175 + th, mat('walnut'), 0.003, bw=0.15)
        box(-0.05, 0.0, -0.04, width, 0.45, -0.018, mat('walnut'), 0.002)
        box(-0.072, 0.0, -0.4, -0.05, 0.45, 0.2, mat('walnut'), 0.002, grain='z')
        box(-0.05, 0.40, -0.018, width, 0.45, 0.175, mat('dark'), 0)
        with at(-0.046, 0, -0.016):
            drawer(0.80, 0.188, 0.42, 'walnut', 'ash', 0.27, 0.023, 5, 'knob', dict(seed=0.66))
        box(0.755, 0.0, -0.02, 0.78, 0.45, 0.18, mat('walnut'), 0.002, grain='z')
        with at(0.782, 0, -0.016):
            drawer(0.3, 0.188, 0.42, 'walnut', 'ash', 0, 0.023, 5, 'none', dict(seed=0.66, off=(0.8, 0, 0)))
        with at(0.10, -0.20, 0.012, rz=8):
            box(0, 0, 0.002, 0.34, 0.16, 0.05, mat('linen'), 0.012)
    camera((0.42, 0.48, 1.12), (1.10, 1.16, 0.70), 50, level=False, fstop=4.5, focus=(1.05, 1.1, 0.72))
