"""Offcuts of five boards, stacked so that each shows how its edge is made."""

import math

from core import RNG, at, box, sheet
from palette import mat
from room import camera, room, sun
from scenes import WIDE, picture
from scenes.series import label

LONG, DEEP = 0.36, 0.26


def solid():
    """Oak of 30 mm, glued up from three boards; returns its thickness, as the others do."""
    box(0, 0, 0, LONG, DEEP, 0.030, mat('oak'), 0.0012, grain='x', bw=0.09)
    return 0.030


def plywood(plies=13, ply=0.0014):
    """Birch: each ply across the last, so that an edge shows long fibre and ends in turn."""
    for k in range(plies):
        along = k % 2 == 0
        inset = 0 if along else 0.0001
        box(
            inset,
            inset,
            k * ply,
            LONG - inset,
            DEEP - inset,
            (k + 1) * ply,
            mat('ply' if along else 'oak_quiet'),
            0,
            grain='x' if along else 'y',
        )
    return plies * ply


def veneered(core=0.0178, leaf=0.0006, lip=0.003):
    """MDF with a lipping of solid oak under the leaf, at the front only: the left end shows what lies inside."""
    box(0, lip, leaf, LONG, DEEP, leaf + core, mat('cardboard'), 0)
    box(0, 0, leaf, LONG, lip, leaf + core, mat('oak'), 0.0003, grain='x')
    for z in (0, leaf + core):
        box(0, 0, z, LONG, DEEP, z + leaf, mat('oak'), 0, grain='x', bw=0.11, seed=0.61)
    return core + 2 * leaf


def lacquered():
    """MDF in bottle green on every side."""
    box(0, 0, 0, LONG, DEEP, 0.019, mat('satin_green'), 0.0018)
    return 0.019


def melamine(core=0.0182, skin=0.0004, band=0.001):
    """White chipboard, a band of one millimetre at the front; the left end as the saw left it."""
    box(0, 0, skin, LONG, DEEP, skin + core, mat('gravel_dark'), 0)
    for z in (0, skin + core):
        box(0, 0, z, LONG, DEEP, z + skin, mat('chalk'), 0)
    box(0, -band, 0, LONG, 0, core + 2 * skin, mat('chalk'), 0.0004)
    return core + 2 * skin


def roll(turns=9, tall=0.024, inner=0.030, pitch=0.0023):
    """Coil of oak edging lying on its narrow side, its end sprung open."""

    def strip(u, v):
        a = u * turns * 2 * math.pi
        r = inner + pitch * u * turns + (0.05 * max(0, u - 0.94) / 0.06) ** 1.3
        return (r * math.cos(a), r * math.sin(a), v * tall)

    sheet(strip, 480, 1, mat('oak'), 0.0009, sharp=40)


@picture('cantos', WIDE, seed=911, samples=32, scale=1, key=0.215, warm=0.5, contrast=1.15)
def stacked():
    """On the bench by the window, the ends towards us."""
    room(
        3.4,
        3.0,
        2.9,
        {'L': [(1.0, 2.8, 0.95, 2.5)], 'F': [(0.8, 2.6, 0.6, 2.5)]},
        0.4,
        'plaster_sand',
        floor='concrete',
        frames=dict(m='machine_dark', leaves=1, cols=3, rows=4),
        view=0.7,
    )
    sun((-1.0, 0.16, 0.50), 4.5)
    box(0.6, 1.0, 0.82, 3.2, 1.95, 0.88, mat('beech'), 0.004, grain='x', bw=0.1)
    with at(1.62, 1.30, 0.88, rz=24):
        z = 0.0004
        for k, build in enumerate((solid, plywood, veneered, lacquered, melamine)):
            with at(0.016 * k + RNG.uniform(-0.002, 0.002), 0.026 * k + RNG.uniform(-0.002, 0.002), z, rz=RNG.uniform(-2.2, 2.2)):
                tall = build()
                if build is lacquered:
                    with at(LONG - 0.11, -0.0003, 0.0018):
                        label()
            z += tall + 0.0003
    with at(1.85, 1.235, 0.88, rz=150):
        roll()
    camera((1.38, 0.58, 1.20), (1.755, 1.45, 0.898), 54, fstop=9, focus=(1.66, 1.33, 0.93))
