"""Objects of life. Metres; each stands on z=0 of the current frame unless it says otherwise."""
import math

from core import RNG, MATS, at, box, lathe, mesh_of, put, sheet, smooth_path, tube
from materials import mat
from mathutils import Matrix, Vector

COVERS = 'book_a book_b book_c book_d book_d book_e book_f book_g book_a'.split()


def books(x0, x1, depth=0.22, hmax=0.27, hmin=0.17, lean=True, gap=0.35, fill=0.85):
    """A row of upright books from x0 towards x1, spines at about y=0 facing -y, some leaning or lying in a stack."""
    x = x0
    while x < x1 - 0.03:
        if RNG.random() > fill:
            x += RNG.uniform(0.04, gap)
            continue
        if RNG.random() < 0.10 and x1 - x > 0.30:
            w = RNG.uniform(0.2, 0.27)
            z = 0
            for _ in range(RNG.randint(2, 4)):
                t = RNG.uniform(0.018, 0.045)
                with at(x + w / 2, 0.1 + RNG.uniform(-0.01, 0.02), z + t / 2, rz=RNG.uniform(-6, 6), ry=90):
                    with at(-t / 2, -0.1, -w / 2):
                        book(t, RNG.uniform(0.16, 0.2), w)
                z += t
            x += w + 0.02
            continue
        run = RNG.randint(3, 9)
        hb = RNG.uniform(hmin, hmax)
        for _ in range(run):
            t = RNG.choice((0.014, 0.018, 0.022, 0.027, 0.033, 0.042))
            if x + t > x1:
                return
            h = min(hmax, max(hmin, hb + RNG.uniform(-0.035, 0.035)))
            d = min(depth - 0.01, h * RNG.uniform(0.66, 0.76))
            with at(x, RNG.uniform(0.0, 0.022), 0):
                book(t, d, h)
            x += t + 0.0008
        if lean and RNG.random() < 0.4 and x1 - x > 0.12:
            t, h, a = 0.022, RNG.uniform(0.19, 0.24), RNG.uniform(9, 16)
            with at(x + h * math.sin(math.radians(a)) + 0.001, 0.01, 0, ry=-a):
                book(t, 0.15, h)
            x += h * math.sin(math.radians(a)) + t + 0.02


def book(t, d, h, cover=None):
    """One book: thickness t (x), depth d (y), height h; spine at y=0."""
    c = mat(cover or RNG.choice(COVERS))
    t, d, h = round(t, 3), round(d, 2), round(h, 2)
    box(0, 0, 0, t, 0.004, h, c, 0.0018)
    for x in (0, t - 0.0022):
        box(x, 0.003, 0, x + 0.0022, d, h, c, 0)
    box(0.002, 0.004, 0.003, t - 0.002, d - 0.004, h - 0.003, mat('paper'), 0)
    if t > 0.02 and RNG.random() < 0.5:
        z = h * RNG.uniform(0.62, 0.8)
        box(0.002, -0.0003, z, t - 0.002, 0.002, z + h * 0.09, mat(RNG.choice(('book_d', 'brass', 'book_b', 'book_g'))), 0)


def bowl(r=0.14, h=0.075, m='ceramic', x=0, y=0, z=0):
    """Thrown bowl of radius r."""
    k = r * 0.045
    out = [(r * .36, 0), (r * .38, h * .05), (r * .62, h * .22), (r * .88, h * .62), (r, h)]
    inn = [(r - k, h * 0.995), (r * .84, h * .64), (r * .56, h * .28), (r * .2, h * .16), (0.001, h * .15)]
    lathe(smooth_path(out, 5) + smooth_path(inn, 5), mat(m), x, y, z, n=48, sharp=50)


VASES = {
    'bottle': [(.60, 0), (.92, .06), (1, .28), (.86, .48), (.30, .66), (.24, .86), (.30, 1)],
    'jar': [(.62, 0), (.88, .12), (1, .42), (.90, .70), (.56, .86), (.60, 1)],
    'tall': [(.7, 0), (.86, .04), (1, .4), (.96, .72), (.62, .92), (.66, 1)],
    'moon': [(.42, 0), (.82, .16), (1, .45), (.84, .76), (.36, .93), (.40, 1)],
    'cup': [(.78, 0), (.86, .05), (.95, .5), (1, 1)],
    'pot': [(.70, 0), (.74, .05), (.92, .78), (1, .8), (1, 1)],
}


def vase(kind='jar', r=0.08, h=0.22, m='ceramic', x=0, y=0, z=0):
    """Ceramic vessel; open at the top with a wall 5 % of the radius."""
    out = smooth_path([(a * r, b * h) for a, b in VASES[kind]], 5)
    k = 0.05 * r
    inn = [(max(a - k, 0.002), b - (0.002 if i == 0 else 0)) for i, (a, b) in enumerate(out[::-1][:14])]
    lathe(out + inn + [(0.001, inn[-1][1] - 0.01)], mat(m), x, y, z, n=44, sharp=55)


def _leaf(ln, wd, m, bend=0.2):
    pts, faces, n = [], [], 5
    for i in range(n + 1):
        t = i / n
        w = wd / 2 * math.sin(math.pi * min(1, t * 0.96 + 0.02)) ** 0.75
        zb = -bend * ln * t * t
        pts += [(t * ln, -w, zb + w * 0.25), (t * ln, 0, zb), (t * ln, w, zb + w * 0.25)]
    for i in range(n):
        a = i * 3
        faces += [(a, a + 3, a + 4, a + 1), (a + 1, a + 4, a + 5, a + 2)]
    return mesh_of(pts, faces, m, sharp=0, name='leaf')


def branch(length=0.5, lean=(0.2, 0, 1), m='olive', leaf=(0.055, 0.013), n=26, twigs=3, droop=0.25, stem='bark'):
    """Branch from the origin towards `lean` with paired leaves; leaves share three meshes."""
    key = ('leafs', m, leaf)
    if key not in MATS:
        MATS[key] = [_leaf(leaf[0] * s, leaf[1] * s, mat(m), b) for s, b in ((1, .15), (.8, .35), (1.15, .05))]
    d = Vector(lean).normalized()

    def limb(p, d, ln, count, rad):
        side = Vector((RNG.uniform(-1, 1), RNG.uniform(-1, 1), 0)) * 0.22
        pts = [p + d * ln * t + side * ln * t * t + Vector((0, 0, -droop * ln * t * t)) for t in (0, .25, .5, .75, 1)]
        tube([tuple(q) for q in pts], [rad, rad * .85, rad * .7, rad * .5, rad * .25], mat(stem), n=2, smooth=3)
        sp = smooth_path([tuple(q) for q in pts], 6)
        for k in range(count):
            t = 0.18 + 0.82 * k / count
            q = Vector(sp[int(t * (len(sp) - 1))])
            tang = (Vector(sp[min(len(sp) - 1, int(t * (len(sp) - 1)) + 1)]) - Vector(sp[max(0, int(t * (len(sp) - 1)) - 1)])).normalized()
            for s in (-1, 1):
                a = RNG.uniform(0, 6.28)
                o = tang.cross(Vector((math.cos(a), math.sin(a), 0.3))).normalized() * s
                dirv = (tang * RNG.uniform(.3, .9) + o).normalized()
                zv = dirv.cross(Vector((RNG.uniform(-.4, .4), RNG.uniform(-.4, .4), 1)).cross(dirv)).normalized()
                rot = Matrix((dirv, zv.cross(dirv), zv)).transposed().to_4x4()
                put(RNG.choice(MATS[key]), Matrix.Translation(q) @ rot)
        return sp

    sp = limb(Vector(), d, length, n, 0.0028 * (length / 0.5) ** 0.5)
    for k in range(twigs):
        q = Vector(sp[int(len(sp) * (0.25 + 0.5 * k / max(1, twigs)))])
        dd = (d + Vector((RNG.uniform(-.9, .9), RNG.uniform(-.9, .9), RNG.uniform(0, .3)))).normalized()
        limb(q, dd, length * RNG.uniform(.35, .55), n // 2, 0.0018)


def vase_branches(kind='tall', r=0.075, h=0.24, m='ceramic', n=4, length=0.55, x=0, y=0, z=0, leafm='olive'):
    """Vase with a few cut branches."""
    with at(x, y, z):
        vase(kind, r, h, m)
        for k in range(n):
            a = 6.28 * k / n + RNG.uniform(-.4, .4)
            with at(0.015 * math.cos(a), 0.015 * math.sin(a), h * 0.85):
                branch(length * RNG.uniform(.7, 1.05), (math.cos(a) * .5, math.sin(a) * .5, 1), leafm, n=18)


def olive_tree(h=1.7, m='olive', crown=0.5, limbs=16, x=0, y=0, z=0, leaf=(0.06, 0.014)):
    """Small olive tree, standing in soil at z."""
    with at(x, y, z):
        pts = [(0, 0, 0), (0.03, 0.01, h * .2), (-0.02, 0.03, h * .4), (0.02, 0, h * .6)]
        tube(pts, [0.035, 0.028, 0.026, 0.02], mat('bark'), smooth=4)
        for k in range(limbs):
            a = 6.28 * k / limbs * 2.4 + RNG.uniform(-.3, .3)
            with at(0.01, 0.01, h * (0.42 + 0.2 * RNG.random())):
                branch(crown * RNG.uniform(.8, 1.25), (math.cos(a), math.sin(a), RNG.uniform(.25, 1.5)), m, leaf, n=20, twigs=4)


def shrub(r=0.5, h=0.5, n=40, m='grass', leaf=(0.09, 0.010), x=0, y=0, z=0):
    """Loose tuft: lavender, grass or rosemary, by leaf and material."""
    with at(x, y, z):
        for _ in range(n):
            a, q = RNG.uniform(0, 6.28), RNG.uniform(0, 1) ** 0.5
            with at(q * r * .4 * math.cos(a), q * r * .4 * math.sin(a), 0):
                branch(h * RNG.uniform(.6, 1.1), (q * math.cos(a), q * math.sin(a), 1.6), m, leaf, n=12, twigs=0, droop=.2, stem=m)


def curtain(w, h, folds=9, depth=0.06, m='curtain', rod=True, gather=0.0, rings=True):
    """Linen curtain in the local xz plane from x=0..w, hanging from z=h; folds loosen towards the hem."""
    ph = [RNG.uniform(-.7, .7) for _ in range(folds + 3)]
    amp = [RNG.uniform(.65, 1.2) for _ in range(folds + 3)]

    def fn(u, v):
        f = u * folds
        i = int(f)
        p = ph[i] * (1 - (f - i)) + ph[i + 1] * (f - i)
        a = amp[i] * (1 - (f - i)) + amp[i + 1] * (f - i)
        k = 0.75 + 0.45 * (1 - v)
        y = depth * k * a * math.sin(2 * math.pi * f + p * (1.3 - v)) * 0.5
        y += 0.012 * math.sin(4.3 * f + 5 * v)
        x = w * (u + 0.010 * math.sin(2 * math.pi * f * 2 + p)) * (1 - gather * (1 - v) * math.sin(math.pi * (1 - v)))
        return (x, y, v * h + 0.004 * math.sin(3 * f))
    sheet(fn, folds * 14, 30, mat(m))
    if rod:
        tube([(-0.06, 0, h + 0.03), (w + 0.06, 0, h + 0.03)], 0.011, mat('iron'))


def cushion(w=0.45, h=0.45, t=0.14, m='linen', x=0, y=0, z=0, **rot):
    """Filled cushion, pinched corners, lying flat (w along x, h along y)."""
    s1, s2 = RNG.uniform(0, 6), RNG.uniform(0, 6)

    def face(sg):
        def fn(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            e = max(0.0, (1 - a ** 4) * (1 - b ** 4)) ** 0.55
            pin = 1 - 0.07 * (1 - abs(b) ** 2) * abs(a) ** 8 - 0.0
            pin2 = 1 - 0.07 * (1 - abs(a) ** 2) * abs(b) ** 8
            wr = 0.006 * math.sin(9 * a + 5 * b + s1) * math.sin(6 * b - 3 * a + s2)
            return (a * w / 2 * pin, b * h / 2 * pin2, sg * (t / 2 * e + wr * e))
        return fn
    with at(x, y, z + t / 2, **rot):
        for sg in (1, -1):
            sheet(face(sg), 30, 30, mat(m))


def rug(w, d, m='wool', x=0, y=0, th=0.012):
    """Woven rug with soft uneven edges, centred."""
    def fn(u, v):
        a, b = u - .5, v - .5
        return (a * w + 0.006 * math.sin(13 * b + 2), b * d + 0.006 * math.sin(11 * a), th * (1 - max(abs(a), abs(b)) ** 30 * 2 ** 30 * .8)
                + 0.0012 * math.sin(31 * a) * math.sin(27 * b))
    with at(x, y):
        sheet(fn, 60, 60, mat(m))


def pendant(x, y, z, ceiling, r=0.2, m='brass', kind='dome', lit=True):
    """Hanging lamp with its rim at z."""
    prof = {'dome': [(1, 0), (.98, .12), (.8, .42), (.45, .72), (.14, .86), (.12, 1.0)],
            'cone': [(1, 0), (.62, .5), (.2, .85), (.12, 1.0)],
            'drum': [(1, 0), (1, .7), (.1, .74), (.1, .9)]}[kind]
    p = smooth_path([(a * r, b * r * 0.9) for a, b in prof], 5) if kind == 'dome' else [(a * r, b * r * 0.9) for a, b in prof]
    lathe(p + [(max(a - 0.003, .002), b - 0.002) for a, b in p[::-1]], mat(m), x, y, z, n=48)
    tube([(x, y, z + r * .85), (x, y, ceiling)], 0.0025, mat('black'))
    lathe([(0.045, -0.02), (0.05, -0.004), (0.05, 0)], mat(m), x, y, ceiling, n=24)
    if lit:
        lathe(smooth_path([(.001, 0), (.03, .012), (.032, .04), (.014, .075)], 4), mat('bulb'), x, y, z + r * .2, n=20)


def fruit(n=5, r=0.036, m='lemon', spread=0.07, z=0.03):
    """A handful of lemons or apples."""
    for k in range(n):
        a = 6.28 * k / max(1, n - 1)
        q = spread if k < n - 1 else 0
        with at(q * math.cos(a), q * math.sin(a), z + (r * .9 if k == n - 1 else r * .5), rx=RNG.uniform(0, 90), rz=RNG.uniform(0, 360)):
            lathe(smooth_path([(.001, -1.15 * r), (.25 * r, -1.08 * r), (.8 * r, -.6 * r), (r, 0), (.8 * r, .6 * r), (.25 * r, 1.08 * r), (.001, 1.2 * r)], 4), mat(m), n=24)


def framed(w, h, m='oak', art='book_a', mount=0.06, depth=0.025):
    """Framed sheet in the xz plane, lower left at the origin, hanging on a wall at y=0 (faces -y)."""
    f = 0.022
    for a in ((0, 0, f, h), (w - f, 0, w, h), (f, 0, w - f, f), (f, h - f, w - f, h)):
        box(a[0], -depth, a[1], a[2], 0, a[3], mat(m), 0.0015)
    box(f, -0.010, f, w - f, -0.006, h - f, mat('paper'), 0)
    q = f + mount
    box(q, -0.0108, q, w - q, -0.009, h - q, mat(art), 0)
    return q
