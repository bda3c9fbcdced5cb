"""Making and lacquering: spray booth, lacquered fronts, the gun."""

import tools
from core import RNG, at, beam, box, lathe, smooth_path, tube
from joinery import shaker, slab
from palette import mat
from room import area, camera, room, sun
from scenes import WIDE, picture


def pot(x, y, z, colour):
    """Open paint pot, full to a finger below its rim."""
    wall = [(0.055, 0), (0.055, 0.11), (0.058, 0.112), (0.058, 0.12), (0.05, 0.12), (0.05, 0.115), (0.001, 0.115)]
    lathe(wall, mat('steel'), x, y, z, n=36)
    lathe([(0.049, 0.1165), (0.001, 0.1165)], mat(colour), x, y, z, n=36)


def drying_trolley(fronts, length=1.15, reach=0.60, pitch=0.165):
    """Trolley on castors: two posts at y=0 with arms towards -y; fronts lie on the arms, clear of the posts, face up."""
    steel = mat('iron')
    for x in (0, length):
        box(x - 0.02, -0.02, 0.14, x + 0.02, 0.02, 1.98, steel, 0.002)
        box(x - 0.02, -reach - 0.04, 0.10, x + 0.02, 0.10, 0.14, steel, 0.002)
        for y in (-reach, 0.06):
            box(x - 0.012, y - 0.022, 0.052, x + 0.012, y + 0.022, 0.10, steel, 0.002)
            for s in (-1, 1):
                lathe(
                    [(0.042, -0.010), (0.047, -0.004), (0.047, 0.004), (0.042, 0.010)],
                    mat('black'),
                    x + s * 0.018,
                    y,
                    0.047,
                    axis='x',
                    n=28,
                )
    for y, z in ((0, 0.12), (0, 1.96), (-reach, 0.12)):
        box(0.02, y - 0.014, z - 0.014, length - 0.02, y + 0.014, z + 0.014, steel, 0.002)
    for k in range(11):
        z = 0.24 + k * pitch
        for x in (0, length):
            box(x - 0.009, -reach, z - 0.018, x + 0.009, -0.02, z, steel, 0.001)
            box(x - 0.009, -reach - 0.006, z - 0.018, x + 0.009, -reach, z + 0.014, steel, 0.001)
        if k < len(fronts) and fronts[k]:
            colour, long, deep = fronts[k]
            slip = RNG.uniform(-0.02, 0.02)
            with at(
                length / 2 - long / 2 + slip, -0.045 - deep - RNG.uniform(0, 0.58 - 0.05 - deep), z + 0.0212, rx=-90, rz=RNG.uniform(-1, 1)
            ):
                shaker(long, deep, colour, stile=0.062, grain='x')


def spray_gun():
    """Gravity gun hanging by its hook at the origin, nozzle towards -x, its cup above."""
    m = mat('steel')
    tube([(-0.085, 0, -0.055), (-0.02, 0, -0.055), (0.035, 0, -0.055)], [0.013, 0.015, 0.013], m, n=5)
    lathe([(0.019, 0), (0.019, 0.012), (0.010, 0.020), (0.008, 0.020)], mat('brass'), -0.082, 0, -0.055, axis='x', n=28)
    beam(
        [((0.012, 0, -0.058), 0.022, 0.034), ((0.026, 0, -0.11), 0.020, 0.030), ((0.040, 0, -0.165), 0.022, 0.032)],
        m,
        rnd=0.8,
        up=(0, 1, 0),
    )
    tube([(-0.018, 0, -0.065), (-0.012, 0, -0.09), (0.0, 0, -0.115)], 0.004, m, smooth=3)
    tube([(0.0, 0, 0.0), (0.012, 0, 0.012), (0.020, 0, -0.01), (0.018, 0, -0.05)], 0.0035, m, smooth=4)
    tube([(-0.035, 0, -0.05), (-0.045, 0, -0.015)], 0.010, m)
    with at(-0.047, 0, -0.02, ry=-10):
        lathe(
            smooth_path([(0.012, 0), (0.020, 0.012), (0.040, 0.045), (0.043, 0.07), (0.043, 0.12)], 3)
            + [(0.045, 0.121), (0.045, 0.132), (0.001, 0.136)],
            mat('black'),
            n=36,
            sharp=50,
        )


@picture('instalacion-industrial-1', WIDE, seed=261, samples=12, key=0.27, sat=1.08)
def cabina():
    """Spray booth: leaves hang from the rail before the filter wall, fronts dry on the trolley, the gun on its stand."""
    w, d, h = 4.6, 4.4, 2.8
    room(w, d, h, {}, 0.2, 'white', floor='concrete', ceiling='white')
    # lights let into the corner between wall and ceiling, and one row overhead
    for x, s in ((0.0, 1), (w, -1)):
        for y in (0.9, 2.5):
            with at(x + s * 0.16, y, h - 0.16, ry=s * 45):
                box(-0.16, -0.66, -0.03, 0.16, 0.66, 0.03, mat('chalk'), 0.004)
                box(-0.13, -0.62, -0.034, 0.13, 0.62, -0.028, mat('tubelight'), 0)
            area((x + s * 0.21, y, h - 0.21), (x + s * 1.6, y, h - 1.6), 0.26, 3.4, (0.97, 0.99, 1), size_y=1.24)
    area((w / 2, 0.4, h - 0.05), (w / 2, 1.2, 0), 2.6, 1.5, (1, 0.985, 0.96), size_y=0.5)
    area((w / 2, d - 0.62, h - 0.04), (w / 2, d, 1.0), 3.6, 1.7, (0.98, 0.99, 1), size_y=0.24)
    for y in (1.1, 2.2, 3.3):  # seams of the wall panels
        for x in (0.0, w):
            box(x - 0.002, y - 0.004, 0.10, x + 0.002, y + 0.004, h, mat('book_g'), 0)
    for x0, x1 in ((0, 0.012), (w - 0.012, w)):
        box(x0, 0, 0, x1, d, 0.10, mat('book_g'), 0.001)
    # filter wall, and the grating before it
    with at(0.35, d):
        box(-0.06, -0.015, 0.20, 3.96, 0, 2.52, mat('white'), 0.004)
        for i in range(6):
            for j in range(4):
                x, z = i * 0.65 + 0.015, 0.235 + j * 0.565
                used = 1.2 < i + RNG.uniform(-0.6, 0.6) < 4.4 and j in (1, 2)
                box(x, -0.040, z, x + 0.62, -0.02, z + 0.535, mat('filter_used' if used else 'filter'), 0.008)
        for i in range(7):
            box(i * 0.65 - 0.014, -0.058, 0.20, i * 0.65 + 0.014, -0.04, 2.52, mat('white'), 0.002)
        for j in range(5):
            box(-0.06, -0.058, 0.21 + j * 0.565, 3.96, -0.04, 0.235 + j * 0.565, mat('white'), 0.002)
    box(0.3, d - 0.62, -0.001, w - 0.3, d - 0.12, 0.001, mat('dark'), 0)
    for k in range(60):
        x = 0.3 + (w - 0.6) * k / 59
        box(x - 0.003, d - 0.62, 0, x + 0.003, d - 0.12, 0.004, mat('steel'), 0)
    for y in (d - 0.62, d - 0.37, d - 0.12):
        box(0.3, y - 0.008, 0, w - 0.3, y + 0.008, 0.005, mat('steel'), 0)
    # rail with the leaves that are being sprayed
    y, zr = 3.15, 2.46
    tube([(0.0, y, zr), (w, y, zr)], 0.021, mat('iron'), n=5)
    for x in (1.1, 2.45, 3.8):
        tube([(x, y, zr), (x, y, h)], 0.006, mat('iron'))
    for x, colour, ww, hh, turn in ((1.50, 'clay', 0.58, 1.72, 12), (2.34, 'green', 0.62, 1.72, -20), (3.24, 'green', 0.62, 1.72, 14)):
        with at(x, y, 0, rz=turn):
            for sx in (-0.17, 0.17):
                top = zr + 0.021
                tube(
                    [(sx, 0.026, zr + 0.004), (sx, 0, top + 0.004), (sx, -0.026, zr), (sx, 0, zr - 0.10), (sx, 0, zr - 0.30)],
                    0.003,
                    mat('steel'),
                    smooth=4,
                )
            with at(-ww / 2, -0.0105, zr - 0.298 - hh):
                shaker(ww, hh, colour, stile=0.07)
    # trolley of fronts already done
    with at(0.80, 1.52, 0, rz=90 + 7):
        drying_trolley(
            [
                ('green', 1.30, 0.52),
                ('clay', 1.22, 0.52),
                None,
                ('chalk', 1.26, 0.50),
                ('chalk', 1.26, 0.50),
                ('ink', 1.30, 0.46),
                ('green', 1.22, 0.52),
                ('green', 1.22, 0.52),
                ('sage', 1.28, 0.44),
            ]
        )
    # steel table: pots, strainer, and the gun on its stand; the hose runs to the wall
    with at(3.72, 1.55, 0, rz=-8):
        for x in (-0.30, 0.30):
            for yy in (-0.22, 0.22):
                box(x - 0.014, yy - 0.014, 0, x + 0.014, yy + 0.014, 0.80, mat('book_g'), 0.002)
        for z in (0.24, 0.80):
            box(-0.33, -0.25, z, 0.33, 0.25, z + 0.025, mat('book_g'), 0.003)
        for x, yy, colour in ((0.16, 0.10, 'green'), (-0.02, 0.13, 'chalk'), (0.20, -0.10, 'clay')):
            pot(x, yy, 0.825, colour)
        for k, colour in enumerate(('ink', 'chalk', 'green')):
            pot(-0.18 + 0.17 * k, 0.02 * k, 0.265, colour)
        tube([(0.20, -0.11, 0.936), (0.24, -0.04, 1.10)], 0.0045, mat('pine'))
        lathe([(0.07, 0), (0.07, 0.008), (0.008, 0.012)], mat('iron'), -0.20, 0, 0.825, n=40)
        tube([(-0.20, 0, 0.83), (-0.20, 0, 1.16), (-0.235, 0, 1.19), (-0.262, 0, 1.172), (-0.27, 0, 1.178)], 0.006, mat('iron'), smooth=3)
        with at(-0.262, 0, 1.170):
            spray_gun()
        tube(
            [
                (-0.222, 0, 1.003),
                (-0.215, 0, 0.95),
                (-0.24, -0.10, 0.87),
                (-0.33, -0.30, 0.72),
                (-0.36, -0.36, 0.30),
                (-0.30, -0.40, 0.02),
                (-0.05, -0.48, 0.012),
                (0.22, -0.40, 0.012),
                (0.45, -0.42, 0.012),
                (0.70, -0.30, 0.10),
            ],
            0.0085,
            mat('black'),
            n=4,
            smooth=6,
        )
    camera((2.95, -2.1, 1.36), (2.20, 3.4, 1.16), 36)


@picture('instalacion-industrial-2', WIDE, seed=271, key=0.33)
def lacados():
    """Lacquered fronts in the house colours, leaning on a rack by the window."""
    w, d, h = 4.6, 3.8, 2.8
    room(
        w,
        d,
        h,
        {'L': [(1.0, 2.6, 0.8, 2.4)], 'F': [(1.0, 3.6, 0.5, 2.5)]},
        0.45,
        'plaster',
        floor='concrete',
        frames=dict(m='oak_dark', cols=2, rows=3),
        sill='stone',
    )
    sun((-1.0, -0.3, 0.7), 5)
    with at(0.85, d - 0.75):
        box(0, 0, 0.28, 2.95, 0.62, 0.33, mat('pine'), 0.004, bw=0.2)
        box(0, 0.55, 0.33, 2.95, 0.60, 0.42, mat('pine'), 0.003)
        for x in (0.06, 1.45, 2.84):
            for y in (0.05, 0.52):
                box(x - 0.035, y - 0.035, 0, x + 0.035, y + 0.035, 0.28, mat('pine'), 0.004)
        x = 0.06
        for k, (c, ww, hh) in enumerate(
            (
                ('chalk', 0.45, 1.25),
                ('green', 0.45, 1.35),
                ('clay', 0.40, 1.10),
                ('ink', 0.45, 1.30),
                ('sage', 0.42, 1.18),
                ('ochre', 0.38, 0.98),
            )
        ):
            with at(x, 0.18 + 0.05 * (k % 2), 0.331, rx=-14, rz=RNG.uniform(-3, 3)):
                shaker(ww, hh, c, stile=0.065)
            with at(x + 0.08, 0.06 - 0.02 * (k % 2), 0.331, rx=-11) if k % 2 else at(0, 0, -20):
                slab(0.24, 0.34, c)
            x += ww + 0.04
    box(0.55, d - 0.03, 2.02, 4.0, d, 2.06, mat('pine'), 0.003)
    for k, c in enumerate(('chalk', 'green', 'clay', 'ink', 'sage', 'ochre', 'chalk', 'green', 'clay', 'ink', 'sage', 'ochre')):
        with at(0.72 + k * 0.265, d - 0.034, 1.80):
            box(0, 0, 0, 0.10, 0.012, 0.22, mat(c), 0.002)
    with at(4.1, d - 0.6):
        box(-0.2, -0.2, 0, 0.2, 0.2, 0.62, mat('oak_dark'), 0.004)
        for k, c in enumerate(('green', 'chalk', 'clay')):
            pot(*((-0.09, -0.06), (0.09, -0.05), (0, 0.10))[k], 0.62, c)
        with at(-0.03, -0.13, 0.745, rz=30):
            tools.brush()
    camera((2.55, -0.55, 1.30), (2.38, 3.6, 0.98), 35)
