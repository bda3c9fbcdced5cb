"""Made in series: the panel saw, and twenty fronts with their labels on a trolley."""

import math

from core import MATS, RNG, at, beam, box, frame, lathe, plate, put, tube
from joinery import dovetail_board, shaker
from machines import TOP, extraction, panel_saw
from palette import mat
from room import camera, room, sun
from scenes import WIDE, picture


def bars(width, height):
    """A printed bar code in the xz plane from (0, 0), facing -y."""
    x = 0.0
    while x < width - 0.0025:
        w = RNG.choice((0.0006, 0.0010, 0.0018))
        box(x, -0.0003, 0, x + w, 0, height, mat('black'), 0)
        x += w + RNG.choice((0.0006, 0.0010, 0.0015))


def label(width=0.078, height=0.0155):
    """Paper label on an edge, in the xz plane from (0, 0): bar code, two lines of print."""
    box(0, -0.0004, 0, width, 0, height, mat('label'), 0)
    with at(0.004, -0.0004, 0.0025):
        bars(width * 0.5, height - 0.005)
    for k, share in enumerate((0.9, 0.6)):
        x = width * 0.56
        box(x, -0.0007, height * (0.62 - 0.36 * k), x + width * 0.38 * share, 0, height * (0.74 - 0.36 * k), mat('black'), 0)


def stack(n, wide=0.716, deep=0.497):
    """Cabinet fronts lying face up on each other, thin foam between them, their labels towards -y; returns the height."""
    pitch = 0.0222
    for k in range(n):
        z = (k + 1) * pitch
        with at(RNG.uniform(-0.003, 0.003), RNG.uniform(-0.003, 0.003), z, rz=RNG.uniform(-0.3, 0.3)):
            with at(-wide / 2, -deep / 2, 0, rx=-90):
                shaker(wide, deep, 'oak', stile=0.07, grain='x')
            box(-wide / 2 + 0.01, -deep / 2 + 0.004, -0.0222, wide / 2 - 0.01, deep / 2 - 0.004, -0.021, mat('white'), 0)
            with at(wide / 2 - 0.175 + RNG.uniform(-0.004, 0.004), -deep / 2 - 0.0001, -0.0185, ry=RNG.uniform(-0.8, 0.8)):
                label()
    return n * pitch


def castor(x, y, r=0.055):
    """Wheel in its fork, under a frame whose underside is at 2.4 r."""
    lathe([(r - 0.005, -0.014), (r, -0.008), (r, 0.008), (r - 0.005, 0.014)], mat('black'), x, y, r, axis='x', n=32)
    for s in (-1, 1):
        box(x + s * 0.019 - 0.0015, y - 0.016, r * 0.8, x + s * 0.019 + 0.0015, y + 0.016, r * 2.3, mat('zinc'), 0.0005)
    box(x - 0.035, y - 0.035, r * 2.28, x + 0.035, y + 0.035, r * 2.4, mat('zinc'), 0.001)


def trolley(n=20):
    """Steel trolley with a plywood deck and a bow to push it by, loaded with a stack of fronts."""
    iron = mat('machine_dark')
    for x in (-0.36, 0.36):
        for y in (-0.20, 0.20):
            castor(x, y)
    for y in (-0.235, 0.235):
        box(-0.44, y - 0.018, 0.132, 0.44, y + 0.018, 0.168, iron, 0.003)
    for x in (-0.42, 0.42):
        box(x - 0.018, -0.218, 0.132, x + 0.018, 0.218, 0.168, iron, 0.003)
    box(-0.44, -0.255, 0.168, 0.44, 0.255, 0.186, mat('ply'), 0.002, grain='x')
    bow = [(0.455, -0.19, 0.14), (0.455, -0.19, 0.55), (0.475, -0.19, 0.86), (0.485, -0.14, 0.93), (0.485, 0.14, 0.93)]
    tube([*bow, (0.475, 0.19, 0.86), (0.455, 0.19, 0.55), (0.455, 0.19, 0.14)], 0.014, iron, n=5, smooth=5, up=(1, 0, 0))
    for x in (-0.30, 0.0, 0.26):
        box(x, -0.245, 0.186, x + 0.045, 0.245, 0.212, mat('pine'), 0.002, grain='y')
    with at(-0.03, 0, 0.212):
        z = stack(n)
        with at(0.02, -0.10, z + 0.0002 - 0.0095, rz=4):  # the job's sheet lies on the last one
            _sheet()


def _sheet():
    """A5 sheet with a heading, lines and a bar code, lying face up in the panel of a front."""
    box(-0.105, -0.074, 0, 0.105, 0.074, 0.0004, mat('label'), 0)
    with at(0, 0, 0.0004, rx=-90):
        with at(0.02, 0, -0.060):
            bars(0.07, 0.022)
        box(-0.09, -0.0002, 0.040, -0.01, 0, 0.052, mat('black'), 0)
        for k in range(7):
            box(-0.09, -0.0002, 0.025 - 0.012 * k, -0.09 + RNG.uniform(0.05, 0.09), 0, 0.0275 - 0.012 * k, mat('pencil'), 0)


def rack(x, y, n=9):
    """Sheets on end between posts, seen by their front edges."""
    for k in range(4):
        box(x + k * 0.62 - 0.03, y, 0, x + k * 0.62 + 0.03, y + 0.9, 0.12, mat('machine_dark'), 0.003)
        for yy in (0.05, 0.85):
            box(x + k * 0.62 - 0.025, y + yy - 0.025, 0.12, x + k * 0.62 + 0.025, y + yy + 0.025, 1.75, mat('machine_dark'), 0.003)
    for yy in (0.05, 0.85):
        box(x - 0.03, y + yy - 0.02, 1.70, x + 1.89, y + yy + 0.02, 1.75, mat('machine_dark'), 0.003)
    box(x - 0.02, y, 0.12, x + 1.88, y + 0.9, 0.14, mat('pine'), 0.002)
    for bay in range(3):
        p = x + bay * 0.62 + 0.04
        for _ in range(n):
            th = RNG.choice((0.016, 0.019, 0.019, 0.022, 0.030))
            if p + th > x + bay * 0.62 + 0.52:
                break
            wood = RNG.choice(('oak', 'oak', 'ash', 'chalk', 'oak_pale', 'walnut'))
            box(p, y - RNG.uniform(0.0, 0.14), 0.142, p + th, y + 0.95, RNG.choice((1.42, 1.9, 2.1)), mat(wood), 0.0008, grain='z')
            p += th + RNG.uniform(0.004, 0.012)


def ear_defenders():
    """Lying on their side, band towards +y."""
    for s in (-1, 1):
        with at(s * 0.055, 0, 0.042, ry=90 * s):
            lathe([(0.030, -0.012), (0.040, -0.010), (0.042, 0.004), (0.036, 0.022), (0.020, 0.028), (0.001, 0.029)], mat('red'), n=32)
            lathe([(0.026, -0.026), (0.038, -0.024), (0.040, -0.014), (0.036, -0.010)], mat('black'), n=32)
    band = [(0.072 * math.cos(a), 0.02 + 0.115 * math.sin(a) if a > 0 else 0, 0.042) for a in (0.2617 * k for k in range(13))]
    tube(band, 0.0055, mat('black'), n=3, smooth=3)


def sawdust(n, wide):
    """Fine chips that the extraction missed, on z=0 around the origin."""
    if 'chips' not in MATS:
        with at(0, 0, -90):
            MATS['chips'] = [box(0, 0, 0, 0.0042 * k, 0.0017, 0.0009, mat('shaving'), 0).data for k in (1, 2, 3)]
    for _ in range(n):
        place = frame(RNG.gauss(0, wide / 2), RNG.gauss(0, wide / 3), 0.001, rz=RNG.uniform(0, 360), s=RNG.uniform(0.5, 1.3))
        put(RNG.choice(MATS['chips']), place)


@picture('fabricacion-1', WIDE, seed=101, samples=32, scale=1, contrast=1.12, key=0.29, warm=0.35)
def serie():
    """The panel saw under high windows, a panel ready on its carriage, the finished series on its trolley before it."""
    w, d, h = 9.0, 7.2, 4.3
    steel = dict(m='machine_dark', leaves=1, cols=4, rows=3)
    high = [(x, x + 2.1, 2.30, 3.55) for x in (0.5, 3.2, 5.9)]
    room(
        w,
        d,
        h,
        {'B': high, 'L': [(0.8, 3.0, 1.9, 3.5), (3.9, 6.1, 1.9, 3.5)], 'F': [(2.5, 6.5, 2.6, 3.6)]},
        0.35,
        'plaster_white',
        floor='concrete',
        frames=steel,
        view=0.55,
        horizon=0.6,
    )
    box(0, d - 0.004, 0, w, d, 1.20, mat('dado'), 0)
    box(0, 0, 0, 0.004, d, 1.20, mat('dado'), 0)
    for q in (2.4, 4.8, 7.2):  # joints of the floor
        box(q - 0.003, 0, 0, q + 0.003, d, 0.0006, mat('dark'), 0)
    for q in (1.9, 4.6):
        box(0, q - 0.003, 0, w, q + 0.003, 0.0006, mat('dark'), 0)
    with at(3.7, 3.4, 0):
        panel_saw()
        extraction(-3.8, 5.4)
        for x, y, n, wide in ((-0.1, -0.55, 260, 0.5), (0.55, -0.60, 160, 0.45), (-0.45, 0.5, 160, 0.6), (-0.25, -1.3, 120, 0.5)):
            with at(x, y):
                sawdust(n, wide)
        with at(-0.70, -0.668, TOP + 0.0005):  # the panel that comes next
            box(-0.33, -0.245, 0, 0.76, 0.245, 0.021, mat('oak'), 0.0012, grain='x', bw=0.12)
        with at(1.05, -0.10, TOP, rz=25):
            ear_defenders()
    with at(5.27, 2.16, 0, rz=-16):
        trolley()
    rack(4.6, d - 1.25)
    camera((6.22, -2.15, 1.45), (4.03, 3.3, 0.81), 44)


def drawer_box(w, d, h, m='ash', th=0.013):
    """Drawer without its front, open side up, from (0, 0): four boards dovetailed at the corners and a bottom."""
    for x, turn in ((0, 90), (w, -90)):
        with at(x + (th if turn > 0 else -th), 0 if turn > 0 else d, 0, rz=turn):
            dovetail_board(d, h, th, m, 4 if h > 0.11 else 3, th, (True, True), 'end_oak')
    for y in (0, d - th):
        box(th, y, 0, w - th, y + th, h, mat(m), 0.0005, grain='x')
    box(th, th, 0.012, w - th, d - th, 0.018, mat('ply'), 0)


def joiners_mallet():
    """Carpenter's mallet lying along -x: a bevelled head that widens away from its handle, whose wedged end comes through."""
    with at(0.16, 0, 0.0375, ry=-90):
        with at(0, 0, 0, rz=90):
            poly = [
                (-0.079, 0.004),
                (-0.030, 0),
                (0.030, 0),
                (0.079, 0.004),
                (0.064, 0.112),
                (0.036, 0.119),
                (-0.036, 0.119),
                (-0.064, 0.112),
            ]
            plate(poly, 0.075, mat('beech_end'), 0.0065, frame(rx=90), segs=1, grain='x', off=(0, 0.055, 0.012))
            stem = [
                ((0, 0, 0.115), 0.028, 0.038),
                ((0, 0, 0.20), 0.026, 0.034),
                ((0, 0, 0.30), 0.030, 0.036),
                ((0, 0, 0.345), 0.026, 0.030),
            ]
            beam(stem, mat('ash'), rnd=0.75, up=(0, 1, 0), cap=0.004)
            box(-0.014, -0.019, -0.0025, 0.014, 0.019, 0.003, mat('ash'), 0.0012, grain='z')
            for y in (-0.0075, 0.0075):
                box(-0.0143, y - 0.0014, -0.0029, 0.0143, y + 0.0014, 0.003, mat('walnut'), 0.0004, grain='z')


@picture('cajones-serie', WIDE, seed=107, samples=32, scale=1, key=0.27, warm=0.8, contrast=1.16)
def cajones():
    """Drawers of one kitchen on the assembly bench, stacked by width; the last one on its side, a mallet by it."""
    w, d, h = 6.0, 4.6, 3.2
    room(
        w,
        d,
        h,
        {'L': [(0.8, 2.2, 0.95, 2.6), (2.7, 4.1, 0.95, 2.6)], 'F': [(1.5, 4.5, 0.5, 2.7)]},
        0.5,
        {'*': 'plaster', 'B': 'plaster_green'},
        floor='concrete',
        frames=dict(m='machine_dark', leaves=1, cols=3, rows=4),
        sill='stone',
        view=0.7,
    )
    sun((-1.0, -0.05, 0.60), 6)
    with at(1.5, 2.2):
        box(0, 0, 0.80, 3.0, 1.05, 0.85, mat('ply'), 0.003, grain='x')
        for x in (0.06, 2.86):
            for y in (0.05, 0.92):
                box(x, y, 0, x + 0.08, y + 0.08, 0.80, mat('pine'), 0.003, grain='z')
        box(0.06, 0.09, 0.16, 2.94, 0.96, 0.19, mat('ply'), 0.002, grain='x')
        box(0.06, 0.05, 0.68, 2.94, 0.08, 0.80, mat('pine'), 0.003)
        z = 0.851
        for x, wide, tall, n in ((0.10, 0.56, 0.14, 3), (0.80, 0.86, 0.10, 5), (1.80, 0.42, 0.18, 2)):
            for k in range(n):
                with at(
                    x + RNG.uniform(-0.004, 0.004), 0.30 + RNG.uniform(-0.006, 0.006), z + k * (tall + 0.0006), rz=RNG.uniform(-0.5, 0.5)
                ):
                    drawer_box(wide, 0.50, tall - 0.0016)
                    for px in (0.10, wide - 0.14) if k else ():  # on strips of card, by which each is seen to end
                        box(px, 0.009, -0.0021, px + 0.04, 0.49, -0.0001, mat('cardboard'), 0, seed=0.5)
        with at(2.36, 0.16, z + 0.42, ry=90, rz=8):  # on its side, the corner towards us
            drawer_box(0.42, 0.50, 0.14)
        with at(1.60, 0.14, z, rz=-24):
            joiners_mallet()
    camera((4.30, 0.50, 1.66), (2.99, 2.6, 1.07), 40)
