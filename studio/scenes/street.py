"""The workshop from the street at dusk."""

import math

import tools
from core import RNG, at, box, frame, lathe, plate, sheet, smooth_path, tube
from joinery import beams
from palette import mat
from props import lettering
from room import area, camera, casement, laid, wall, world
from scenes import WIDE, picture
from scenes.workshop import bench_things, boards, tool_wall


def plank_gate(w, h, m='oak_dark', th=0.05):
    """One leaf of a workshop gate: upright boards, a frame behind, nails in rows."""
    n = round(w / 0.16)
    for k in range(n):
        box(k * w / n + 0.0008, 0, 0, (k + 1) * w / n - 0.0008, th * 0.6, h, mat(m), 0.003, grain='z')
    for z in (0.12, h * 0.48, h - 0.26):
        box(0.02, th * 0.6, z, w - 0.02, th, z + 0.14, mat(m), 0.003, grain='x')
        for k in range(n):
            for dz in (0.035, 0.105):
                with at((k + 0.5) * w / n, 0, z + dz, rx=90):
                    lathe([(0.011, 0), (0.009, 0.004), (0.001, 0.006)], mat('iron'), n=10)


def eave(x0, x1, y, z):
    """Row of clay tiles that end over the street, on a course of flat bricks."""
    box(x0, y - 0.10, z, x1, y + 0.4, z + 0.035, mat('terracotta'), 0.004)
    box(x0, y - 0.16, z + 0.035, x1, y + 0.4, z + 0.07, mat('terracotta'), 0.004)
    n = int((x1 - x0) / 0.21)
    for k in range(n):
        x = x0 + (k + 0.5) * 0.21
        with at(x, y - 0.20 + RNG.uniform(-0.012, 0.012), z + 0.075, rx=17, ry=RNG.uniform(-2, 2)):
            sheet(_tile(0.092, 0.080), 14, 1, mat('ceramic_clay'), th=0.014)
            bed = [(0.088 * math.cos(a), 0.088 * math.sin(a)) for a in (math.pi * q / 12 for q in range(13))]
            plate(bed, 0.02, mat('plaster_rough'), 0.002, frame(0, 0.045, 0, rx=90))
        with at(x + 0.105, y - 0.17, z + 0.085, rx=17):
            sheet(_tile(0.085, 0.075, below=True), 14, 1, mat('ceramic_clay'), th=0.014)


def _tile(front, back, below=False):
    """Half a cone of clay, a metre long, its hollow down or, below, up."""

    def fn(u, v):
        a, r = math.pi * u, front + (back - front) * v
        return (r * math.cos(a), v, (-1 if below else 1) * r * math.sin(a))

    return fn


def wall_lamp(z, reach=0.42):
    """Enamel shade on a swan neck at height z of a wall whose face is y=0."""
    tube([(0, 0, z), (0, -0.16, z + 0.16), (0, -reach * 0.8, z + 0.14), (0, -reach, z - 0.02)], 0.011, mat('iron'), smooth=6)
    lathe([(0.05, -0.01), (0.05, 0.012)], mat('iron'), 0, -0.006, z, axis='y', n=20)
    shade = smooth_path([(0.17, 0), (0.165, 0.02), (0.09, 0.075), (0.035, 0.10), (0.03, 0.13)], 4)
    lathe(shade + [(max(r - 0.003, 0.002), h - 0.002) for r, h in shade[::-1]], mat('green'), 0, -reach, z - 0.14, n=40)
    lathe(smooth_path([(0.001, 0), (0.03, 0.012), (0.032, 0.04), (0.014, 0.07)], 4), mat('bulb'), 0, -reach, z - 0.125, n=20)


@picture('contacto', WIDE, seed=377, samples=32, scale=1, bounces=5, key=0.135, sat=1.06, warm=0.2)
def fachada():
    """Dusk: whitewash with an indigo foot, one leaf of the gate open, light on the sawdust, the name over the lintel."""
    world((0.27, 0.35, 0.56), 0.075, 0.20)
    gate, window = (2.30, 4.50, 0.0, 2.75), (6.05, 7.25, 1.05, 2.45)
    front = 9.4
    with at(0, 0):
        wall(front, 3.86, 0.5, [gate, window], 'plaster_white', 0.014)
    for x0, x1 in ((0, gate[0] - 0.02), (gate[1] + 0.02, front)):
        box(x0, -0.012, 0, x1, 0.004, 0.86, mat('indigo'), 0.006)
    eave(-0.2, front + 0.2, 0.0, 3.86)
    laid('flagstone', front + 6, 8, -3, -7.5)
    box(gate[0] - 0.1, -0.35, 0, gate[1] + 0.1, 0.5, 0.05, mat('stone_warm'), 0.01)
    box(gate[0] - 0.25, -0.02, 2.75, gate[1] + 0.25, 0.2, 2.99, mat('chestnut'), 0.008, grain='x')
    # the room behind
    deep = 5.4
    laid('concrete', 7.6, deep, 1.0, 0.5)
    for x in (1.0, 8.3):
        box(x - 0.1, 0.5, 0, x, deep, 3.4, mat('plaster_rough'), 0)
    box(0.9, deep, 0, 8.4, deep + 0.1, 3.4, mat('plaster_rough'), 0)
    box(0.9, 0.4, 3.4, 8.4, deep, 3.5, mat('oak_dark'), 0)
    with at(1.0, 0.6, 0):
        beams(7.2, deep - 0.6, 3.4, 'oak_dark', 5, 0.14, 0.18, along='x')
    with at(3.65, 3.1, 0, rz=6):
        tools.workbench(2.1, 0.75)
        with at(0, -0.02, 0.86):
            bench_things()
        with at(-0.4, -0.6):
            tools.shavings(60, 1.4, 0.5, r=0.022)
    with at(2.75, deep, 1.30):
        tool_wall(1.9, 0.98)
    with at(6.7, 3.3, 0):
        boards(14, 2.3, 'oak')
    for k, (x, y) in enumerate(((3.1, 2.6), (4.4, 3.2), (6.6, 2.6))):
        lathe(smooth_path([(0.20, 0), (0.18, 0.03), (0.05, 0.13), (0.03, 0.18)], 3), mat('iron'), x, y, 2.25, n=32)
        lathe([(0.001, 0.02), (0.045, 0.03), (0.04, 0.08)], mat('bulb'), x, y, 2.25, n=20)
        tube([(x, y, 2.42), (x, y, 3.3)], 0.004, mat('black'))
        area((x, y, 2.24), (x, y - 0.15, 0), 0.34, (34, 34, 30)[k], (1, 0.70, 0.40))
    # gate: right leaf closed, left leaf open into the room
    half = (gate[1] - gate[0]) / 2
    with at(gate[0] + half + 0.003, 0.30, 0.055):
        plank_gate(half - 0.01, gate[3] - 0.07, 'door_green')
    with at(gate[0] + 0.03, 0.36, 0.055, rz=82):
        plank_gate(half - 0.01, gate[3] - 0.07, 'door_green')
    with at(window[1], 0.26, window[2], rz=180):
        casement(1.2, 1.4, 'door_green', 2, 3)
    box(window[0] - 0.08, -0.05, window[2] - 0.06, window[1] + 0.08, 0.2, window[2], mat('stone_warm'), 0.006)
    for k in range(7):  # iron bars before the window
        x = window[0] + 0.06 + k * 0.18
        box(x - 0.007, 0.05, window[2], x + 0.007, 0.064, window[3], mat('iron'), 0.001)
    for z in (1.45, 2.05):
        box(window[0], 0.046, z, window[1], 0.068, z + 0.012, mat('iron'), 0.001)
    with at(2.93, -0.045, 3.115):
        lettering('Veta', 0.52, 0.03, 'iron', kern=(0, -0.075, 0.01, 0.01))
    with at(3.40, 0):
        wall_lamp(3.74, 0.5)
    area((3.40, -0.46, 3.60), (3.40, -0.10, 2.2), 0.26, 34, (1, 0.72, 0.42))
    # what stands outside: a handcart plank, offcuts for a neighbour's stove
    with at(5.05, -0.24, 0, rx=-6):
        for k in range(4):
            box(
                k * 0.17,
                -0.02 - 0.012 * (k % 2),
                0.004,
                k * 0.17 + 0.14,
                0.02,
                1.75 + 0.16 * (k % 3),
                mat(('oak', 'ash', 'oak', 'walnut')[k]),
                0.002,
                grain='z',
            )
    with at(1.35, -0.42, 0):
        box(0, 0, 0.30, 0.78, 0.34, 0.34, mat('oak_dark'), 0.004, bw=0.17)
        for x in (0.08, 0.66):
            box(x, 0.03, 0, x + 0.04, 0.31, 0.30, mat('oak_dark'), 0.004, grain='z')
    area((2.0, -7.5, 4.2), (3.8, 0, 1.4), 4.5, 0.16, (0.45, 0.60, 1.0))
    area((3.35, 0.42, 2.3), (3.1, -1.6, 0), 0.9, 2.6, (1, 0.70, 0.40), glossy=False)
    camera((2.75, -6.5, 1.46), (3.95, 0, 1.93), 35)
