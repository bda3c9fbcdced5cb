"""The inside of a wardrobe, on the day it is finished."""

from core import at, beam, box, tube
from joinery import carcass, drawer
from palette import mat
from props import coil_basket, folded, sheets
from room import camera, room, sun
from scenes import WIDE, picture


def hanger(x, y, z, turn=0.0):
    """Wooden hanger under a bar at (x, y, z): shoulders of ash across the wardrobe, its hook over the bar."""
    with at(x, y, z, rz=90 + turn):
        shoulders = [(-0.215, -0.165, 0.026), (-0.15, -0.118, 0.034), (-0.06, -0.078, 0.040), (0, -0.068, 0.042)]
        path = shoulders + [(-px, pz, h) for px, pz, h in shoulders[-2::-1]]
        beam([((px, 0, pz), 0.013, h) for px, pz, h in path], mat('ash'), rnd=0.9)
        tube(
            [
                (0, 0, -0.055),
                (0, 0, -0.03),
                (0.012, 0, -0.016),
                (0.017, 0, 0.002),
                (0.010, 0, 0.015),
                (-0.004, 0, 0.018),
                (-0.014, 0, 0.008),
            ],
            0.0018,
            mat('steel'),
            smooth=3,
        )


@picture('armario-interior', WIDE, seed=631, samples=24, key=0.33, warm=0.2)
def armario_interior():
    """Wardrobe of oak without its doors: bar and hangers on the left, drawers and shelves in the middle, one drawer drawn."""
    w, d, h = 3.6, 3.4, 2.62
    room(
        w,
        d,
        h,
        {'L': [(0.7, 2.3, 0.3, 2.35)], 'F': [(0.8, 2.8, 0.4, 2.4)]},
        0.45,
        'plaster',
        floor='herring_oak',
        frames=dict(m='oak', cols=1, rows=3),
        skirting='chalk',
    )
    sun((-1.0, -0.62, 0.66), 6)
    front, deep, tall = d - 0.60, 0.58, 2.40
    bays = ((0.30, 1.06), (1.36, 0.92), (2.28, 1.02))
    box(0.30, front + 0.05, 0, 3.30, d, 0.09, mat('oak'), 0.001, grain='x')
    for x, wide in bays:
        with at(x, front, 0.09):
            carcass(wide, tall - 0.09, deep, 'oak_pale', 0.022, shelves=(1.98,))
    for (x, wide), n, pitch in ((bays[0], 8, 0.072), (bays[2], 6, 0.12)):
        bar = 0.09 + 1.90
        tube([(x + 0.022, front + 0.29, bar), (x + wide - 0.022, front + 0.29, bar)], 0.0125, mat('brass'))
        for k in range(n):
            hanger(x + 0.16 + k * pitch, front + 0.29, bar + 0.014, (-3, 2, 4, -2)[k % 4])
    x, wide = bays[1]
    for k in range(4):
        with at(x + 0.025, front + 0.004, 0.118 + k * 0.205):
            drawer(wide - 0.05, 0.20, 0.50, 'oak_pale', 'ash', 0.30 if k == 3 else 0, 0.020, 4, 'knobs')
    with at(x + 0.24, front - 0.14, 0.118 + 3 * 0.205 + 0.05):
        sheets(0.30, 0.24, ('linen_white', 'linen', 'linen_white', 'linen_green', 'linen', 'linen_white'))
    with at(x + 0.62, front - 0.14, 0.118 + 3 * 0.205 + 0.05):
        sheets(0.30, 0.24, ('linen', 'linen_white', 'linen_clay', 'linen_white', 'linen'))
    for z in (0.945, 1.30, 1.66):
        box(x + 0.022, front + 0.006, z, x + wide - 0.022, d - 0.03, z + 0.022, mat('oak_pale'), 0.0018, grain='x', bw=0.13)
    folded(0.40, 0.34, 4, 'wool_grey', 0.016, x + 0.27, front + 0.27, 0.968, 2)
    folded(0.36, 0.32, 3, 'linen_clay', 0.014, x + 0.67, front + 0.27, 0.968, -3)
    folded(0.40, 0.34, 3, 'linen_green', 0.014, x + 0.30, front + 0.28, 1.322, -2)
    with at(x + 0.66, front + 0.28, 1.322):
        coil_basket(0.135, 0.17)
    camera((2.35, 0.35, 1.55), (1.42, 3.2, 1.16), 31)
