"""Traces of people: the apron on its peg, the coffee, the boots, the sums on a board; a door on the day it is hung."""

import tools
from core import RNG, at, beam, box, frame, lathe, plate, smooth_path, tube
from joinery import hinge, lever, panel_door
from palette import mat
from props import drape, folded, vase
from room import camera, room, sun
from scenes import TALL, picture
from scenes.carpentry import doorcase
from scenes.details import sums
from scenes.workshop import shop


def boot(m='leather_dark', lean=0.0):
    """Ankle boot, heel at the origin, toe towards +x, its shaft a little slack."""
    sole = [(-0.045, -0.036), (0.02, -0.040), (0.12, -0.042), (0.20, -0.050), (0.252, -0.036), (0.272, 0.0)]
    outline = smooth_path(sole + [(x, -y) for x, y in sole[::-1][1:]], 3)
    with at(0, 0, 0.014):
        plate(outline[:-1] if outline[0] == outline[-1] else outline, 0.026, mat('black'), 0.004)
    box(-0.045, -0.034, 0, 0.03, 0.034, 0.012, mat('black'), 0.003)
    foot = [((-0.042, 0, 0.060), 0.052, 0.07), ((0.0, 0, 0.070), 0.078, 0.10), ((0.09, 0, 0.070), 0.080, 0.092)]
    foot += [((0.17, 0, 0.052), 0.094, 0.064), ((0.235, 0, 0.044), 0.086, 0.046), ((0.266, 0, 0.040), 0.05, 0.03)]
    beam([(p[:3], p[3], p[4]) for p in smooth_path([(*p, a, b) for p, a, b in foot], 4)], mat(m), rnd=0.95, cap=0.004)
    shaft = [(0.040, 0.05), (0.046, 0.09), (0.043, 0.14), (0.050, 0.19), (0.052, 0.205), (0.046, 0.206), (0.040, 0.17), (0.036, 0.10)]
    with at(0.006, 0, 0, ry=lean):
        lathe(smooth_path(shaft, 4), mat(m), n=36)
    for k in range(4):
        x = 0.064 + 0.022 * k
        tube([(x, -0.022, 0.118 - 0.012 * k), (x + 0.008, 0.022, 0.122 - 0.012 * k)], 0.0022, mat('rush'))


def cup(m='ceramic', fill='glass_brown'):
    """Coffee cup with its handle, half full."""
    vase('cup', 0.041, 0.085, m)
    lathe([(0.036, 0.055), (0.001, 0.0553)], mat(fill), n=36)
    tube([(0.038, 0, 0.068), (0.062, 0, 0.066), (0.066, 0, 0.045), (0.056, 0, 0.026), (0.036, 0, 0.022)], 0.0048, mat(m), smooth=5)


@picture('taller-retrato', TALL, seed=111, samples=32, scale=1, key=0.235, contrast=1.15)
def retrato():
    """An overcast morning: the bench under the window, an apron on its peg, boots, coffee, sums on an offcut."""
    d = 4.6
    shop(4.6, d, 3.2, (0.3, 1.0, 0.8), 0, wins={'B': [(0.75, 2.25, 1.05, 2.62)], 'F': [(1, 3.4, 0.5, 2.8)], 'R': [(0.6, 1.8, 1.0, 2.6)]})
    wall = box(2.3, d - 0.004, 0.9, 3.4, d + 0.1, 2.6, mat('plaster_rough'), 0)
    wall.hide_render = True
    with at(2.05, d - 0.50):
        tools.workbench(2.3, 0.76)
        with at(-0.1, 0.0, 0.86):
            with at(-0.10, 0.08, 0, rz=2):
                box(-0.62, -0.07, 0, 0.62, 0.07, 0.034, mat('ash'), 0.0015)
                with at(-0.22, 0, 0.034, rz=180):
                    tools.plane('cherry')
            with at(-0.50, -0.14):
                tools.shavings(46, 0.5, 0.2)
            with at(0.30, -0.17, 0, rz=14):
                tools.chisel(w=0.026)
            with at(0.36, -0.25, 0, rz=4):
                tools.chisel()
            with at(0.78, -0.16, 0, rz=-7):  # the offcut with the sums, a carpenter's pencil across it
                box(-0.20, -0.07, 0, 0.17, 0.075, 0.022, mat('pine'), 0.0015, grain='x')
                with at(-0.16, 0.036, 0.0222):
                    sums(('2146', '- 38', '_', '2108'), 0.019)
                with at(0.04, 0.036, 0.0222):
                    sums(('3 527', '8'), 0.019)
                with at(0.06, -0.038, 0.0222, rz=24):
                    box(-0.075, -0.0045, 0, 0.07, 0.0045, 0.006, mat('rust'), 0.0012)
            with at(1.04, -0.05, 0, rz=150):
                cup('ceramic_clay')
        with at(-0.1, -0.62, 0):
            tools.shavings(70, 1.5, 0.5, r=0.022)
        for x, y, r in ((0.52, -0.50, -112), (0.66, -0.47, -96)):
            with at(x, y, 0, rz=r):
                boot(lean=RNG.uniform(-5, 3))
        with at(0, 0, 0.36):
            for k in range(4):
                box(
                    -0.55 + 0.02 * k,
                    -0.14,
                    k * 0.03,
                    0.12 - 0.05 * k,
                    0.12,
                    k * 0.03 + 0.027,
                    mat(('oak', 'ash', 'walnut', 'oak')[k]),
                    0.001,
                )
    box(2.40, d - 0.024, 1.86, 3.25, d, 1.95, mat('oak_dark'), 0.004)
    for x in (2.52, 2.74, 2.96, 3.14):
        with at(x, d - 0.024, 1.905, rx=90 - 10):
            lathe([(0.010, 0), (0.009, 0.05), (0.014, 0.058), (0.014, 0.068), (0.001, 0.072)], mat('oak_dark'), n=20)
    with at(2.74, d - 0.085, 1.50, rx=84):
        drape(0.58, 0.80, 'linen_green', 70, 0.02, lambda u, v: abs(u - 0.5) < 0.05 and v > 0.965, on=[wall], jitter=0.006, thick=0.0025)
    with at(2.52, d - 0.05, 1.86, ry=90):
        tools.square()
    with at(1.05, d + 0.16, 1.056):
        vase('jar', 0.045, 0.11, 'glass_brown')
        vase('cup', 0.036, 0.09, 'ceramic', 0.13, 0.02)
        for k in range(4):
            tube(
                [(0.13 + 0.008 * k, 0.02, 0.01), (0.12 + 0.022 * k, 0.03, 0.17 + 0.012 * k)],
                0.0038,
                mat(('ochre', 'rust', 'beech', 'ochre')[k]),
                n=3,
            )
    camera((3.72, 0.20, 1.40), (2.02, 3.7, 1.10), 45)


def level_tool(ln=0.6):
    """Spirit level lying along x on z=0."""
    box(-ln / 2, -0.012, 0, ln / 2, 0.012, 0.055, mat('ochre'), 0.002)
    for x in (-ln / 2 + 0.07, 0, ln / 2 - 0.07):
        box(x - 0.028, -0.0125, 0.014, x + 0.028, 0.0125, 0.042, mat('black'), 0.002)
        tube([(x - 0.02, -0.0135, 0.028), (x + 0.02, -0.0135, 0.028)], 0.006, mat('lemon'), n=4)


@picture('montaje-dia', TALL, seed=733, samples=12, key=0.31, warm=0.2)
def montaje():
    """Fitting day: the leaf stands half open on its wedges, a blanket under it, the level against the lining."""
    w, d, h = 3.9, 4.0, 2.75
    openings = {'B': [(1.25, 2.15, 0, 2.14, dict(light=False, bare=True))], 'L': [(1.5, 2.9, 0.85, 2.3)], 'F': [(1.0, 3.0, 0.4, 2.5)]}
    room(w, d, h, openings, 0.30, 'plaster', floor='herring_oak', frames=dict(m='oak', cols=1, rows=3), sill='oak')
    sun((-1.0, -0.52, 0.46), 6.5, 1.4)
    # the next room: its far wall takes the light of a window of its own
    box(-1, d + 2.9, 0, 5, d + 3.0, 3, mat('plaster_sand'), 0)
    box(-1, d + 0.3, -0.03, 5, d + 3, 0.003, mat('oak'), 0, grain='x', bw=0.15, bl=1.6)
    box(1.254, d - 0.004, 0, 2.146, d + 0.304, 0.005, mat('oak'), 0.001, grain='x')
    box(3.4, d + 0.3, 0, 3.5, d + 3, 3, mat('plaster'), 0)
    with at(1.25, d):
        doorcase(0.90, 2.14, reveal=0.30)
        box(0.014, 0.048, 0, 0.030, 0.075, 2.125, mat('oak'), 0.002, grain='z')
        box(0.870, 0.048, 0, 0.886, 0.075, 2.125, mat('oak'), 0.002, grain='z')
        box(0.014, 0.048, 2.108, 0.886, 0.075, 2.126, mat('oak'), 0.002)
        with at(0.022, 0.004, 0.014, rz=-40):  # hung on the left, open into the room
            panel_door(0.856, 2.108, 'oak', (1.2, 1.0), 1, 0.042, 0.12, 0.22)
            lever(0.79, 1.02, way=-1)
        for z in (0.25, 1.05, 1.86):
            hinge(z, x=0.014)
    for k in range(3):  # wedges under the leaf
        with at(1.86 + 0.03 * k, d - 0.50 - 0.05 * k, 0.002, rz=25 + 30 * k):
            plate([(-0.06, 0), (0.06, 0), (0.06, 0.02), (-0.06, 0.003)], 0.034, mat('pine'), 0.001)
    folded(0.62, 0.46, 4, 'wool_grey', 0.018, 2.72, d - 0.62, 0.0, 14)
    folded(0.60, 0.44, 3, 'linen_clay', 0.016, 2.71, d - 0.61, 0.146, 9)
    with at(2.68, d - 0.60, 0.245, rz=32):
        level_tool(0.42)
    with at(2.335, d - 0.04, 0.42, ry=84):
        with at(-0.2, 0, -0.03):
            level_tool(1.2)
    with at(2.92, d - 0.20, 0):  # the second leaf waits against the wall on a blanket's fold
        with at(0, 0, 0.0, rx=-4):
            panel_door(0.62, 2.03, 'oak', (1.2, 1.0), 1, 0.042, 0.12, 0.22)
    with at(1.62, d - 1.30, 0, rz=-16):  # tool box, open
        for q in ((-0.28, -0.12, 0.28, -0.105), (-0.28, 0.105, 0.28, 0.12)):
            box(q[0], q[1], 0, q[2], q[3], 0.20, mat('pine'), 0.002, grain='x')
        for x in (-0.28, 0.265):
            plate(
                [(0, -0.105), (0.20, -0.105), (0.30, -0.04), (0.30, 0.04), (0.20, 0.105), (0, 0.105)],
                0.015,
                mat('pine'),
                0.002,
                frame(x + 0.0075, ry=-90),
            )
        tube([(-0.27, 0, 0.265), (0.27, 0, 0.265)], 0.014, mat('ash'))
        box(-0.27, -0.105, 0.01, 0.27, 0.105, 0.02, mat('pine'), 0)
        with at(0.02, -0.05, 0.10, rz=3, ry=-12):
            tools.mallet_lying()
        with at(-0.04, 0.05, 0.09, ry=-8):
            tools.chisel()
        with at(-0.02, 0.02, 0.14, ry=-16, rz=-5):
            tools.saw()
    camera((2.75, -0.62, 1.12), (2.16, 3.9, 1.00), 39)
