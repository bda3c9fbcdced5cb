"""A tool for each person of the workshop: one light, one ground."""
import tools
from core import at, box
from materials import mat
from room import area, camera, world
from scenes import SQUARE, picture


def _table():
    world((1, .97, .93), .10, .5)
    box(-3, -2, -.03, 3, 1.2, 0, mat('oak_dark'), 0, grain='x', bw=.16, seed=.21)
    box(-4, 1.3, -1, 4, 1.4, 3, mat('plaster_clay'), 0)
    area((-1.0, .55, .95), (0, 0, 0), .8, 14, (1, .95, .88))
    area((1.3, -.8, 1.0), (0, 0, 0), 1.0, 1.2, (.85, .92, 1))


TOOLS = {
    'cepillo': (lambda: (tools.plane(), _sh()), .34, 0, -24),
    'formon': (lambda: (tools.chisel(), _second(tools.chisel, -.065, 6), _third(tools.chisel, .06, -5)), .34, 0, 28),
    'sierra': (lambda: tools.saw(), .44, .075, 24),
    'mazo': (lambda: tools.mallet_lying(), .44, 0, -32),
    'gramil': (lambda: tools.gauge(), .27, 0, -30),
    'berbiqui': (lambda: tools.brace(), .52, -.03, 26),
    'bastren': (lambda: tools.spokeshave(), .34, 0, 20),
    'brocha': (lambda: tools.brush(), .31, .03, -28),
    'escuadra': (lambda: tools.square(), .31, -.02, -32),
}


def _sh():
    with at(.03, -.09):
        tools.shavings(16, .22, .12)


def _second(fn, y, r):
    with at(.012, y, rz=r):
        fn(w=.026)


def _third(fn, y, r):
    with at(-.01, y, rz=r):
        fn(w=.010)


def _build(name):
    fn, size, cx, rz = TOOLS[name]
    _table()
    with at(0, 0, 0, rz=rz):
        with at(-cx, -.06 if name == 'escuadra' else 0, 0):
            fn()
    k = size * 2.5
    camera((0.0, -.72 * k, .80 * k), (0, 0.005, .015), 80, level=False, fstop=8)


for _k in TOOLS:
    picture('equipo-' + _k, SQUARE, seed=5, samples=10, args=(_k,), key=.15, sat=.95)(_build)
