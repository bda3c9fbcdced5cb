"""Library, bedroom, wardrobe, and pieces of a living room."""

import math

from core import RNG, at, beam, box, lathe, sheet, tube
from furniture import bench, bookcase, chair_spindle
from joinery import beams, carcass, drawer, knob, leg, panel_door
from palette import mat
from props import bowl, coil_basket, coil_mat, curtain, cushion, drape, folded, framed, rug, vase
from room import camera, room, sun
from scenes import BLEED, TALL, WIDE, picture
from scenes.sideboards import table_lamp


def floor_lamp(h=1.5):
    """Iron stem, linen shade."""
    lathe([(0.14, 0), (0.14, 0.012), (0.02, 0.02), (0.009, 0.03)], mat('iron'), n=36)
    tube([(0, 0, 0.02), (0, 0, h)], 0.008, mat('iron'))
    cloth = lathe([(0.20, 0), (0.15, 0.26), (0.147, 0.26), (0.196, 0.002)], mat('linen_white'), 0, 0, h - 0.1, n=48)
    cloth['shade'] = True


def sofa(w=2.1, d=0.88, m='linen', wood='oak'):
    """Loose-cushion sofa on an oak frame; back towards +y, centred."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(sx * (w / 2 - 0.07), sy * (d / 2 - 0.07), 0.60 if sy < 0 else 0.66, 0.045, 0.03, wood, 0.4)
        beam(
            [((sx * (w / 2 - 0.07), -d / 2 + 0.03, 0.60), 0.07, 0.03), ((sx * (w / 2 - 0.07), d / 2 - 0.04, 0.66), 0.06, 0.03)],
            mat(wood),
            rnd=0.7,
        )
        box(sx * (w / 2 - 0.07) - 0.014, -d / 2 + 0.08, 0.26, sx * (w / 2 - 0.07) + 0.014, d / 2 - 0.08, 0.32, mat(wood), 0.003)
    for y in (-d / 2 + 0.07, d / 2 - 0.07):
        box(-w / 2 + 0.08, y - 0.014, 0.25, w / 2 - 0.08, y + 0.014, 0.32, mat(wood), 0.003)
    box(-w / 2 + 0.1, d / 2 - 0.08, 0.36, w / 2 - 0.1, d / 2 - 0.05, 0.68, mat(wood), 0.004, bw=0.12)
    n = 3
    cw = (w - 0.22) / n
    for k in range(n):
        x = -w / 2 + 0.11 + (k + 0.5) * cw
        cushion(cw * 0.995, d - 0.10, 0.19, m, x, -0.03, 0.30)
        with at(x, d / 2 - 0.20, 0.66, rx=76):
            cushion(cw * 0.97, 0.46, 0.17, m, 0, 0, -0.08)


def bed(w=1.6, ln=2.0, wood='oak', z=0.30):
    """Platform bed with mattress, duvet, pillows and a throw; head towards +y at y=0, foot at y=-ln."""
    base = box(-w / 2 + 0.005, -ln + 0.005, 0.14, w / 2 - 0.005, 0, z, mat(wood), 0.004, bw=0.0, grain='y')
    for sx in (-1, 1):
        for y in (-ln + 0.12, -0.2):
            leg(sx * (w / 2 - 0.06), y, 0.15, 0.05, 0.035, wood)
    mattress = box(-w / 2, -ln, z, w / 2, -0.02, z + 0.22, mat('linen_white'), 0.05)
    with at(0, -ln / 2 - 0.26, z + 0.235):
        cover = drape(w + 0.62, ln - 0.42, 'linen_white', 45, 0.045, on=[base, mattress], stiff=26, jitter=0.008, thick=0.032)
    with at(0, -ln + 0.40, z + 0.30, rz=1.5):
        drape(w + 0.55, 0.58, 'linen_clay', 45, 0.03, on=[base, mattress, cover], stiff=9, jitter=0.006, thick=0.006)
    with at(0, -0.70, z + 0.30, rz=-0.6):
        drape(w + 0.40, 0.30, 'linen', 35, 0.04, on=[base, mattress, cover], stiff=20, jitter=0.006, thick=0.022)
    for sx in (-1, 1):
        with at(sx * w * 0.24, -0.26, z + 0.34, rx=52):
            cushion(w * 0.46, 0.48, 0.17, 'linen_white', 0, 0, -0.08)
        with at(sx * w * 0.22, -0.42, z + 0.33, rx=46, rz=sx * 4):
            cushion(w * 0.40, 0.40, 0.15, 'linen', 0, 0, -0.07)


@picture('libreria-pared', BLEED, seed=61, scale=1, key=0.31)
def libreria():
    w, d, h = 5.4, 4.4, 2.95
    room(
        w,
        d,
        h,
        {'L': [(1.0, 2.4, 0.5, 2.5)], 'F': [(1.4, 3.6, 0.4, 2.5)]},
        0.55,
        'plaster',
        floor='herring_oak',
        frames=dict(m='oak', cols=1, rows=4),
        skirting='chalk',
    )
    sun((-1.0, -0.42, 0.55), 6)
    with at(0.12, d - 0.32):
        bookcase(5.16, 2.62, 0.31, 'oak', 5, 5, base=0.58, fill=0.86, deep=0.10, skip=((2, 1), (0, 3), (4, 2)))
    bw, z0, rh = (5.16 - 0.028) / 5, 0.61, (2.62 - 0.61) / 5
    with at(0.12, d - 0.30):
        vase('moon', 0.13, 0.25, 'ceramic', 2 * bw + 0.32, 0.14, z0 + rh + 0.014)
        bowl(0.13, 0.08, 'ceramic_dark', 2 * bw + 0.70, 0.14, z0 + rh + 0.014)
        vase('bottle', 0.07, 0.29, 'ceramic_green', 0.35, 0.14, z0 + 3 * rh + 0.014)
        with at(0.62, 0.1, z0 + 3 * rh + 0.014):
            for k in range(4):
                box(-0.1, -0.06, k * 0.03, 0.12, 0.12, k * 0.03 + 0.028, mat(RNG.choice(('book_b', 'book_d', 'book_c', 'book_e'))), 0.002)
        with at(4 * bw + 0.20, 0.20, z0 + 2 * rh + 0.014, rx=-6):
            framed(0.26, 0.32, 'walnut', 'art_c', 0.04, 0.018)
        vase('jar', 0.08, 0.17, 'ceramic_clay', 4 * bw + 0.75, 0.13, z0 + 2 * rh + 0.014)
    # library ladder
    with at(3.55, d - 0.80, 0, rx=-10):
        for x in (0, 0.40):
            beam([((x, 0, 0), 0.03, 0.055), ((x, 0, 2.2), 0.026, 0.045)], mat('walnut'), up=(1, 0, 0), rnd=0.3)
        for k in range(7):
            box(0, -0.045, 0.27 + k * 0.28, 0.40, 0.045, 0.295 + k * 0.28, mat('walnut'), 0.003)
    rug(2.8, 1.9, 'wool', 2.5, 2.5)
    with at(1.55, 2.75, 0, rz=32):
        chair_spindle('walnut')
    with at(2.35, 2.95):
        lathe([(0.22, 0), (0.225, 0.012), (0.22, 0.022), (0.001, 0.022)], mat('walnut'), 0, 0, 0.48, flat=True)
        lathe([(0.02, 0.02), (0.016, 0.25), (0.02, 0.48)], mat('walnut'))
        lathe([(0.15, 0), (0.15, 0.012), (0.025, 0.022)], mat('walnut'))
        with at(0, 0, 0.502):
            box(
                -0.1,
                -0.07,
                0,
                0.09,
                0.08,
                0.02,
                mat('book_e'),
                0.002,
            )
            vase('cup', 0.036, 0.075, 'ceramic', 0.12, 0.05)
    with at(0.75, 3.35):
        floor_lamp(1.55)
    camera((2.85, -0.75, 1.34), (2.74, 4.2, 1.24), 30)


def _headboard(cx, d):
    """Oak panelling, boards of different widths, a shelf on top."""
    with at(cx - 1.75, d - 0.06):
        x = 0
        while x < 3.5:
            ww = min(RNG.choice((0.14, 0.16, 0.19, 0.21)), 3.5 - x)
            if ww > 0.03:
                box(x + 0.0012, 0, 0.0, x + ww - 0.0012, 0.028, 1.12, mat('oak'), 0.003, grain='z')
            x += ww
        box(-0.01, -0.05, 1.12, 3.51, 0.06, 1.15, mat('oak'), 0.004, bw=0.11)


def _bedside(cx, d, lamp):
    """A table with one drawer and a lamp on both sides; lamp: keywords of its lamp."""
    for s in (-1, 1):
        with at(cx + s * 1.26 - 0.24, d - 0.47):
            with at(0, 0, 0.30):
                carcass(0.48, 0.20, 0.38, 'oak', 0.02)
                with at(0.022, 0.002, 0.022):
                    drawer(0.436, 0.156, 0.3, 'oak', 'ash', 0, 0.02, 3, 'knob')
            for x in (0.05, 0.43):
                for y in (0.05, 0.33):
                    leg(x, y, 0.305, 0.03, 0.02, 'oak', 0.4)
            with at(0.24, 0.20, 0.50):
                if s < 0:
                    table_lamp(0.42, 'ceramic', **lamp)
                else:
                    box(-0.13, -0.12, 0, 0.06, 0.08, 0.022, mat('book_b'), 0.002)
                    box(-0.12, -0.11, 0.0225, 0.07, 0.07, 0.04, mat('book_d'), 0.002)
                    vase('cup', 0.036, 0.08, 'ceramic', 0.15, -0.03)
                    with at(0.12, 0.12):
                        table_lamp(0.42, 'ceramic', **lamp)


@picture('dormitorio-cabecero', WIDE, seed=71, samples=10, key=0.33, args=('wide',))
@picture('dormitorio-alto', TALL, seed=71, samples=24, bounces=5, key=0.2, sat=1.04, args=('tall',))
def dormitorio(frame):
    """Bedroom in oak; `frame` chooses the room by day or, upright, the bed from its foot by the light of its lamps."""
    w, d, h = 4.8, 4.4, 2.75
    evening = frame == 'tall'
    lamp = dict(shade='curtain', lit=62) if evening else {}
    room(
        w,
        d,
        h,
        {'R': [(1.3, 2.6, 0.4, 2.3)], 'F': [(1.2, 3.4, 0.5, 2.4)]},
        0.55,
        {'*': 'plaster', 'B': 'plaster_sand'},
        floor='floor_oak_pale',
        frames=dict(m='oak', cols=1, rows=3),
        skirting=None,
        sky=0.15 if evening else 1.0,
    )
    if not evening:
        sun((1.0, -0.30, 0.62), 5)
    beams(w, d, h, 'oak', 5, 0.11, 0.14, along='x')
    cx = 2.2
    _headboard(cx, d)
    with at(cx, d - 0.07):
        bed()
    _bedside(cx, d, lamp)
    with at(cx + 0.62, d - 0.035, 1.15):
        vase('moon', 0.075, 0.15, 'ceramic_clay', 0, 0)
        vase('bottle', 0.04, 0.17, 'ceramic', 0.16, 0.005)
    with at(cx - 0.95, d - 0.046, 1.15, rx=-4):
        framed(0.42, 0.54, 'oak_dark', 'art_c', 0.07)
    with at(cx - 0.50, d - 0.040, 1.15, rx=-5):
        framed(0.28, 0.36, 'oak_dark', 'art_a', 0.05)
    rug(2.6, 1.8, 'wool_plain', cx, 2.2)
    if evening:  # the rail at the bed's foot, which by day is behind the bench
        with at(cx, d - 0.07):
            box(-0.80, -2.018, 0.14, 0.80, -1.99, 0.30, mat('oak'), 0.004, grain='x', seed=0.31)
    else:
        with at(cx - 0.05, 1.98, 0):
            bench(1.25, 0.36, 0.43, 'oak')
            with at(0.28, 0, 0.43):
                folded(0.44, 0.30, 3, 'linen_green', 0.012, 0, 0, 0, 5)
                folded(0.42, 0.28, 2, 'linen', 0.011, 0.01, 0.005, 0.073, -4)
    with at(w - 0.10, 2.95, 0.02, rz=-90):
        curtain(0.4, 2.5, 5, 0.07, rod=False)
    with at(w - 0.10, 1.75, 0.02, rz=-90):
        curtain(0.4, 2.5, 5, 0.07, rod=False)
    if evening:
        camera((0.46, -1.65, 1.36), (1.87, 3.0, 0.95), 42)
    else:
        camera((0.60, -0.12, 1.30), (2.36, 3.9, 0.72), 33)


@picture('armario-fresno', TALL, seed=81, key=0.36)
def armario():
    """Fitted wardrobe in ash, wall to wall and floor to ceiling, one door ajar."""
    w, d, h = 3.0, 4.4, 2.70
    room(
        w,
        d,
        h,
        {'L': [(1.4, 2.6, 0.4, 2.3)], 'F': [(0.7, 2.3, 0.5, 2.4)]},
        0.5,
        'plaster',
        floor='floor_oak',
        frames=dict(m='ash', cols=1, rows=3),
        skirting='chalk',
    )
    sun((-1.0, -0.40, 0.62), 5)
    with at(0.02, d - 0.62):
        box(0, 0.03, 0, w - 0.04, 0.6, 0.09, mat('ash'), 0.001)
        box(0, 0.0, 2.62, w - 0.04, 0.6, 2.70, mat('ash'), 0.001)
        n, ww = 4, (w - 0.04) / 4
        with at(0, 0.022, 0.09):
            carcass(w - 0.04, 2.53, 0.57, 'ash', 0.02, uprights=(ww * 2 - 0.01,), shelves=(2.05,))
        for i in range(n):
            if i == 2:
                continue
            with at(i * ww + 0.002, 0, 0.092):
                for z, hh in ((0, 1.96), (1.964, 0.56)):
                    with at(0, 0, z):
                        panel_door(ww - 0.004, hh - 0.003, 'ash', (1,), th=0.022, stile=0.075, bottom=0.085, raised=False, r=0.002)
                        knob(ww - 0.04 if i % 2 == 0 else 0.036, 0.98 if z == 0 else 0.10, 0.012)
        with at(2 * ww + 0.002, 0, 0.092):
            with at(0, 0, 1.964):
                panel_door(ww - 0.004, 0.557, 'ash', (1,), th=0.022, stile=0.075, bottom=0.085, raised=False, r=0.002)
                knob(ww - 0.04, 0.10, 0.012)
        with at(2 * ww + 0.002, 0, 0.092, rz=-62):
            panel_door(ww - 0.004, 1.957, 'ash', (1,), th=0.022, stile=0.075, bottom=0.085, raised=False, r=0.002)
        # inside the open bay: drawers, hanging clothes, shelf
        x0 = 2 * ww + 0.02
        for k in range(3):
            with at(x0 + 0.03, 0.06, 0.115 + k * 0.175):
                drawer(ww - 0.09, 0.17, 0.45, 'ash', 'ash', 0, 0.018, 3, 'knob')
        box(x0, 0.05, 0.645, w - 0.06, 0.58, 0.665, mat('ash'), 0.001)
        tube([(x0, 0.30, 1.98), (w - 0.06, 0.30, 1.98)], 0.012, mat('brass'))
        for k, c in enumerate(
            ('linen', 'linen_white', 'linen_green', 'linen_clay', 'linen', 'book_f', 'linen_white', 'linen', 'linen_green', 'linen')
        ):
            xx = x0 + 0.06 + k * 0.065
            ph = RNG.uniform(0, 6)

            ln = RNG.uniform(0.85, 1.15)

            def cloth(u, v, xx=xx, ph=ph, ln=ln):
                half = 0.21 * (1 - 0.12 * v) + 0.02
                return (
                    xx + 0.012 * math.sin(9 * v + ph) * u,
                    0.30 + (2 * v - 1) * half * (1 + 0.05 * u),
                    1.93 - 0.07 * abs(2 * v - 1) - u * ln,
                )

            sheet(cloth, 16, 24, mat(c), th=0.018)
            tube([(xx, 0.30, 2.0), (xx, 0.30, 1.93)], 0.002, mat('steel'))
    with at(1.42, 2.55):
        coil_mat(0.66, 'rush')
    with at(0.52, 3.30):
        coil_basket(0.175, 0.42)
        folded(0.25, 0.23, 3, 'linen_clay', 0.018, 0, 0, 0.31, 20)
    camera((1.72, -1.15, 1.36), (1.52, 4.0, 1.17), 38)
