"""The kitchen and dining room that the plan of interiorismo draws, built to its measures."""

from core import RNG, at, beam, box, tube
from furniture import table
from joinery import leg, panel_door, slab, top
from palette import mat
from plants import quince_branch
from props import bowl, fruit, pendant, vase
from room import camera, room, sun
from scenes import TALL, WIDE, picture
from scenes.kitchen import tap

W, D, H = 4.0, 5.8, 2.62  # the plan's 400 by 580, turned: its left wall is the back one here
BACK, DEEP, PLINTH, WORKTOP = 5.8, 0.60, 0.10, 0.90


def side_chair(m='walnut', seat='leather'):
    """Chair with a padded seat and one bent back rail, centred, back towards +y."""
    for sx in (-1, 1):
        leg(sx * 0.19, -0.19, 0.43, 0.034, 0.022, m, 0.6, (sx * 0.02, -0.02))
        beam(
            [((sx * 0.205, 0.235, 0), 0.022, 0.022), ((sx * 0.185, 0.19, 0.43), 0.034, 0.034), ((sx * 0.19, 0.245, 0.80), 0.02, 0.024)],
            mat(m),
            rnd=0.8,
        )
    for y in (-0.19, 0.19):
        box(-0.175, y - 0.011, 0.375, 0.175, y + 0.011, 0.43, mat(m), 0.003)
    for x in (-0.185, 0.185):
        box(x - 0.011, -0.18, 0.375, x + 0.011, 0.18, 0.43, mat(m), 0.003)
    box(-0.215, -0.215, 0.43, 0.215, 0.205, 0.462, mat(seat), 0.014)
    rail = [(x, 0.245 + 0.045 * (1 - (x / 0.215) ** 2), 0.755) for x in (-0.215, -0.11, 0, 0.11, 0.215)]
    beam([(p, 0.022, 0.115) for p in rail], mat(m), up=(0, 0, 1), rnd=0.5)


def fronts(high=H):
    """Base units under sink and hob, the tall pair at the right: pale oak whose grain runs upwards, a shadow line instead of handles.
    Returns what a sink is let into: the units' inside and the worktop."""
    oak, run = mat('oak_pale'), 2.8
    face = BACK - DEEP
    box(0, face + 0.05, 0, run, BACK, PLINTH, mat('dark'), 0)
    inside = box(0, face + 0.022, PLINTH, run, BACK, WORKTOP - 0.03, mat('dark'), 0)
    edges = [0.0, 0.6, 1.2, 1.8, 2.4, 2.8]
    for k, (x0, x1) in enumerate(zip(edges, edges[1:], strict=False)):
        parts = ((0.10, 0.40), (0.403, 0.62), (0.623, 0.83)) if k == 3 else ((0.10, 0.83),)
        for z0, z1 in parts:
            with at(x0 + 0.0015, face, z0):
                slab(x1 - x0 - 0.003, z1 - z0, 'oak_pale', 0.02, 'z', 0.0012, seed=k * 0.31, bw=0.0)
    worktop = box(0, face - 0.02, WORKTOP - 0.03, run, BACK, WORKTOP, mat('stone'), 0.002)
    box(0, BACK - 0.012, WORKTOP, 0.3, BACK, 1.02, mat('stone'), 0)
    box(0.3, BACK - 0.012, WORKTOP, run, BACK, 1.02, mat('stone'), 0)
    for k in range(2):  # fridge and oven, 60 each, up to a closing board
        x = run + 0.6 * k
        cuts = ((0.10, 2.30),) if k == 1 else ((0.10, 0.62), (1.245, 2.30))
        for z0, z1 in cuts:
            with at(x + 0.0015, face, z0):
                slab(0.597, z1 - z0, 'oak_pale', 0.02, 'z', 0.0012, seed=2 + k * 0.4, bw=0.0)
    box(run, face + 0.022, PLINTH, W, BACK, 2.30, mat('dark'), 0)
    box(run, face, 2.303, W, BACK, high, mat('plaster'), 0)
    box(run + 0.003, face, 0.623, run + 0.597, face + 0.02, 1.242, mat('hood'), 0.002)  # oven: glass with a bar
    box(run + 0.08, face - 0.045, 1.12, run + 0.52, face - 0.033, 1.132, mat('steel'), 0.004)
    for x in (run + 0.1, run + 0.5):
        box(x - 0.005, face - 0.035, 1.121, x + 0.005, face, 1.131, mat('steel'), 0.001)
    box(run - 0.018, face, PLINTH, run, BACK, 2.30, oak, 0.001, grain='z')
    box(run + 0.597, face - 0.022, 1.0, run + 0.603, face - 0.001, 1.5, mat('brass'), 0.001)
    return inside, worktop


def fittings(*_):
    """Sink under the window, hob at its right."""
    box(0.62, BACK - 0.50, WORKTOP - 0.001, 1.18, BACK - 0.10, WORKTOP + 0.002, mat('steel'), 0.002)
    box(0.64, BACK - 0.48, WORKTOP, 1.16, BACK - 0.12, WORKTOP + 0.003, mat('steel_used'), 0.002)
    tap(0.9, BACK - 0.08, WORKTOP)
    box(1.8, BACK - 0.55, WORKTOP, 2.4, BACK - 0.07, WORKTOP + 0.006, mat('hood'), 0.002)


def cook(high=H):
    """Plastered hood on its shelf, and what stands on the worktop."""
    box(1.75, BACK - 0.46, 1.62, 2.45, BACK, high, mat('plaster'), 0.012)
    box(1.72, BACK - 0.49, 1.58, 2.48, BACK, 1.62, mat('oak_pale'), 0.003)
    with at(2.55, BACK - 0.2, WORKTOP):
        vase('jar', 0.07, 0.17, 'ceramic_dark')
        for _ in range(5):
            tube(
                [
                    (RNG.uniform(-0.02, 0.02), RNG.uniform(-0.02, 0.02), 0.02),
                    (RNG.uniform(-0.06, 0.06), RNG.uniform(-0.05, 0.05), RNG.uniform(0.24, 0.31)),
                ],
                [0.004, 0.006],
                mat('beech'),
            )
    with at(0.18, BACK - 0.16, WORKTOP, rz=-18):
        box(-0.13, 0, 0, 0.13, 0.02, 0.34, mat('walnut'), 0.006, grain='z')
    with at(1.5, BACK - 0.22, WORKTOP):
        bowl(0.12, 0.07, 'ceramic')
        with at(0, 0, 0.012):
            fruit(4, 0.034, 'lemon', 0.05)


def island():
    """Island of 200 by 90: lacquered in the colour of clay, its top of oak."""
    with at(1.0, 3.2):
        box(0.03, 0.05, 0, 1.97, 0.85, PLINTH, mat('dark'), 0)
        box(0.0, 0.021, PLINTH, 2.0, 0.88, 0.86, mat('clay'), 0.002)
        for k in range(4):
            with at(k * 0.5 + 0.0015, 0, PLINTH):
                slab(0.497, 0.745, 'clay', 0.02)
        top(-0.02, -0.02, 2.02, 0.92, 0.86, 'oak', 0.04, 0.004, bw=0.15)
        with at(0.42, 0.45, 0.90):
            vase('moon', 0.10, 0.21, 'ceramic')
            for k, (x, y) in enumerate(((-0.5, -0.1), (0.42, -0.2), (0.1, 0.34))):
                with at(0.03 * x, 0.03 * y, 0.18):
                    quince_branch((0.50, 0.46, 0.56)[k], (x, y, 1), (2, 1, 1)[k])
        with at(1.35, 0.36, 0.90, rz=8):
            box(-0.22, -0.13, 0, 0.22, 0.13, 0.022, mat('walnut'), 0.006)
            for x in (-0.1, 0.02):
                vase('cup', 0.038, 0.075, 'ceramic', x, 0.02, 0.022)


def sliding(w, h, m='oak_pale'):
    """Window whose two leaves slide past each other, so that a tap may stand before it; in the local xz plane from (0, 0)."""
    a, s = 0.045, 0.055
    for x0, x1, z0, z1 in ((0, a, 0, h), (w - a, w, 0, h), (a, w - a, 0, a), (a, w - a, h - a, h)):
        box(x0, -0.055, z0, x1, 0.055, z1, mat(m), 0.003)
    for x0, x1, y in ((a, w / 2 + s / 2, -0.022), (w / 2 - s / 2, w - a, 0.022)):
        for q0, q1, z0, z1 in (
            (x0, x0 + s, a, h - a),
            (x1 - s, x1, a, h - a),
            (x0 + s, x1 - s, a, a + s),
            (x0 + s, x1 - s, h - a - s, h - a),
        ):
            box(q0, y - 0.018, z0, q1, y + 0.018, z1, mat(m), 0.003)
        box(x0 + s, y, a + s, x1 - s, y + 0.003, h - a - s, mat('glass'), 0)
    box(a + 0.02, -0.044, h / 2 - 0.07, a + 0.035, -0.04, h / 2 + 0.07, mat('brass'), 0.001)


def furnish(fit=fittings, high=H):
    """All that the workshop makes for it up to `high`, with the table set out for six; `fit` lets in sink and hob."""
    fit(*fronts(high))
    cook(high)
    island()
    with at(2.0, 1.60):
        table(1.8, 0.9, 0.745, 'walnut')
        bowl(0.14, 0.07, 'ceramic_dark', 0.15, 0.02, 0.745)
    for x in (1.42, 2.0, 2.58):
        with at(x + RNG.uniform(-0.03, 0.03), 1.02, 0, rz=180 + RNG.uniform(-5, 5)):
            side_chair()
        with at(x + RNG.uniform(-0.03, 0.03), 2.18, 0, rz=RNG.uniform(-4, 4)):
            side_chair()


def build():
    room(
        W,
        D,
        H,
        {
            'B': [(0.3, 1.5, 1.05, 2.15, {'bare': True})],
            'R': [(3.6, 4.8, 0.02, 2.2)],
            'L': [(2.1, 2.9, 0.0, 2.08, {'bare': True, 'light': False})],
            'F': [(0.8, 3.2, 0.3, 2.4)],
        },
        0.32,
        'plaster',
        floor='floor_oak',
        frames=dict(m='oak_pale', cols=1, rows=1),
        sill='stone',
        skirting='chalk',
        horizon=1.5,
    )
    sun((1.0, -0.16, 0.50), 8)
    with at(-0.06, 2.9, 0, rz=-90):
        panel_door(0.80, 2.08, 'oak_pale', (1,), 1, 0.042, 0.11, 0.17, raised=False)
    with at(0.3, D + 0.19, 1.05):
        sliding(1.2, 1.10)
    furnish()
    for x in (1.55, 2.45):
        pendant(x, 1.60, 1.58, H, 0.16, 'sage')


@picture('cocina-planta', WIDE, seed=907, samples=32, key=0.36)
def whole():
    """From the plan's right-hand wall, as wide as the plan is."""
    build()
    camera((1.15, -1.45, 1.60), (2.14, 4.8, 0.90), 27.5)


@picture('cocina-planta-alto', TALL, seed=907, samples=32, key=0.36)
def upright():
    """From the balcony, across the end of the island to the sink."""
    build()
    camera((3.62, 1.95, 1.56), (1.38, 5.6, 0.93), 30)
