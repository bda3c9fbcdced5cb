"""Restoration: chair, chest of drawers, turned legs."""
import math

import tools
from core import RNG, at, box, lathe, plate, smooth_path, tube
from furniture import chair_ladder, rush_seat
from joinery import carcass, drawer, turned
from materials import mat
from props import rug, vase, vase_branches
from room import camera, room, sun
from scenes import WIDE, picture
from scenes.sideboards import table_lamp
from scenes.workshop import shop, tool_wall


def jars(n=4):
    """Shellac, wax and spirit in a row from x=0."""
    for k in range(n):
        h = (.13, .10, .15, .09)[k % 4]
        vase('jar', .036, h, ('glass_brown', 'ceramic', 'glass_brown', 'ceramic_dark')[k % 4], k * .10, RNG.uniform(-.02, .02))
        lathe([(.016, 0), (.018, .018), (.014, .022)], mat('pine'), k * .10, 0, h - .004, n=16)


def pad(m='linen_white'):
    """French-polishing pad: a pear of cotton in linen."""
    lathe(smooth_path([(.001, 0), (.032, .001), (.040, .014), (.030, .034), (.012, .046), (.010, .055), (.020, .072), (.012, .078)], 4), mat(m), n=26)


def chest_of_drawers(m='walnut', w=1.05, h=.86, d=.48, out=None):
    """Restored three-drawer chest on turned feet with a moulded top."""
    with at(-w / 2, -d / 2, .11):
        carcass(w, h - .14, d, m, .024)
        g, hh = .003, (h - .14 - .048 - .012) / 3
        for k in range(3):
            with at(.027, .001, .027 + k * (hh + g)):
                drawer(w - .054, hh, d - .04, m, 'oak_pale', out[1] if out and out[0] == k else 0, .022, 4, 'knobs', dict(seed=.3, off=(0, k * .25, 0)))
                for q in ((.012, .012, w - .066, .020), (.012, hh - .020, w - .066, hh - .012)):
                    if not (out and out[0] == k):
                        box(q[0], -.004, q[1], q[2], .002, q[3], mat(m), .003)
        box(-.02, -.02, -.03, w + .02, d, .022, mat(m), .008)
        box(-.03, -.035, h - .14, w + .03, d + .01, h - .118, mat(m), .009, bw=.16)
        box(-.015, -.02, h - .155, w + .015, d, h - .138, mat(m), .006)
        for x in (.05, w - .05):
            for y in (.05, d - .05):
                turned(x, y, -.11, .085, m, .042, 'bun')


@picture('restauracion-1', WIDE, seed=301, key=0.31)
def silla():
    """Old chair on the bench: frame half cleaned, seat out, tools and jars around it."""
    shop(5.0, 4.2, 3.0, k=5)
    with at(2.55, 2.55):
        tools.workbench(2.1, .85)
        with at(.05, -.05, .86, rz=24):
            chair_ladder('wornpine', None, 3, .92, 'chestnut')
        with at(-.62, -.14, .86):
            jars(4)
        with at(-.78, -.30, .86):
            pad()
        with at(.55, -.28, .86, rz=30):
            tools.brush()
        with at(.70, .12, .86, rz=-12):         # its old seat, taken out
            with at(0, 0, -.40):
                rush_seat(.40, .35, .39, .447)
        with at(-.36, -.30, .86, rz=200):
            tools.chisel()
    with at(1.62, 4.2, 1.34):
        tool_wall(1.8, .95)
    with at(4.05, 3.72, 0, rz=-25):
        chair_ladder('chestnut')
    with at(4.50, 3.74, 0, rz=18):
        chair_ladder('wornpine', slats_n=4)
    camera((2.30, -.62, 1.52), (2.66, 4.0, 1.16), 40)


@picture('restauracion-2', WIDE, seed=311, key=0.27)
def comoda():
    """Restored chest of drawers with its mirror, in a calm room."""
    w, d, h = 4.2, 3.6, 2.8
    room(w, d, h, {'L': [(1.0, 2.2, .5, 2.4)], 'F': [(1.2, 3.2, .5, 2.5)]}, .55, {'*': 'plaster', 'B': 'plaster_green'}, floor='herring_oak', frames=dict(m='oak_pale', cols=1, rows=4), skirting='chalk')
    sun((-1.0, -.42, .62), 6)
    with at(2.15, d - .30):
        chest_of_drawers('cherry', 1.15, .90, .50, out=(2, .10))
        zt = .885
        vase_branches('bottle', .07, .24, 'ceramic_dark', 3, .45, -.38, .05, zt)
        with at(.40, .02, zt):
            table_lamp(.42, 'ceramic')
        with at(.10, -.06, zt, rz=10):
            box(-.09, -.06, 0, .09, .06, .05, mat('walnut'), .003)
    # oval mirror in a turned frame
    with at(2.15, d - .02, 1.62, rx=90):
        n = 64
        pts = [(.31 * math.cos(6.2832 * k / n), .43 * math.sin(6.2832 * k / n), .02) for k in range(n + 1)]
        for rr, zz, t in ((1.0, .012, .024), (.92, .022, .014)):
            tube([(x * rr, y * rr, zz) for x, y, _ in pts], t, mat('cherry'), n=3)
        plate([(x * .96, y * .96) for x, y, _ in pts[:-1]], .012, mat('mirror'), 0)
    with at(3.5, d - .7, 0, rz=-30):
        chair_ladder('cherry')
    rug(2.0, 1.2, 'wool', 2.0, 2.35)
    camera((1.5, -.35, 1.28), (2.14, 3.4, .99), 38)


@picture('restauracion-3', WIDE, seed=321, samples=10, key=0.25)
def torneado():
    """Close-up: turned legs, one cleaned and polished, one still grey; shellac pad and brush."""
    room(3, 2.6, 2.6, {'L': [(.4, 2.2, .9, 2.3)], 'F': [(.5, 2.5, .6, 2.4)]}, .4, 'plaster', floor='oak_dark', frames=dict(m='oak', cols=1, rows=3))
    sun((-1.0, .15, .62), 4, 2.0)
    with at(1.45, 1.3):
        tools.workbench(2.2, .95)
    prof = [(.42, 0), (.55, .03), (.4, .07), (.45, .1), (.62, .3), (.95, .44), (.6, .52), (.95, .54), (.95, .57), (.55, .6), (.8, .66), (1, .74), (.8, .82), (.6, .84), (1, .87), (1, 1)]
    for k, (m, y, r) in enumerate((('rosewood_warm', .02, 8), ('wornpine', .13, 12), ('wornpine', .24, 5))):
        with at(1.20, 1.02 + y, .898, rz=r):
            lathe(smooth_path([(a * .036, b * .55) for a, b in prof], 4), mat(m), axis='x', n=36)
    with at(1.36, .93, .86):
        pad('linen')
    with at(1.62, .95, .86, rz=150):
        tools.brush()
    with at(1.84, 1.30, .86):
        jars(2)
    with at(1.06, .97, .86):
        lathe([(.045, 0), (.05, .004), (.052, .022), (.048, .022), (.046, .006), (.001, .006)], mat('steel'), n=40)
        lathe([(.046, .012), (.001, .0125)], mat('glass_brown'), n=40)
    camera((1.14, .33, 1.30), (1.44, 1.08, .885), 50, level=False, fstop=4, focus=(1.42, 1.0, .90))
