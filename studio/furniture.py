"""Pieces of furniture. Metres; each stands on z=0 at the origin of the current frame, its front towards -y."""

import math

from mathutils import Matrix, Vector

from core import RNG, at, beam, box, frame, lathe, mesh_of, plate, put, sheet, smooth_path, tube
from joinery import bar_handle, carcass, drawer, knob, leg, shaker, slab, slats, top
from palette import mat
from props import books


def rush_seat(w0, w1, d, z, m='rush', th=0.034):
    """Woven seat: w0 wide in front (y=-d/2), w1 behind; strands run parallel to each edge and meet on the diagonals."""

    def fn(u, v):
        y = (v - 0.5) * d
        w = w0 + (w1 - w0) * v
        a, b = abs(2 * u - 1), abs(2 * v - 1)
        e = max(a, b)
        strand = abs(math.sin(e * 21 * math.pi / 2)) ** 0.6
        edge = 1 - max(0, (e - 0.9) / 0.1) ** 2
        sink = 0.010 * (1 - e * e)
        return ((u - 0.5) * w, y, z - sink + 0.0035 * strand - th * 0.5 * (1 - edge**0.5 if edge > 0 else 1))

    sheet(fn, 84, 84, mat(m), sharp=0)
    for s in (-1, 1):
        beam(
            [
                ((-w0 / 2 if s < 0 else -w1 / 2, s * d / 2 * 0.97, z - th * 0.55), th * 0.8, th * 0.8),
                ((0, s * d / 2 * 0.97, z - th * 0.55), th * 0.8, th * 0.8),
                ((w0 / 2 if s < 0 else w1 / 2, s * d / 2 * 0.97, z - th * 0.55), th * 0.8, th * 0.8),
            ],
            mat(m),
            rnd=1,
        )
        beam(
            [
                ((s * w0 / 2 * 0.97, -d / 2, z - th * 0.55), th * 0.8, th * 0.8),
                ((s * (w0 + w1) / 4 * 0.97, 0, z - th * 0.55), th * 0.8, th * 0.8),
                ((s * w1 / 2 * 0.97, d / 2, z - th * 0.55), th * 0.8, th * 0.8),
            ],
            mat(m),
            rnd=1,
        )


def twisted(paths, m='enea', r=0.0030, lay=0.019):
    """Two-strand cords of rush through points, one mesh; every cord has its own tone (mesh attribute 'tone', 0 to 1)."""
    verts, faces, tones, n = [], [], [], 6
    for path in paths:
        pts, tone, turn, gone = [Vector(p) for p in smooth_path(path, 4)], RNG.random(), RNG.uniform(0, 6.28), 0.0
        for strand in (0, math.pi):
            first = len(verts)
            for k, p in enumerate(pts):
                gone = 0.0 if k == 0 else gone + (p - pts[k - 1]).length
                t = (pts[min(k + 1, len(pts) - 1)] - pts[max(k - 1, 0)]).normalized()
                side = t.cross(Vector((0.31, 0.17, 0.93))).normalized()
                up = side.cross(t)
                a = turn + strand + 2 * math.pi * gone / lay
                middle = p + (side * math.cos(a) + up * math.sin(a)) * r * 0.50
                thick = r * (0.62 + 0.07 * math.sin(43 * gone + turn))
                for q in range(n):
                    b = 2 * math.pi * q / n
                    verts.append(middle + (side * math.cos(b) + up * math.sin(b)) * thick)
                    tones.append(min(1, max(0, tone + 0.25 * math.sin(9 * gone + turn))))
                if k:
                    row = first + k * n
                    faces += [(row - n + q, row - n + (q + 1) % n, row + (q + 1) % n, row + q) for q in range(n)]
    me = mesh_of(verts, faces, mat(m), sharp=0)
    me.attributes.new('tone', 'FLOAT', 'POINT').data.foreach_set('value', tones)
    return put(me)


def woven_seat(done=0.5, pitch=0.0062):
    """Seat of rush cords on the bare rails of chair_ladder(seat=None), woven from its corners inwards as far as `done` (0.5: closed)."""
    z, over, y0, y1 = 0.425, 0.0158, -0.20, 0.195
    paths, count = [], int((done - 0.052) * 0.40 / pitch)

    def half(v):
        return 0.205 - 0.029 * v

    for right in (0, 1):
        for back in (0, 1):
            sx, sy = (1 if right else -1), (1 if back else -1)
            for k in range(count):
                t = 0.052 + k * pitch / 0.40
                slack = RNG.uniform(-0.0009, 0.0009)
                v = 1 - t if back else t
                x, y = sx * half(back) * (1 - 2 * t) + slack, y0 + (y1 - y0) * v + slack
                rise = 0.0035 * math.sin(math.pi * min(1, 2 * t)) + RNG.uniform(-0.0005, 0.0005)
                lap = [math.radians(a) for a in (-35, 10, 55, 100, 145, 178)]
                edge = y1 if back else y0
                path = [(x, edge + sy * over * math.sin(a), z - over * math.cos(a)) for a in lap]
                path += [(x + (sx * half(v) * (1 - 2 * t) - x) * q, edge + (y - edge) * q, z + over + rise * q) for q in (0.35, 0.7, 0.93)]
                path += [(sx * half(v) * (1 - 2 * t) + sx * 0.0015, y + sy * 0.0015, z + over - 0.0030)]
                path += [(sx * half(v) * (1 - 2 * t * q), y, z + over + rise * q) for q in (0.93, 0.7, 0.35)]
                path += [(sx * (half(v) + over * math.sin(a)), y, z - over * math.cos(a)) for a in lap[::-1]]
                paths.append(path)
                if right != back:  # the same cord on its way to the next corner, one layer deeper
                    w = half(v) * (1 - 2 * t)
                    paths.append([(w * q, y + 0.0015, z + 0.006 - 0.004 * (1 - q * q)) for q in (-1, -0.5, 0, 0.5, 1)])
                    xs = [sx * half(q) * (1 - 2 * t) + 0.0015 for q in (t, 0.5, 1 - t)]
                    paths.append([(x, y0 + (y1 - y0) * q, z + 0.001) for x, q in zip(xs, (t, 0.5, 1 - t), strict=True)])
    return twisted(paths)


def chair_ladder(m='oak', seat='rush', slats_n=3, h=0.88, m2=None, have=None):
    """Spanish ladder-back with a rush seat, 45 wide, seat at 45 cm; m2: another wood for the back slats and front legs.
    seat=None leaves the bare seat rails; have: the slats already in place (all if not given)."""
    mm, m2 = mat(m), mat(m2 or m)
    for s in (-1, 1):
        beam(
            [((s * 0.205, -0.20, 0), 0.024, 0.024), ((s * 0.205, -0.20, 0.25), 0.034, 0.034), ((s * 0.205, -0.20, 0.455), 0.034, 0.034)],
            m2,
            rnd=1,
        )
        lathe([(0.001, 0), (0.015, 0.001), (0.0172, 0.006), (0.015, 0.012), (0.001, 0.014)], mm, s * 0.205, -0.20, 0.45, n=20, smooth=2)
        beam(
            [
                ((s * 0.178, 0.225, 0), 0.026, 0.026),
                ((s * 0.176, 0.195, 0.25), 0.034, 0.034),
                ((s * 0.174, 0.192, 0.45), 0.034, 0.034),
                ((s * 0.172, 0.215, 0.66), 0.032, 0.032),
                ((s * 0.170, 0.262, h), 0.024, 0.024),
            ],
            mm,
            rnd=1,
        )
        for z in (0.16, 0.30):
            tube([(s * 0.205, -0.20, z), (s * 0.190, 0, z), (s * 0.177, 0.198, z)], [0.009, 0.012, 0.009], mm)
    for z in (0.20, 0.33):
        tube([(-0.205, -0.20, z), (0, -0.20, z), (0.205, -0.20, z)], [0.009, 0.012, 0.009], mm)
    tube([(-0.176, 0.197, 0.24), (0, 0.197, 0.24), (0.176, 0.197, 0.24)], [0.009, 0.012, 0.009], mm)
    for k in range(slats_n) if have is None else have:
        z = 0.56 + k * (h - 0.62) / max(1, slats_n - 1) * 0.92
        y = 0.200 + max(0, z - 0.56) * 0.175
        hh = 0.045 + 0.012 * k
        beam(
            [
                ((-0.17, y, z), 0.012, hh * 0.8),
                ((-0.085, y + 0.022, z), 0.012, hh),
                ((0, y + 0.029, z), 0.012, hh * 1.04),
                ((0.085, y + 0.022, z), 0.012, hh),
                ((0.17, y, z), 0.012, hh * 0.8),
            ],
            m2,
            rnd=0.8,
            cap=0,
        )
    if seat:
        rush_seat(0.415, 0.355, 0.40, 0.447, seat)
    else:
        for s in (-1, 1):
            tube([(s * 0.205, -0.20, 0.425), (s * 0.192, 0, 0.425), (s * 0.176, 0.195, 0.425)], [0.010, 0.0135, 0.010], mm)
        for x, y in ((0.205, -0.20), (0.176, 0.195)):
            tube([(-x, y, 0.425), (0, y, 0.425), (x, y, 0.425)], [0.010, 0.0135, 0.010], mm)


def chair_spindle(m='oak', spindles=7):
    """Side chair with a sawn seat, a fan of thin spindles and a bent crest rail, 46 wide, seat at 44 cm."""
    mm, z = mat(m), 0.424
    edge = [(0.205, -0.205), (0.228, -0.10), (0.215, 0.06), (0.165, 0.175), (0.075, 0.205)]
    edge = [(0, -0.215), *edge, *[(-x, y) for x, y in edge[::-1]], (0, -0.215)]
    with at(0, 0, z):
        plate([p[:2] for p in smooth_path([(*p, 0) for p in edge], 5)][:-1], 0.034, mm, 0.009, segs=3)
    for s in (-1, 1):
        for x, y, dx, dy in ((0.150, -0.140, 0.060, -0.070), (0.135, 0.130, 0.065, 0.095)):
            beam(
                [
                    ((s * (x + dx), y + dy, 0), 0.021, 0.021),
                    ((s * (x + 0.45 * dx), y + 0.45 * dy, 0.22), 0.034, 0.034),
                    ((s * x, y, z), 0.023, 0.023),
                ],
                mm,
                rnd=1,
            )
        tube([(s * 0.180, -0.176, 0.21), (s * 0.178, 0.0, 0.21), (s * 0.168, 0.178, 0.21)], [0.008, 0.012, 0.008], mm)
    tube([(-0.179, 0, 0.21), (0, 0, 0.21), (0.179, 0, 0.21)], [0.008, 0.012, 0.008], mm)

    def crest(x):
        return (x, 0.318 - 0.95 * x * x, 0.80 - 0.25 * x * x)

    for k in range(spindles):
        t = 2 * k / (spindles - 1) - 1
        x, outer = 0.155 * t, abs(t) > 0.99
        foot, head = (x, 0.178 - 0.075 * abs(t) ** 2.5, z), crest(0.195 * t)
        thick = 0.010 if outer else 0.0062
        mid = [(a + b) / 2 for a, b in zip(foot, head, strict=True)]
        tube([foot, (mid[0], mid[1] - 0.008, mid[2]), head], [thick, thick * 1.25, thick * 0.8], mm, smooth=3)
    beam([(crest(0.235 * (k / 8 - 1)), 0.019, 0.058 - 0.016 * abs(k / 8 - 1) ** 3) for k in range(17)], mm, rnd=0.7, cap=0.004)


def step_stool(m='ash', w=0.40):
    """Two steps between sawn cheeks, 42 cm high."""
    cheek = [(-0.19, 0), (-0.12, 0), (-0.10, 0.035), (-0.06, 0.055), (0.06, 0.055), (0.10, 0.035), (0.12, 0), (0.19, 0)]
    cheek += [(0.18, 0.40), (0.0, 0.40), (-0.005, 0.19), (-0.18, 0.19)]
    for s in (-1, 1):
        with at(s * (w / 2 - 0.030), 0, 0, rz=90), at(rx=90):
            plate(cheek, 0.022, mat(m), 0.002, grain='y')
    for y0, z in ((-0.20, 0.19), (-0.012, 0.40)):
        box(-w / 2, y0, z, w / 2, y0 + 0.205, z + 0.024, mat(m), 0.004)
    box(-w / 2 + 0.04, 0.0, 0.12, w / 2 - 0.04, 0.02, 0.19, mat(m), 0.002)
    box(-w / 2 + 0.04, 0.15, 0.32, w / 2 - 0.04, 0.17, 0.40, mat(m), 0.002)


def stool(m='oak', h=0.46, r=0.17, top_th=0.034):
    """Round three- or four-legged stool with a dished seat and splayed, through-wedged legs."""
    lathe(
        smooth_path(
            [
                (0.001, 0),
                (r * 0.7, 0),
                (r * 0.94, 0.006),
                (r, top_th * 0.55),
                (r * 0.985, top_th * 0.9),
                (r * 0.9, top_th),
                (r * 0.5, top_th - 0.006),
                (0.001, top_th - 0.009),
            ],
            4,
        ),
        mat(m),
        0,
        0,
        h - top_th,
        n=64,
        sharp=0,
        flat=True,
    )
    for k in range(4):
        a = math.radians(45 + 90 * k)
        t, b = r * 0.58, r * 0.98
        beam(
            [
                ((b * math.cos(a), b * math.sin(a), 0), 0.022, 0.022),
                ((t * 1.22 * math.cos(a), t * 1.22 * math.sin(a), h * 0.55), 0.036, 0.036),
                ((t * math.cos(a), t * math.sin(a), h - top_th * 0.5), 0.027, 0.027),
            ],
            mat(m),
            rnd=1,
        )
    for k in (0, 1):
        z = h * (0.34 + 0.08 * k)
        q = r * (0.98 - 0.40 * z / h) * 0.96
        a = math.radians(45 + 90 * k)
        tube([(q * math.cos(a), q * math.sin(a), z), (0, 0, z), (-q * math.cos(a), -q * math.sin(a), z)], [0.008, 0.0105, 0.008], mat(m))


def table(w=2.0, d=0.92, h=0.745, m='oak', style='taper', th=0.032, apron=0.085):
    """Dining table, centred. style: 'taper' (four legs) or 'trestle' (Spanish, with stretcher)."""
    top(-w / 2, -d / 2, w / 2, d / 2, h - th, m, th, bw=0.155, under=0.012 if style == 'taper' else 0)
    if style == 'taper':
        a = 0.062
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(sx * (w / 2 - 0.11), sy * (d / 2 - 0.09), h - th, a, 0.034, m, 0.3, (sx * 0.03, sy * 0.02))
        for sy in (-1, 1):
            y = sy * (d / 2 - 0.10)
            box(-w / 2 + 0.13, y - 0.011, h - th - apron, w / 2 - 0.13, y + 0.011, h - th, mat(m))
        for sx in (-1, 1):
            x = sx * (w / 2 - 0.12)
            box(x - 0.011, -d / 2 + 0.11, h - th - apron, x + 0.011, d / 2 - 0.11, h - th, mat(m))
    else:
        for sx in (-1, 1):
            x = sx * (w / 2 - 0.32)
            box(x - 0.035, -d * 0.40, h - th - 0.07, x + 0.035, d * 0.40, h - th, mat(m), 0.006)
            box(x - 0.04, -d * 0.42, 0, x + 0.04, d * 0.42, 0.07, mat(m), 0.008)
            for y in (-0.17, 0.17):
                beam([((x, y * 1.35, 0.06), 0.07, 0.055), ((x, y, h - th - 0.06), 0.07, 0.055)], mat(m), rnd=0.2)
        box(-w / 2 + 0.22, -0.0225, 0.28, w / 2 - 0.22, 0.0225, 0.38, mat(m), 0.004)


def bench(w=1.4, d=0.33, h=0.45, m='oak'):
    """Plank bench with splayed slab legs and a wedged stretcher, centred."""
    top(-w / 2, -d / 2, w / 2, d / 2, h - 0.038, m, 0.038, 0.004, bw=0.17)
    for s in (-1, 1):
        x = s * (w / 2 - 0.22)
        loc = Matrix.Translation((x + s * 0.012, 0, (h - 0.04) / 2)) @ frame(ry=90 + s * -3.5) @ frame(rz=0)
        hh = (h - 0.035) / 2
        poly = [
            (-hh, -d * 0.42),
            (hh, -d * 0.47),
            (hh, -d * 0.2),
            (hh * 0.72, -d * 0.13),
            (hh * 0.62, 0),
            (hh * 0.72, d * 0.13),
            (hh, d * 0.2),
            (hh, d * 0.47),
            (-hh, d * 0.42),
        ]
        plate(poly, 0.034, mat(m), 0.003, loc, bw=0.15)
    box(-w / 2 + 0.12, -0.015, h - 0.20, w / 2 - 0.12, 0.015, h - 0.12, mat(m), 0.003)


def sideboard(
    w=1.9,
    h=0.62,
    d=0.46,
    m='walnut',
    legs_h=0.17,
    fronts=('doors', 'drawers', 'doors'),
    inner='oak_pale',
    open_drawer=None,
    out=0.2,
    front=None,
    handle='knob',
    hm='brass',
    seed=0.43,
):
    """Low cabinet on tapered legs: mitred case, inset fronts with 2 mm shadow gaps; grain runs through the fronts."""
    th, z0 = 0.022, legs_h
    with at(-w / 2, -d / 2, z0):
        carcass(w, h, d, m, th, inside=inner)
        n = len(fronts)
        bay = (w - th * (n + 1)) / n
        for i, kind in enumerate(fronts):
            x = th + i * (bay + th)
            if i:
                box(x - th, 0.003, th, x, d - 0.01, h - th, mat(m), 0.001, grain='z', bw=0.13)
            g = 0.002
            if kind == 'drawers':
                nd = 3
                hh = (h - 2 * th - (nd + 1) * g) / nd
                for k in range(nd):
                    z = th + g + k * (hh + g)
                    is_open = open_drawer is not None and (i, k) == open_drawer
                    with at(x + g, 0.001, z):
                        drawer(
                            bay - 2 * g,
                            hh,
                            d - 0.03,
                            front or m,
                            inner,
                            out if is_open else 0,
                            0.02,
                            4,
                            handle,
                            dict(seed=seed, off=(x, z - h / 2, 0)),
                            hm=hm,
                        )
                    if is_open:
                        box(x, 0.03, z, x + bay, d - 0.02, z + 0.002, mat('dark'), 0)
            elif kind == 'slats':
                box(x, 0.02, th, x + bay, 0.03, h - th, mat('dark'), 0)
                with at(0, 0.002, 0):
                    slats(x + g, x + bay - g, th + g, h - th - g, front or m, 0.022, 0.0165, 0.018)
            elif kind == 'doors':
                dw = (bay - 3 * g) / 2
                for s in (0, 1):
                    dx = x + g + s * (dw + g)
                    with at(dx, 0.001, th + g):
                        slab(dw, h - 2 * th - 2 * g, front or m, 0.02, grain='x', seed=seed, off=(dx, 0, 0), bw=0.0)
                        if handle in ('knob', 'knobs'):
                            knob(dw - 0.035 if s == 0 else 0.035, (h - 2 * th) * 0.62, 0.011, m=hm)
                        elif handle == 'bar':
                            bar_handle(dw - 0.03 if s == 0 else 0.03, (h - 2 * th) * 0.6, 0.12, hm, upright=True)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(sx * (w / 2 - 0.12), sy * (d / 2 - 0.07), z0 + 0.002, 0.042, 0.024, m, 0.35, (sx * 0.035, sy * 0.02))
    for sy in (-1, 1):
        box(-w / 2 + 0.10, sy * (d / 2 - 0.07) - 0.01, z0 - 0.035, w / 2 - 0.10, sy * (d / 2 - 0.07) + 0.01, z0, mat(m), 0.002)


def bookcase(w, h, d, m='oak', bays=4, rows=5, th=0.028, base=0.45, base_front=None, fill=0.8, handle='knob', skip=(), deep=0.0):
    """Wall library: closed base with panel doors, open shelves above filled with books."""
    bw = (w - th) / bays
    if base:
        box(0.02, 0.06, 0, w - 0.02, d + deep, 0.08, mat('dark'), 0)
        with at(0, -deep, 0.08):
            carcass(w, base - 0.08, d + deep, m, th)
        box(-0.015, -deep - 0.02, base, w + 0.015, d, base + 0.03, mat(m), 0.004, bw=0.14)
        for i in range(bays):
            with at(i * bw + th / 2 + 0.002, -deep - 0.021, 0.082):
                ww, hh = bw - 0.004, base - 0.086
                for s in (0, 1):
                    with at(s * (ww / 2 + 0.001)):
                        shaker(ww / 2 - 0.001, hh, base_front or m, stile=0.055)
                        if handle:
                            knob(ww / 2 - 0.03 if s == 0 else 0.03, hh * 0.72, 0.011)
    z0 = base + (0.03 if base else 0)
    for i in range(bays + 1):
        box(i * bw, 0, z0, i * bw + th, d, h, mat(m), 0.0018, grain='z', bw=0.13)
    box(-0.02, -0.025, h, w + 0.02, d, h + 0.05, mat(m), 0.006)
    box(-0.03, -0.04, h + 0.05, w + 0.03, d, h + 0.075, mat(m), 0.010)
    box(0, d - 0.012, z0, w, d, h, mat(m), 0, grain='z', bw=0.15)
    rh = (h - z0) / rows
    for i in range(bays):
        x0, x1 = i * bw + th, (i + 1) * bw
        for k in range(rows):
            z = z0 + k * rh
            if k:
                box(x0, 0.004, z - th / 2, x1, d - 0.012, z + th / 2, mat(m), 0.0018, bw=0.13)
            if (i, k) not in skip:
                with at(x0 + 0.004, 0.045, z + (th / 2 if k else 0)):
                    books(0, x1 - x0 - 0.012, d - 0.06, min(0.30, rh - 0.055), 0.17, fill=fill)
