"""A living room with a column in its middle, which the joiner has made the back of a bench."""

from core import RNG, at, box, lathe, tube
from furniture import chair_spindle, table
from joinery import slats
from palette import mat
from props import books, bowl, framed, pendant, pillow, rug, vase
from room import camera, room, sun
from scenes import WIDE, picture
from scenes.living import sofa

W, D, H = 6.4, 5.6, 2.72
CX, CY, SIDE = 3.35, 3.05, 0.34  # the column's middle and its side in plaster
CLAD, SLAT = 2.10, 0.024  # height of the slats: that of a door
X0, X1, DEEP, SEAT, TH = 1.35, 5.15, 0.56, 0.45, 0.04  # the bench


def column():
    """Plaster as built, above a skin of oak slats under a cap."""
    h = SIDE / 2
    box(CX - h, CY - h, 0, CX + h, CY + h, H, mat('plaster'), 0.006)
    out = h + 0.012
    box(CX - out, CY - out, SEAT, CX + out, CY + out, CLAD - 0.02, mat('oak_dark'), 0)
    for turn in range(4):
        with at(CX, CY, 0, rz=90 * turn):
            slats(-out - SLAT, out, SEAT, CLAD - 0.02, 'oak', 0.034, 0.024, SLAT, -out - SLAT)
    cap = out + SLAT + 0.006
    box(CX - cap, CY - cap, CLAD - 0.02, CX + cap, CY + cap, CLAD, mat('oak'), 0.003)


def bench():
    """Open to both sides, a top of oak that the column passes through, cheeks mitred to it, books under the seat."""
    y0, y1, oak = CY - DEEP / 2, CY + DEEP / 2, mat('oak')
    hole = SIDE / 2 + 0.012
    for a, b in ((X0, CX - hole), (CX + hole, X1)):
        box(a, y0, SEAT - TH, b, y1, SEAT, oak, 0.003, grain='x', bw=0.19, seed=0.42)
    for a, b in ((y0, CY - hole), (CY + hole, y1)):
        box(CX - hole, a, SEAT - TH, CX + hole, b, SEAT, oak, 0.0, grain='x', seed=0.42)
    for x in (X0, X1 - TH):
        box(x, y0, 0, x + TH, y1, SEAT - TH, oak, 0.003, grain='z', bw=0.19)
    box(X0 + TH, y0 + 0.03, 0.06, X1 - TH, y1 - 0.03, 0.06 + 0.026, oak, 0.002, grain='x', bw=0.19)
    box(X0 + TH, y0 + 0.07, 0, X1 - TH, y1 - 0.07, 0.06, mat('dark'), 0)
    box(X0 + TH, CY - 0.009, 0.086, X1 - TH, CY + 0.009, SEAT - TH, oak, 0, grain='x', bw=0.16)
    uprights = [X0 + TH + (CX - 0.26 - X0 - TH) * k / 2 for k in (1, 2)] + [CX + 0.234 + (X1 - TH - CX - 0.234) * k / 2 for k in (0, 1)]
    for x in uprights:
        box(x, y0 + 0.012, 0.086, x + 0.026, y1 - 0.012, SEAT - TH, oak, 0.002, grain='z', bw=0.15)
    fill(y0, [X0 + TH, *uprights, X1 - TH])


def fill(y0, at_x):
    """Books, magazines and a basket's worth of room under the seat, towards the sofa."""
    for k, (a, b) in enumerate(zip(at_x, at_x[1:], strict=False)):
        if k == 2:
            continue
        with at(0, y0 + 0.05, 0.086):
            if k == 4:
                bowl(0.14, 0.09, 'ceramic_dark', (a + b) / 2 - 0.1, 0.12)
                vase('jar', 0.08, 0.19, 'ceramic', (a + b) / 2 + 0.2, 0.12)
            else:
                books(a + 0.05, a + 0.05 + (b - a) * (0.86, 0.5, 0, 0.72)[k], 0.19, 0.27, 0.19, fill=0.97)


def sconce(z=1.52):
    """Reading lamp on the column's face: a plate, a bent arm, a shade of linen."""
    y, m = CY - SIDE / 2 - 0.012 - SLAT, mat('brass')
    with at(CX, y, z):
        box(-0.028, -0.008, -0.075, 0.028, 0, 0.075, m, 0.004)
        tube([(0, -0.006, -0.03), (0, -0.10, -0.04), (0, -0.17, -0.01), (0, -0.18, 0.06)], 0.006, m, n=4, smooth=6)
        cloth = lathe([(0.105, 0), (0.07, 0.15), (0.068, 0.15), (0.103, 0.002)], mat('linen_white'), 0, -0.18, 0.05, n=44)
        cloth['shade'] = True


def dining():
    """Behind the bench, which is one of its seats."""
    with at(CX + 0.35, 4.08):
        table(1.9, 0.86, 0.745, 'oak')
        bowl(0.15, 0.08, 'ceramic_green', -0.25, 0.05, 0.745)
        for x in (-0.5, 0.15, 0.75):
            with at(x, 0.66, 0, rz=RNG.uniform(-5, 5)):
                chair_spindle('oak')
    pendant(CX + 0.35, 4.08, 1.55, H, 0.21, 'green')


def sitting():
    """A sofa to the right, a rug, a low round table."""
    rug(2.7, 2.0, 'wool_plain', 3.3, 1.55)
    with at(5.45, 1.45, 0, rz=-90):
        sofa(1.95, 0.86, 'linen')
        with at(-0.62, 0.14, 0.66, rx=66, rz=12):
            pillow(0.42, 0.42, 'linen_green')
    with at(3.55, 1.45, 0.012):
        lathe([(0.38, 0), (0.39, 0.012), (0.38, 0.026), (0.001, 0.026)], mat('walnut'), 0, 0, 0.36, flat=True)
        for k in range(3):
            with at(0, 0, 0, rz=120 * k + 20):
                tube([(0.30, 0, 0), (0.19, 0, 0.37)], [0.012, 0.018], mat('walnut'), n=4)
        box(-0.2, -0.1, 0.386, 0.06, 0.09, 0.408, mat('book_d'), 0.002)
        vase('cup', 0.038, 0.075, 'ceramic', 0.2, 0.05, 0.386)


@picture('salon-columna', WIDE, seed=577, samples=32, scale=1, key=0.34, contrast=1.12)
def living():
    room(
        W,
        D,
        H,
        {'L': [(0.9, 2.1, 0.05, 2.25), (3.5, 4.7, 0.05, 2.25)], 'F': [(1.6, 4.4, 0.4, 2.4)]},
        0.45,
        'plaster',
        floor='floor_oak_pale',
        frames=dict(m='oak', cols=1, rows=3),
        skirting='chalk',
        horizon=1.5,
    )
    sun((-1.0, -0.35, 0.62), 6)
    column()
    bench()
    sconce()
    dining()
    sitting()
    with at(X0 + 0.42, CY, SEAT):
        vase('moon', 0.12, 0.24, 'ceramic')
    with at(4.35, CY + 0.03, SEAT + 0.10, rz=6):
        pillow(0.44, 0.44, 'linen_clay')
    with at(3.1, D, 1.25):
        framed(0.62, 0.80, 'oak_dark', 'art_b', 0.09)
    camera((2.25, -1.35, 1.42), (3.42, 3.2, 0.98), 29)
