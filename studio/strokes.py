"""From a mask of lines to strokes: one pixel wide, followed from crossing to crossing, smoothed, down to the points they need."""

import numpy as np

SHORTEST = 16  # pixels of a line with a free end
BESIDE = 4  # pixels within which a short piece along another line is that line twice


def strokes(mask):
    """Lines of a mask as arrays of pixels (x, y)."""
    return chains(thin(mask))


def thin(m):
    """Lines one pixel wide in the middle of the mask (Zhang and Suen's thinning)."""
    m = m.copy()
    h, w = m.shape
    gone = 1
    while gone:
        gone = 0
        for first in (0, 2):
            p = np.pad(m, 1)
            n = [p[1 + y : 1 + y + h, 1 + x : 1 + x + w] for y, x in AROUND]
            count = sum(v.view(np.int8) for v in n)
            changes = sum((~n[k] & n[(k + 1) % 8]).view(np.int8) for k in range(8))
            one, other = (n[2], n[4]) if first == 0 else (n[0], n[6])
            free = ~(n[0] & one & other) & ~(one & n[4] & n[6]) if first == 0 else ~(n[0] & n[2] & n[6]) & ~(n[0] & n[4] & n[6])
            out = m & (count >= 2) & (count <= 6) & (changes == 1) & free
            gone += int(out.sum())
            m &= ~out
    return m


AROUND = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))  # y, x, clockwise from above


def chains(m):
    """Lines from end to end or crossing to crossing as arrays of pixels (x, y), free ends led on to the line ahead."""
    ys, xs = np.nonzero(m)
    pixels = set(zip(xs.tolist(), ys.tolist(), strict=True))
    near = {p: neighbours(p, pixels) for p in pixels}
    knots = {p for p, n in near.items() if len(n) != 2}
    used, between = set(), {}
    for start in [*sorted(knots), *sorted(pixels - knots)]:
        for first in near[start]:
            if (start, first) in used or (start not in knots and start in used):
                continue
            chain = [start, first]
            while chain[-1] not in knots and chain[-1] != start:
                chain.append(next(q for q in near[chain[-1]] if q != chain[-2]))
            used |= {(chain[-1], chain[-2]), (start, first), *chain[1:-1]}
            free = [len(near[p]) < 2 for p in (chain[0], chain[-1])]
            if len(chain) < SHORTEST * sum(free) or (any(free) and doubles(chain, pixels)) or is_hole(chain, between):
                continue
            chain = led_on(chain[::-1], pixels)[::-1] if free[0] else chain
            yield np.array(led_on(chain, pixels) if free[1] else chain, np.float32)


def neighbours(p, pixels):
    """Those beside and above, and of those across a corner the ones that are not reached round it."""
    x, y = p
    out = [q for q in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) if q in pixels]
    for dx, dy in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
        if (x + dx, y + dy) in pixels and (x + dx, y) not in pixels and (x, y + dy) not in pixels:
            out.append((x + dx, y + dy))
    return out


def doubles(chain, pixels, longest=90):
    """Whether it is a short piece along another line: of two lines so near, what their thinning left of one."""
    if len(chain) > longest:
        return False
    own, span = set(chain), range(-BESIDE, BESIDE + 1)
    with_other = sum(any((x + dx, y + dy) in pixels and (x + dx, y + dy) not in own for dx in span for dy in span) for x, y in chain)
    return with_other > 0.6 * len(chain)


def is_hole(chain, between, longest=60):
    """Whether it closes a hole that is too narrow to be seen, with a line from the same crossing to the same."""
    if len(chain) > longest:
        return False
    p = np.array(chain)
    others = between.setdefault(frozenset((chain[0], chain[-1])), [])
    hole = any(np.abs(p[:, None] - other[None]).max(2).min(1).max() <= BESIDE for other in others)
    others.append(p)
    return hole


def led_on(chain, pixels, far=12):
    """The chain with one more point where its end points at another line nearby."""
    if len(chain) < 9:
        return chain
    end = np.array(chain[-1], float)
    way = end - chain[-9]
    way /= np.hypot(*way)
    own = set(chain[-9:])
    for k in range(2, far):
        x, y = np.rint(end + way * k).astype(int)
        for q in ((x, y), (x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
            if q in pixels and q not in own:
                return [*chain, q]
    return chain


def smooth(chain, rounds=24, room=0.8):
    """The chain without the steps of its pixels: no point moves further than `room`, so that corners stay."""
    p = chain.copy()
    for _ in range(rounds if len(p) > 4 else 0):
        p[1:-1] = np.clip((p[:-2] + 2 * p[1:-1] + p[2:]) / 4, chain[1:-1] - room, chain[1:-1] + room)
    return p


def points(p, error=0.6):
    """Only those points that the line needs (Douglas and Peucker)."""
    keep, todo = {0, len(p) - 1}, [(0, len(p) - 1)]
    while todo:
        a, b = todo.pop()
        if b - a < 2:
            continue
        d, q = p[b] - p[a], p[a + 1 : b] - p[a]
        long = np.hypot(*d)
        off = np.abs(q[:, 0] * d[1] - q[:, 1] * d[0]) / long if long else np.hypot(*q.T)
        k = int(off.argmax())
        if off[k] > error:
            keep.add(a + 1 + k)
            todo += [(a, a + 1 + k), (a + 1 + k, b)]
    return p[sorted(keep)]
