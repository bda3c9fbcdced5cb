"""Shop: twelve products on one warm-white ground in one soft light; main view, second angle, detail. Two more, of the sample cart, in one view."""

import math

from mathutils import Matrix

from core import at, beam, box, frame, lathe, plate, smooth_path, tube
from furniture import bench, chair_ladder, stool
from joinery import dovetail_board, knob, leg, top
from palette import mat
from props import olive_tree, vase
from room import area, camera, world
from scenes import SQUARE, picture


def cove():
    """Seamless ground with one large soft light from the left and a faint fill."""
    from core import sheet

    world((1, 0.985, 0.96), 0.42, 0.95)

    def fn(u, v):
        y = -6 + 12 * v
        z = 0 if y < 2.0 else 1.6 * (1 - math.cos(min((y - 2.0) / 1.6, math.pi / 2))) + max(0, y - 2.0 - 1.6 * math.pi / 2)
        return (-8 + 16 * u, min(y, 3.6), z)

    sheet(fn, 4, 90, mat('ground'))
    area((-2.3, -1.1, 2.5), (0, 0, 0.3), 1.8, 3.6, (1, 0.97, 0.93))
    area((2.6, -2.2, 1.4), (0, 0, 0.4), 1.5, 0.35, (0.93, 0.96, 1))


def mesita():
    """Side table with a drawer and a shelf, oak."""
    width, depth, height = 0.46, 0.40, 0.52
    top(-width / 2, -depth / 2, width / 2, depth / 2, height - 0.024, 'oak', 0.024, 0.003, bw=0.16)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(sx * (width / 2 - 0.035), sy * (depth / 2 - 0.035), height - 0.024, 0.034, 0.020, 'oak', 0.35, (sx * 0.018, sy * 0.012))
    for y in (depth / 2 - 0.04,):
        box(-width / 2 + 0.04, y - 0.009, height - 0.12, width / 2 - 0.04, y + 0.009, height - 0.024, mat('oak'), 0.001)
    for sx in (-1, 1):
        x = sx * (width / 2 - 0.04)
        box(x - 0.009, -depth / 2 + 0.04, height - 0.12, x + 0.009, depth / 2 - 0.04, height - 0.024, mat('oak'), 0.001)
    box(-width / 2 + 0.052, -depth / 2 + 0.026, height - 0.117, width / 2 - 0.052, -depth / 2 + 0.046, height - 0.028, mat('oak'), 0.0015)
    with at(0, -depth / 2 + 0.026, height - 0.072):
        knob(0, 0, 0.012)
    box(-width / 2 + 0.04, -depth / 2 + 0.04, 0.15, width / 2 - 0.04, depth / 2 - 0.04, 0.167, mat('oak'), 0.002, bw=0.12)


def estante():
    """Wall shelf of two boards on turned pegs with a brass rail, standing against the ground for its portrait."""
    for z in (0.0, 0.30):
        box(-0.40, -0.10, z, 0.40, 0.10, z + 0.022, mat('walnut'), 0.003, bw=0.11)
    for x in (-0.34, 0.34):
        box(x - 0.011, -0.10, 0.022, x + 0.011, 0.10, 0.30, mat('walnut'), 0.002, grain='z')
        box(x - 0.011, 0.06, 0.322, x + 0.011, 0.10, 0.42, mat('walnut'), 0.004, grain='z')
    tube([(-0.34, -0.085, 0.36), (0.34, -0.085, 0.36)], 0.004, mat('brass'))
    for x in (-0.34, 0.34):
        tube([(x, -0.085, 0.322), (x, -0.085, 0.36)], 0.004, mat('brass'))


def espejo():
    """Round mirror in a lathe-turned ash frame on a small stand."""
    with at(0, 0.02, 0.30, rx=82):
        lathe(
            [(0.29, 0), (0.30, 0.004), (0.30, 0.022), (0.288, 0.028), (0.262, 0.024), (0.258, 0.014), (0.001, 0.014)],
            mat('ash'),
            n=96,
            sharp=30,
            flat=True,
        )
        lathe([(0.2585, 0.0145), (0.001, 0.0150)], mat('mirror_soft'), n=96)
    with at(0, 0.0, 0):
        box(-0.20, -0.055, 0, 0.20, 0.065, 0.022, mat('ash'), 0.004)


def tabla():
    """Cutting board: strips of walnut, oak and cherry, a handle with a leather loop; leaning."""
    with at(0, 0.10, 0.001, rx=74):
        x = -0.12
        for k, m in enumerate(('walnut', 'oak', 'cherry', 'oak', 'walnut', 'ash', 'walnut')):
            w = (0.034, 0.04, 0.026, 0.044, 0.026, 0.036, 0.034)[k]
            box(x + 0.0002, 0, 0, x + w - 0.0002, 0.36, 0.022, mat(m), 0.0012, grain='y')
            x += w
        plate(
            smooth_path(
                [
                    (0.36, -0.026),
                    (0.40, -0.022),
                    (0.44, -0.026),
                    (0.462, -0.014),
                    (0.466, 0),
                    (0.462, 0.014),
                    (0.44, 0.026),
                    (0.40, 0.022),
                    (0.36, 0.026),
                ],
                3,
            ),
            0.022,
            mat('oak'),
            0.003,
            Matrix.Translation((0, 0, 0.011)) @ frame(rz=90),
        )
        tube(
            [
                (0, 0.445, 0.024),
                (0.02, 0.46, 0.03),
                (0.012, 0.50, 0.028),
                (-0.012, 0.50, 0.028),
                (-0.02, 0.46, 0.03),
                (-0.002, 0.446, 0.024),
            ],
            0.0025,
            mat('leather'),
            smooth=4,
        )


def lampara():
    """Table lamp: turned oak foot, linen shade."""
    lathe(
        smooth_path(
            [
                (0.075, 0),
                (0.08, 0.008),
                (0.076, 0.022),
                (0.045, 0.034),
                (0.030, 0.06),
                (0.040, 0.12),
                (0.046, 0.17),
                (0.034, 0.23),
                (0.018, 0.27),
                (0.016, 0.29),
            ],
            5,
        ),
        mat('oak'),
        n=56,
    )
    tube([(0, 0, 0.29), (0, 0, 0.34)], 0.006, mat('brass'))
    lathe([(0.155, 0), (0.115, 0.19), (0.113, 0.19), (0.152, 0.002)], mat('linen_white'), 0, 0, 0.30, n=72)
    tube([(-0.07, 0.03, 0.006), (-0.16, 0.10, 0.004), (-0.30, 0.06, 0.004), (-0.5, 0.16, 0.004)], 0.003, mat('linen_clay'), smooth=5)


def bandeja():
    """Tray of ash with through-dovetailed sides and cut-out handles."""
    width, depth, height = 0.46, 0.30, 0.058
    box(-width / 2 + 0.006, -depth / 2 + 0.006, 0.004, width / 2 - 0.006, depth / 2 - 0.006, 0.010, mat('ash'), 0.001, bw=0.15)
    for y, r in ((-depth / 2, 0), (depth / 2, 180)):
        with at(-width / 2 if r == 0 else width / 2, y, 0, rz=r):
            dovetail_board(width, height, 0.010, 'ash', 2, 0.010, (True, True), 'walnut')
    for x in (-width / 2, width / 2 - 0.010):
        box(x + 0.0002, -depth / 2 + 0.010, 0, x + 0.0098, depth / 2 - 0.010, height - 0.012, mat('walnut'), 0.001, grain='y')
        for y0, y1 in ((-depth / 2 + 0.010, -0.055), (0.055, depth / 2 - 0.010)):
            box(x + 0.0002, y0, height - 0.012, x + 0.0098, y1, height, mat('walnut'), 0.001, grain='y')
        box(x + 0.0002, -0.06, height + 0.004, x + 0.0098, 0.06, height + 0.016, mat('walnut'), 0.003, grain='y')
        for s in (-1, 1):
            box(x + 0.0002, s * 0.06 - 0.008, height - 0.012, x + 0.0098, s * 0.06 + 0.008, height + 0.016, mat('walnut'), 0.003, grain='z')


def caja():
    """Dovetailed walnut box with a lifted ash lid."""
    width, depth, height = 0.30, 0.20, 0.11
    for y, r in ((-depth / 2, 0), (depth / 2, 180)):
        with at(-width / 2 if r == 0 else width / 2, y, 0, rz=r):
            dovetail_board(width, height, 0.012, 'walnut', 4, 0.012, (True, True), 'ash')
    for x in (-width / 2, width / 2 - 0.012):
        box(x + 0.0002, -depth / 2 + 0.012, 0, x + 0.0118, depth / 2 - 0.012, height, mat('ash'), 0.001, grain='y')
    box(-width / 2 + 0.01, -depth / 2 + 0.01, 0.004, width / 2 - 0.01, depth / 2 - 0.01, 0.012, mat('ash'), 0)
    with at(0, depth / 2, height + 0.001, rx=-34):
        box(-width / 2 - 0.004, -depth - 0.004, 0, width / 2 + 0.004, 0.0, 0.012, mat('ash'), 0.003, bw=0.0)
        box(-0.03, -depth - 0.014, 0.002, 0.03, -depth - 0.004, 0.010, mat('walnut'), 0.003)
    for x in (-0.09, 0.09):
        lathe([(0.005, 0), (0.005, 0.035)], mat('brass'), x - 0.017, depth / 2 + 0.004, height, axis='x', n=16)


def perchero():
    """Coat rack: tripod of turned ash rods that cross and fan out."""
    for k in range(3):
        a = math.radians(120 * k + 20)
        c, s = math.cos(a), math.sin(a)
        beam(
            [
                ((0.26 * c, 0.26 * s, 0), 0.026, 0.026),
                ((0.03 * c - 0.02 * s, 0.03 * s + 0.02 * c, 0.95), 0.034, 0.034),
                ((-0.17 * c - 0.04 * s, -0.17 * s + 0.04 * c, 1.68), 0.024, 0.024),
            ],
            mat('ash'),
            rnd=1,
            n=8,
        )
        for z, q in ((1.30, 0.55), (1.56, 0.82)):
            x, y = -0.17 * c * q - 0.04 * s * q, -0.17 * s * q + 0.04 * c * q
            tube([(x, y, z), (x - 0.075 * c, y - 0.075 * s, z + 0.045)], [0.010, 0.012], mat('walnut'), n=5)
    lathe([(0.05, 0), (0.055, 0.006), (0.05, 0.012), (0.038, 0.012), (0.038, 0)], mat('brass'), 0, 0, 0.945, n=40)


def candelabro():
    """Three turned cherry candle holders of different height."""
    for k, (x, y, h) in enumerate(((-0.11, 0.03, 0.24), (0.02, -0.05, 0.15), (0.13, 0.06, 0.19))):
        lathe(
            smooth_path(
                [
                    (0.042, 0),
                    (0.045, 0.006),
                    (0.040, 0.014),
                    (0.016, 0.024),
                    (0.012, 0.04),
                    (0.019, h * 0.45),
                    (0.011, h * 0.7),
                    (0.013, h * 0.84),
                    (0.024, h * 0.92),
                    (0.025, h),
                    (0.013, h),
                ],
                4,
            ),
            mat('cherry'),
            x,
            y,
            n=44,
        )
        lathe([(0.0135, 0), (0.0135, 0.004)], mat('brass'), x, y, h - 0.002, n=30)
        lathe([(0.0108, 0), (0.0108, 0.16 - 0.03 * k), (0.009, 0.164 - 0.03 * k), (0.001, 0.165 - 0.03 * k)], mat('wax'), x, y, h, n=28)
        tube([(x, y, h + 0.16 - 0.03 * k), (x + 0.001, y, h + 0.172 - 0.03 * k)], 0.001, mat('black'))


def planta():
    """Small olive tree in a terracotta pot on its saucer."""
    lathe([(0.082, 0), (0.094, 0.004), (0.100, 0.020), (0.094, 0.020), (0.088, 0.008), (0.001, 0.008)], mat('ceramic_clay'), n=64)
    vase('pot', 0.108, 0.185, 'ceramic_clay', z=0.008)
    lathe([(0.100, 0), (0.06, 0.004), (0.001, 0.007)], mat('soil'), z=0.166, n=40)
    with at(0, 0, 0.165, s=0.42):
        olive_tree(1.10, crown=0.40, limbs=15, leaf=(0.095, 0.021))


def colgante():
    """Hanging light: dome turned from ash, brass cap, twisted cord."""
    out = smooth_path(
        [(0.204, 0), (0.203, 0.012), (0.190, 0.060), (0.155, 0.112), (0.100, 0.150), (0.052, 0.168), (0.034, 0.178), (0.031, 0.200)], 5
    )
    inn = smooth_path([(0.026, 0.176), (0.050, 0.158), (0.096, 0.140), (0.149, 0.104), (0.183, 0.056), (0.196, 0.010), (0.198, 0)], 5)
    lathe([(0.001, 0.176)] + inn + out + [(0.001, 0.201)], mat('ash'), z=0.34, n=96, sharp=50, seed=0.37, off=(0, 0.05, 0.03))
    lathe([(0.031, 0), (0.031, 0.004), (0.022, 0.012), (0.020, 0.034), (0.008, 0.042), (0.006, 0.056)], mat('brass'), z=0.540, n=44)
    tube([(0, 0, 0.58), (0, 0, 2.4)], 0.0032, mat('linen_clay'))
    lathe(smooth_path([(0.001, 0), (0.034, 0.012), (0.045, 0.045), (0.030, 0.085), (0.016, 0.11)], 5), mat('bulb_soft'), z=0.385, n=40)


# piece, its height and greatest width (m), turn of the piece, where the detail looks (m) and how wide it is (m)
PRODUCTS = {
    'taburete': (lambda: stool('oak', 0.46, 0.17), 0.46, 0.42, 22, (0.06, 0, 0.42), 0.30),
    'silla': (lambda: chair_ladder('oak', 'rush'), 0.88, 0.52, -32, (-0.02, 0, 0.50), 0.46),
    'mesita': (mesita, 0.52, 0.50, -28, (0.04, -0.16, 0.44), 0.30),
    'banco': (lambda: bench(1.1, 0.32, 0.44, 'walnut'), 0.44, 1.1, -24, (-0.38, -0.05, 0.40), 0.40),
    'estante': (estante, 0.42, 0.84, -22, (-0.30, -0.08, 0.30), 0.34),
    'espejo': (espejo, 0.60, 0.60, -24, (-0.16, 0, 0.16), 0.30),
    'tabla': (tabla, 0.46, 0.30, -18, (0.02, 0, 0.30), 0.22),
    'lampara': (lampara, 0.49, 0.36, 0, (0, 0, 0.16), 0.24),
    'bandeja': (bandeja, 0.12, 0.50, -26, (-0.16, -0.12, 0.05), 0.20),
    'caja': (caja, 0.22, 0.32, -30, (-0.09, -0.08, 0.08), 0.17),
    'perchero': (perchero, 1.70, 0.62, 0, (0, 0, 1.12), 0.52),
    'candelabro': (candelabro, 0.40, 0.34, 0, (0.03, 0, 0.17), 0.22),
    'planta': (planta, 0.55, 0.50, 0, (0, 0, 0.3), 0.3),
    'colgante': (colgante, 0.60, 0.42, 0, (0, 0, 0.44), 0.3),
}
CART = ('planta', 'colgante')


def _build(name, view):
    fn, h, w, rz, look, wide = PRODUCTS[name]
    cove()
    turn = rz if view == 1 else (rz + 62 if view == 2 else rz)
    with at(0, 0, 0, rz=turn):
        fn()
    size = max(h * 1.05, w)
    if name == 'colgante':  # seen from just below its rim
        camera((0, -1.32, 0.27), (0, 0, 0.475), 62, level=False)
    elif view == 3:
        a = math.radians(turn)
        p = (look[0] * math.cos(a) - look[1] * math.sin(a), look[0] * math.sin(a) + look[1] * math.cos(a), look[2])
        k = wide * 2.3
        camera((p[0] + 0.25 * k, p[1] - 0.85 * k, p[2] + 0.50 * k), p, 85, level=False, fstop=6.3)
    else:
        k = size * (2.5 if name != 'perchero' else 2.2)
        up = 0.22 if view == 1 else 0.36
        camera((0, -k, h * 0.5 + up * k), (0, 0, h * 0.47), 62, level=False)


for _n in PRODUCTS:
    for _v in (1,) if _n in CART else (1, 2, 3):
        picture(
            f'producto-{_n}' + ('' if _v == 1 else f'-{_v}'),
            SQUARE,
            seed=9,
            samples=10,
            args=(_n, _v),
            key=0.50 if _v == 3 else 0.60 if _n == 'caja' else 0.66,
            contrast=1.06,
            warm=1.3,  # a ground of paper, not of ash
        )(_build)
