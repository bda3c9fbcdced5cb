"""Cabinet-making: sideboards, desk, open cabinet, dovetails close up."""
from core import RNG, at, box, lathe, tube
from furniture import chair_bow, chair_ladder, sideboard
from joinery import carcass, drawer, leg, panel_door, top
from materials import mat
from props import books, bowl, branch, curtain, framed, rug, vase, vase_branches
from room import camera, room, sun
from scenes import HOME, WIDE, picture


def table_lamp(h=.46, m='ceramic_green', shade='linen_white'):
    """Ceramic lamp with a linen shade."""
    vase('moon', h * .22, h * .55, m)
    tube([(0, 0, h * .5), (0, 0, h * .66)], .006, mat('brass'))
    lathe([(h * .34, 0), (h * .24, h * .40), (h * .235, h * .40), (h * .335, .002)], mat(shade), 0, 0, h * .60, n=48)


@picture('slide-ebanisteria', HOME, seed=8, samples=32, key=0.30)
def slide():
    w, d, h = 5.8, 4.6, 3.0
    room(w, d, h, {'L': [(1.3, 2.5, .35, 2.5), (3.0, 4.0, .35, 2.5)], 'F': [(1.6, 3.4, .4, 2.4)]}, .6, 'plaster', floor='herring_oak',
         frames=dict(m='oak_pale', cols=1, rows=4), sill='stone', skirting='chalk')
    sun((-1.0, -.30, .52), 9)
    with at(3.55, d - .29):
        sideboard(2.35, .62, .50, 'walnut', .19, ('doors', 'drawers', 'doors'), 'ash', open_drawer=(1, 2), out=.27, handle='knob')
    zt = .19 + .62
    with at(2.68, d - .27, zt):
        table_lamp(.52)
    with at(4.42, d - .26, zt):
        vase_branches('jar', .10, .25, 'ceramic', 5, .62)
    bowl(.16, .075, 'ceramic_dark', 3.72, d - .28, zt)
    with at(4.12, d - .30, zt, rz=8):
        for k, (c, ww) in enumerate((('book_d', .24), ('book_b', .22), ('book_a', .2))):
            box(-ww / 2, -.085, k * .026, ww / 2, .085, k * .026 + .024, mat(c), .002)
    with at(2.80, d, 1.48):
        framed(.74, .96, 'walnut', 'art_a', .11)
    with at(3.68, d, 1.62):
        framed(.50, .64, 'walnut', 'art_c', .09)
    # chair pulled aside and rug, curtain at the window
    with at(1.75, 3.05, 0, rz=48):
        chair_bow('walnut')
    rug(2.6, 1.7, 'wool', 3.75, 2.6)
    with at(.10, 2.90, .03, rz=90):
        curtain(.42, 2.75, 5, .08, rod=False)
    with at(.10, .8, .03, rz=90):
        curtain(.5, 2.75, 5, .08, rod=False)
    tube([(.10, .6, 2.80), (.10, 4.3, 2.80)], .012, mat('iron'))
    with at(5.25, 4.15):
        vase('pot', .2, .38, 'ceramic_clay')
        from props import olive_tree
        olive_tree(1.55, crown=.42, z=.33, limbs=11)
    camera((2.05, .25, 1.42), (2.88, 4.4, .98), 34)


@picture('aparador-nogal', WIDE, seed=21, key=0.30)
def aparador():
    w, d, h = 4.8, 4.2, 2.8
    room(w, d, h, {'R': [(.5, 1.7, .9, 2.4)], 'F': [(1.2, 3.2, .6, 2.4)]}, .5, {'*': 'plaster', 'B': 'plaster_sand'}, floor='concrete', frames=dict(m='walnut', cols=1, rows=2), sill='stone')
    sun((1.0, -.05, .62), 5)
    with at(2.25, d - .28):
        sideboard(2.5, .56, .46, 'walnut', .20, ('slats', 'drawers', 'slats'), handle='none')
    zt = .76
    vase('bottle', .085, .40, 'ceramic_dark', 1.35, d - .3, zt)
    vase('moon', .13, .25, 'ceramic', 1.62, d - .26, zt)
    bowl(.19, .07, 'ceramic_clay', 2.35, d - .28, zt)
    with at(3.15, d - .28, zt):
        table_lamp(.5, 'ceramic_clay')
    with at(2.05, d, 1.22):
        framed(1.15, .82, 'oak_dark', 'art_b', .07)
    with at(3.98, d - .45):
        vase('pot', .17, .34, 'ceramic_dark')
        with at(0, 0, .3):
            for k in range(6):
                branch(1.0, (RNG.uniform(-.4, .4), RNG.uniform(-.4, .4), 1), 'leaf', (.09, .034), n=13, twigs=2)
    rug(2.4, 1.5, 'wool', 2.2, 2.65)
    with at(.62, d - .75, 0, rz=-38):
        chair_ladder('oak_dark')
    camera((2.35, -.4, 1.12), (2.32, 4.0, .93), 38)


@picture('escritorio-roble', WIDE, seed=31, key=0.33)
def escritorio():
    w, d, h = 4.2, 3.6, 2.7
    room(w, d, h, {'B': [(1.75, 3.15, .95, 2.3)], 'F': [(1.2, 3.0, .5, 2.4)]}, .6, 'plaster', floor='floor_oak', frames=dict(m='oak', cols=1, rows=3), sill='oak', skirting='chalk', view=.85)
    sun((.55, 1.0, .75), 9)
    with at(2.1, d - .48):
        W, D, H = 1.6, .68, .75
        top(-W / 2, -D / 2, W / 2, D / 2, H - .028, 'oak', .028, .003, bw=.17)
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(sx * (W / 2 - .06), sy * (D / 2 - .06), H - .028, .05, .028, 'oak', .3, (sx * .02, sy * .01))
        for y in (D / 2 - .07,):
            box(-W / 2 + .08, y - .01, H - .15, W / 2 - .08, y + .01, H - .028, mat('oak'))
        for sx in (-1, 1):
            x = sx * (W / 2 - .06)
            box(x - .01, -D / 2 + .08, H - .15, x + .01, D / 2 - .08, H - .028, mat('oak'))
        box(-W / 2 + .08, -D / 2 + .06, H - .16, W / 2 - .08, D / 2 - .09, H - .150, mat('oak'), .001)
        bw = (W - .17 - .02) / 2
        for k in (0, 1):
            with at(-W / 2 + .085 + k * (bw + .02), -D / 2 + .045, H - .148):
                drawer(bw, .115, .5, 'oak', 'ash', .17 if k else 0, .02, 3, 'knob', dict(seed=.4, off=(k * .7, 0, 0)))
            if k == 1:
                with at(.16, -D / 2 - .06, H - .118):
                    box(0, 0, 0, .21, .09, .008, mat('paper'), .001)
                    tube([(.25, .02, .012), (.38, .06, .012)], .004, mat('brass'))
        # small pigeonholes at the back, things at work
        with at(-W / 2 + .05, D / 2 - .24, H):
            carcass(.52, .20, .22, 'oak', .012, uprights=(.17, .34))
            with at(.02, .03, .012):
                box(0, 0, 0, .12, .16, .05, mat('paper'), .001)
            with at(.19, .02, .012):
                books(0, .14, .17, .15, .12, False, fill=1)
        with at(.02, -.08, H, rz=-7):
            box(-.21, -.15, 0, .21, .15, .0025, mat('paper'), 0)
            box(-.17, -.13, .0026, .24, .16, .0045, mat('book_d'), 0)
            tube([(-.03, -.02, .010), (.11, .03, .012)], .0035, mat('ochre'))
        with at(.58, .16, H):
            table_lamp(.44, 'ceramic_dark')
        vase('cup', .04, .085, 'ceramic_clay', .36, .12, H)
        with at(.30, -.2, H, rz=30):
            box(-.08, -.11, 0, .08, .11, .018, mat('book_c'), .002)
    with at(2.62, d - 1.32, 0, rz=160):
        chair_ladder('oak')
    with at(1.30, d - .08, .02):
        curtain(.45, 2.45, 5, .07, rod=False)
    with at(3.18, d - .08, .02):
        curtain(.45, 2.45, 5, .07, rod=False)
    tube([(1.2, d - .08, 2.48), (3.75, d - .08, 2.48)], .011, mat('iron'))
    with at(.55, d - .4):
        vase('pot', .19, .36, 'ceramic_clay')
        from props import olive_tree
        olive_tree(1.5, crown=.38, z=.32, limbs=10)
    rug(2.2, 1.5, 'wool', 2.2, 2.2)
    camera((1.25, -.35, 1.35), (2.08, 3.2, .92), 34)


@picture('ebanisteria-2', WIDE, seed=41, key=0.24, sat=.96)
def abierto():
    w, d, h = 4.4, 3.8, 2.8
    room(w, d, h, {'L': [(1.6, 3.0, .5, 2.4)], 'F': [(1.2, 3.0, .5, 2.4)]}, .5, {'*': 'plaster', 'B': 'plaster_green'}, floor='floor_oak', frames=dict(m='oak', cols=1, rows=3), skirting='sage')
    sun((-1.0, -.25, .6), 7)
    W, H, D = 1.25, 1.30, .42
    with at(1.75, d - D - .03):
        with at(0, 0, .32):
            carcass(W, H, D, 'cherry', .022, shelves=(.42, .80), uprights=())
            for i in range(2):
                with at(.024 + i * (W - .046) / 2, .03, .024):
                    drawer((W - .05) / 2, .17, D - .06, 'cherry', 'ash', .14 * i, .018, 3, 'knob')
            box(.022, .02, .20, W - .022, D - .01, .218, mat('cherry'), .001)
            with at(0, -.001, .003, rz=-108):
                panel_door(W / 2 - .002, H - .006, 'cherry', (1,), th=.022, stile=.07, bottom=.08)
            with at(W, -.001, .003, rz=104):
                with at(-(W / 2 - .002)):
                    panel_door(W / 2 - .002, H - .006, 'cherry', (1,), th=.022, stile=.07, bottom=.08)
            with at(.03, .06, .222):
                for k in range(4):
                    bowl(.085, .06, 'ceramic', .14, .15, k * .022)
                for k in range(3):
                    vase('cup', .04, .09, 'ceramic_clay', .36 + k * .1, .12)
                vase('jar', .08, .17, 'ceramic_green', .82, .16)
                vase('bottle', .05, .19, 'ceramic_dark', 1.0, .18)
            with at(.04, .05, .442):
                books(0, .72, .3, .28, .2)
                bowl(.12, .08, 'ceramic', .95, .16)
            with at(.04, .05, .822):
                for k, c in enumerate(('linen', 'linen_white', 'linen_clay', 'linen', 'linen_green')):
                    box(.02, .02, k * .05, .40, .30, k * .05 + .047, mat(c), .02)
                vase('moon', .12, .24, 'ceramic', .62, .16)
                vase('tall', .06, .22, 'ceramic_dark', .92, .18)
        for x in (.06, W - .06):
            for y in (.06, D - .06):
                leg(x, y, .325, .045, .026, 'cherry', .3)
        box(.05, .05, .28, W - .05, .07, .32, mat('cherry'))
    with at(2.6, d - .22, 1.62):
        vase_branches('tall', .07, .24, 'ceramic_dark', 4, .45)
    with at(.75, d - .8, 0, rz=30):
        chair_ladder('oak')
    rug(2.2, 1.3, 'wool', 2.3, 2.1)
    camera((2.15, -.3, 1.28), (2.28, 3.5, 1.02), 36)


@picture('ebanisteria-3', WIDE, seed=52, key=0.16)
def detalle():
    """A drawer pulled from a walnut chest: hand-cut dovetails in window light."""
    room(3, 2.4, 2.6, {'L': [(.3, 1.9, .6, 2.2)], 'F': [(.5, 2.5, .4, 2.4)]}, .4, 'plaster_sand', floor='floor_oak_dark')
    sun((-1.0, .35, .70), 5, 2.0)
    with at(1.1, 1.35, .62):
        W, th = 1.1, .024
        box(-.05, 0, -.3, W, .45, -.04, mat('walnut'), .002, grain='x', seed=.2)
        box(-.05, .0, .175, W, .45, .175 + th, mat('walnut'), .003, bw=.15)
        box(-.05, .0, -.04, W, .45, -.018, mat('walnut'), .002)
        box(-.072, .0, -.4, -.05, .45, .2, mat('walnut'), .002, grain='z')
        box(-.05, .40, -.018, W, .45, .175, mat('dark'), 0)
        with at(-.046, 0, -.016):
            drawer(.80, .188, .42, 'walnut', 'ash', .27, .023, 5, 'knob', dict(seed=.66))
        box(.755, .0, -.02, .78, .45, .18, mat('walnut'), .002, grain='z')
        with at(.782, 0, -.016):
            drawer(.3, .188, .42, 'walnut', 'ash', 0, .023, 5, 'none', dict(seed=.66, off=(.8, 0, 0)))
        with at(.10, -.20, .012, rz=8):
            box(0, 0, .002, .34, .16, .05, mat('linen'), .012)
    camera((.42, .48, 1.12), (1.10, 1.16, .70), 50, level=False, fstop=4.5, focus=(1.05, 1.1, .72))
