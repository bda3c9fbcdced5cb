"""Hand tools at true size. Metres; each lies or stands on z=0, long axis along x, centred."""

import math

import bpy
from mathutils import Matrix

from core import RNG, _frames, at, beam, box, collect, cut, frame, lathe, mesh_of, plate, put, sheet, smooth_path, tube
from palette import mat


def chisel(ln=0.27, w=0.019, handle='beech'):
    """Bevel-edge chisel lying on its back, edge towards +x."""
    z = 0.013
    beam(
        [
            ((-ln / 2, 0, z), 0.022, 0.022),
            ((-ln / 2 + 0.02, 0, z), 0.030, 0.030),
            ((-ln / 2 + 0.065, 0, z), 0.025, 0.025),
            ((-ln / 2 + 0.105, 0, z), 0.030, 0.030),
            ((-ln / 2 + 0.13, 0, z), 0.020, 0.020),
        ],
        mat(handle),
        rnd=1,
        n=6,
        cap=0.003,
    )
    for x, r in ((-ln / 2 + 0.004, 0.0135), (-ln / 2 + 0.127, 0.0115)):
        lathe([(r, 0), (r, 0.012)], mat('brass'), x - 0.004, 0, z, n=24, axis='x')
    tube([(-ln / 2 + 0.13, 0, z), (-ln / 2 + 0.15, 0, z)], [0.008, 0.0055], mat('steel'))
    x0, x1 = -ln / 2 + 0.145, ln / 2
    h, q = 0.0045, w * 0.30

    def prof(x, hh, ww):
        return [
            (x, -ww / 2, z - h / 2),
            (x, ww / 2, z - h / 2),
            (x, ww / 2, z - h / 2 + hh * 0.35),
            (x, ww / 2 - q, z - h / 2 + hh),
            (x, -ww / 2 + q, z - h / 2 + hh),
            (x, -ww / 2, z - h / 2 + hh * 0.35),
        ]

    rings = [prof(x0, h * 1.3, w * 0.6), prof(x0 + 0.015, h * 1.1, w), prof(x1 - 0.012, h * 0.9, w), prof(x1, 0.0003, w)]
    v = [p for r in rings for p in r]
    f = [(i * 6 + k, i * 6 + (k + 1) % 6, (i + 1) * 6 + (k + 1) % 6, (i + 1) * 6 + k) for i in range(3) for k in range(6)]
    put(mesh_of(v, [q_[::-1] for q_ in f] + [(0, 1, 2, 3, 4, 5)], mat('steel'), sharp=20))


def plane(wood='beech', ln=0.24):
    """Wooden smoothing plane with wedge, iron, horn at the front (-x) and a rounded back."""
    h, w = 0.062, 0.064
    side = [
        (-ln / 2, 0),
        (ln / 2, 0),
        (ln / 2, h * 0.70),
        (ln / 2 - 0.02, h * 0.92),
        (ln / 2 - 0.05, h),
        (-ln / 2 + 0.015, h),
        (-ln / 2, h * 0.86),
    ]
    body = plate(side, w, mat(wood), 0.003, frame(rx=90), seed=0.5)
    with at(-0.001, 0, 0.010, ry=-48):  # the throat
        cut(body, (0.012, -0.0222, -0.0004, 0.18, 0.0222, 0.036))
    with at(-0.001, 0, 0.010, ry=-48):  # iron and cap at 45 degrees, wedge above
        box(0, -0.0215, 0, 0.125, 0.0215, 0.004, mat('steel'), 0.0008)
        box(0.006, -0.0205, 0.004, 0.10, 0.0205, 0.0065, mat('steel'), 0.0008)
        plate(
            [(0.028, 0), (0.115, 0), (0.122, 0.006), (0.122, 0.013), (0.112, 0.018), (0.035, 0.004)],
            0.041,
            mat('walnut'),
            0.002,
            Matrix.Translation((0, 0, 0.0065)) @ frame(rx=90),
        )
    tube([(0.024, -w / 2 - 0.001, h * 0.74), (0.024, w / 2 + 0.001, h * 0.74)], 0.0045, mat('brass'))
    horn = [
        ((-0.085, 0, h - 0.004), 0.034, 0.036),
        ((-0.088, 0, h + 0.025), 0.028, 0.030),
        ((-0.100, 0, h + 0.055), 0.027, 0.030),
        ((-0.122, 0, h + 0.078), 0.022, 0.022),
        ((-0.135, 0, h + 0.080), 0.012, 0.012),
    ]
    pts = smooth_path([(*p, a, b) for p, a, b in horn], 4)
    beam([(p[:3], p[3], p[4]) for p in pts], mat(wood), rnd=0.95, up=(0, 1, 0), cap=0.002)


def mallet(wood='beech', handle='ash'):
    """Carpenter's mallet standing on its head, handle up."""
    poly = [(-0.075, 0), (0.075, 0), (0.066, 0.115), (0.04, 0.122), (-0.04, 0.122), (-0.066, 0.115)]
    plate(poly, 0.075, mat(wood), 0.004, frame(rx=90), grain='x')
    beam(
        [((0, 0, 0.118), 0.028, 0.038), ((0, 0, 0.20), 0.026, 0.034), ((0, 0, 0.30), 0.030, 0.036), ((0, 0, 0.345), 0.026, 0.030)],
        mat(handle),
        rnd=0.75,
        up=(0, 1, 0),
        cap=0.004,
    )
    box(-0.013, -0.018, -0.001, 0.013, 0.018, 0.003, mat(handle), 0.001, grain='z')


def mallet_lying(wood='beech', handle='ash'):
    """The same mallet on its side: head at +x, handle along -x."""
    with at(0.16, 0, 0.0375, ry=-90):
        with at(0, 0, 0, rz=90):
            mallet(wood, handle)


def gauge(wood='cherry'):
    """Marking gauge: stem through a rounded stock, brass wear strips and thumb screw."""
    box(-0.11, -0.009, 0.020, 0.11, 0.009, 0.038, mat(wood), 0.002)
    with at(0.03, 0, 0.029, ry=90):
        plate(
            [(-0.029, -0.026), (0.020, -0.026), (0.030, -0.016), (0.030, 0.016), (0.020, 0.026), (-0.029, 0.026)],
            0.024,
            mat('walnut'),
            0.003,
        )
    for y in (-0.019, 0.019):
        box(0.0415, y - 0.003, 0.005, 0.0427, y + 0.003, 0.05, mat('brass'), 0)
    lathe([(0.004, 0), (0.004, 0.012), (0.010, 0.013), (0.012, 0.019), (0.010, 0.024), (0.002, 0.026)], mat('brass'), 0.03, 0, 0.058, n=28)
    tube([(-0.098, 0, 0.021), (-0.098, 0, 0.0145)], [0.0012, 0.0002], mat('steel'))
    box(-0.104, -0.0095, 0.0195, -0.09, 0.0095, 0.0385, mat('brass'), 0.0005)


def saw(handle='walnut', ln=0.30, m='steel'):
    """Dovetail saw lying flat: folded brass back, thin plate, open handle at -x."""
    z = 0.011
    teeth, n = [], 70
    for k in range(n):
        x = -0.02 + ln * k / n
        teeth += [(x, -0.032), (x + ln / n * 0.55, -0.036)]
    plate([(-0.02, 0.022), *teeth, (-0.02 + ln, -0.030), (-0.02 + ln, 0.022)], 0.0006, mat(m), 0, Matrix.Translation((0, 0, z)))
    box(-0.02, 0.016, z - 0.004, -0.018 + ln, 0.034, z + 0.004, mat('brass'), 0.0015)
    h = [
        (-0.005, 0.034),
        (-0.035, 0.046),
        (-0.052, 0.060),
        (-0.070, 0.052),
        (-0.082, 0.020),
        (-0.105, -0.030),
        (-0.128, -0.078),
        (-0.120, -0.092),
        (-0.100, -0.088),
        (-0.088, -0.070),
        (-0.080, -0.052),
        (-0.062, -0.040),
        (-0.055, -0.022),
        (-0.040, -0.012),
        (-0.030, -0.030),
        (-0.012, -0.034),
        (0.004, -0.020),
        (0.018, 0.004),
        (0.014, 0.030),
    ]
    plate(smooth_path(h + [h[0]], 4)[:-1], 0.021, mat(handle), 0.006, Matrix.Translation((0, 0, z)), segs=3)
    for x, y in ((-0.014, 0.006), (-0.022, -0.016)):
        lathe([(0.006, 0), (0.006, 0.0008), (0.004, 0.0012), (0.001, 0.0012)], mat('brass'), x, y, z + 0.0104, n=20)


def brace(wood='rosewood'):
    """Ratchet brace lying flat, chuck with an auger bit towards +x."""
    m, z = mat('steel'), 0.024
    pts = [
        (-0.150, 0, z),
        (-0.105, 0, z),
        (-0.090, 0.012, z),
        (-0.078, 0.065, z),
        (-0.065, 0.078, z),
        (0.035, 0.078, z),
        (0.048, 0.065, z),
        (0.060, 0.012, z),
        (0.075, 0, z),
        (0.12, 0, z),
    ]
    tube(pts, 0.0058, m, n=4, smooth=4)
    lathe(
        smooth_path([(0.016, 0), (0.016, 0.02), (0.0135, 0.05), (0.016, 0.08), (0.016, 0.098)], 4),
        mat(wood),
        -0.063,
        0.078,
        z,
        n=30,
        axis='x',
    )
    lathe(
        smooth_path([(0.001, 0), (0.022, 0.002), (0.035, 0.012), (0.033, 0.022), (0.016, 0.032), (0.011, 0.046)], 4),
        mat(wood),
        -0.197,
        0,
        z,
        n=36,
        axis='x',
    )
    lathe([(0.012, 0), (0.012, 0.012), (0.010, 0.014)], mat('brass'), -0.152, 0, z, n=24, axis='x')
    lathe(
        [(0.009, 0), (0.014, 0.006), (0.014, 0.022), (0.010, 0.026), (0.012, 0.034), (0.012, 0.055), (0.008, 0.066), (0.006, 0.068)],
        m,
        0.10,
        0,
        z,
        n=24,
        axis='x',
    )
    spir = [(0.166 + 0.09 * t, 0.0052 * math.cos(t * 38), z + 0.0052 * math.sin(t * 38)) for t in [k / 70 for k in range(71)]]
    tube(spir, 0.0024, m, n=2)
    tube([(0.16, 0, z), (0.262, 0, z)], [0.003, 0.0012], m)


def spokeshave(wood='beech'):
    """Wooden-handled spokeshave with a brass sole and steel blade."""
    for s in (-1, 1):
        beam(
            [
                ((s * 0.026, 0, 0.016), 0.026, 0.024),
                ((s * 0.055, 0, 0.018), 0.018, 0.018),
                ((s * 0.10, 0.004, 0.023), 0.027, 0.025),
                ((s * 0.132, 0.006, 0.024), 0.022, 0.020),
            ],
            mat(wood),
            rnd=0.95,
            cap=0.005,
        )
    box(-0.032, -0.014, 0.004, 0.032, 0.016, 0.026, mat(wood), 0.004)
    box(-0.031, -0.013, 0.0015, 0.031, 0.004, 0.005, mat('brass'), 0.0006)
    with at(0, 0.006, 0.003, rx=14):
        box(-0.027, -0.0015, 0, 0.027, 0.024, 0.0024, mat('steel'), 0.0005)
    for x in (-0.018, 0.018):
        lathe([(0.005, 0), (0.005, 0.006), (0.0075, 0.007), (0.0075, 0.012), (0.004, 0.014)], mat('brass'), x, 0.004, 0.026, n=24)


def brush(handle='beech'):
    """Flat varnish brush lying down, bristles towards +x."""
    z = 0.010
    poly = smooth_path(
        [
            (-0.155, 0),
            (-0.148, 0.012),
            (-0.12, 0.0135),
            (-0.085, 0.009),
            (-0.055, 0.013),
            (-0.03, 0.028),
            (-0.005, 0.030),
            (-0.005, -0.030),
            (-0.03, -0.028),
            (-0.055, -0.013),
            (-0.085, -0.009),
            (-0.12, -0.0135),
            (-0.148, -0.012),
            (-0.155, 0),
        ],
        4,
    )[:-1]
    plate(poly, 0.013, mat(handle), 0.004, Matrix.Translation((0, 0, z)), segs=3)
    box(-0.012, -0.031, z - 0.0085, 0.030, 0.031, z + 0.0085, mat('brass'), 0.003)
    for k in (-0.006, 0.024):
        box(k, -0.0313, z - 0.0088, k + 0.003, 0.0313, z + 0.0088, mat('brass'), 0.001)
    for _ in range(230):
        y, zz = RNG.uniform(-0.029, 0.029), RNG.uniform(-0.007, 0.007)
        e = 0.088 - RNG.uniform(0, 0.010) - abs(y) * 0.12
        tube(
            [(0.028, y, z + zz), (0.06, y * 1.04, z + zz * 0.9), (e, y * 1.09 + RNG.uniform(-0.001, 0.001), z + zz * 0.45)],
            [0.0007, 0.0007, 0.0003],
            mat('bristle'),
            n=1,
        )


def square(stock='walnut', ln=0.20):
    """Try square lying flat: walnut stock with a brass face, steel blade along y."""
    box(-0.075, -0.020, 0, 0.075, 0.022, 0.016, mat(stock), 0.0015)
    box(-0.075, 0.022, 0.0003, 0.075, 0.0245, 0.0157, mat('brass'), 0.0003)
    box(0.043, -0.012, 0.0065, 0.075, 0.022 + ln, 0.0085, mat('steel'), 0.0003)
    for x, y in ((0.052, -0.005), (0.066, -0.005), (0.059, 0.010)):
        lathe([(0.0026, 0), (0.0026, 0.0004), (0.001, 0.0005)], mat('brass'), x, y, 0.0159, n=16)


def clamp(ln=0.5, jaw=0.10):
    """Steel bar clamp with a wooden handle, bar along x at y=0, jaws towards -y."""
    box(0, -0.012, 0.008, ln, 0.012, 0.016, mat('iron'), 0.001)
    for x in (0.02, ln * 0.62):
        box(x, -jaw, 0.004, x + 0.022, 0.02, 0.020, mat('iron'), 0.004)
    tube([(ln * 0.62 - 0.06, -jaw + 0.018, 0.012), (ln * 0.62 + 0.09, -jaw + 0.018, 0.012)], 0.006, mat('steel'))
    lathe(
        smooth_path([(0.010, 0), (0.016, 0.012), (0.014, 0.05), (0.016, 0.085), (0.010, 0.1)], 3),
        mat('beech'),
        ln * 0.62 + 0.08,
        -jaw + 0.018,
        0.012,
        axis='x',
        n=24,
    )


def shaving(r=0.018, w=0.03, turns=2.2, m='shaving'):
    """Curled plane shaving: a ribbon in a loosening spiral."""
    a0, grow, skew = RNG.uniform(0, 6.28), RNG.uniform(0.25, 0.9), RNG.uniform(-0.03, 0.05)

    def fn(u, v):
        a = a0 + u * turns * 2 * math.pi
        rr = r * (1 - 0.45 * u) * (1 + grow * 0.2 * math.sin(3 * u))
        return (rr * math.cos(a) + 0.0, (v - 0.5) * w * (1 - 0.15 * u) + skew * u * turns, r + rr * math.sin(a))

    return sheet(fn, int(26 * turns), 2, mat(m))


def shavings(n, sx, sy, m='shaving', r=0.018):
    """A heap of shavings over an area sx by sy, centred."""
    with collect() as some:
        with at(0, 0, -50):
            for _ in range(9):
                shaving(r * RNG.uniform(0.5, 1.25), RNG.uniform(0.016, 0.036), RNG.uniform(0.6, 2.8), m)
    for _ in range(n):
        o = RNG.choice(some).copy()

        bpy.context.scene.collection.objects.link(o)
        x, y = RNG.gauss(0, sx / 4), RNG.gauss(0, sy / 4)
        o.matrix_world = _frames[-1] @ frame(
            x, y, max(0, RNG.gauss(0.0, 0.008)), rz=RNG.uniform(0, 360), rx=RNG.uniform(-25, 25), s=RNG.uniform(0.6, 1.15)
        )
        o['seed'] = RNG.random()


def workbench(w=1.9, d=0.68, h=0.86, m='beech'):
    """Joiner's bench centred: thick top, front vice at the left, end vice at the right, drawer-less trestle with stretchers."""
    mm = mat(m)
    slab = box(-w / 2, -d / 2, h - 0.085, w / 2, d / 2 - 0.16, h, mm, 0.004, bw=0.11)
    dogs = [-w / 2 + 0.12 + 0.2 * k for k in range(int((w - 0.2) / 0.2) + 1)]
    cut(slab, *[(x, -d / 2 + 0.06, h - 0.04, x + 0.025, -d / 2 + 0.085, h + 0.01) for x in dogs])
    box(-w / 2, d / 2 - 0.16, h - 0.085, w / 2, d / 2 - 0.14, h - 0.03, mm, 0.002)
    box(-w / 2, d / 2 - 0.14, h - 0.06, w / 2, d / 2 - 0.03, h - 0.035, mm, 0.002)
    box(-w / 2, d / 2 - 0.03, h - 0.085, w / 2, d / 2, h, mm, 0.004)
    for sx in (-1, 1):
        x = sx * (w / 2 - 0.30)
        box(x - 0.045, -d / 2 + 0.04, 0, x + 0.045, d / 2 - 0.03, 0.07, mm, 0.006)
        box(x - 0.045, -d / 2 + 0.04, h - 0.15, x + 0.045, d / 2 - 0.03, h - 0.085, mm, 0.006)
        for y in (-d / 2 + 0.10, d / 2 - 0.14):
            box(x - 0.04, y - 0.045, 0.07, x + 0.04, y + 0.045, h - 0.15, mm, 0.005)
    for y in (-d / 2 + 0.10, d / 2 - 0.14):
        box(-w / 2 + 0.33, y - 0.02, 0.22, w / 2 - 0.33, y + 0.02, 0.34, mm, 0.004)
    box(-w / 2 + 0.3, -d / 2 + 0.08, 0.335, w / 2 - 0.3, d / 2 - 0.12, 0.36, mm, 0.002, bw=0.12)
    # front vice
    x0 = -w / 2 + 0.10
    box(x0, -d / 2 - 0.105, h - 0.17, x0 + 0.42, -d / 2 - 0.045, h - 0.002, mm, 0.006)
    for x in (x0 + 0.08, x0 + 0.34):
        tube([(x, -d / 2 - 0.09, h - 0.13), (x, -d / 2 + 0.1, h - 0.13)], 0.012, mat('steel'))
    tube([(x0 + 0.21, -d / 2 - 0.18, h - 0.10), (x0 + 0.21, -d / 2 + 0.05, h - 0.10)], 0.015, mat('steel'))
    with at(x0 + 0.21, -d / 2 - 0.105, h - 0.10, rx=90):
        lathe([(0.03, 0), (0.03, 0.012), (0.022, 0.016), (0.022, 0.06), (0.026, 0.066), (0.001, 0.07)], mat('iron'), n=28)
    tube([(x0 + 0.07, -d / 2 - 0.152, h - 0.16), (x0 + 0.35, -d / 2 - 0.152, h - 0.04)], 0.010, mm)
    for x, z in ((x0 + 0.07, h - 0.16), (x0 + 0.35, h - 0.04)):
        with at(x, -d / 2 - 0.152, z):
            lathe(smooth_path([(0.001, -0.018), (0.016, -0.008), (0.016, 0.008), (0.001, 0.018)], 3), mm, n=20)
