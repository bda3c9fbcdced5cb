"""The chest of the gallery, before and after."""
from core import at, beam, box, lathe, tube
from materials import mat
from props import vase_branches
from room import camera, room, sun
from scenes import WIDE, picture


def chest(state='good', wood='chestnut'):
    """Plank chest with dovetailed corners, iron strap and lock, 1.15 x 0.52 x 0.58; 'worn' loses a moulding and a bracket foot."""
    from joinery import dovetail_board
    worn = state == 'worn'
    w, d, h = 1.15, .52, .42
    iron = mat('rust' if worn else 'iron')
    with at(-w / 2, -d / 2, .12):
        for y in (0, d - .024):
            with at(0, y, 0):
                dovetail_board(w, h, .024, wood, 6, .024, (True, True), wood)
        for x in (.0, w - .024):
            box(x + .0005, .024, 0, x + .0235, d - .024, h, mat(wood), .001, grain='y')
        box(.02, .02, .0, w - .02, d - .02, .02, mat(wood), .001)
        # plinth with bracket feet
        for (x0, y0, x1, y1, skip) in ((-.02, -.02, w + .02, .004, 0), (-.02, d - .004, w + .02, d + .02, 0)):
            a, b = x0, x1
            if worn and y0 < 0:
                b = x1 - .34
            box(a, y0, -.035, b, y1, .045, mat(wood), .006)
        for x0, x1 in ((-.02, .004), (w - .004, w + .02)):
            box(x0, .0, -.035, x1, d, .045, mat(wood), .006)
        for sx in (0, 1):
            for sy in (0, 1):
                if worn and sx == 1 and sy == 0:
                    box(w - .12, .0, -.12, w - .03, .09, -.035, mat('greywood'), .004, grain='x')
                    continue
                x, y = (-.02 if sx == 0 else w - .10), (-.02 if sy == 0 else d - .08)
                beam([((x + .06, y + .05, -.12), .10, .08), ((x + .06, y + .05, -.06), .11, .09), ((x + .06, y + .05, -.03), .12, .10)], mat(wood), rnd=.2)
        # lid
        tilt = -3.0 if worn else 0
        with at(0, d + .005, h + .002, rx=tilt):
            box(-.02, -d - .03, 0, w + .02, .01, .026, mat(wood), .005, bw=.19)
            box(-.035, -d - .045, -.016, w + .035 - (.0 if not worn else .0), -d - .028, .020, mat(wood), .006)
            for x0, x1 in ((-.037, -.02), (w + .02, w + .037)):
                box(x0, -d - .03, -.016, x1, .01, .020, mat(wood), .006)
            for x in (.22, w - .22):
                box(x - .019, -d - .02, .026, x + .019, .006, .0295, iron, .001)
                for yy in (-d + .02, -d / 2, -.06):
                    lathe([(.007, 0), (.006, .003), (.001, .004)], iron, x, yy, .0295, n=14)
        # front straps, lock, handles
        if not worn:
            for x in (.22, w - .22):
                box(x - .019, -.0032, .05, x + .019, 0, h, iron, .001)
                for zz in (.09, .22, .36):
                    with at(x, -.0032, zz, rx=90):
                        lathe([(.007, 0), (.006, .003), (.001, .004)], iron, n=14)
        with at(w / 2, -.001, h - .10, rx=90):
            lathe([(.055, 0), (.055, .003), (.05, .004), (.001, .004)], iron, n=8)
            lathe([(.006, .004), (.006, .006), (.001, .006)], mat('black'), n=12)
        box(w / 2 - .016, -.012, h - .10, w / 2 + .016, -.004, h + .004, iron, .002)
        for x, s in ((-.003, -1), (w + .003, 1)):
            pts = [(x, d / 2 - .07, h * .62), (x + s * .03, d / 2 - .06, h * .52), (x + s * .035, d / 2, h * .48), (x + s * .03, d / 2 + .06, h * .52), (x, d / 2 + .07, h * .62)]
            tube(pts, .007, iron, smooth=3)


def _arcon(state):
    w, d, h = 3.8, 3.2, 2.7
    room(w, d, h, {'L': [(.9, 2.1, .7, 2.2)], 'F': [(.8, 2.8, .5, 2.4)]}, .5, 'plaster', floor='terracotta_brick', frames=dict(m='oak', cols=1, rows=3), skirting=None)
    sun((-1.0, -.35, .66), 4 if state == 'good' else 2.2)
    with at(1.95, d - .52, 0, rz=-13):
        if state == 'good':
            chest('good', 'chestnut')
        else:
            chest('worn', 'wornpine')
            with at(.12, -.47, .012, rz=17, rx=8):
                box(0, 0, -.012, .36, .05, .012, mat('wornpine'), .005)
    if state == 'good':
        with at(1.95, d - .52, .57, rz=-13):
            vase_branches('jar', .08, .2, 'ceramic', 4, .45, -.35, .03)
            for k, c in enumerate(('linen', 'linen_clay')):
                box(.10, -.17, k * .045, .46, .15, k * .045 + .043, mat(c), .018)
    else:
        with at(3.2, d - .10, 0, rx=-9):
            box(0, 0, 0, .17, .025, 1.5, mat('greywood'), .004)
            box(.22, 0, 0, .34, .025, 1.2, mat('wornpine'), .004)
    camera((1.55, -.35, 1.24), (1.93, 2.9, .56), 42)


@picture('arcon-restaurado', WIDE, seed=91, key=0.29)
def arcon():
    _arcon('good')


@picture('arcon-antes', WIDE, seed=91, key=0.23, sat=.92, warm=-.3)
def arcon_antes():
    _arcon('worn')
