"""Evening in a scene that was built for daylight: the same room from the same camera, blue windows and its lamps lit."""

import bpy
from mathutils import Vector

from palette import mat
from room import area

WARM, DUSK = (1.0, 0.70, 0.43), (0.13, 0.26, 0.70)  # a bulb of 2700 K, and the sky half an hour after sunset
LAMPLIT = 5200  # kelvin of the camera's white by lamps, which stay yellow but leave a wall its grey
MOON = (0.42, 0.60, 1.0)
NEUTRAL = (1.0, 0.93, 0.84)  # a bulb of 5000 K, by which green and iron stay what they are
SOFT = (1.0, 0.83, 0.64)  # a bulb of 3500 K, by which green and walnut do not turn black
PALE = (1.0, 0.86, 0.70)  # a bulb of 4000 K, by which lacquer keeps its colour
SHADED, BARE = 8.0, 12.0  # watts of a bulb in a shade that lets light through, and in one that does not


class Night:
    """How a picture looks after dark."""

    def __init__(self, key, lamps=(), sky=0.05, fill=0.8, beyond=1.0, moon=0.0, bulb=1.0, shine=True, tone=WARM, samples=16, **grade):
        self.lamps, self.sky, self.fill, self.beyond = lamps, sky, fill, beyond
        self.moon, self.bulb, self.shine, self.tone, self.samples = moon, bulb, shine, tone, samples
        self.grade = dict({'dusk': 0.45}, **grade, key=key)


def fall(night):
    """Turn the scene's day into evening, after film.settings()."""
    sky, cycles = night.sky, bpy.context.scene.cycles
    cycles.use_light_tree, cycles.samples = True, max(cycles.samples, night.samples)
    for o in list(bpy.context.scene.objects):
        kind = o.active_material.name if o.type == 'MESH' and o.active_material else ''
        if o.type == 'LIGHT':
            _dim(o.data, night)
        elif o.get('shade') or kind == 'bulb':
            o.visible_shadow = o.visible_diffuse = kind != 'bulb'  # the lamp in it lights the room, without noise
            _bulb(o, night)
    for m in bpy.data.materials:
        if m.name.startswith('backdrop'):
            _tint(m.node_tree, 'Emission', sky * 2)
        if m.name.startswith(('backdrop', 'bulb')):
            m.cycles.emission_sampling = 'NONE'
    _tint(bpy.context.scene.world.node_tree, 'Background', sky)
    eye = bpy.context.scene.camera.matrix_world
    x, y, _ = eye.translation
    ahead = eye @ Vector((0, 0, -4))
    behind = ((max(x, 0.4), max(y, 0.4), 2.2), (ahead.x, ahead.y, 0.8), 1.2, night.fill)  # the room's other lamp, behind the camera
    for place, to, size, k in (behind, *night.lamps):
        w, h = size if isinstance(size, tuple) else (size, size)
        area(place, to, w, k, night.tone, h, glossy=night.shine)  # no lamp in a glass that would show it as a square


def _dim(light, night):
    if light.type == 'SUN':
        light.energy, light.color = light.energy * night.moon, MOON
    elif light.name.startswith('sky'):
        light.energy, light.color = light.energy * night.sky, DUSK
    else:
        light.energy, light.color = light.energy * night.beyond, night.tone


def _bulb(o, night):
    """A bulb at the object: in the middle of a shade, for which it becomes a cloth that lets light through."""
    if o.get('shade'):
        o.data.materials[0] = mat('shade_lit')
    centre = sum((o.matrix_world @ v.co for v in o.data.vertices), start=o.location * 0) / len(o.data.vertices)
    b = bpy.data.lights.new('bulb', 'POINT')
    b.energy, b.color, b.shadow_soft_size = night.bulb * (SHADED if o.get('shade') else BARE), night.tone, 0.03
    lamp = bpy.data.objects.new('bulb', b)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = centre
    lamp.visible_camera = False


def _tint(tree, kind, k):
    """Multiply what the tree's last node emits by k times the colour of dusk."""
    for n in [n for n in tree.nodes if n.bl_idname == 'ShaderNode' + kind]:
        by = tree.nodes.new('ShaderNodeMix')
        by.data_type, by.blend_type = 'RGBA', 'MULTIPLY'
        by.inputs[0].default_value = 1.0
        by.inputs[7].default_value = (*(k * c for c in DUSK), 1)
        if n.inputs[0].is_linked:
            tree.links.new(n.inputs[0].links[0].from_socket, by.inputs[6])
        else:
            by.inputs[6].default_value = n.inputs[0].default_value
        tree.links.new(by.outputs[2], n.inputs[0])


GARDEN = {'key': 0.105, 'sky': 0.05, 'fill': 0.0, 'sat': 0.85}
# The same lamps and the same wall on both sides of the line between before and after.
HALL = {
    'white': 6300,
    'sky': 0.05,
    'fill': 0.05,
    'moon': 0.02,
    'lamps': [((1.0, 1.3, 1.35), (2.0, 2.5, 0.25), 0.10, 12)],
}

# Both views of the plan's kitchen: the strip under its hood.
KITCHEN = {
    'samples': 48,
    'key': 0.15,
    'sky': 0.018,
    'white': LAMPLIT,
    'fill': 0.8,
    'sat': 0.95,
    'lamps': [((2.1, 5.42, 1.57), (2.1, 5.42, 0.9), (0.5, 0.05), 9), ((1.9, 3.6, 2.5), (1.9, 3.9, 0.9), 0.5, 5)],
}

# Lamps out of the frame: (from, to, side in metres, radiance).
NIGHTS = {
    'slide-ebanisteria': Night(
        samples=32,
        key=0.19,
        sky=0.20,
        moon=0.13,
        fill=2.0,
        tone=SOFT,
        sat=1.02,
        lamps=[((3.4, 2.5, 0.9), (3.5, 4.1, 0.4), (2.2, 0.3), 2.8), ((4.7, 2.0, 2.3), (4.9, 4.2, 0.9), 0.4, 8)],
    ),
    'slide-interiorismo': Night(
        samples=32,
        key=0.155,
        white=5700,
        sky=0.09,
        fill=1.0,
        lamps=[((1.95, 5.08, 1.59), (1.95, 5.15, 0.9), (3.0, 0.03), 7), ((4.8, 3.2, 2.6), (4.8, 4.5, 1.0), 0.2, 4)],
    ),
    'slide-carpinteria': Night(
        samples=32,
        key=0.15,
        white=5700,
        sky=0.12,
        moon=0.05,
        fill=0.5,
        sat=1.02,
        lamps=[
            ((1.8, 3.7, 3.2), (1.8, 4.5, 0.5), 0.25, 11),
            ((4.6, 2.6, 3.2), (4.4, 4.0, 0.8), 0.25, 14),
            ((5.6, 3.9, 4.6), (5.0, 4.1, 1.6), 0.25, 20),
        ],
    ),
    'taller-retrato': Night(
        samples=32, key=0.14, white=LAMPLIT, sky=0.018, fill=0.1, sat=1.0, lamps=[((1.5, 2.2, 2.6), (1.5, 3.0, 0.8), 0.3, 20)]
    ),
    'ebanisteria-1': Night(
        samples=32,
        key=0.165,
        sky=0.12,
        moon=0.012,
        bulb=0.9,
        fill=1.8,
        tone=PALE,
        sat=0.96,
        lamps=[((2.75, 2.6, 1.7), (2.75, 2.6, 0), 0.4, 5)],
    ),
    'carpinteria-1': Night(samples=32, key=0.15, white=LAMPLIT, beyond=0.8, fill=0.9, lamps=[((2.4, 2.6, 2.6), (2.4, 4.0, 0.6), 0.2, 3)]),
    'cocina-roble-verde': Night(
        samples=32,
        key=0.175,
        fill=1.8,
        tone=SOFT,
        lamps=[
            ((0.77, 3.88, 1.515), (0.77, 3.9, 0.9), (1.2, 0.03), 9),
            ((3.63, 3.88, 1.515), (3.63, 3.9, 0.9), (1.2, 0.03), 9),
            ((2.15, 3.7, 1.655), (2.15, 3.7, 0.9), (0.5, 0.08), 6),
            ((2.1, 1.6, 2.7), (2.1, 1.6, 0), 0.3, 10),
            ((1.7, -0.5, 1.9), (2.1, 1.2, 0.3), 0.6, 22),
            ((4.4, 1.2, 1.9), (3.25, 1.7, 0.5), 0.4, 5),
        ],
    ),
    'libreria-pared': Night(
        samples=12, key=0.115, contrast=1.16, white=4600, fill=0.5, lamps=[((2.7, 3.3, 2.9), (2.7, 4.2, 1.6), (4.6, 0.05), 5)]
    ),
    'escalera-fresno': Night(
        samples=32, key=0.13, white=LAMPLIT, beyond=0.6, fill=1.0, lamps=[((1.2, 2.4, 3.2), (2.4, 3.8, 0.8), 0.25, 14)]
    ),
    'armario-fresno': Night(
        samples=32, key=0.155, white=LAMPLIT, fill=0.6, sat=0.9, lamps=[((2.2, 3.83, 2.02), (2.2, 4.05, 0.9), (1.3, 0.03), 14)]
    ),
    'escritorio-roble': Night(samples=32, key=0.16, white=LAMPLIT, sky=0.018, fill=0.8, sat=0.9),
    'aparador-nogal': Night(
        samples=32, key=0.17, white=5600, fill=2.4, sat=0.92, tone=SOFT, lamps=[((2.2, 2.0, 0.9), (2.2, 3.9, 0.4), (2.2, 0.3), 2.5)]
    ),
    'arcon-alto': Night(
        samples=32, key=0.13, white=LAMPLIT, sky=0.12, fill=0.9, moon=0.004, sat=0.8, lamps=[((0.5, 1.2, 1.9), (1.8, 2.3, 0.5), 0.25, 12)]
    ),
    'pergola-jardin': Night(
        bulb=3,
        samples=32,
        key=0.105,
        sky=0.06,
        fill=0.0,
        sat=0.85,
        lamps=[((0.0, 2.0, 2.25), (0.0, 2.0, 0.7), 0.35, 10), ((3.5, -3.4, 2.3), (0.5, 2.0, 1.0), 0.6, 5)],
    ),
    'puerta-roble': Night(
        samples=48, key=0.135, sky=0.05, fill=0.0, bulb=0.02, sat=0.98, lamps=[((1.35, -1.9, 2.9), (0.1, 0.1, 1.1), 0.5, 9)]
    ),
    'sobre-banco': Night(
        key=0.15,
        white=LAMPLIT,
        sky=0.015,
        bulb=16,
        fill=0.3,
        sat=0.95,
        lamps=[((2.4, 4.6, 3.0), (2.75, 5.6, 0.9), 0.25, 26), ((1.6, 3.6, 2.9), (1.1, 4.2, 0.6), 0.25, 14)],
    ),
    'sobre-historia': Night(key=0.13, white=LAMPLIT, sky=0.018, bulb=10, fill=0.2, sat=0.95),
    'fabricacion-1': Night(
        samples=32,
        key=0.15,
        white=LAMPLIT,
        sky=0.03,
        fill=0.1,
        sat=0.88,
        lamps=[((3.9, 3.2, 2.6), (3.9, 3.2, 0.9), 0.3, 30), ((6.6, 4.2, 3.6), (6.6, 4.6, 0), (0.12, 3.0), 8)],
    ),
    'restauracion-1': Night(key=0.13, white=4900, sky=0.06, fill=0.35, sat=0.92, lamps=[((1.2, 1.4, 2.0), (2.35, 2.35, 0.8), 0.22, 16)]),
    'interiorismo-1': Night(key=0.125, white=LAMPLIT, fill=0.7, sat=0.92, lamps=[((2.8, 4.05, 2.85), (2.8, 4.56, 0.9), (2.3, 0.03), 4)]),
    'interiorismo-2': Night(
        key=0.15,
        white=LAMPLIT,
        sky=0.014,
        fill=0.3,
        shine=False,
        contrast=1.2,
        sat=0.85,
        lamps=[((x, 3.12, 1.62), (x, 1.0, 1.5), 0.14, 34) for x in (1.28, 2.92)],
    ),
    'cocina-planta': Night(**KITCHEN),
    'cocina-planta-alto': Night(**KITCHEN),
    'modelo-planta': Night(
        samples=48,
        key=0.075,
        sky=0.010,
        white=LAMPLIT,
        fill=0.0,
        beyond=0.0,
        sat=0.95,
        dusk=0.75,
        grain=0.6,
        lamps=[
            ((2.1, 5.42, 1.57), (2.1, 5.42, 0.9), (0.5, 0.05), 5),  # under the hood
            ((0.75, 5.66, 2.2), (0.75, 5.45, 0.9), (0.9, 0.05), 2),
            ((2.0, 3.6, 2.35), (2.0, 3.6, 0), (1.8, 0.7), 0.8),
            ((2.0, 1.6, 2.2), (2.0, 1.6, 0), (1.2, 0.25), 2.4),
            ((2.0, 3.0, 14), (2.0, 3.0, 0), 10, 0.02),  # the paper stays warm
        ],
    ),
    'farmacia-mostrador': Night(
        samples=24,
        key=0.13,
        sky=0.010,
        white=5700,
        tone=SOFT,
        fill=1.2,
        sat=0.92,
        lamps=[
            ((3.1, 4.25, 2.75), (3.1, 4.85, 1.7), (5.6, 0.05), 7),
            ((3.1, 1.6, 2.9), (3.1, 3.2, 0.6), (2.4, 0.3), 2.2),
        ],
    ),
    'cantos': Night(samples=32, key=0.12, white=LAMPLIT, sky=0.03, fill=0.3, lamps=[((1.3, 1.9, 1.9), (1.75, 1.4, 0.9), 0.2, 14)]),
    'dormitorio-cabecero': Night(key=0.16, white=4600, fill=0.5, sat=0.9),
    'dormitorio-alto': Night(samples=32, key=0.16, white=LAMPLIT, fill=0.5, sat=0.9),
    'carpinteria-2': Night(
        key=0.15, white=LAMPLIT, sky=0.03, fill=0.8, shine=False, sat=0.92, lamps=[((1.0, 1.3, 2.3), (2.1, 3.2, 0.7), 0.22, 9)]
    ),
    'carpinteria-3': Night(
        key=0.15, white=LAMPLIT, sky=0.02, fill=0.15, sat=0.9, lamps=[((2.35, 1.5, 1.45), (1.52, 1.10, 0.88), 0.16, 30)]
    ),
    'ebanisteria-2': Night(
        samples=32,
        key=0.16,
        white=5600,
        sky=0.04,
        fill=1.2,
        tone=PALE,
        sat=0.95,
        lamps=[((2.375, 3.47, 1.595), (2.375, 3.47, 0.9), (1.1, 0.02), 7), ((3.5, 1.6, 2.5), (2.4, 3.4, 0.8), 0.22, 10)],
    ),
    'ebanisteria-3': Night(
        samples=32,
        key=0.13,
        sky=0.03,
        fill=0.3,
        tone=PALE,
        sat=0.9,
        lamps=[((0.25, 1.15, 1.6), (1.05, 1.12, 0.70), 0.16, 24), ((1.7, 0.35, 1.3), (1.5, 1.2, 0.65), 0.4, 3)],
    ),
    'fabricacion-2': Night(
        key=0.135, white=LAMPLIT, sky=0.08, fill=0.2, sat=0.88, lamps=[((x, 2.9, 3.1), (x, 3.4, 0), (0.12, 2.2), 12) for x in (1.7, 4.3)]
    ),
    'fabricacion-3': Night(key=0.14, white=LAMPLIT, sky=0.06, fill=0.15, sat=0.92, lamps=[((0.85, 1.0, 1.75), (1.5, 1.3, 0.93), 0.16, 26)]),
    'instalacion-industrial-2': Night(
        key=0.14, white=LAMPLIT, sky=0.06, fill=0.5, sat=0.95, dusk=0, lamps=[((2.3, 2.1, 2.7), (2.3, 3.5, 0.9), (3.0, 0.10), 9)]
    ),
    'puertas-sapeli': Night(
        key=0.14, white=LAMPLIT, sky=0.06, fill=0.5, sat=0.95, lamps=[((1.6, 1.9, 2.8), (2.4, 4.1, 0.9), (3.0, 0.10), 12)]
    ),
    'instalacion-industrial-3': Night(
        key=0.11, white=4700, sat=0.85, sky=0.018, fill=0.25, shine=False, lamps=[((2.9, 1.9, 2.5), (1.7, 1.6, 0.8), 0.22, 14)]
    ),
    'restauracion-2': Night(key=0.135, white=4900, sky=0.014, fill=0.6, sat=0.9),
    'comoda-cajon': Night(
        samples=48, key=0.13, white=4600, sky=0.04, fill=0.25, sat=0.9, lamps=[((3.3, 1.7, 2.2), (2.05, 3.1, 0.8), 0.2, 30)]
    ),
    'restauracion-3': Night(
        key=0.14, white=LAMPLIT, sky=0.02, fill=0.15, sat=0.92, lamps=[((0.5, 0.8, 1.65), (1.42, 1.05, 0.88), 0.16, 28)]
    ),
    'noticia-restauracion': Night(
        samples=48, key=0.2, white=4500, sky=0.06, fill=0.4, sat=0.9, lamps=[((3.3, 1.0, 2.2), (2.4, 2.4, 0.85), 0.2, 24)]
    ),
    'restauracion-chapa': Night(
        samples=24,
        key=0.07,
        white=5700,
        sky=0.02,
        beyond=0.06,
        fill=0.0,
        sat=0.96,
        lamps=[((-0.75, 0.05, 0.62), (0.05, 0.05, 0.0), 0.12, 20), ((0.7, -1.0, 0.5), (0, 0, -0.1), 0.6, 0.16)],
    ),
    'restauracion-detalle': Night(
        key=0.1, white=LAMPLIT, sky=0.03, fill=0.15, sat=0.9, lamps=[((0.6, 0.7, 2.0), (1.5, 1.1, 1.0), 0.2, 22)]
    ),
    'proceso-detalle': Night(key=0.15, white=5000, sky=0.03, fill=0.3, sat=0.9, lamps=[((0.7, 1.2, 2.5), (1.9, 2.8, 1.0), 0.25, 22)]),
    'proyecto-residencia-1': Night(samples=48, key=0.14, white=LAMPLIT, sky=0.018, fill=0.3, bulb=14, sat=0.9),
    'proyecto-residencia-2': Night(
        key=0.145, white=LAMPLIT, sky=0.06, fill=0.9, sat=0.88, lamps=[((2.6, 2.0, 3.9), (3.0, 3.6, 0.9), 0.3, 18)]
    ),
    'proyecto-interior-1': Night(samples=48, key=0.145, white=LAMPLIT, sky=0.018, fill=0.3, bulb=14, sat=0.92),
    'proyecto-interior-2': Night(
        samples=48,
        key=0.135,
        sky=0.02,
        fill=0.4,
        bulb=0.35,
        dusk=0,  # its bookcase is blue
        tone=PALE,
        shine=False,
        lamps=[((2.0, 2.7, 2.8), (2.0, 3.7, 1.3), (3.4, 0.06), 9)],
    ),
    'peldano-gastado': Night(key=0.085, sky=0.03, fill=0.02, sat=0.95, lamps=[((-2.2, 0.15, 0.92), (0.45, 0.5, 0.45), 0.16, 90)]),
    'proyecto-exterior-2': Night(
        key=0.11,
        sky=0.06,
        fill=0.0,
        sat=0.88,
        lamps=[
            ((2.0, 1.7, 2.5), (2.0, 3.2, 1.0), 0.6, 14),
            ((-1.25, -0.5, 2.75), (-1.25, 0.2, 0.6), 0.16, 26),
            ((2.0, -0.35, 2.9), (2.0, -0.1, 0), (2.4, 0.05), 5),
        ],
    ),
    'interiorismo-3': Night(key=0.155, white=4700, sky=0.03, fill=0.2, sat=0.92, lamps=[((0.55, 1.5, 1.75), (1.5, 1.1, 0.75), 0.16, 26)]),
    'piezas-etiquetadas': Night(
        key=0.12, white=LAMPLIT, sky=0.015, beyond=0.06, fill=0.05, sat=0.95, lamps=[((-0.9, 0.7, 1.3), (0.1, -0.05, 0), 0.16, 24)]
    ),
    'instalacion-industrial-1': Night(key=0.13, fill=0.02, sat=0.95, tone=PALE),
    'armonia-detalle': Night(key=0.15, white=LAMPLIT, sky=0.03, fill=0.2, sat=0.92, lamps=[((0.5, 1.5, 1.7), (1.6, 2.7, 0.6), 0.18, 22)]),
    'noticia-armonia': Night(key=0.16, white=LAMPLIT, sky=0.06, fill=0.5, sat=0.9, lamps=[((1.1, 1.8, 2.5), (2.6, 3.6, 0.8), 0.22, 14)]),
    'noticia-proceso': Night(
        key=0.145, white=LAMPLIT, sky=0.02, fill=0.15, sat=0.92, lamps=[((0.9, 1.1, 2.2), (1.8, 1.6, 0.95), 0.18, 24)]
    ),
    'montaje-dia': Night(
        key=0.16,
        white=LAMPLIT,
        sky=0.05,
        fill=0.5,
        sat=0.84,
        lamps=[((2.7, 1.2, 2.4), (2.1, 3.6, 1.0), 0.25, 16), ((2.6, 5.4, 2.3), (1.6, 6.9, 1.0), 0.3, 9)],
    ),
    'banner-madera': Night(key=0.085, white=LAMPLIT, fill=0.02, sat=0.95),
    'recibidor-salvia': Night(
        samples=64,
        key=0.14,
        white=5600,
        sky=0.02,
        fill=0.9,
        tone=PALE,
        shine=False,
        lamps=[((2.54, 3.40, 2.17), (2.54, 3.62, 0.9), (1.2, 0.03), 7), ((2.5, 1.9, 2.7), (2.5, 3.3, 1.2), (3.2, 0.1), 5)],
    ),
    'cajones-serie': Night(
        samples=32, key=0.15, white=4600, sky=0.02, fill=0.2, sat=0.92, lamps=[((4.3, 1.5, 2.9), (3.2, 2.8, 0.9), 0.25, 24)]
    ),
    'armario-interior': Night(
        samples=48, key=0.15, white=LAMPLIT, sky=0.02, fill=0.5, sat=0.92, lamps=[((1.6, 1.7, 2.55), (1.7, 3.2, 1.1), (2.0, 0.1), 9)]
    ),
    'cola-marcada': Night(key=0.14, white=LAMPLIT, sky=0.02, fill=0.0, sat=0.92, lamps=[((-0.5, 0.45, 0.6), (0.04, 0.0, 0.0), 0.1, 10)]),
    'espiga-detalle': Night(key=0.12, white=LAMPLIT, sky=0.02, fill=0.0, sat=0.92, lamps=[((-0.55, 0.3, 0.55), (0.0, 0.0, 0.0), 0.1, 10)]),
    'tablas-triangulo': Night(
        key=0.07, white=LAMPLIT, sky=0.02, beyond=0.0, fill=0.05, sat=0.95, lamps=[((-0.74, 0.08, 0.66), (0.08, 0.22, 0.07), 0.12, 24)]
    ),
    'acabado-aceite': Night(
        key=0.14, white=LAMPLIT, sky=0.02, beyond=0.05, fill=0.0, sat=0.95, lamps=[((-0.62, 0.22, 0.6), (0.02, 0.0, 0.0), 0.1, 14)]
    ),
    'ventana-castano': Night(
        samples=32,
        key=0.125,
        white=LAMPLIT,
        sky=0.045,
        fill=0.15,
        sat=0.88,
        shine=False,
        lamps=[((1.0, 2.5, 2.0), (2.2, 3.7, 1.2), 0.25, 12)],
    ),
    'molduras-perfil': Night(
        samples=32, key=0.155, white=LAMPLIT, sky=0.03, fill=0.4, sat=0.94, lamps=[((1.35, 1.25, 1.75), (2.3, 1.85, 0.93), 0.16, 20)]
    ),
    'herrajes-limpios': Night(
        key=0.13,
        sky=0.02,
        beyond=0.05,
        fill=0.0,
        sat=0.95,
        tone=NEUTRAL,
        lamps=[((-0.62, 0.28, 0.62), (0.0, 0.02, 0.0), 0.12, 10), ((0.10, 1.20, 1.10), (0.0, 0.0, 0.0), 0.7, 0.6)],
    ),
    'brillo-muestras': Night(
        key=0.14,
        fill=0.02,
        tone=NEUTRAL,
        lamps=[
            ((-1.9, 1.24, 0.96), (0.0, 0.0, 0.0), 0.14, 420),  # behind the bars
            ((-1.2, 1.4, 0.5), (0.2, 2.4, -0.86), 0.3, 14),
            ((-0.62, 0.10, 0.52), (-0.05, 0.0, 0.0), 0.08, 220),
        ],
    ),
    'proyecto-exterior-1': Night(
        **GARDEN, lamps=[((0.1, 1.4, 2.6), (0.1, 1.9, 0.4), 0.3, 16), ((3.2, -2.8, 2.3), (0.3, 1.5, 0.8), 0.6, 5)]
    ),
    'proyecto-paisaje-1': Night(
        **GARDEN, lamps=[((-0.9, 0.5, 2.4), (0.1, 1.8, 0.7), 0.35, 14), ((3.0, -3.0, 2.3), (0.2, 1.8, 0.8), 0.6, 5)]
    ),
    'proyecto-paisaje-2': Night(**GARDEN, lamps=[((0.1, 2.0, 2.7), (0.1, 2.8, 0.8), 0.3, 14), ((2.6, -3.4, 2.3), (0.1, 2.8, 1.0), 0.6, 5)]),
    'arcon-restaurado': Night(**HALL, key=0.11, exposure=0.4, sat=1.1, warm=0.5),
    'arcon-antes': Night(**HALL, key=0.085, exposure=0.7, sat=0.98, warm=0.5),
}
NIGHTS['aparador-alto'] = NIGHTS['aparador-nogal']  # the same room, seen upright
# The shop's goods, in one warm light from the left.
GOODS = (
    'taburete-2',
    'taburete-3',
    'mesita',
    'estante',
    'espejo',
    'tabla',
    'lampara',
    'bandeja',
    'caja',
    'perchero',
    'candelabro',
    'silla',
    'banco',
    'taburete',
)
GOOD = {'key': 0.18, 'white': 5000, 'fill': 0, 'sat': 0.98, 'warm': 0.8}
NIGHTS |= {f'producto-{name}': Night(**GOOD, sky=0.03) for name in GOODS}
# A mirror shows what is behind the camera: a wall by the same lamp.
NIGHTS['producto-espejo'] = Night(**GOOD, sky=0.03, lamps=[((-8, -7, 1.5), (0, 0, 0.6), 14, 0.08)])
