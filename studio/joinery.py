"""Parts a joiner makes. Metres; fronts stand in the local xz plane and face -y."""

import math

from mathutils import Matrix

from core import RNG, _rounded, at, beam, box, frame, lathe, mesh_of, plate, put, tube
from palette import mat


def panel_door(w, h, m='oak', rows=(1,), cols=1, th=0.04, stile=0.11, bottom=0.18, raised=True, r=0.003):
    """Frame-and-panel door from (0, 0), front at y=0: stiles run through, rails between, loose fielded panels."""
    m = mat(m)
    for x0 in (0, w - stile):
        box(x0, 0, 0, x0 + stile, th, h, m, r)
    box(stile, 0, 0, w - stile, th, bottom, m, r)
    box(stile, 0, h - stile, w - stile, th, h, m, r)
    rail = stile * 0.9
    free = h - bottom - stile - rail * (len(rows) - 1)
    z = bottom
    cw = (w - 2 * stile - rail * 0.8 * (cols - 1)) / cols
    for i, f in enumerate(rows):
        z1 = z + free * f / sum(rows)
        for c in range(cols):
            x = stile + c * (cw + rail * 0.8)
            if c:
                box(x - rail * 0.8, 0, z, x, th, z1, m, r)
            field(x, z, x + cw, z1, m, th, raised)
        if i < len(rows) - 1:
            box(stile, 0, z1, w - stile, th, z1 + rail, m, r)
        z = z1 + rail


def field(x0, z0, x1, z1, m, th, raised=True):
    """Panel in its groove: a bead, a thin tongue, a raised field with bevelled margins."""
    y = th * 0.30
    box(x0 - 0.005, y, z0 - 0.005, x1 + 0.005, th * 0.72, z1 + 0.005, m, 0.001, bw=0.14, grain='z' if z1 - z0 > (x1 - x0) * 0.8 else 'x')
    b = 0.010
    for a in ((x0, z0, x0 + b, z1), (x1 - b, z0, x1, z1), (x0 + b, z0, x1 - b, z0 + b), (x0 + b, z1 - b, x1 - b, z1)):
        box(a[0], y * 0.35, a[1], a[2], y + 0.002, a[3], m, 0.0045)
    if raised:
        e, q = 0.035, 0.024
        g = 'z' if z1 - z0 > (x1 - x0) * 0.8 else 'x'
        w, h = x1 - x0 - 2 * e, z1 - z0 - 2 * e
        if w > 0.05 and h > 0.05:
            outer, inner = (w / 2 + q, h / 2 + q), (w / 2, h / 2)
            vs = [(sx * o[0], sz * o[1]) for o in (outer, inner) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            rot = g == 'z'
            v3 = [((b_, -a_, 0.0 if i < 4 else 0.006) if rot else (a_, b_, 0.0 if i < 4 else 0.006)) for i, (a_, b_) in enumerate(vs)]
            faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]
            me = mesh_of(v3, faces, m, smooth=False)
            loc = Matrix.Translation(((x0 + x1) / 2, y - 0.0003, (z0 + z1) / 2)) @ frame(rx=90) @ (frame(rz=90) if rot else Matrix())
            put(me, loc, bw=0.14)


def shaker(w, h, m='green', th=0.021, stile=0.062, grain='z'):
    """Kitchen front: flat frame, recessed panel, 2 mm eased edges."""
    m = mat(m)
    for x0 in (0, w - stile):
        box(x0, 0, 0, x0 + stile, th, h, m, 0.0018)
    for z0 in (0, h - stile):
        box(stile, 0.0002, z0, w - stile, th, z0 + stile, m, 0.0018)
    box(stile - 0.004, 0.009, stile - 0.004, w - stile + 0.004, th - 0.002, h - stile + 0.004, m, 0.001, grain=grain)


def slab(w, h, m, th=0.02, grain=None, r=0.0018, **kw):
    """Flat front; kw reaches the wood (seed, off for grain that runs through several fronts, bw for glued boards)."""
    return box(0, 0, 0, w, th, h, mat(m), r, grain=grain, **kw)


def bar_handle(x, z, ln=0.16, m='brass', upright=False, out=0.032, th=0.009):
    """Rounded bar on two posts, centred at (x, z) on a front at y=0."""
    m = mat(m)
    d = ln / 2 - 0.02
    ends = [(x, z - ln / 2), (x, z + ln / 2)] if upright else [(x - ln / 2, z), (x + ln / 2, z)]
    tube([(ends[0][0], -out, ends[0][1]), (ends[1][0], -out, ends[1][1])], th / 2, m, n=4)
    for s in (-1, 1):
        px, pz = (x, z + s * d) if upright else (x + s * d, z)
        tube([(px, -out, pz), (px, 0, pz)], th * 0.42, m, n=3)


def knob(x, z, r=0.014, m='brass', y=0.0):
    """Turned knob on a front at y."""
    prof = [(r * 0.75, 0), (r * 0.75, 0.002), (r * 0.36, 0.005), (r * 0.36, 0.014), (r, 0.019), (r, 0.026), (r * 0.8, 0.029)]
    with at(x, y, z, rx=90):
        lathe(prof, mat(m), n=24)


def lever(x, z, m='brass', way=1):
    """Door lever with rose at (x, z) on a leaf whose front is y=0."""
    with at(x, 0, z, rx=90):
        lathe([(0.026, 0), (0.026, 0.006), (0.023, 0.009), (0.009, 0.010), (0.009, 0.045), (0.0, 0.046)], mat(m), n=28)
    beam(
        [((x, -0.046, z), 0.016, 0.014), ((x + way * 0.02, -0.052, z), 0.016, 0.012), ((x + way * 0.12, -0.052, z), 0.018, 0.011)],
        mat(m),
        rnd=0.9,
    )
    with at(x, 0, z - 0.075, rx=90):
        lathe([(0.02, 0), (0.02, 0.004), (0.018, 0.006), (0.004, 0.006), (0.004, 0.002)], mat(m), n=24)


def hinge(z, m='brass', x=0.0, h=0.09, r=0.0055):
    """Butt hinge knuckles, upright at (x, 0, z)."""
    for k in range(3):
        with at(x, 0, z - h / 2 + k * h / 3):
            lathe([(r, 0.0006), (r, h / 3 - 0.0006)], mat(m), n=18)
    for zz in (z - h / 2 - 0.005, z + h / 2):
        with at(x, 0, zz):
            lathe([(r * 0.5, 0), (r * 0.9, 0.0015), (r * 0.9, 0.0035), (r * 0.5, 0.005)], mat(m), n=14)


def tails(h, n, depth, slope=0.13, pin=0.012):
    """Outlines (poly in x 0..depth, y 0..h) of n dovetails and of the n+1 pins between them."""
    pitch = h / n
    t, p, prev = [], [], [(0, 0.0), (depth, 0.0)]
    for k in range(n):
        a, b = k * pitch + pin / 2, (k + 1) * pitch - pin / 2
        e = depth * slope
        # at x=0 (root) the tail is narrow, at x=depth (end) wide
        t.append([(0, a + e), (depth, a), (depth, b), (0, b - e)])
        p.append([prev[0], prev[1], (depth, a), (0, a + e)])
        prev = [(0, b - e), (depth, b)]
    p.append([prev[0], prev[1], (depth, h), (0, h)])
    return t, p


def dovetail_board(ln, h, th, m, n=4, depth=0.018, ends=(True, True), pins_m=None, lap=0.0):
    """Board in the local xz plane (0..ln, 0..h), thickness th to +y, with dovetails cut at its ends and the pins of the
    neighbouring boards shown between them."""
    d0, d1 = (depth if ends[0] else 0), (depth if ends[1] else 0)
    box(d0, 0, 0, ln - d1, th, h, mat(m), 0.0006, grain='x', seed=0.31)
    ts, ps = tails(h, n, depth)
    for on, flip in ((ends[0], True), (ends[1], False)):
        if not on:
            continue
        for poly, mm, g in [(q, m, 'x') for q in ts] + [(q, pins_m or m, 'z') for q in ps]:
            pl = [((d0 - x) if flip else (ln - d1 + x), y) for x, y in poly]
            shrink = 0.00012
            cx, cy = sum(q[0] for q in pl) / 4, sum(q[1] for q in pl) / 4
            pl = [(x - shrink * (1 if x > cx else -1), y - shrink * (1 if y > cy else -1)) for x, y in pl]
            if flip:
                pl = pl[::-1]
            plate(
                pl, th, mat(mm), 0.0003, Matrix.Translation((0, th / 2, 0)) @ frame(rx=90), segs=1, grain=g, seed=0.31 if mm == m else None
            )


def drawer(w, h, d, front='walnut', side='oak_pale', out=0.0, th=0.02, n=4, handle='knob', front_kw=None, gap=0.002, hm='brass'):
    """Drawer whose front fills 0..w, 0..h at y=0; `out` pulls it towards -y. Sides are lap-dovetailed into the front."""
    with at(0, -out, 0):
        slab(w, h, front, th, grain='x', **(front_kw or {}))
        if out > 0.01:
            s, hh, lap = 0.012, h - 0.022, 0.006
            z0 = 0.008
            for x in (-0.0003, w - s + 0.0003):
                with at(x + s, 0, z0, rz=90):
                    with at(lap):
                        dovetail_board(d - lap, hh, s, side, n, th - lap, (True, True), front)
            box(0.02, th, z0 + 0.012, w - 0.02, d - 0.012, z0 + 0.019, mat(side), 0)
            box(0.015, d - s, z0 + 0.02, w - 0.015, d, z0 + hh - 0.006, mat(side), 0.001)
        if handle == 'knob':
            knob(w / 2, h / 2, m=hm)
        elif handle == 'knobs':
            knob(w * 0.25, h / 2, m=hm)
            knob(w * 0.75, h / 2, m=hm)
        elif handle == 'bar':
            bar_handle(w / 2, h / 2, min(0.3, w * 0.4), m=hm)


def carcass(w, h, d, m='oak', th=0.02, back=True, shelves=(), uprights=(), r=0.0018, inside=None, open_top=False):
    """Open box from (0, 0, 0) to (w, d, h), front edge at y=0; shelves at heights, uprights at positions (m)."""
    mm, mi = mat(m), mat(inside or m)
    for x0 in (0, w - th):
        box(x0, 0, 0, x0 + th, d, h, mm, r, grain='z', bw=0.13)
    box(th, 0, 0, w - th, d, th, mm, r, grain='x', bw=0.13)
    if not open_top:
        box(th, 0, h - th, w - th, d, h, mm, r, grain='x', bw=0.13)
    if back:
        box(th, d - 0.01, th, w - th, d, h - th, mi, 0, grain='z', bw=0.13)
    for z in shelves:
        box(th, 0.006, z, w - th, d - 0.01, z + th, mm, r, grain='x', bw=0.13)
    for x in uprights:
        box(x, 0.004, th, x + th, d - 0.01, h - th, mm, r, grain='z', bw=0.13)


def top(x0, y0, x1, y1, z, m='oak', th=0.03, r=0.003, bw=0.12, grain='x', under=0.0, **kw):
    """Glued-up top with its upper face at z+th; under > 0 adds an under-bevel of that depth (light edge)."""
    if not under:
        return box(x0, y0, z, x1, y1, z + th, mat(m), r, grain=grain, bw=bw, **kw)
    box(x0, y0, z + th * 0.45, x1, y1, z + th, mat(m), r, grain=grain, bw=bw, **kw)
    return box(x0 + under, y0 + under, z, x1 - under, y1 - under, z + th * 0.5, mat(m), 0.006, grain=grain, bw=bw)


def leg(x, y, z1, a=0.042, b=0.024, m='oak', rnd=0.25, lean=(0, 0), z0=0.0):
    """Tapered leg: a wide under the top at z1, b at the floor; lean shifts the foot (m)."""
    beam(
        [
            ((x + lean[0], y + lean[1], z0), b, b),
            ((x + lean[0] * 0.3, y + lean[1] * 0.3, z0 + (z1 - z0) * 0.72), a * 0.97, a * 0.97),
            ((x, y, z1), a, a),
        ],
        mat(m),
        rnd=rnd,
    )


def turned(x, y, z, h, m='oak', r=0.025, style='baluster'):
    """Lathe-turned leg or baluster of height h and greatest radius r."""
    p = {
        'baluster': [
            (0.72, 0),
            (0.72, 0.10),
            (0.5, 0.11),
            (0.62, 0.13),
            (0.5, 0.15),
            (0.78, 0.2),
            (1, 0.3),
            (0.9, 0.4),
            (0.55, 0.56),
            (0.42, 0.66),
            (0.62, 0.69),
            (0.42, 0.72),
            (0.5, 0.8),
            (0.72, 0.88),
            (0.72, 1),
        ],
        'bun': [(0.5, 0), (0.8, 0.12), (1, 0.4), (0.95, 0.65), (0.6, 0.82), (0.7, 0.86), (0.7, 1)],
        'leg': [
            (0.42, 0),
            (0.55, 0.03),
            (0.4, 0.07),
            (0.45, 0.1),
            (0.7, 0.45),
            (0.95, 0.68),
            (0.6, 0.76),
            (0.9, 0.78),
            (0.9, 0.81),
            (0.6, 0.83),
            (1, 0.86),
            (1, 1),
        ],
    }
    lathe([(a * r, b * h) for a, b in p[style]], mat(m), x, y, z, smooth=4, n=28)


def herringbone(x0, y0, w, d, name='oak', lw=0.09, ll=0.54):
    """Herringbone floor, blocks lw by ll, all instances of one mesh; each block its own board of the tree."""
    me = _rounded(ll - 0.0008, lw - 0.0008, 0.02, 0.0008, mat(name))
    s, k_max = math.sqrt(0.5), int((w + d + 2) / lw)
    for k in range(-k_max, k_max):
        for j in range(-int((w + d) / ll) - 1, int((w + d) / ll) + 2):
            u, v = k * lw + 2 * ll * j, k * lw
            for cx, cy, rz in ((u + ll / 2, v + lw / 2, 45), (u + lw / 2, v + lw + ll / 2, 135)):
                px, py = x0 + w / 2 + (cx - cy) * s, y0 + d / 2 + (cx + cy) * s
                if x0 - 0.4 < px < x0 + w + 0.4 and y0 - 1.0 < py < y0 + d + 0.4:
                    put(me, frame(px, py, -0.01, rz=rz))


def beams(w, d, z, m='chestnut', n=5, a=0.14, b=0.18, along='y'):
    """Exposed ceiling beams, a wide, b deep, slightly irregular, undersides at z - b."""
    for k in range(n):
        c = (k + 0.5) * (w if along == 'y' else d) / n
        j = RNG.uniform(-0.008, 0.008)
        if along == 'y':
            box(c - a / 2, 0, z - b + j, c + a / 2, d, z, mat(m), 0.008, grain='y')
        else:
            box(0, c - a / 2, z - b + j, w, c + a / 2, z, mat(m), 0.008, grain='x')


def slats(x0, x1, z0, z1, m='oak', pitch=0.03, w=0.02, th=0.02, y=0.0):
    """Vertical slats, rounded, between x0 and x1 in front of y."""
    n = int(round((x1 - x0) / pitch))
    for k in range(n):
        x = x0 + (k + 0.5) * (x1 - x0) / n
        box(x - w / 2, y, z0, x + w / 2, y + th, z1, mat(m), 0.004)
