"""Pieces of furniture. Metres; each stands on z=0 at the origin of the current frame, its front towards -y."""
import math

from core import at, beam, box, lathe, plate, sheet, smooth_path, tube, frame
from joinery import bar_handle, carcass, drawer, knob, leg, shaker, slab, slats, top
from materials import mat
from mathutils import Matrix


def rush_seat(w0, w1, d, z, m='rush', th=0.034):
    """Woven seat: w0 wide in front (y=-d/2), w1 behind; strands run parallel to each edge and meet on the diagonals."""
    def fn(u, v):
        y = (v - .5) * d
        w = w0 + (w1 - w0) * v
        a, b = abs(2 * u - 1), abs(2 * v - 1)
        e = max(a, b)
        strand = abs(math.sin(e * 21 * math.pi / 2)) ** 0.6
        edge = (1 - max(0, (e - .9) / .1) ** 2)
        sink = 0.010 * (1 - e * e)
        return ((u - .5) * w, y, z - sink + 0.0035 * strand - th * .5 * (1 - edge ** .5 if edge > 0 else 1))
    sheet(fn, 84, 84, mat(m), sharp=0)
    for s in (-1, 1):
        beam([((-w0 / 2 if s < 0 else -w1 / 2, s * d / 2 * .97, z - th * .55), th * .8, th * .8), ((0, s * d / 2 * .97, z - th * .55), th * .8, th * .8),
              ((w0 / 2 if s < 0 else w1 / 2, s * d / 2 * .97, z - th * .55), th * .8, th * .8)], mat(m), rnd=1)
        beam([((s * w0 / 2 * .97, -d / 2, z - th * .55), th * .8, th * .8), ((s * (w0 + w1) / 4 * .97, 0, z - th * .55), th * .8, th * .8),
              ((s * w1 / 2 * .97, d / 2, z - th * .55), th * .8, th * .8)], mat(m), rnd=1)


def chair_ladder(m='oak', seat='rush', slats_n=3, h=0.88, m2=None, have=None):
    """Spanish ladder-back with a rush seat, 45 wide, seat at 45 cm; m2: another wood for the back slats and front legs.
    seat=None leaves the bare seat rails; have: the slats already in place (all if not given)."""
    mm, m2 = mat(m), mat(m2 or m)
    for s in (-1, 1):
        beam([((s * .205, -.20, 0), .024, .024), ((s * .205, -.20, .25), .034, .034), ((s * .205, -.20, .455), .034, .034)], m2, rnd=1)
        lathe([(.001, 0), (.015, .001), (.0172, .006), (.015, .012), (.001, .014)], mm, s * .205, -.20, .45, n=20, smooth=2)
        beam([((s * .178, .225, 0), .026, .026), ((s * .176, .195, .25), .034, .034), ((s * .174, .192, .45), .034, .034),
              ((s * .172, .215, .66), .032, .032), ((s * .170, .262, h), .024, .024)], mm, rnd=1)
        for z in (.16, .30):
            tube([(s * .205, -.20, z), (s * .190, 0, z), (s * .177, .198, z)], [.009, .012, .009], mm)
    for z in (.20, .33):
        tube([(-.205, -.20, z), (0, -.20, z), (.205, -.20, z)], [.009, .012, .009], mm)
    tube([(-.176, .197, .24), (0, .197, .24), (.176, .197, .24)], [.009, .012, .009], mm)
    for k in range(slats_n) if have is None else have:
        z = .56 + k * (h - .62) / max(1, slats_n - 1) * .92
        y = .200 + max(0, z - .56) * .175
        hh = .045 + .012 * k
        beam([((-.17, y, z), .012, hh * .8), ((-.085, y + .022, z), .012, hh), ((0, y + .029, z), .012, hh * 1.04), ((.085, y + .022, z), .012, hh), ((.17, y, z), .012, hh * .8)],
             m2, rnd=0.8, cap=0)
    if seat:
        rush_seat(.415, .355, .40, .447, seat)
    else:
        for s in (-1, 1):
            tube([(s * .205, -.20, .425), (s * .192, 0, .425), (s * .176, .195, .425)], [.010, .0135, .010], mm)
        for x, y in ((.205, -.20), (.176, .195)):
            tube([(-x, y, .425), (0, y, .425), (x, y, .425)], [.010, .0135, .010], mm)


def chair_bow(m='walnut', seat='rush'):
    """Armchair with a bent bow rail and a split splat, 55 wide, seat at 44 cm."""
    mm = mat(m)
    arc = []
    for k in range(17):
        a = math.radians(-28 + 236 * k / 16)
        arc.append((.272 * math.cos(a), .035 + .215 * math.sin(a), .685 + .045 * max(0, math.sin(a)) ** 1.5))
    beam([(p, .030 - .006 * abs(k - 8) / 8, .026 - .004 * abs(k - 8) / 8) for k, p in enumerate(arc)], mm, rnd=0.95, cap=.003)
    for s in (-1, 1):
        beam([((s * .225, -.215, 0), .025, .025), ((s * .222, -.20, .22), .036, .036), ((s * .22, -.19, .44), .032, .032)], mm, rnd=1)
        beam([((s * .21, .235, 0), .024, .024), ((s * .198, .205, .22), .033, .033), ((s * .196, .19, .43), .036, .036), ((s * .225, .165, .58), .03, .03),
              ((s * .262, .085, .685), .023, .023)], mm, rnd=1)
        beam([((s * .215, -.19, .405), .020, .034), ((s * .198, .19, .405), .020, .034)], mm, rnd=.6)
        tube([(s * .222, -.2, .25), (s * .2, .2, .27)], .0095, mm)
        beam([((s * .012, .198, .42), .016, .011), ((s * .018, .232, .58), .020, .010), ((s * .075, .252, .715), .024, .010)], mm, rnd=.7)
    beam([((0, .196, .40), .055, .012), ((0, .215, .5), .045, .011), ((0, .234, .60), .04, .011)], mm, rnd=.6)
    for y, z in ((-.19, .405), (.19, .405)):
        beam([((-.21, y, z), .020, .034), ((.21, y, z), .020, .034)], mm, rnd=.6)
    for y, z in ((-.2, .21), (.205, .2)):
        tube([(-.21, y, z), (.21, y, z)], .0095, mm)
    rush_seat(.43, .385, .385, .442, seat)


def stool(m='oak', h=0.46, r=0.17, top_th=0.034):
    """Round three- or four-legged stool with a dished seat and splayed, through-wedged legs."""
    lathe(smooth_path([(.001, 0), (r * .7, 0), (r * .94, .006), (r, top_th * .55), (r * .985, top_th * .9), (r * .9, top_th), (r * .5, top_th - .006), (.001, top_th - .009)], 4),
          mat(m), 0, 0, h - top_th, n=64, sharp=0, flat=True)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        t, b = r * .58, r * .98
        beam([((b * math.cos(a), b * math.sin(a), 0), .022, .022), ((t * 1.22 * math.cos(a), t * 1.22 * math.sin(a), h * .55), .036, .036),
              ((t * math.cos(a), t * math.sin(a), h - top_th * .5), .027, .027)], mat(m), rnd=1)
    for k in (0, 1):
        z = h * (.34 + .08 * k)
        q = r * (.98 - .40 * z / h) * .96
        a = math.radians(45 + 90 * k)
        tube([(q * math.cos(a), q * math.sin(a), z), (0, 0, z), (-q * math.cos(a), -q * math.sin(a), z)], [.008, .0105, .008], mat(m))


def table(w=2.0, d=0.92, h=0.745, m='oak', style='taper', th=0.032, apron=0.085):
    """Dining table, centred. style: 'taper' (four legs) or 'trestle' (Spanish, with stretcher)."""
    top(-w / 2, -d / 2, w / 2, d / 2, h - th, m, th, bw=0.155, under=0.012 if style == 'taper' else 0)
    if style == 'taper':
        a = .062
        for sx in (-1, 1):
            for sy in (-1, 1):
                leg(sx * (w / 2 - .11), sy * (d / 2 - .09), h - th, a, .034, m, .3, (sx * .03, sy * .02))
        for sy in (-1, 1):
            y = sy * (d / 2 - .10)
            box(-w / 2 + .13, y - .011, h - th - apron, w / 2 - .13, y + .011, h - th, mat(m))
        for sx in (-1, 1):
            x = sx * (w / 2 - .12)
            box(x - .011, -d / 2 + .11, h - th - apron, x + .011, d / 2 - .11, h - th, mat(m))
    else:
        for sx in (-1, 1):
            x = sx * (w / 2 - .32)
            box(x - .035, -d * .40, h - th - .07, x + .035, d * .40, h - th, mat(m), .006)
            box(x - .04, -d * .42, 0, x + .04, d * .42, .07, mat(m), .008)
            for y in (-.17, .17):
                beam([((x, y * 1.35, .06), .07, .055), ((x, y, h - th - .06), .07, .055)], mat(m), rnd=.2)
        box(-w / 2 + .22, -.0225, .28, w / 2 - .22, .0225, .38, mat(m), .004)


def bench(w=1.4, d=0.33, h=0.45, m='oak'):
    """Plank bench with splayed slab legs and a wedged stretcher, centred."""
    top(-w / 2, -d / 2, w / 2, d / 2, h - .038, m, .038, .004, bw=0.17)
    for s in (-1, 1):
        x = s * (w / 2 - .22)
        loc = Matrix.Translation((x + s * .012, 0, (h - .04) / 2)) @ frame(ry=90 + s * -3.5) @ frame(rz=0)
        hh = (h - .035) / 2
        poly = [(-hh, -d * .42), (hh, -d * .47), (hh, -d * .2), (hh * .72, -d * .13), (hh * .62, 0), (hh * .72, d * .13), (hh, d * .2), (hh, d * .47), (-hh, d * .42)]
        plate(poly, .034, mat(m), .003, loc, bw=.15)
    box(-w / 2 + .12, -.015, h - .20, w / 2 - .12, .015, h - .12, mat(m), .003)


def sideboard(w=1.9, h=0.62, d=0.46, m='walnut', legs_h=0.17, fronts=('doors', 'drawers', 'doors'), inner='oak_pale', open_drawer=None,
              out=0.2, front=None, handle='knob', hm='brass', open_door=None, seed=0.43):
    """Low cabinet on tapered legs: mitred case, inset fronts with 2 mm shadow gaps; grain runs through the fronts."""
    th, z0 = .022, legs_h
    with at(-w / 2, -d / 2, z0):
        carcass(w, h, d, m, th, inside=inner)
        n = len(fronts)
        bay = (w - th * (n + 1)) / n
        for i, kind in enumerate(fronts):
            x = th + i * (bay + th)
            if i:
                box(x - th, .003, th, x, d - .01, h - th, mat(m), .001, grain='z', bw=.13)
            g = .002
            if kind == 'drawers':
                nd = 3
                hh = (h - 2 * th - (nd + 1) * g) / nd
                for k in range(nd):
                    z = th + g + k * (hh + g)
                    is_open = open_drawer is not None and (i, k) == open_drawer
                    with at(x + g, .001, z):
                        drawer(bay - 2 * g, hh, d - .03, front or m, inner, out if is_open else 0, .02, 4, handle,
                               dict(seed=seed, off=(x, z - h / 2, 0)), hm=hm)
                    if is_open:
                        box(x, .03, z, x + bay, d - .02, z + .002, mat('dark'), 0)
            elif kind == 'slats':
                box(x, .02, th, x + bay, .03, h - th, mat('dark'), 0)
                with at(0, .002, 0):
                    slats(x + g, x + bay - g, th + g, h - th - g, front or m, .022, .0165, .018)
            elif kind == 'doors':
                dw = (bay - 3 * g) / 2
                for s in (0, 1):
                    dx = x + g + s * (dw + g)
                    with at(dx, .001, th + g):
                        slab(dw, h - 2 * th - 2 * g, front or m, .02, grain='x', seed=seed, off=(dx, 0, 0), bw=.0)
                        if handle in ('knob', 'knobs'):
                            knob(dw - .035 if s == 0 else .035, (h - 2 * th) * .62, .011, m=hm)
                        elif handle == 'bar':
                            bar_handle(dw - .03 if s == 0 else .03, (h - 2 * th) * .6, .12, hm, upright=True)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(sx * (w / 2 - .12), sy * (d / 2 - .07), z0 + .002, .042, .024, m, .35, (sx * .035, sy * .02))
    for sy in (-1, 1):
        box(-w / 2 + .10, sy * (d / 2 - .07) - .01, z0 - .035, w / 2 - .10, sy * (d / 2 - .07) + .01, z0, mat(m), .002)


def bookcase(w, h, d, m='oak', bays=4, rows=5, th=0.028, base=0.45, base_front=None, fill=0.8, handle='knob', skip=(), deep=0.0):
    """Wall library: closed base with panel doors, open shelves above filled with books."""
    from props import books
    bw = (w - th) / bays
    if base:
        box(.02, .06, 0, w - .02, d + deep, .08, mat('dark'), 0)
        with at(0, -deep, .08):
            carcass(w, base - .08, d + deep, m, th)
        box(-.015, -deep - .02, base, w + .015, d, base + .03, mat(m), .004, bw=.14)
        for i in range(bays):
            with at(i * bw + th / 2 + .002, -deep - .021, .082):
                ww, hh = bw - .004, base - .086
                for s in (0, 1):
                    with at(s * (ww / 2 + .001)):
                        shaker(ww / 2 - .001, hh, base_front or m, stile=.055)
                        if handle:
                            knob(ww / 2 - .03 if s == 0 else .03, hh * .72, .011)
    z0 = base + (.03 if base else 0)
    for i in range(bays + 1):
        box(i * bw, 0, z0, i * bw + th, d, h, mat(m), .0018, grain='z', bw=.13)
    box(-.02, -.025, h, w + .02, d, h + .05, mat(m), .006)
    box(-.03, -.04, h + .05, w + .03, d, h + .075, mat(m), .010)
    box(0, d - .012, z0, w, d, h, mat(m), 0, grain='z', bw=.15)
    rh = (h - z0) / rows
    for i in range(bays):
        x0, x1 = i * bw + th, (i + 1) * bw
        for k in range(rows):
            z = z0 + k * rh
            if k:
                box(x0, .004, z - th / 2, x1, d - .012, z + th / 2, mat(m), .0018, bw=.13)
            if (i, k) not in skip:
                with at(x0 + .004, .045, z + (th / 2 if k else 0)):
                    books(0, x1 - x0 - .012, d - .06, min(.30, rh - .055), .17, fill=fill)
