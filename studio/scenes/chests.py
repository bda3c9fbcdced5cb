"""The chest of the gallery, before and after."""

from core import at, beam, box, lathe, tube
from palette import mat
from props import vase_branches
from room import camera, room, sun
from scenes import WIDE, picture


def chest(state='good', wood='chestnut', lid=None):
    """Plank chest with dovetailed corners, iron strap and lock, 1.15 x 0.52 x 0.58; 'worn' loses a moulding and a bracket foot;
    lid: its wood, where that is already further on than the rest."""
    from joinery import dovetail_board

    worn = state == 'worn'
    w, d, h = 1.15, 0.52, 0.42
    iron = mat('rust' if worn else 'iron')
    with at(-w / 2, -d / 2, 0.12):
        for y in (0, d - 0.024):
            with at(0, y, 0):
                dovetail_board(w, h, 0.024, wood, 6, 0.024, (True, True), wood)
        for x in (0.0, w - 0.024):
            box(x + 0.0005, 0.024, 0, x + 0.0235, d - 0.024, h, mat(wood), 0.001, grain='y')
        box(0.02, 0.02, 0.0, w - 0.02, d - 0.02, 0.02, mat(wood), 0.001)
        # plinth with bracket feet
        for x0, y0, x1, y1, _skip in ((-0.02, -0.02, w + 0.02, 0.004, 0), (-0.02, d - 0.004, w + 0.02, d + 0.02, 0)):
            a, b = x0, x1
            if worn and y0 < 0:
                b = x1 - 0.34
            box(a, y0, -0.035, b, y1, 0.045, mat(wood), 0.006)
        for x0, x1 in ((-0.02, 0.004), (w - 0.004, w + 0.02)):
            box(x0, 0.0, -0.035, x1, d, 0.045, mat(wood), 0.006)
        for sx in (0, 1):
            for sy in (0, 1):
                if worn and sx == 1 and sy == 0:
                    box(w - 0.12, 0.0, -0.12, w - 0.03, 0.09, -0.035, mat('greywood'), 0.004, grain='x')
                    continue
                x, y = (-0.02 if sx == 0 else w - 0.10), (-0.02 if sy == 0 else d - 0.08)
                beam(
                    [
                        ((x + 0.06, y + 0.05, -0.12), 0.10, 0.08),
                        ((x + 0.06, y + 0.05, -0.06), 0.11, 0.09),
                        ((x + 0.06, y + 0.05, -0.03), 0.12, 0.10),
                    ],
                    mat(wood),
                    rnd=0.2,
                )
        # lid
        tilt = -3.0 if worn else 0
        with at(0, d + 0.005, h + 0.002, rx=tilt):
            box(-0.02, -d - 0.03, 0, w + 0.02, 0.01, 0.026, mat(lid or wood), 0.005, bw=0.19)
            box(-0.035, -d - 0.045, -0.016, w + 0.035 - (0.0 if not worn else 0.0), -d - 0.028, 0.020, mat(lid or wood), 0.006)
            for x0, x1 in ((-0.037, -0.02), (w + 0.02, w + 0.037)):
                box(x0, -d - 0.03, -0.016, x1, 0.01, 0.020, mat(lid or wood), 0.006)
            for x in (0.22, w - 0.22):
                box(x - 0.019, -d - 0.02, 0.026, x + 0.019, 0.006, 0.0295, iron, 0.001)
                for yy in (-d + 0.02, -d / 2, -0.06):
                    lathe([(0.007, 0), (0.006, 0.003), (0.001, 0.004)], iron, x, yy, 0.0295, n=14)
        # front straps, lock, handles
        if not worn:
            for x in (0.22, w - 0.22):
                box(x - 0.019, -0.0032, 0.05, x + 0.019, 0, h, iron, 0.001)
                for zz in (0.09, 0.22, 0.36):
                    with at(x, -0.0032, zz, rx=90):
                        lathe([(0.007, 0), (0.006, 0.003), (0.001, 0.004)], iron, n=14)
        with at(w / 2, -0.001, h - 0.10, rx=90):
            lathe([(0.055, 0), (0.055, 0.003), (0.05, 0.004), (0.001, 0.004)], iron, n=8)
            lathe([(0.006, 0.004), (0.006, 0.006), (0.001, 0.006)], mat('black'), n=12)
        box(w / 2 - 0.016, -0.012, h - 0.10, w / 2 + 0.016, -0.004, h + 0.004, iron, 0.002)
        for x, s in ((-0.003, -1), (w + 0.003, 1)):
            pts = [
                (x, d / 2 - 0.07, h * 0.62),
                (x + s * 0.03, d / 2 - 0.06, h * 0.52),
                (x + s * 0.035, d / 2, h * 0.48),
                (x + s * 0.03, d / 2 + 0.06, h * 0.52),
                (x, d / 2 + 0.07, h * 0.62),
            ]
            tube(pts, 0.007, iron, smooth=3)


def _arcon(state):
    w, d, h = 3.8, 3.2, 2.7
    room(
        w,
        d,
        h,
        {'L': [(0.9, 2.1, 0.7, 2.2)], 'F': [(0.8, 2.8, 0.5, 2.4)]},
        0.5,
        'plaster',
        floor='terracotta_brick',
        frames=dict(m='oak', cols=1, rows=3),
        skirting=None,
    )
    sun((-1.0, -0.35, 0.66), 4 if state == 'good' else 2.2)
    with at(1.95, d - 0.52, 0, rz=-13):
        if state == 'good':
            chest('good', 'chestnut')
        else:
            chest('worn', 'wornpine')
            with at(0.12, -0.47, 0.012, rz=17, rx=8):
                box(0, 0, -0.012, 0.36, 0.05, 0.012, mat('wornpine'), 0.005)
    if state == 'good':
        with at(1.95, d - 0.52, 0.57, rz=-13):
            vase_branches('jar', 0.08, 0.2, 'ceramic', 4, 0.45, -0.35, 0.03)
            for k, c in enumerate(('linen', 'linen_clay')):
                box(0.10, -0.17, k * 0.045, 0.46, 0.15, k * 0.045 + 0.043, mat(c), 0.018)
    else:
        with at(3.2, d - 0.10, 0, rx=-9):
            box(0, 0, 0, 0.17, 0.025, 1.5, mat('greywood'), 0.004)
            box(0.22, 0, 0, 0.34, 0.025, 1.2, mat('wornpine'), 0.004)
    camera((1.55, -0.35, 1.24), (1.93, 2.9, 0.56), 42)


@picture('arcon-restaurado', WIDE, seed=91, key=0.29)
def arcon():
    _arcon('good')


@picture('arcon-antes', WIDE, seed=91, key=0.23, sat=0.92, warm=-0.3)
def arcon_antes():
    _arcon('worn')
