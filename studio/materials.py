"""Materials by name: mat('oak'), mat('green'), … Colours are linear RGB, lengths metres."""

from core import MATS
from nodes import G


def wood(name, early, late, ring=0.004, rings=0.5, pores=0.5, rays=0.0, streak=0.5, rough=0.42, coat=0.12, grey=0.0,
         porous_early=True, taper=0.03, checks=0.0):
    """Solid wood. Growth rings are the distance from a pith that lies off the board and wanders along the fibre
    (local X). early, late: ground and line colour; ring: mean year (m); rings, pores, rays, streak: strength 0–1.
    taper: how fast the trunk thins along the fibre (more cathedrals); checks: drying cracks that run from the heart in an end."""
    g = G(name)
    a = lambda n: g.attr(n)
    seed0, bw, bl = a('seed'), a('bw'), a('bl')
    x, y, z = g.split(g.vmath('ADD', g.coord('Object'), g.attr('off', vector=True)))
    # glued-up or laid boards: index across (bw) and along (bl), each its own tree
    has, hasl = g.m('GREATER_THAN', bw, 0.001), g.m('GREATER_THAN', bl, 0.001)
    sbw, sbl = g.m('MAXIMUM', bw, 0.001), g.m('MAXIMUM', bl, 0.001)
    iy = g.m('MULTIPLY', g.m('FLOOR', g.m('DIVIDE', y, sbw)), has)
    fy = g.m('FRACT', g.m('DIVIDE', y, sbw))
    y = g.mixf(has, y, g.m('MULTIPLY', g.m('SUBTRACT', fy, 0.5), sbw))
    stag = g.m('FRACT', g.m('MULTIPLY', g.m('ADD', iy, seed0), 0.6180))
    ux = g.m('ADD', g.m('DIVIDE', x, sbl), g.m('MULTIPLY', stag, 3.0))
    ix = g.m('MULTIPLY', g.m('FLOOR', ux), hasl)
    seed = g.m('FRACT', g.m('ADD', seed0, g.m('ADD', g.m('MULTIPLY', iy, 0.3719), g.m('MULTIPLY', ix, 0.7297))))
    rnd2, rnd3 = g.m('FRACT', g.m('MULTIPLY', seed, 7.31)), g.m('FRACT', g.m('MULTIPLY', seed, 13.77))
    sh = g.m('MULTIPLY', seed, 91.0)
    # pith
    nx = g.m('ADD', g.m('MULTIPLY', x, 0.9), sh)
    wob = g.noise(g.vec(nx, g.m('MULTIPLY', y, 1.2), sh), 1.0, 1.5, vector=True)
    wy, wz, _ = g.split(wob)
    py = g.m('ADD', g.m('MULTIPLY', g.m('SUBTRACT', seed, 0.5), 0.13), g.m('MULTIPLY', g.m('SUBTRACT', wy, 0.5), 0.10))
    pz = g.m('ADD', g.m('MULTIPLY', rnd2, -0.15), g.m('SUBTRACT', g.m('MULTIPLY', g.m('SUBTRACT', wz, 0.5), 0.075), 0.03))
    dy, dz = g.m('SUBTRACT', y, py), g.m('SUBTRACT', z, pz)
    r = g.m('SQRT', g.m('ADD', g.m('MULTIPLY', dy, dy), g.m('MULTIPLY', dz, dz)))
    r = g.m('ADD', r, g.m('MULTIPLY', x, g.m('MULTIPLY', g.m('SUBTRACT', rnd3, 0.5), taper)))
    fine = g.noise(g.vec(g.m('ADD', g.m('MULTIPLY', x, 5.0), sh), g.m('MULTIPLY', y, 55.0), g.m('MULTIPLY', z, 55.0)), 1.0, 2)
    rr = g.m('DIVIDE', g.m('ADD', r, g.m('MULTIPLY', g.m('SUBTRACT', fine, 0.5), ring * 0.8)), ring)
    years = g.noise(g.vec(g.m('MULTIPLY', r, 45.0), sh, sh), 1.0, 1)
    rr = g.m('ADD', rr, g.m('MULTIPLY', years, 4.0))
    f = g.m('FRACT', rr)
    if porous_early:   # oak, ash, chestnut: the year starts with a dark porous band that fades
        line = g.m('MULTIPLY', g.m('POWER', g.m('SUBTRACT', 1.0, f), 2.2), g.m('MINIMUM', g.m('MULTIPLY', f, 12.0), 1.0))
    else:              # pine, cherry, walnut: slow darkening, sudden spring
        line = g.m('MULTIPLY', g.m('POWER', f, 2.6), g.m('MINIMUM', g.m('MULTIPLY', g.m('SUBTRACT', 1.0, f), 9.0), 1.0))
    yr = g.noise(g.vec(g.m('MULTIPLY', g.m('FLOOR', rr), 3.7), sh, sh), 1.0, 0)
    line = g.m('MULTIPLY', line, g.m('ADD', 0.25, g.m('MULTIPLY', yr, 1.3)))
    fx = g.m('ADD', g.m('MULTIPLY', x, 11.0), sh)
    fib = g.noise(g.vec(fx, g.m('MULTIPLY', y, 620.0), g.m('MULTIPLY', z, 620.0)), 1.0, 2, 0.65)
    band = g.noise(g.vec(g.m('ADD', g.m('MULTIPLY', x, 1.1), sh), g.m('MULTIPLY', y, 34.0), g.m('MULTIPLY', z, 34.0)), 1.0, 3, 0.6)
    pn = g.noise(g.vec(g.m('ADD', g.m('MULTIPLY', x, 75.0), sh), g.m('MULTIPLY', y, 1500.0), g.m('MULTIPLY', z, 1500.0)), 1.0, 0)
    pore = g.sstep(pn, 0.60, 0.70)
    pore = g.m('MULTIPLY', pore, g.m('ADD', 0.35, g.m('MULTIPLY', line, 1.2)))
    mix = g.m('ADD', g.m('MULTIPLY', line, rings), g.m('MULTIPLY', g.m('SUBTRACT', fib, 0.48), 0.55))
    mix = g.m('ADD', mix, g.m('MULTIPLY', g.m('SUBTRACT', band, 0.47), streak * 1.5))
    mix = g.m('ADD', mix, g.m('MULTIPLY', pore, pores))
    if rays:
        rn = g.noise(g.vec(g.m('ADD', g.m('MULTIPLY', x, 38.0), sh), g.m('MULTIPLY', y, 480.0), g.m('MULTIPLY', z, 90.0)), 1.0, 1)
        mix = g.m('ADD', mix, g.m('MULTIPLY', g.sstep(rn, 0.66, 0.72), rays))
        quarter = g.m('ABSOLUTE', g.m('DIVIDE', dy, r))       # 1 where rings stand upright: silver figure
        fl = g.noise(g.vec(g.m('ADD', g.m('MULTIPLY', x, 26.0), sh), g.m('MULTIPLY', y, 110.0), sh), 1.0, 1.5)
        mix = g.m('SUBTRACT', mix, g.m('MULTIPLY', g.m('MULTIPLY', g.sstep(fl, 0.6, 0.68), g.sstep(quarter, 0.7, 0.95)), rays * 0.7))
    if checks:
        ang = g.m('ARCTAN2', dy, dz)
        spokes = g.noise(g.vec(g.m('MULTIPLY', g.m('COSINE', ang), 7.0), g.m('MULTIPLY', g.m('SINE', ang), 7.0), g.m('ADD', sh, g.m('MULTIPLY', r, 3.0))), 1.0, 2, 0.7)
        crack = g.sstep(g.m('ABSOLUTE', g.m('SUBTRACT', spokes, 0.5)), g.m('DIVIDE', 0.0009, g.m('ADD', r, 0.012)), 0.0)
        spoke_on = g.sstep(g.noise(g.vec(g.m('COSINE', ang), g.m('SINE', ang), sh), 1.6, 1), 0.50, 0.56)
        far = g.m('MULTIPLY', g.sstep(r, 0.085, 0.02), spoke_on)
        mix = g.m('ADD', mix, g.m('MULTIPLY', g.m('MULTIPLY', crack, far), checks))
    col = g.mix(mix, early, late, clamp=True)
    val = g.m('ADD', 0.87, g.m('MULTIPLY', rnd3, 0.26))
    col = g.hsv(col, g.m('ADD', 0.4955, g.m('MULTIPLY', rnd2, 0.009)), g.m('ADD', 0.93, g.m('MULTIPLY', seed, 0.14)), val)
    if grey:
        wn = g.noise(g.coord('Object'), 9.0, 3)
        col = g.mix(g.m('MULTIPLY', g.sstep(wn, 0.25, 0.7), grey), col, (0.27, 0.255, 0.235))
    # the line between two boards
    edge = g.m('MULTIPLY', g.m('MINIMUM', fy, g.m('SUBTRACT', 1.0, fy)), sbw)
    fux = g.m('FRACT', ux)
    edgex = g.m('MULTIPLY', g.m('MINIMUM', fux, g.m('SUBTRACT', 1.0, fux)), sbl)
    gapw = g.m('MULTIPLY', g.m('ADD', 0.0003, g.m('MULTIPLY', hasl, 0.0009)), 1.0)
    gap = g.m('MAXIMUM', g.m('MULTIPLY', g.m('LESS_THAN', edge, gapw), has), g.m('MULTIPLY', g.m('LESS_THAN', edgex, gapw), hasl))
    col = g.mix(g.m('MULTIPLY', gap, 0.7), col, tuple(c * 0.18 for c in late))
    rg = g.m('ADD', rough - 0.07, g.m('ADD', g.m('MULTIPLY', fib, 0.16), g.m('MULTIPLY', pore, 0.15)))
    # the bump node evaluates its input three times: keep the ring chain out of it
    bump = g.bump(g.m('SUBTRACT', g.m('MULTIPLY', fib, 0.35), g.sstep(pn, 0.60, 0.70)), 0.3, 0.0005)
    full = g.bsdf(col, rg, normal=bump, coat=coat, coat_rough=0.32)
    mean = tuple(e * 0.72 + l * 0.28 for e, l in zip(early, late))
    return g.finish(full, cheap=mean)


def plain(name, c, rough=0.6, metal=0.0, coat=0.0, spec=0.5, wear=0.0, bump=0.0, bscale=60.0, sheen=0.0, vary=0.0):
    """Even material with a breath of variation: vary (colour), bump (strength at 1/bscale m)."""
    g = G(name)
    col, rg, nrm = c, rough, None
    if vary or wear:
        n = g.noise(g.coord('Object'), 5.0, 3)
        col = g.mix(n, tuple(v * (1 - vary) for v in c), tuple(min(1, v * (1 + vary)) for v in c))
        rg = g.m('ADD', rough - 0.08, g.m('MULTIPLY', n, 0.16))
    if bump:
        nrm = g.bump(g.noise(g.coord('Object'), bscale, 2), bump, 0.002)
    return g.finish(g.bsdf(col, rg, metal=metal, normal=nrm, coat=coat, spec=spec, sheen=sheen))


def painted(name, c, rough=0.38):
    """Lacquered or hand-painted front: faint orange peel and gloss variation; the edge stays crisp."""
    g = G(name)
    n = g.noise(g.coord('Object'), 3.0, 2)
    seed = g.attr('seed')
    col = g.hsv(c, 0.5, 1.0, g.m('ADD', 0.96, g.m('MULTIPLY', seed, 0.08)))
    fine = g.noise(g.coord('Object'), 420.0, 1)
    return g.finish(g.bsdf(col, g.m('ADD', rough - 0.05, g.m('MULTIPLY', n, 0.1)), normal=g.bump(fine, 0.05, 0.0008),
                           coat=0.25, coat_rough=0.22), cheap=c)


def plaster(name, c, uneven=1.0):
    """Lime plaster in world coordinates: trowel clouds, slow unevenness, fine sand."""
    g = G(name)
    p = g.coord('World')
    cloud = g.noise(p, 1.3, 4, 0.6)
    trowel = g.noise(p, 5.0, 3, 0.55)
    sand = g.noise(p, 160.0, 1)
    k = g.m('ADD', g.m('MULTIPLY', g.m('SUBTRACT', cloud, 0.5), 0.16 * uneven), g.m('MULTIPLY', g.m('SUBTRACT', trowel, 0.5), 0.07 * uneven))
    col = g.hsv(c, 0.5, 1.0, g.m('ADD', 1.0, k))
    h = g.m('ADD', g.noise(p, 5.0, 1), g.m('MULTIPLY', sand, 0.10))
    return g.finish(g.bsdf(col, 0.88, normal=g.bump(h, 0.35 * uneven, 0.012), spec=0.25), cheap=c)


def tiles(name, c, size=0.3, grout=(0.42, 0.37, 0.31), ratio=1.0, rough=0.5, vary=0.25, gw=0.003, offset=0.0, axis='xy', coat=0.0):
    """Laid tiles, size (m) by size*ratio, joints gw; each tile its own colour, hollows and gloss."""
    g = G(name)
    x, y, z = g.split(g.coord('World'))
    u, v = {'xy': (x, y), 'xz': (x, z), 'yz': (y, z)}[axis]
    v = g.m('DIVIDE', v, size * ratio)
    u = g.m('ADD', g.m('DIVIDE', u, size), g.m('MULTIPLY', g.m('FLOOR', v), offset))
    cell = g.white(g.vec(g.m('FLOOR', u), g.m('FLOOR', v), 0.0))
    fu, fv = g.m('FRACT', u), g.m('FRACT', v)
    e = g.m('MINIMUM', g.m('MULTIPLY', g.m('MINIMUM', fu, g.m('SUBTRACT', 1, fu)), size),
            g.m('MULTIPLY', g.m('MINIMUM', fv, g.m('SUBTRACT', 1, fv)), size * ratio))
    n = g.noise(g.coord('World'), 14.0, 4, 0.6)
    wob = g.m('ADD', e, g.m('MULTIPLY', g.m('SUBTRACT', n, 0.5), 0.003))
    body = g.sstep(wob, gw * 0.6, gw * 1.4)
    col = g.hsv(c, g.m('ADD', 0.493, g.m('MULTIPLY', cell, 0.014)), 1.0,
                g.m('ADD', 1 - vary, g.m('ADD', g.m('MULTIPLY', cell, vary), g.m('MULTIPLY', n, vary))))
    col = g.mix(body, grout, col)
    rg = g.mixf(body, 0.9, g.m('ADD', rough - 0.1, g.m('MULTIPLY', n, 0.25)))
    h = g.m('ADD', g.sstep(e, gw * 0.4, gw * 3), g.m('MULTIPLY', g.noise(g.coord('World'), 14.0, 1), 0.25))
    return g.finish(g.bsdf(col, rg, normal=g.bump(h, 0.5, 0.003), coat=coat), cheap=c)


def mat(name):
    """Material by name, made once per scene (definitions in palette.py)."""
    if name not in MATS:
        from palette import PALETTE
        MATS[name] = PALETTE[name](name)
        MATS[name].name = name
    return MATS[name]
