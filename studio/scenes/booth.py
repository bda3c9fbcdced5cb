"""The spray booth: leaves on their rail, fronts on the trolley, and what the sprayer left behind."""

import math

from core import RNG, at, beam, box, collect, lathe, mesh_of, put, sheet, smooth_path, tube
from joinery import shaker
from palette import mat
from props import drape, fallen
from room import area, camera, room
from scenes import WIDE, picture


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


def tin(x, y, z, colour, turn=0.0, drips=3):
    """Tin of lacquer in use: rolled rim, label, colour that ran over the rim and down its side; its handle hangs in front."""
    r, h = 0.055, 0.125
    with at(x, y, z, rz=turn):
        wall = [(r - 0.002, 0), (r, 0.002), (r, 0.006), (r - 0.0015, 0.010), (r - 0.0015, h - 0.021)]
        lathe([*wall, (0.001, h - 0.023)], mat('zinc'), n=44)
        run = [(0.001, h - 0.022), (r + 0.0006, h - 0.020), (r + 0.0006, h - 0.008), (r + 0.003, h - 0.004), (r + 0.0012, h + 0.0012)]
        lathe([*run, (r - 0.007, h + 0.0008), (r - 0.0075, h - 0.018), (0.001, h - 0.0175)], mat(colour), n=44)

        def round_it(z0, z1, out, a0=-2.5, a1=-0.4):
            def fn(u, v):
                a = a0 + (a1 - a0) * u
                return (r + out) * math.cos(a), (r + out) * math.sin(a), z0 + (z1 - z0) * v

            return fn

        sheet(round_it(0.020, 0.088, -0.0005), 24, 2, mat('label'))
        sheet(round_it(0.034, 0.058, 0), 24, 2, mat(colour))
        for z0, end in ((0.066, -1.1), (0.073, -1.5), (0.079, -0.9)):
            sheet(round_it(z0, z0 + 0.0022, 0, -2.2, end), 16, 2, mat('dark'))
        for k in range(drips):
            a, long = -2.6 + 2.1 * (k + RNG.uniform(0.1, 0.8)) / drips, RNG.uniform(0.03, 0.085)
            c, s = (r + 0.0008) * math.cos(a), (r + 0.0008) * math.sin(a)
            path = [(c, s, h - 0.010), (c, s, h - 0.012 - long * 0.6), (c, s, h - 0.012 - long)]
            tube(path, [0.0055, 0.0026, 0.0040], mat(colour), n=3, smooth=3)
        arc = [-math.pi * q / 12 for q in range(13)]
        tube([((r + 0.004) * math.cos(a), (r + 0.004) * math.sin(a), h - 0.024 + 0.062 * math.sin(a)) for a in arc], 0.0013, mat('steel'))


def respirator():
    """Half mask lying face up, a cartridge at either cheek, its straps loose behind; nose towards +y."""

    def face(u, v):
        a, t = 2 * math.pi * u, v
        r = math.cos(t * math.pi / 2) ** 0.55
        nose = max(0.0, math.cos(a - math.pi / 2)) ** 3
        return 0.050 * r * math.cos(a), (0.056 + 0.022 * nose) * r * math.sin(a), 0.012 + 0.062 * math.sin(t * math.pi / 2)

    sheet(face, 40, 14, mat('hood'))
    lathe([(0.060, 0), (0.062, 0.006), (0.054, 0.016)], mat('hood'), n=40)
    lathe([(0.018, 0.0), (0.018, 0.010), (0.014, 0.013), (0.001, 0.013)], mat('machine_dark'), 0, -0.012, 0.068, n=28)
    for s in (-1, 1):
        with at(s * 0.046, 0.002, 0.042, ry=s * 58):
            cup = [(0.030, 0), (0.040, 0.006), (0.041, 0.010), (0.041, 0.026), (0.038, 0.029)]
            lathe([*cup, (0.034, 0.029), (0.033, 0.026), (0.001, 0.026)], mat('label'), n=36)
            lathe([(0.0414, 0.013), (0.0414, 0.020)], mat('book_e'), n=36)
        for k, out in enumerate((0.10, 0.14)):
            y = -0.03 + 0.05 * k
            tube(
                [(s * 0.05, y, 0.02), (s * out, y + 0.02, 0.004), (s * 0.06, y + 0.11, 0.003), (0, y + 0.12, 0.003)],
                0.0032,
                mat('black'),
                smooth=6,
            )


def glove(straight=False, m='glove'):
    """Work glove hung by its cuff over an edge at y=0, z=0: the cuff lies behind, palm and limp fingers hang in front (-y);
    straight: the cuff goes on upwards."""
    over = [((0, 0.085, 0.004), 0.088, 0.006), ((0, 0.020, 0.006), 0.082, 0.008), ((0, -0.010, 0.001), 0.080, 0.009)]
    beam(
        [
            *([((0, -0.017, 0.085), 0.090, 0.012), ((0, -0.017, 0.020), 0.080, 0.011)] if straight else over),
            ((0.002, -0.017, -0.025), 0.086, 0.012),
            ((0.003, -0.018, -0.095), 0.090, 0.018),
            ((0.003, -0.017, -0.120), 0.084, 0.014),
        ],
        mat(m),
        rnd=0.9,
        up=(0, 0.3, 1),
    )
    for k in range(4):
        x, long = -0.033 + 0.023 * k, (0.058, 0.074, 0.078, 0.066)[k]
        sway = 0.010 * (k - 1.5) / 1.5 + RNG.uniform(-0.004, 0.004)
        tip = -0.12 - long
        path = [(x, -0.018, -0.112), (x + sway * 0.4, -0.024, -0.12 - long * 0.5), (x + sway, -0.018, tip), (x + sway, -0.016, tip - 0.006)]
        tube(path, [0.0105, 0.0100, 0.0088, 0.003], mat(m), n=4, smooth=4)
    tube(
        [(0.040, -0.018, -0.055), (0.058, -0.026, -0.085), (0.060, -0.030, -0.112), (0.059, -0.030, -0.120)],
        [0.013, 0.0115, 0.009, 0.003],
        mat(m),
        n=4,
        smooth=4,
    )


def in_overall(x, z):
    """Whether a point of the pattern belongs to the overall: collar, trunk, sleeves spread, legs; half of it is x > 0."""
    x = abs(x)
    trunk = -0.72 < z < 0 and x < min(0.26, 0.085 + 2.6 * max(0.0, -0.045 - z))
    along = max(0.0, min(1.0, ((x - 0.215) * 0.24 - (z + 0.17) * 0.49) / 0.2977))
    sleeve = math.hypot(x - 0.215 - 0.24 * along, z + 0.17 + 0.49 * along) < 0.090 - 0.03 * along
    leg = -1.40 < z <= -0.70 and 0.014 < x < 0.27 + 0.09 * (z + 0.70)
    return trunk or sleeve or leg


def overall(m='overall', cell=0.0175):
    """Sprayer's overall of two layers, hung by its collar from the origin on a wall at y=0; falls by Blender's solver."""
    cells = [(i, k) for i in range(-36, 36) for k in range(-92, 3) if in_overall((i + 0.5) * cell, (k + 0.5) * cell)]
    corners = [[(i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1)] for i, k in cells]
    met = {}
    for c in (c for four in corners for c in four):
        met[c] = met.get(c, 0) + 1
    place = {c: (c[0] * cell, c[1] * cell) for c in met}
    rim = {c for c, n in met.items() if n < 4}
    for _ in range(2):  # a seam runs smoothly, not from cell to cell
        near = {c: [o for a in (-1, 0, 1) for b in (-1, 0, 1) if (o := (c[0] + a, c[1] + b)) in rim] for c in rim}
        place |= {c: tuple(sum(place[o][q] for o in near[c]) / len(near[c]) for q in (0, 1)) for c in rim}
    verts, faces, index = [], [], {}
    for (i, k), n in met.items():
        for layer in (0,) if n < 4 else (0, 1):  # the two layers are one at the seams
            index[i, k, layer] = len(verts)
            y = -0.030 if n < 4 else (-0.046, -0.014)[layer]
            verts.append((place[i, k][0], y + RNG.uniform(-0.003, 0.003), place[i, k][1]))
    for four in corners:
        for layer in (0, 1):
            face = [index.get((*c, layer), index[*c, 0]) for c in four]
            faces.append(face if layer == 0 else face[::-1])
    garment = put(mesh_of(verts, faces, mat(m), sharp=0))
    wall = box(-0.9, 0.0, -2.0, 0.9, 0.05, 0.3, mat(m), 0)
    wall.hide_render = True
    held = [n for n, v in enumerate(verts) if abs(v[0]) < 0.10 and v[2] > -0.045]
    fallen(garment, 64, cell, held, 0.22, 3.0, [wall], 0.0012, itself=False)
    tube([(0, 0, 0.05), (0, -0.04, 0.045), (0, -0.062, 0.02), (0, -0.050, -0.012), (0, -0.075, -0.004)], 0.005, mat('iron'), smooth=4)


def hung_leaf(x, y, rail, colour, wide, high, turn):
    """Leaf under the rail: two S-hooks, each with a screw eye in the leaf's upper edge."""
    th, drop = 0.026, 0.30
    with at(x, y, 0, rz=turn):
        for sx in (-wide * 0.29, wide * 0.29):
            up = rail + 0.025
            tube(
                [(sx, 0.030, rail - 0.012), (sx, 0.026, rail + 0.012), (sx, 0, up), (sx, -0.026, rail), (sx, 0, rail - 0.10)]
                + [(sx, 0, rail - drop + 0.055), (sx, -0.010, rail - drop + 0.028), (sx, 0.006, rail - drop + 0.020)],
                0.0036,
                mat('iron'),
                smooth=4,
            )
            ring = [(sx + 0.013 * math.cos(a), 0, rail - drop + 0.028 + 0.013 * math.sin(a)) for a in (q * 0.5236 for q in range(13))]
            tube(ring, 0.0026, mat('iron'))
            tube([(sx, 0, rail - drop + 0.016), (sx, 0, rail - drop - 0.01)], 0.0026, mat('iron'))
        with at(-wide / 2, -th / 2, rail - drop - high):
            shaker(wide, high, colour, th=th, stile=0.075)


def filter_wall(columns, rows=4, pitch=(0.65, 0.565)):
    """Glass-fibre mats that bulge a little between the bars of a steel grid, in the local xz plane, facing -y."""
    across, up = columns * pitch[0], rows * pitch[1]
    box(-0.05, -0.012, -0.05, across + 0.05, 0, up + 0.05, mat('zinc'), 0.003)
    for i in range(columns):
        for j in range(rows):
            x, z, push, s = i * pitch[0], j * pitch[1], RNG.uniform(0.034, 0.052), RNG.uniform(0, 6)

            def pad(u, v, x=x, z=z, push=push, s=s):
                a, b = 2 * u - 1, 2 * v - 1
                bulge = ((1 - a**4) * (1 - b**4)) ** 0.6
                bulge *= push * (1 + 0.25 * math.sin(5 * a + s) * math.sin(4 * b - s))
                return x + u * pitch[0], -0.022 - bulge, z + v * pitch[1]

            sheet(pad, 26, 26, mat('filter'))
    for i in range(columns + 1):
        box(i * pitch[0] - 0.011, -0.052, -0.02, i * pitch[0] + 0.011, -0.030, up + 0.02, mat('zinc'), 0.003)
    for j in range(rows + 1):
        box(-0.02, -0.050, j * pitch[1] - 0.009, across + 0.02, -0.032, j * pitch[1] + 0.009, mat('zinc'), 0.003)


def tube_light(side, y, z0, z1, k, wall):
    """Upright luminaire behind glass on a side wall (x = `wall`); side is the way it shines along x."""
    x = wall
    box(x, y - 0.18, z0 - 0.06, x + side * 0.05, y + 0.18, z1 + 0.06, mat('machine'), 0.006)
    box(x + side * 0.045, y - 0.14, z0, x + side * 0.052, y + 0.14, z1, mat('diffuser'), 0.002)
    for off in (-0.07, 0.07):
        box(x + side * 0.045, y + off - 0.018, z0 + 0.03, x + side * 0.056, y + off + 0.018, z1 - 0.03, mat('tubelight'), 0.002)
    area((x + side * 0.07, y, (z0 + z1) / 2), (x + side * 2.0, y + 0.55, (z0 + z1) / 2), 0.26, k * 0.6, (1, 0.965, 0.91), size_y=z1 - z0)


@picture('instalacion-industrial-1', WIDE, seed=261, samples=32, scale=1, key=0.25, sat=1.08, contrast=1.2)
def cabina():
    """Spray booth after the last coat: the leaves turn to the luminaire on the left and give it back; mask, gloves and overall are put down."""
    w, d, h = 4.6, 4.4, 2.8
    room(w, d, h, {}, 0.2, 'booth', floor='booth_floor', ceiling='booth')
    for y, k in ((0.95, 17), (2.55, 13)):
        tube_light(1, y, 0.35, 2.45, k, 0.0)
    tube_light(-1, 1.9, 0.35, 2.45, 2, w)
    area((1.95, d - 0.30, h - 0.04), (1.95, d - 0.12, 0), 3.2, 4, (1, 0.97, 0.91), size_y=0.12)
    for y in (1.1, 2.2, 3.3):  # seams of the wall panels
        for x in (0.0, w):
            box(x - 0.004, y - 0.010, 0.10, x + 0.004, y + 0.010, h, mat('book_g'), 0.002)
    for x0, x1 in ((0, 0.012), (w - 0.012, w)):
        box(x0, 0, 0, x1, d, 0.10, mat('book_g'), 0.001)
    with at(0.40, d, 0.22):
        filter_wall(5)
    # grating before the filters, brown paper laid under the leaves
    box(0.3, d - 0.62, -0.001, w - 0.3, d - 0.12, 0.001, mat('dark'), 0)
    for k in range(60):
        x = 0.3 + (w - 0.6) * k / 59
        box(x - 0.003, d - 0.62, 0, x + 0.003, d - 0.12, 0.004, mat('steel'), 0)
    for y in (d - 0.62, d - 0.37, d - 0.12):
        box(0.3, y - 0.008, 0, w - 0.3, y + 0.008, 0.005, mat('steel'), 0)
    with at(2.35, 3.02, 0.0015, rz=1.5):
        sheet(
            lambda u, v: ((u - 0.5) * 2.5, (v - 0.5) * 0.95, 0.004 * math.sin(7 * u + 2 * v) ** 2 + 0.03 * max(0.0, v - 0.93)),
            60,
            24,
            mat('cardboard'),
        )
    y, zr = 3.15, 2.46
    tube([(0.0, y, zr), (w, y, zr)], 0.021, mat('iron'), n=5)
    for x in (0.9, 2.1, 3.8):
        tube([(x, y, zr), (x, y, h)], 0.006, mat('iron'))
    for x, colour, wide, turn in ((1.66, 'satin_clay', 0.58, -12), (2.48, 'satin_green', 0.62, -17.6), (3.30, 'satin_green', 0.62, -29.3)):
        hung_leaf(x, y, zr, colour, wide, 1.72, turn)
    with collect() as trolley, at(0.56, 2.20, 0, rz=90 + 4):
        drying_trolley(
            [
                ('satin_green', 1.30, 0.52),
                ('clay', 1.22, 0.52),
                None,
                ('chalk', 1.26, 0.50),
                ('chalk', 1.26, 0.50),
                ('satin_green', 1.30, 0.46),
                ('clay', 1.22, 0.52),
                ('satin_green', 1.22, 0.52),
                ('chalk', 1.28, 0.44),
            ]
        )
    for o in trolley:
        o.visible_glossy = False  # or it would cut the luminaire's band on the first leaf into rungs
    with at(4.16, d - 0.002, 1.98):
        box(-0.10, -0.014, 0.0, 0.10, 0, 0.09, mat('pine'), 0.003)
        overall()
    bench_of_the_sprayer()
    camera((3.35, -1.9, 1.30), (1.86, 3.4, 1.09), 33)


def bench_of_the_sprayer():
    """Steel table by the wall: gun on its stand, hose, tins in use; the mask put down, gloves over the edge, a rag."""
    with at(3.72, 1.55, 0, rz=-8):
        for x in (-0.30, 0.30):
            for yy in (-0.22, 0.22):
                box(x - 0.014, yy - 0.014, 0, x + 0.014, yy + 0.014, 0.80, mat('book_g'), 0.002)
        tops = [box(-0.33, -0.25, z, 0.33, 0.25, z + 0.025, mat('book_g'), 0.003) for z in (0.24, 0.80)]
        for x, yy, colour, turn, drips in ((0.19, 0.13, 'satin_green', 20, 4), (0.03, 0.17, 'chalk', -30, 2), (0.245, -0.05, 'clay', 5, 4)):
            tin(x, yy, 0.825, colour, turn, drips)
        for k, (colour, turn) in enumerate((('chalk', 10), ('clay', -25), ('satin_green', 30))):
            tin(-0.20 + 0.15 * k + 0.02 * (k == 2), 0.03 * k - 0.02, 0.265, colour, turn, 1 + k)
        lathe([(0.058, 0), (0.058, 0.006), (0.050, 0.007), (0.047, 0.004), (0.001, 0.004)], mat('zinc'), 0.10, -0.17, 0.266, n=40)
        tube([(0.245, -0.06, 0.92), (0.285, 0.00, 1.09)], 0.0045, mat('pine'))
        with at(0.092, -0.085, 0.826, rz=165, rx=4):
            respirator()
        with at(-0.13, -0.252, 0.8265, rz=3):
            glove()
        with at(-0.105, -0.105, 0.852, rz=-74, rx=-87):
            glove(straight=True)
        with at(0.215, -0.215, 0.865, rz=18):
            drape(0.20, 0.24, 'linen', 45, 0.012, on=[tops[1]], stiff=2, jitter=0.012, thick=0.0016)
        lathe([(0.07, 0), (0.07, 0.008), (0.008, 0.012)], mat('iron'), -0.22, 0.06, 0.825, n=40)
        with at(-0.02, 0.06):
            tube(
                [(-0.20, 0, 0.83), (-0.20, 0, 1.16), (-0.235, 0, 1.19), (-0.262, 0, 1.172), (-0.27, 0, 1.178)], 0.006, mat('iron'), smooth=3
            )
            with at(-0.262, 0, 1.170):
                spray_gun()
            hose = [
                (-0.222, 0, 1.003),
                (-0.215, 0, 0.95),
                (-0.24, -0.10, 0.90),
                (-0.37, -0.22, 0.80),
                (-0.39, -0.36, 0.30),
                (-0.30, -0.40, 0.02),
            ]
            tube(
                [*hose, (-0.05, -0.48, 0.012), (0.22, -0.40, 0.012), (0.45, -0.42, 0.012), (0.70, -0.30, 0.10)],
                0.0085,
                mat('black'),
                n=4,
                smooth=6,
            )
