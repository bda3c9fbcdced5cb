"""Forged fittings at true size. Metres; each lies on z=0."""

import math

import bpy  # noqa: F401 before bmesh: the module brings it along
import bmesh
from mathutils import Vector

from core import RNG, at, beam, lathe, mesh_from, mesh_of, put, smooth_path
from palette import mat


def pierced(outline, holes, th, m, r=0.0007):
    """Plate forged to an outline (x, y), lying on z=0, with holes, each an outline of its own; every edge eased by r."""
    bm = bmesh.new()
    for loop in (outline, *holes):
        ring = [bm.verts.new((x, y, 0)) for x, y in loop]
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            bm.edges.new((a, b))
    bmesh.ops.triangle_fill(bm, edges=bm.edges[:], use_beauty=True)
    up = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:])
    bmesh.ops.translate(bm, vec=(0, 0, th), verts=[v for v in up['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    hard = [e for e in bm.edges if e.is_manifold and e.calc_face_angle(0) > 0.6 and abs(e.verts[0].co.z - e.verts[1].co.z) < th / 2]
    bmesh.ops.bevel(bm, geom=hard, offset=r, segments=3, profile=0.5, affect='EDGES', clamp_overlap=True)
    o = put(mesh_from(bm, mat(m), 'forged', 40))
    o.modifiers.new('flat', 'WEIGHTED_NORMAL').keep_sharp = True
    return o


def square_hole(x, y, a=0.0046, turn=4):
    """What a forged nail leaves in iron."""
    c, s = math.cos(math.radians(turn)) * a / 2, math.sin(math.radians(turn)) * a / 2
    return [(x + c - s, y + s + c), (x - c - s, y - s + c), (x - c + s, y - s - c), (x + c + s, y + s - c)]


def mirrored(half, steps=5):
    """Closed outline from its upper half, left to right, drawn smooth; a smith's eye is not a compass."""
    half = smooth_path(half, steps)
    low = [(x + 0.0003 * math.sin(190 * x), -y * (1 + 0.025 * math.sin(60 * x))) for x, y in half[::-1] if y > 1e-6]
    return half + low


def hoop(rx, ry, w, h, m, swell=0.0, n=72):
    """Closed bar bent to an oval flat about z=0, w wide and h high; swell: how much thicker towards +y."""
    verts, sides = [], 16
    for k in range(n):
        a = 2 * math.pi * k / n
        out = Vector((math.cos(a) * ry, math.sin(a) * rx, 0)).normalized()
        f = 1 + swell * math.sin(a)
        for q in range(sides):
            b = 2 * math.pi * q / sides
            verts.append(Vector((rx * math.cos(a), ry * math.sin(a), f * h / 2 * math.sin(b))) + out * (f * w / 2 * math.cos(b)))
    faces = [
        (k * sides + q, (k + 1) % n * sides + q, (k + 1) % n * sides + (q + 1) % sides, k * sides + (q + 1) % sides)
        for k in range(n)
        for q in range(sides)
    ]
    return put(mesh_of(verts, faces, mat(m), sharp=0))


def strip(points, w, th, m):
    """Flat wire bent through points, w wide along x."""
    pts, verts = [Vector(p) for p in points], []
    for k, p in enumerate(pts):
        t = (pts[min(k + 1, len(pts) - 1)] - pts[max(k - 1, 0)]).normalized()
        up = t.cross(Vector((1, 0, 0))).normalized() * th / 2
        side = Vector((w / 2, 0, 0))
        verts += [p + side + up, p - side + up, p - side - up, p + side - up]
    faces = [(4 * k + q, 4 * k + (q + 1) % 4, 4 * k + 4 + (q + 1) % 4, 4 * k + 4 + q) for k in range(len(pts) - 1) for q in range(4)]
    o = put(mesh_of(verts, [*faces, (3, 2, 1, 0), tuple(len(verts) - 4 + q for q in range(4))], mat(m), sharp=45))
    soft = o.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments, soft.limit_method, soft.angle_limit = 0.0003, 2, 'ANGLE', 0.8


def strap_hinge(m):
    """Chest hinge lying open on its back: a strap that ends in a leaf along +x, a swallow-tail along -x, the knuckles up."""
    r, th, gap = 0.0060, 0.0036, 0.0005
    strap = [(0.0068, 0.0190), (0.030, 0.0182), (0.080, 0.0142), (0.130, 0.0108), (0.158, 0.0086)]
    leaf = [(0.168, 0.0066), (0.174, 0.0082), (0.182, 0.0150), (0.192, 0.0172), (0.205, 0.0140), (0.222, 0.0064), (0.233, 0.0)]
    outline = mirrored(strap + leaf) + [(0.0068, -0.0066), (0.0, -0.0066), (0.0, 0.0066), (0.0068, 0.0066)]
    pierced(
        outline,
        [
            square_hole(*p, turn=7 * k - 9)
            for k, p in enumerate(((0.026, 0.0095), (0.030, -0.009), (0.082, 0.001), (0.136, -0.0005), (0.194, 0.0004)))
        ],
        th,
        m,
    )
    tail = [(-0.0068, 0.0192), (-0.020, 0.0200), (-0.038, 0.0238), (-0.050, 0.0300)]
    back = [(-0.0455, 0.014), (-0.0445, 0.0), (-0.0455, -0.014)]
    outline = [(0.0, 0.0192), *smooth_path(tail, 4), *back, *[(x, -y) for x, y in smooth_path(tail, 4)[::-1]], (0.0, -0.0192)]
    outline += [(0.0, -0.0074), (-0.0068, -0.0074), (-0.0068, 0.0074), (0.0, 0.0074)]
    pierced(outline, [square_hole(*p, turn=5 * k) for k, p in enumerate(((-0.034, 0.0150), (-0.033, -0.0150), (-0.019, 0.0006)))], th, m)
    for y0, y1 in ((-0.0192, -0.0071 - gap / 2), (-0.0068, 0.0068), (0.0071 + gap / 2, 0.0192)):
        turn = [
            (r - 0.0012, 0),
            (r - 0.0004, 0.0002),
            (r, 0.0009),
            (r, y1 - y0 - 0.0009),
            (r - 0.0004, y1 - y0 - 0.0002),
            (r - 0.0012, y1 - y0),
        ]
        lathe(turn, mat(m), 0.0, y0, r, axis='y', n=36)
    lathe(
        [(0.001, 0), (0.0026, 0.0004), (0.0032, 0.0016), (0.0032, 0.0428), (0.0026, 0.0440), (0.001, 0.0444)],
        mat(m),
        0.0,
        -0.0222,
        r,
        axis='y',
        n=24,
    )


def escutcheon(m):
    """Shield of a lock, its keyhole upright along y."""
    side = [
        (0.0, 0.0345),
        (0.0045, 0.0300),
        (0.012, 0.0285),
        (0.0205, 0.0300),
        (0.0222, 0.0240),
        (0.0196, 0.0140),
        (0.0205, 0.002),
        (0.0190, -0.010),
        (0.0125, -0.0205),
    ]
    side += [(0.0060, -0.0260), (0.0045, -0.0320), (0.0, -0.0375)]
    right = smooth_path(side, 5)
    outline = right + [(-x * 1.02, y + 0.0003) for x, y in right[-2:0:-1]]
    eye = [(0.0043 * math.cos(math.radians(a)), 0.0035 + 0.0043 * math.sin(math.radians(a))) for a in range(-52, 233, 15)]
    keyhole = [*eye, (-0.0030, -0.0125), (0.0030, -0.0125)]
    nails = [square_hole(x, y, 0.0028, 10 * k) for k, (x, y) in enumerate(((-0.0165, 0.0245), (0.0163, 0.0247), (0.0, -0.0300)))]
    pierced(outline, [keyhole, *nails], 0.0021, m, 0.0006)


def key(m):
    """Chest key along x, its bow at -x, the bit towards -y."""
    z = 0.0040
    with at(-0.0515, 0, z):
        hoop(0.0132, 0.0165, 0.0050, 0.0058, m)
    shank = [(0.0046, 0), (0.0050, 0.0012), (0.0044, 0.0028), (0.0036, 0.0040), (0.0042, 0.0052), (0.0034, 0.0068)]
    shank += [
        (0.0036, 0.062),
        (0.0042, 0.0632),
        (0.0042, 0.0650),
        (0.0036, 0.0662),
        (0.0036, 0.0848),
        (0.0031, 0.0856),
        (0.0020, 0.0856),
        (0.0018, 0.0760),
        (0.0006, 0.0758),
    ]
    lathe(shank, mat(m), -0.0385, 0, z, axis='x', n=36, sharp=50)
    bit = [
        (0.0285, -0.0026),
        (0.0285, -0.0165),
        (0.0325, -0.0165),
        (0.0325, -0.0110),
        (0.0345, -0.0110),
        (0.0345, -0.0165),
        (0.0385, -0.0165),
    ]
    bit += [(0.0385, -0.0085), (0.0400, -0.0085), (0.0400, -0.0165), (0.0445, -0.0165), (0.0445, -0.0026)]
    with at(0, 0, z - 0.0015):
        pierced(bit, [], 0.0030, m, 0.0004)


def ring_pull(m):
    """Drawer ring that still holds its split pin, the legs towards -y, once clenched inside the drawer."""
    big, wire, high, r = 0.0265, 0.0058, 0.0062, 0.0054
    with at(0, 0, high, rx=-math.degrees((high - wire / 2) / (2 * big))):
        with at(0, big, 0):
            hoop(big, big, wire, wire, m, 0.14)
    eye = [(0.0, r * math.cos(a), high + r * math.sin(a)) for a in (math.radians(d) for d in range(-125, 126, 10))]
    under = [(-0.0050, -0.056, 0.0052), (-0.0034, -0.050, 0.0020), (-0.0008, -0.038, 0.0010), (0.0, -0.014, 0.0012)]
    over = [(0.0, -0.014, 0.0042), (0.0008, -0.036, 0.0030), (0.0048, -0.046, 0.0052), (0.0078, -0.051, 0.0104)]
    strip(smooth_path([*under, *eye, *over], 3), 0.0034, 0.0015, m)


def rose(m):
    """Scalloped disc that sat behind the ring."""
    edge = [
        (q * math.cos(a), q * math.sin(a))
        for a, q in ((math.radians(3 * k), 0.0205 - 0.0018 * abs(math.cos(math.radians(15 * k))) ** 3) for k in range(120))
    ]
    pierced(edge, [square_hole(0, 0, 0.0052, 9)], 0.0020, m, 0.0006)


def nail(length, m, bend=0.0):
    """Forged nail lying along x, head at -x: square, tapering, its rose head beaten to facets."""
    n, head = 9, 0.0058
    with at(0, 0, head * 0.86, ry=math.degrees(math.asin(head * 0.72 / length))):
        shank = [
            ((0.0012 + (length - 0.0012) * t, bend * t * t, 0), 0.0042 * (1 - t) ** 0.8 + 0.0011, 0.0039 * (1 - t) ** 0.8 + 0.0010)
            for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        beam(shank, mat(m), rnd=0.16, cap=0.0003)
        phase, verts = RNG.uniform(0, 1), [(-0.0030, 0.0004, 0.0003)]
        for x, q in ((-0.0021, 0.50), (0.0, 0.98), (0.0013, 0.92)):
            verts += [
                (x, q * head * f * math.cos(a), q * head * f * math.sin(a))
                for a, f in ((2 * math.pi * (k + phase) / n, 1 + 0.09 * math.sin(2.3 * k + 9 * phase)) for k in range(n))
            ]
        faces = [(0, 1 + (k + 1) % n, 1 + k) for k in range(n)]
        for ring in (1, 1 + n):
            faces += [(ring + k, ring + (k + 1) % n, ring + n + (k + 1) % n, ring + n + k) for k in range(n)]
        faces.append(tuple(1 + 2 * n + k for k in range(n)))
        o = put(mesh_of(verts, faces, mat(m), sharp=12))
        soft = o.modifiers.new('soft', 'BEVEL')
        soft.width, soft.segments, soft.limit_method = 0.0004, 2, 'ANGLE'
