"""News, contact and the banner of the about page."""

import math

import tools
from core import RNG, at, beam, box, lathe, sheet
from furniture import bench
from palette import mat
from props import bowl, branch, cushion, vase
from room import camera, room, sun
from scenes import WIDE, picture
from scenes.chests import chest
from scenes.restoration import jars, pad
from scenes.workshop import shop


@picture('noticia-armonia', WIDE, seed=341, key=0.40)
def armonia():
    """A calm corner: bench, linen, one branch, light on the wall."""
    w, d, h = 4.6, 3.8, 2.8
    room(
        w,
        d,
        h,
        {'L': [(1.3, 2.5, 0.7, 2.4)], 'F': [(1.2, 3.4, 0.5, 2.5)]},
        0.6,
        'plaster',
        floor='floor_oak_pale',
        frames=dict(m='oak', cols=2, rows=3),
    )
    sun((-1.0, -0.78, 0.55), 7)
    with at(2.6, d - 0.30):
        bench(1.7, 0.38, 0.44, 'walnut')
        with at(-0.45, 0.02, 0.44):
            cushion(0.46, 0.36, 0.09, 'linen')
        with at(0.55, 0, 0.44, rz=12):
            box(-0.15, -0.11, 0, 0.15, 0.11, 0.03, mat('book_b'), 0.002)
            box(-0.13, -0.1, 0.031, 0.14, 0.1, 0.055, mat('book_d'), 0.002)
            bowl(0.08, 0.05, 'ceramic', 0, 0, 0.056)
    with at(3.85, d - 0.42):
        vase('tall', 0.15, 0.52, 'ceramic_clay')
        for lean in ((-0.42, -0.10), (0.10, -0.30), (0.30, 0.05)):
            with at(0, 0, 0.46):
                branch(1.05 * RNG.uniform(0.8, 1.0), (*lean, 1), 'eucalyptus', (0.046, 0.040), n=15, twigs=2)
    with at(1.72, d, 1.72):
        box(0, -0.022, 0, 1.7, 0, 0.11, mat('walnut'), 0.003)
        for k in range(6):
            with at(0.14 + k * 0.284, -0.022, 0.055, rx=90 - 8):
                lathe([(0.009, 0), (0.009, 0.06), (0.013, 0.068), (0.013, 0.076), (0.001, 0.08)], mat('walnut'), n=20)
    with at(2.12, d - 0.06, 0.98):
        sheet(
            lambda u, v: (
                0.30 * (u - 0.5) * (0.35 + 0.65 * (1 - v) ** 0.6) + 0.012 * math.sin(17 * u) * (1 - v),
                -0.02 - 0.025 * math.sin(12 * u + 2) * (1 - 0.4 * v),
                v * 0.76,
            ),
            40,
            24,
            mat('linen'),
            th=0.003,
        )
    camera((2.3, -0.35, 1.22), (2.55, 3.6, 1.08), 37)


@picture('noticia-restauracion', WIDE, seed=361, key=0.34, warm=0.3)
def noticia_rest():
    """Old chest on trestles by the window, mid-restoration."""
    shop(
        4.4, 3.8, 2.9, (-0.62, 1.0, 0.56), 1.5, floor='floor_oak_dark', wins={'B': [(0.55, 1.95, 0.95, 2.45)], 'F': [(1.0, 3.2, 0.5, 2.5)]}
    )
    d = 3.8
    for x in (1.75, 2.75):
        with at(x, 2.55):
            for s in (-1, 1):
                for y in (-0.26, 0.26):
                    beam([((s * 0.12, y * 1.15, 0), 0.04, 0.04), ((s * 0.03, y, 0.48), 0.045, 0.045)], mat('pine'), rnd=0.1)
            box(-0.04, -0.38, 0.47, 0.04, 0.38, 0.55, mat('pine'), 0.004)
    with at(2.25, 2.55, 0.55, rz=-6):
        chest('good', 'oldwalnut', 'walnut_fresh')
        with at(-0.25, -0.05, 0.57):
            pad('linen')
        with at(0.22, -0.02, 0.57, rz=30):
            tools.brush()
        with at(0.36, 0.10, 0.57):
            jars(2)
    with at(2.28, d - 0.03, 1.55, rx=0):
        for k in range(5):
            with at(0.2 * k, -0.02, 0.25, ry=90):
                tools.chisel(0.24 + 0.02 * k, 0.01 + 0.003 * k, 'cherry')
        box(-0.1, -0.045, 0.17, 1.0, 0, 0.195, mat('pine'), 0.003)
    with at(1.9, 2.0):
        tools.shavings(30, 0.9, 0.4, r=0.016)
    for q in ((-0.3, d - 0.004, 4.7, d + 0.002), (-0.002, -0.3, 0.004, d)):  # painted dado
        box(q[0], q[1], 0, q[2], q[3], 0.92, mat('plaster_green'), 0)
    camera((3.45, -0.45, 1.54), (2.0, 3.4, 0.94), 41)
