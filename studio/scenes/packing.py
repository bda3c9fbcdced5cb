"""Packed: finished fronts in kraft paper on the packing bench, labelled, their hardware counted."""

import math

from mathutils import Vector, noise

from core import RNG, at, box, lathe, plate, sheet, smooth_path, tube
from palette import mat
from props import lettering
from room import area, camera, world
from scenes import WIDE, picture

LONG, DEEP, THICK = 0.596, 0.396, 0.022


def rumple(x, y, amount=0.0012, scale=7.0, seed=0.0):
    """Height of paper that has been handled."""
    return amount * (noise.noise(Vector((x * scale, y * scale, seed))) + 0.5 * abs(noise.noise(Vector((x * 19, y * 19, seed + 4)))))


def label(number, job='Obra 214', room='Cocina', width=0.150, height=0.096):
    """Paper label lying on z=0, centred: job, room, number."""
    box(-width / 2, -height / 2, 0, width / 2, height / 2, 0.0005, mat('label'), 0)
    with at(-width / 2 + 0.010, 0, 0.0006, rx=-90):
        for text, size, z in ((job, 0.0195, 0.022), (room, 0.0195, -0.006), ('Taller Veta', 0.0110, -0.039)):
            with at(0, 0, z):
                lettering(text, size, 0.0002, 'black', weight=560)
        box(0, -0.0002, -0.027, width - 0.020, 0, -0.0262, mat('black'), 0)
    with at(width / 2 - 0.012 - 0.030 * len(number), 0, 0.0006, rx=-90), at(0, 0, 0.002):
        lettering(number, 0.050, 0.0002, 'black', weight=560)


def guard(x, y, h, sx, sy):
    """Cardboard cap over the corner (x, y) of a parcel h high; sx and sy point outwards."""
    m, n, t = mat('cardboard'), 0.085, 0.0022
    cap = [
        (x + sx * t, y + sy * t),
        (x - sx * n, y + sy * t),
        (x - sx * n, y - sy * 0.012),
        (x - sx * 0.012, y - sy * n),
        (x + sx * t, y - sy * n),
    ]
    with at(0, 0, h + t):
        plate(cap, t, m, 0.0008)
    box(x - sx * n, y, 0.001, x, y + sy * t, h + t, m, 0.0006)
    box(x, y - sy * n, 0.001, x + sx * t, y, h + t, m, 0.0006)


def wrapped(w, d, h, seed):
    """Paper round a board of w by d by h, folded over at the ends, its lap along x on the upper face."""
    soft = 0.003

    def round_board(u, v):
        path = [(-d / 2, 0.001), (-d / 2, h - soft), (-d / 2 + soft, h), (d / 2 - soft, h), (d / 2, h - soft), (d / 2, 0.001)]
        cuts = (0, 0.06, 0.08, 0.92, 0.94, 1.0)
        k = next(i for i in range(5) if v <= cuts[i + 1] + 1e-9)
        t = (v - cuts[k]) / (cuts[k + 1] - cuts[k])
        (y0, z0), (y1, z1) = path[k], path[k + 1]
        x, y, z = (u - 0.5) * w, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t
        bulge = rumple(x, y, 0.0022, 6, seed)
        return (x, y + (bulge * 0.5 if k in (0, 4) else 0) * math.copysign(1, y), max(0.0008, z + (bulge if 1 < k < 4 else 0)))

    sheet(round_board, 60, 100, mat('kraft'))
    for s in (-1, 1):
        sheet(lambda u, v, s=s: (s * (w / 2 + rumple(u, v, 0.0012, 5, seed)), (u - 0.5) * d, v * h), 30, 3, mat('kraft'))
    lap = 0.045 + RNG.uniform(-0.02, 0.02)
    sheet(
        lambda u, v: (
            (u - 0.5) * w * 0.998,
            -d / 2 + 0.002 + v * (d / 2 + lap),
            h
            + 0.0010
            + rumple((u - 0.5) * w, -d / 2 + v * (d / 2 + lap), 0.0022, 6, seed)
            + 0.0028 * v**6 * (0.6 + 0.4 * math.sin(9 * u + seed)),
        ),
        60,
        40,
        mat('kraft'),
    )


def tied(w, d, h, x):
    """Twine once round a parcel at x, knotted on top."""
    r = 0.0013
    loop = [(x, -d / 2 - 0.003, 0.002), (x, -d / 2 - 0.003, h - 0.001), (x, -d / 2 + 0.001, h + 0.0045)]
    loop += [(x, d / 2 - 0.001, h + 0.0045), (x, d / 2 + 0.003, h - 0.001), (x, d / 2 + 0.003, 0.002)]
    tube(loop, r, mat('twine'), n=2)
    y = RNG.uniform(-0.06, -0.02)
    for a, ln in ((RNG.uniform(0, 70), RNG.uniform(0.04, 0.07)), (RNG.uniform(130, 250), RNG.uniform(0.03, 0.05))):
        ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
        end = [(x, y, h + 0.006), (x + ln * 0.5 * ca, y + ln * 0.5 * sa, h + 0.009), (x + ln * ca, y + ln * sa * 1.1, h + 0.0055)]
        tube(end, r, mat('twine'), n=2, smooth=4)
    with at(x, y, h + 0.006, rz=RNG.uniform(0, 90)):
        lathe(smooth_path([(0.0003, -0.0028), (0.0034, 0), (0.0003, 0.0034)], 4), mat('twine'), n=14)


def parcel(number, fronts=1):
    """Wrapped fronts lying on z=0, centred, with corner guards, twine and label; returns the height."""
    w, d, h = LONG + 0.006, DEEP + 0.006, THICK * fronts + 0.004
    wrapped(w, d, h, RNG.uniform(0, 90))
    for sx in (-1, 1):
        for sy in (-1, 1):
            guard(sx * w / 2, sy * d / 2, h, sx, sy)
    for x in (-0.155, 0.155):
        tied(w, d, h, x)
    with at(RNG.uniform(-0.01, 0.01), -0.095 + RNG.uniform(-0.008, 0.008), h + 0.0042, rz=RNG.uniform(-3, 3)):
        label(number)
    return h + 0.003


def front(w=LONG, d=DEEP):
    """Veneered front lying face up from (0, 0), its four edges lipped with 3 mm of solid oak."""
    e, r = 0.003, 0.0005
    box(e, e, 0, w - e, d - e, THICK, mat('oak_oiled'), 0, grain='x', seed=0.0735, off=(0.1, -0.045, -0.065))
    for y in (0, d - e):
        box(0, y, 0, w, y + e, THICK - 0.0002, mat('oak_pale'), r, grain='x')
    for x in (0, w - e):
        box(x, e, 0, x + e, d - e, THICK - 0.0002, mat('oak_pale'), r, grain='y')


def opened():
    """A front half out of its paper: one half still covered, the other flap thrown back on the bench."""
    with at(-LONG / 2, -DEEP / 2, 0.002):
        front()
    h = THICK + 0.004
    left, cover = -LONG / 2 - 0.004, -0.045
    path = [
        (0.60, 0.030),
        (0.478, 0.043),
        (0.44, 0.026),
        (0.39, 0.007),
        (0.34, 0.0012),
        (LONG / 2, 0.0008),
        (0, 0.0006),
        (left + 0.004, 0.0008),
    ]
    path += [(left, 0.004), (left, h - 0.003), (left + 0.003, h), (-0.20, h), (-0.11, h + 0.003), (-0.07, h + 0.014), (cover, h + 0.036)]
    path += [(cover - 0.006, h + 0.062), (cover - 0.030, h + 0.080)]
    run = smooth_path(path, 6)
    side = 0.46

    def fn(u, v):
        i = u * (len(run) - 1)
        a, b = run[int(i)], run[min(int(i) + 1, len(run) - 1)]
        x, z = (p + (q - p) * (i - int(i)) for p, q in zip(a, b, strict=True))
        y = (v - 0.5) * side
        loose = min(1.0, max(0.0, x - LONG / 2) * 8 if x > LONG / 2 else max(0.0, z - h) * 30)
        wave = rumple(x, y, 0.0012 + 0.010 * loose, 5, 11)
        return (
            x + 0.02 * loose * math.sin(5 * v + 0.5),
            y * (1 + 0.02 * loose),
            max(0.0005, z + wave + 0.012 * loose * math.sin(4.2 * v - 1.0)),
        )

    sheet(fn, 150, 50, mat('kraft'))
    for sy in (-1, 1):
        guard(left, sy * (DEEP / 2 + 0.004), h + 0.001, -1, sy)


def hinge(turn):
    """Brass butt hinge lying open, leaves along x, knuckles along y."""
    with at(rz=turn):
        for s in (-1, 1):
            box(s * 0.003, -0.025, 0.0006, s * 0.022, 0.025, 0.0022, mat('brass'), 0.0005)
            for y in (-0.016, 0, 0.016):
                lathe([(0.0027, 0), (0.0025, 0.0002), (0.0001, 0.0002)], mat('dark'), s * (0.015 if y else 0.010), y, 0.0022, n=16)
        for k in range(5):
            y = -0.025 + 0.01 * k
            lathe([(0.0026, 0.0003), (0.0031, 0.0008), (0.0031, 0.0092), (0.0026, 0.0097)], mat('brass'), 0, y, 0.0032, axis='y', n=20)


def screw(x, y, turn):
    """Countersunk brass screw lying on its side."""
    thread = [(0.0003, 0.0)] + [(0.0010 + 0.0006 * (k % 2) + 0.00002 * k, 0.001 + 0.0006 * k) for k in range(20)]
    with at(x, y, 0.0026, rz=turn, ry=-4):
        lathe([*thread, (0.0015, 0.0135), (0.0016, 0.0165), (0.0036, 0.0195), (0.0034, 0.0200)], mat('brass'), axis='x', n=14)


def sack(length=0.225, half=0.072, tall=0.046):
    """Calico bag lying along y, full and tied near its mouth (+y)."""
    shape = smooth_path(
        [
            (0.02, 0.03, -0.01),
            (0.62, 0.42, 0.01),
            (0.97, 0.9, 0.12),
            (1, 1, 0.4),
            (0.86, 0.92, 0.6),
            (0.42, 0.5, 0.76),
            (0.2, 0.3, 0.82),
            (0.5, 0.34, 1),
        ],
        8,
    )

    def fn(u, v):
        i = v * (len(shape) - 1)
        a, b = shape[int(i)], shape[min(int(i) + 1, len(shape) - 1)]
        wide, high, y = (p + (q - p) * (i - int(i)) for p, q in zip(a, b, strict=True))
        turn = 2 * math.pi * u
        gather = 0.16 * max(0.0, (y - 0.45) / 0.55) ** 1.5 * math.sin(11 * turn + 6 * y) + 0.02 * math.sin(5 * turn + 9 * y)
        x = half * wide * (1 + gather) * math.copysign(abs(math.cos(turn)) ** 0.75, math.cos(turn))
        z = tall / 2 + tall / 2 * high * (1 + gather) * math.copysign(abs(math.sin(turn)) ** 0.8, math.sin(turn))
        return (x, (y - 0.42) * length, max(0.001, z - 0.010 * y * (1 - high)) + 0.0015 * math.sin(60 * x + 40 * y))

    sheet(fn, 120, 80, mat('linen_white'))
    ring = [(half * 0.24 * math.cos(a), 0.400 * length, tall * (0.5 + 0.19 * math.sin(a))) for a in (0.2618 * k for k in range(25))]
    for y in (0, 0.003):
        tube([(x, py + y, z) for x, py, z in ring], 0.0014, mat('twine'), n=2)
    for a, ln in ((0.4, 0.07), (2.5, 0.055)):
        end = [
            (0, 0.400 * length, tall * 0.70),
            (ln * 0.5 * math.cos(a), 0.105, tall * 0.55),
            (ln * math.cos(a), 0.09 + ln * 0.6 * math.sin(a), 0.002),
        ]
        tube(end, 0.0013, mat('twine'), n=2, smooth=5)


def hardware():
    """The bag with its count, and the hinges that go in last."""
    with at(rz=-14):
        sack()
        with at(-0.002, -0.022, 0.0485, rz=5, s=0.54):
            label('12', 'Bolsa', 'Bisagras', 0.185)
    for k in range(6):
        with at(0.155 + 0.064 * (k % 3) + RNG.uniform(-0.004, 0.004), 0.055 - 0.075 * (k // 3) + RNG.uniform(-0.004, 0.004)):
            hinge(RNG.uniform(-9, 9))
    for k in range(8):
        screw(0.16 + 0.022 * k + RNG.uniform(-0.005, 0.005), -0.085 + RNG.uniform(-0.012, 0.012), RNG.uniform(0, 360))


def roll(length=0.72, radius=0.062):
    """Roll of kraft paper along y, its free end run out towards -x."""
    lathe(
        [(0.019, -length / 2 + 0.01), (0.019, -length / 2), (0.024, -length / 2), (0.0245, -length / 2 + 0.003)],
        mat('cardboard'),
        0,
        0,
        radius,
        axis='y',
        n=48,
    )
    rings = [(0.0245 + (radius - 0.0245) * k / 40, -length / 2 + (0.0012 if k % 2 else 0.0) + RNG.uniform(0, 0.0006)) for k in range(41)]
    lathe([*rings, (radius, -length / 2 + 0.002), (radius, length / 2)], mat('kraft'), 0, 0, radius, axis='y', n=96, sharp=60)
    lathe([(0.0001, 0), (0.0192, 0)], mat('dark'), 0, -length / 2 + 0.012, radius, axis='y', n=32)
    arc = [(radius * 1.012 * math.sin(a), radius + radius * 1.012 * math.cos(a)) for a in (2.4, 2.7, 3.0, 3.3)]
    path = smooth_path([*arc, (-0.05, 0.003), (-0.12, 0.0012), (-0.19, 0.006), (-0.235, 0.022), (-0.25, 0.040)], 5)

    def fn(u, v):
        i = u * (len(path) - 1)
        a, b = path[int(i)], path[min(int(i) + 1, len(path) - 1)]
        x, z = (p + (q - p) * (i - int(i)) for p, q in zip(a, b, strict=True))
        return (x - 0.03 * u * v, (v - 0.5) * (length - 0.002), max(0.0006, z + rumple(x, v, 0.004 * u, 4, 3)))

    sheet(fn, 50, 30, mat('kraft'))


def cone(height=0.15, foot=0.052):
    """Cone of twine, wound crosswise, its end hanging loose along the bench."""
    path = []
    for k in range(1500):
        t = k / 1500
        z = 0.008 + (height - 0.02) * abs((t * 26) % 2 - 1)
        r = foot * (1 - 0.55 * z / height) + 0.0006 * math.sin(k * 0.7)
        path.append((r * math.cos(k * 0.55), r * math.sin(k * 0.55), z))
    lathe([(foot * 0.99, 0.004), (foot * 0.445, height - 0.006), (0.012, height)], mat('twine'), n=48)
    tube(path, 0.0013, mat('twine'), n=1)
    lathe([(0.014, height - 0.01), (0.012, height + 0.012), (0.009, height + 0.012), (0.009, height - 0.01)], mat('cardboard'), n=32)
    x = foot * 0.98
    end = [
        (x, 0, 0.02),
        (x + 0.008, -0.01, 0.004),
        (x + 0.03, -0.05, 0.0015),
        (x - 0.03, -0.11, 0.0015),
        (x - 0.13, -0.10, 0.0015),
        (x - 0.17, -0.15, 0.0015),
    ]
    tube(end, 0.0013, mat('twine'), n=2, smooth=6)


@picture('piezas-etiquetadas', WIDE, seed=751, samples=16, key=0.215, warm=0.5, sat=1.12)
def embalaje():
    """From above, under an overcast sky: three parcels, a front half out of its paper, the hardware, paper and twine."""
    world((0.93, 0.96, 1.0), 0.16, 0.25)
    box(-6, -5, -0.92, 6, 5, -0.90, mat('concrete'), 0)
    box(-1.9, -0.66, -0.050, 1.9, 0.86, -0.002, mat('beech'), 0.004, grain='x')
    box(-1.888, -0.648, -0.010, 1.888, 0.848, 0, mat('lino_green'), 0.0005, grain='x')
    for number, x, y, turn, fronts in (
        ('1', -0.90, 0.47, 0.8, 3),
        ('2', -0.26, 0.46, -0.7, 3),
        ('3', 0.38, 0.475, 0.5, 2),
        ('4', -0.88, -0.02, -0.6, 2),
        ('5', -0.25, -0.03, 1.0, 1),
    ):
        with at(x, y, 0, rz=turn):
            parcel(number, fronts)
    with at(0.41, -0.03, 0, rz=1.5):
        opened()
    with at(0.08, -0.43, 0.0004, rz=-5):
        label('6')
    with at(0.40, -0.43):
        hardware()
    with at(1.13, 0.40, 0, rz=-5):
        roll()
    with at(0.80, 0.56):
        cone()
    area((-2.6, 1.5, 2.5), (0, 0, 0), 2.4, 3.2, (0.95, 0.98, 1.0))
    area((2.2, -1.8, 3.4), (0, 0, 0), 2.6, 0.30, (1, 0.97, 0.93))
    camera((-0.09, -1.90, 2.38), (0.06, 0.030, 0.0), 50, level=False, fstop=9, focus=(0.1, -0.06, 0.03))
