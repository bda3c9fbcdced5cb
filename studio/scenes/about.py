"""The about page: the workshop in the morning, a chair half made."""
import math

import tools
from core import RNG, at, beam, box, plate, smooth_path, tube
from furniture import chair_ladder, stool
from joinery import beams, dovetail_board
from materials import mat
from mathutils import Matrix
from props import pendant, vase
from room import camera, room, sun
from scenes import BANNER, TALL, picture
from scenes.workshop import bench_things, boards, tool_wall

UPRIGHT = Matrix(((0, 1, 0, 0), (0, 0, 1, 0), (1, 0, 0, 0), (0, 0, 0, 1)))   # a sawn plate on end: fibre up, face to -y


def trestle(w=.76, h=.74):
    """Pine trestle, its rail along y."""
    for s in (-1, 1):
        for y in (-w * .34, w * .34):
            beam([((s * .16, y * 1.15, 0), .04, .045), ((s * .03, y, h - .07), .045, .05)], mat('pine'), rnd=.1)
    box(-.04, -w / 2, h - .08, .04, w / 2, h, mat('pine'), .004)


def glue_up(n=5, ln=1.5, w=.13):
    """Panel under clamps, centred on z=0."""
    for k in range(n):
        box(-ln / 2 + RNG.uniform(-.015, .015), (k - n / 2) * w, 0, ln / 2 + RNG.uniform(-.015, .015), (k - n / 2 + 1) * w - .0006, .030, mat('oak'), .0012, grain='x')
    for x in (-ln * .36, 0, ln * .36):
        with at(x, -n * w / 2 - .06, .034, rz=90):
            box(0, -.013, .004, n * w + .16, .013, .014, mat('iron'), .001)
            for q in (.035, n * w + .062):
                box(q, -.018, -.036, q + .022, .018, .022, mat('iron'), .004)
            tube([(-.10, 0, -.012), (.04, 0, -.012)], .007, mat('steel'))
            tube([(-.10, -.06, -.012), (-.10, .06, -.012)], .005, mat('beech'))


def on_end(n, x0, d, pitch=.19, kinds=('oak', 'walnut', 'ash', 'oak', 'cherry')):
    """Planks leaning against the back wall y=d."""
    for k in range(n):
        w, ln = RNG.uniform(.14, .26), RNG.uniform(1.9, 2.8)
        with at(x0 + k * pitch, d - .15 - .04 * (k % 3), 0, rx=-5, rz=RNG.uniform(-3, 3)):
            poly = [(ln * q / 8, .006 * math.sin(q * 1.7 + k)) for q in range(9)] + [(ln * q / 8, w + .006 * math.sin(q * 1.3 + 2 * k)) for q in range(8, -1, -1)]
            plate(poly, .032, mat(kinds[k % len(kinds)]), .002, UPRIGHT)


@picture('sobre-banco', BANNER, seed=607, samples=10, key=0.25)
def manana():
    """The long room early: windows in a row, benches and boards in their light."""
    w, d, h = 8.0, 6.6, 3.4
    room(w, d, h, {'L': [(.5, 1.8, .85, 2.8), (2.45, 3.75, .85, 2.8), (4.4, 5.7, .85, 2.8)], 'F': [(2, 6, .5, 2.9)]}, .5, 'plaster_rough', floor='floor_oak_dark',
         frames=dict(m='oak_dark', cols=2, rows=4), sill='stone')
    beams(w, d, h, 'oak_dark', 6, .16, .20, along='x')
    sun((-1.0, -.55, .39), 7)
    with at(4.55, 3.15, 0, rz=14):
        tools.workbench(2.2, .78)
        with at(.05, -.02, .86):
            bench_things()
        with at(-.2, -.75, 0):
            tools.shavings(130, 1.9, .7, r=.024)
    with at(1.15, 4.15, 0, rz=90):
        boards(15, 2.7, 'oak')
    with at(6.05, 5.45, 0, rz=-3):
        boards(17, 2.3, 'walnut')
    on_end(9, 1.55, d)
    with at(2.75, 5.05, 0, rz=8):
        for x in (-.52, .52):
            with at(x):
                trestle(.9, .78)
        with at(0, 0, .78):
            glue_up()
    with at(3.75, d, 1.34):
        tool_wall(1.9, .98)
    with at(5.95, 3.95, 0, rz=30):
        stool('oak', .56)
    for k in range(5):
        with at(5.95 + .17 * k, d - .03, 2.42 + .03 * (k % 2), rx=90, ry=90):
            tools.clamp(.62 + .12 * (k % 3))
    box(5.8, d - .03, 2.38, 6.85, d, 2.45, mat('pine'), .003)
    for x, y in ((4.0, 3.1), (5.25, 3.35)):
        pendant(x, y, 2.02, h, .19, 'iron', 'cone')
    camera((5.95, -1.15, 1.56), (3.80, 5.6, .83), 30)


@picture('sobre-historia', TALL, seed=613, key=0.28)
def silla_a_medias():
    """Corner of the workshop: a chair without its seat and upper slats on the bench, patterns on the wall."""
    w, d, h = 4.2, 3.9, 3.1
    room(w, d, h, {'L': [(2.25, 3.45, 1.02, 2.55)], 'F': [(1.0, 3.4, .5, 2.7)]}, .5, 'plaster_rough', floor='floor_oak_dark', frames=dict(m='oak_dark', cols=1, rows=3), sill='oak')
    beams(w, d, h, 'oak_dark', 4, .15, .19, along='x')
    sun((-1.0, -.34, .50), 6.5)
    zt = .86
    with at(1.52, d - .52):
        tools.workbench(2.2, .84)
        with at(-.12, .02, zt, rz=27):
            chair_ladder('oak', None, have=(0,))
        with at(.30, -.30, zt, rz=12):        # the two slats that wait, and the tool that shapes them
            for k in range(2):
                beam([((-.17, .085 * k, .008), .044, .012), ((0, .085 * k + .004, .010), .050, .012), ((.17, .085 * k, .008), .044, .012)], mat('oak'), rnd=.6)
        with at(-.22, -.32, zt, rz=-14):
            tools.spokeshave()
        with at(.70, -.08, zt, rz=35):
            tools.mallet()
        with at(.62, -.33, zt, rz=190):
            tools.chisel(w=.014)
        with at(.12, -.16, zt):
            tools.shavings(46, .7, .34, r=.015)
        with at(-.72, .10, zt, rz=80):
            tools.plane('cherry')
        with at(-.80, -.22, zt, rz=65):
            tools.gauge()
        with at(-.1, -.72, 0):
            tools.shavings(90, 1.6, .55, r=.022)
        with at(-.2, 0, .36):
            for k in range(5):
                box(-.42 + .02 * k, -.14, k * .029, .22 - .05 * k, .12, k * .029 + .026, mat(RNG.choice(('oak', 'ash', 'walnut', 'cherry'))), .001, grain='x')
            with at(.42, -.12, 0):
                dovetail_board(.30, .17, .012, 'pine', 3, .012, (True, True), 'pine')
                for q in ((0, .012, .012, .22), (.288, .012, .30, .22), (0, .22, .30, .232)):
                    box(q[0], q[1], 0, q[2], q[3], .17, mat('pine'), .001, bw=.12)
                for q in range(7):
                    tube([(.04 + .035 * q, .06 + .03 * (q % 3), .02), (.05 + .033 * q, .10 + .03 * (q % 2), .20 + .02 * (q % 3))], .008, mat(('ash', 'oak', 'walnut')[q % 3]))
    box(.62, d - .21, 1.93, 2.35, d, 1.955, mat('pine'), .003)
    for x in (.80, 2.15):
        box(x - .012, d - .16, 1.84, x + .012, d, 1.93, mat('pine'), .003)
    with at(.88, d - .10, 1.955, rz=8):
        tools.plane('beech', .26)
    with at(1.28, d - .10, 1.955, rz=-4):
        tools.plane('cherry', .22)
    for k in range(5):
        vase('jar', .038, .10 + .03 * (k % 3), ('glass_brown', 'ceramic', 'glass_brown', 'ceramic_dark', 'ceramic')[k], 1.58 + .115 * k, d - .10, 1.955)
    curve = [(0, -.028), (.18, -.030), (.42, -.030), (.62, -.012), (.80, .030), (.80, .054), (.62, .020), (.42, .006), (.18, .004), (0, .002)]
    for k, (x, z) in enumerate(((1.62, 1.02), (1.80, 1.05), (1.98, .99))):     # patterns of legs on nails
        with at(x, d - .008, z, ry=3 * (k - 1)):
            plate([(a * (1 - .05 * k), b) for a, b in smooth_path(curve, 3)], .007, mat(('pine', 'ash', 'pine')[k]), .001, UPRIGHT)
            tube([(.034, -.004, .772 - .037 * k), (.034, -.026, .776 - .037 * k)], .0022, mat('iron'))
    pendant(1.15, d - 1.0, 2.18, h, .19, 'green', 'cone')
    camera((3.15, -.05, 1.52), (1.08, 3.4, 1.30), 43)
