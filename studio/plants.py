"""A garden's and a kitchen's plants beside the sprigs of props.py: vine, bitter orange, quince, herbs, lavender. Metres."""

import math

from mathutils import Matrix, Vector

from core import MATS, RNG, at, frame, lathe, mesh_of, put, smooth_path, tube
from palette import mat
from props import branch

# Half the outline of a vine leaf: degrees from its tip, distance from where the stalk joins; tips and bays of five lobes.
VINE = [(0, 1), (9, 0.80), (17, 0.77), (28, 0.60), (38, 0.70), (52, 0.90), (63, 0.70), (74, 0.66), (86, 0.50), (98, 0.60)]
VINE += [(116, 0.70), (130, 0.55), (145, 0.52), (162, 0.40), (174, 0.12)]


def _vine_leaf(size, cup, m):
    outline = [(-a, r) for a, r in VINE[:0:-1]] + VINE
    points = [(0, 0, 0)]
    for k, (a, r) in enumerate(outline):
        x, y = r * math.cos(math.radians(a)), r * math.sin(math.radians(a))
        rib = 0.035 if r > 0.75 else -0.02
        points.append((size * x, size * y, size * (rib - cup * (x * x + 0.7 * y * y) + 0.02 * math.sin(2.1 * k))))
    faces = [(0, k, k + 1) for k in range(1, len(outline))]
    return mesh_of(points, faces, m, sharp=0, name='vine leaf')


def vine_leaves():
    """Meshes of vine leaves, stalk at the origin, tip along x, face up."""
    if 'vine leaves' not in MATS:
        MATS['vine leaves'] = [
            _vine_leaf(s, c, mat(m)) for s, c, m in ((0.085, 0.3, 'vine'), (0.07, 0.5, 'vine'), (0.078, 0.15, 'vine_old'))
        ]
    return MATS['vine leaves']


def cane(points, leaves=0.05, hang=0.0, rad=0.006, small=0.0):
    """One shoot of a vine through points: leaves every `leaves` metres on stalks that seek the light;
    `hang` turns them face outwards as on a shoot that hangs down, `small` shrinks them towards its end."""
    path = smooth_path(points, 6)
    tube(path, [rad * (1 - 0.6 * k / len(path)) for k in range(len(path))], mat('bark'), n=2)
    spots = [Vector(p) for p in path]
    length = sum((b - a).length for a, b in zip(spots, spots[1:], strict=False))
    count = int(length / leaves)
    for k in range(count):
        t = (k + 0.5) / count
        a = spots[int(t * (len(spots) - 1))]
        turn = RNG.uniform(0, 360)
        reach = RNG.uniform(0.03, 0.11)
        out = Vector((math.cos(math.radians(turn)), math.sin(math.radians(turn)), RNG.uniform(-0.2, 0.9) * (1 - hang)))
        end = a + out * reach
        tube([tuple(a), tuple((a + end) / 2 + Vector((0, 0, 0.008))), tuple(end)], 0.0011, mat('vine'), n=1)
        tilt = RNG.gauss(12, 22) + hang * RNG.uniform(35, 75)
        put(
            RNG.choice(vine_leaves()),
            Matrix.Translation(end)
            @ frame(rz=turn + RNG.gauss(0, 25))
            @ frame(ry=tilt, rx=RNG.gauss(0, 20), s=RNG.uniform(0.75, 1.35) * (1 - small * t)),
        )


def grapes(n=78, r=0.0098, long=0.15):
    """A bunch that hangs from the origin."""
    if 'grape' not in MATS:
        ball = smooth_path([(0.001, -r), (0.7 * r, -0.72 * r), (r, 0), (0.7 * r, 0.72 * r), (0.001, r)], 3)
        with at(0, 0, -90):
            MATS['grape'] = lathe(ball, mat('grape'), n=14, sharp=0).data
    tube([(0, 0, 0.03), (0.004, 0, -0.03), (0, 0, -long)], [0.002, 0.0018, 0.0008], mat('vine'), n=2)
    for _ in range(n):
        t = RNG.random() ** 0.8
        wide = 0.044 * (0.22 + 0.78 * math.sin(math.pi * (0.2 + 0.72 * t)))
        a, q = RNG.uniform(0, 6.28), wide * RNG.uniform(0.3, 1)
        put(MATS['grape'], frame(q * math.cos(a), q * math.sin(a), -0.015 - long * t, s=RNG.uniform(0.85, 1.15)))


def orange_tree(h=1.0, crown=0.36, fruits=16):
    """Bitter orange with a clipped round crown, standing in soil at z=0; h: where the crown begins."""
    tube([(0, 0, 0), (0.012, 0.006, h * 0.5), (0, 0, h + 0.1)], [0.024, 0.020, 0.018], mat('bark'), smooth=4, n=4)
    with at(0, 0, h + crown * 0.8):
        for k in range(64):
            z = 1 - 2 * (k + 0.5) / 64
            q, a = math.sqrt(1 - z * z), 2.4 * k
            lean = (q * math.cos(a), q * math.sin(a), z * 0.9 + 0.12)
            branch(crown * RNG.uniform(0.74, 1.16), lean, 'citrus', (0.085, 0.036), n=12, twigs=2, droop=0.06)
        for k in range(fruits):
            z = RNG.uniform(-0.75, 0.75)
            q, a = math.sqrt(1 - z * z), 2.4 * k + RNG.uniform(-0.3, 0.3)
            with at(crown * 0.98 * q * math.cos(a), crown * 0.98 * q * math.sin(a), crown * 0.95 * z):
                r = RNG.uniform(0.032, 0.039)
                lathe(
                    smooth_path([(0.001, -r), (0.7 * r, -0.72 * r), (r, 0), (0.7 * r, 0.7 * r), (0.001, 0.95 * r)], 4), mat('orange'), n=20
                )


def quince(r=0.036):
    """A quince that hangs from the origin."""
    side = [(0.003, -2.15 * r), (0.25 * r, -2.22 * r), (0.8 * r, -1.85 * r), (r, -1.25 * r), (0.85 * r, -0.65 * r), (0.45 * r, -0.25 * r)]
    tube([(0, 0, 0.012), (0, 0, -0.3 * r)], 0.0016, mat('bark'), n=2)
    with at(rx=RNG.uniform(-12, 12), ry=RNG.uniform(-12, 12)):
        lathe(smooth_path([*side, (0.16 * r, -0.16 * r), (0.001, -0.2 * r)], 4), mat('quince'), n=28, sharp=0)


def quince_branch(length=0.6, lean=(0.3, 0, 1), fruits=2):
    """Cut branch of a quince: broad leaves, fruits that weigh on it."""
    d = Vector(lean).normalized()
    branch(length, lean, 'quince_leaf', (0.066, 0.042), n=11, twigs=2, droop=0.16)
    for k in range(fruits):
        t = 0.52 + 0.36 * (k + 0.5) / fruits
        with at(*(d * length * t + Vector((0, 0, -0.16 * length * t * t - 0.004)))):
            quince(RNG.uniform(0.031, 0.037))


def herbs(r=0.10, h=0.17, n=46):
    """Parsley or sage: a low dome of thin stalks with broad small leaves, growing from soil at z=0."""
    lathe([(0.001, -0.01), (r * 0.88, -0.01), (r * 0.88, 0.0), (0.001, 0.004)], mat('soil'), n=28)
    for k in range(n):
        a, q = 2.4 * k, math.sqrt((k + 0.5) / n)
        with at(0.55 * r * q * math.cos(a), 0.55 * r * q * math.sin(a), 0):
            lean = (0.85 * q * math.cos(a), 0.85 * q * math.sin(a), 1)
            branch(h * RNG.uniform(0.75, 1.1) * (1.05 - 0.2 * q), lean, 'herb', (0.034, 0.021), n=8, twigs=1, droop=0.18, stem='herb')


def lavender(n=7, length=0.26):
    """Dried lavender lying along x, stalks at x=0 tied with a thread, ears towards +x; lies on z=0."""
    if 'calyx' not in MATS:
        with at(0, 0, -90):
            bud = [(0.0003, 0), (0.0013, 0.0016), (0.0016, 0.0035), (0.0011, 0.0058), (0.0003, 0.0066)]
            MATS['calyx'] = lathe(smooth_path(bud, 3), mat('lavender'), n=8, sharp=0).data
    for k in range(n):
        side, high = (k - (n - 1) / 2) / n, 0.002 + 0.0022 * (k % 3)
        ln = length * RNG.uniform(0.86, 1.0)
        path = [(-0.05, -0.030 * side, high), (0, 0.004 * side, high), (ln * 0.5, 0.036 * side, high), (ln, 0.10 * side, high + 0.003)]
        tube(path, 0.0009, mat('lavender_stalk'), n=2, smooth=4)
        a, b = Vector(path[2]), Vector(path[3])
        along = (b - a).normalized()
        for i in range(9):
            back = 0.0065 * i + (0.014 if i == 8 else 0)
            p = b - along * back
            for j in range(7):
                turn = 51.4 * j + 23 * i
                tip = Matrix.Translation(p) @ along.to_track_quat('Z', 'Y').to_matrix().to_4x4()
                put(MATS['calyx'], tip @ frame(rz=turn) @ frame(ry=RNG.uniform(22, 48), s=RNG.uniform(0.8, 1.15) * (0.75 if i == 0 else 1)))
    for x in (0.0, 0.0016, 0.0032):
        ring = [(x, 0.006 * math.cos(a), 0.0046 + 0.0046 * math.sin(a)) for a in (k * 0.524 for k in range(13))]
        tube(ring, 0.0008, mat('linen'), n=2)
