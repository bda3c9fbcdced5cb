"""News, contact and the banner of the about page."""

import math

import tools
from core import RNG, at, beam, box, collect, lathe, sheet, tube
from furniture import bench
from palette import mat
from props import bowl, branch, cushion, folded, vase
from room import camera, room, sun
from scenes import WIDE, picture
from scenes.chests import chest
from scenes.details import chalk
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


def swabs(n=7):
    """Cotton on sticks in a jar: what the first layers of dirt come off with."""
    vase('jar', 0.034, 0.075, 'ceramic')
    for k in range(n):
        a, lean = 2.4 * k, RNG.uniform(0.010, 0.022)
        tip = (lean * 2.6 * math.cos(a), lean * 2.6 * math.sin(a), RNG.uniform(0.125, 0.155))
        tube([(lean * 0.3 * math.cos(a), lean * 0.3 * math.sin(a), 0.02), tip], 0.0013, mat('pine'), n=2)
        with at(*tip):
            lathe([(0.001, -0.008), (0.0045, -0.002), (0.0050, 0.006), (0.001, 0.012)], mat('linen_white'), n=14, smooth=3)


@picture('noticia-restauracion', WIDE, seed=361, samples=14, key=0.21, warm=0.2)
def noticia_rest():
    """Old chest on trestles under an overcast window: one half cleaned, the other still grey."""
    d = 3.8
    windows = {'R': [(0.9, 2.6, 0.95, 2.45)], 'F': [(2.9, 3.9, 0.9, 2.4)]}
    shop(4.4, d, 2.9, (1.0, -0.4, 0.5), 0.0, floor='floor_oak_dark', wins=windows)
    for x in (1.72, 2.78):
        with at(x, 2.55):
            for s in (-1, 1):
                for y in (-0.26, 0.26):
                    beam([((s * 0.12, y * 1.15, 0), 0.04, 0.04), ((s * 0.03, y, 0.48), 0.045, 0.045)], mat('oldpine'), rnd=0.1)
            box(-0.04, -0.38, 0.47, 0.04, 0.38, 0.55, mat('oldpine'), 0.004)
    with collect() as made, at(2.25, 2.55, 0.55, rz=8):
        chest('good', 'chestnut_neglected')
    for part in made:
        part['clean'] = (2.14, 0.93, 0.21)
    with at(2.25, 2.55, 1.12, rz=8):
        with at(0.30, -0.10, 0):
            swabs()
        folded(0.20, 0.15, 1, 'rag', 0.010, 0.10, -0.13, 0.0, 24)
        with at(-0.26, -0.10, 0, rz=200):
            tools.brush()
    with at(1.62, d - 0.001, 1.20, rx=0, ry=-1):  # the sheet of three columns
        box(0, -0.0008, 0, 0.21, 0, 0.297, mat('paper'), 0)
        for x in (0.012, 0.075, 0.137):
            for row in range(11 if x < 0.1 else 5):
                z = 0.25 - 0.021 * row
                chalk([(x, z), (x + RNG.uniform(0.025, 0.05), z + RNG.uniform(-0.001, 0.001))], 0.0022, -0.0012, 'pencil')
        for x in (0.068, 0.131):
            chalk([(x, 0.27), (x, 0.015)], 0.0013, -0.0012, 'pencil')
        lathe([(0.004, 0), (0.004, 0.003), (0.001, 0.004)], mat('brass'), 0.105, -0.0045, 0.285, axis='y', n=14)
    with at(2.50, d - 0.03, 1.10):
        for k in range(5):
            with at(0.2 * k, -0.02, 0.25, ry=90):
                tools.chisel(0.24 + 0.02 * k, 0.01 + 0.003 * k, 'cherry')
        box(-0.1, -0.045, 0.17, 1.0, 0, 0.195, mat('oak_dark'), 0.003)
    box(-0.3, d - 0.004, 0, 4.7, d + 0.002, 0.92, mat('plaster_green'), 0)  # painted dado
    camera((1.25, 0.0, 1.66), (2.27, 2.5, 0.93), 50, fstop=5.6, focus=(2.2, 2.3, 0.95))
