"""A through tenon from a hand's breadth: the corner of an oiled oak table."""

import math

import bpy  # before bmesh: the module brings it along
import bmesh

from core import box, frame, put
from palette import mat
from room import area, camera, world
from scenes import HOME, picture


def solid(lo, hi, hole=None):
    """Block between two corners, straight through it a rectangular hole (x0, y0, x1, y1) if given; edges still sharp."""
    bm = bmesh.new()
    xs, ys = ([lo[k], *((hole[k], hole[k + 2]) if hole else ()), hi[k]] for k in (0, 1))
    points = [[bm.verts.new((x, y, lo[2])) for y in ys] for x in xs]
    middle = (1, 1) if hole else None
    for i in range(len(xs) - 1):
        for j in range(len(ys) - 1):
            if (i, j) != middle:
                bm.faces.new((points[i][j], points[i + 1][j], points[i + 1][j + 1], points[i][j + 1]))
    up = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:])
    bmesh.ops.translate(bm, vec=(0, 0, hi[2] - lo[2]), verts=[v for v in up['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return bm


def ease(bm, which, offset, steps):
    """Round (many steps) or chamfer (one) the hard edges whose middle `which` names."""
    edges = [e for e in bm.edges if e.calc_face_angle(0) > 0.5 and which((e.verts[0].co + e.verts[1].co) / 2)]
    bmesh.ops.bevel(bm, geom=edges, offset=offset, segments=steps, profile=0.5, affect='EDGES')


def slice_of(bm, axis, a, b):
    """The part of a block between two upright planes across `axis` (0 or 1): (where, turned by so many degrees) or only where."""
    part = bm.copy()
    for plane, sign in ((a, -1), (b, 1)):
        value, turn = plane if isinstance(plane, tuple) else (plane, 0)
        across = (math.cos(math.radians(90 * axis + turn)), math.sin(math.radians(90 * axis + turn)), 0.0)
        point = (value * (axis == 0), value * (axis == 1), 0.0)
        got = bmesh.ops.bisect_plane(
            part, geom=[*part.verts, *part.edges, *part.faces], plane_co=point, plane_no=[sign * c for c in across], clear_outer=True
        )
        rim = [e for e in got['geom_cut'] if isinstance(e, bmesh.types.BMEdge)]
        if rim:
            bmesh.ops.edgenet_fill(part, edges=rim)
    bmesh.ops.recalc_face_normals(part, faces=part.faces)
    return part


def wooden(bm, m, seed, pith, upright=False):
    """Part from a block; its tree's heart runs past at `pith`: (y, z), or (x, y) if it is upright."""
    me = bpy.data.meshes.new('part')
    bm.to_mesh(me)
    bm.free()
    me.materials.append(mat(m))
    turn = frame(ry=90) if upright else frame()
    me.transform(turn)
    off = (0, -pith[1], pith[0]) if upright else (0, -pith[0], -pith[1])
    return put(me, turn.inverted(), seed=seed, off=off)


@picture('espiga-detalle', HOME, seed=711, samples=24, scale=0.8, key=0.132, sat=1.0, contrast=1.15)
def espiga():
    """End of an oiled oak table: the leg's tenon comes through the top, two walnut wedges spread it along the grain."""
    world((1, 0.96, 0.92), 0.02, 0.02)
    a, b, proud, thick = 0.045, 0.0155, 0.00028, 0.045
    edge, end, gap = -0.056, 0.094, 0.0001
    top = solid((-0.9, edge, -thick), (end, 0.55, 0.0), (-a - gap, -b - gap, a + gap, b + gap))

    def outside(p):
        return p.y < edge + 1e-6 or p.x > end - 1e-6

    ease(top, lambda p: outside(p) and p.z > -1e-6, 0.0026, 20)
    ease(top, lambda p: outside(p) and p.z < -thick + 0.001, 0.0012, 8)
    ease(top, lambda p: abs(p.x) < a + 0.001 and abs(p.y) < b + 0.001 and p.z > -1e-6, 0.00015, 2)
    boards = ((-1, 0.078, (0.105, -0.078)), (0.078, 0.205, (0.115, -0.150)), (0.205, 1, (0.33, -0.06)))
    for k, (y0, y1, pith) in enumerate(boards):
        wooden(slice_of(top, 1, y0, y1), 'oak_close', 0.13 + 0.29 * k, pith)
    top.free()
    box(-a - 0.001, -b - 0.001, -thick + 0.001, a + 0.001, b + 0.001, -0.0008, mat('black'), 0)  # what one sees in the joint

    heart = (0.016, 0.062)
    tenon = solid((-a, -b, -thick + 0.001), (a, b, proud))
    ease(tenon, lambda p: p.z > 0, 0.0002, 2)
    cuts = (-1, (-0.0268, 2.4), (-0.0228, -1.2), (0.0226, 1.9), (0.0264, -0.7), 1)  # wedges taper, and no two stand alike
    for k in range(5):
        wedge = k % 2 == 1
        part = slice_of(tenon, 0, cuts[k], cuts[k + 1])
        o = wooden(part, 'walnut_close' if wedge else 'oak_end_close', 0.31 + 0.2 * k * wedge, heart, upright=True)
        o.location.z += (0, -0.00008, 0.00002, 0.00006, -0.00003)[k]
    tenon.free()

    leg = solid((-a - 0.012, -b - 0.014, -0.75), (a + 0.012, b + 0.014, -thick))
    ease(leg, lambda p: abs(p.z + 0.4) < 0.3, 0.0022, 12)
    wooden(leg, 'oak_close', 0.31, heart, upright=True)
    box(-2, edge + 0.03, -0.14, -a - 0.012, edge + 0.05, -thick - 0.0005, mat('oak_close'), 0.002, grain='x', seed=0.7, off=(0, 0.05, 0.08))

    box(-6, 3.0, -2, 6, 3.1, 3, mat('plaster_green'), 0)
    box(-6, -3, -0.80, 6, 4, -0.75, mat('lino_green'), 0)
    area((-0.50, 0.36, 0.115), (0.0, 0.0, 0.0), 0.22, 30, (1, 0.95, 0.88), size_y=0.10)
    area((0.7, -0.9, 0.5), (0.0, 0.0, 0.0), 0.8, 0.30, (0.95, 0.97, 1))
    area((0.9, 1.4, 0.5), (0.9, 1.7, -0.75), 0.8, 0.5, (0.9, 0.96, 1))
    camera((-0.165, -0.355, 0.300), (0.009, -0.007, -0.010), 85, level=False, fstop=32, focus=(0.0, -0.012, 0.0))
