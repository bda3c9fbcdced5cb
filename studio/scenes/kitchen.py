"""Kitchens in oak and bottle green."""
from core import RNG, at, box, lathe, tube
from furniture import chair_bow, stool, table
from joinery import bar_handle, beams, knob, shaker, top
from materials import mat
from props import bowl, fruit, pendant, vase, vase_branches
from room import camera, room, sun
from scenes import HOME, WIDE, picture


def run(n, w=0.6, h=0.88, d=0.62, front='green', drawers=(), worktop='stone', handle='bar', over=0.02, doors2=()):
    """Base units from x=0, fronts at y=0 facing -y; drawers: indices with three drawers, the rest doors."""
    box(.0, .05, 0, n * w, d, .10, mat('dark'), 0)
    box(0, .021, .10, n * w, d, h - .02, mat('oak_pale'), 0)
    for i in range(n):
        x = i * w
        if i in drawers:
            for z, hh in ((.102, .30), (.404, .27), (.676, .19)):
                with at(x + .0015, 0, z):
                    shaker(w - .003, hh - .003, front, stile=.045 if hh < .25 else .058, grain='x')
                    bar_handle((w - .003) / 2, hh * .55, .16) if handle == 'bar' else knob(w / 2, hh * .55)
        else:
            with at(x + .0015, 0, .102):
                shaker(w - .003, h - .124, front)
                if handle == 'bar':
                    bar_handle(w - .035, h - .24, .14, upright=True)
                else:
                    knob(w - .032, h - .26)
    box(-over, -.025, h - .018, n * w + over, d, h + .022, mat(worktop), .003, **({'bw': .14} if 'oak' in worktop else {}))


def tap(x, y, z):
    """Brass swan-neck tap."""
    pts = [(x, y, z), (x, y, z + .26), (x, y - .04, z + .345), (x, y - .11, z + .37), (x, y - .18, z + .34), (x, y - .195, z + .26)]
    tube(pts, .011, mat('brass'), n=5, smooth=6)
    lathe([(.027, 0), (.027, .006), (.017, .012)], mat('brass'), x, y, z, n=24)
    tube([(x + .02, y, z + .07), (x + .085, y - .01, z + .085)], .006, mat('brass'))


def shelf(w, d=0.22, m='oak', th=0.035):
    """Open shelf on two forged brackets."""
    box(0, -d, 0, w, 0, th, mat(m), .003, bw=.12)
    for x in (.18, w - .18):
        box(x - .012, -d * .85, -.006, x + .012, 0, 0, mat('iron'), .001)
        box(x - .012, -.006, -.14, x + .012, 0, 0, mat('iron'), .001)


def crockery(w):
    """Bowls, cups and jars along a shelf of width w (behind y=0 … -0.2)."""
    x = .08
    while x < w - .1:
        k = RNG.choice(('stack', 'cups', 'jar', 'vase', 'gap', 'plates'))
        m = RNG.choice(('ceramic', 'ceramic', 'white', 'ceramic_clay', 'ceramic_green', 'ceramic_dark'))
        if k == 'stack':
            for i in range(RNG.randint(2, 4)):
                bowl(.075, .05, m, x + .04, -.11, i * .019)
            x += .19
        elif k == 'cups':
            for i in range(3):
                vase('cup', .038, .075, m, x + i * .095, -.10 + RNG.uniform(-.02, .02), 0)
            x += .31
        elif k == 'jar':
            vase('jar', .06, RNG.uniform(.14, .2), m, x + .03, -.11, 0)
            x += .16
        elif k == 'vase':
            vase('bottle', .055, RNG.uniform(.2, .27), m, x + .03, -.11, 0)
            x += .15
        elif k == 'plates':
            for i in range(6):
                lathe([(.05, 0), (.06, .002), (.115, .014), (.118, .016), (.06, .006), (.001, .005)], mat(m), x + .07, -.115, i * .007, n=40)
            x += .27
        else:
            x += .12


@picture('slide-interiorismo', HOME, seed=5, samples=32, key=0.38)
def slide():
    w, d, h = 5.6, 5.2, 2.85
    room(w, d, h, {'L': [(1.2, 2.4, .95, 2.35), (3.2, 4.4, .95, 2.35)], 'F': [(1.4, 3.6, .5, 2.5)]}, .55, wall_m='plaster',
         floor='floor_oak_pale', ceiling='plaster_white', frames=dict(m='oak', cols=1, rows=3), sill='oak', skirting=None, horizon=1.7)
    sun((-1.0, -.10, .62), 9)
    beams(w, d, h, 'chestnut', 5, .13, .17, along='x')
    # back wall: tiles, run, shelf, tall oak cupboards on the right
    box(0.0, d - .012, .88, 3.95, d, 1.52, mat('zellige'), 0)
    with at(.02, d - .64):
        run(6, .65, drawers=(1, 4), worktop='stone')
    with at(.35, d, 1.60):
        shelf(3.2)
        with at(0, 0, .035):
            crockery(3.2)
    with at(3.98, d - .66):
        for k in range(3):
            with at(k * .54):
                for z, hh in ((.10, 1.32), (1.424, .96)):
                    with at(.0015, 0, z):
                        shaker(.537, hh - .003, 'oak', stile=.075)
                        bar_handle(.5 if k != 1 else .04, (hh - .18) if z < 1 else .18, .18, upright=True)
        box(0, .022, .10, 1.62, .66, 2.38, mat('oak'), 0, bw=.14)
        box(0, .06, 0, 1.62, .66, .10, mat('dark'), 0)
        box(-.02, -.015, 2.385, 1.65, .66, 2.44, mat('oak'), .006)
    # on the worktop
    tap(2.2, d - .13, .902)
    box(1.9, d - .56, .8995, 2.5, d - .2, .9035, mat('soapstone'), .002)
    with at(.32, d - .22, .902, rz=4):
        box(0, 0, 0, .30, .022, .42, mat('walnut'), .006, grain='z')
        box(.12, .02, 0, .42, .042, .34, mat('oak'), .006, grain='z')
    vase('jar', .085, .2, 'ceramic_dark', 3.55, d - .28, .902)
    with at(3.55, d - .28, .902):
        for k in range(6):
            tube([(RNG.uniform(-.03, .03), RNG.uniform(-.03, .03), .02), (RNG.uniform(-.08, .08), RNG.uniform(-.06, .06), RNG.uniform(.27, .34))], [.004, .007], mat('beech'))
    bowl(.15, .09, 'ceramic', 3.05, d - .33, .902)
    with at(3.05, d - .33, .925):
        fruit(5, .034, 'lemon', .065)
    # table, chairs
    with at(3.4, 2.95, 0, rz=0):
        table(2.1, .92, .745, 'oak')
        for x, y, r in ((-.55, -.63, 184), (.45, -.70, 172), (-.5, .66, -4), (.5, .64, 5)):
            with at(x, y, 0, rz=r):
                chair_bow('oak_dark')
        with at(1.30, -.02, 0, rz=-78):
            chair_bow('oak_dark')
        with at(.22, .05, .745):
            vase_branches('moon', .095, .21, 'ceramic', 5, .62)
        bowl(.13, .065, 'ceramic_dark', -.32, -.08, .745)
        with at(-.68, .12, .745, rz=14):
            for k, c in enumerate(('book_c', 'book_d')):
                box(-.13, -.095, k * .024, .13, .095, k * .024 + .022, mat(c), .002)
        with at(.72, -.2, .747, rz=-8):
            box(-.16, -.1, 0, .16, .1, .004, mat('linen'), .002)
            vase('cup', .038, .08, 'white', .02, 0, .004)
    for x in (2.85, 3.85):
        pendant(x, 2.95, 1.58, h - .17, .17, 'brass')
    camera((2.45, -1.0, 1.34), (2.70, 4.5, 1.10), 29)


@picture('cocina-roble-verde', WIDE, seed=11, samples=32, key=0.38)
def gallery():
    w, d, h = 4.6, 4.0, 2.75
    room(w, d, h, {'R': [(.9, 2.5, 1.02, 2.3)], 'F': [(1.2, 3.2, .3, 2.4)]}, .6, wall_m='plaster', floor='terracotta', frames=dict(m='oak', cols=2, rows=2), sill='stone')
    sun((1.0, .12, .75), 9)
    box(0, d - .012, .9, w, d, 1.42, mat('zellige_green'), 0)
    with at(.05, d - .64):
        run(7, .64, front='oak', drawers=(1, 5), worktop='soapstone', handle='knob')
    # hood in plaster and shelves
    box(1.55, d - .42, 1.72, 2.75, d, h, mat('plaster'), .012)
    box(1.50, d - .46, 1.66, 2.80, d, 1.74, mat('oak'), .004, bw=.2)
    box(1.72, d - .55, .902, 2.58, d - .08, .91, mat('iron'), .004)
    for x0 in (.12, 2.98):
        with at(x0, d, 1.52):
            shelf(1.3, .2)
            with at(0, 0, .035):
                crockery(1.3)
        with at(x0, d, 1.92):
            shelf(1.3, .2)
            with at(0, 0, .035):
                crockery(1.3)
    tap(3.6, d - .13, .902)
    box(3.3, d - .56, .8995, 3.9, d - .2, .9035, mat('stone'), .002)
    # island in green with oak top
    with at(.95, 1.25):
        box(.02, .02, .10, 2.3, .86, .88, mat('green'), 0)
        for i in range(4):
            with at(i * .58 + .0015, 0, .1):
                shaker(.577, .776, 'green')
                knob(.54 if i % 2 == 0 else .035, .6)
        with at(2.33, 0, .1, rz=90):
            shaker(.88, .776, 'green', stile=.08)
        box(.03, .05, 0, 2.28, .85, .1, mat('dark'), 0)
        top(-.06, -.05, 2.4, .94, .88, 'oak', .04, .004, bw=.15)
        with at(1.75, .42, .92):
            bowl(.17, .10, 'ceramic')
            with at(0, 0, .02):
                fruit(6, .035, 'lemon', .075)
        with at(.55, .5, .92):
            vase_branches('tall', .07, .26, 'ceramic_clay', 4, .5)
        with at(1.1, .35, .92, rz=-14):
            box(-.24, -.13, 0, .24, .13, .022, mat('walnut'), .006)
            lathe([(.05, 0), (.055, .03), (.03, .05), (.001, .052)], mat('ceramic'), -.08, .01, .022, n=30)
            box(.05, -.06, .022, .2, -.03, .026, mat('steel'), .001)
            box(-.03, -.062, .022, .05, -.028, .036, mat('walnut'), .004)
    for x in (.75, 1.55):
        with at(x + .55, .92, 0, rz=10 * x):
            stool('oak', .64, .17)
    camera((3.75, -1.0, 1.42), (2.15, 3.2, 1.15), 30)
