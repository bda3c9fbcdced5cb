"""Veneer: a graft let into the edge of an old walnut top, tried dry."""

import math

from core import RNG, at, beam, box, frame, lathe, plate, smooth_path, tube
from palette import mat
from room import area, camera, world
from scenes import WIDE, picture
from tools import chisel, shaving

THICK = 0.0014  # of the old veneer, sawn by hand
BORDER, LINE = 0.088, 0.0024  # from the edge to the line inlaid in it, and how wide that is
LEFT, BACK_LEFT, BACK_RIGHT, RIGHT = (-0.118, 0.0), (-0.028, 0.054), (0.040, 0.0565), (0.128, 0.0)  # what was cut out


def old_top(x0=-0.75, x1=0.75, depth=0.47):
    """Top of a veneered commode, its face at z=0, its front edge at y=0: a softwood ground, walnut over it, a pale line let in;
    at the front the veneer is cut out to the ground. Below it a moulding and the front, in the shade."""
    box(x0, 0, -0.0250, x1, depth, -THICK, mat('ground_bare'), 0.0004, grain='x', bw=0.21, seed=0.41)
    box(x0, -0.0012, -0.0250, x1, 0, -THICK, mat('veneer_old'), 0.0003, grain='x', seed=0.23)
    z = -THICK / 2
    cut_out = [(x0, -0.0012), (LEFT[0], -0.0012), LEFT, BACK_LEFT, BACK_RIGHT, RIGHT, (RIGHT[0], -0.0012), (x1, -0.0012)]
    plate([*cut_out, (x1, BORDER), (x0, BORDER)], THICK, mat('veneer_old'), 0.00012, frame(z=z), 1, seed=0.37, off=(0.42, -0.085, 0.02))
    plate([(x0, BORDER), (x1, BORDER), (x1, BORDER + LINE), (x0, BORDER + LINE)], THICK, mat('oldpine'), 0, frame(z=z), seed=0.2)
    field = [(x0, BORDER + LINE), (x1, BORDER + LINE), (x1, depth), (x0, depth)]
    plate(field, THICK, mat('veneer_old'), 0, frame(z=z), seed=0.37, off=(0.1, -0.25, 0.02))
    box(x0, 0.016, -0.0400, x1, depth - 0.01, -0.0252, mat('veneer_old'), 0.0065, grain='x', seed=0.3)
    box(x0, 0.055, -0.60, x1, 0.08, -0.0402, mat('veneer_old'), 0.001, grain='x', seed=0.8)


def graft():
    """The new piece: same walnut, not yet polished; left a little long at the edge, to be trimmed when the glue is dry."""
    gap = 0.0003
    outline = [(LEFT[0] + 2 * gap, -0.004), (LEFT[0] + 3 * gap, 0), (BACK_LEFT[0], BACK_LEFT[1] - gap)]
    outline += [(BACK_RIGHT[0], BACK_RIGHT[1] - gap), (RIGHT[0] - 3 * gap, 0), (RIGHT[0] - 2 * gap, -0.004)]
    plate(outline, THICK + 0.0002, mat('veneer_new'), 0.00012, frame(z=-THICK / 2 + 0.0002), 1, seed=0.37, off=(0.45, -0.085, 0.02))


def glue_pot():
    """Iron water bath with lugs and a bail, in it the copper cup of bone glue."""
    outside = smooth_path([(0.050, 0), (0.0545, 0.003), (0.0600, 0.030), (0.0610, 0.058), (0.0585, 0.078)], 6)
    lathe([(0.001, 0), *outside, (0.0625, 0.0795), (0.0635, 0.0825), (0.0620, 0.0850), (0.0510, 0.0855)], mat('iron'), n=96, sharp=50)
    cup = [(0.0500, 0.0800), (0.0505, 0.0945), (0.0535, 0.0965), (0.0540, 0.0980), (0.0525, 0.0988), (0.0488, 0.0970)]
    lathe([*cup, (0.0480, 0.0600), (0.001, 0.0590)], mat('copper'), n=96, sharp=45)
    lathe([(0.0485, 0.0880), (0.0450, 0.0868), (0.001, 0.0865)], mat('glue'), n=64)
    for s in (-1, 1):
        lathe([(0.001, 0), (0.0075, 0.0005), (0.0080, 0.004), (0.0060, 0.008), (0.001, 0.0085)], mat('iron'), s * 0.0595, 0, 0.068, n=24)
    bail = [(0.0655 * math.cos(a), 0.070 * math.sin(a), 0.072 - 0.034 * math.sin(a)) for a in (math.pi * k / 24 for k in range(25))]
    tube(bail, 0.0022, mat('iron'), n=4)


def glue_brush():
    """Round brush along x, bound with cord; its bristles begin at x=0 and go towards +x."""
    grip = [(0.0030, -0.128), (0.0056, -0.124), (0.0072, -0.098), (0.0056, -0.058), (0.0068, -0.036), (0.0088, -0.024), (0.0088, 0.002)]
    lathe(smooth_path(grip, 5), mat('cherry'), axis='x', n=36, seed=0.4)
    for k in range(12):
        lathe([(0.0088, -0.0012), (0.0102, 0), (0.0088, 0.0012)], mat('twine'), -0.022 + 0.0021 * k, 0, 0, axis='x', n=24)
    for _ in range(260):
        a, q = RNG.uniform(0, 6.283), 0.0082 * RNG.random() ** 0.5
        y, z = q * math.cos(a), q * math.sin(a)
        tube([(0, y, z), (0.022, y * 1.25, z * 1.25), (0.050, 0.8 * y, 0.8 * z)], 0.0006, mat('bristle'), n=1)


def parings():
    """What the chisel pared from the edges of the gap."""
    for x, y, turn, w, turns in ((0.082, 0.066, 50, 0.007, 1.3), (0.060, 0.076, -20, 0.005, 0.9), (0.098, 0.058, 115, 0.004, 1.1)):
        with at(x, y, 0.0003, rz=turn):
            shaving(0.0042, w, turns, 'veneer_new')


def flat_iron():
    """Laundry iron of cast iron along x, its point towards +x, on z=0: a turned grip between two bent arms."""
    half = smooth_path([(-0.072, 0.030), (-0.066, 0.0405), (-0.030, 0.0440), (0.012, 0.0395), (0.050, 0.0235), (0.078, 0.0015)], 6)
    sole = [*half, *[(x, -y) for x, y in half[::-1]]]
    plate([(x, y) for x, y in sole], 0.026, mat('iron_waxed'), 0.0022, frame(z=0.013), 3)
    plate([(x * 0.90 - 0.001, y * 0.86) for x, y in sole], 0.010, mat('iron_waxed'), 0.0040, frame(z=0.0300), 3)
    for s, x in ((-1, -0.052), (1, 0.040)):
        arm = [(x, 0, 0.030), (x + s * 0.004, 0, 0.052), (x - s * 0.000, 0, 0.080), (x - s * 0.010, 0, 0.094)]
        beam([((px, 0, pz), 0.017, 0.0065) for px, _, pz in smooth_path(arm, 5)], mat('iron_waxed'), rnd=0.6, up=(1, 0, 0), cap=0.001)
    grip = [(0.0085, 0), (0.0115, 0.004), (0.0130, 0.022), (0.0138, 0.042), (0.0130, 0.062), (0.0115, 0.080), (0.0085, 0.084)]
    lathe(smooth_path(grip, 5), mat('walnut_fresh'), -0.048, 0, 0.096, axis='x', n=40, seed=0.7)


def pressing():
    """What waits for the glue: paper, a caul, the iron on it for weight."""
    with at(0.006, 0.004, 0.0004, rz=-4):
        box(-0.114, -0.085, 0, 0.130, 0.088, 0.0005, mat('kraft'), 0)
    box(-0.105, -0.058, 0.0010, 0.105, 0.058, 0.0225, mat('oak'), 0.0016, grain='x', seed=0.31)
    with at(0.004, 0.002, 0.0226, rz=8):
        flat_iron()


@picture('restauracion-chapa', WIDE, seed=951, samples=32, scale=1, key=0.118, warm=0.2, contrast=1.16)
def injerto():
    """An old walnut top, close: the graft half in its place at the edge; glue pot, chisel, iron and caul; window from the left."""
    world((1, 0.97, 0.92), 0.04, 0.06)
    with at(0, 0, 0, rz=-7):
        old_top()
        parings()
        with at(LEFT[0], 0, 0, rz=-7.5):
            with at(-LEFT[0], 0, 0):
                graft()
        with at(-0.135, 0.205, 0, rz=12):
            box(-0.095, -0.075, 0.0002, 0.095, 0.075, 0.014, mat('oldpine'), 0.0015, grain='x', seed=0.5)
            with at(0, 0, 0.0142, rz=25):
                glue_pot()
            with at(0, 0, 0.0142, rz=-52), at(-0.0010, 0, 0.0925, ry=15):  # its tip at the wall, its handle on the rim
                glue_brush()
        with at(0.180, 0.258, 0, rz=202):
            pressing()
        with at(0.183, 0.102, -0.0016, rz=214, ry=2.2):
            chisel(0.255, 0.024, 'rosewood_warm')
    box(-4, 1.0, -1, 4, 1.1, 3, mat('plaster_bottle'), 0)
    box(-0.80, 0.40, -0.2, -0.79, 1.0, 1.6, mat('dark'), 0)  # the window's jamb: half the wall lies in its shade
    area((-1.10, 0.10, 0.46), (0, 0.10, 0), 0.34, 30, (1, 0.90, 0.76), size_y=0.5)
    area((-0.45, 0.98, 0.75), (0.0, 0.1, 0), 0.5, 0.8, (1, 0.95, 0.88), size_y=0.5)
    area((0.9, -0.9, 0.8), (0, 0, 0), 0.9, 0.16, (1, 0.95, 0.9))
    camera((0.03, -0.60, 0.455), (0.025, 0.185, 0.0), 50.5, level=False, fstop=11, focus=(0.0, 0.03, 0.0))
