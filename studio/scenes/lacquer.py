"""Making and lacquering: spray booth, lacquered fronts, the gun."""
import tools
from core import RNG, at, beam, box, lathe, plate, smooth_path, tube
from joinery import shaker, slab
from materials import mat
from room import area, camera, room, sun
from scenes import WIDE, picture


@picture('instalacion-industrial-1', WIDE, seed=261, key=0.30, sat=1.05)
def cabina():
    """Spray booth: filter wall, strip lights, fronts drying on a rack."""
    w, d, h = 5.2, 4.2, 2.8
    room(w, d, h, {'F': [(.8, 4.4, .3, 2.6)], 'L': [(1.0, 2.6, .9, 2.5)]}, .2, 'white', floor='concrete', ceiling='white', frames=dict(m='white', cols=2, rows=3))
    for y in (1.2, 2.6, 3.6):
        box(.9, y - .08, h - .05, 4.3, y + .08, h - .005, mat('tubelight'), .01)
        area((2.6, y, h - .07), (2.6, y, 0), 3.2, 1.6, (.97, .99, 1), size_y=.16)
    # filter wall
    with at(1.1, d):
        box(-.06, -.05, .25, 3.06, 0, 2.45, mat('steel'), .004)
        for i in range(5):
            for j in range(4):
                x, z = i * .6 + .02, .29 + j * .53
                box(x, -.058, z, x + .56, -.03, z + .49, mat('filter'), .006)
    # rack with fronts
    for x0, cols in ((.55, ('green', 'clay', 'chalk', 'green', 'ink', 'chalk', 'green', 'sage')), (3.35, ('chalk', 'ink', 'ink', 'ochre', 'green', 'green', 'chalk', 'clay'))):
        with at(x0, 2.35):
            for x in (0, 1.15):
                for y in (0, .72):
                    box(x - .02, y - .02, .09, x + .02, y + .02, 1.95, mat('iron'), .002)
                    lathe([(.045, -.012), (.05, 0), (.045, .012)], mat('black'), x, y, .05, axis='y', n=24)
                box(x - .02, 0, .10, x + .02, .72, .14, mat('iron'), .002)
            for k, c in enumerate(cols):
                z = .26 + k * .21
                for x in (0, 1.15):
                    box(x - .015, -.06, z - .02, x + .015, .78, z, mat('iron'), .001)
                with at(.02 + RNG.uniform(-.06, .05), .74 + RNG.uniform(-.05, .03), z + .022, rx=90, rz=0):
                    shaker(RNG.choice((1.02, 1.08)), .72, c, grain='x')
    # turntable with the piece being sprayed, gun and hose
    with at(2.5, 2.7):
        lathe([(.32, 0), (.32, .02), (.04, .03), (.03, .78), (.05, .80), (.28, .81), (.28, .83), (.001, .83)], mat('iron'), n=40)
        with at(-.24, .05, .83, rx=-9, rz=14):
            shaker(.48, .72, 'green')
    camera((2.15, -.6, 1.38), (2.55, 4.0, 1.06), 31)


@picture('instalacion-industrial-2', WIDE, seed=271, key=0.33)
def lacados():
    """Lacquered fronts in the house colours, leaning on a rack by the window."""
    w, d, h = 4.6, 3.8, 2.8
    room(w, d, h, {'L': [(1.0, 2.6, .8, 2.4)], 'F': [(1.0, 3.6, .5, 2.5)]}, .45, 'plaster', floor='concrete', frames=dict(m='oak_dark', cols=2, rows=3), sill='stone')
    sun((-1.0, -.3, .7), 5)
    with at(.85, d - .75):
        box(0, 0, .28, 2.95, .62, .33, mat('pine'), .004, bw=.2)
        box(0, .55, .33, 2.95, .60, .42, mat('pine'), .003)
        for x in (.06, 1.45, 2.84):
            for y in (.05, .52):
                box(x - .035, y - .035, 0, x + .035, y + .035, .28, mat('pine'), .004)
        x = .06
        for k, (c, ww, hh) in enumerate((('chalk', .45, 1.25), ('green', .45, 1.35), ('clay', .40, 1.10), ('ink', .45, 1.30), ('sage', .42, 1.18), ('ochre', .38, .98))):
            with at(x, .18 + .05 * (k % 2), .331, rx=-14, rz=RNG.uniform(-3, 3)):
                shaker(ww, hh, c, stile=.065)
            with at(x + .08, .06 - .02 * (k % 2), .331, rx=-11) if k % 2 else at(0, 0, -20):
                slab(.24, .34, c)
            x += ww + .04
    box(.55, d - .03, 2.02, 4.0, d, 2.06, mat('pine'), .003)
    for k, c in enumerate(('chalk', 'green', 'clay', 'ink', 'sage', 'ochre', 'chalk', 'green', 'clay', 'ink', 'sage', 'ochre')):
        with at(.72 + k * .265, d - .034, 1.80):
            box(0, 0, 0, .10, .012, .22, mat(c), .002)
    with at(4.1, d - .6):
        box(-.2, -.2, 0, .2, .2, .62, mat('oak_dark'), .004)
        for k, c in enumerate(('green', 'chalk', 'clay')):
            x, y = ((-.09, -.06), (.09, -.05), (0, .10))[k]
            lathe([(.055, 0), (.055, .11), (.058, .112), (.058, .12), (.05, .12), (.05, .115), (.001, .115)], mat('steel'), x, y, .62, n=36)
            lathe([(.049, .1165), (.001, .1165)], mat(c), x, y, .62, n=36)
        with at(-.03, -.13, .745, rz=30):
            tools.brush()
    camera((2.55, -.55, 1.30), (2.38, 3.6, .98), 35)


@picture('instalacion-industrial-3', WIDE, seed=281, samples=10, key=0.24)
def pistola():
    """Close-up: a spray gun resting beside freshly lacquered green fronts."""
    room(3, 2.6, 2.6, {'L': [(.4, 2.2, .9, 2.3)], 'F': [(.5, 2.5, .6, 2.4)]}, .4, 'plaster', floor='concrete', frames=dict(m='oak_dark', cols=1, rows=3))
    sun((-1.0, .2, .6), 2.5, 2.5)
    box(.2, .4, .70, 2.8, 2.2, .74, mat('pine'), .004, bw=.14)
    for k, c in enumerate(('gloss_green', 'green', 'gloss_green')):
        with at(1.02 - .012 * k, 1.66 + .01 * k, .755 + .045 * k, rx=90, rz=0 - 3 * k):
            shaker(.78, .56, c, stile=.07, grain='x')
        for x in (1.10, 1.70):
            box(x, 1.10, .74 + .045 * k, x + .03, 1.64, .758 + .045 * k, mat('ash'), .001)
    with at(1.30, .99, .743, rz=28):
        st, br = mat('steel'), mat('brass')
        with at(0, 0, .038, rx=90):
            plate(smooth_path([(-.06, -.012), (.05, -.012), (.055, .012), (-.02, .016), (-.035, .012), (-.052, -.06 + .05), (-.060, .0)], 1), .024, st, .005)
        lathe([(.017, 0), (.017, .016), (.012, .022), (.005, .026)], br, .055, 0, .038, axis='x', n=30)
        beam([((-.045, 0, .038), .026, .022), ((-.062, -.05, .030), .028, .024), ((-.075, -.11, .022), .027, .022)], mat('iron'), rnd=.8)
        lathe([(.011, 0), (.011, .02), (.007, .022), (.007, .03)], br, -.075, -.115, .022, axis='y', n=20)
        tube([(-.01, -.006, .036), (-.02, -.045, .034), (-.034, -.065, .032)], .004, st)
        lathe(smooth_path([(.010, .0), (.012, .02), (.036, .035), (.038, .085), (.036, .09)], 3) + [(.001, .092)], st, .015, 0, .044, n=36)
        tube([(-.075, -.14, .022), (-.11, -.24, .012), (-.26, -.30, .010), (-.5, -.22, .010), (-.7, -.34, .010)], .0085, mat('black'), smooth=6)
    camera((1.0, .27, 1.20), (1.35, 1.10, .775), 47, level=False, fstop=4, focus=(1.30, 1.0, .80))
