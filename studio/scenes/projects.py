"""Template projects outdoors: deck, façade, bench, gate."""
import math

from core import RNG, at, beam, box, clone, collect, frame, lathe, smooth_path, tube
from furniture import bench
from joinery import bar_handle, panel_door, slats
from materials import mat
from props import bowl, curtain, cushion, olive_tree, shrub, vase, vase_branches
from room import area, camera, casement, laid, open_air, wall
from scenes import WIDE, picture


def trees(spots, h=2.2, y0=0):
    """Olive trees as instances of one; spots: (x, y, scale)."""
    with collect() as one:
        with at(0, 0, -60):
            olive_tree(h, crown=.72, limbs=18)
    for x, y, s in spots:
        for o in clone(one, x=0, y=0):
            o.matrix_world = frame(x, y, 0, rz=RNG.uniform(0, 360) * 0, s=s) @ frame(z=60) @ o.matrix_world


def tufts(spots, **kw):
    """Instances of one tuft; spots: (x, y, scale)."""
    with collect() as one:
        with at(0, 0, -60):
            shrub(**kw)
    for x, y, s in spots:
        for o in clone(one):
            o.matrix_world = frame(x, y, 0, s=s) @ frame(z=60) @ o.matrix_world


def pebbles(n, x0, y0, x1, y1, z):
    """Loose gravel over a rectangle: instances of four flattened stones."""
    with collect() as kinds:
        for k in range(4):
            with at(0, 0, -60 - k):
                lathe(smooth_path([(.001, -.0045), (.007, -.004), (.010, 0), (.007, .004), (.001, .005)], 3), mat('gravel_dark' if k == 3 else 'gravel'), n=9, sharp=0)
    for k in range(n):
        i = min(3, int(RNG.random() * 4.2))
        o = clone([kinds[i]])[0]
        o.matrix_world = (frame(RNG.uniform(x0, x1), RNG.uniform(y0, y1), z, rz=RNG.uniform(0, 360), rx=RNG.uniform(-25, 25), s=RNG.uniform(.6, 1.9))
                          @ frame(z=60 + i) @ kinds[i].matrix_world)


def lounge(m='larch'):
    """Low outdoor armchair of slats with linen cushions."""
    for s in (-1, 1):
        beam([((s * .34, -.36, 0), .05, .035), ((s * .34, -.34, .56), .05, .035)], mat(m), rnd=.2, up=(1, 0, 0))
        beam([((s * .34, .40, 0), .05, .035), ((s * .34, .34, .60), .05, .035)], mat(m), rnd=.2, up=(1, 0, 0))
        box(s * .34 - .035, -.40, .555, s * .34 + .035, .38, .585, mat(m), .006)
    for k in range(7):
        box(-.32, -.34 + k * .10, .27 - k * .008, .32, -.26 + k * .10, .292 - k * .008, mat(m), .004)
    for k in range(5):
        box(-.32, .32 + k * .02, .34 + k * .09, .32, .335 + k * .02, .40 + k * .09, mat(m), .004)
    cushion(.64, .66, .13, 'linen', 0, -.02, .28)
    with at(0, .30, .60, rx=72):
        cushion(.62, .42, .12, 'linen', 0, 0, -.06)


@picture('proyecto-exterior-1', WIDE, seed=401, key=0.31, warm=.3)
def deck():
    """Timber deck by a white house, evening."""
    open_air((-.9, -.25, .36), 1.0, 4.5, 1.5)
    for k in range(35):
        x = -4 - RNG.uniform(0, 1.5)
        while x < 4.2:
            ln = RNG.uniform(2.4, 3.8)
            box(max(x, -4), -1.5 + k * .146, -.03, min(x + ln, 4.2) - .004, -1.5 + k * .146 + .139, 0, mat('larch'), .003, grain='x')
            x += ln
    box(-4, -1.5, -.2, 4.2, 3.6, -.032, mat('dark'), 0)
    box(-4, -1.55, -.22, 4.2, -1.5, 0, mat('larch'), .004)
    box(-30, -20, -.4, 30, 40, -.30, mat('gravel'), 0)
    with at(-4.5, 3.6, -.3):
        wall(12, 4.2, .5, [(2.6, 5.8, .3, 2.75)], 'plaster_rough', .01)
    with at(-1.9, 3.75, 0):
        casement(3.2, 2.45, 'oak', 1, 1, 2, glass=False)
    for x0 in (-1.8, .55):
        with at(x0, 3.98, 0):
            curtain(.75, 2.42, 7, .08, rod=False)
    area((0, 4.6, 2.6), (0, 6.4, .8), 1.6, 1.4, (1, .86, .66))
    box(-3, 6.5, -.3, 3, 6.6, 3, mat('plaster_sand'), 0)
    box(-3, 4.1, -.02, 3, 6.6, 0, mat('oak'), 0, grain='y', bw=.16)
    for x, y, r in ((-.75, 1.6, 28), (.75, 1.85, -24)):
        with at(x, y, 0, rz=r):
            lounge()
    with at(.0, 1.0):
        bench(.8, .5, .32, 'larch')
        vase_branches('jar', .07, .16, 'ceramic_clay', 3, .34, .15, 0, .32)
        bowl(.11, .05, 'ceramic', -.15, 0, .32)
    for x, y, s in ((2.2, 3.0, 1.0), (-2.7, 3.05, .9)):
        with at(x, y, s=s):
            vase('pot', .27, .46, 'ceramic_clay')
            olive_tree(1.8, crown=.5, z=.42, limbs=14)
    tufts([(-3.7 + .62 * k, -1.9 + RNG.uniform(-.1, .1), RNG.uniform(.8, 1.2)) for k in range(13)], r=.4, h=.42, n=26, m='olive', leaf=(.05, .007))
    camera((2.2, -3.6, 1.40), (.10, 2.2, .98), 34)


@picture('proyecto-exterior-2', WIDE, seed=411, key=0.27)
def fachada():
    """House front clad in vertical larch slats, one deep window."""
    open_air((-.75, -.8, .75), 1.0, 4.2)
    box(-30, -20, -.1, 30, 30, -.015, mat('gravel'), 0)
    laid('flagstone', 9, 1.9, -4.5, -1.4)
    with at(-6, 0):
        wall(12, 6.2, .5, [(6.9, 9.1, .5, 2.5), (4.2, 5.25, 0, 2.3)], 'dark', 0)
    for x0, x1, z0, z1 in ((-4.2, -1.85, .12, 5.9), (-.70, .85, .12, 5.9), (3.15, 4.6, .12, 5.9), (-1.85, -.70, 2.38, 5.9), (.85, 3.15, 2.58, 5.9), (.85, 3.15, .12, .44)):
        with at(0, -.075):
            slats(x0, x1, z0, z1, 'larch', .062, .044, .045)
    for (a, b, c, d_) in ((.82, 3.18, .44, .50), (.82, 3.18, 2.5, 2.56)):
        box(a, -.16, c, b, .3, d_, mat('iron'), .003)
    for x in (.82, 3.14):
        box(x, -.16, .5, x + .04, .3, 2.5, mat('iron'), .003)
    with at(.9, .26, .5):
        casement(2.2, 2.0, 'oak', 1, 1, 2)
    box(-1, 3.4, 0, 5, 3.5, 3, mat('plaster_sand'), 0)
    with at(1.2, .42, .5):
        curtain(.5, 1.95, 4, .06, rod=False)
    with at(-1.78, .10, .02):
        panel_door(1.02, 2.26, 'oak', (1,), 1, .05, .12, .2, raised=False)
        bar_handle(.93, 1.1, .55, 'iron', True)
    box(-2.0, -.6, 0, -.55, 0, .10, mat('stone_warm'), .01)
    with at(2.0, -.62):
        bench(1.5, .36, .44, 'larch')
    with at(-2.5, -.55):
        vase('pot', .26, .5, 'ceramic_dark')
        olive_tree(1.8, crown=.48, z=.46, limbs=14)
    tufts([(-4.2 + .5 * k, -1.75 + RNG.uniform(-.12, .12), RNG.uniform(.8, 1.25)) for k in range(4)] + [(3.7 + .4 * k, -.6 - .3 * k, 1.2) for k in range(3)], r=.4, h=.5, n=26, m='grass', leaf=(.11, .006))
    camera((1.0, -6.0, 1.45), (.35, 0, 1.80), 34)


@picture('proyecto-paisaje-1', WIDE, seed=461, key=0.33, warm=.4)
def banco_jardin():
    """Garden bench under an olive tree, gravel, lavender."""
    open_air((-.8, .30, .42), 1.0, 4.2, 1.4)
    box(-30, -20, -.1, 30, 40, 0, mat('gravel'), 0)
    with at(-8, 3.6):
        wall(16, 2.2, .35, (), 'plaster_rough')
        box(-.05, -.04, 2.2, 16, .4, 2.26, mat('ceramic_clay'), .01)
    with at(.5, 1.6, 0, rz=-6):   # bench with a slatted back
        for s in (-1, 0, 1):
            x = s * .82
            beam([((x, -.22, 0), .06, .05), ((x, -.20, .42), .06, .05)], mat('larch'), rnd=.15)
            beam([((x, .26, 0), .06, .05), ((x, .20, .42), .06, .05), ((x, .30, .88), .05, .04)], mat('larch'), rnd=.15)
            box(x - .025, -.24, .36, x + .025, .24, .42, mat('larch'), .004)
        for k in range(5):
            box(-.95, -.26 + k * .097, .42, .95, -.18 + k * .097, .45, mat('larch'), .006)
        for k in range(4):
            box(-.95, .205 + k * .021, .53 + k * .095, .95, .23 + k * .021, .605 + k * .095, mat('larch'), .006)
        with at(-.55, .02, .45):
            cushion(.42, .40, .10, 'linen_green')
        with at(.5, .0, .45, rz=14):
            box(-.1, -.075, 0, .1, .075, .025, mat('book_b'), .002)
    with at(-1.9, 2.3, 0, s=1.45):
        olive_tree(2.0, crown=.7, limbs=20)
    tufts([(-3.6 + .52 * k, 3.15 + RNG.uniform(-.12, .12), RNG.uniform(.85, 1.25)) for k in range(14)] + [(-2.6, 1.6, .8), (2.6, 2.2, 1.1), (3.1, 1.7, .9)], r=.45, h=.5, n=30, m='olive', leaf=(.055, .007))
    trees([(-4.5, 6.5, 1.9), (2.8, 7.0, 2.2), (6.5, 6.2, 1.8)])
    camera((1.5, -3.6, 1.30), (.1, 1.8, .98), 38)


@picture('proyecto-paisaje-2', WIDE, seed=471, key=0.33, warm=.3)
def cancela():
    """Garden path to a timber gate in a white wall."""
    open_air((-.85, -.35, .50), 1.0, 4.2, 1.3)
    box(-30, -20, -.1, 30, 40, -.012, mat('gravel'), 0)
    with at(-7, 3.0, -.04):
        wall(14, 2.54, .45, [(6.35, 7.75, 0, 2.19)], 'plaster_rough', .012)
        box(-.05, -.05, 2.54, 14, .5, 2.60, mat('ceramic_clay'), .01)
    with at(-.65, 3.12):
        box(0, 0, 0, .08, .10, 2.15, mat('larch'), .004)
        box(1.32, 0, 0, 1.40, .10, 2.15, mat('larch'), .004)
        box(.08, .001, 2.07, 1.32, .099, 2.15, mat('larch'), .004)
        for s in (0, 1):
            with at(.085 + s * .617, .02, .03, rz=0 if s == 0 else 0):
                for x in (0, .54):
                    box(x, 0, 0, x + .07, .045, 2.02, mat('larch'), .004)
                for z in (0, .95, 1.93):
                    box(.07, 0, z, .54, .045, z + .09, mat('larch'), .004)
                slats(.07, .54, .09, .95, 'larch', .078, .070, .022, .012)
                slats(.07, .54, 1.04, 1.93, 'larch', .060, .028, .022, .012)
        tube([(.66, -.02, 1.06), (.66, -.02, 1.22)], .009, mat('iron'))
    y = -3.2
    while y < 3.0:
        x = .05 + .10 * math.sin(y * 1.3)
        with at(x, y, -.012, rz=RNG.uniform(-2, 2)):
            box(-.56, -.265, -.03, .56, .265, .008, mat('stone_grey'), .005)
        y += .58
    pebbles(6000, -3.4, -3.4, 3.4, 2.95, -.012)
    tufts([(s * (1.05 + RNG.uniform(0, .25)), -2.4 + .55 * q, RNG.uniform(.75, 1.15)) for q in range(10) for s in (-1, 1)], r=.42, h=.46, n=28, m='olive', leaf=(.05, .007))
    for x, s in ((-1.35, 1.0), (1.6, 1.1)):
        with at(x, 2.45, s=s):
            vase('pot', .26, .46, 'ceramic_clay')
            olive_tree(1.75, crown=.5, z=.42, limbs=14)
    trees([(-3.4, 5.2, 1.9), (2.6, 5.6, 2.1), (5.6, 4.9, 1.6), (-6, 6, 2)])
    camera((.35, -4.3, 1.42), (.08, 2.8, 1.22), 36)
