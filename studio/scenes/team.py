"""A tool for each person of the workshop: one light, three grounds."""

import tools
from core import at, box
from palette import mat
from room import area, camera, world
from scenes import SQUARE, picture


def _table(ground):
    world((1, 0.97, 0.93), 0.10, 0.5)
    box(-3, -2, -0.03, 3, 1.2, 0, mat(ground), 0, grain='x', bw=0.16, seed=0.21)
    box(-4, 1.3, -1, 4, 1.4, 3, mat('plaster_clay'), 0)
    area((-1.0, 0.55, 0.95), (0, 0, 0), 0.8, 14, (1, 0.95, 0.88))
    area((1.3, -0.8, 1.0), (0, 0, 0), 1.0, 1.2, (0.85, 0.92, 1))


TOOLS = {
    'cepillo': (lambda: (tools.plane(), _sh()), 0.34, 0, -24, 'oak_dark'),
    'formon': (lambda: (tools.chisel(), _second(tools.chisel, -0.065, 6), _third(tools.chisel, 0.06, -5)), 0.34, 0, 28, 'linen_raw'),
    'sierra': (lambda: tools.saw(), 0.44, 0.075, 24, 'oak_dark'),
    'mazo': (lambda: tools.mallet_lying(), 0.44, 0, -32, 'lino_green'),
    'gramil': (lambda: tools.gauge(), 0.27, 0, -30, 'linen_raw'),
    'berbiqui': (lambda: tools.brace(), 0.52, -0.03, 26, 'lino_green'),
    'bastren': (lambda: tools.spokeshave(), 0.34, 0, 20, 'lino_green'),
    'brocha': (lambda: tools.brush(), 0.31, 0.03, -28, 'oak_dark'),
    'escuadra': (lambda: tools.square(), 0.31, -0.02, -32, 'linen_raw'),
}


def _sh():
    with at(0.03, -0.09):
        tools.shavings(16, 0.22, 0.12)


def _second(fn, y, r):
    with at(0.012, y, rz=r):
        fn(w=0.026)


def _third(fn, y, r):
    with at(-0.01, y, rz=r):
        fn(w=0.010)


def _build(name):
    fn, size, cx, rz, ground = TOOLS[name]
    _table(ground)
    with at(0, 0, 0, rz=rz):
        with at(-cx, -0.06 if name == 'escuadra' else 0, 0):
            fn()
    k = size * 2.5
    camera((0.0, -0.72 * k, 0.80 * k), (0, 0.005, 0.015), 80, level=False, fstop=8)


for _k in TOOLS:
    picture('equipo-' + _k, SQUARE, seed=5, samples=10, args=(_k,), key=0.15, sat=0.95)(_build)
