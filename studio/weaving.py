"""Rush from close by: cords twisted from wet leaves, and the leaves themselves. Metres."""

import math

import numpy as np

from core import RNG, mesh_of, put, smooth_path
from palette import mat

CORD = 0.0031  # radius of a cord
AROUND, STEP = 18, 0.0016  # points round a cord, and the length between two rings of them


def spaced(path, step=STEP):
    """Points at even distances on a smooth line through `path`."""
    pts = np.array(smooth_path(path, 6))
    gone = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))])
    s = np.linspace(0, gone[-1], max(3, round(gone[-1] / step)))
    return s, np.stack([np.interp(s, gone, pts[:, k]) for k in range(3)], axis=1)


def framed(pts, side):
    """Two directions across a line, the first as near to `side` as it can be."""
    t = np.gradient(pts, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    a = np.array(side, float) - t * (t @ np.array(side, float))[:, None]
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    return a, np.cross(t, a)


def cords(paths, m='enea_close', r=CORD):
    """Cords of three leaves twisted together along (points, a direction across): one mesh. Points carry 'tone', 0 to 1, the colour
    of their leaf, and 'lay', their place on the cord unrolled: the fibres run along the leaves, round the cord."""
    verts, faces, tones, lays = [], [], [], []
    for path, side in paths:
        s, pts = spaced(path)
        a, b = framed(pts, side)
        lay, phase, start = RNG.uniform(0.016, 0.024), RNG.uniform(0, 6.28), RNG.uniform(0, 40)
        thick = r * RNG.uniform(0.92, 1.08) * (1 + 0.045 * np.sin(61 * s + phase) + 0.03 * np.sin(143 * s + 2 * phase))
        leaf_tone = np.array([RNG.gauss(0, 0.13) for _ in range(3)])
        tone, slow = RNG.betavariate(1.7, 1.5), RNG.uniform(5, 11)
        theta = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)
        angle = theta[None, :] + 0 * s[:, None]
        turned = angle - (2 * np.pi * s / lay + 0.5 * np.sin(37 * s + phase) + phase)[:, None]
        skew = turned + 0.35 * np.sin(turned + phase)  # no two leaves are equally broad
        f = thick[:, None] * (0.80 + 0.24 * np.abs(np.cos(1.5 * skew)) ** 0.75)
        ring = pts[:, None, :] + f[..., None] * (a[:, None, :] * np.cos(angle)[..., None] + b[:, None, :] * np.sin(angle)[..., None])
        which = np.floor((skew + np.pi / 3) / (2 * np.pi / 3)).astype(int) % 3
        first, rows = len(verts), len(s)
        verts.extend(ring.reshape(-1, 3))
        shade = tone + leaf_tone[which] + 0.12 * np.sin(slow * s + phase)[:, None]
        tones.append(np.clip(shade, 0, 1).ravel())
        along = np.broadcast_to((s + start)[:, None], turned.shape)
        lays.append(np.stack([np.cos(turned), np.sin(turned), along], axis=-1).reshape(-1, 3))
        q = np.arange(AROUND)
        low = first + np.arange(rows - 1)[:, None] * AROUND
        quad = np.stack([low + q, low + (q + 1) % AROUND, low + AROUND + (q + 1) % AROUND, low + AROUND + q], axis=-1)
        faces.extend(quad.reshape(-1, 4).tolist())
    me = mesh_of(verts, faces, mat(m), sharp=0)
    me.attributes.new('tone', 'FLOAT', 'POINT').data.foreach_set('value', np.concatenate(tones))
    me.attributes.new('lay', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.concatenate(lays).ravel())
    return put(me)


def blade(path, w, m, roll=(0.0, 0.0), tip=0.1):
    """A leaf of rush along points: flat, ribbed below, rolling from one angle to another (degrees), its last part a point."""
    _, pts = spaced(path, 0.012)
    a, b = framed(pts, (0.31, 0.87, 0.12))
    n, verts = len(pts), []
    for k, (p, side, up) in enumerate(zip(pts, a, b, strict=True)):
        t = k / (n - 1)
        c = math.radians(roll[0] + (roll[1] - roll[0]) * t)
        x, z = side * math.cos(c) + up * math.sin(c), up * math.cos(c) - side * math.sin(c)
        f = w / 2 * min(1.0, 0.12 + (1 - t) / tip) * (0.92 + 0.08 * math.sin(7 * t + roll[0]))
        verts += [p + x * f, p + x * 0.5 * f + z * 0.22 * f, p + z * 0.12 * f, p - x * 0.5 * f + z * 0.22 * f, p - x * f, p - z * 0.30 * f]
    faces = [(6 * k + q, 6 * k + (q + 1) % 6, 6 * k + 6 + (q + 1) % 6, 6 * k + 6 + q) for k in range(n - 1) for q in range(6)]
    return put(mesh_of(verts, [*faces, (5, 4, 3, 2, 1, 0)], mat(m), sharp=50))
