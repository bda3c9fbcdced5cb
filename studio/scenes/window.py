"""A casement in a thick wall, close enough to see how it shuts."""

import bpy  # before bmesh: the module brings it along
import bmesh

from core import RNG, at, box, frame, lathe, mesh_from, mesh_of, plate, put, smooth_path, tube
from palette import mat
from plants import cane, herbs, orange_tree
from props import vase
from room import area, camera, room, sun, world
from scenes import WIDE, picture
from scenes.projects import tufts

WOOD = 'chestnut_lasur'
DEEP = 0.068  # of a leaf
STILE, FOOT = 0.078, 0.105  # its stiles and top rail; its bottom rail
BEAD = 0.018  # glass rebate, and the bead in it
WIDTH, LOW, HIGH = 1.20, 0.97, 2.32  # the frame, outside
FACE = 0.045  # of the frame, beside the leaves
BACK = 0.30  # from the room's face of the wall to that of the leaves


def upright(poly, x, z0, z1, way=1, r=0.0016, m=WOOD):
    """Moulded bar along z: section (u, v), u from x towards `way`, v outwards."""
    return plate([(x + way * u, v) for u, v in poly], z1 - z0, mat(m), r, frame(z=(z0 + z1) / 2), grain='z')


def level(poly, z, x0, x1, way=1, r=0.0016, m=WOOD):
    """Moulded bar along x: section (u, v), u from z upwards (way 1) or down, v outwards."""
    local = frame((x0 + x1) / 2, 0, 0, ry=-90)
    return plate([(z + way * u, v) for u, v in poly], abs(x1 - x0), mat(m), r, local, grain='z')


def section(wide, shut):
    """Section of a leaf's bar from its edge (u=0) to the daylight: `shut` is the edge, then the glass rebate."""
    lip = wide - BEAD
    return [*shut, (wide - 0.006, DEEP), (wide, DEEP - 0.008), (wide, 0.050), (lip, 0.050), (lip, 0.0)]


LAPPED = [(0.0, 0.0), (0.0, 0.018), (0.015, 0.018), (0.015, DEEP)]  # the lip that lies on the frame, the body in its rebate
MEETING = [(0.014, 0.0), (0.014, 0.020), (0.0, 0.020), (0.0, DEEP)]  # the edge on which the other leaf shuts


def bead(x0, z0, x1, z1):
    """Four mitred strips that hold the glass, towards the room."""
    b = BEAD
    for poly in (
        [(x0, z0), (x0 + b, z0 + b), (x0 + b, z1 - b), (x0, z1)],
        [(x1, z0), (x1, z1), (x1 - b, z1 - b), (x1 - b, z0 + b)],
        [(x0, z0), (x1, z0), (x1 - b, z0 + b), (x0 + b, z0 + b)],
        [(x0, z1), (x0 + b, z1 - b), (x1 - b, z1 - b), (x1, z1)],
    ):
        tall = poly[0][0] in (poly[1][0], poly[3][0])
        plate(poly, 0.024, mat(WOOD), 0.0035, frame(0, 0.0135, 0, rx=90), grain='y' if tall else 'x')


def glazing(x0, z0, x1, z1):
    """Two panes with 16 mm of air between them, the spacer round their edges."""
    for v in (0.027, 0.047):
        put(mesh_of([(x0, v, z0), (x1, v, z0), (x1, v, z1), (x0, v, z1)], [(0, 1, 2, 3)], mat('glass'), smooth=False))
    s = BEAD + 0.005
    for a in ((x0, z0, x0 + s, z1), (x1 - s, z0, x1, z1), (x0, z0, x1, z0 + s), (x0, z1 - s, x1, z1)):
        box(a[0], 0.028, a[1], a[2], 0.046, a[3], mat('spacer'), 0)


def drip(x0, x1):
    """Weather bar on the bottom rail: rounded above, a groove under its nose."""
    nose = smooth_path([(0.036, 0.108), (0.042, 0.107), (0.056, 0.094), (0.070, 0.080), (0.082, 0.067)], 3)
    level([(0.034, 0.060), (0.034, 0.092), (0.039, 0.093), (0.039, 0.099), (0.034, 0.100), *nose, (0.082, 0.060)], 0, x0, x1, r=0.0008)


def leaf(w, h, way, active):
    """Leaf hinged at x=0, w wide towards `way`, its room face at y=0 and its foot at z=0."""
    far = w * way
    upright(section(STILE, LAPPED), 0, 0, h, way)
    upright(section(STILE, LAPPED if active else MEETING), far, 0, h, -way)
    a, b = sorted((way * (STILE - BEAD - 0.004), far - way * (STILE - BEAD - 0.004)))
    with at(y=0.00015):
        level(section(FOOT, LAPPED), 0, a, b)
        level(section(STILE, LAPPED), h, a, b, -1)
    a, b = sorted((way * (STILE - BEAD), far - way * (STILE - BEAD)))
    bead(a, FOOT - BEAD, b, h - STILE + BEAD)
    glazing(a, FOOT - BEAD, b, h - STILE + BEAD)
    drip(*sorted((way * 0.036, far - way * 0.032)))
    lip = way * 0.0075
    seals = [(lip, 0.0, h), (far - lip, 0.0, h)] if active else [(lip, 0.0, h)]
    for x, z0, z1 in seals:  # the inner rubber, on the back of the lip
        box(x - 0.003, 0.018, z0 + 0.006, x + 0.003, 0.0205, z1 - 0.006, mat('rubber'), 0.001)
    if not active:
        upright([(-0.017, 0.0), (-0.012, 0.014), (0.024, 0.014), (0.028, 0.0)], far, 0.030, h - 0.030, -way).location.y += DEEP
        bolt(far, way, h)


def bolt(x, way, h):
    """Flush bolts let into the edge of the leaf that shuts first, at its foot and head."""
    for z0, z1 in ((0.02, 0.22), (h - 0.22, h - 0.02)):
        box(x - way * 0.002, 0.036, z0, x + way * 0.0006, 0.054, z1, mat('brass'), 0.0006)
        zc = z0 + 0.14 if z0 < 0.1 else z0 + 0.06
        box(x, 0.041, zc - 0.022, x + way * 0.0009, 0.049, zc + 0.022, mat('dark'), 0)
        box(x, 0.042, zc - 0.004, x + way * 0.0035, 0.048, zc + 0.010, mat('brass'), 0.001)


def pernio(x, z):
    """Two-part hinge with turned ends, upright at (x, z) before the joint."""
    tip = [(0.0001, 0.016), (0.003, 0.0145), (0.0048, 0.011), (0.0035, 0.007), (0.0058, 0.004), (0.0065, 0.0)]
    side = [(0.0065, 0.0004), (0.0068, 0.003), (0.0065, 0.006), (0.0065, 0.046)]
    with at(x, -0.0065, z):
        for turn in (0, 180):
            with at(rx=turn):
                lathe([*side, *[(r, 0.046 + q) for r, q in reversed(tip)]], mat('brass'), n=24, sharp=50)


def espagnolette(x, h):
    """Cremona on the room face at y=0: a rod from foot to head in guides, the case and its knob at a hand's height."""
    brass = mat('brass')
    zc = h * 0.43
    for z0, z1 in ((-0.004, zc - 0.045), (zc + 0.045, h + 0.004)):
        tube([(x, -0.010, z0), (x, -0.010, z1)], 0.0058, brass, n=5)
    for z in (0.035, zc * 0.52, zc + (h - zc) * 0.52, h - 0.035):
        box(x - 0.016, -0.003, z - 0.011, x + 0.016, 0, z + 0.011, brass, 0.0012)
        box(x - 0.009, -0.018, z - 0.008, x + 0.009, -0.001, z + 0.008, brass, 0.0035)
        for q in (-0.0125, 0.0125):
            with at(x + q, -0.003, z, rx=90):
                lathe([(0.0022, 0), (0.0018, 0.0008), (0.0001, 0.0011)], brass, n=14)
    half = [(0.013, 0.062), (0.019, 0.048), (0.021, 0.026), (0.021, 0.0)]
    rim = smooth_path([(0.0, 0.066), *half], 4)
    rim += [(a, -b) for a, b in reversed(rim)][1:]
    plate(rim + [(-a, b) for a, b in reversed(rim)][1:-1], 0.020, brass, 0.004, frame(x, -0.010, zc, rx=90), segs=3)
    with at(x, -0.020, zc, rx=90):
        lathe(smooth_path([(0.014, 0), (0.014, 0.003), (0.008, 0.006), (0.007, 0.016), (0.010, 0.020)], 3), brass, n=28)
        with at(z=0.032, rz=12):
            lathe(smooth_path([(0.001, -0.015), (0.011, -0.012), (0.0175, 0.0), (0.013, 0.011), (0.001, 0.015)], 5), brass, n=36, sharp=0)


def keeper(x, z, up):
    """Where the rod ends in the frame."""
    way = 1 if up else -1
    box(x - 0.017, -0.0025, z, x + 0.017, 0, z + way * 0.034, mat('brass'), 0.001)
    box(x - 0.011, -0.021, z + way * 0.006, x + 0.011, -0.001, z + way * 0.026, mat('brass'), 0.003)


FIXED = [(-FACE, 0.020), (0.012, 0.020), (0.012, 0.071), (0.028, 0.071), (0.028, 0.092), (-FACE, 0.092)]


def casing():
    """The frame in the wall: two jambs, head and sill with the rebate that the leaves lap; the outer rubber on its stop."""
    half, lap = WIDTH / 2, FACE
    for way in (1, -1):
        upright(FIXED, -way * (half - lap), LOW, HIGH, way)
        a, b = sorted((-way * (half - lap - 0.017), -way * (half - lap - 0.025)))
        box(a, 0.0675, LOW + 0.06, b, 0.0715, HIGH - 0.06, mat('rubber'), 0.0012)
    with at(y=0.0002):
        for z, way in ((LOW + lap, 1), (HIGH - lap, -1)):
            level(FIXED, z, -half + lap + 0.008, half - lap - 0.008, way)
            a, b = sorted((z + way * 0.017, z + way * 0.025))
            box(-half + 0.08, 0.0675, a, half - 0.08, 0.0715, b, mat('rubber'), 0.0012)


def masonry(m='plaster_rough', thick=0.58, flare=0.10):
    """Old wall round the window, its room face at y=0: reveals that open towards the room, every edge worn, no face flat."""

    def ring(x, z0, z1, y):
        return [bm.verts.new(p) for p in ((-x, y, z0), (x, y, z0), (x, y, z1), (-x, y, z1))]

    bm = bmesh.new()
    half = WIDTH / 2 + 0.003
    rings = [
        ring(2.6, 0.0, 2.9, 0.0),
        ring(half + flare, LOW - 0.04, HIGH + 0.06, 0.0),
        ring(half, LOW - 0.04, HIGH + 0.002, BACK + 0.03),
        ring(half - 0.028, LOW - 0.01, HIGH - 0.026, BACK + 0.03),
        ring(half - 0.028, LOW - 0.02, HIGH - 0.026, thick),
        ring(2.6, 0.0, 2.9, thick),
    ]
    for a, b in zip(rings, rings[1:], strict=False):
        for k in range(4):
            j = (k + 1) % 4
            bm.faces.new((a[k], a[j], b[j], b[k]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    worn = [e for e in bm.edges if e.is_manifold and e.calc_face_angle(0) > 0.5]
    bmesh.ops.bevel(bm, geom=worn, offset=0.018, segments=4, profile=0.5, affect='EDGES')
    bmesh.ops.subdivide_edges(bm, edges=[e for e in bm.edges if e.calc_length() > 0.25], cuts=24, use_grid_fill=True)
    o = put(mesh_from(bm, mat(m), 'masonry', 40))
    clouds = bpy.data.textures.new('trowel', 'CLOUDS')
    clouds.noise_scale = 0.38
    uneven = o.modifiers.new('uneven', 'DISPLACE')
    uneven.texture, uneven.strength, uneven.mid_level, uneven.texture_coords = clouds, 0.014, 0.5, 'GLOBAL'
    return o


def ledge(m='stone_warm', th=0.042):
    """Inner sill with horns before the reveals, and the outer one under the frame."""
    a, b, c = WIDTH / 2 + 0.145, WIDTH / 2 + 0.10, WIDTH / 2 - 0.002
    poly = [(-a, -0.04), (a, -0.04), (a, 0.004), (b, 0.004), (c, BACK + 0.05), (-c, BACK + 0.05), (-b, 0.004), (-a, 0.004)]
    plate(poly, th, mat(m), 0.006, frame(z=LOW - th / 2 + 0.002), segs=3)
    with at(0, BACK + 0.11, LOW - 0.03, rx=-6):
        box(-c, 0, 0, c, 0.28, 0.04, mat(m), 0.006)


def window(left=98, right=20):
    """The whole window in its wall, the leaves open by so many degrees; room face of the wall at y=0, middle at x=0."""
    masonry()
    ledge()
    h = HIGH - LOW - 2 * FACE
    half = WIDTH / 2 - FACE
    with at(0, BACK):
        casing()
        for z, up in ((LOW + 0.036, False), (HIGH - 0.036, True)):
            with at(y=0.020):
                keeper(-0.0125 + 0.034, z, up)
        for way, angle, active in ((1, left, False), (-1, right, True)):
            w = half if not active else half + 0.0125
            with at(-way * half, 0, LOW + FACE):
                for z in (0.13, h / 2, h - 0.13):
                    pernio(-way * 0.003, z)
                with at(-way * 0.003, -0.0065, 0, rz=-way * angle), at(way * 0.003, 0.0065):
                    leaf(w, h, way, active)
                    if active:
                        espagnolette(way * (w - 0.034), h)


def garden(x, y, far=5.2, tall=2.75):
    """Courtyard in the low sun: gravel, an old wall in its own shade with a vine over it, an orange tree, lavender at its foot."""
    box(x - 14, y, -0.5, x + 14, y + 16, -0.12, mat('gravel'), 0)
    box(x - 14, y + far, -0.5, x + 14, y + far + 0.3, tall, mat('stone_warm'), 0.01)
    box(x - 14, y + far - 0.04, tall, x + 14, y + far + 0.34, tall + 0.06, mat('ceramic_clay'), 0.01)
    with at(x - 1.60, y + 2.9, -0.12, s=1.2):
        vase('pot', 0.27, 0.44, 'ceramic_clay')
        with at(0, 0, 0.38):
            lathe([(0.001, 0), (0.24, 0), (0.001, 0.01)], mat('soil'))
            orange_tree(0.72, 0.42)
    for k in range(42):  # the vine's shoots, thick in places, hang over the wall
        a = x + (-3.3, -1.9, -0.2, 0.7, 1.3)[k % 5] + RNG.gauss(0, 0.30)
        front, long = y + far - 0.05 - RNG.uniform(0.0, 0.25), RNG.uniform(0.35, 1.0 + 0.5 * (k % 5 == 3))
        top = tall + RNG.uniform(0.05, 0.22)
        way = [
            (a - 0.2, front + 0.3, top),
            (a, front, top + 0.03),
            (a + 0.08, front - 0.08, top - 0.5 * long),
            (a, front - 0.05, top - long),
        ]
        cane(way, 0.024, 0.6, 0.005, 0.3)
    spots = [(x - 5.5 + 0.40 * k, y + far - 0.5 + RNG.uniform(-0.1, 0.1), RNG.uniform(0.9, 1.4)) for k in range(22)]
    tufts(spots, r=0.42, h=0.5, n=40, m='olive', leaf=(0.05, 0.007))


@picture('ventana-castano', WIDE, seed=1207, samples=32, scale=1, key=0.22, warm=0.4, contrast=1.12)
def ventana():
    """Chestnut casement in an old wall: one leaf back against the reveal, the other ajar with its espagnolette; low sun from the right."""
    w, d = 4.6, 3.6
    room(w, d, 2.8, {'L': [(1.6, 3.2, 0.7, 2.4)]}, 0.5, 'plaster', floor='terracotta', frames=dict(m='oak', cols=1, rows=3), walls='LRF')
    area((w - 0.4, 0.5, 2.2), (w / 2, d, 1.4), 1.2, 0.35, (1, 0.95, 0.88), glossy=False)
    world((0.80, 0.90, 1.0), 0.42, 0.50)
    sun((0.67, 0.59, 0.45), 5.0, 0.7, (1.0, 0.86, 0.66))
    with at(w / 2, d):
        window()
        with at(0.50, 0.045, LOW + 0.003):
            vase('pot', 0.075, 0.125, 'clay_fired')
            with at(z=0.105):
                herbs(0.066, 0.16)
    garden(w / 2, d + 1.2)
    camera((w / 2 + 0.80, d - 2.05, 1.62), (w / 2 - 0.06, d, 1.42), 43, fstop=6.3, focus=(w / 2 - 0.3, d, 1.4))
