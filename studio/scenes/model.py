"""The model of the plan's kitchen and dining room: what a customer walks through on the screen before anything is built."""

import math

from core import at, box, collect, tube
from palette import mat
from props import pendant
from room import area, camera, casement, sun, world
from scenes import BLEED, picture
from scenes.plan import DEEP, PLINTH, WORKTOP, D, H, W, furnish, sliding

THICK, THIN, CUT = 0.30, 0.10, 0.14  # outer walls, partitions, and the height at which the two near ones are cut
KEPT = ('oak', 'oak_pale', 'walnut', 'beech', 'clay', 'glass', 'bulb', 'model', 'model_cut')  # what is shown in its own material
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
    box(-THIN, -THIN, -0.22, W + THICK, D + THICK, 0, mat('model'), 0.004)
    walled(-THIN, D, 0.3, D + THICK, H)
    walled(1.5, D, W + THICK, D + THICK, H)
    box(0.3, D, 0, 1.5, D + THICK, 1.05, mat('model'), 0)
    walled(0.3, D, 1.5, D + THICK, H, 2.15)
    with at(0.3, D + 0.19, 1.05):
        sliding(1.2, 1.10)
    walled(W, -THIN, W + THICK, 1.0, H)
    walled(W, 2.2, W + THICK, D, H)
    walled(W, 1.0, W + THICK, 2.2, H, 2.2)
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


def lamps():
    """Shades and cords in ink: in the model's white they would be lost before it."""
    for x in (1.55, 2.45):
        pendant(x, 1.60, 1.58, H, 0.17, 'model_cut', mouth=True)
        tube([(x, 1.60, 1.72), (x, 1.60, H)], 0.006, mat('model_cut'))


def daylight():
    """An even sky, and a sun that a screen far off lets through to the balcony alone."""
    world((0.93, 0.96, 1.0), 0.26, 1.0)
    area((-2.0, -9.0, 9.0), (2.0, 3.0, 0), 4.0, 3.4, (1.0, 0.97, 0.93))
    d = (1.0, -0.42, 0.55)
    sun(d, 17, 0.5, (1.0, 0.85, 0.64))
    far = 12.0
    y, z = 1.6 + far * d[1], 1.1 + far * d[2]
    screen = [(-30, y - 0.75, -30, 40), (y + 0.75, 30, -30, 40), (y - 0.75, y + 0.75, -30, z - 1.3), (y - 0.75, y + 0.75, z + 1.3, 40)]
    for y0, y1, z0, z1 in screen:
        o = box(W + far, y0, z0, W + far + 0.1, y1, z1, mat('model'), 0)
        o.visible_camera = o.visible_diffuse = o.visible_glossy = False


@picture('modelo-planta', BLEED, seed=907, samples=32, scale=0.7, key=0.54, contrast=1.14, warm=0.3)
def model():
    """From above the two walls that are cut."""
    with collect() as made:
        furnish()
        shell()
    pale(made)
    lamps()
    box(-60, -60, -0.30, 60, 60, -0.22, mat('model_ground'), 0)
    daylight()
    a, down, far = math.radians(47), math.radians(43), 32
    aim = (1.9, 2.85, 1.1)
    eye = (
        aim[0] - far * math.sin(a) * math.cos(down),
        aim[1] - far * math.cos(a) * math.cos(down),
        aim[2] + far * math.sin(down),
    )
    camera(eye, aim, 88, level=False)
