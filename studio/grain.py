"""Wood from a hand's breadth: every vessel, ray and year of its own, the same in each face of the board."""

from nodes import Graph


def close_wood(
    name,
    early,
    late,
    pore,
    ray,
    ring=0.0020,
    porous=True,
    end=0.0,
    rays=1.0,
    pores=1.0,
    rough=0.40,
    coat=0.18,
    wear=None,
    taper=0.0,
    wander=0.014,
    bands=0.0,
    sap=None,
):
    """Oiled wood for a macro. Object X runs along the fibre, the pith along the line y = z = 0 after `off` (m) is added.
    early, late, pore, ray: colours of the spring wood, the summer wood, the vessels and the medullary rays;
    ring: mean year (m); porous: vessels stand in the spring wood (oak), else everywhere (walnut);
    pores: how dark they are; end: 1 for a cut across the fibre, which drinks more oil;
    taper, wander: how fast the trunk thins along the fibre, and how far (m) its heart strays: both make cathedrals;
    bands: strength of the dark and light clouds that follow the years; sap: (radius, colour) of the sapwood;
    wear: as in materials.wood()."""
    graph = Graph(name)
    m = graph.math

    def add(*terms):
        total = terms[0]
        for term in terms[1:]:
            total = m('ADD', total, term)
        return total

    def mul(a, b):
        return m('MULTIPLY', a, b)

    def stretched(v, sx, sy, sz):
        x, y, z = graph.split(v)
        return graph.vector(mul(x, sx), mul(y, sy), mul(z, sz))

    seed = mul(graph.attribute('seed'), 37.0)
    p = graph.vector_math('ADD', graph.coord('Object'), graph.attribute('off', vector=True))
    # the trunk is not a pipe: slow wander along the fibre, small waves in the years
    x, y, z = graph.split(p)
    slow = graph.noise(graph.vector(add(mul(x, 3.2), seed), mul(y, 5.0), mul(z, 5.0)), 1.0, 1, vector=True)
    wave = graph.noise(graph.vector(add(mul(x, 14.0), seed), mul(y, 70.0), mul(z, 70.0)), 1.0, 2, vector=True)
    _, sy, sz = graph.split(slow)
    _, wy, wz = graph.split(wave)
    y = add(y, mul(m('SUBTRACT', sy, 0.5), wander), mul(m('SUBTRACT', wy, 0.5), ring * 0.55))
    z = add(z, mul(m('SUBTRACT', sz, 0.5), wander), mul(m('SUBTRACT', wz, 0.5), ring * 0.55))
    p = graph.vector(add(x, seed), y, z)

    def year(y, z):
        """Years from the pith: good ones and lean ones."""
        r = m('SQRT', add(mul(y, y), mul(z, z)))
        if taper:
            r = add(r, mul(x, taper))
        lean = graph.noise(graph.vector(mul(r, 150.0), seed, 0.0), 1.0, 1)
        return r, add(m('DIVIDE', r, ring), mul(lean, 2.2))

    r, years = year(y, z)
    phase = m('FRACT', years)
    good = graph.white_noise(graph.vector(m('FLOOR', years), seed, 1.0))

    def vessels(across, along, lo, hi, dense, size):
        """Cells much longer than wide; those whose middle lies between two phases of the year are open vessels."""
        cells = graph.node('TexVoronoi', feature='F1')
        graph.set(cells.inputs['Vector'], stretched(p, along, across, across))
        cells.inputs['Scale'].default_value = 1.0
        cells.inputs['Randomness'].default_value = 0.85
        _, cy, cz = graph.split(cells.outputs['Position'])
        _, when = year(m('DIVIDE', cy, across), m('DIVIDE', cz, across))
        at = m('FRACT', when)
        chance, _, _ = graph.split(cells.outputs['Color'])
        is_open = mul(m('GREATER_THAN', at, lo), m('LESS_THAN', at, hi))
        is_open = mul(is_open, m('LESS_THAN', chance, dense))
        return mul(graph.smoothstep(cells.outputs['Distance'], size, size * 0.62), is_open)

    if porous:
        big = vessels(3000.0, 90.0, 0.0, 0.30, 0.96, 0.45)
        small = vessels(5600.0, 190.0, 0.28, 1.0, 0.42, 0.36)
        spring = m('POWER', m('SUBTRACT', 1.0, phase), 2.0)
        spring = mul(spring, m('MINIMUM', mul(phase, 14.0), 1.0))
    else:
        big = vessels(2900.0, 85.0, 0.0, 1.0, 0.28, 0.34)
        small = vessels(6400.0, 190.0, 0.0, 1.0, 0.22, 0.34)
        spring = m('POWER', phase, 3.0)
    spring = mul(spring, add(0.55, mul(good, 0.65)))

    # medullary rays: plates that stand on the years
    angle = m('ARCTAN2', y, z)
    plates = graph.node('TexVoronoi', feature='F1')
    graph.set(plates.inputs['Vector'], graph.vector(mul(angle, 0.11 * 1500.0), mul(r, 16.0), mul(x, 62.0)))
    plates.inputs['Scale'].default_value = 1.0
    chance, tone, _ = graph.split(plates.outputs['Color'])
    broad = mul(graph.smoothstep(plates.outputs['Distance'], 0.44, 0.30), m('LESS_THAN', chance, 0.32))
    hair = graph.noise(graph.vector(mul(angle, 0.11 * 5200.0), mul(r, 70.0), mul(x, 240.0)), 1.0, 1)
    thin = mul(graph.smoothstep(hair, 0.60, 0.72), 0.35)
    plate = mul(m('MAXIMUM', broad, thin), rays)

    # ground: years, then fibres and slow clouds
    fibre = graph.noise(stretched(p, 34.0, 1900.0, 1900.0), 1.0, 4, 0.72)
    cord = graph.noise(stretched(p, 7.0, 260.0, 260.0), 1.0, 2, 0.6)
    cloud = graph.noise(stretched(p, 2.5, 22.0, 22.0), 1.0, 2, 0.55)
    ground = graph.mix(spring, late, early)
    tone_ = add(
        0.54,
        mul(fibre, 0.46),
        mul(cord, 0.22),
        mul(cloud, 0.22),
        mul(good, 0.07),
    )
    if bands:
        streak = graph.noise(graph.vector(mul(r, 75.0), mul(x, 0.8), seed), 1.0, 3, 0.62)
        tone_ = add(tone_, mul(m('SUBTRACT', streak, 0.5), bands))
    if sap:
        edge = graph.smoothstep(add(r, mul(m('SUBTRACT', cord, 0.5), 0.004), mul(m('SUBTRACT', cloud, 0.5), 0.010)), sap[0], sap[0] + 0.003)
        ground = graph.mix(edge, ground, graph.mix(mul(spring, 0.5), sap[1], tuple(0.7 * v for v in sap[1])))
        tone_ = graph.mix_float(edge, tone_, add(0.62, mul(fibre, 0.42), mul(cord, 0.12)))
        pores_ = m('SUBTRACT', pores, mul(edge, pores * 0.45))
    else:
        pores_ = pores
    ground = graph.adjust(ground, add(0.496, mul(cloud, 0.008)), 1.0, tone_)
    # a ray is dark where it is cut through (flat-sawn face), pale where it lies in the face or on an end
    nx, ny, nz = graph.split(graph.coord('Normal'))
    outward = m('ABSOLUTE', m('DIVIDE', add(mul(ny, y), mul(nz, z)), r))
    cut_through = graph.smoothstep(outward, 0.55, 0.95)
    ray_tone = graph.mix(cut_through, ray, tuple(0.50 * a + 0.10 * b for a, b in zip(late, pore, strict=True)))
    col = graph.mix(mul(plate, add(0.50, mul(tone, 0.30))), ground, ray_tone)
    hole = mul(m('MAXIMUM', mul(big, 0.80), mul(small, 0.60)), pores_)
    hole = mul(hole, m('SUBTRACT', 1.0, mul(broad, rays)))
    col = graph.mix(hole, col, pore)
    drunk = mul(graph.smoothstep(m('ABSOLUTE', nx), 0.35, 0.85), end)
    col = graph.mix(drunk, col, graph.mix(1.0, col, (0.60, 0.54, 0.49), mode='MULTIPLY'))
    rg = add(rough - 0.08, mul(fibre, 0.14), mul(hole, 0.25), mul(drunk, 0.16))
    rg = m('SUBTRACT', rg, mul(broad, 0.10 * rays))
    height = m('SUBTRACT', mul(fibre, 0.22), add(big, mul(small, 0.35), mul(spring, 0.10)))
    normal = graph.bump(height, 0.55, 0.00016)
    coat = mul(m('SUBTRACT', 1.0, drunk), coat)
    if wear:
        col, rg, coat = wear(graph, col, rg, coat)
    full = graph.bsdf(col, rg, normal=normal, coat=coat, coat_rough=0.30, spec=m('SUBTRACT', 0.5, mul(drunk, 0.3)))
    mean = tuple(0.5 * (a + b) for a, b in zip(early, late, strict=True))
    return graph.finish(full, cheap=mean)
