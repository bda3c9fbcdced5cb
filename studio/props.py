"""Objects of life. Metres; each stands on z=0 of the current frame unless it says otherwise."""

import math
import os

import bpy
from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTFont
from mathutils import Matrix, Vector
from pathops import Path

from core import MATS, RNG, at, beam, box, frame, lathe, mesh_of, plate, put, sheet, smooth_path, tube
from palette import mat

FONT = os.path.join(os.path.dirname(__file__), '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2')
COVERS = ['book_a', 'book_b', 'book_c', 'book_d', 'book_d', 'book_e', 'book_f', 'book_g', 'book_a']


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
    out = [(r * 0.36, 0), (r * 0.38, h * 0.05), (r * 0.62, h * 0.22), (r * 0.88, h * 0.62), (r, h)]
    inn = [(r - k, h * 0.995), (r * 0.84, h * 0.64), (r * 0.56, h * 0.28), (r * 0.2, h * 0.16), (0.001, h * 0.15)]
    lathe(smooth_path(out, 5) + smooth_path(inn, 5), mat(m), x, y, z, n=48, sharp=50)


VASES = {
    'bottle': [(0.60, 0), (0.92, 0.06), (1, 0.28), (0.86, 0.48), (0.30, 0.66), (0.24, 0.86), (0.30, 1)],
    'jar': [(0.62, 0), (0.88, 0.12), (1, 0.42), (0.90, 0.70), (0.56, 0.86), (0.60, 1)],
    'tall': [(0.7, 0), (0.86, 0.04), (1, 0.4), (0.96, 0.72), (0.62, 0.92), (0.66, 1)],
    'moon': [(0.42, 0), (0.82, 0.16), (1, 0.45), (0.84, 0.76), (0.36, 0.93), (0.40, 1)],
    'cup': [(0.78, 0), (0.86, 0.05), (0.95, 0.5), (1, 1)],
    'pot': [(0.70, 0), (0.74, 0.05), (0.92, 0.78), (1, 0.8), (1, 1)],
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
        MATS[key] = [_leaf(leaf[0] * s, leaf[1] * s, mat(m), b) for s, b in ((1, 0.15), (0.8, 0.35), (1.15, 0.05))]
    d = Vector(lean).normalized()

    def limb(p, d, ln, count, rad):
        side = Vector((RNG.uniform(-1, 1), RNG.uniform(-1, 1), 0)) * 0.22
        pts = [p + d * ln * t + side * ln * t * t + Vector((0, 0, -droop * ln * t * t)) for t in (0, 0.25, 0.5, 0.75, 1)]
        tube([tuple(q) for q in pts], [rad, rad * 0.85, rad * 0.7, rad * 0.5, rad * 0.25], mat(stem), n=2, smooth=3)
        sp = smooth_path([tuple(q) for q in pts], 6)
        for k in range(count):
            t = 0.18 + 0.82 * k / count
            q = Vector(sp[int(t * (len(sp) - 1))])
            tang = (Vector(sp[min(len(sp) - 1, int(t * (len(sp) - 1)) + 1)]) - Vector(sp[max(0, int(t * (len(sp) - 1)) - 1)])).normalized()
            for s in (-1, 1):
                a = RNG.uniform(0, 6.28)
                o = tang.cross(Vector((math.cos(a), math.sin(a), 0.3))).normalized() * s
                dirv = (tang * RNG.uniform(0.3, 0.9) + o).normalized()
                zv = dirv.cross(Vector((RNG.uniform(-0.4, 0.4), RNG.uniform(-0.4, 0.4), 1)).cross(dirv)).normalized()
                rot = Matrix((dirv, zv.cross(dirv), zv)).transposed().to_4x4()
                put(RNG.choice(MATS[key]), Matrix.Translation(q) @ rot)
        return sp

    sp = limb(Vector(), d, length, n, 0.0028 * (length / 0.5) ** 0.5)
    for k in range(twigs):
        q = Vector(sp[int(len(sp) * (0.25 + 0.5 * k / max(1, twigs)))])
        dd = (d + Vector((RNG.uniform(-0.9, 0.9), RNG.uniform(-0.9, 0.9), RNG.uniform(0, 0.3)))).normalized()
        limb(q, dd, length * RNG.uniform(0.35, 0.55), n // 2, 0.0018)


def vase_branches(kind='tall', r=0.075, h=0.24, m='ceramic', n=4, length=0.55, x=0, y=0, z=0, leafm='olive'):
    """Vase with a few cut branches."""
    with at(x, y, z):
        vase(kind, r, h, m)
        for k in range(n):
            a = 6.28 * k / n + RNG.uniform(-0.4, 0.4)
            with at(0.015 * math.cos(a), 0.015 * math.sin(a), h * 0.85):
                branch(length * RNG.uniform(0.7, 1.05), (math.cos(a) * 0.5, math.sin(a) * 0.5, 1), leafm, n=18)


def hares_tails(n=9, length=0.30):
    """Dried hare's-tail grass that fans out from the origin: thin stalks, each with one soft, nodding ear."""
    for k in range(n):
        a = 2.4 * k + RNG.uniform(-0.3, 0.3)
        reach, ln = RNG.uniform(0.15, 0.50), length * RNG.uniform(0.72, 1.08)
        stalk = [
            (ln * reach * t * t * math.cos(a), ln * reach * t * t * math.sin(a), ln * (t - 0.10 * t**3)) for t in (0, 0.3, 0.6, 0.85, 1)
        ]
        tube(stalk, 0.0011, mat('straw'), n=2, smooth=3)
        r, tall = RNG.uniform(0.0095, 0.0125), RNG.uniform(0.032, 0.042)
        with at(*stalk[-1], rz=math.degrees(a)), at(ry=RNG.uniform(12, 34)):
            ear = [
                (0.001, -0.001),
                (0.75 * r, 0.15 * tall),
                (r, 0.38 * tall),
                (0.8 * r, 0.70 * tall),
                (0.4 * r, 0.92 * tall),
                (0.001, tall),
            ]
            lathe(smooth_path(ear, 4), mat('ear'), n=16)


def rubber_plant(h=1.2, stems=3):
    """Upright stems with broad, dark leaves, standing in soil at z=0."""
    for k in range(stems):
        a = 6.28 * k / stems + RNG.uniform(-0.4, 0.4)
        with at(0.03 * math.cos(a), 0.03 * math.sin(a)):
            branch(h * (1 - 0.17 * k), (0.16 * math.cos(a), 0.16 * math.sin(a), 1), 'leaf', (0.185, 0.085), n=11, twigs=0, droop=0.02)


def olive_tree(h=1.7, m='olive', crown=0.5, limbs=16, x=0, y=0, z=0, leaf=(0.06, 0.014)):
    """Small olive tree, standing in soil at z."""
    with at(x, y, z):
        pts = [(0, 0, 0), (0.03, 0.01, h * 0.2), (-0.02, 0.03, h * 0.4), (0.02, 0, h * 0.6)]
        tube(pts, [0.035, 0.028, 0.026, 0.02], mat('bark'), smooth=4)
        for k in range(limbs):
            a = 6.28 * k / limbs * 2.4 + RNG.uniform(-0.3, 0.3)
            with at(0.01, 0.01, h * (0.42 + 0.2 * RNG.random())):
                branch(crown * RNG.uniform(0.8, 1.25), (math.cos(a), math.sin(a), RNG.uniform(0.25, 1.5)), m, leaf, n=20, twigs=4)


def shrub(r=0.5, h=0.5, n=40, m='grass', leaf=(0.09, 0.010), x=0, y=0, z=0):
    """Loose tuft: lavender, grass or rosemary, by leaf and material."""
    with at(x, y, z):
        for _ in range(n):
            a, q = RNG.uniform(0, 6.28), RNG.uniform(0, 1) ** 0.5
            with at(q * r * 0.4 * math.cos(a), q * r * 0.4 * math.sin(a), 0):
                branch(h * RNG.uniform(0.6, 1.1), (q * math.cos(a), q * math.sin(a), 1.6), m, leaf, n=12, twigs=0, droop=0.2, stem=m)


def curtain(w, h, folds=9, depth=0.06, m='curtain', rod=True, gather=0.0, rings=True):
    """Linen curtain in the local xz plane from x=0..w, hanging from z=h; folds loosen towards the hem."""
    ph = [RNG.uniform(-0.7, 0.7) for _ in range(folds + 3)]
    amp = [RNG.uniform(0.65, 1.2) for _ in range(folds + 3)]

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


def folded(w=0.40, d=0.28, folds=4, m='linen', pitch=0.011, x=0, y=0, z=0, rz=0, sag=1.0):
    """Cloth or blanket folded to and fro: soft rolls in front (-y) and behind, layers that slip and sag a little."""
    seed, reach, path = RNG.uniform(0, 6), [], []
    for k in range(2 * folds):
        reach.append(d / 2 - (0 if k == 2 * folds - 1 else RNG.uniform(0.001, 0.012)))
    for k in range(2 * folds):
        side = 1 if k % 2 else -1
        zc, r = pitch * (k + 0.5), pitch / 2
        start = -reach[max(k - 1, 0)] if side > 0 else reach[max(k - 1, 0)]
        path += [(start + (side * reach[k] - start) * t / 8, zc) for t in range(1, 8)]
        if k < 2 * folds - 1:  # the roll: a bulb a little thicker than two layers
            path += [
                (side * (reach[k] + 1.5 * r * math.sin(a)), zc + r - 1.18 * r * math.cos(a))
                for a in (0.2, 0.7, 1.2, 1.57, 1.95, 2.45, 2.95)
            ]
    path = smooth_path(path, 2)

    def fn(u, v):
        i = v * (len(path) - 1)
        a, b = path[int(i)], path[min(int(i) + 1, len(path) - 1)]
        yy, zz = (p + (q - p) * (i - int(i)) for p, q in zip(a, b, strict=True))
        high = zz / (2 * folds * pitch)
        side = abs(2 * u - 1)
        wave = 0.0035 * math.sin(7 * u + seed + 2 * high) + 0.002 * math.sin(17 * u + 2 * seed + 5 * high)
        droop = sag * high * (0.006 * side**4 + 0.004 * abs(2 * yy / d) ** 4) + sag * 0.0035 * high * math.sin(5 * u + seed) * math.cos(
            9 * yy / d + seed
        )
        slip = 0.004 * math.sin(9 * high + seed)
        return ((u - 0.5) * w + slip * (1 + 0.3 * side), yy + wave * (0.4 + high), max(0.0015, zz - droop))

    with at(x, y, z, rz=rz):
        sheet(fn, 44, len(path), mat(m), th=pitch * 0.72)


def sheets(w, d, cloths, t=0.0145, stripe=None):
    """Stack of ironed sheets, w by d, one of `cloths` each from below: folded twice, so that four layers show at the sides
    and one round fold lies towards +x. stripe: material of the two woven lines along the border. Returns the height."""
    q, pitch = t / 4, 0.93 * t
    for k, m in enumerate(cloths):
        phase, ease = RNG.uniform(0, 6), 0.004 if k else 0.0
        with at(RNG.uniform(-ease, ease), RNG.uniform(-ease, ease), k * pitch, rz=RNG.uniform(-0.7, 0.7)):
            for r in (1.5 * q, 0.5 * q):
                _bookfold(w - RNG.uniform(0, 0.003), d - RNG.uniform(0, 0.003), t, r, m, phase, stripe if r > q else None)
    return pitch * len(cloths) + 0.07 * t


def _bookfold(w, d, t, r, m, phase, stripe):
    """Two layers of a folded sheet and the turn at +x that joins them, r from the middle of its thickness t."""
    flat = [(-w / 2 + (w - t) * k / 24, r) for k in range(25)]
    turn = [(w / 2 - 0.8 * t + 1.25 * r * math.cos(a), r * math.sin(a)) for a in (1.35, 1.1, 0.8, 0.4, 0.0, -0.4, -0.8, -1.1, -1.35)]
    path = flat + turn + [(x, -z) for x, z in flat[::-1]]
    last = len(path) - 1

    def fn(u, v):
        x, z = path[round(v * last)]
        y = (u - 0.5) * d
        full = 0.88 + 0.15 * math.exp(-(((w / 2 - x) / 0.018) ** 2))  # lies flatter than it turns
        edge = 0.0012 * math.sin(23 * y + phase) + 0.0007 * math.sin(61 * y + 2 * phase)
        slip = (0.0016 * math.sin(3 * phase + 400 * r + (2 if z > 0 else 0))) * abs(2 * u - 1)
        calm = 0.0006 * math.sin(17 * x + phase) * math.cos(13 * y + 2 * phase) - 0.0010 * (abs(2 * u - 1) ** 6)
        return x + edge * (x / w + 0.5), y + slip + 0.0008 * math.sin(19 * x + phase + 300 * z), t / 2 + z * full + calm

    nu = round(d / 0.003)
    o = sheet(fn, nu, last, mat(m), th=0.84 * t / 4)
    if stripe:
        o.data.materials.append(mat(stripe))
        for face in o.data.polygons:
            at_edge = min(face.index // last, nu - 1 - face.index // last)
            face.material_index = int(at_edge in (12, 13, 16))


def _settle(cloth, mod, frames):
    """Run the solver `mod` for that many frames and keep the shape it ends in as the object's mesh."""
    scene = bpy.context.scene
    mod.point_cache.frame_end = frames
    for k in range(1, frames + 1):
        scene.frame_set(k)
    still = bpy.data.meshes.new_from_object(cloth.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    scene.frame_set(1)
    cloth.modifiers.clear()
    cloth.data = still


def drape(w, d, m='linen', frames=60, res=0.02, pins=None, mass=0.3, stiff=8.0, jitter=0.004, on=(), thick=0.0035):
    """Cloth w by d that starts flat at z=0 of the current frame and falls on the objects `on` (Blender's cloth solver).
    pins(u, v) -> True holds a point where it is. Returns the settled, smoothed sheet."""
    nu, nv = max(4, int(w / res)), max(4, int(d / res))
    cloth = sheet(lambda u, v: ((u - 0.5) * w, (v - 0.5) * d, RNG.uniform(-jitter, jitter)), nu, nv, mat(m), sharp=0)
    held = [i * (nv + 1) + j for i in range(nu + 1) for j in range(nv + 1) if pins(i / nu, j / nv)] if pins else []
    return fallen(cloth, frames, res, held, mass, stiff, on, thick)


def fallen(cloth, frames=60, res=0.02, held=(), mass=0.3, stiff=8.0, on=(), thick=0.0035, itself=True):
    """Let a mesh of cells as wide as `res` fall like cloth; `held`: indices of the points that stay;
    itself: whether it lies on itself too. Otherwise as drape()."""
    for other in on:
        other.modifiers.new('hit', 'COLLISION')
        other.collision.thickness_outer, other.collision.cloth_friction = 0.006, 25
    if held:
        cloth.vertex_groups.new(name='held').add(held, 1.0, 'REPLACE')
    mod = cloth.modifiers.new('cloth', 'CLOTH')
    s, hit = mod.settings, mod.collision_settings
    s.quality, s.mass, s.air_damping = 7, mass * res * res / 0.0004, 2.5
    s.tension_stiffness = s.compression_stiffness = 25
    s.shear_stiffness, s.bending_stiffness = stiff, stiff * 0.06
    hit.collision_quality, hit.distance_min, hit.use_self_collision, hit.self_distance_min = 3, 0.004, itself, 0.004
    if held:
        s.vertex_group_mass = 'held'
    _settle(cloth, mod, frames)
    for other in on:
        other.modifiers.remove(other.modifiers['hit'])
    body = cloth.modifiers.new('th', 'SOLIDIFY')
    body.thickness, body.offset = thick, 0
    soft = cloth.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    return cloth


def cushion(w=0.45, h=0.45, t=0.14, m='linen', x=0, y=0, z=0, **rot):
    """Filled cushion, pinched corners, lying flat (w along x, h along y)."""
    s1, s2 = RNG.uniform(0, 6), RNG.uniform(0, 6)

    def face(sg):
        def fn(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            e = max(0.0, (1 - a**4) * (1 - b**4)) ** 0.55
            pin = 1 - 0.07 * (1 - abs(b) ** 2) * abs(a) ** 8 - 0.0
            pin2 = 1 - 0.07 * (1 - abs(a) ** 2) * abs(b) ** 8
            wr = 0.0025 * math.sin(9 * a + 5 * b + s1) * math.sin(6 * b - 3 * a + s2)
            return (a * w / 2 * pin, b * h / 2 * pin2, sg * (t / 2 * e + wr * e))

        return fn

    with at(x, y, z + t / 2, **rot):
        for sg in (1, -1):
            sheet(face(sg), 30, 30, mat(m))


def rug(w, d, m='wool', x=0, y=0, th=0.012, wave=0.006):
    """Woven rug with soft edges that wander by `wave`, centred."""

    def fn(u, v):
        a, b = u - 0.5, v - 0.5
        return (
            a * w + wave * math.sin(13 * b + 2),
            b * d + wave * math.sin(11 * a),
            th * (1 - max(abs(a), abs(b)) ** 30 * 2**30 * 0.8) + 0.0012 * math.sin(31 * a) * math.sin(27 * b),
        )

    with at(x, y):
        sheet(fn, 60, 60, mat(m))


def coil_mat(r=0.8, m='rush_old', cord=0.026):
    """Round mat of plaited esparto, sewn as a spiral, centred."""
    n = round(r / cord) * 6
    top = [(max(r * k / n, 0.001), 0.004 + 0.008 * abs(math.sin(math.pi * k / 6)) ** 0.6) for k in range(n + 1)]
    lathe([*top, (r, 0)], mat(m), n=128, sharp=80)


def coil_basket(r=0.165, h=0.30, m='rush_old'):
    """Basket of coiled rush, filled to two thirds of its height."""
    n = round(h / 0.005)
    swell = [r + 0.33 * r * math.sin(1.9 * k / n) for k in range(n + 1)]
    coils = [(q + 0.0055 * abs(math.sin(math.pi * k / 4)), 0.005 * k) for k, q in enumerate(swell)]
    rim = swell[-1]
    lathe([(0.001, 0), *coils, (rim - 0.012, h + 0.002), (rim - 0.014, h * 0.73), (0.001, h * 0.67)], mat(m), n=64, sharp=80)


def pendant(x, y, z, ceiling, r=0.2, m='brass', kind='dome', lit=True, low=0, mouth=False):
    """Hanging lamp with its rim at z; `low` lets its bulb hang that much lower, to be seen under the rim; mouth: open below."""
    prof = {
        'dome': [(1, 0), (0.98, 0.12), (0.8, 0.42), (0.45, 0.72), (0.14, 0.86), (0.12, 1.0)],
        'cone': [(1, 0), (0.62, 0.5), (0.2, 0.85), (0.12, 1.0)],
        'drum': [(1, 0), (1, 0.7), (0.1, 0.74), (0.1, 0.9)],
    }[kind]
    p = smooth_path([(a * r, b * r * 0.9) for a, b in prof], 5) if kind == 'dome' else [(a * r, b * r * 0.9) for a, b in prof]
    cloth = lathe(p + [(max(a - 0.003, 0.002), b - 0.002) for a, b in p[::-1]], mat(m), x, y, z, n=48, caps=not mouth)
    cloth['shade'] = m.startswith('linen')
    tube([(x, y, z + r * 0.85), (x, y, ceiling)], 0.0025, mat('black'))
    lathe([(0.045, -0.02), (0.05, -0.004), (0.05, 0)], mat(m), x, y, ceiling, n=24)
    if lit:
        lathe(smooth_path([(0.001, 0), (0.03, 0.012), (0.032, 0.04), (0.014, 0.075)], 4), mat('bulb'), x, y, z + r * 0.2 - low, n=20)


def fruit(n=5, r=0.036, m='lemon', spread=0.07, z=0.03):
    """A handful of lemons or apples."""
    for k in range(n):
        a = 6.28 * k / max(1, n - 1)
        q = spread if k < n - 1 else 0
        with at(q * math.cos(a), q * math.sin(a), z + (r * 0.9 if k == n - 1 else r * 0.5), rx=RNG.uniform(0, 90), rz=RNG.uniform(0, 360)):
            lathe(
                smooth_path(
                    [
                        (0.001, -1.15 * r),
                        (0.25 * r, -1.08 * r),
                        (0.8 * r, -0.6 * r),
                        (r, 0),
                        (0.8 * r, 0.6 * r),
                        (0.25 * r, 1.08 * r),
                        (0.001, 1.2 * r),
                    ],
                    4,
                ),
                mat(m),
                n=24,
            )


def half_loaf(r=0.108, h=0.098):
    """Half of a country loaf: floured crust with two cuts of the baker's blade, the sliced face on the plane y=0 looking to -y."""
    side = smooth_path([(0.78, 0.0), (0.94, 0.07), (1.0, 0.26), (0.95, 0.52), (0.76, 0.80), (0.42, 0.96), (0.0, 1.0)], 10)
    seed = RNG.uniform(0, 6)

    def skin(a, k):
        """Point of the crust at angle a, step k of the profile; in a cut the crust has sprung open."""
        q, z = side[k]
        x, y = r * q * math.cos(a), 0.92 * r * q * math.sin(a)
        rise = 1 + 0.018 * math.sin(3 * a + seed) + 0.012 * math.sin(7 * a + 9 * z + seed)
        for x0, lean in ((-0.34, 0.25), (0.30, 0.32)):
            off = (x / r - x0 - lean * y / r) / 0.055
            rise += (0.035 * math.exp(-((abs(off) - 1.35) ** 2) * 2.2) - 0.055 * math.exp(-off * off)) * max(0.0, z - 0.55) / 0.45
        return x * rise, y, h * z * rise

    n, last = 96, len(side) - 1
    sheet(lambda u, v: skin(math.pi * u, round(v * last)), n, last, mat('crust_floured'))
    edge = [skin(0.0, k) for k in range(last + 1)] + [skin(math.pi, k) for k in range(last - 1, -1, -1)] + [skin(0.0, 0)]

    def face(u, v):
        x, _, z = edge[round(u * (len(edge) - 1))]
        return x * v, 0.0006 * math.sin(60 * x) * v * (1 - v), h * 0.42 + (z - h * 0.42) * v

    sheet(face, len(edge) - 1, 24, mat('crumb_sliced'))


def bread_knife(ln=0.20):
    """Long knife lying flat, its handle towards -x, the blade along +x."""
    blade = [(0, 0.013), (0, -0.013), (ln * 0.86, -0.013), (ln * 0.97, -0.004), (ln, 0.011), (ln * 0.6, 0.013)]
    with at(0, 0, 0.010):
        plate(blade, 0.0018, mat('steel'), 0.0003, segs=1)
        box(-0.012, -0.0125, -0.007, 0.002, 0.0125, 0.007, mat('steel'), 0.002)
        beam(
            [((-0.012, 0, 0), 0.024, 0.017), ((-0.06, 0.001, 0), 0.029, 0.019), ((-0.118, -0.002, 0), 0.024, 0.017)],
            mat('oak_dark'),
            rnd=0.7,
        )


def framed(w, h, m='oak', art='book_a', mount=0.06, depth=0.025):
    """Framed sheet in the xz plane, lower left at the origin, hanging on a wall at y=0 (faces -y)."""
    f = 0.022
    for a in ((0, 0, f, h), (w - f, 0, w, h), (f, 0, w - f, f), (f, h - f, w - f, h)):
        box(a[0], -depth, a[1], a[2], 0, a[3], mat(m), 0.0015)
    box(f, -0.010, f, w - f, -0.006, h - f, mat('paper'), 0)
    q = f + mount
    box(q, -0.0108, q, w - q, -0.009, h - q, mat(art), 0)
    return q


def lettering(text, size, depth, m='brass', font=FONT, weight=460, kern=()):
    """Raised letters in the xz plane from (0, 0), base line at z=0, faces towards -y; size is the em in metres, `kern` what each letter moves to the
    right, in ems. Returns their width."""
    face = TTFont(font)
    glyphs, cmap = face.getGlyphSet(location={'wght': weight}), face.getBestCmap()
    scale, x = size / face['head'].unitsPerEm, 0.0
    curve = bpy.data.curves.new(text, 'CURVE')
    curve.dimensions, curve.fill_mode, curve.extrude, curve.bevel_depth = '2D', 'BOTH', depth / 2, size * 0.004
    for k, letter in enumerate(text):
        x += size * (kern[k] if k < len(kern) else 0)
        glyph = glyphs[cmap[ord(letter)]]
        outline = Path()
        glyph.draw(outline.getPen(glyphSet=glyphs))
        outline.simplify(keep_starting_points=True)  # variable fonts let their strokes overlap
        pen = RecordingPen()
        outline.draw(pen)
        for contour in _contours(pen.value):
            spline = curve.splines.new('POLY')
            spline.points.add(len(contour) - 1)
            for point, (px, py) in zip(spline.points, contour, strict=True):
                point.co = (x + px * scale, py * scale, 0, 1)
            spline.use_cyclic_u = True
        x += glyph.width * scale
    curve.materials.append(mat(m))
    put(curve, Matrix.Translation((0, -depth / 2, 0)) @ frame(rx=90))
    return x


def _contours(commands, steps=8):
    """Polygons of a glyph whose outline is quadratic (TrueType)."""
    polygon = []
    for name, points in commands:
        if name == 'qCurveTo':
            ctrl = list(points[:-1])
            knots = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(ctrl, ctrl[1:], strict=False)] + [points[-1]]
            for c, end in zip(ctrl, knots, strict=True):
                start = polygon[-1]
                for k in range(1, steps + 1):
                    t = k / steps
                    polygon.append(tuple((1 - t) ** 2 * s + 2 * t * (1 - t) * q + t * t * e for s, q, e in zip(start, c, end, strict=True)))
        elif name in ('moveTo', 'lineTo'):
            polygon.append(points[0])
        else:
            if len(polygon) > 1 and polygon[0] == polygon[-1]:
                polygon.pop()
            yield polygon
            polygon = []


def pillow(w=0.45, h=0.45, m='linen', pressure=2.1, frames=34, n=46, seam=0.0022):
    """Cushion sewn from two cloths and blown up by Blender's solver, so that it creases towards its corners;
    centred on the origin, w along x, h along y, with a corded seam."""
    verts, faces, at_front, at_back = [], [], {}, {}
    for side, index in ((1, at_front), (-1, at_back)):
        for i in range(n + 1):
            for j in range(n + 1):
                edge = i in (0, n) or j in (0, n)
                if side < 0 and edge:
                    index[i, j] = at_front[i, j]
                    continue
                index[i, j] = len(verts)
                lift = 0 if edge else side * (0.004 + RNG.uniform(0, 0.003))
                verts.append(((i / n - 0.5) * w, (j / n - 0.5) * h, lift))
        for i in range(n):
            for j in range(n):
                quad = (index[i, j], index[i + 1, j], index[i + 1, j + 1], index[i, j + 1])
                faces.append(quad if side > 0 else quad[::-1])
    cloth = put(mesh_of(verts, faces, mat(m), sharp=0))
    mod = cloth.modifiers.new('cloth', 'CLOTH')
    s = mod.settings
    s.quality, s.mass, s.air_damping = 8, 0.15, 4.0
    s.tension_stiffness = s.compression_stiffness = 30
    s.shear_stiffness, s.bending_stiffness = 12, 0.25
    s.use_pressure, s.uniform_pressure_force = True, pressure
    s.effector_weights.gravity = 0.0
    mod.collision_settings.use_collision = False
    _settle(cloth, mod, frames)
    soft = cloth.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    ring = [(i, 0) for i in range(n)] + [(n, j) for j in range(n)] + [(n - i, n) for i in range(n)] + [(0, n - j) for j in range(n)]
    cord = [tuple(cloth.data.vertices[at_front[p]].co) for p in ring]
    for k in range(4):  # one side at a time: a tube needs two ends
        tube(cord[k * n : (k + 1) * n + 1] if k < 3 else [*cord[3 * n :], cord[0]], seam, mat(m), n=2)
    return cloth
