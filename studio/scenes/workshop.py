"""The workshop: bench, boards, close-ups, spray booth, restoration bench."""

import math

import tools
from core import RNG, at, box, cut, frame, plate, sheet
from joinery import beams
from palette import mat
from props import vase
from room import camera, room, sun
from scenes import WIDE, picture


def tool_wall(w=1.7, h=0.95, m='pine', blades='steel'):
    """Panel of boards with hanging tools, in the xz plane facing -y."""
    box(0, -0.022, 0, w, 0, h, mat(m), 0.003, grain='x', bw=0.16)
    box(-0.02, -0.06, h - 0.34, w + 0.02, -0.022, h - 0.315, mat(m), 0.003)
    box(-0.02, -0.15, 0.0, w + 0.02, 0, 0.022, mat(m), 0.003)
    x = 0.08
    for k in range(9):  # chisels in the rack
        with at(x, -0.042, h - 0.27 - 0.0 * k, ry=90):
            with at(0, 0, 0, rz=0):
                tools.chisel(0.22 + 0.012 * k, 0.008 + 0.0035 * k, RNG.choice(('beech', 'ash', 'cherry')))
        x += 0.075
    for k, (xx, _rz) in enumerate(((0.95, 0), (1.22, 0))):
        with at(xx, -0.034, h - 0.14, rx=90, rz=0):
            with at(0, 0, 0, rz=-90 + 8 * k):
                tools.saw(m=blades)
    with at(1.52, -0.03, h - 0.26, rx=90):
        tools.square()
    for k, _s in enumerate((0.9, 1.0)):
        with at(0.22 + 0.36 * k, -0.08, 0.022, rz=88 - 80 * k):
            tools.plane('beech' if k else 'cherry', 0.20 + 0.05 * k)
    with at(1.02, -0.075, 0.022):
        tools.mallet()
    for k in range(4):
        vase(
            'jar',
            0.035,
            0.09 + 0.02 * (k % 2),
            ('glass_brown', 'ceramic_dark', 'ceramic', 'glass_brown')[k],
            1.22 + 0.10 * k,
            -0.075,
            0.022,
        )


def boards(n, ln=2.4, m='oak', w=(0.16, 0.30), th=0.035, gap=0.022, cols=1):
    """Boards stacked on stickers, waney and uneven ends, along x, centred at x=0, front at y=0."""
    z = 0.12
    for x in (-ln * 0.38, 0, ln * 0.38):
        box(x - 0.05, -0.02, 0, x + 0.05, 0.9, 0.12, mat('greywood'), 0.004, grain='y')
    for k in range(n):
        t = th * RNG.choice((0.9, 1, 1.3))
        y = RNG.uniform(-0.03, 0.02)
        while y < 0.72:
            ww = RNG.uniform(*w)
            a, b = -ln / 2 + RNG.uniform(-0.10, 0.08), ln / 2 + RNG.uniform(-0.12, 0.12)
            wav = [(a + (b - a) * q / 10, (0.010 * math.sin(q * 1.3 + k) + RNG.uniform(-0.004, 0.004))) for q in range(11)]
            poly = [(x, yy) for x, yy in wav] + [(x, ww + yy * 0.8) for x, yy in wav[::-1]]
            plate(poly, t, mat(m), 0.002, frame(0, y, z + t / 2), segs=1)
            y += ww + RNG.uniform(0.008, 0.03)
        z += t
        if k < n - 1:
            for x in (-ln * 0.42, -ln * 0.14, ln * 0.14, ln * 0.42):
                xx = x + RNG.uniform(-0.015, 0.015)
                box(xx - 0.013, -0.03, z, xx + 0.013, 0.80, z + gap, mat('pine'), 0.001, grain='y')
            z += gap
    return z


def shop(w=6.2, d=4.8, h=3.3, sun_d=(-1.0, -0.25, 0.62), k=6, floor='concrete', wins=None):
    """The workshop's shell: rough plaster, pine beams, tall windows on the left."""
    room(
        w,
        d,
        h,
        wins or {'L': [(0.7, 2.1, 0.95, 2.7), (2.7, 4.1, 0.95, 2.7)], 'F': [(1.5, 4.5, 0.5, 2.8)]},
        0.55,
        'plaster_rough',
        floor=floor,
        frames=dict(m='oak_dark', cols=2, rows=4),
        sill='stone',
    )
    beams(w, d, h, 'oak_dark', 6, 0.13, 0.18, along='x')
    sun(sun_d, k)


def bench_things():
    """A morning's work on the bench top (z=0), bench centred."""
    with at(-0.15, -0.02, 0, rz=3):
        box(-0.55, -0.07, 0, 0.55, 0.07, 0.034, mat('oak'), 0.0015)
        with at(-0.15, 0, 0.034, rz=180):
            tools.plane()
    with at(-0.52, 0.06, 0.01):
        tools.shavings(55, 0.5, 0.26)
    with at(0.62, -0.10, 0, rz=25):
        tools.chisel()
    with at(0.70, -0.01, 0, rz=12):
        tools.chisel(w=0.026)
    with at(0.52, 0.10, 0, rz=-60):
        tools.square()
    with at(0.80, 0.08, 0, rz=40):
        tools.mallet()
    with at(-0.80, -0.10, 0, rz=70):
        tools.gauge()


@picture('fabricacion-2', WIDE, seed=121, key=0.27)
def secadero():
    shop(6.0, 5.0, 3.4, k=6)
    for x, y, m, n in ((1.66, 3.45, 'oak', 15), (4.42, 3.5, 'walnut', 11)):
        with at(x, y, 0):
            boards(n, 2.3, m)
    for k in range(9):
        with at(2.6 + k * 0.24, 4.85 - 0.02 * (k % 2), 0, rx=-5, rz=RNG.uniform(-2, 2)):
            box(
                0,
                -0.05,
                0,
                RNG.uniform(0.16, 0.23),
                -0.012,
                RNG.uniform(2.2, 2.9),
                mat(RNG.choice(('ash', 'oak', 'cherry', 'ash'))),
                0.002,
                grain='z',
            )
    with at(2.95, 2.75):
        tools.shavings(40, 1.4, 0.5, r=0.02)
    camera((2.2, 0.15, 1.55), (2.98, 4.4, 1.0), 33)


@picture('fabricacion-3', WIDE, seed=131, samples=10, key=0.22)
def cepillo():
    """Close-up along the board: the plane at rest, the last shaving still in its mouth, window ahead."""
    room(
        3.4,
        3.2,
        2.7,
        {'B': [(0.5, 2.5, 0.95, 2.4)], 'F': [(0.5, 2.9, 0.6, 2.4)]},
        0.4,
        'plaster_rough',
        'oak_dark',
        frames=dict(m='oak_dark', cols=2, rows=3),
    )
    sun((-0.55, 1.0, 0.72), 4.5, 1.6)
    with at(1.55, 1.45):
        tools.workbench(2.4, 0.9)
        with at(0, -0.16, 0.86):
            box(-0.9, -0.085, 0, 0.9, 0.085, 0.036, mat('oak_oiled'), 0.0015, grain='x', seed=0.0735, off=(0, -0.05, -0.06))
            with at(0.02, 0, 0.036, rz=180):
                tools.plane('beech', 0.25)
            with at(0.020, 0, 0.122, rz=180, ry=4):  # one long shaving that leaves the throat in a loosening spiral
                sheet(_ribbon(0.040), 90, 3, mat('shaving'))
            for k, (x, y, r, turns) in enumerate(((-0.30, 0.03, 0.021, 2.1), (-0.36, -0.05, 0.017, 1.7), (-0.24, -0.045, 0.015, 2.4))):
                with at(x, y, 0.0365, rz=70 + 50 * k):
                    tools.shaving(r, 0.038, turns)
            with at(-0.42, 0.02, 0.0365):
                tools.shavings(16, 0.16, 0.10, r=0.017)
            with at(0.02, -0.13, 0):
                tools.shavings(44, 0.9, 0.05, r=0.018)
            with at(0.40, 0.20, 0, rz=8):
                tools.square()
    camera((1.10, 0.50, 1.05), (1.545, 1.30, 0.945), 62, level=False, fstop=4, focus=(1.54, 1.26, 0.94))


def _ribbon(width, r0=0.011, r1=0.027, turns=2.1, rise=0.055):
    """Surface of a shaving that climbs straight out of the throat and then curls backwards."""

    def fn(u, v):
        across = (v - 0.5) * width * (1 - 0.1 * u)
        if u < 0.2:
            t = u / 0.2
            return (-0.010 * t, across, rise * (t - 1))
        t = (u - 0.2) / 0.8
        a, r = turns * 2 * math.pi * t, r1 + (r0 - r1) * t
        return (-0.010 - r1 + r * math.cos(a), across + 0.012 * t * t, r * math.sin(a))

    return fn


def chips(n, sx, sy, m='oak'):
    """What a mortise chisel throws out: short, thick, slightly bent flakes, lying flat."""
    for _ in range(n):
        ln, w, bow = RNG.uniform(0.008, 0.023), RNG.uniform(0.005, 0.0145), RNG.uniform(-0.0015, 0.0026)

        def flake(u, v, ln=ln, w=w, bow=bow):
            ragged = 1 - 0.25 * abs(2 * v - 1) * (u > 0.5)
            return ((u - 0.5) * ln * ragged, (v - 0.5) * w, 0.0006 + abs(bow) * (2 * u - 1) ** 2)

        with at(RNG.gauss(0, sx / 4), RNG.gauss(0, sy / 4), 0, rz=RNG.uniform(0, 360)):
            sheet(flake, 5, 2, mat(m), th=RNG.uniform(0.0005, 0.0011))


@picture('carpinteria-3', WIDE, seed=141, samples=10, key=0.265)
def ensamble():
    """Close-up: a mortise and the tenon that goes into it, scribed lines still there, low light from the right."""
    room(
        3.2,
        2.8,
        2.6,
        {'R': [(0.6, 2.2, 0.9, 2.3)], 'F': [(0.5, 2.7, 0.6, 2.4)]},
        0.4,
        'plaster_clay',
        floor='oak_dark',
        frames=dict(m='oak', cols=1, rows=3),
    )
    sun((1.0, 0.35, 0.42), 4.5, 1.6)
    with at(1.55, 1.30):
        tools.workbench(2.4, 1.0)
    with at(1.50, 1.12, 0.86):
        with at(0.02, 0.10, 0, rz=-12):
            stile = box(-0.75, -0.036, 0, 0.75, 0.036, 0.060, mat('oak'), 0.0012, grain='x', seed=0.0735, off=(0, -0.05, -0.09))
            cut(stile, (-0.0465, -0.0075, 0.018, 0.0465, 0.0075, 0.08))
            for x in (-0.0475, 0.0475):  # the knife lines across
                box(x - 0.0004, -0.0362, 0.0598, x + 0.0004, 0.0362, 0.0602, mat('pencil'), 0)
        with at(0.10, -0.115, 0, rz=16):
            rail = box(0.005, -0.055, 0, 0.60, 0.055, 0.044, mat('oak'), 0.0012, grain='x', seed=0.22, off=(0, 0.05, -0.05))
            cheeks = ((-0.04, -0.07, -0.01, 0.045, 0.07, 0.0145), (-0.04, -0.07, 0.0295, 0.045, 0.07, 0.06))
            cut(rail, *cheeks, (-0.04, -0.07, 0.0146, 0.045, -0.046, 0.0294), (-0.04, 0.046, 0.0146, 0.045, 0.07, 0.0294))
        with at(-0.13, -0.045, 0, rz=-34):
            tools.chisel(w=0.015)
        with at(-0.14, -0.205, 0, rz=8):
            tools.gauge()
        with at(0.03, 0.005, 0):
            chips(36, 0.20, 0.09)
        with at(0.12, 0.079, 0.060, rz=-12):
            chips(5, 0.10, 0.03)
    camera((1.19, 0.36, 1.32), (1.525, 1.09, 0.885), 56, level=False, fstop=5, focus=(1.54, 1.14, 0.91))
