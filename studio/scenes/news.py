"""News, contact and the banner of the about page."""
import math

import tools
from core import RNG, at, beam, box, lathe, sheet, tube
from furniture import bench, chair_ladder, table
from joinery import dovetail_board
from materials import mat
from props import bowl, branch, cushion, olive_tree, pendant, rug, vase, vase_branches
from room import area, camera, room, sun, world
from scenes import BANNER, WIDE, picture
from scenes.chests import chest
from scenes.workshop import shop
from scenes.restoration import jars, pad


@picture('banner-madera', BANNER, seed=331, samples=10, key=0.24)
def testas():
    """Log and beam ends stacked, lit from the side."""
    world((1, .97, .93), .12, .4)
    area((-2.6, -1.6, 1.9), (.2, .2, .5), 1.2, 13, (1, .93, .82))
    area((2.4, -2.5, .8), (0, 0, .4), 1.5, .8, (.85, .92, 1))
    box(-3, .25, -.2, 3, .3, 2, mat('black'), 0)
    z = 0
    for row in range(6):
        x = -1.7 + RNG.uniform(-.1, 0)
        hh = RNG.choice((.13, .15, .17, .19))
        while x < 1.7:
            ww = RNG.choice((.13, .16, .19, .22, .26))
            m = RNG.choice(('oak', 'oak', 'walnut', 'ash', 'cherry', 'chestnut', 'oak', 'walnut'))
            y = RNG.uniform(-.035, .035)
            seed = RNG.random()
            heart = (0, (seed - .5) * .13 + RNG.uniform(-.03, .03), -.15 * (seed * 7.31 % 1) - .03 + RNG.uniform(-.02, .02))
            box(x, y, z, x + ww - .006, y + .5, z + hh - .005, mat('end_' + m), .004, grain='y', seed=seed, off=heart)
            x += ww
        z += hh
    camera((.25, -2.1, .50), (0, 0, .47), 46, fstop=8, focus=(0, 0, .47))


@picture('noticia-armonia', WIDE, seed=341, key=0.40)
def armonia():
    """A calm corner: bench, linen, one branch, light on the wall."""
    w, d, h = 4.6, 3.8, 2.8
    room(w, d, h, {'L': [(1.3, 2.5, .7, 2.4)], 'F': [(1.2, 3.4, .5, 2.5)]}, .6, 'plaster', floor='floor_oak_pale', frames=dict(m='oak', cols=2, rows=3))
    sun((-1.0, -.78, .55), 7)
    with at(2.6, d - .30):
        bench(1.7, .38, .44, 'walnut')
        with at(-.45, .02, .44):
            cushion(.46, .36, .09, 'linen')
        with at(.55, 0, .44, rz=12):
            box(-.15, -.11, 0, .15, .11, .03, mat('book_b'), .002)
            box(-.13, -.1, .031, .14, .1, .055, mat('book_d'), .002)
            bowl(.08, .05, 'ceramic', 0, 0, .056)
    with at(3.85, d - .42):
        vase('tall', .15, .52, 'ceramic_clay')
        for k in range(5):
            with at(0, 0, .46):
                branch(1.0, (RNG.uniform(-.45, .35), RNG.uniform(-.4, .2), 1), 'olive', n=20, twigs=3)
    with at(1.72, d, 1.72):
        box(0, -.022, 0, 1.7, 0, .11, mat('walnut'), .003)
        for k in range(6):
            with at(.14 + k * .284, -.022, .055, rx=90 - 8):
                lathe([(.009, 0), (.009, .06), (.013, .068), (.013, .076), (.001, .08)], mat('walnut'), n=20)
    with at(2.12, d - .06, .98):
        sheet(lambda u, v: (.30 * (u - .5) * (.35 + .65 * (1 - v) ** .6) + .012 * math.sin(17 * u) * (1 - v), -.02 - .025 * math.sin(12 * u + 2) * (1 - .4 * v), v * .76), 40, 24, mat('linen'), th=.003)
    rug(2.2, 1.3, 'wool', 2.7, 2.4)
    camera((2.3, -.35, 1.22), (2.55, 3.6, 1.08), 37)


@picture('noticia-proceso', WIDE, seed=351, key=0.29)
def proceso():
    """A drawer in parts on the bench, drawings, the square that checks it."""
    room(3.6, 3.2, 2.8, {'L': [(.6, 2.2, .9, 2.4)], 'F': [(.8, 2.8, .6, 2.4)]}, .45, 'plaster', floor='floor_oak_dark', frames=dict(m='oak', cols=2, rows=3))
    sun((-1.0, .1, .66), 4, 1.5)
    with at(1.8, 1.65):
        tools.workbench(2.3, 1.1)
        with at(-.30, -.08, .86, rz=0):
            with at(-.34, .02, 0, rz=4):
                dovetail_board(.42, .12, .014, 'ash', 4, .018, (True, True), 'ash')
            with at(-.36, .18, 0, rz=-3):
                dovetail_board(.42, .12, .014, 'ash', 4, .018, (True, True), 'ash')
            with at(.20, -.16, .0, rz=-14, rx=-90):
                with at(0, -.022, 0):
                    box(0, 0, -.13, .46, .022, 0, mat('walnut'), .0015, grain='x')
            with at(.24, .12, 0, rz=6):
                box(0, 0, 0, .44, .012, .11, mat('ash'), .001)
        with at(.38, -.20, .8605, rz=-9):
            box(-.21, -.15, 0, .21, .15, .0006, mat('paper'), 0)
            for (x0, y0, x1, y1) in ((-.15, -.09, .12, -.09), (-.15, .06, .12, .06), (-.15, -.09, -.15, .06), (.12, -.09, .12, .06), (-.15, -.015, .12, -.015), (-.03, -.09, -.03, .06)):
                box(min(x0, x1) - .0006, min(y0, y1) - .0006, .0006, max(x0, x1) + .0006, max(y0, y1) + .0006, .0009, mat('black'), 0)
            with at(.05, .02, .001, rz=28):
                tube([(-.085, 0, .0045), (.075, 0, .0045), (.09, 0, .004)], [.0038, .0038, .0004], mat('ochre'), n=3)
        with at(-.60, -.28, .86, rz=35):
            tools.square()
        with at(.12, .28, .86, rz=200):
            tools.saw()
        with at(-.12, -.32, .86, rz=15):
            tools.chisel(w=.012)
        with at(.78, .14, .86, rz=60):
            tools.mallet_lying()
        with at(-.05, .05, .86):
            tools.shavings(14, .5, .3, r=.008)
    camera((1.45, .10, 1.72), (1.72, 1.50, .86), 44, level=False, fstop=7, focus=(1.7, 1.45, .88))


@picture('noticia-restauracion', WIDE, seed=361, key=0.32)
def noticia_rest():
    """Old chest on trestles by the window, mid-restoration."""
    shop(4.4, 3.8, 2.9, (.6, 1.0, .75), 6, floor='floor_oak_dark', wins={'B': [(.55, 1.95, .95, 2.45)], 'F': [(1.0, 3.2, .5, 2.5)]})
    d = 3.8
    for x in (1.75, 2.75):
        with at(x, 2.55):
            for s in (-1, 1):
                for y in (-.26, .26):
                    beam([((s * .12, y * 1.15, 0), .04, .04), ((s * .03, y, .48), .045, .045)], mat('pine'), rnd=.1)
            box(-.04, -.38, .47, .04, .38, .55, mat('pine'), .004)
    with at(2.25, 2.55, .55, rz=-6):
        chest('good', 'greywood')
        with at(-.25, -.05, .57):
            pad('linen')
        with at(.22, -.02, .57, rz=30):
            tools.brush()
    with at(3.35, d - .5):
        box(0, 0, 0, .8, .42, .78, mat('oak_dark'), .004, bw=.15)
        with at(.15, .2, .78):
            jars(4)
        with at(.60, .18, .78, rz=20):
            tools.mallet()
    with at(2.5, d - .03, 1.55, rx=0):
        for k in range(5):
            with at(.2 * k, -.02, .25, ry=90):
                tools.chisel(.24 + .02 * k, .01 + .003 * k, 'cherry')
        box(-.1, -.045, .17, 1.0, 0, .195, mat('pine'), .003)
    with at(1.9, 2.0):
        tools.shavings(30, .9, .4, r=.016)
    camera((1.75, -.45, 1.38), (2.2, 3.6, 1.10), 34)


@picture('contacto', WIDE, seed=371, key=0.33)
def contacto():
    """The meeting table at the workshop: drawings, wood samples, two chairs, the window."""
    w, d, h = 4.8, 3.9, 2.8
    room(w, d, h, {'B': [(.6, 2.0, .9, 2.35)], 'F': [(1.2, 3.6, .5, 2.5)], 'L': [(1.0, 2.2, .9, 2.3)]}, .6, 'plaster', floor='terracotta', frames=dict(m='oak', cols=1, rows=3), sill='oak', view=.85)
    sun((-1.0, .22, .70), 6)
    with at(2.5, 2.35):
        table(1.9, .92, .745, 'oak', 'trestle')
        with at(-.25, -.10, .746, rz=-6):
            box(-.30, -.21, 0, .30, .21, .0008, mat('paper'), 0)
            box(-.24, -.20, .0009, .40, .19, .0017, mat('paper'), 0)
            for (x0, y0, x1, y1) in ((-.18, -.13, .3, -.13), (-.18, .10, .3, .10), (-.18, -.13, -.18, .10), (.3, -.13, .3, .10), (.06, -.13, .06, .10), (-.18, 0, .06, 0)):
                box(min(x0, x1) - .0008, min(y0, y1) - .0008, .0017, max(x0, x1) + .0008, max(y0, y1) + .0008, .0022, mat('black'), 0)
        for k, m in enumerate(('oak', 'walnut', 'ash', 'cherry', 'green')):
            with at(.30 + .095 * k, -.12 + .03 * (k % 2), .746 + 0 * k, rz=8 - 5 * k):
                box(-.042, -.09, 0, .042, .09, .014, mat(m), .001, grain='y')
        vase_branches('moon', .08, .18, 'ceramic', 4, .46, .45, .22, .745)
        vase('cup', .038, .08, 'ceramic_clay', -.62, .12, .745)
        vase('cup', .038, .08, 'ceramic_clay', .02, .27, .745)
        for x, y, r in ((-.35, -.72, 188), (.45, -.66, 170), (-.30, .68, 5), (.5, .70, -8)):
            with at(x, y, 0, rz=r):
                chair_ladder('oak_dark')
    pendant(2.5, 2.35, 1.62, h, .19, 'green', 'cone')
    with at(2.95, d, 1.35):
        for i, m in enumerate(('oak', 'walnut', 'ash', 'cherry', 'pine', 'chestnut')):
            with at((i % 3) * .42, 0, (i // 3) * .48):
                box(0, -.022, 0, .34, 0, .40, mat(m), .003, grain='z', bw=.12)
    with at(4.4, d - .45):
        vase('pot', .18, .34, 'ceramic_clay')
        olive_tree(1.45, crown=.36, z=.30, limbs=10)
    camera((1.75, -.6, 1.42), (2.48, 3.6, 1.08), 33)
