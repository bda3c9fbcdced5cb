"""The workshop: bench, boards, close-ups, spray booth, restoration bench."""
import math

import tools
from core import RNG, at, box, frame, plate
from furniture import stool
from joinery import beams, dovetail_board
from materials import mat
from props import branch, vase
from room import camera, room, sun
from scenes import TALL, WIDE, picture


def tool_wall(w=1.7, h=.95, m='pine'):
    """Panel of boards with hanging tools, in the xz plane facing -y."""
    box(0, -.022, 0, w, 0, h, mat(m), .003, grain='x', bw=.16)
    box(-.02, -.06, h - .34, w + .02, -.022, h - .315, mat(m), .003)
    box(-.02, -.15, .0, w + .02, 0, .022, mat(m), .003)
    x = .08
    for k in range(9):      # chisels in the rack
        with at(x, -.042, h - .27 - .0 * k, ry=90):
            with at(0, 0, 0, rz=0):
                tools.chisel(.22 + .012 * k, .008 + .0035 * k, RNG.choice(('beech', 'ash', 'cherry')))
        x += .075
    for k, (xx, rz) in enumerate(((.95, 0), (1.22, 0))):
        with at(xx, -.034, h - .14, rx=90, rz=0):
            with at(0, 0, 0, rz=-90 + 8 * k):
                tools.saw()
    with at(1.52, -.03, h - .26, rx=90):
        tools.square()
    for k, s in enumerate((.9, 1.0)):
        with at(.22 + .36 * k, -.08, .022, rz=88 - 80 * k):
            tools.plane('beech' if k else 'cherry', .20 + .05 * k)
    with at(1.02, -.075, .022):
        tools.mallet()
    for k in range(4):
        vase('jar', .035, .09 + .02 * (k % 2), ('glass_brown', 'ceramic_dark', 'ceramic', 'glass_brown')[k], 1.22 + .10 * k, -.075, .022)


def boards(n, ln=2.4, m='oak', w=(.16, .30), th=.035, gap=.022, cols=1):
    """Boards stacked on stickers, waney and uneven ends, along x, centred at x=0, front at y=0."""
    z = .12
    for x in (-ln * .38, 0, ln * .38):
        box(x - .05, -.02, 0, x + .05, .9, .12, mat('greywood'), .004, grain='y')
    for k in range(n):
        t = th * RNG.choice((.9, 1, 1.3))
        y = RNG.uniform(-.03, .02)
        while y < .72:
            ww = RNG.uniform(*w)
            a, b = -ln / 2 + RNG.uniform(-.10, .08), ln / 2 + RNG.uniform(-.12, .12)
            wav = [(a + (b - a) * q / 10, (.010 * math.sin(q * 1.3 + k) + RNG.uniform(-.004, .004))) for q in range(11)]
            poly = [(x, yy) for x, yy in wav] + [(x, ww + yy * .8) for x, yy in wav[::-1]]
            plate(poly, t, mat(m), .002, frame(0, y, z + t / 2), segs=1)
            y += ww + RNG.uniform(.008, .03)
        z += t
        if k < n - 1:
            for x in (-ln * .42, -ln * .14, ln * .14, ln * .42):
                xx = x + RNG.uniform(-.015, .015)
                box(xx - .013, -.03, z, xx + .013, .80, z + gap, mat('pine'), .001, grain='y')
            z += gap
    return z


def shop(w=6.2, d=4.8, h=3.3, sun_d=(-1.0, -.25, .62), k=6, floor='concrete', wins=None):
    """The workshop's shell: rough plaster, pine beams, tall windows on the left."""
    room(w, d, h, wins or {'L': [(.7, 2.1, .95, 2.7), (2.7, 4.1, .95, 2.7)], 'F': [(1.5, 4.5, .5, 2.8)]}, .55, 'plaster_rough', floor=floor,
         frames=dict(m='oak_dark', cols=2, rows=4), sill='stone')
    beams(w, d, h, 'oak_dark', 6, .13, .18, along='x')
    sun(sun_d, k)


def bench_things():
    """A morning's work on the bench top (z=0), bench centred."""
    with at(-.15, -.02, 0, rz=3):
        box(-.55, -.07, 0, .55, .07, .034, mat('oak'), .0015)
        with at(-.15, 0, .034, rz=180):
            tools.plane()
    with at(-.52, .06, .01):
        tools.shavings(55, .5, .26)
    with at(.62, -.10, 0, rz=25):
        tools.chisel()
    with at(.70, -.01, 0, rz=12):
        tools.chisel(w=.026)
    with at(.52, .10, 0, rz=-60):
        tools.square()
    with at(.80, .08, 0, rz=40):
        tools.mallet()
    with at(-.80, -.10, 0, rz=70):
        tools.gauge()


@picture('fabricacion-1', WIDE, seed=101, key=0.27)
def banco():
    shop(k=5)
    d = 4.8
    with at(3.0, 3.0, 0, rz=0):
        tools.workbench(2.1, .72)
        with at(0, -.02, .86):
            bench_things()
        with at(-.5, -.62, 0):
            tools.shavings(70, 1.2, .45, r=.022)
    with at(2.15, d, 1.28):
        tool_wall(1.9, .98)
    for k in range(7):
        with at(4.65 + k * .17, d - .12 - .03 * (k % 2), 0, rx=-7, rz=RNG.uniform(-3, 3)):
            box(0, -.04, 0, RNG.uniform(.13, .2), -.005, RNG.uniform(1.7, 2.5), mat(RNG.choice(('oak', 'walnut', 'ash', 'oak', 'cherry'))), .002, grain='z')
    with at(4.35, 2.75, 0):
        stool('oak', .52)
    for k in range(4):
        with at(1.05 + .17 * k, d - .03, 1.98 + .03 * (k % 2), rx=90, rz=0, ry=90):
            tools.clamp(.62 + .12 * (k % 3))
    box(.95, d - .03, 1.96, 1.85, d, 2.02, mat('pine'), .003)
    with at(1.15, d - .5):
        box(0, 0, 0, .8, .45, .8, mat('oak_dark'), .004, bw=.15)
        for k in range(6):
            box(.04 + .0 * k, .02, .8 + k * .03, .7 - .03 * k, .40, .826 + k * .03, mat(RNG.choice(('oak', 'ash', 'walnut'))), .001, grain='x')
    camera((2.45, .10, 1.46), (2.95, 4.4, 1.08), 34)


@picture('taller-retrato', TALL, seed=111, key=0.27)
def retrato():
    shop(4.6, 4.6, 3.2, (.55, 1.0, .72), 6, wins={'B': [(1.45, 3.05, 1.05, 2.65)], 'F': [(1, 3.4, .5, 2.8)], 'R': [(1.6, 3.0, 1.0, 2.6)]})
    d = 4.6
    with at(2.2, d - .62):
        tools.workbench(2.2, .74)
        with at(0, -.05, .86):
            bench_things()
        with at(-.1, -.75, 0):
            tools.shavings(80, 1.5, .6, r=.022)
    with at(.05, 2.05, 1.25, rz=90):
        tool_wall(1.9, .98)
    with at(3.12, 3.0, 0, rz=20):
        stool('oak', .56)
    with at(2.2, d - .62, .36):          # under the bench: offcuts, a box of drawings, a bucket of pegs
        for k in range(5):
            box(-.62 + .02 * k, -.14, k * .029, .12 - .05 * k, .12, k * .029 + .026, mat(RNG.choice(('oak', 'ash', 'walnut', 'cherry'))), .001, grain='x')
        with at(.30, -.10, 0):
            dovetail_board(.30, .17, .012, 'pine', 3, .012, (True, True), 'pine')
            box(.012, .012, 0, .288, .22, .16, mat('oak_dark'), .002)
    for k in range(4):                   # clamps left of the window
        with at(.98 + .12 * k, d - .03, 2.22 + .03 * (k % 2), rx=90, ry=90):
            tools.clamp(.58 + .14 * (k % 3), .08)
    box(.88, d - .03, 2.20, 1.40, d, 2.26, mat('pine'), .003)
    box(3.18, d - .17, 1.62, 3.78, d, 1.645, mat('pine'), .003)
    for k in range(4):
        vase('jar', .036, .10 + .025 * (k % 3), ('glass_brown', 'ceramic', 'glass_brown', 'ceramic_dark')[k], 3.26 + .13 * k, d - .09, 1.645)
    for k in range(5):
        with at(3.24 + .11 * k, d - .02, 1.98, ry=90):
            tools.chisel(.24 + .015 * k, .01 + .004 * k, RNG.choice(('beech', 'cherry', 'ash')))
    box(3.18, d - .04, 2.0, 3.78, d, 2.022, mat('pine'), .002)
    for k in range(6):
        with at(3.55 + k * .16, d - .10 - .03 * (k % 2), 0, rx=-6, rz=RNG.uniform(-3, 3)):
            box(0, -.04, 0, RNG.uniform(.12, .2), -.005, RNG.uniform(1.6, 2.3), mat(RNG.choice(('oak', 'walnut', 'ash', 'oak', 'cherry'))), .002, grain='z')
    from props import pendant
    pendant(2.25, 3.75, 1.95, 3.02, .18, 'iron', 'cone')
    with at(1.75, d + .16, 1.055):
        vase('jar', .05, .12, 'ceramic_clay')
        for k in range(3):
            with at(0, 0, .1):
                branch(.28, (RNG.uniform(-.5, .5), RNG.uniform(-.3, .3), 1), 'olive', n=12, twigs=1)
    camera((2.55, -.25, 1.50), (2.25, 4.2, 1.16), 40)


@picture('fabricacion-2', WIDE, seed=121, key=0.27)
def secadero():
    shop(6.0, 5.0, 3.4, k=6)
    for x, y, m, n in ((1.75, 3.45, 'oak', 15), (4.25, 3.55, 'walnut', 11)):
        with at(x, y, 0):
            boards(n, 2.3, m)
    for k in range(9):
        with at(2.6 + k * .24, 4.85 - .02 * (k % 2), 0, rx=-5, rz=RNG.uniform(-2, 2)):
            box(0, -.05, 0, RNG.uniform(.16, .23), -.012, RNG.uniform(2.2, 2.9), mat(RNG.choice(('ash', 'oak', 'cherry', 'ash'))), .002, grain='z')
    with at(2.95, 2.75):
        tools.shavings(40, 1.4, .5, r=.02)
    camera((2.2, .15, 1.55), (2.98, 4.4, 1.0), 33)


@picture('fabricacion-3', WIDE, seed=131, samples=10, key=0.25)
def cepillo():
    """Close-up: plane on an oak board, shavings rising."""
    room(3, 2.6, 2.6, {'L': [(.5, 2.1, .9, 2.3)], 'F': [(.5, 2.5, .6, 2.4)]}, .4, 'plaster_sand', floor='oak_dark', frames=dict(m='oak', cols=1, rows=3))
    sun((-1.0, .25, .62), 4, 2.0)
    with at(1.45, 1.25, .0):
        tools.workbench(2.2, .9)
        with at(0, -.1, .86):
            box(-.8, -.085, 0, .8, .085, .036, mat('oak'), .0015, seed=.83)
            box(-.8, .10, 0, .5, .26, .036, mat('oak'), .0015)
            with at(.02, 0, .036, rz=180):
                tools.plane('beech', .25)
            with at(.03, 0, .10):
                for k in range(5):
                    with at(RNG.uniform(-.02, .03), RNG.uniform(-.02, .02), .012 * k):
                        tools.shaving(.022, .038, 1.6 + .4 * k)
            with at(.36, -.02, .038):
                tools.shavings(34, .36, .22, r=.02)
            with at(-.10, -.24, 0):
                tools.shavings(26, .5, .14, r=.018)
            with at(-.42, .17, .036, rz=-20):
                tools.chisel()
    camera((1.02, .42, 1.32), (1.47, 1.20, .93), 50, level=False, fstop=3.5, focus=(1.45, 1.12, .95))


@picture('carpinteria-3', WIDE, seed=141, samples=10, key=0.24)
def ensamble():
    """Close-up: a mortise-and-tenon joint, open, on the bench, with the chisel that cut it."""
    room(3, 2.6, 2.6, {'L': [(.5, 2.1, .9, 2.3)], 'F': [(.5, 2.5, .6, 2.4)]}, .4, 'plaster', floor='oak_dark', frames=dict(m='oak', cols=1, rows=3))
    sun((-1.0, .1, .60), 4, 2.0)
    with at(1.45, 1.25, .0):
        tools.workbench(2.2, .95)
    with at(1.42, 1.10, .86):
        with at(.10, .06, 0, rz=14):      # stile with its mortise: four pieces around the hole
            s = dict(seed=.31)
            box(-.55, -.022, 0, -.06, .022, .095, mat('oak'), .0003, grain='x', off=(-.305, 0, 0), **s)
            box(.06, -.022, 0, .45, .022, .095, mat('oak'), .0003, grain='x', off=(.255, 0, 0), **s)
            box(-.06, -.022, 0, .06, -.0065, .095, mat('oak'), .0003, grain='x', off=(0, 0, .01425), **s)
            box(-.06, .0065, 0, .06, .022, .095, mat('oak'), .0003, grain='x', off=(0, 0, -.01425), **s)
            box(-.0602, -.0065, 0, .0602, .0065, .03, mat('oak'), 0, grain='x')
        with at(-.02, -.10, 0, rz=76):     # rail with its tenon
            box(-.42, -.06, .0, -.06, .06, .044, mat('oak'), .0012, grain='x', seed=.61, off=(-.24, 0, 0))
            box(-.0605, -.05, .0155, .015, .05, .0285, mat('oak'), .0008, grain='x', seed=.61, off=(-.02275, 0, 0))
        with at(.27, -.10, 0, rz=-158):
            tools.chisel(w=.012)
        with at(-.26, -.16, 0, rz=40):
            tools.gauge()
        with at(.06, -.06):
            tools.shavings(14, .30, .2, 'shaving', .006)
        with at(.42, .22, 0, rz=60):
            tools.mallet()
    camera((1.12, .28, 1.36), (1.46, 1.03, .89), 46, level=False, fstop=4, focus=(1.50, 1.08, .93))
