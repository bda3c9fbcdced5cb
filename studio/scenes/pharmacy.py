"""A small town's pharmacy: a wall of drawers and jars in oak, and the counter before it."""

import math

from core import RNG, at, box, clone, collect, lathe, sheet, smooth_path, tube
from joinery import lever, panel_door, shaker, top
from palette import mat
from plants import herbs
from props import pendant, vase
from room import camera, room, sun
from scenes import BLEED, picture

W, D, H = 6.2, 5.0, 3.1
BAYS, POST = 5, 0.06
BAY = (W - POST) / BAYS  # from one post's left side to the next one's
LEDGE, CORNICE = 1.34, 2.66  # undersides of the board over the drawers and of the cornice
LOW, HIGH = 0.46, 0.27  # depths of the drawers' part and of the shelves
SHELVES = (1.37, 1.735, 2.08, 2.39)  # what stands on them stands at this height


def cup_pull(r=0.030):
    """Half a cup of brass, open below, its middle at the origin of a front at y=0."""

    def shell(u, v):
        a, b = math.pi * u, math.pi / 2 * v  # from the left end over the crown to the right, from the plate to the middle
        return (-r * math.cos(a) * math.cos(b), -0.022 * math.sin(b), 0.72 * r * math.sin(a) * math.cos(b))

    sheet(shell, 20, 8, mat('brass'), th=0.0016)
    box(-r - 0.004, -0.0015, -0.003, r + 0.004, 0.0, 0.028, mat('brass'), 0.0007)


def albarello(h, r, m, band, lid=True):
    """Pharmacy jar with a waist, two painted bands and a lid with a knob."""
    out = [
        (0.80, 0),
        (0.94, 0.05),
        (0.98, 0.14),
        (0.84, 0.30),
        (0.80, 0.48),
        (0.84, 0.68),
        (0.97, 0.82),
        (0.90, 0.90),
        (0.72, 0.95),
        (0.74, 1.0),
    ]
    path = smooth_path([(a * r, b * h) for a, b in out], 5)
    lathe([*path, (0.68 * r, h), (0.001, h)], mat(m), n=36, sharp=50)
    for a, b in ((0.16, 0.205), (0.79, 0.835)):
        ring = [(q + 0.0006, z) for q, z in path if a * h < z < b * h]
        lathe(ring, mat(band), n=36)
    if lid:
        dome = [(0.80, 1.003), (0.80, 1.02), (0.60, 1.07), (0.22, 1.10), (0.10, 1.12), (0.15, 1.15), (0.10, 1.18), (0.001, 1.185)]
        lathe([(a * r, b * h if b < 1.03 else h + (b - 1.0) * 0.24) for a, b in dome], mat(m), n=36, sharp=50)


def bottle(h, r, m='glass_brown'):
    """Round bottle with a shoulder and a ground stopper."""
    out = [(0.92, 0), (1.0, 0.03), (1.0, 0.60), (0.92, 0.70), (0.42, 0.80), (0.36, 0.90), (0.46, 0.92), (0.46, 0.95), (0.001, 0.95)]
    lathe([(a * r, b * h) for a, b in out], mat(m), n=36, sharp=50)
    lathe(
        [(0.30 * r, 0.95 * h), (0.34 * r, 0.965 * h), (0.50 * r, 1.0 * h), (0.42 * r, 1.05 * h), (0.001, 1.06 * h)], mat(m), n=28, sharp=50
    )


def stock():
    """What stands on the shelves, each made once, under the floor."""
    kinds = {
        'white': lambda: albarello(0.235, 0.070, 'ceramic_white', 'glaze_blue'),
        'blue': lambda: albarello(0.215, 0.068, 'glaze_blue', 'ceramic_white'),
        'green': lambda: albarello(0.225, 0.070, 'ceramic_white', 'ceramic_green'),
        'small': lambda: albarello(0.155, 0.052, 'ceramic_white', 'ceramic_green'),
        'brown': lambda: bottle(0.225, 0.056),
        'phial': lambda: bottle(0.165, 0.042),
    }
    made = {}
    for name, make in kinds.items():
        with at(0, 0, -20), collect() as parts:
            make()
        made[name] = parts
    return made


# One bay's four shelves, from below: kind and how many.
ORDER = (
    (('brown', 7), ('white', 6), ('small', 7), ('green', 5)),
    (('phial', 9), ('green', 6), ('white', 6), ('small', 6)),
    (('white', 6), ('blue', 6), ('white', 6), ('white', 5)),
    (('phial', 9), ('green', 6), ('white', 6), ('small', 6)),
    (('brown', 7), ('white', 6), ('small', 7), ('green', 5)),
)


def jars(made):
    for b, shelves in enumerate(ORDER):
        x0, span = b * BAY + POST, BAY - POST
        for z, (kind, n) in zip(SHELVES, shelves, strict=True):
            for k in range(n):
                x = x0 + span * (k + 0.5) / n
                y = D - HIGH * 0.52
                clone(made[kind], x=x + RNG.uniform(-0.006, 0.006), y=y + RNG.uniform(-0.008, 0.008), z=z + 20, rz=RNG.uniform(0, 360))


def drawers(pulls):
    """Eight rows of four in each bay, set into a frame of posts and thin rails."""
    face, z0 = D - LOW, 0.12
    box(0, face + 0.05, 0, W, D, z0 - 0.02, mat('dark'), 0)
    box(0, face + 0.022, z0 - 0.02, W, D, LEDGE, mat('dark'), 0)
    rows, cols, rail = 8, 4, 0.014
    zh = (LEDGE - z0) / rows
    for b in range(BAYS):
        x0, span = b * BAY + POST, BAY - POST
        cw = span / cols
        for c in range(1, cols):
            box(x0 + c * cw - rail / 2, face, z0, x0 + c * cw + rail / 2, face + 0.022, LEDGE, mat('oak'), 0.001, grain='z')
        for r in range(rows):
            for c in range(cols):
                a, z = x0 + c * cw + rail / 2, z0 + r * zh + rail / 2
                box(
                    a + 0.0025,
                    face + 0.001,
                    z + 0.0025,
                    a + cw - rail - 0.0025,
                    face + 0.021,
                    z + zh - rail - 0.0025,
                    mat('oak'),
                    0.0015,
                    grain='x',
                )
                clone(pulls, x=a + (cw - rail) / 2, y=face + 0.001, z=z + (zh - rail) * 0.50 + 20)
                if r and c < cols:
                    box(
                        x0 + c * cw,
                        face + 0.0005,
                        z0 + r * zh - rail / 2,
                        x0 + (c + 1) * cw,
                        face + 0.022,
                        z0 + r * zh + rail / 2,
                        mat('oak'),
                        0.001,
                    )
    box(0, face - 0.004, z0 - 0.02, W, face + 0.02, z0 + 0.006, mat('oak'), 0.001)


def shelves():
    """Posts from the plinth to the cornice, shelves between them, a back in bottle green."""
    for b in range(BAYS + 1):
        x = b * BAY
        box(x, D - LOW - 0.006, 0.10, x + POST, D - 0.02, LEDGE, mat('oak'), 0.003, grain='z')
        box(x, D - HIGH - 0.006, LEDGE + 0.03, x + POST, D - 0.02, CORNICE, mat('oak'), 0.003, grain='z')
    box(0, D - LOW - 0.025, LEDGE, W, D, LEDGE + 0.03, mat('oak'), 0.004, bw=0.15)
    box(0, D - 0.02, LEDGE, W, D, CORNICE, mat('green'), 0)
    for z in SHELVES[1:]:
        for b in range(BAYS):
            x0 = b * BAY + POST
            box(x0, D - HIGH, z - 0.026, x0 + BAY - POST, D - 0.02, z, mat('oak'), 0.002, bw=0.13)
    steps = ((0.0, 0.11, 0.012), (0.11, 0.135, 0.03), (0.135, 0.165, 0.055), (0.165, 0.185, 0.075))
    for a, b, out in steps:
        box(0, D - HIGH - out, CORNICE + a, W, D, CORNICE + b, mat('oak'), 0.006 if b - a < 0.1 else 0.002)


def counter(x0, x1, y=2.62, h=1.0, over=0.04):
    """Panelled front in bottle green on a plinth, the top of oak; open behind."""
    n = round((x1 - x0) / 0.62)
    w = (x1 - x0) / n
    box(x0 + 0.03, y + 0.05, 0, x1 - 0.03, y + 0.58, 0.09, mat('dark'), 0)
    box(x0, y + 0.021, 0.09, x1, y + 0.56, h - 0.045, mat('green'), 0.002)
    for k in range(n):
        with at(x0 + k * w + 0.001, y, 0.09):
            shaker(w - 0.002, h - 0.137, 'green', stile=0.085)
    for x, rz in ((x0, -90), (x1, 90)):
        with at(x, y + (0.581 if rz < 0 else 0.0), 0.09, rz=rz):
            shaker(0.58, h - 0.137, 'green', stile=0.085)
    box(x0 - 0.3 * over, y - 0.012, h - 0.068, x1 + 0.012, y + 0.58, h - 0.045, mat('oak'), 0.006)
    top(x0 - over, y - 0.045, x1 + 0.04, y + 0.62, h - 0.045, 'oak', 0.045, 0.005, bw=0.16)


def balance():
    """Brass scales: column, beam, two pans on three wires each."""
    m = mat('brass')
    lathe(
        smooth_path(
            [
                (0.085, 0),
                (0.085, 0.012),
                (0.03, 0.025),
                (0.011, 0.06),
                (0.009, 0.20),
                (0.013, 0.33),
                (0.006, 0.36),
                (0.009, 0.375),
                (0.001, 0.385),
            ],
            4,
        ),
        m,
        n=32,
    )
    tube(
        [(-0.19, 0, 0.318), (-0.08, 0, 0.338), (0, 0, 0.334), (0.08, 0, 0.338), (0.19, 0, 0.318)],
        [0.0035, 0.006, 0.008, 0.006, 0.0035],
        m,
        n=4,
        smooth=4,
    )
    for s in (-1, 1):
        for a, b in ((0.062, 0.03), (-0.062, 0.03), (0.0, -0.068)):
            tube([(s * 0.188, 0, 0.318), (s * 0.188 + a, b, 0.105)], 0.0012, m)
        lathe(
            smooth_path([(0.001, 0.088), (0.04, 0.092), (0.070, 0.106), (0.068, 0.107), (0.04, 0.094), (0.001, 0.0905)], 3),
            m,
            s * 0.188,
            0,
            0,
            n=36,
        )


def floor():
    """Tiles of 40 by 40, pale stone and clay by turns."""
    box(-0.6, -1.0, -0.03, W + 0.6, D + 0.2, -0.004, mat('stone_warm'), 0)
    a = 0.40
    for i in range(-1, 17):
        for j in range(-2, 13):
            m = mat('tile_clay' if (i + j) % 2 else 'tile_stone')
            box(i * a + 0.001, j * a + 0.001, -0.02, (i + 1) * a - 0.001, (j + 1) * a - 0.001, 0, m, 0.001, grain='x')


@picture('farmacia-mostrador', BLEED, seed=431, samples=24, scale=0.6, key=0.27, contrast=1.12)
def pharmacy():
    room(
        W,
        D,
        H,
        {'L': [(1.5, 4.1, 0.45, 2.62)], 'F': [(2.3, 4.0, 0.4, 2.2)], 'R': [(0.62, 1.46, 0.0, 2.1, {'bare': True, 'light': False})]},
        0.45,
        'plaster',
        floor=None,
        frames=dict(m='oak', cols=1, rows=3),
        sill='stone',
        horizon=1.6,
    )
    floor()
    sun((-1.0, -0.42, 0.62), 6)
    with at(W + 0.06, D - 0.62, 0, rz=-90):
        panel_door(0.84, 2.1, 'oak', (1, 1.6), 1, 0.042, 0.11, 0.17, raised=False)
        lever(0.775, 1.02, way=-1)
    with at(0, 0, -20), collect() as pulls:
        cup_pull()
    drawers(pulls)
    shelves()
    jars(stock())
    counter(0.95, 3.75)
    counter(3.752, 4.99, h=0.76, over=0)
    with at(2.72, 2.93, 1.0, rz=8):
        balance()
    with at(1.45, 2.94, 1.0):
        vase('pot', 0.085, 0.13, 'ceramic_clay')
        with at(0, 0, 0.118):
            herbs(0.075, 0.18)
    for x, z in ((1.98, 1.0), (4.40, 0.76)):
        pendant(x, 2.90, 1.90, H, 0.16, 'brass', mouth=True)
        with at(x, 2.84, z):
            box(-0.24, -0.16, 0, 0.24, 0.16, 0.004, mat('leather_dark'), 0.002)
    with at(3.42, 3.0, 1.0, rz=-8):
        for k in range(4):
            box(-0.10, -0.075, k * 0.012, 0.10, 0.075, k * 0.012 + 0.011, mat('kraft'), 0.002)
    camera((3.1, -3.0, 1.54), (3.1, 4.8, 1.36), 34)
