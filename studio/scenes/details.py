"""Details inside the news articles: grain that runs on, planks before the cut, glue under cord."""
import math

import tools
from core import RNG, at, box, frame, lathe, mesh_of, plate, put, smooth_path, tube
from joinery import carcass, knob, leg, slab
from materials import mat
from mathutils import Matrix, Vector
from props import bowl, vase_branches
from room import camera, room, sun
from scenes import WIDE, picture
from scenes.about import UPRIGHT
from scenes.chests import chest
from scenes.restoration import jars


@picture('armonia-detalle', WIDE, seed=617, samples=10, key=0.30)
def veta_seguida():
    """Sideboard, close: quiet straight grain runs through three doors, the drawers carry the lively plank."""
    room(4.4, 3.2, 2.7, {'L': [(.9, 2.3, .5, 2.3)], 'F': [(.9, 3.4, .5, 2.4)]}, .45, 'plaster', floor='floor_oak_pale', frames=dict(m='oak', cols=1, rows=3))
    sun((-1.0, -.62, .52), 5, 1.5)
    W, H, D, th = 2.1, .60, .46, .022
    with at(.95, 3.2 - .02 - D, .20):
        carcass(W, H, D, 'oak', th)
        g, hh, dw = .003, H - 2 * th - .006, .47
        z0 = th + g
        n, dr = 3, W - 2 * th - 3 * (.47 + .003) - .006
        for k in range(n):                      # quarter-sawn: the heart lies far off in the plane of the door
            x = W - th - (n - k) * (dw + g)
            with at(x, .001, z0):
                slab(dw, hh, 'oak_quiet', .021, grain='x', seed=.62, off=(x, .42, .02))
                knob(.035 if k else dw - .035, hh * .60, .012)
        for k in range(3):                      # flat-sawn: the heart close behind the face
            z = z0 + k * (hh + g) / 3
            with at(th + g, .001, z):
                slab(dr, (hh - 2 * g) / 3, 'chestnut_lively', .021, grain='x', seed=.0735, off=(-.1, (k - 1) * .183 - .055, -.065))
                knob(dr / 2, (hh - 2 * g) / 6, .013)
        box(th + g + dr, .004, th, W - th - n * (dw + g) - g * .2, D - .02, H - th, mat('oak'), .001, grain='z')
        for x in (.14, W - .14):
            for y in (.07, D - .07):
                leg(x, y, .0, .042, .026, 'oak', .4, z0=-.20)
        bowl(.14, .075, 'ceramic', 1.08, .20, H)
        vase_branches('moon', .095, .21, 'ceramic_clay', 5, .46, .30, .26, H)
        with at(1.52, .19, H, rz=9):
            box(-.13, -.10, 0, .13, .10, .026, mat('book_d'), .002)
            box(-.12, -.09, .0265, .11, .09, .047, mat('book_c'), .002)
    camera((1.02, 1.18, .86), (1.72, 2.72, .63), 42, level=False, fstop=5.6, focus=(1.5, 2.72, .58))


def chalk(points, w=.0045, y=-.0006, m='chalk'):
    """Line drawn by hand on a face at y=0 through (x, z) points: uneven width, a little off the straight."""
    pts = []
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        n = max(2, int(math.hypot(x1 - x0, z1 - z0) / .02))
        pts += [(x0 + (x1 - x0) * k / n + RNG.uniform(-.0004, .0004), z0 + (z1 - z0) * k / n + RNG.uniform(-.0004, .0004)) for k in range(n)]
    pts.append(points[-1])
    v, f = [], []
    for k, (x, z) in enumerate(pts):
        a, b = pts[max(0, k - 1)], pts[min(len(pts) - 1, k + 1)]
        dx, dz = b[0] - a[0], b[1] - a[1]
        q = w / 2 * RNG.uniform(.55, 1.15) / (math.hypot(dx, dz) or 1)
        v += [(x - dz * q, y, z + dx * q), (x + dz * q, y, z - dx * q)]
        if k:
            f.append((2 * k - 2, 2 * k - 1, 2 * k + 1, 2 * k))
    put(mesh_of(v, f, mat(m), smooth=False))


def arrow(x, z, ln, m='chalk'):
    """The direction of the fibre."""
    chalk([(x, z), (x + .003, z + ln)], m=m)
    chalk([(x - .022, z + ln - .035), (x + .003, z + ln), (x + .025, z + ln - .037)], m=m)


DIGITS = {'1': [(-.4, .6), (0, 1), (0, 0)], '2': [(-.5, .75), (-.3, 1), (.2, 1), (.45, .72), (-.5, 0), (.5, 0)],
          '3': [(-.45, 1), (.45, 1), (0, .58), (.42, .4), (.36, .06), (-.1, -.02), (-.45, .12)], '4': [(.25, 0), (.25, 1), (-.5, .35), (.5, .35)]}


def digit(c, x, z, h=.078, m='chalk'):
    chalk([(x + a * h * .6, z + b * h) for a, b in DIGITS[c]], .005, m=m)


@picture('proceso-detalle', WIDE, seed=623, samples=10, key=0.27)
def reparto():
    """Planks on end against the wall, the parts chalked on their faces, light from the side."""
    d = 3.0
    room(4.0, d, 2.9, {'L': [(.7, 2.62, .35, 2.6)], 'F': [(.9, 3.0, .5, 2.5)]}, .45, 'plaster_rough', floor='oak_dark', frames=dict(m='oak', cols=1, rows=3))
    sun((-1.0, -.36, .40), 5.5, 1.4)
    parts = {0: [(.05, .72, .62, '1'), (.155, .72, .62, '1')], 1: [(.05, .66, .95, '2')], 2: [(.05, .98, .40, '3'), (.05, 1.44, .40, '3')], 3: [(.04, .60, 1.05, '4')]}
    x = .86
    for k, (m, w, ln) in enumerate((('oak', .30, 2.25), ('ash', .34, 2.5), ('walnut', .29, 2.1), ('oak', .37, 2.4), ('cherry', .28, 2.0), ('oak', .33, 2.3))):
        with at(x, d - .21 - .012 * (k % 2), 0, rx=-4, rz=RNG.uniform(-1.5, 1.5)):
            lo = [(ln * q / 14, .011 * math.sin(q * .9 + 2 * k) + RNG.uniform(-.004, .004)) for q in range(15)]
            hi = [(ln * q / 14, w + .010 * math.sin(q * .7 + k) + RNG.uniform(-.004, .004)) for q in range(14, -1, -1)]
            th = .042
            plate(lo + hi, th, mat(m), .002, UPRIGHT, seed=(.31, .0735, .55, .22, .47, .0752)[k], off=(0, -w / 2 + .01 * k, .02))
            with at(0, -th / 2):
                for px, pz, ph, name in parts.get(k, []):
                    pw = w - 2 * px if k != 0 else .088
                    pen = 'black' if m == 'ash' else 'chalk'
                    for q in (((px - .02, pz), (px + pw + .03, pz + .002)), ((px + pw, pz - .02), (px + pw + .001, pz + ph + .015)), ((px - .015, pz + ph), (px + pw + .02, pz + ph - .002)), ((px, pz - .012), (px - .001, pz + ph + .02))):
                        chalk(q, .0035 if pen == 'black' else .0045, m=pen)      # lines overrun their corners
                    digit(name, px + pw / 2, pz + ph * .24, m=pen)
                    arrow(px + pw * .5, pz + ph * .52, min(.22, ph * .30), pen)
        x += w + .022
    with at(1.12, 1.90, .80, rz=-7):           # the table with the cut list, out of the sun
        box(-.6, -.40, -.04, .62, .34, 0, mat('beech'), .003, bw=.11)
        with at(.12, .04, .0005, rz=9):
            box(-.21, -.15, 0, .21, .15, .0007, mat('paper'), 0)
            for q in range(7):
                box(-.17, .10 - q * .034, .0007, -.02 + .02 * (q % 3), .1016 - q * .034, .001, mat('black'), 0)
                box(.05, .10 - q * .034, .0007, .10 + .012 * (q % 2), .1016 - q * .034, .001, mat('black'), 0)
        with at(.36, .16, .001, rz=32):
            tube([(-.085, 0, .0045), (.075, 0, .0045), (.09, 0, .004)], [.0038, .0038, .0004], mat('ochre'), n=3)
        for k, (x0, r) in enumerate(((-.235, 24), (-.22, -18), (-.205, 31))):   # folding rule in its zigzag
            with at(x0, .02 + .006 * k, .001 + .004 * k, rz=r):
                box(-.11, -.008, 0, .11, .008, .0036, mat('ochre'), .001)
                for e in (-.104, .104):
                    lathe([(.005, 0), (.005, .0042), (.001, .0046)], mat('brass'), e, 0, 0, n=18)
        with at(.50, -.10, .001, rz=15):
            lathe([(.005, 0), (.0055, .03), (.005, .062)], mat('chalk'), -.03, 0, .0055, axis='x', n=18)
    camera((1.30, -.35, 1.75), (1.78, 2.8, 1.06), 46, fstop=4.5, focus=(1.75, 2.75, 1.2))


def rope(path, r=.0044, m='rush'):
    """Three-strand cord through points."""
    pts, s = [], 0.0
    for a, b in zip(path, path[1:]):
        a, b = Vector(a), Vector(b)
        n = max(1, int((b - a).length / .005))
        pts += [a + (b - a) * k / n for k in range(n)]
    pts.append(Vector(path[-1]))
    strands = [[], [], []]
    for k, p in enumerate(pts):
        t = (pts[min(k + 1, len(pts) - 1)] - pts[max(k - 1, 0)]).normalized()
        side = t.cross(Vector((0, 0, 1))).normalized()
        s += (p - pts[k - 1]).length if k else 0
        for q in range(3):
            a = 2 * math.pi * (s / .026 + q / 3)
            strands[q].append(tuple(p + (Vector((0, 0, 1)) * math.cos(a) + side * math.sin(a)) * r * .54))
    for st in strands:
        tube(st, r * .52, mat(m), n=2)


@picture('restauracion-detalle', WIDE, seed=631, samples=10, key=0.27)
def cuerda_y_cunas():
    """Corner of the old chest: cord and wedges press the glued joint, a new piece in its base, the glue pot beside it."""
    room(3.4, 3.0, 2.7, {'L': [(.4, 1.9, .9, 2.35)], 'F': [(.6, 2.8, .6, 2.4)]}, .42, 'plaster', floor='oak_dark', frames=dict(m='oak', cols=1, rows=3))
    sun((-1.0, -.42, .60), 4.5, 1.8)
    with at(1.5, 1.42):
        tools.workbench(2.4, 1.15)
    w, d = 1.15, .52
    with at(1.28, 1.50, .86, rz=-33):
        chest('good', 'oldwalnut')
        x1 = w / 2
        # the graft: a scarfed length of walnut in the plinth
        plate([(x1 - .30, -.035), (x1 + .012, -.035), (x1 + .012, .045), (x1 - .25, .045)], .012, mat('walnut_fresh'), .0006, Matrix.Translation((0, -d / 2 - .0146, .12)) @ frame(rx=90))
        e = .0062
        for z, wx in ((.235, (-.02, .33)), (.455, (.05, .37))):
            for turn in range(2):
                zz = z + .0098 * turn
                path = [(-x1 - e, d / 2, zz), (-x1 - e, -d / 2 - e, zz)]
                for x in wx:
                    path += [(x - .085, -d / 2 - e, zz), (x - .056, -d / 2 - e - .003, zz), (x + .058, -d / 2 - e - .0187, zz), (x + .066, -d / 2 - e - .0180, zz), (x + .105, -d / 2 - e - .002, zz)]
                path += [(x1 + e * .4, -d / 2 - e, zz), (x1 + e, -d / 2 - e * .4, zz), (x1 + e, -.065, zz), (x1 + e + .003, -.036, zz), (x1 + e + .0187, .078, zz), (x1 + e + .018, .086, zz), (x1 + e, .125, zz), (x1 + e, d / 2, zz)]
                rope(path)
            for x in wx:
                plate([(-.055, 0), (.062, 0), (.062, -.019), (-.055, -.003)], .036, mat('oak'), .001, Matrix.Translation((x, -d / 2, z + .004)))
            plate([(0, -.055), (.003, -.055), (.019, .062), (0, .062)], .036, mat('oak'), .001, Matrix.Translation((x1, .02, z + .004)), grain='y')
    with at(1.28, .985, .86):                  # glue pot in its water bath
        lathe(smooth_path([(.052, 0), (.056, .004), (.058, .05), (.060, .078)], 4) + [(.064, .079), (.064, .084), (.049, .085), (.047, .080), (.046, .050), (.001, .050)], mat('iron'), n=56, sharp=50)
        lathe([(.0462, .062), (.001, .0622)], mat('glue'), n=40)
        tube([(-.060, 0, .070), (-.085, 0, .085), (-.13, .01, .10), (-.165, .012, .098)], [.006, .0055, .006, .008], mat('iron'), smooth=4)
        with at(.004, .004, .128, rz=150, ry=64):
            tools.brush('cherry')
    with at(1.09, 1.13, .86):
        jars(2)
    with at(1.66, .885, .86, rz=14):
        tools.chisel(w=.022)
    for k, (x, y, r) in enumerate(((1.44, .93, 22), (1.52, .955, -38), (1.86, 1.02, -30))):
        plate([(-.055, 0), (.062, 0), (.062, .019), (-.055, .003)], .034, mat('oak'), .001, frame(x, y, .86 + .017, rz=r))
    camera((.98, -.22, 1.50), (1.49, 1.02, 1.075), 44, level=False, fstop=5, focus=(1.60, 1.03, 1.05))
