"""One green in five degrees of gloss."""

import math

from mathutils import Vector

from core import RNG, at, box, collect, lathe, plate, sheet, smooth_path, tube
from nodes import Graph
from palette import mat
from room import area, camera, sun, world
from scenes import WIDE, picture
from scenes.booth import tin
from scenes.details import DIGITS, chalk

WIDTH, LENGTH, THICK = 0.10, 0.15, 0.006


def tag(figure):
    """Paper tag on z=0, its eyelet at the origin, the figure pencilled below it."""
    w, h, cut = 0.014, 0.042, 0.006
    plate([(-w, -h), (w, -h), (w, -cut), (w - cut, 0.006), (cut - w, 0.006), (-w, -cut)], 0.0004, mat('paper'), 0)
    lathe([(0.0042, 0), (0.0042, 0.0004), (0.0019, 0.0004)], mat('cardboard'), 0, 0, 0.0003, n=28)
    lathe([(0.0019, 0), (0.0019, 0.0005), (0.0001, 0.0005)], mat('dark'), 0, 0, 0.0003, n=20)
    with at(0, -0.033, 0.0004, rx=-90, rz=RNG.uniform(-4, 4), s=0.25):  # drawn large: a hand trembles less on small figures
        for k, c in enumerate(figure):
            x, h = (k - (len(figure) - 1) / 2) * 0.042, 0.062
            chalk(smooth_path([(x + a * h * 0.55, b * h) for a, b in DIGITS[c]], 4), 0.0042, m='pencil')


def tablet(gloss, lean):
    """Lacquered tablet on the felt, its right edge down and the left one `lean` degrees up; thread and tag towards -y."""
    m = mat(f'gloss_{gloss}')
    rise = WIDTH / 2 * math.sin(math.radians(lean))
    with at(0, 0, rise, ry=lean):
        box(-WIDTH / 2, -LENGTH / 2, 0, WIDTH / 2, LENGTH / 2, THICK, m, 0.0014, grain='y')
        lathe([(0.0033, 0.0002), (0.0033, THICK - 0.0002)], mat('dark'), 0, -0.060, 0, n=32)
    top, x = rise + THICK, RNG.uniform(-0.006, 0.006)
    fall = [(0, -0.0585, top - 0.005), (0, -0.0592, top), (0.15 * x, -0.062, top + 0.0012), (0.3 * x, -0.0745, top + 0.0008)]
    fall += [(0.4 * x, -0.0775, top - 0.003), (0.6 * x, -0.086, 0.0018), (x, -0.0945, 0.0010), (x, -0.0965, 0.0006)]
    for side in (-0.0005, 0.0005):
        tube([(px + side * (1 + k % 3), py, pz) for k, (px, py, pz) in enumerate(fall)], 0.00042, mat('linen_white'), n=2, smooth=4)
    with at(x, -0.096, 0.0004, rz=RNG.uniform(-9, 9)):
        tag(str(gloss))


def factory_window(x, y, z, width, height, pane):
    """Bright opening behind steel bars, facing -y; only lights and reflections know of it."""
    area((x, y, z), (x, 0, z), width, 4.2, (0.94, 0.97, 1.0), size_y=height)
    with collect() as bars:
        for k in range(round(width / pane) + 1):
            px = x - width / 2 + k * pane
            box(px - 0.007, y - 0.02, z - height / 2, px + 0.007, y - 0.012, z + height / 2, mat('black'), 0)
        for k in (1, 2, 3):
            pz = z - height / 2 + height * k / 4
            box(x - width / 2, y - 0.02, pz - 0.005, x + width / 2, y - 0.012, pz + 0.005, mat('black'), 0)
    for o in bars:
        o.visible_camera = False


def sash(x, y, width, height, pane=0.24, bar=0.016):
    """Bars between the low sun and the bench, seen in their shadow only."""
    with collect() as bars:
        for k in range(round(width / pane) + 1):
            box(x + k * pane, y, 0, x + k * pane + bar, y + 0.02, height, mat('black'), 0)
        for k in range(round(height / 0.17) + 1):
            box(x, y, 0.17 * k, x + width, y + 0.02, 0.17 * k + bar, mat('black'), 0)
    for o in bars:
        o.visible_camera = o.visible_glossy = False


SUN = (-0.95, 0.62, 0.48)


def sun_stop():
    """Stops light from the sun's side only: any other passes."""
    graph = Graph('sun_stop')
    way, mx, black = graph.node('NewGeometry').outputs['Incoming'], graph.node('MixShader'), graph.node('BsdfDiffuse')
    black.inputs[0].default_value = (0, 0, 0, 1)
    along = graph.node('VectorMath', operation='DOT_PRODUCT')
    graph.set(along.inputs[0], way)
    graph.set(along.inputs[1], tuple(Vector(SUN).normalized()))
    near = graph.math('GREATER_THAN', graph.math('ABSOLUTE', along.outputs['Value']), 0.998)
    graph.set(mx.inputs[0], near)
    graph.set(mx.inputs[1], graph.node('BsdfTransparent').outputs[0])
    graph.set(mx.inputs[2], black.outputs[0])
    return graph.finish(mx.outputs[0])


def skirt(front):
    """Unseen strip along the fan's front edge: one shadow with an even edge instead of five that overlap in teeth."""

    def fn(u, v):
        a = 34 * u - 17  # degrees
        rise, fall = min(1, (a + 17) / 6), min(1, (17.3 - a) / 9)
        high = 0.006 + 0.0115 * rise**2 * (3 - 2 * rise) * fall**2 * (3 - 2 * fall)
        return front * math.sin(math.radians(a)), front * math.cos(math.radians(a)), high * v

    o = sheet(fn, 68, 1, sun_stop(), seed=0)
    o.visible_camera = o.visible_glossy = o.visible_diffuse = False


@picture('brillo-muestras', WIDE, seed=741, samples=32, scale=1, key=0.30, sat=1.12, contrast=1.12)
def muestras():
    """Five tablets fanned on felt, one green from dead matt to full gloss: the window dissolves from right to left."""
    world((0.9, 0.95, 1.0), 0.06, 0.05)
    with at(0, 0, 0, rz=3):
        box(-0.47, -0.235, -0.005, 0.47, 0.165, 0, mat('felt'), 0.0024)
    for k in range(5):  # the bench's edge, and the floor a step behind it
        y = -0.65 + 0.17 * k
        box(-1.5, y, -0.045, 1.5, y + 0.1692, -0.005, mat('oak'), 0.0025, grain='x')
    box(-2, -1, -0.88, 2, 5, -0.86, mat('concrete'), 0)
    radius, step = 0.62, 6.0
    lean = math.degrees(math.atan(THICK / ((radius - LENGTH / 2) * math.radians(step))))
    for k, gloss in enumerate((5, 15, 30, 60, 90)):
        a = (k - 2) * step
        with at(radius * math.sin(math.radians(a)), radius * (math.cos(math.radians(a)) - 1), 0, rz=-a):
            tablet(gloss, lean if k else 0)
    factory_window(0.13, 0.50, 0.37, 1.30, 0.30, 0.115)
    area((-0.62, -0.62, 0.80), (-0.02, -0.02, 0), 0.45, 4.5, (1, 0.94, 0.86))
    sun(SUN, 6.5, 0.9)
    with at(0, -radius, 0):
        skirt(radius - LENGTH / 2 - 0.001)
    sash(-2.2, 0.62, 2.6, 0.95)
    tin(0.246, 0.124, 0, 'green', turn=-20)
    camera((-0.04, -0.70, 0.60), (0.002, -0.030, 0.004), 72, level=False, fstop=11, focus=(0.02, 0.02, 0.01))
