"""Pictures of the services: carpentry, cabinet-making, interiors."""
import math

from core import at, box, lathe, sheet, smooth_path, tube
from furniture import bookcase, chair_bow, chair_ladder, sideboard, stool, table
from joinery import carcass, drawer, leg, lever, panel_door
from materials import mat
from props import bowl, branch, cushion, framed, olive_tree, pendant, rug, vase, vase_branches
from room import area, camera, room, sun
from scenes import WIDE, picture
from scenes.carpentry import doorcase
from scenes.living import sofa
from scenes.sideboards import table_lamp


@picture('carpinteria-1', WIDE, seed=201, key=0.34)
def puertas():
    """A pair of glazed-and-panelled inner doors, one open to a lit room."""
    w, d, h = 5.0, 4.0, 2.9
    room(w, d, h, {'B': [(1.75, 3.25, 0, 2.2, None)], 'L': [(1.0, 2.2, .6, 2.4)], 'F': [(1.4, 3.6, .4, 2.5)]}, .22, 'plaster', floor='herring_oak', frames=dict(m='oak', cols=1, rows=3), skirting='chalk')
    sun((-1.0, -.45, .62), 6)
    with at(1.75, d):
        doorcase(1.5, 2.2, 'chalk', .10, reveal=.22)
        for s in (0, 1):
            with at(.02 if s == 0 else 1.48, .03, .006, rz=0 if s == 0 else 68):
                with at(0 if s == 0 else -.73):
                    panel_door(.73, 2.17, 'oak', (2.1, 1), 1, .042, .10, .17)
                    lever(.67 if s == 0 else .06, 1.02, 'iron', way=-1 if s == 0 else 1)
    # the room beyond
    with at(0, d + .22):
        box(-1, 0, -.03, 6, 4, 0, mat('oak'), 0, grain='y', bw=.165, bl=1.9)
        box(-1, 3.4, 0, 6, 3.5, 3, mat('plaster_sand'), 0)
        box(1.1, 0, 0, 1.2, 3.5, 3, mat('plaster'), 0)
        with at(2.9, 3.12):
            sideboard(1.5, .5, .42, 'walnut', .2, ('doors', 'doors'))
            vase_branches('jar', .09, .22, 'ceramic', 4, .5, .2, 0, .70)
        with at(2.8, 3.4, 1.45):
            framed(.6, .75, 'oak', 'art_a', .1)
    area((4.4, d + 1.9, 1.8), (2.0, d + 2.4, .6), 1.8, 1.6, (1, .96, .9))
    with at(4.15, d - .42):
        chair_ladder('oak_dark')
    with at(.72, d - .36):
        vase('pot', .18, .34, 'ceramic_clay')
        olive_tree(1.5, crown=.38, z=.30, limbs=10)
    camera((2.95, -.7, 1.36), (2.55, 4.0, 1.20), 34)


@picture('carpinteria-2', WIDE, seed=211, key=0.30)
def ventana():
    """An oak window in a thick wall, one leaf open, seat in the reveal."""
    w, d, h = 4.2, 3.2, 2.8
    room(w, d, h, {'B': [(1.35, 3.05, .52, 2.30, dict(leaves=2, cols=1, rows=3, m='oak'))], 'F': [(1.0, 3.2, .5, 2.5)]}, .75, 'plaster', floor='terracotta', frames=dict(m='oak'), skirting=None, view=.7, horizon=1.9)
    sun((.75, 1.0, .82), 8)
    box(1.30, d - .05, .49, 3.10, d + .60, .535, mat('oak'), .005, bw=.2)
    with at(1.62, d + .22, .535):
        cushion(.55, .46, .10, 'linen', .15, 0)
    with at(1.58, d + .25, .62, rz=80, rx=65):
        cushion(.42, .42, .14, 'linen_green', 0, 0, -.05)
    with at(2.55, d + .20, .535, rz=-12):
        box(-.12, -.09, 0, .12, .09, .026, mat('book_b'), .002)
        box(-.11, -.085, .027, .10, .08, .045, mat('book_d'), .002)
        vase('cup', .037, .078, 'ceramic', .22, -.02)
    vase_branches('jar', .07, .17, 'ceramic_clay', 4, .42, 2.88, d + .28, .535)
    with at(3.55, d - .55, 0, rz=-35):
        chair_ladder('oak')
    rug(1.8, 1.1, 'wool', 2.0, 2.2)
    camera((1.55, -.15, 1.38), (2.12, 3.2, 1.22), 36)


@picture('ebanisteria-1', WIDE, seed=221, key=0.28)
def mesa():
    """Walnut table with bow chairs by a tall window."""
    w, d, h = 5.6, 4.4, 3.0
    room(w, d, h, {'R': [(.5, 1.8, .25, 2.5), (2.3, 3.5, .25, 2.5)], 'F': [(1.4, 3.8, .4, 2.5)]}, .55, {'*': 'plaster', 'B': 'plaster_clay'}, floor='floor_oak', frames=dict(m='walnut', cols=1, rows=4), skirting=None)
    sun((1.0, -.18, .60), 6)
    with at(2.75, 2.6):
        rug(3.2, 2.1, 'wool')
        with at(0, 0, .012):
            table(2.15, .95, .745, 'walnut')
            for x, y, r in ((-.55, -.72, 186), (.55, -.66, 176), (-.55, .70, -5), (.55, .70, 6)):
                with at(x, y, 0, rz=r):
                    chair_bow('walnut')
            with at(-1.38, -.05, 0, rz=97):
                chair_bow('walnut')
            with at(.1, .05, .745):
                vase_branches('moon', .11, .24, 'ceramic', 5, .66)
            bowl(.17, .08, 'ceramic_clay', -.5, -.06, .745)
            with at(.6, -.12, .745, rz=10):
                box(-.2, -.14, 0, .2, .14, .004, mat('linen'), .002)
                lathe([(.08, 0), (.09, .002), (.13, .016), (.128, .018), (.08, .006), (.001, .005)], mat('ceramic'), 0, 0, .004)
    pendant(2.75, 2.6, 1.62, h, .30, 'linen_white', 'drum')
    with at(1.55, d, 1.18):
        framed(1.0, 1.3, 'walnut', 'art_c', .14)
    with at(4.3, d - .26):
        sideboard(1.35, .56, .42, 'walnut', .2, ('slats', 'slats'))
        with at(-.4, 0, .76):
            table_lamp(.46, 'ceramic_dark')
    camera((1.9, -1.0, 1.34), (2.62, 4.2, .96), 31)


@picture('interiorismo-1', WIDE, seed=231, key=0.25)
def salon():
    """Living room with a built-in wall of oak and green."""
    w, d, h = 5.6, 4.6, 2.9
    room(w, d, h, {'L': [(.9, 2.1, .1, 2.4), (2.6, 3.8, .1, 2.4)], 'F': [(1.4, 3.8, .4, 2.5)]}, .55, 'plaster', floor='floor_oak_pale', frames=dict(m='oak', cols=1, rows=4), skirting=None)
    sun((-1.0, -.2, .55), 6)
    with at(0, d - .02):
        for x0, ww in ((.05, 1.55), (4.0, 1.55)):
            with at(x0, -.34):
                bookcase(ww, 2.75, .33, 'green', 2, 5, base=.62, fill=.8, deep=.06, skip=((0, 2), (1, 4)))
        with at(1.62, -.42):   # middle: long low cabinet and oak back panel
            box(0, .36, .62, 2.36, .40, 2.78, mat('oak'), 0, grain='z', bw=.19, seed=.7)
            box(0, .03, .0, 2.36, .42, .09, mat('dark'), 0)
            box(0, .02, .09, 2.36, .42, .44, mat('oak'), 0)
            for k in range(3):
                with at(.003 + k * .787, 0, .092):
                    drawer(.782, .345, .38, 'oak', 'ash', 0, .02, 3, 'none', dict(seed=.55, off=(k * .787, 0, 0)))
            box(-.0, -.02, .44, 2.36, .40, .475, mat('oak'), .004, bw=.14)
            with at(.75, .36, 1.05):
                framed(.95, .72, 'walnut', 'art_b', .09)
            vase_branches('jar', .10, .24, 'ceramic', 5, .6, 1.98, .16, .475)
            with at(.28, .15, .475):
                table_lamp(.46, 'ceramic_clay')
            with at(1.1, .08, .475):
                for k in range(3):
                    box(-.13 + .01 * k, 0, k * .032, .13 - .012 * k, .19, k * .032 + .03, mat(('book_d', 'book_b', 'book_a')[k]), .002)
    rug(3.0, 2.0, 'wool', 2.9, 2.35)
    with at(4.45, 2.35, .0, rz=-90):
        sofa(2.0, .88, 'linen')
        with at(-.6, .0, .56, rx=58, rz=12):
            cushion(.42, .42, .15, 'linen_clay', 0, 0, -.05)
    with at(2.75, 2.35, .012):
        lathe([(.42, 0), (.43, .012), (.42, .026), (.001, .026)], mat('oak'), 0, 0, .36, n=64, flat=True)
        for k in range(3):
            a = 2.1 * k + .4
            leg(.26 * math.cos(a), .26 * math.sin(a), .362, .045, .028, 'oak', .9, (.07 * math.cos(a), .07 * math.sin(a)))
        bowl(.13, .06, 'ceramic_dark', .05, .05, .386)
        with at(-.16, -.12, .386, rz=20):
            box(-.1, -.075, 0, .1, .075, .02, mat('book_f'), .002)
    with at(1.45, 2.75, 0, rz=62):
        chair_bow('oak')
    camera((2.15, -.75, 1.28), (2.75, 4.4, 1.10), 30)


@picture('interiorismo-2', WIDE, seed=241, key=0.33)
def bano():
    """Bathroom with an oak vanity, stone basin, brass tap."""
    w, d, h = 3.8, 3.4, 2.7
    room(w, d, h, {'L': [(1.2, 2.2, .9, 2.3)], 'F': [(.9, 2.9, .5, 2.4)]}, .5, {'*': 'plaster', 'B': 'plaster_sand'}, floor='flagstone', frames=dict(m='oak', cols=1, rows=2), sill='stone')
    sun((-1.0, -.3, .66), 6)
    box(.02, d - .012, .0, w, d, 1.14, mat('zellige'), 0)
    with at(.85, d - .54, .34):
        W = 2.0
        carcass(W, .46, .53, 'oak', .022)
        for i in range(2):
            for k in range(2):
                with at(.024 + i * .978, .001, .024 + k * .207):
                    drawer(.974, .204, .4, 'oak', 'ash', 0, .02, 3, 'bar', dict(seed=.35, off=(i, k * .2, 0)))
        box(-.02, -.02, .46, W + .02, .53, .49, mat('stone'), .004)
        lathe(smooth_path([(.14, 0), (.20, .03), (.225, .10), (.23, .13)], 4) + smooth_path([(.218, .13), (.205, .10), (.17, .04), (.02, .03)], 4), mat('ceramic'), 1.25, .27, .49, n=56)
        p = [(1.25, .53, .80), (1.25, .38, .80), (1.25, .33, .775)]
        tube(p, .011, mat('brass'), smooth=4)
        for x in (1.10, 1.40):
            with at(x, .53, .80, rx=90):
                lathe([(.022, 0), (.022, .006), (.012, .01), (.012, .035), (.02, .04), (.02, .052), (.001, .053)], mat('brass'), n=24)
        vase_branches('bottle', .055, .22, 'ceramic_dark', 3, .4, .42, .25, .49)
        vase('tall', .035, .15, 'glass_brown', .68, .30, .49)
        with at(1.72, .25, .49, rz=8):
            for k in range(3):
                box(-.15, -.11, k * .042, .15, .11, k * .042 + .04, mat(('linen_white', 'linen', 'linen_white')[k]), .017)
    with at(2.10, d - .016, 1.62, rx=90):
        lathe([(.40, 0), (.41, .005), (.41, .025), (.385, .028), (.38, .018), (.001, .018)], mat('oak'), n=80)
        lathe([(.381, .019), (.001, .0195)], mat('mirror'), n=80)
    for x in (1.28, 2.92):
        with at(x, d - .05, 1.62):
            lathe(smooth_path([(.001, -.07), (.05, -.05), (.07, 0), (.05, .05), (.001, .07)], 5), mat('bulb_soft'), 0, -.06)
            tube([(0, .05, 0), (0, -.03, 0)], .012, mat('brass'))
    with at(.42, d - .45):
        stool('oak', .45, .16)
        with at(0, 0, .45):
            box(-.13, -.1, 0, .13, .1, .05, mat('linen_white'), .02)
    with at(3.30, d - .07, .35):
        sheet(lambda u, v: (u * .36 + .004 * math.sin(12 * v), .012 * math.sin(9 * u + 1.5) - .02, v * .80), 30, 20, mat('linen'), th=.006)
        tube([(-.06, -.02, .81), (.44, -.02, .81)], .009, mat('brass'))
    camera((1.55, -.55, 1.34), (1.88, 3.2, 1.08), 35)


@picture('interiorismo-3', WIDE, seed=251, samples=10, key=0.30)
def muestras():
    """Close-up: a material board with wood, linen, tile and brass."""
    room(3, 2.6, 2.6, {'L': [(.5, 2.1, .9, 2.3)], 'F': [(.5, 2.5, .6, 2.4)]}, .4, 'plaster', floor='oak', frames=dict(m='oak', cols=1, rows=3))
    sun((-1.0, .2, .62), 3.5, 1.6)
    box(.2, .4, .70, 2.8, 2.0, .74, mat('stone_warm'), .004)
    with at(1.48, 1.15, .74, rz=-9):
        box(-.42, -.30, 0, .42, .30, .006, mat('linen'), .001)
        for x, y, w, hh, t, m, r in ((-.38, .02, .20, .26, .018, 'oak', 2), (-.15, .06, .16, .24, .018, 'walnut', -3), (.03, .02, .13, .25, .018, 'ash', 1),
                                    (-.36, -.26, .22, .14, .020, 'green', -4), (-.11, -.24, .15, .15, .012, 'clay', 5), (.07, -.27, .20, .20, .016, 'zel', 0),
                                    (.20, .05, .17, .20, .014, 'stone', 4)):
            with at(x, y, .006, rz=r):
                if m == 'zel':
                    for i in range(2):
                        for j in range(2):
                            box(i * .102, j * .102, 0, i * .102 + .099, j * .102 + .099, .012, mat('ceramic_green'), .002)
                else:
                    box(0, 0, 0, w, hh, t, mat(m), .0018, grain='y')
        for k, c in enumerate(('linen_clay', 'linen_green', 'linen_white')):
            with at(.31 + .02 * k, -.26 + .05 * k, .007 + .008 * k, rz=10 * k - 6):
                sheet(lambda u, v, k=k: (u * .15, v * .18, .006 * math.sin(5 * u + k) * math.sin(4 * v + 1) + .006), 16, 16, mat(c), th=.002)
        with at(-.22, -.03, .0025, rz=35):
            tube([(-.07, 0, .028), (.07, 0, .028)], .0055, mat('brass'), n=6)
            for x in (-.05, .05):
                tube([(x, 0, .026), (x, 0, .004)], .004, mat('brass'))
        with at(.02, -.02, .006):
            lathe([(.012, 0), (.012, .003), (.006, .006), (.006, .016), (.015, .022), (.015, .03), (.001, .032)], mat('brass'), n=32)
        with at(.30, .27, .006, rz=200):
            branch(.32, (1, .1, .12), 'olive', n=16, twigs=1, droop=.1)
    with at(.98, .98, .745, rz=24):
        tube([(-.09, 0, .006), (.09, 0, .006)], .0045, mat('walnut'), n=4)
    camera((1.30, .25, 1.42), (1.50, 1.12, .75), 42, level=False, fstop=5.6)
