"""Carpentry: doors, stairs, windows, pergola."""
import math

from core import RNG, at, beam, box, clone, collect, frame, lathe, plate, tube
from furniture import bench, chair_ladder, table
from joinery import field, hinge, knob, lever, panel_door, turned
from materials import mat
from props import bowl, branch, cushion, olive_tree, rug, shrub, vase, vase_branches
from room import camera, laid, open_air, room, sun, wall
from scenes import HOME, TALL, WIDE, picture


def stair(n, rise=.178, going=.27, width=.95, m='oak', riser='chalk', open_riser=False, nosing=.028, th=.036):
    """Straight flight: treads along y (width), climbing towards +x from the origin."""
    for k in range(n):
        x, z = k * going, (k + 1) * rise
        box(x - nosing, 0, z - th, x + going + .006, width, z, mat(m), .005, grain='y', bw=.15)
        if not open_riser:
            box(x, .004, z - rise, x + .018, width - .004, z - th, mat(riser), .001)


def string(n, rise, going, y0, y1, m='oak', up=.06, down=.30):
    """Closed string: a sloping plank beside the flight, between y0 and y1."""
    ang = math.degrees(math.atan2(rise, going))
    ln = math.hypot(n * rise, n * going)
    poly = [(-.10, -down), (ln + .02, -down), (ln + .02, up), (-.22, up), (-.34, -.02)]
    with at(0, (y0 + y1) / 2, rise, ry=-ang):
        plate(poly, abs(y1 - y0), mat(m), .004, frame(rx=90), bw=.0)


def balustrade(n, rise, going, y, m='oak', kind='square', per=2, rail_h=.88, start=0):
    """Balusters on the treads and a rounded handrail above the pitch line."""
    for k in range(start, n):
        for j in range(per):
            x, z = k * going + (j + .5) * going / per - .01, (k + 1) * rise
            top_z = rail_h + (x / going + 1) * rise - .02
            if kind == 'square':
                box(x - .012, y - .012, z, x + .012, y + .012, top_z, mat(m), .003)
            elif kind == 'iron':
                tube([(x, y, z), (x, y, top_z)], .0075, mat('iron'))
            else:
                turned(x, y, z, top_z - z, m, .020)
    x0, x1 = start * going - .06, n * going + .06
    zz = lambda x: rail_h + (x / going + 1) * rise
    beam([((x0, y, zz(x0)), .058, .050), (((x0 + x1) / 2, y, zz((x0 + x1) / 2)), .058, .050), ((x1, y, zz(x1)), .058, .050)], mat(m), rnd=.8, cap=.006)


def newel(x, y, z, h, m='oak', a=.09):
    """Square newel with chamfered shaft and a turned cap."""
    box(x - a / 2, y - a / 2, z, x + a / 2, y + a / 2, z + h, mat(m), .006)
    box(x - a * .62, y - a * .62, z + h, x + a * .62, y + a * .62, z + h + .02, mat(m), .005)
    lathe([(.02, 0), (.028, .008), (.022, .016), (.045, .045), (.048, .065), (.03, .09), (.001, .098)], mat(m), x, y, z + h + .02, smooth=3)


def doorcase(w, h, m='oak', a=.085, th=.022, reveal=.12):
    """Architrave with a bead around an opening 0..w, 0..h in the xz plane (wall face y=0), lining behind."""
    for x0, x1 in ((-a, 0), (w, w + a)):
        box(x0, -th, 0, x1, 0, h + a, mat(m), .004, grain='z')
        xb = x0 + .012 if x0 < 0 else x1 - .030
        box(xb, -th - .006, 0, xb + .018, -th + .002, h + a - .012, mat(m), .005, grain='z')
    box(0, -th, h, w, 0, h + a, mat(m), .004, grain='x')
    box(-a + .012, -th - .006, h + a - .030, w + a - .012, -th + .002, h + a - .012, mat(m), .005, grain='x')
    for x in (-.004, w - .018):
        box(x, -.004, 0, x + .022, reveal, h, mat(m), .002, grain='z')
    box(0, -.004, h - .018, w, reveal, h + .004, mat(m), .002)


def wainscot(x0, x1, h=1.0, m='chalk', n=3, th=.02):
    """Panelled dado on a wall (face y=0) with a capping."""
    with at(x0, -th, 0):
        w = x1 - x0
        box(0, 0, 0, w, th, .12, mat(m), .003)
        box(0, .002, h - .10, w, th, h, mat(m), .002)
        st = .085
        for k in range(n + 1):
            c = k * (w - st) / n
            box(c, .002, .12, c + st, th, h - .10, mat(m), .002, grain='z')
        for k in range(n):
            field(k * (w - st) / n + st, .12, (k + 1) * (w - st) / n, h - .10, mat(m), th + .01, True)
        box(-.005, -.018, h, w + .005, th, h + .028, mat(m), .008)


@picture('slide-carpinteria', HOME, seed=4, samples=32, key=0.34)
def slide():
    w, d, h = 6.0, 4.6, 5.4
    room(w, d, h, {'R': [(1.5, 2.6, 2.2, 4.2)], 'B': [(1.30, 2.25, 0, 2.16, dict(light=False))], 'L': [(1.2, 2.5, .8, 2.6)], 'F': [(1.5, 3.5, .4, 2.6)]}, .55, 'plaster', floor='terracotta',
         frames=dict(m='oak', cols=1, rows=4), sill='stone')
    sun((1.0, -.95, .62), 8)
    # panelled door in the back wall
    with at(1.30, d):
        doorcase(.95, 2.16)
        with at(.016, .035, .006):
            panel_door(.918, 2.13, 'oak', (1.3, .42, 1.0), 2, .042, .115, .22)
            lever(.85, 1.02, way=-1)
            for z in (.25, 1.05, 1.85):
                hinge(z, x=.003)
    box(1.28, d, 0, 2.28, d + .4, .004, mat('stone'), 0)
    wainscot_m = 'sage'
    with at(0, d):
        wainscot(.02, 1.21, .98, wainscot_m, 2)
    # stair climbs along the back wall to the right
    n, rise, going, wd = 14, .178, .265, 1.05
    with at(2.95, d - wd - .002):
        stair(n, rise, going, wd, 'oak', 'oak')
        string(n, rise, going, -.03, .006, 'oak')
        balustrade(n, rise, going, .045, 'oak', 'square', 2)
        newel(-.07, .045, 0, 1.14)
    rug(1.7, 1.0, 'wool', 1.75, 3.0)
    with at(.55, d - .32):
        vase('pot', .19, .36, 'ceramic_clay')
        olive_tree(1.65, crown=.42, z=.33, limbs=11)
    with at(4.35, 3.22, 0, rz=2):
        bench(1.25, .34, .44, 'oak')
        with at(-.25, 0, .44):
            cushion(.40, .34, .09, 'linen_green')
    camera((2.3, -.55, 1.42), (2.85, 4.4, 1.42), 32)


@picture('escalera-fresno', TALL, seed=14, key=0.36)
def escalera():
    """Ash treads on a wall, black steel balusters, light from above."""
    w, d, h = 3.6, 4.6, 5.2
    room(w, d, h, {'L': [(2.4, 3.5, 2.4, 4.4)], 'B': [(1.42, 2.43, 2.67, 4.75, None)], 'F': [(.8, 2.6, .4, 2.6)], 'R': [(1.6, 3.4, .4, 2.4)]}, .45, 'plaster', floor='flagstone', frames=dict(m='ash', cols=1, rows=3))
    sun((-1.0, -.22, .80), 8)
    n, rise, going = 15, .178, .26
    with at(2.45, .85, 0, rz=90):
        stair(n, rise, going, 1.05, 'ash', open_riser=True, th=.055)
        string(n, rise, going, 1.00, 1.05, 'ash')
        balustrade(n, rise, going, .028, 'ash', 'iron', 2, .90)
        box(-.05, -.002, 0, .01, .058, 1.15, mat('ash'), .006)
        string(n, rise, going, .0, .05, 'ash')
    with at(.55, 3.6, 0):
        vase('pot', .17, .32, 'ceramic_dark')
        for k in range(6):
            with at(0, 0, .28):
                branch(.85, (RNG.uniform(-.4, .4), RNG.uniform(-.4, .4), 1), 'leaf', (.10, .036), n=12, twigs=1)
    camera((.95, -1.3, 1.45), (1.75, 3.0, 1.85), 29)


@picture('puerta-roble', TALL, seed=6, key=0.34, warm=.3)
def puerta():
    """Entrance door in a lime-plastered wall, afternoon sun raking from the left."""
    open_air((-.85, -.75, .62), 1.0, 4.2)
    with at(-4, 0):
        wall(8, 4.6, .6, [(3.45, 4.55, 0.12, 2.42)], 'plaster_rough', .012)
    laid('flagstone', 9, 5, -4.5, -4.5)
    # stone surround and step
    for x0, x1 in ((-.75, -.55), (.55, .75)):
        for k in range(6):
            j = RNG.uniform(-.004, .004)
            box(x0 + j, -.035 + j, .12 + k * .385, x1 + j, .2, .12 + (k + 1) * .385 - .003, mat('stone_warm'), .008)
    box(-.80, -.045, 2.43, .80, .2, 2.70, mat('stone_warm'), .010)
    box(-.95, -.45, 0, .95, .25, .12, mat('stone_warm'), .012)
    with at(-.55, .14, .12):
        box(0, 0, 0, .06, .10, 2.3, mat('oak'), .004)
        box(1.04, 0, 0, 1.10, .10, 2.3, mat('oak'), .004)
        box(.06, 0, 2.24, 1.04, .10, 2.3, mat('oak'), .004)
        with at(.063, .012, .006):
            panel_door(.974, 2.23, 'oak', (1.0, .48, 1.15), 2, .055, .115, .24)
            box(.10, -.014, .03, .874, .002, .05, mat('brass'), .002)
            with at(.487, -.0, 1.32, rx=90):
                lathe([(.05, 0), (.052, .006), (.03, .012), (.024, .03), (.045, .045), (.05, .06), (.03, .075), (.001, .078)], mat('brass'), smooth=3)
            box(.885, -.006, .98, .930, .002, 1.22, mat('brass'), .003)
            knob(.907, 1.12, .026)
            with at(.907, -.004, 1.03, rx=90):
                lathe([(.010, 0), (.010, .004), (.003, .005)], mat('iron'), n=16)
    # lantern and pots
    with at(.98, -.02, 2.02):
        box(-.03, 0, -.05, .03, .025, .15, mat('iron'), .003)
        tube([(0, 0, .12), (0, -.14, .14), (0, -.16, .08)], .007, mat('iron'), smooth=3)
        box(-.06, -.22, -.16, .06, -.10, -.15, mat('iron'), .001)
        box(-.07, -.23, .05, .07, -.09, .07, mat('iron'), .002)
        for x in (-.055, .055):
            for y in (-.215, -.105):
                box(x - .004, y - .004, -.15, x + .004, y + .004, .05, mat('iron'), 0)
        lathe([(.012, 0), (.02, .04), (.012, .09), (.001, .1)], mat('bulb'), 0, -.16, -.13, smooth=3)
    with at(-1.28, -.34):
        vase('pot', .23, .42, 'ceramic_clay')
        olive_tree(1.55, crown=.42, z=.38, limbs=13)
    with at(1.25, -.32):
        vase('pot', .17, .30, 'ceramic_clay')
        shrub(.45, .42, 34, 'olive', (.05, .007), z=.27)
    camera((.42, -4.6, 1.45), (.0, 0, 1.36), 43)


@picture('pergola-jardin', WIDE, seed=17, key=0.33, warm=.5)
def pergola():
    open_air((-.9, .38, .34), 1.0, 4.5, 1.6)
    laid('terracotta', 7, 5.0, -3.5, -1.2)
    box(-30, -20, -.08, 30, 40, -.035, mat('gravel'), 0)
    # white garden wall and hills
    with at(-9, 5.2):
        wall(18, 2.3, .35, (), 'plaster_rough')
        box(-.05, -.04, 2.3, 18, .4, 2.36, mat('ceramic_clay'), .01)
    m = 'larch'
    W, D, H = 4.6, 3.2, 2.42
    with at(-W / 2, .6):
        for x in (0, W):
            for y in (0, D):
                box(x - .07, y - .07, 0, x + .07, y + .07, H, mat(m), .006)
                box(x - .10, y - .10, 0, x + .10, y + .10, .03, mat('iron'), .002)
                for sx, sy in (((1 if x == 0 else -1), 0),):
                    with at(x, y, 0):
                        beam([((0, 0, H - .62), .07, .07), ((sx * .60, 0, H - .02), .07, .07)], mat(m), rnd=.1)
        for y in (0, D):
            for s in (-.07, .07):
                box(-.45, y + s - .025, H - .10, W + .45, y + s + .025, H + .10, mat(m), .006)
        for k in range(15):
            x = -.25 + k * (W + .5) / 14
            poly = [(-.45, .06), (-.45, -.02), (-.33, -.06), (D + .33, -.06), (D + .45, -.02), (D + .45, .06)]
            with at(x, 0, H + .155, rz=90):
                plate(poly, .05, mat(m), .004, frame(rx=90))
    with at(.15, 2.0):
        table(2.0, .92, .745, m, 'trestle')
        for x, y, r in ((-.45, -.68, 176), (.5, -.72, 190), (-.55, .68, 4), (.45, .70, -6)):
            with at(x, y, 0, rz=r):
                chair_ladder('chestnut')
        with at(.1, .02, .745):
            vase_branches('jar', .09, .2, 'ceramic', 5, .5)
        bowl(.14, .07, 'ceramic_green', -.45, .05, .745)
        from props import fruit
        with at(-.45, .05, .765):
            fruit(5, .034, 'lemon', .06)
        with at(.62, -.1, .745):
            vase('bottle', .05, .26, 'ceramic_dark')
            vase('cup', .035, .08, 'ceramic', -.15, -.06)
            vase('cup', .035, .08, 'ceramic', .02, -.18)
    for x, y, s in ((-3.0, 1.2, 1.0), (3.1, 3.4, 1.25), (3.35, .5, .8)):
        with at(x, y, s=s):
            vase('pot', .26, .44, 'ceramic_clay')
            olive_tree(1.75, crown=.5, z=.40, limbs=14)
    for k in range(9):
        shrub(.6, .55, 20, 'olive', (.05, .007), x=-4.2 + k * 1.05 + RNG.uniform(-.2, .2), y=4.75, z=-.03)
    with collect() as tree:
        with at(-5.2, 8.5, s=2.3):
            olive_tree(2.2, crown=.75, limbs=20)
    for x, y, s in ((4.2, 1.2, 1.1), (8.8, 3.0, .9)):
        clone(tree, x=x, y=y)
    camera((2.0, -3.9, 1.45), (.12, 2.2, 1.26), 31)
