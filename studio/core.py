"""Geometry and scene plumbing. Lengths in metres, angles in degrees, z up.

Everything is built in the current frame: `with at(x, y, z, rz=30): box(...)`.
Solid parts carry their own grain: local X runs along the fibre, Y across the
width and Z through the thickness, so one wood material serves them all.
"""

import contextlib
import math
import random

import bpy  # before bmesh: the module brings it along
import bmesh
from mathutils import Euler, Matrix, Vector

RNG = random.Random(1)
_frames = [Matrix()]
_meshes = {}
MATS = {}


def reset(seed=1):
    """Empty Blender and start a scene; `seed` fixes every random choice."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _frames[:] = [Matrix()]
    _meshes.clear()
    MATS.clear()
    RNG.seed(seed)


def frame(x=0, y=0, z=0, rz=0, rx=0, ry=0, s=1):
    """Matrix of a shift (m), rotations (degrees) and a scale."""
    e = Euler([math.radians(a) for a in (rx, ry, rz)], 'XYZ')
    return Matrix.Translation((x, y, z)) @ e.to_matrix().to_4x4() @ Matrix.Scale(s, 4)


@contextlib.contextmanager
def at(x=0, y=0, z=0, rz=0, rx=0, ry=0, s=1):
    """Build inside a moved frame."""
    _frames.append(_frames[-1] @ frame(x, y, z, rz, rx, ry, s))
    try:
        yield
    finally:
        _frames.pop()


def put(mesh, local=None, seed=None, bw=0.0, bl=0.0, off=(0, 0, 0)):
    """Object from a mesh. seed, bw (board width), bl (board length) and off feed the wood shader."""
    o = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = _frames[-1] @ (local or Matrix())
    o['seed'] = RNG.random() if seed is None else float(seed)
    o['bw'], o['bl'], o['off'] = float(bw), float(bl), tuple(float(v) for v in off)
    return o


def mesh_of(verts, faces, mat, smooth=True, sharp=35, normals=None, name='part'):
    """Mesh with one material; `sharp` is the angle (degrees) from which an edge stays hard."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.materials.append(mat)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        if normals is not None:
            me.normals_split_custom_set_from_vertices(normals)
        elif sharp:
            me.set_sharp_from_angle(angle=math.radians(sharp))
    me.update()
    return me


def _rounded(lx, ly, lz, r, mat):
    key = (round(lx, 5), round(ly, 5), round(lz, 5), r, mat.name)
    if key in _meshes:
        return _meshes[key]
    h = (lx / 2, ly / 2, lz / 2)
    r = min(r, min(h) * 0.98)
    steps = 2 if r > 0.0012 else 1
    ang = [math.tan(math.radians(45 * (1 - i / steps))) for i in range(steps + 1)] if r else [0]
    verts, faces, norms = [], [], []
    for ax in range(3):
        u, v = (ax + 1) % 3, (ax + 2) % 3
        for sgn in (-1, 1):

            def line(k):
                a = [-(h[k] - r) - r * t for t in ang]
                return a + [-c for c in reversed(a)]

            us, vs = line(u), line(v)
            base = len(verts)
            for cu in us:
                for cv in vs:
                    p = [0.0] * 3
                    p[ax], p[u], p[v] = sgn * h[ax], cu, cv
                    inner = [max(-h[k] + r, min(h[k] - r, p[k])) for k in range(3)]
                    n = Vector([p[k] - inner[k] for k in range(3)])
                    n = n.normalized() if n.length > 1e-9 else Vector([sgn if k == ax else 0 for k in range(3)])
                    verts.append([inner[k] + r * n[k] for k in range(3)])
                    norms.append(tuple(n))
            w = len(vs)
            for i in range(len(us) - 1):
                for j in range(w - 1):
                    q = [base + i * w + j, base + (i + 1) * w + j, base + (i + 1) * w + j + 1, base + i * w + j + 1]
                    faces.append(q if sgn > 0 else q[::-1])
    me = mesh_of(verts, faces, mat, normals=norms) if r else mesh_of(verts, faces, mat, smooth=False)
    _meshes[key] = me
    return me


def box(x0, y0, z0, x1, y1, z1, mat, r=0.002, grain=None, **kw):
    """Board between two corners, edges rounded by r. grain: 'x', 'y' or 'z' (the longest side if not given)."""
    d = [abs(x1 - x0), abs(y1 - y0), abs(z1 - z0)]
    c = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    g = 'xyz'.index(grain) if grain else d.index(max(d))
    rest = [k for k in range(3) if k != g]
    th = rest[0] if d[rest[0]] <= d[rest[1]] else rest[1]
    wd = rest[1] if th == rest[0] else rest[0]
    m = Matrix.Identity(3)
    for col, k in enumerate((g, wd, th)):
        for row in range(3):
            m[row][col] = 1.0 if row == k else 0.0
    if m.determinant() < 0:
        m.col[2] = -m.col[2]
    me = _rounded(max(d[g], 1e-4), max(d[wd], 1e-4), max(d[th], 1e-4), r, mat)
    return put(me, Matrix.Translation(c) @ m.to_4x4(), **kw)


def cut(obj, *holes):
    """Cut rectangular holes into a part: corner pairs (x0, y0, z0, x1, y1, z1) in the current frame, apart from each other."""
    verts, faces = [], []
    for x0, y0, z0, x1, y1, z1 in holes:
        k = len(verts)
        verts += [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]
        sides = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))
        faces += [tuple(k + i for i in side) for side in sides]
    mesh = bpy.data.meshes.new('cutter')
    mesh.from_pydata(verts, [], faces)
    cutter = put(mesh)
    cutter.hide_render = True
    weld = obj.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 1e-5
    hole = obj.modifiers.new('holes', 'BOOLEAN')
    hole.operation, hole.solver, hole.object = 'DIFFERENCE', 'EXACT', cutter
    return obj


def smooth_path(pts, n=6):
    """Catmull-Rom through points of any dimension, n steps per span."""
    p = [pts[0], *pts, pts[-1]]
    out = []
    for i in range(1, len(p) - 2):
        for k in range(n):
            t = k / n
            out.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p[i - 1], p[i], p[i + 1], p[i + 2], strict=False)
                )
            )
    out.append(tuple(pts[-1]))
    return out


def lathe(profile, mat, x=0, y=0, z=0, n=40, smooth=0, axis='z', sharp=40, flat=False, caps=True, **kw):
    """Turned part. profile: (radius, height) from foot to top; smooth: Catmull-Rom steps per span.
    flat: turned from a board, so that the fibre lies across the axis (seats, plates, bowls); caps: discs that close both ends."""
    if smooth:
        profile = smooth_path(profile, smooth)
    verts, faces = [], []
    for r, h in profile:
        for k in range(n):
            a = 2 * math.pi * k / n
            verts.append((h, max(r, 1e-5) * math.cos(a), max(r, 1e-5) * math.sin(a)))
    for i in range(len(profile) - 1):
        for k in range(n):
            j = (k + 1) % n
            faces.append((i * n + k, i * n + j, (i + 1) * n + j, (i + 1) * n + k))
    if caps:
        faces.append(tuple(range(n))[::-1])
        faces.append(tuple(range((len(profile) - 1) * n, len(profile) * n)))
    local = {'z': frame(x, y, z, ry=-90), 'x': frame(x, y, z), 'y': frame(x, y, z, rz=90)}[axis]
    me = mesh_of(verts, faces, mat, sharp=sharp)
    if flat:
        rot = frame(ry=90)
        me.transform(rot)
        local = local @ rot.inverted()
    return put(me, local, **kw)


def beam(path, mat, rnd=0.35, n=5, up=(0, 0, 1), sharp=40, cap=0.002, **kw):
    """Bent or tapered bar. path: (point, width, height) stations; rnd: 0 square … 1 round section."""
    pts = [Vector(p[0]) for p in path]
    ax = (pts[-1] - pts[0]).normalized()
    upv = Vector(up)
    if abs(ax.dot(upv)) > 0.98:
        upv = Vector((0, 1, 0))
    yv = upv.cross(ax).normalized()
    zv = ax.cross(yv)
    loc = Matrix((ax, yv, zv)).transposed().to_4x4()
    loc.translation = (pts[0] + pts[-1]) / 2
    inv = loc.inverted()
    st = [(inv @ p, q[1], q[2]) for p, q in zip(pts, path, strict=False)]
    if cap:
        d0, d1 = (st[1][0] - st[0][0]).normalized() * cap, (st[-1][0] - st[-2][0]).normalized() * cap
        st = (
            [(st[0][0], st[0][1] - 1.6 * cap, st[0][2] - 1.6 * cap), (st[0][0] + d0, st[0][1], st[0][2])]
            + st[1:-1]
            + [(st[-1][0] - d1, st[-1][1], st[-1][2]), (st[-1][0], st[-1][1] - 1.6 * cap, st[-1][2] - 1.6 * cap)]
        )
    verts, faces, m = [], [], 4 * (n + 1)
    for i, (p, w, h) in enumerate(st):
        t = (st[min(i + 1, len(st) - 1)][0] - st[max(i - 1, 0)][0]).normalized()
        side = Vector((0, 0, 1)).cross(t)
        side = side.normalized() if side.length > 1e-6 else Vector((0, 1, 0))
        top = t.cross(side)
        rad = min(w, h) / 2 * max(rnd, 0.02)
        for q in range(4):
            sy, sz = ((1, 1), (-1, 1), (-1, -1), (1, -1))[q]
            for k in range(n + 1):
                a = math.pi / 2 * (q + k / n)
                yy, zz = sy * (w / 2 - rad) + rad * math.cos(a), sz * (h / 2 - rad) + rad * math.sin(a)
                if rnd >= 1:
                    yy, zz = w / 2 * math.cos(a), h / 2 * math.sin(a)
                verts.append(p + side * yy + top * zz)
    for i in range(len(st) - 1):
        for k in range(m):
            j = (k + 1) % m
            faces.append((i * m + k, i * m + j, (i + 1) * m + j, (i + 1) * m + k))
    faces.append(tuple(range(m))[::-1])
    faces.append(tuple(range((len(st) - 1) * m, len(st) * m)))
    return put(mesh_of(verts, faces, mat, sharp=sharp), loc, **kw)


def tube(pts, rad, mat, n=3, smooth=0, **kw):
    """Round bar or wire through points; rad a number or one per point (m)."""
    rads = [rad] * len(pts) if not hasattr(rad, '__len__') else rad
    st = [(*p, q) for p, q in zip(pts, rads, strict=False)]
    if smooth:
        st = smooth_path(st, smooth)
    return beam([(p[:3], 2 * p[3], 2 * p[3]) for p in st], mat, rnd=1, n=n, cap=0, sharp=60, **kw)


def mesh_from(bm, mat, name, sharp):
    """Smooth mesh with one material of a bmesh, which it frees; `sharp` is the angle (degrees) from which an edge stays hard."""
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.set_sharp_from_angle(angle=math.radians(sharp))
    return me


def plate(poly, th, mat, r=0.002, local=None, segs=2, grain='x', **kw):
    """Shape sawn from a board: polygon (x, y) raised by th about z=0, edges eased by r; grain 'x', 'y' or 'z'."""
    bm = bmesh.new()
    f = bm.faces.new([bm.verts.new((x, y, -th / 2)) for x, y in poly])
    ext = bmesh.ops.extrude_face_region(bm, geom=[f])
    bmesh.ops.translate(bm, vec=(0, 0, th), verts=[g for g in ext['geom'] if isinstance(g, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if r:
        edges = [e for e in bm.edges if e.is_manifold and e.calc_face_angle(0) > math.radians(30)]
        bmesh.ops.bevel(bm, geom=edges, offset=r, segments=segs, profile=0.5, affect='EDGES')
    me = mesh_from(bm, mat, 'plate', 32)
    local = local or Matrix()
    if grain != 'x':  # turn the mesh so that its own X is the fibre, and turn it back in space
        rot = frame(rz=-90) if grain == 'y' else frame(ry=90)
        me.transform(rot)
        local = local @ rot.inverted()
    return put(me, local, **kw)


def sheet(fn, nu, nv, mat, th=0.0, sharp=0, **kw):
    """Surface fn(u, v) -> (x, y, z), u and v from 0 to 1; th > 0 gives it thickness."""
    verts = [fn(i / nu, j / nv) for i in range(nu + 1) for j in range(nv + 1)]
    w = nv + 1
    faces = [(i * w + j, (i + 1) * w + j, (i + 1) * w + j + 1, i * w + j + 1) for i in range(nu) for j in range(nv)]
    o = put(mesh_of(verts, faces, mat, sharp=sharp), **kw)
    if th:
        m = o.modifiers.new('th', 'SOLIDIFY')
        m.thickness, m.offset = th, 0
    return o


def clone(objs, **move):
    """Instances (shared meshes) of objects, moved in world space by frame(**move)."""
    out = []
    for o in objs:
        c = o.copy()
        bpy.context.scene.collection.objects.link(c)
        c.matrix_world = frame(**move) @ o.matrix_world
        c['seed'] = RNG.random()
        out.append(c)
    return out


@contextlib.contextmanager
def collect():
    """Yields a list that holds, afterwards, every object made inside."""
    before, made = set(bpy.data.objects.keys()), []
    yield made
    made.extend(o for o in bpy.data.objects if o.name not in before)
