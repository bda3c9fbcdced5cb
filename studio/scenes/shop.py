"""Shop: twelve products on one warm-white ground in one soft light; main view, second angle, detail. Two more, of the sample cart, in one view."""
import math

from core import at, beam, box, frame, lathe, plate, smooth_path, tube
from furniture import bench, chair_ladder, stool
from joinery import dovetail_board, knob, leg, top
from materials import mat
from mathutils import Matrix
from props import olive_tree, vase
from room import area, camera, world
from scenes import SQUARE, picture


def cove():
    """Seamless ground with one large soft light from the left and a faint fill."""
    from core import sheet
    world((1, .985, .96), .42, .95)

    def fn(u, v):
        y = -6 + 12 * v
        z = 0 if y < 2.0 else 1.6 * (1 - math.cos(min((y - 2.0) / 1.6, math.pi / 2))) + max(0, y - 2.0 - 1.6 * math.pi / 2)
        return (-8 + 16 * u, min(y, 3.6), z)
    sheet(fn, 4, 90, mat('ground'))
    area((-2.3, -1.1, 2.5), (0, 0, .3), 1.8, 3.6, (1, .97, .93))
    area((2.6, -2.2, 1.4), (0, 0, .4), 1.5, .35, (.93, .96, 1))


def mesita():
    """Side table with a drawer and a shelf, oak."""
    W, D, H = .46, .40, .52
    top(-W / 2, -D / 2, W / 2, D / 2, H - .024, 'oak', .024, .003, bw=.16)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(sx * (W / 2 - .035), sy * (D / 2 - .035), H - .024, .034, .020, 'oak', .35, (sx * .018, sy * .012))
    for y in (D / 2 - .04,):
        box(-W / 2 + .04, y - .009, H - .12, W / 2 - .04, y + .009, H - .024, mat('oak'), .001)
    for sx in (-1, 1):
        x = sx * (W / 2 - .04)
        box(x - .009, -D / 2 + .04, H - .12, x + .009, D / 2 - .04, H - .024, mat('oak'), .001)
    box(-W / 2 + .052, -D / 2 + .026, H - .117, W / 2 - .052, -D / 2 + .046, H - .028, mat('oak'), .0015)
    with at(0, -D / 2 + .026, H - .072):
        knob(0, 0, .012)
    box(-W / 2 + .04, -D / 2 + .04, .15, W / 2 - .04, D / 2 - .04, .167, mat('oak'), .002, bw=.12)


def estante():
    """Wall shelf of two boards on turned pegs with a brass rail, standing against the ground for its portrait."""
    for z in (.0, .30):
        box(-.40, -.10, z, .40, .10, z + .022, mat('walnut'), .003, bw=.11)
    for x in (-.34, .34):
        box(x - .011, -.10, .022, x + .011, .10, .30, mat('walnut'), .002, grain='z')
        box(x - .011, .06, .322, x + .011, .10, .42, mat('walnut'), .004, grain='z')
    tube([(-.34, -.085, .36), (.34, -.085, .36)], .004, mat('brass'))
    for x in (-.34, .34):
        tube([(x, -.085, .322), (x, -.085, .36)], .004, mat('brass'))


def espejo():
    """Round mirror in a lathe-turned ash frame on a small stand."""
    with at(0, .02, .30, rx=82):
        lathe([(.29, 0), (.30, .004), (.30, .022), (.288, .028), (.262, .024), (.258, .014), (.001, .014)], mat('ash'), n=96, sharp=30, flat=True)
        lathe([(.2585, .0145), (.001, .0150)], mat('mirror_soft'), n=96)
    with at(0, .0, 0):
        box(-.20, -.055, 0, .20, .065, .022, mat('ash'), .004)


def tabla():
    """Cutting board: strips of walnut, oak and cherry, a handle with a leather loop; leaning."""
    with at(0, .10, .001, rx=74):
        x = -.12
        for k, m in enumerate(('walnut', 'oak', 'cherry', 'oak', 'walnut', 'ash', 'walnut')):
            w = (.034, .04, .026, .044, .026, .036, .034)[k]
            box(x + .0002, 0, 0, x + w - .0002, .36, .022, mat(m), .0012, grain='y')
            x += w
        plate(smooth_path([(.36, -.026), (.40, -.022), (.44, -.026), (.462, -.014), (.466, 0), (.462, .014), (.44, .026), (.40, .022), (.36, .026)], 3), .022, mat('oak'), .003,
              Matrix.Translation((0, 0, .011)) @ frame(rz=90))
        tube([(0, .445, .024), (.02, .46, .03), (.012, .50, .028), (-.012, .50, .028), (-.02, .46, .03), (-.002, .446, .024)], .0025, mat('leather'), smooth=4)


def lampara():
    """Table lamp: turned oak foot, linen shade."""
    lathe(smooth_path([(.075, 0), (.08, .008), (.076, .022), (.045, .034), (.030, .06), (.040, .12), (.046, .17), (.034, .23), (.018, .27), (.016, .29)], 5), mat('oak'), n=56)
    tube([(0, 0, .29), (0, 0, .34)], .006, mat('brass'))
    lathe([(.155, 0), (.115, .19), (.113, .19), (.152, .002)], mat('linen_white'), 0, 0, .30, n=72)
    tube([(-.07, .03, .006), (-.16, .10, .004), (-.30, .06, .004), (-.5, .16, .004)], .003, mat('linen_clay'), smooth=5)


def bandeja():
    """Tray of ash with through-dovetailed sides and cut-out handles."""
    W, D, H = .46, .30, .058
    box(-W / 2 + .006, -D / 2 + .006, .004, W / 2 - .006, D / 2 - .006, .010, mat('ash'), .001, bw=.15)
    for y, r in ((-D / 2, 0), (D / 2, 180)):
        with at(-W / 2 if r == 0 else W / 2, y, 0, rz=r):
            dovetail_board(W, H, .010, 'ash', 2, .010, (True, True), 'walnut')
    for x in (-W / 2, W / 2 - .010):
        box(x + .0002, -D / 2 + .010, 0, x + .0098, D / 2 - .010, H - .012, mat('walnut'), .001, grain='y')
        for y0, y1 in ((-D / 2 + .010, -.055), (.055, D / 2 - .010)):
            box(x + .0002, y0, H - .012, x + .0098, y1, H, mat('walnut'), .001, grain='y')
        box(x + .0002, -.06, H + .004, x + .0098, .06, H + .016, mat('walnut'), .003, grain='y')
        for s in (-1, 1):
            box(x + .0002, s * .06 - .008, H - .012, x + .0098, s * .06 + .008, H + .016, mat('walnut'), .003, grain='z')


def caja():
    """Dovetailed walnut box with a lifted ash lid."""
    W, D, H = .30, .20, .11
    for y, r in ((-D / 2, 0), (D / 2, 180)):
        with at(-W / 2 if r == 0 else W / 2, y, 0, rz=r):
            dovetail_board(W, H, .012, 'walnut', 4, .012, (True, True), 'ash')
    for x in (-W / 2, W / 2 - .012):
        box(x + .0002, -D / 2 + .012, 0, x + .0118, D / 2 - .012, H, mat('ash'), .001, grain='y')
    box(-W / 2 + .01, -D / 2 + .01, .004, W / 2 - .01, D / 2 - .01, .012, mat('ash'), 0)
    with at(0, D / 2, H + .001, rx=-34):
        box(-W / 2 - .004, -D - .004, 0, W / 2 + .004, .0, .012, mat('ash'), .003, bw=.0)
        box(-.03, -D - .014, .002, .03, -D - .004, .010, mat('walnut'), .003)
    for x in (-.09, .09):
        lathe([(.005, 0), (.005, .035)], mat('brass'), x - .017, D / 2 + .004, H, axis='x', n=16)


def perchero():
    """Coat rack: tripod of turned ash rods that cross and fan out."""
    for k in range(3):
        a = math.radians(120 * k + 20)
        c, s = math.cos(a), math.sin(a)
        beam([((.26 * c, .26 * s, 0), .026, .026), ((.03 * c - .02 * s, .03 * s + .02 * c, .95), .034, .034), ((-.17 * c - .04 * s, -.17 * s + .04 * c, 1.68), .024, .024)], mat('ash'), rnd=1, n=8)
        for z, q in ((1.30, .55), (1.56, .82)):
            x, y = -.17 * c * q - .04 * s * q, -.17 * s * q + .04 * c * q
            tube([(x, y, z), (x - .075 * c, y - .075 * s, z + .045)], [.010, .012], mat('walnut'), n=5)
    lathe([(.05, 0), (.055, .006), (.05, .012), (.038, .012), (.038, 0)], mat('brass'), 0, 0, .945, n=40)


def candelabro():
    """Three turned cherry candle holders of different height."""
    for k, (x, y, h) in enumerate(((-.11, .03, .24), (.02, -.05, .15), (.13, .06, .19))):
        lathe(smooth_path([(.042, 0), (.045, .006), (.040, .014), (.016, .024), (.012, .04), (.019, h * .45), (.011, h * .7), (.013, h * .84), (.024, h * .92), (.025, h), (.013, h)], 4), mat('cherry'), x, y, n=44)
        lathe([(.0135, 0), (.0135, .004)], mat('brass'), x, y, h - .002, n=30)
        lathe([(.0108, 0), (.0108, .16 - .03 * k), (.009, .164 - .03 * k), (.001, .165 - .03 * k)], mat('wax'), x, y, h, n=28)
        tube([(x, y, h + .16 - .03 * k), (x + .001, y, h + .172 - .03 * k)], .001, mat('black'))


def planta():
    """Small olive tree in a terracotta pot on its saucer."""
    lathe([(.082, 0), (.094, .004), (.100, .020), (.094, .020), (.088, .008), (.001, .008)], mat('ceramic_clay'), n=64)
    vase('pot', .108, .185, 'ceramic_clay', z=.008)
    lathe([(.100, 0), (.06, .004), (.001, .007)], mat('soil'), z=.166, n=40)
    with at(0, 0, .165, s=.42):
        olive_tree(1.10, crown=.40, limbs=15, leaf=(.095, .021))


def colgante():
    """Hanging light: dome turned from ash, brass cap, twisted cord."""
    out = smooth_path([(.204, 0), (.203, .012), (.190, .060), (.155, .112), (.100, .150), (.052, .168), (.034, .178), (.031, .200)], 5)
    inn = smooth_path([(.026, .176), (.050, .158), (.096, .140), (.149, .104), (.183, .056), (.196, .010), (.198, 0)], 5)
    lathe([(.001, .176)] + inn + out + [(.001, .201)], mat('ash'), z=.34, n=96, sharp=50, seed=.37, off=(0, .05, .03))
    lathe([(.031, 0), (.031, .004), (.022, .012), (.020, .034), (.008, .042), (.006, .056)], mat('brass'), z=.540, n=44)
    tube([(0, 0, .58), (0, 0, 2.4)], .0032, mat('linen_clay'))
    lathe(smooth_path([(.001, 0), (.034, .012), (.045, .045), (.030, .085), (.016, .11)], 5), mat('bulb_soft'), z=.385, n=40)


# piece, its height and greatest width (m), turn of the piece, where the detail looks (m) and how wide it is (m)
PRODUCTS = {
    'taburete': (lambda: stool('oak', .46, .17), .46, .42, 22, (.06, 0, .42), .30),
    'silla': (lambda: chair_ladder('oak', 'rush'), .88, .52, -32, (-.02, 0, .50), .46),
    'mesita': (mesita, .52, .50, -28, (.04, -.16, .44), .30),
    'banco': (lambda: bench(1.1, .32, .44, 'walnut'), .44, 1.1, -24, (-.38, -.05, .40), .40),
    'estante': (estante, .42, .84, -22, (-.30, -.08, .30), .34),
    'espejo': (espejo, .60, .60, -24, (-.16, 0, .16), .30),
    'tabla': (tabla, .46, .30, -18, (.02, 0, .30), .22),
    'lampara': (lampara, .49, .36, 0, (0, 0, .16), .24),
    'bandeja': (bandeja, .12, .50, -26, (-.16, -.12, .05), .20),
    'caja': (caja, .22, .32, -30, (-.09, -.08, .08), .17),
    'perchero': (perchero, 1.70, .62, 0, (0, 0, 1.12), .52),
    'candelabro': (candelabro, .40, .34, 0, (.03, 0, .17), .22),
    'planta': (planta, .55, .50, 0, (0, 0, .3), .3),
    'colgante': (colgante, .60, .42, 0, (0, 0, .44), .3),
}
CART = ('planta', 'colgante')


def _build(name, view):
    fn, h, w, rz, look, wide = PRODUCTS[name]
    cove()
    turn = rz if view == 1 else (rz + 62 if view == 2 else rz)
    with at(0, 0, 0, rz=turn):
        fn()
    size = max(h * 1.05, w)
    if name == 'colgante':      # seen from just below its rim
        camera((0, -1.32, .27), (0, 0, .475), 62, level=False)
    elif view == 3:
        a = math.radians(turn)
        p = (look[0] * math.cos(a) - look[1] * math.sin(a), look[0] * math.sin(a) + look[1] * math.cos(a), look[2])
        k = wide * 2.3
        camera((p[0] + .25 * k, p[1] - .85 * k, p[2] + .50 * k), p, 85, level=False, fstop=6.3)
    else:
        k = size * (2.5 if name != 'perchero' else 2.2)
        up = .22 if view == 1 else .36
        camera((0, -k, h * .5 + up * k), (0, 0, h * .47), 62, level=False)


for _n in PRODUCTS:
    for _v in (1,) if _n in CART else (1, 2, 3):
        picture(f'producto-{_n}' + ('' if _v == 1 else f'-{_v}'), SQUARE, seed=9, samples=10, args=(_n, _v), key=.50 if _v == 3 else .66, contrast=1.06)(_build)
