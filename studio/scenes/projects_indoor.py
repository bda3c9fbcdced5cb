"""Template projects indoors: dining room, hall, café, study."""
from core import RNG, at, beam, box, lathe, tube
from furniture import bookcase, chair_bow, chair_ladder, stool, table
from joinery import beams, leg, shaker, slats, top
from materials import mat
from props import bowl, branch, curtain, fruit, pendant, rug, vase, vase_branches
from room import camera, room, sun
from scenes import WIDE, picture
from scenes.carpentry import balustrade, stair, string
from scenes.kitchen import crockery, shelf
from scenes.sideboards import table_lamp


@picture('proyecto-residencia-1', WIDE, seed=421, key=0.31)
def comedor():
    w, d, h = 5.2, 4.6, 3.0
    room(w, d, h, {'B': [(1.0, 2.1, .12, 2.45), (2.9, 4.0, .12, 2.45)], 'F': [(1.4, 3.6, .4, 2.5)]}, .6, 'plaster', floor='floor_oak_dark', frames=dict(m='oak_pale', cols=1, rows=4), view=.75)
    sun((.5, 1.0, .85), 7)
    beams(w, d, h, 'oak_dark', 5, .13, .17, along='y')
    with at(2.55, 2.55):
        table(2.3, .95, .745, 'ash')
        for x, y, r in ((-.7, -.70, 183), (0, -.74, 177), (.7, -.68, 186), (-.7, .7, 4), (0, .7, -3), (.7, .7, -6)):
            with at(x, y, 0, rz=r):
                chair_ladder('oak_dark')
        vase_branches('tall', .07, .26, 'ceramic_clay', 4, .5, .25, 0, .745)
        bowl(.17, .07, 'ceramic', -.45, .02, .745)
        with at(-.45, .02, .765):
            fruit(5, .034, 'lemon', .07)
    for x in (1.95, 3.15):
        pendant(x, 2.55, 1.60, h - .0, .17, 'ceramic_clay', 'dome')
    with at(4.65, d - .4):
        vase('tall', .16, .5, 'ceramic_dark')
        for k in range(4):
            with at(0, 0, .45):
                branch(.9, (RNG.uniform(-.5, .3), RNG.uniform(-.4, .2), 1), 'olive', n=18, twigs=3)
    with at(.62, d - .10, .02):
        curtain(.42, 2.6, 5, .07, rod=False)
    with at(2.12, d - .10, .02):
        curtain(.36, 2.6, 4, .07, rod=False)
    with at(4.02, d - .10, .02):
        curtain(.40, 2.6, 5, .07, rod=False)
    tube([(.5, d - .10, 2.64), (4.6, d - .10, 2.64)], .011, mat('iron'))
    camera((1.75, -.9, 1.40), (2.5, 4.4, 1.10), 31)


@picture('proyecto-residencia-2', WIDE, seed=431, key=0.33)
def zaguan():
    """Hall: walnut stair with risers in chalk, console, window on the landing."""
    w, d, h = 5.4, 4.2, 4.8
    room(w, d, h, {'L': [(1.2, 2.4, .7, 2.6)], 'F': [(1.4, 3.6, .4, 2.6)], 'B': [(.9, 1.9, 2.5, 4.0)]}, .5, {'*': 'plaster', 'B': 'plaster_white'}, floor='flagstone', frames=dict(m='walnut', cols=1, rows=3))
    sun((-1.0, -.5, .6), 6)
    n, rise, going, wd = 13, .178, .265, 1.0
    with at(4.35, d - .002, 0, rz=180):
        stair(n, rise, going, wd, 'walnut', 'chalk')
        string(n, rise, going, wd - .03, wd + .006, 'chalk')
        balustrade(n, rise, going, wd - .045, 'iron', 'iron', 2, .88)
        beam([((-.10, wd - .045, .88 + rise * .9), .06, .05), ((n * going, wd - .045, .88 + (n + 1) * rise), .06, .05)], mat('walnut'), rnd=.8)
    with at(1.2, 2.55, 0, rz=0):
        top(-.55, -.18, .55, .18, .80, 'walnut', .028, .003)
        for x in (-.48, .48):
            for y in (-.12, .12):
                leg(x, y, .80, .036, .022, 'walnut')
        vase_branches('moon', .10, .22, 'ceramic', 4, .5, .25, 0, .828)
        bowl(.12, .06, 'ceramic_dark', -.25, 0, .828)
    rug(1.5, 2.2, 'wool', 3.6, 1.9)
    camera((2.9, -1.0, 1.45), (2.75, 4.0, 1.40), 29)


@picture('proyecto-interior-1', WIDE, seed=441, key=0.31)
def cafe():
    """Café: slatted oak counter, shelves, stools, pendants."""
    w, d, h = 6.0, 4.4, 3.1
    room(w, d, h, {'L': [(.6, 2.2, .5, 2.6), (2.7, 3.9, .5, 2.6)], 'F': [(1.0, 5.0, .3, 2.7)]}, .45, {'*': 'plaster', 'B': 'plaster_green'}, floor='terracotta_brick', frames=dict(m='oak_dark', cols=1, rows=2), sill='oak')
    sun((-1.0, -.22, .62), 6)
    with at(1.6, 2.75):
        box(0, .03, .1, 3.6, .62, 1.02, mat('oak_dark'), 0)
        box(.04, .06, 0, 3.56, .6, .1, mat('dark'), 0)
        slats(0, 3.6, .10, 1.02, 'oak', .045, .034, .03)
        box(-.05, -.07, 1.02, 3.65, .68, 1.06, mat('stone'), .004)
        box(2.45, .12, 1.06, 3.10, .55, 1.42, mat('steel'), .02)
        box(2.50, .10, 1.14, 3.05, .13, 1.30, mat('iron'), .004)
        for x in (2.62, 2.92):
            tube([(x, .10, 1.20), (x, .0, 1.19)], .012, mat('black'))
        for k in range(8):
            vase('cup', .036, .06, 'ceramic', 2.54 + .07 * k, .3 + .04 * (k % 2), 1.42)
        vase_branches('jar', .09, .2, 'ceramic_clay', 4, .5, .35, .3, 1.06)
        with at(1.2, .3, 1.06):
            lathe([(.10, 0), (.10, .012), (.02, .03), (.015, .10), (.15, .11), (.155, .12), (.001, .12)], mat('ceramic'), n=44)
            fruit(5, .036, 'ceramic_clay', .07, .125)
    for z in (1.45, 1.95):
        with at(1.5, d, z):
            shelf(3.9, .22, 'oak')
            with at(0, 0, .035):
                crockery(1.9)
            with at(1.95, 0, .035):
                crockery(1.9)
    with at(1.5, d - .5):
        for k in range(6):
            with at(k * .65, 0, .1):
                shaker(.647, .8, 'green')
        box(-.02, -.02, .9, 3.92, .5, .94, mat('oak'), .004, bw=.14)
        box(0, .022, .1, 3.9, .5, .9, mat('green'), 0)
    for x in (2.1, 2.9, 3.7, 4.5):
        with at(x, 2.38):
            stool('walnut', .70, .165)
    for x in (2.2, 3.4, 4.6):
        pendant(x, 2.95, 1.85, h, .16, 'brass', 'cone')
    camera((2.2, -1.0, 1.42), (3.05, 4.2, 1.22), 31)


@picture('proyecto-interior-2', WIDE, seed=451, key=0.29)
def estudio():
    """Study: ink-blue shelving, walnut desk, leather chair."""
    w, d, h = 4.8, 4.0, 2.9
    room(w, d, h, {'R': [(.9, 2.3, .6, 2.4)], 'F': [(1.2, 3.4, .5, 2.5)]}, .55, 'plaster', floor='herring_walnut', frames=dict(m='oak_pale', cols=1, rows=3), sill='stone')
    sun((1.0, -.25, .62), 6)
    with at(.25, d - .33):
        bookcase(3.6, 2.5, .32, 'ink', 3, 5, base=.6, fill=.82, deep=.06, skip=((1, 2),))
    with at(1.75, d - .28, .63 + 2 * .374 + .014):
        vase('moon', .11, .22, 'ceramic', .05, .12)
        bowl(.12, .07, 'ceramic_clay', .45, .12)
    with at(2.55, 2.25, 0, rz=4):
        top(-.85, -.38, .85, .38, .72, 'walnut', .03, .003, bw=.18)
        for sx in (-1, 1):
            for y in (-.30, .30):
                leg(sx * .75, y, .72, .045, .026, 'walnut', .35, (sx * .04, .0))
            box(sx * .75 - .01, -.3, .62, sx * .75 + .01, .3, .72, mat('walnut'))
        box(-.74, -.33, .62, .74, -.31, .72, mat('walnut'))
        with at(-.45, .1, .75):
            table_lamp(.46, 'ceramic_green')
        with at(.1, -.05, .75, rz=-8):
            box(-.21, -.15, 0, .21, .15, .003, mat('leather_dark'), .001)
            box(-.1, -.13, .0031, .1, .14, .006, mat('paper'), 0)
        with at(.52, .12, .75, rz=12):
            for k in range(3):
                box(-.12, -.085, k * .03, .12, .085, k * .03 + .028, mat(('book_b', 'book_d', 'book_e')[k]), .002)
    with at(2.65, 2.95, 0, rz=8):
        chair_bow('walnut', 'leather')
    rug(2.6, 1.8, 'wool', 2.5, 2.2)
    camera((1.55, -.55, 1.38), (2.35, 3.8, 1.08), 33)
