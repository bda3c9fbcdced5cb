"""Hand tools at true size. Metres; each lies or stands on z=0, long axis along x, centred."""
import math

from core import RNG, at, beam, box, frame, lathe, mesh_of, plate, put, sheet, smooth_path, tube
from materials import mat
from mathutils import Matrix


def chisel(ln=.27, w=.019, handle='beech'):
    """Bevel-edge chisel lying on its back, edge towards +x."""
    z = .013
    beam([((-ln / 2, 0, z), .022, .022), ((-ln / 2 + .02, 0, z), .030, .030), ((-ln / 2 + .065, 0, z), .025, .025),
          ((-ln / 2 + .105, 0, z), .030, .030), ((-ln / 2 + .13, 0, z), .020, .020)], mat(handle), rnd=1, n=6, cap=.003)
    for x, r in ((-ln / 2 + .004, .0135), (-ln / 2 + .127, .0115)):
        lathe([(r, 0), (r, .012)], mat('brass'), x - .004, 0, z, n=24, axis='x')
    tube([(-ln / 2 + .13, 0, z), (-ln / 2 + .15, 0, z)], [.008, .0055], mat('steel'))
    x0, x1 = -ln / 2 + .145, ln / 2
    h, q = .0045, w * .30
    prof = lambda x, hh, ww: [(x, -ww / 2, z - h / 2), (x, ww / 2, z - h / 2), (x, ww / 2, z - h / 2 + hh * .35), (x, ww / 2 - q, z - h / 2 + hh), (x, -ww / 2 + q, z - h / 2 + hh), (x, -ww / 2, z - h / 2 + hh * .35)]
    rings = [prof(x0, h * 1.3, w * .6), prof(x0 + .015, h * 1.1, w), prof(x1 - .012, h * .9, w), prof(x1, .0003, w)]
    v = [p for r in rings for p in r]
    f = [(i * 6 + k, i * 6 + (k + 1) % 6, (i + 1) * 6 + (k + 1) % 6, (i + 1) * 6 + k) for i in range(3) for k in range(6)]
    put(mesh_of(v, [q_[::-1] for q_ in f] + [(0, 1, 2, 3, 4, 5)], mat('steel'), sharp=20))


def plane(wood='beech', ln=.24):
    """Wooden smoothing plane with wedge, iron, horn at the front (-x) and a rounded back."""
    h, w = .062, .064
    poly = [(-ln / 2, 0), (ln / 2, 0), (ln / 2, h * .70), (ln / 2 - .02, h * .92), (ln / 2 - .05, h), (.058, h), (.020, h * .0 + .018), (-.004, .018),
            (-.018, h), (-ln / 2 + .015, h), (-ln / 2, h * .86)]
    plate(poly, w * .62, mat(wood), .003, frame(rx=90))
    side = [(-ln / 2, 0), (ln / 2, 0), (ln / 2, h * .70), (ln / 2 - .02, h * .92), (ln / 2 - .05, h), (-ln / 2 + .015, h), (-ln / 2, h * .86)]
    for s in (-1, 1):
        plate(side, w * .19, mat(wood), .003, Matrix.Translation((0, s * w * .405, 0)) @ frame(rx=90), seed=.5)
    with at(-.001, 0, .010, ry=-48):   # iron and cap at 45 degrees, wedge above
        box(0, -.0215, 0, .125, .0215, .004, mat('steel'), .0008)
        box(.006, -.0205, .004, .10, .0205, .0065, mat('steel'), .0008)
        plate([(.028, 0), (.115, 0), (.122, .006), (.122, .013), (.112, .018), (.035, .004)], .041, mat('walnut'), .002, Matrix.Translation((0, 0, .0065)) @ frame(rx=90))
    tube([(.024, -w / 2 - .001, h * .74), (.024, w / 2 + .001, h * .74)], .0045, mat('brass'))
    horn = [((-.085, 0, h - .004), .034, .036), ((-.088, 0, h + .025), .028, .030), ((-.100, 0, h + .055), .027, .030), ((-.122, 0, h + .078), .022, .022), ((-.135, 0, h + .080), .012, .012)]
    pts = smooth_path([(*p, a, b) for p, a, b in horn], 4)
    beam([(p[:3], p[3], p[4]) for p in pts], mat(wood), rnd=.95, up=(0, 1, 0), cap=.002)


def mallet(wood='beech', handle='ash'):
    """Carpenter's mallet standing on its head, handle up."""
    poly = [(-.075, 0), (.075, 0), (.066, .115), (.04, .122), (-.04, .122), (-.066, .115)]
    plate(poly, .075, mat(wood), .004, frame(rx=90), grain='x')
    beam([((0, 0, .118), .028, .038), ((0, 0, .20), .026, .034), ((0, 0, .30), .030, .036), ((0, 0, .345), .026, .030)], mat(handle), rnd=.75, up=(0, 1, 0), cap=.004)
    box(-.013, -.018, -.001, .013, .018, .003, mat(handle), .001, grain='z')


def mallet_lying(wood='beech', handle='ash'):
    """The same mallet on its side: head at +x, handle along -x."""
    with at(.16, 0, .0375, ry=-90):
        with at(0, 0, 0, rz=90):
            mallet(wood, handle)


def gauge(wood='cherry'):
    """Marking gauge: stem through a rounded stock, brass wear strips and thumb screw."""
    box(-.11, -.009, .020, .11, .009, .038, mat(wood), .002)
    with at(.03, 0, .029, ry=90):
        plate([(-.029, -.026), (.020, -.026), (.030, -.016), (.030, .016), (.020, .026), (-.029, .026)], .024, mat('walnut'), .003)
    for y in (-.019, .019):
        box(.0415, y - .003, .005, .0427, y + .003, .05, mat('brass'), 0)
    lathe([(.004, 0), (.004, .012), (.010, .013), (.012, .019), (.010, .024), (.002, .026)], mat('brass'), .03, 0, .058, n=28)
    tube([(-.098, 0, .021), (-.098, 0, .0145)], [.0012, .0002], mat('steel'))
    box(-.104, -.0095, .0195, -.09, .0095, .0385, mat('brass'), .0005)


def saw(handle='walnut', ln=.30):
    """Dovetail saw lying flat: folded brass back, thin plate, open handle at -x."""
    z = .011
    teeth, n = [], 70
    for k in range(n):
        x = -.02 + ln * k / n
        teeth += [(x, -.032), (x + ln / n * .55, -.036)]
    plate([(-.02, .022), *teeth, (-.02 + ln, -.030), (-.02 + ln, .022)], .0006, mat('steel'), 0, Matrix.Translation((0, 0, z)))
    box(-.02, .016, z - .004, -.018 + ln, .034, z + .004, mat('brass'), .0015)
    h = [(-.005, .034), (-.035, .046), (-.052, .060), (-.070, .052), (-.082, .020), (-.105, -.030), (-.128, -.078), (-.120, -.092), (-.100, -.088),
         (-.088, -.070), (-.080, -.052), (-.062, -.040), (-.055, -.022), (-.040, -.012), (-.030, -.030), (-.012, -.034), (.004, -.020), (.018, .004), (.014, .030)]
    plate(smooth_path(h + [h[0]], 4)[:-1], .021, mat(handle), .006, Matrix.Translation((0, 0, z)), segs=3)
    for x, y in ((-.014, .006), (-.022, -.016)):
        lathe([(.006, 0), (.006, .0008), (.004, .0012), (.001, .0012)], mat('brass'), x, y, z + .0104, n=20)


def brace(wood='rosewood'):
    """Ratchet brace lying flat, chuck with an auger bit towards +x."""
    m, z = mat('steel'), .024
    pts = [(-.150, 0, z), (-.105, 0, z), (-.090, .012, z), (-.078, .065, z), (-.065, .078, z), (.035, .078, z), (.048, .065, z), (.060, .012, z), (.075, 0, z), (.12, 0, z)]
    tube(pts, .0058, m, n=4, smooth=4)
    lathe(smooth_path([(.016, 0), (.016, .02), (.0135, .05), (.016, .08), (.016, .098)], 4), mat(wood), -.063, .078, z, n=30, axis='x')
    lathe(smooth_path([(.001, 0), (.022, .002), (.035, .012), (.033, .022), (.016, .032), (.011, .046)], 4), mat(wood), -.197, 0, z, n=36, axis='x')
    lathe([(.012, 0), (.012, .012), (.010, .014)], mat('brass'), -.152, 0, z, n=24, axis='x')
    lathe([(.009, 0), (.014, .006), (.014, .022), (.010, .026), (.012, .034), (.012, .055), (.008, .066), (.006, .068)], m, .10, 0, z, n=24, axis='x')
    spir = [(.166 + .09 * t, .0052 * math.cos(t * 38), z + .0052 * math.sin(t * 38)) for t in [k / 70 for k in range(71)]]
    tube(spir, .0024, m, n=2)
    tube([(.16, 0, z), (.262, 0, z)], [.003, .0012], m)


def spokeshave(wood='beech'):
    """Wooden-handled spokeshave with a brass sole and steel blade."""
    for s in (-1, 1):
        beam([((s * .026, 0, .016), .026, .024), ((s * .055, 0, .018), .018, .018), ((s * .10, .004, .023), .027, .025), ((s * .132, .006, .024), .022, .020)], mat(wood), rnd=.95, cap=.005)
    box(-.032, -.014, .004, .032, .016, .026, mat(wood), .004)
    box(-.031, -.013, .0015, .031, .004, .005, mat('brass'), .0006)
    with at(0, .006, .003, rx=14):
        box(-.027, -.0015, 0, .027, .024, .0024, mat('steel'), .0005)
    for x in (-.018, .018):
        lathe([(.005, 0), (.005, .006), (.0075, .007), (.0075, .012), (.004, .014)], mat('brass'), x, .004, .026, n=24)


def brush(handle='beech'):
    """Flat varnish brush lying down, bristles towards +x."""
    z = .010
    poly = smooth_path([(-.155, 0), (-.148, .012), (-.12, .0135), (-.085, .009), (-.055, .013), (-.03, .028), (-.005, .030), (-.005, -.030), (-.03, -.028), (-.055, -.013), (-.085, -.009), (-.12, -.0135), (-.148, -.012), (-.155, 0)], 4)[:-1]
    plate(poly, .013, mat(handle), .004, Matrix.Translation((0, 0, z)), segs=3)
    box(-.012, -.031, z - .0085, .030, .031, z + .0085, mat('brass'), .003)
    for k in (-.006, .024):
        box(k, -.0313, z - .0088, k + .003, .0313, z + .0088, mat('brass'), .001)
    for k in range(230):
        y, zz = RNG.uniform(-.029, .029), RNG.uniform(-.007, .007)
        e = .088 - RNG.uniform(0, .010) - abs(y) * .12
        tube([(.028, y, z + zz), (.06, y * 1.04, z + zz * .9), (e, y * 1.09 + RNG.uniform(-.001, .001), z + zz * .45)], [.0007, .0007, .0003], mat('bristle'), n=1)


def square(stock='walnut', ln=.20):
    """Try square lying flat: walnut stock with a brass face, steel blade along y."""
    box(-.075, -.020, 0, .075, .022, .016, mat(stock), .0015)
    box(-.075, .022, .0003, .075, .0245, .0157, mat('brass'), .0003)
    box(.043, -.012, .0065, .075, .022 + ln, .0085, mat('steel'), .0003)
    for x, y in ((.052, -.005), (.066, -.005), (.059, .010)):
        lathe([(.0026, 0), (.0026, .0004), (.001, .0005)], mat('brass'), x, y, .0159, n=16)


def clamp(ln=.5, jaw=.10):
    """Steel bar clamp with a wooden handle, bar along x at y=0, jaws towards -y."""
    box(0, -.012, .008, ln, .012, .016, mat('iron'), .001)
    for x in (.02, ln * .62):
        box(x, -jaw, .004, x + .022, .02, .020, mat('iron'), .004)
    tube([(ln * .62 - .06, -jaw + .018, .012), (ln * .62 + .09, -jaw + .018, .012)], .006, mat('steel'))
    lathe(smooth_path([(.010, 0), (.016, .012), (.014, .05), (.016, .085), (.010, .1)], 3), mat('beech'), ln * .62 + .08, -jaw + .018, .012, axis='x', n=24)


def shaving(r=.018, w=.03, turns=2.2, m='shaving'):
    """Curled plane shaving: a ribbon in a loosening spiral."""
    a0, grow, skew = RNG.uniform(0, 6.28), RNG.uniform(.25, .9), RNG.uniform(-.03, .05)

    def fn(u, v):
        a = a0 + u * turns * 2 * math.pi
        rr = r * (1 - .45 * u) * (1 + grow * .2 * math.sin(3 * u))
        return (rr * math.cos(a) + .0, (v - .5) * w * (1 - .15 * u) + skew * u * turns, r + rr * math.sin(a))
    return sheet(fn, int(26 * turns), 2, mat(m))


def shavings(n, sx, sy, m='shaving', r=.018):
    """A heap of shavings over an area sx by sy, centred."""
    from core import collect
    with collect() as some:
        with at(0, 0, -50):
            for _ in range(9):
                shaving(r * RNG.uniform(.5, 1.25), RNG.uniform(.016, .036), RNG.uniform(.6, 2.8), m)
    from core import _frames
    for _ in range(n):
        o = RNG.choice(some).copy()
        import bpy
        bpy.context.scene.collection.objects.link(o)
        x, y = RNG.gauss(0, sx / 4), RNG.gauss(0, sy / 4)
        o.matrix_world = _frames[-1] @ frame(x, y, max(0, RNG.gauss(.0, .008)), rz=RNG.uniform(0, 360), rx=RNG.uniform(-25, 25), s=RNG.uniform(.6, 1.15))
        o['seed'] = RNG.random()


def workbench(w=1.9, d=.68, h=.86, m='beech'):
    """Joiner's bench centred: thick top, front vice at the left, end vice at the right, drawer-less trestle with stretchers."""
    mm = mat(m)
    box(-w / 2, -d / 2, h - .085, w / 2, d / 2 - .16, h, mm, .004, bw=.11)
    box(-w / 2, d / 2 - .16, h - .085, w / 2, d / 2 - .14, h - .03, mm, .002)
    box(-w / 2, d / 2 - .14, h - .06, w / 2, d / 2 - .03, h - .035, mm, .002)
    box(-w / 2, d / 2 - .03, h - .085, w / 2, d / 2, h, mm, .004)
    for sx in (-1, 1):
        x = sx * (w / 2 - .30)
        box(x - .045, -d / 2 + .04, 0, x + .045, d / 2 - .03, .07, mm, .006)
        box(x - .045, -d / 2 + .04, h - .15, x + .045, d / 2 - .03, h - .085, mm, .006)
        for y in (-d / 2 + .10, d / 2 - .14):
            box(x - .04, y - .045, .07, x + .04, y + .045, h - .15, mm, .005)
    for y in (-d / 2 + .10, d / 2 - .14):
        box(-w / 2 + .33, y - .02, .22, w / 2 - .33, y + .02, .34, mm, .004)
    box(-w / 2 + .3, -d / 2 + .08, .335, w / 2 - .3, d / 2 - .12, .36, mm, .002, bw=.12)
    # front vice
    x0 = -w / 2 + .10
    box(x0, -d / 2 - .105, h - .17, x0 + .42, -d / 2 - .045, h - .002, mm, .006)
    for x in (x0 + .08, x0 + .34):
        tube([(x, -d / 2 - .09, h - .13), (x, -d / 2 + .1, h - .13)], .012, mat('steel'))
    tube([(x0 + .21, -d / 2 - .18, h - .10), (x0 + .21, -d / 2 + .05, h - .10)], .015, mat('steel'))
    with at(x0 + .21, -d / 2 - .105, h - .10, rx=90):
        lathe([(.03, 0), (.03, .012), (.022, .016), (.022, .06), (.026, .066), (.001, .07)], mat('iron'), n=28)
    tube([(x0 + .07, -d / 2 - .152, h - .16), (x0 + .35, -d / 2 - .152, h - .04)], .010, mm)
    for x, z in ((x0 + .07, h - .16), (x0 + .35, h - .04)):
        with at(x, -d / 2 - .152, z):
            lathe(smooth_path([(.001, -.018), (.016, -.008), (.016, .008), (.001, .018)], 3), mm, n=20)
    for k in range(9):   # dog holes
        box(-w / 2 + .12 + k * .2, -d / 2 + .06, h - .001, -w / 2 + .145 + k * .2, -d / 2 + .085, h + .0006, mat('black'), 0)
