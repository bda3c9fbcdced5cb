"""Materials by name: mat('oak'), mat('green'), … Colours are linear RGB, lengths metres."""

from nodes import Graph


def wood(
    name,
    early,
    late,
    ring=0.004,
    rings=0.5,
    pores=0.5,
    rays=0.0,
    streak=0.5,
    rough=0.42,
    coat=0.12,
    grey=0.0,
    porous_early=True,
    taper=0.03,
    checks=0.0,
    end=0.0,
    wear=None,
):
    """Solid wood. Growth rings are the distance from a pith that lies off the board and wanders along the fibre
    (local X). early, late: ground and line colour; ring: mean year (m); rings, pores, rays, streak: strength 0–1.
    taper: how fast the trunk thins along the fibre (more cathedrals); checks: drying cracks that run from the heart in an end;
    end: how much darker a cut across the fibre is.
    wear: what use has done, a function (graph, colour, roughness, coat) -> the same three (wear.py)."""
    graph = Graph(name)

    def a(n):
        return graph.attribute(n)

    seed0, bw, bl = a('seed'), a('bw'), a('bl')
    x, y, z = graph.split(graph.vector_math('ADD', graph.coord('Object'), graph.attribute('off', vector=True)))
    # glued-up or laid boards: index across (bw) and along (bl), each its own tree
    has, hasl = graph.math('GREATER_THAN', bw, 0.001), graph.math('GREATER_THAN', bl, 0.001)
    sbw, sbl = graph.math('MAXIMUM', bw, 0.001), graph.math('MAXIMUM', bl, 0.001)
    iy = graph.math('MULTIPLY', graph.math('FLOOR', graph.math('DIVIDE', y, sbw)), has)
    fy = graph.math('FRACT', graph.math('DIVIDE', y, sbw))
    y = graph.mix_float(has, y, graph.math('MULTIPLY', graph.math('SUBTRACT', fy, 0.5), sbw))
    stag = graph.math('FRACT', graph.math('MULTIPLY', graph.math('ADD', iy, seed0), 0.6180))
    ux = graph.math('ADD', graph.math('DIVIDE', x, sbl), graph.math('MULTIPLY', stag, 3.0))
    ix = graph.math('MULTIPLY', graph.math('FLOOR', ux), hasl)
    seed = graph.math(
        'FRACT', graph.math('ADD', seed0, graph.math('ADD', graph.math('MULTIPLY', iy, 0.3719), graph.math('MULTIPLY', ix, 0.7297)))
    )
    rnd2, rnd3 = graph.math('FRACT', graph.math('MULTIPLY', seed, 7.31)), graph.math('FRACT', graph.math('MULTIPLY', seed, 13.77))
    sh = graph.math('MULTIPLY', seed, 91.0)
    # pith
    nx = graph.math('ADD', graph.math('MULTIPLY', x, 0.9), sh)
    wob = graph.noise(graph.vector(nx, graph.math('MULTIPLY', y, 1.2), sh), 1.0, 1.5, vector=True)
    wy, wz, _ = graph.split(wob)
    py = graph.math(
        'ADD',
        graph.math('MULTIPLY', graph.math('SUBTRACT', seed, 0.5), 0.13),
        graph.math('MULTIPLY', graph.math('SUBTRACT', wy, 0.5), 0.10),
    )
    pz = graph.math(
        'ADD',
        graph.math('MULTIPLY', rnd2, -0.15),
        graph.math('SUBTRACT', graph.math('MULTIPLY', graph.math('SUBTRACT', wz, 0.5), 0.075), 0.03),
    )
    dy, dz = graph.math('SUBTRACT', y, py), graph.math('SUBTRACT', z, pz)
    r = graph.math('SQRT', graph.math('ADD', graph.math('MULTIPLY', dy, dy), graph.math('MULTIPLY', dz, dz)))
    r = graph.math('ADD', r, graph.math('MULTIPLY', x, graph.math('MULTIPLY', graph.math('SUBTRACT', rnd3, 0.5), taper)))
    fine = graph.noise(
        graph.vector(
            graph.math('ADD', graph.math('MULTIPLY', x, 5.0), sh), graph.math('MULTIPLY', y, 55.0), graph.math('MULTIPLY', z, 55.0)
        ),
        1.0,
        2,
    )
    rr = graph.math('DIVIDE', graph.math('ADD', r, graph.math('MULTIPLY', graph.math('SUBTRACT', fine, 0.5), ring * 0.8)), ring)
    years = graph.noise(graph.vector(graph.math('MULTIPLY', r, 45.0), sh, sh), 1.0, 1)
    rr = graph.math('ADD', rr, graph.math('MULTIPLY', years, 4.0))
    f = graph.math('FRACT', rr)
    if porous_early:  # oak, ash, chestnut: the year starts with a dark porous band that fades
        line = graph.math(
            'MULTIPLY',
            graph.math('POWER', graph.math('SUBTRACT', 1.0, f), 2.2),
            graph.math('MINIMUM', graph.math('MULTIPLY', f, 12.0), 1.0),
        )
    else:  # pine, cherry, walnut: slow darkening, sudden spring
        line = graph.math(
            'MULTIPLY', graph.math('POWER', f, 2.6), graph.math('MINIMUM', graph.math('MULTIPLY', graph.math('SUBTRACT', 1.0, f), 9.0), 1.0)
        )
    yr = graph.noise(graph.vector(graph.math('MULTIPLY', graph.math('FLOOR', rr), 3.7), sh, sh), 1.0, 0)
    line = graph.math('MULTIPLY', line, graph.math('ADD', 0.25, graph.math('MULTIPLY', yr, 1.3)))
    fx = graph.math('ADD', graph.math('MULTIPLY', x, 11.0), sh)
    fib = graph.noise(graph.vector(fx, graph.math('MULTIPLY', y, 620.0), graph.math('MULTIPLY', z, 620.0)), 1.0, 2, 0.65)
    band = graph.noise(
        graph.vector(
            graph.math('ADD', graph.math('MULTIPLY', x, 1.1), sh), graph.math('MULTIPLY', y, 34.0), graph.math('MULTIPLY', z, 34.0)
        ),
        1.0,
        3,
        0.6,
    )
    pn = graph.noise(
        graph.vector(
            graph.math('ADD', graph.math('MULTIPLY', x, 75.0), sh), graph.math('MULTIPLY', y, 1500.0), graph.math('MULTIPLY', z, 1500.0)
        ),
        1.0,
        0,
    )
    pore = graph.smoothstep(pn, 0.60, 0.70)
    pore = graph.math('MULTIPLY', pore, graph.math('ADD', 0.35, graph.math('MULTIPLY', line, 1.2)))
    mix = graph.math('ADD', graph.math('MULTIPLY', line, rings), graph.math('MULTIPLY', graph.math('SUBTRACT', fib, 0.48), 0.55))
    mix = graph.math('ADD', mix, graph.math('MULTIPLY', graph.math('SUBTRACT', band, 0.47), streak * 1.5))
    mix = graph.math('ADD', mix, graph.math('MULTIPLY', pore, pores))
    if rays:
        rn = graph.noise(
            graph.vector(
                graph.math('ADD', graph.math('MULTIPLY', x, 38.0), sh), graph.math('MULTIPLY', y, 480.0), graph.math('MULTIPLY', z, 90.0)
            ),
            1.0,
            1,
        )
        mix = graph.math('ADD', mix, graph.math('MULTIPLY', graph.smoothstep(rn, 0.66, 0.72), rays))
        quarter = graph.math('ABSOLUTE', graph.math('DIVIDE', dy, r))  # 1 where rings stand upright: silver figure
        fl = graph.noise(
            graph.vector(graph.math('ADD', graph.math('MULTIPLY', x, 26.0), sh), graph.math('MULTIPLY', y, 110.0), sh), 1.0, 1.5
        )
        mix = graph.math(
            'SUBTRACT',
            mix,
            graph.math(
                'MULTIPLY', graph.math('MULTIPLY', graph.smoothstep(fl, 0.6, 0.68), graph.smoothstep(quarter, 0.7, 0.95)), rays * 0.7
            ),
        )
    if checks:
        ang = graph.math('ARCTAN2', dy, dz)
        spokes = graph.noise(
            graph.vector(
                graph.math('MULTIPLY', graph.math('COSINE', ang), 7.0),
                graph.math('MULTIPLY', graph.math('SINE', ang), 7.0),
                graph.math('ADD', sh, graph.math('MULTIPLY', r, 3.0)),
            ),
            1.0,
            2,
            0.7,
        )
        crack = graph.smoothstep(
            graph.math('ABSOLUTE', graph.math('SUBTRACT', spokes, 0.5)), graph.math('DIVIDE', 0.0009, graph.math('ADD', r, 0.012)), 0.0
        )
        spoke_on = graph.smoothstep(graph.noise(graph.vector(graph.math('COSINE', ang), graph.math('SINE', ang), sh), 1.6, 1), 0.50, 0.56)
        far = graph.math('MULTIPLY', graph.smoothstep(r, 0.085, 0.02), spoke_on)
        mix = graph.math('ADD', mix, graph.math('MULTIPLY', graph.math('MULTIPLY', crack, far), checks))
    col = graph.mix(mix, early, late, clamp=True)
    val = graph.math('ADD', 0.87, graph.math('MULTIPLY', rnd3, 0.26))
    col = graph.adjust(
        col,
        graph.math('ADD', 0.4955, graph.math('MULTIPLY', rnd2, 0.009)),
        graph.math('ADD', 0.93, graph.math('MULTIPLY', seed, 0.14)),
        val,
    )
    if grey:
        wn = graph.noise(graph.coord('Object'), 9.0, 3)
        col = graph.mix(graph.math('MULTIPLY', graph.smoothstep(wn, 0.25, 0.7), grey), col, (0.27, 0.255, 0.235))
    if end:
        nx, _, _ = graph.split(graph.coord('Normal'))
        across = graph.smoothstep(graph.math('ABSOLUTE', nx), 0.5, 0.9)
        col = graph.mix(graph.math('MULTIPLY', across, end), col, graph.mix(1.0, col, (0.58, 0.52, 0.46), mode='MULTIPLY'))
    # the line between two boards
    edge = graph.math('MULTIPLY', graph.math('MINIMUM', fy, graph.math('SUBTRACT', 1.0, fy)), sbw)
    fux = graph.math('FRACT', ux)
    edgex = graph.math('MULTIPLY', graph.math('MINIMUM', fux, graph.math('SUBTRACT', 1.0, fux)), sbl)
    gapw = graph.math('MULTIPLY', graph.math('ADD', 0.0003, graph.math('MULTIPLY', hasl, 0.0009)), 1.0)
    gap = graph.math(
        'MAXIMUM',
        graph.math('MULTIPLY', graph.math('LESS_THAN', edge, gapw), has),
        graph.math('MULTIPLY', graph.math('LESS_THAN', edgex, gapw), hasl),
    )
    col = graph.mix(graph.math('MULTIPLY', gap, 0.7), col, tuple(c * 0.18 for c in late))
    rg = graph.math('ADD', rough - 0.07, graph.math('ADD', graph.math('MULTIPLY', fib, 0.16), graph.math('MULTIPLY', pore, 0.15)))
    # the bump node evaluates its input three times: keep the ring chain out of it
    bump = graph.bump(graph.math('SUBTRACT', graph.math('MULTIPLY', fib, 0.35), graph.smoothstep(pn, 0.60, 0.70)), 0.3, 0.0005)
    if wear:
        col, rg, coat = wear(graph, col, rg, coat)
    full = graph.bsdf(col, rg, normal=bump, coat=coat, coat_rough=0.32)
    mean = tuple(spring * 0.72 + summer * 0.28 for spring, summer in zip(early, late, strict=True))
    return graph.finish(full, cheap=mean)


def plain(name, c, rough=0.6, metal=0.0, coat=0.0, spec=0.5, wear=0.0, bump=0.0, bscale=60.0, sheen=0.0, vary=0.0, coat_rough=0.1):
    """Even material with a breath of variation: vary (colour), bump (strength at 1/bscale m)."""
    graph = Graph(name)
    col, rg, nrm = c, rough, None
    if vary or wear:
        n = graph.noise(graph.coord('Object'), 5.0, 3)
        col = graph.mix(n, tuple(v * (1 - vary) for v in c), tuple(min(1, v * (1 + vary)) for v in c))
        rg = graph.math('ADD', rough - 0.08, graph.math('MULTIPLY', n, 0.16))
    if bump:
        nrm = graph.bump(graph.noise(graph.coord('Object'), bscale, 2), bump, 0.002)
    return graph.finish(graph.bsdf(col, rg, metal=metal, normal=nrm, coat=coat, coat_rough=coat_rough, spec=spec, sheen=sheen))


def painted(name, c, rough=0.38):
    """Lacquered or hand-painted front: faint orange peel and gloss variation; the edge stays crisp."""
    graph = Graph(name)
    n = graph.noise(graph.coord('Object'), 3.0, 2)
    seed = graph.attribute('seed')
    col = graph.adjust(c, 0.5, 1.0, graph.math('ADD', 0.96, graph.math('MULTIPLY', seed, 0.08)))
    fine = graph.noise(graph.coord('Object'), 420.0, 1)
    return graph.finish(
        graph.bsdf(
            col,
            graph.math('ADD', rough - 0.05, graph.math('MULTIPLY', n, 0.1)),
            normal=graph.bump(fine, 0.05, 0.0008),
            coat=0.25,
            coat_rough=0.22,
        ),
        cheap=c,
    )


def plaster(name, c, uneven=1.0):
    """Lime plaster in world coordinates: trowel clouds, slow unevenness, fine sand."""
    graph = Graph(name)
    p = graph.coord('World')
    cloud = graph.noise(p, 1.3, 4, 0.6)
    trowel = graph.noise(p, 5.0, 3, 0.55)
    sand = graph.noise(p, 160.0, 1)
    k = graph.math(
        'ADD',
        graph.math('MULTIPLY', graph.math('SUBTRACT', cloud, 0.5), 0.16 * uneven),
        graph.math('MULTIPLY', graph.math('SUBTRACT', trowel, 0.5), 0.07 * uneven),
    )
    col = graph.adjust(c, 0.5, 1.0, graph.math('ADD', 1.0, k))
    h = graph.math('ADD', graph.noise(p, 5.0, 1), graph.math('MULTIPLY', sand, 0.10))
    return graph.finish(graph.bsdf(col, 0.88, normal=graph.bump(h, 0.35 * uneven, 0.012), spec=0.25), cheap=c)


def tiles(name, c, size=0.3, grout=(0.42, 0.37, 0.31), ratio=1.0, rough=0.5, vary=0.25, gw=0.003, offset=0.0, axis='xy', coat=0.0):
    """Laid tiles, size (m) by size*ratio, joints gw; each tile its own colour, hollows and gloss."""
    graph = Graph(name)
    x, y, z = graph.split(graph.coord('World'))
    u, v = {'xy': (x, y), 'xz': (x, z), 'yz': (y, z)}[axis]
    v = graph.math('DIVIDE', v, size * ratio)
    u = graph.math('ADD', graph.math('DIVIDE', u, size), graph.math('MULTIPLY', graph.math('FLOOR', v), offset))
    cell = graph.white_noise(graph.vector(graph.math('FLOOR', u), graph.math('FLOOR', v), 0.0))
    fu, fv = graph.math('FRACT', u), graph.math('FRACT', v)
    e = graph.math(
        'MINIMUM',
        graph.math('MULTIPLY', graph.math('MINIMUM', fu, graph.math('SUBTRACT', 1, fu)), size),
        graph.math('MULTIPLY', graph.math('MINIMUM', fv, graph.math('SUBTRACT', 1, fv)), size * ratio),
    )
    n = graph.noise(graph.coord('World'), 14.0, 4, 0.6)
    wob = graph.math('ADD', e, graph.math('MULTIPLY', graph.math('SUBTRACT', n, 0.5), 0.003))
    body = graph.smoothstep(wob, gw * 0.6, gw * 1.4)
    col = graph.adjust(
        c,
        graph.math('ADD', 0.493, graph.math('MULTIPLY', cell, 0.014)),
        1.0,
        graph.math('ADD', 1 - vary, graph.math('ADD', graph.math('MULTIPLY', cell, vary), graph.math('MULTIPLY', n, vary))),
    )
    col = graph.mix(body, grout, col)
    rg = graph.mix_float(body, 0.9, graph.math('ADD', rough - 0.1, graph.math('MULTIPLY', n, 0.25)))
    h = graph.math('ADD', graph.smoothstep(e, gw * 0.4, gw * 3), graph.math('MULTIPLY', graph.noise(graph.coord('World'), 14.0, 1), 0.25))
    return graph.finish(graph.bsdf(col, rg, normal=graph.bump(h, 0.5, 0.003), coat=coat), cheap=c)
