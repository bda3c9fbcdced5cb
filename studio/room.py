"""Rooms, daylight and camera. Metres, degrees; the room spans x 0..w, y 0..d, the camera looks towards +y.

Walls are 'L' (x=0), 'R' (x=w), 'B' (y=d), 'F' (y=0). An opening is given in the wall's own
run, from its left end seen from inside: (x0, x1, z0, z1).
"""

import math

import bpy  # before bmesh: the module brings it along
import bmesh
from mathutils import Matrix, Vector

from core import _frames, at, box, collect, frame, mesh_from, mesh_of, put
from joinery import herringbone
from nodes import Graph
from palette import mat


def wall(length, h, t, openings=(), m='plaster', r=0.008):
    """Plastered wall in the local xz plane (inner face y=0, outside y=t) with sharp-cut but eased openings."""
    xs = sorted({0, length, *[v for o in openings for v in o[:2]]})
    zs = sorted({0, h, *[v for o in openings for v in o[2:4]]})
    bm = bmesh.new()
    vs = {(x, z): bm.verts.new((x, 0, z)) for x in xs for z in zs}
    for x0, x1 in zip(xs, xs[1:], strict=False):
        for z0, z1 in zip(zs, zs[1:], strict=False):
            cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
            if not any(o[0] < cx < o[1] and o[2] < cz < o[3] for o in openings):
                bm.faces.new([vs[x0, z0], vs[x1, z0], vs[x1, z1], vs[x0, z1]])
    ext = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:])
    bmesh.ops.translate(bm, vec=(0, t, 0), verts=[g for g in ext['geom'] if isinstance(g, bmesh.types.BMVert)])
    loose = [v for v in bm.verts if not v.link_faces]
    bmesh.ops.delete(bm, geom=loose, context='VERTS')
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    sharp = [e for e in bm.edges if e.is_manifold and e.calc_face_angle(0) > 0.5]
    if r and openings:
        bmesh.ops.bevel(bm, geom=sharp, offset=r, segments=3, profile=0.5, affect='EDGES')
    return put(mesh_from(bm, mat(m), 'wall', 40))


def wall_frame(side, w, d):
    """Keyword arguments of at() for a wall's own frame."""
    return {'B': dict(x=0, y=d), 'L': dict(x=0, y=0, rz=90), 'R': dict(x=w, y=d, rz=-90), 'F': dict(x=w, y=0, rz=180)}[side]


def casement(w, h, m='oak_pale', cols=2, rows=3, leaves=2, depth=0.06, glass=True):
    """Window of one or more leaves with muntins in the local xz plane, from (0, 0), centred on y=0."""
    a, s, b = 0.055, 0.052, 0.024
    m = mat(m)
    for x0, x1 in ((0, a), (w - a, w)):
        box(x0, -depth / 2, 0, x1, depth / 2, h, m, 0.003)
    for z0, z1 in ((0, a), (h - a, h)):
        box(a, -depth / 2, z0, w - a, depth / 2, z1, m, 0.003)
    lw = (w - 2 * a) / leaves
    for i in range(leaves):
        x0, x1 = a + i * lw + 0.002, a + (i + 1) * lw - 0.002
        y0, y1 = -depth / 2 - 0.012, depth / 2 - 0.016
        for q0, q1 in ((x0, x0 + s), (x1 - s, x1)):
            box(q0, y0, a + 0.003, q1, y1, h - a - 0.003, m, 0.004)
        for z0, z1 in ((a + 0.003, a + s + 0.014), (h - a - s, h - a - 0.003)):
            box(x0 + s, y0, z0, x1 - s, y1, z1, m, 0.004)
        for k in range(1, cols):
            cx = x0 + s + (x1 - x0 - 2 * s) * k / cols
            box(cx - b / 2, y0 + 0.008, a + s, cx + b / 2, y1 - 0.004, h - a - s, m, 0.003)
        for k in range(1, rows):
            cz = a + s + (h - 2 * a - 2 * s) * k / rows
            box(x0 + s, y0 + 0.010, cz - b / 2, x1 - s, y1 - 0.006, cz + b / 2, m, 0.003)
        if glass:
            box(x0 + s, 0, a + s, x1 - s, 0.003, h - a - s, mat('glass'), 0)
    # rebates: the frame's stop behind the leaves, and the strip that covers the joint where they meet
    y1, lap = depth / 2 - 0.018, 0.014
    for x0, x1 in ((a - 0.002, a + lap), (w - a - lap, w - a + 0.002)):
        box(x0, y1, a - 0.002, x1, depth / 2, h - a + 0.002, m, 0.001)
    for z0, z1 in ((a - 0.002, a + lap), (h - a - lap, h - a + 0.002)):
        box(a, y1, z0, w - a, depth / 2, z1, m, 0.001)
    for k in range(1, leaves):
        cx = a + k * lw
        box(cx - 0.019, -depth / 2 - 0.022, a + 0.008, cx + 0.019, -depth / 2 - 0.010, h - a - 0.008, m, 0.005)
        box(cx - 0.016, y1 - 0.004, a, cx + 0.016, depth / 2, h - a, m, 0.001)
    if leaves == 2:  # handle
        box(w / 2 - 0.012, -depth / 2 - 0.02, h * 0.46, w / 2 + 0.012, -depth / 2 - 0.012, h * 0.46 + 0.13, mat('brass'), 0.003)
        box(w / 2 - 0.008, -depth / 2 - 0.05, h * 0.46 + 0.055, w / 2 + 0.008, -depth / 2 - 0.02, h * 0.46 + 0.075, mat('brass'), 0.004)
        box(w / 2 - 0.008, -depth / 2 - 0.056, h * 0.46 + 0.055, w / 2 + 0.10, -depth / 2 - 0.044, h * 0.46 + 0.075, mat('brass'), 0.005)


def skylight(w, h, k=1.0, color=(0.90, 0.95, 1.0), spread=180):
    """Area light that fills an opening in the local xz plane and shines towards -y; k is its radiance."""
    a = bpy.data.lights.new('sky', 'AREA')
    a.shape, a.size, a.size_y = 'RECTANGLE', w, h
    a.energy, a.color, a.spread = math.pi * w * h * k, color, math.radians(spread)
    o = bpy.data.objects.new('sky', a)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = _frames[-1] @ frame(w / 2, 0, h / 2, rx=-90)
    o.visible_camera = False
    return o


def area(pos, target, size, k, color=(1, 1, 1), size_y=None, glossy=True):
    """Free area light at pos looking at target (m); k radiance."""
    a = bpy.data.lights.new('area', 'AREA')
    a.shape, a.size, a.size_y = 'RECTANGLE', size, size_y or size
    a.energy, a.color = math.pi * size * (size_y or size) * k, color
    o = bpy.data.objects.new('area', a)
    bpy.context.scene.collection.objects.link(o)
    d = Vector(target) - Vector(pos)
    o.matrix_world = Matrix.Translation(pos) @ d.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    o.visible_camera, o.visible_glossy = False, glossy
    return o


def backdrop(w, h, k=1.0, horizon=1.2, kind='garden'):
    """Out-of-focus garden seen through a window: local xz plane at y=0, seen by camera and mirrors only."""
    graph = Graph('backdrop')
    p = graph.coord('Object')
    x, y, z = graph.split(p)
    n = graph.noise(p, 0.9, 4, 0.65)
    n2 = graph.noise(p, 3.5, 3, 0.6)
    edge = graph.math(
        'ADD',
        z,
        graph.math(
            'ADD', graph.math('MULTIPLY', graph.math('SUBTRACT', n, 0.5), 3.4), graph.math('MULTIPLY', graph.math('SUBTRACT', n2, 0.5), 0.7)
        ),
    )
    up = graph.smoothstep(edge, horizon - 0.25, horizon + 0.35)
    leaf = graph.mix(graph.smoothstep(n2, 0.35, 0.65), (0.16, 0.19, 0.10), (0.42, 0.45, 0.27))
    gnd = graph.mix(n2, (0.55, 0.47, 0.34), (0.75, 0.67, 0.52))
    low = graph.mix(graph.smoothstep(edge, horizon - 1.6, horizon - 1.1), gnd, leaf)
    col = graph.mix(up, low, (0.86, 0.93, 1.0))
    e = graph.node('Emission')
    graph.set(e.inputs[0], col)
    e.inputs[1].default_value = k
    m = graph.finish(e.outputs[0])
    o = put(mesh_of([(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], m, smooth=False))
    o.visible_diffuse = o.visible_shadow = False
    return o


def sun(direction, k=7.0, angle=1.1, color=(1.0, 0.91, 0.78)):
    """Sun lamp; direction points from the room towards the sun; k is its irradiance when the sky's radiance is 1."""
    s = bpy.data.lights.new('sun', 'SUN')
    s.energy, s.angle, s.color = k, math.radians(angle), color
    o = bpy.data.objects.new('sun', s)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = Vector(direction).to_track_quat('Z', 'Y').to_euler()
    return o


def world(color=(0.85, 0.92, 1.0), k=0.0, seen=1.0):
    """Even surroundings: k lights the scene, `seen` is what camera and mirrors see."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    bg, lp, mx = t.nodes['Background'], t.nodes.new('ShaderNodeLightPath'), t.nodes.new('ShaderNodeMix')
    bg.inputs[0].default_value = (*color, 1)
    mx.inputs[2].default_value, mx.inputs[3].default_value = seen, k
    t.links.new(lp.outputs['Is Diffuse Ray'], mx.inputs[0])
    t.links.new(mx.outputs[0], bg.inputs[1])


def open_air(direction, k=1.0, sun_k=5.0, turbid=1.0):
    """Outdoors: Nishita sky without disc plus a sun lamp in the same direction."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    sky = t.nodes.new('ShaderNodeTexSky')
    sky.sky_type, sky.sun_disc = 'NISHITA', False
    d = Vector(direction).normalized()
    sky.sun_elevation, sky.sun_rotation = math.asin(d.z), math.atan2(d.x, d.y)
    sky.dust_density, sky.altitude = turbid, 600
    t.links.new(sky.outputs[0], t.nodes['Background'].inputs[0])
    t.nodes['Background'].inputs[1].default_value = 0.12 * k
    low = max(0.0, 1 - d.z / 0.5)
    sun(direction, sun_k, 0.8, (1.0, 0.92 - 0.18 * low, 0.80 - 0.36 * low))


def room(
    w,
    d,
    h,
    openings=None,
    t=0.45,
    wall_m='plaster',
    floor='floor_oak',
    ceiling='plaster_white',
    skirting=None,
    sky=1.0,
    frames=None,
    view=1.0,
    walls='LRBF',
    horizon=1.2,
    sill=None,
    hide='F',
):
    """Shell with daylight. openings: {'L': [(x0, x1, z0, z1), …]}; frames: keywords of casement() or None for bare.
    Walls in `hide` are not seen by the camera (it may stand behind them) but still bounce light."""
    openings = openings or {}
    world(k=0.0, seen=1.6 * view * sky)
    if floor:
        laid(floor, w, d)
    if ceiling:
        box(-t, -t, h, w + t, d + t, h + 0.2, mat(ceiling), 0)
    for side in walls:
        ln = w if side in 'BF' else d
        ops = openings.get(side, [])
        m = wall_m.get(side, wall_m['*']) if isinstance(wall_m, dict) else wall_m
        with collect() as made, at(**wall_frame(side, w, d)):
            with at(-t if side in 'BF' else 0):
                wall(
                    ln + (2 * t if side in 'BF' else 0),
                    h,
                    t,
                    [(o[0] + (t if side in 'BF' else 0), o[1] + (t if side in 'BF' else 0), *o[2:4]) for o in ops],
                    m,
                )
            for o in ops:
                x0, x1, z0, z1 = o[:4]
                kw = dict(frames or {}, **(o[4] if len(o) > 4 and o[4] else {}))
                if len(o) > 4 and o[4] is None:  # bare opening
                    kw = {}
                bare = kw.pop('bare', False)
                if kw.pop('light', True):
                    with at(x0, t + 0.03, z0):
                        skylight(x1 - x0, z1 - z0, sky)
                    with at((x0 + x1) / 2, t + 4.0, 1.6):
                        backdrop(16, 9, view * sky * 1.6, horizon - 1.6)
                if kw and not bare:
                    with at(x0, t - 0.13, z0):
                        casement(x1 - x0, z1 - z0, **kw)
                if sill and z0 > 0.2:
                    box(x0 - 0.03, -0.025, z0 - 0.03, x1 + 0.03, t - 0.17, z0 + 0.005, mat(sill), 0.004)
            if skirting and side != 'F':
                cuts = sorted((o[0], o[1]) for o in ops if o[2] < 0.1)
                a = 0.0
                for c0, c1 in cuts + [(ln, ln)]:
                    if c0 - a > 0.05:
                        box(a, -0.016, 0.0, c0, 0, 0.09, mat(skirting), 0.004)
                    a = c1
        if side in hide:
            for o in made:
                o.visible_camera = False


def laid(kind, w, d, x0=0.0, y0=0.0):
    """Floor finish with its upper face at z=0: 'floor_<wood>' planks along y, 'cross_<wood>' along x, 'herring_<wood>' or a material."""
    head, _, name = kind.partition('_')
    if head in ('floor', 'cross') and name:
        grain = 'y' if head == 'floor' else 'x'
        box(x0 - 0.5, y0 - 0.5, -0.03, x0 + w + 0.5, y0 + d + 0.5, 0, mat(name), 0, grain=grain, bw=0.165, bl=1.9, seed=0.37)
    elif head == 'herring':
        herringbone(x0, y0, w, d, name)
    else:
        box(x0 - 0.5, y0 - 0.5, -0.03, x0 + w + 0.5, y0 + d + 0.5, 0, mat(kind), 0)


def camera(pos, look, lens=32, level=True, fstop=None, focus=None, clip=0.05, roll=0, sx=0.0, sy=0.0):
    """Camera at pos towards look (m). level: keeps verticals vertical and reaches the height of `look` by lens shift."""
    c = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', c)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    p, q = Vector(pos), Vector(look)
    d = q - p
    flat = Vector((d.x, d.y, 0))
    aim = flat if level else d
    o.location = p
    o.rotation_euler = aim.to_track_quat('-Z', 'Y').to_euler()
    c.lens, c.clip_start = lens, clip
    c.shift_x, c.shift_y = sx, sy + (d.z / flat.length * lens / 36 if level else 0)
    if fstop:
        c.dof.use_dof, c.dof.aperture_fstop, c.dof.aperture_blades = True, fstop, 9
        c.dof.focus_distance = (Vector(focus) - p).length if focus else d.length
    return o
