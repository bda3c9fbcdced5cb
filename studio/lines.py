"""From what a draughtsman sees (survey.py) to an SVG of lines in three weights: contours where one thing stands before
another, edges where a surface turns or ends, seams where two parts meet in one plane."""

import numpy as np

from strokes import points, smooth, strokes
from survey import FOLIAGE, SOFT

SEAM, EDGE, CONTOUR = range(3)
WIDTHS = (0.45, 0.75, 1.3)  # CSS pixels, at every size of the picture
GAP = 2.5  # pixels of distance between two neighbours from which one stands before the other
DEPTH = 0.012  # the same for a contour, as a part of the distance to the eye
TURN, SHARP = 0.5, 1.0  # radians from which a surface turns, and cloth
REACH = 3  # pixels on either side over which a turn is looked for: a rounded edge is one line


def drawing(seen, of):
    """SVG of a survey, one unit for each of its pixels; `of` names the photograph that it was made for."""
    ink, weight = edges(seen)
    paths = [[] for _ in WIDTHS]
    for chain in strokes(ink):
        for part, k in by_weight(chain, weight):
            paths[k].append(points(smooth(part)))
    return svg(paths, ink.shape, of)


def edges(seen):
    """Where lines are, and the weight of the line nearest to each pixel (-1: none near)."""
    place, whose, eye = seen['place'], seen['whose'], seen['eye']
    facing = np.where(whose[..., None] > 0, seen['facing'], np.float32((0, 0, 1)))
    far = np.where(whose > 0, np.linalg.norm(place - eye, axis=2), 1e3).astype(np.float32)
    pixel = float(np.median(np.linalg.norm(np.diff(place, axis=1), axis=2) / far[:, 1:]))
    weight = np.full(whose.shape, -1, np.int8)
    level = grown(facing[..., 2] > 0.9, 2)  # a floor's or a top's boards are not cut out of it
    for axis in (0, 1):
        a, b = ends(axis, 1)
        step = place[b] - place[a]
        off = np.minimum(np.abs((step * facing[a]).sum(2)), np.abs((step * facing[b]).sum(2)))
        near = np.minimum(far[a], far[b])
        over, other = off > GAP * pixel * near, whose[a] != whose[b]
        deep = off > DEPTH * near
        flat = ~over & ((facing[a] * facing[b]).sum(2) > 0.95) | ~deep & (level[a] & level[b])
        grows = (whose[a] >= FOLIAGE) | (whose[b] >= FOLIAGE)
        k = np.where(grows | flat, SEAM, np.where(deep, CONTOUR, EDGE))
        seen = other | np.where(whose[a] >= SOFT, deep, over)  # of cloth the contours only, no folds
        k = np.where(seen | (whose[a] >= FOLIAGE) & over, k, -1).astype(np.int8)
        first = far[a] <= far[b]  # the line belongs to what is nearer
        np.maximum(weight[a], np.where(first, k, -1), out=weight[a])
        np.maximum(weight[b], np.where(first, -1, k), out=weight[b])
    turn = np.where(whose < SOFT, turns(facing, TURN), turns(facing, SHARP)) & (whose < FOLIAGE) & ~grown(weight >= 0, REACH)
    ink = (weight >= 0) | turn
    return np.where(whose < FOLIAGE, closed(ink), ink), np.maximum(weight, np.where(turn, EDGE, -1))


def ends(axis, n):
    """Index of the pixels, and of their neighbours n further along an axis."""
    a, b = [slice(None)] * 2, [slice(None)] * 2
    a[axis], b[axis] = slice(None, -n), slice(n, None)
    return tuple(a), tuple(b)


def turns(facing, least):
    """Where the surface turns."""
    out = np.zeros(facing.shape[:2], bool)
    for axis in (0, 1):
        a, b = ends(axis, 2 * REACH)
        mid = tuple(slice(REACH, -REACH) if k == axis else slice(None) for k in (0, 1))
        out[mid] |= (facing[a] * facing[b]).sum(2) < np.cos(least)
    return out


def grown(m, n=1):
    """The mask and what is at most n pixels away along both axes."""
    for axis in (0, 1):
        m, whole = m.copy(), m
        for k in range(1, n + 1):
            a, b = ends(axis, k)
            m[a] |= whole[b]
            m[b] |= whole[a]
    return m


def closed(m, n=1):
    """Gaps of up to 2n pixels filled: two lines so near would blot."""
    return ~grown(~grown(m, n), n)


def by_weight(chain, weight, least=40):
    """Parts of a chain with the weight that prevails in each; no short ones."""
    x, y = chain.astype(int).T
    h, w = weight.shape
    k = np.max([weight[np.clip(y + dy, 0, h - 1), np.clip(x + dx, 0, w - 1)] for dy in (-1, 0, 1) for dx in (-1, 0, 1)], axis=0)
    n = min(least, len(k))
    votes = [np.convolve(np.pad(k == v, n // 2, mode='edge'), np.ones(n), 'valid')[: len(k)] for v in range(len(WIDTHS))]
    best = np.argmax(votes, axis=0)
    cuts = [0, *(np.nonzero(np.diff(best))[0] + 1).tolist(), len(k)]
    for a, b in zip(cuts, cuts[1:], strict=False):
        part = chain[max(0, a - 1) : b]
        if len(part) > 1:
            yield part, int(best[a])


def svg(paths, shape, of):
    """A path for each weight; every point as the step from the one before."""
    h, w = shape
    head = f'<svg xmlns="http://www.w3.org/2000/svg" data-of="{of}" viewBox="0 0 {w} {h}" width="{w}" height="{h}"'
    look = 'fill="none" stroke="#1c1814" stroke-linecap="round" stroke-linejoin="round"'
    body = ''.join(
        f'<path vector-effect="non-scaling-stroke" stroke-width="{width}" d="{"".join(map(steps, lines))}"/>'
        for lines, width in zip(paths, WIDTHS, strict=True)
    )
    return f'{head} {look}>{body}</svg>\n'


def steps(line):
    p = np.rint(line).astype(int)
    d = np.diff(p, axis=0)
    return f'M{p[0][0]} {p[0][1]}l' + ' '.join(f'{x} {y}' for x, y in d).replace(' -', '-')
