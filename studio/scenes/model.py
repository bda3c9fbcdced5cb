"""The model of the plan's kitchen and dining room: what a customer walks through on the screen before anything is built."""

import math

import bpy

from core import at, box, collect, cut, lathe, tube
from palette import mat
from room import area, camera, casement, sun, world
from scenes import BLEED, picture
from scenes.kitchen import tap
from scenes.plan import BACK, DEEP, PLINTH, WORKTOP, D, W, furnish, sliding

THICK, THIN = 0.30, 0.10  # outer walls and partitions
HIGH, CUT = 2.40, 0.14  # where the two far walls are cut, above their openings, and the two near ones
BASE = -0.14  # the ground on which the model stands
KEPT = (
    'oak',
    'oak_pale',
    'walnut',
    'beech',
    'clay',
    'glass',
    'bulb',
    'model',
    'model_grey',
    'model_cut',
)  # what is shown in its own material
GREY = ('dark', 'hood', 'steel', 'steel_used', 'leather', 'ceramic_dark', 'black')


def pale(made):
    """Everything but the wood and the island's lacquer in the model's white, what is dark in its grey."""
    for o in made:
        for slot, m in enumerate(o.data.materials if o.type == 'MESH' else ()):
            if m.name not in KEPT:
                o.data.materials[slot] = mat('model_grey' if m.name in GREY else 'model')


def walled(x0, y0, x1, y1, z1, z0=0.0):
    """A piece of wall up to z1, its cut face in ink."""
    box(x0, y0, z0, x1, y1, z1 - 0.004, mat('model'), 0)
    box(x0, y0, z1 - 0.004, x1, y1, z1, mat('model_cut'), 0)


def shell():
    """Floor, the outer walls with window and balcony at their full height, the partitions cut above the skirting."""
    box(-THIN, -THIN, BASE, W + THICK, D + THICK, 0, mat('model'), 0.004)
    walled(-THIN, D, 0.3, D + THICK, HIGH)
    walled(1.5, D, W + THICK, D + THICK, HIGH)
    box(0.3, D, 0, 1.5, D + THICK, 1.05, mat('model'), 0)
    walled(0.3, D, 1.5, D + THICK, HIGH, 2.15)
    with at(0.3, D + 0.19, 1.05):
        sliding(1.2, 1.10)
    walled(W, -THIN, W + THICK, 1.0, HIGH)
    walled(W, 2.2, W + THICK, D, HIGH)
    walled(W, 1.0, W + THICK, 2.2, HIGH, 2.2)
    with at(W + 0.17, 2.2, 0.02, rz=-90):
        casement(1.2, 2.18, m='oak_pale', cols=1, rows=1)
    walled(-THIN, 2.9, 0, D, CUT)
    walled(-THIN, -THIN, 0, 2.1, CUT)
    walled(0, -THIN, W, 0, CUT)
    box(-0.012, D - DEEP, PLINTH, 0, D, WORKTOP - 0.03, mat('oak_pale'), 0, grain='z')
    door()


def door():
    """The door's leaf, cut with its wall, and the quarter of a circle that it sweeps."""
    box(0, 2.86, 0.008, 0.79, 2.90, CUT, mat('oak_pale'), 0.001)
    arc = [(0.79 * math.cos(a), 2.88 - 0.78 * math.sin(a), 0.002) for a in (math.pi / 2 * k / 32 for k in range(33))]
    tube(arc, 0.006, mat('model_cut'))


def fittings(*units):
    """Sink let into the worktop, with a tap; hob of four zones: drawn in ink, to be read from above."""
    x0, y0, x1, y1, low = 0.62, BACK - 0.50, 1.18, BACK - 0.12, WORKTOP - 0.17
    for o in units:
        cut(o, (x0, y0, low, x1, y1, WORKTOP + 0.01))
    ink, steel, t = mat('model_cut'), mat('model_grey'), 0.008
    box(x0, y0, low, x1, y1, low + t, steel, 0)
    for a0, b0, a1, b1 in ((x0, y0, x0 + t, y1), (x1 - t, y0, x1, y1), (x0, y0, x1, y0 + t), (x0, y1 - t, x1, y1)):
        box(a0, b0, low, a1, b1, WORKTOP + 0.004, steel, 0)
    lathe([(0.001, 0), (0.034, 0), (0.034, 0.004), (0.001, 0.004)], ink, 0.9, (y0 + y1) / 2, low + t)
    with collect() as made, at(0.9, BACK - 0.065, WORKTOP, s=1.15):
        tap(0, 0, 0)
    for o in made:
        o.data.materials[0] = ink
    box(1.8, BACK - 0.56, WORKTOP, 2.4, BACK - 0.06, WORKTOP + 0.008, ink, 0.002)
    for x, y, r in ((1.95, -0.44, 0.075), (1.95, -0.19, 0.095), (2.24, -0.43, 0.095), (2.24, -0.18, 0.075)):
        ring = [(r - 0.011, 0), (r - 0.011, 0.002), (r, 0.002), (r, 0)]
        lathe(ring, mat('model'), x, BACK + y, WORKTOP + 0.008, n=64, caps=False)


def rims():
    """Hood and closing board are cut with the walls: their boards' edges in ink."""
    for x0, y0, x1 in ((1.75, BACK - 0.46, 2.45), (2.8, BACK - DEEP, W)):
        for a0, b0, a1, b1 in ((x0, y0, x1, y0 + 0.03), (x0, y0, x0 + 0.03, BACK), (x1 - 0.03, y0, x1, BACK)):
            box(a0, b0, HIGH - 0.004, a1, b1, HIGH + 0.001, mat('model_cut'), 0)


def linked(what, state):
    """The set of what a light falls on, or is held back by: `what` alone, or all the rest."""
    on = bpy.data.collections.new('linked')
    for k, o in enumerate(what):
        on.objects.link(o)
        on.collection_objects[k].light_linking.link_state = state
    return on


def daylight(ground):
    """An even sky, a sun that a screen far off lets through to the balcony alone, and from the same side the model's soft shadow."""
    world((0.95, 0.97, 1.0), 0.30, 1.0)
    front = area((-2.0, -9.0, 9.0), (2.0, 3.0, 0), 4.0, 5.2, (1.0, 0.97, 0.93))
    d = (1.0, -0.42, 0.55)
    beam = sun(d, 17, 0.5, (1.0, 0.85, 0.64))
    for light in (front, beam):
        light.light_linking.receiver_collection = linked([ground], 'EXCLUDE')
    far = 12.0
    y, z = 1.6 + far * d[1], 1.1 + far * d[2]
    gap = [(-30, y - 0.75, -30, 40), (y + 0.75, 30, -30, 40), (y - 0.75, y + 0.75, -30, z - 1.3), (y - 0.75, y + 0.75, z + 1.14, 40)]
    screen = [box(W + far, y0, z0, W + far + 0.1, y1, z1, mat('model'), 0) for y0, y1, z0, z1 in gap]
    for o in screen:
        o.visible_camera = o.visible_diffuse = o.visible_glossy = False
    soft = sun((1.0, -0.42, 0.85), 2.5, 7, (1.0, 0.94, 0.86))
    soft.light_linking.receiver_collection = linked([ground], 'INCLUDE')
    soft.light_linking.blocker_collection = linked(screen, 'EXCLUDE')


@picture('modelo-planta', BLEED, seed=907, samples=32, scale=0.7, key=0.56, contrast=1.14, warm=0.3, grain=0.6)
def model():
    """From above the two walls that are cut."""
    with collect() as made:
        furnish(fittings, HIGH)
        shell()
        rims()
    pale(made)
    daylight(box(-60, -60, BASE - 0.08, 60, 60, BASE, mat('model_ground'), 0))
    a, down, far = math.radians(57), math.radians(36), 32
    aim = (1.87, 2.87, 1.07)
    eye = (
        aim[0] - far * math.sin(a) * math.cos(down),
        aim[1] - far * math.cos(a) * math.cos(down),
        aim[2] + far * math.sin(down),
    )
    camera(eye, aim, 94.5, level=False)
