"""Every material of the pictures, by name. Colours are linear RGB."""

from core import MATS
from grain import close_wood
from materials import painted, plain, plaster, tiles, wood
from nodes import Graph
from wear import forged, half_oiled, handled_polish, laid_bare, neglected, rusted, scuffed, trodden


def _glass(name, tint=(0.95, 0.97, 0.96)):
    """Thin pane: clear straight through, mirror at grazing angles."""
    graph = Graph(name)
    lw, mx, tr, gl = graph.node('LayerWeight'), graph.node('MixShader'), graph.node('BsdfTransparent'), graph.node('BsdfGlossy')
    lw.inputs[0].default_value = 0.5
    fr = graph.math('ADD', 0.03, graph.math('MULTIPLY', graph.math('POWER', lw.outputs['Facing'], 5.0), 0.6))
    graph.set(tr.inputs[0], tint)
    gl.inputs['Roughness'].default_value = 0.02
    graph.set(mx.inputs[0], fr)
    graph.set(mx.inputs[1], tr.outputs[0])
    graph.set(mx.inputs[2], gl.outputs[0])
    return graph.finish(mx.outputs[0])


def _cloth(name, c, weave=900.0, through=0.0, stain=None):
    """Woven linen: thread pattern in generated space, a little light through it when hung; stain: the colour of what it wiped up."""
    graph = Graph(name)
    x, y, z = graph.split(graph.coord('Object'))
    a = graph.noise(
        graph.vector(graph.math('MULTIPLY', x, weave), graph.math('MULTIPLY', y, 40.0), graph.math('MULTIPLY', z, 40.0)), 1.0, 1
    )
    b = graph.noise(
        graph.vector(graph.math('MULTIPLY', x, 40.0), graph.math('MULTIPLY', y, weave), graph.math('MULTIPLY', z, weave)), 1.0, 1
    )
    k = graph.math('ADD', graph.math('MULTIPLY', a, 0.5), graph.math('MULTIPLY', b, 0.5))
    col = graph.mix(k, tuple(v * 0.78 for v in c), tuple(min(1, v * 1.18) for v in c))
    if stain:
        soaked = graph.smoothstep(graph.noise(graph.coord('Object'), 11.0, 2), 0.35, 0.75)
        col = graph.mix(soaked, col, graph.mix(1.0, col, stain, mode='MULTIPLY'))
    s = graph.bsdf(col, 0.95, normal=graph.bump(k, 0.4, 0.001), spec=0.15, sheen=0.3)
    if through:
        t, mx = graph.node('BsdfTranslucent'), graph.node('MixShader')
        graph.set(t.inputs[0], c)
        graph.set(mx.inputs[0], through)
        graph.set(mx.inputs[1], s)
        graph.set(mx.inputs[2], t.outputs[0])
        s = mx.outputs[0]
    return graph.finish(s)


def _sprayed_cloth(name, c=(0.62, 0.63, 0.61)):
    """Thin white overall that has been at the gun: a mist of colours where the arms work, a few drops."""
    graph = Graph(name)
    p = graph.coord('Object')
    _, _, z = graph.split(p)
    cloud, speck = graph.noise(p, 7.0, 3, 0.6), graph.noise(p, 130.0, 1)
    high = graph.math('SUBTRACT', graph.smoothstep(graph.math('ADD', cloud, graph.math('MULTIPLY', z, 0.25)), 0.20, 0.48), 0.15)
    col = graph.mix(graph.math('MULTIPLY', high, 0.45), c, (0.17, 0.225, 0.19))
    other = graph.noise(graph.vector_math('ADD', p, graph.vector(3.1, 1.7, 0.4)), 6.0, 3, 0.6)
    col = graph.mix(graph.math('MULTIPLY', graph.smoothstep(other, 0.54, 0.74), 0.55), col, (0.44, 0.27, 0.19))
    col = graph.mix(graph.smoothstep(speck, 0.74, 0.76), col, (0.05, 0.085, 0.065))
    return graph.finish(graph.bsdf(col, 0.8, normal=graph.bump(graph.noise(p, 60.0, 2), 0.12, 0.002), spec=0.3, sheen=0.15), cheap=c)


def _leaf(name, c):
    graph = Graph(name)
    seed = graph.attribute('seed')
    n = graph.noise(graph.coord('Object'), 30.0, 1)
    col = graph.adjust(
        c,
        graph.math('ADD', 0.48, graph.math('MULTIPLY', n, 0.05)),
        1.0,
        graph.math('ADD', 0.6, graph.math('MULTIPLY', graph.math('ADD', n, seed), 0.5)),
    )
    t, mx = graph.node('BsdfTranslucent'), graph.node('MixShader')
    graph.set(t.inputs[0], tuple(v * 1.3 for v in c))
    graph.set(mx.inputs[0], 0.25)
    graph.set(mx.inputs[1], graph.bsdf(col, 0.5, spec=0.35))
    graph.set(mx.inputs[2], t.outputs[0])
    return graph.finish(mx.outputs[0])


def _rush(name):
    """Dried rush: each cord its own gold, brown or olive (mesh attribute 'tone'), fine fibres along it."""
    graph = Graph(name)
    tone = graph.node('Attribute', attribute_type='GEOMETRY', attribute_name='tone').outputs['Fac']
    fibre = graph.noise(graph.coord('Object'), 900.0, 2, 0.6)
    stain = graph.noise(graph.coord('Object'), 30.0, 3)
    col = graph.mix(graph.smoothstep(tone, 0.0, 0.75), (0.170, 0.090, 0.030), (0.390, 0.238, 0.085))
    col = graph.mix(graph.smoothstep(tone, 0.88, 0.98), col, (0.235, 0.195, 0.075))
    col = graph.adjust(col, 0.5, 1.0, graph.math('ADD', 0.55, graph.math('MULTIPLY', graph.math('ADD', fibre, stain), 0.45)))
    return graph.finish(graph.bsdf(col, 0.55, normal=graph.bump(fibre, 0.4, 0.0006), spec=0.35), cheap=(0.29, 0.175, 0.062))


def _stone(name, c, vein=(0.4, 0.37, 0.33)):
    graph = Graph(name)
    p = graph.coord('World')
    w = graph.noise(p, 2.2, 5, 0.62)
    v = graph.smoothstep(graph.math('ABSOLUTE', graph.math('SUBTRACT', w, 0.5)), 0.0, 0.035)
    cl = graph.noise(p, 11.0, 4)
    col = graph.mix(graph.math('ADD', 0.55, graph.math('MULTIPLY', v, 0.45)), vein, c)
    col = graph.adjust(col, 0.5, 1.0, graph.math('ADD', 0.9, graph.math('MULTIPLY', cl, 0.2)))
    return graph.finish(graph.bsdf(col, 0.28), cheap=c)


def _shaving(name, c=(0.62, 0.42, 0.235)):
    """Paper-thin curl of wood: light comes through."""
    graph = Graph(name)
    seed = graph.attribute('seed')
    n = graph.noise(graph.coord('Object'), 260.0, 1)
    col = graph.adjust(c, 0.5, 1.0, graph.math('ADD', 0.75, graph.math('MULTIPLY', graph.math('ADD', seed, n), 0.28)))
    t, mx = graph.node('BsdfTranslucent'), graph.node('MixShader')
    graph.set(t.inputs[0], c)
    graph.set(mx.inputs[0], 0.4)
    graph.set(mx.inputs[1], graph.bsdf(col, 0.55))
    graph.set(mx.inputs[2], t.outputs[0])
    return graph.finish(mx.outputs[0])


def _rug(name, c=(0.40, 0.345, 0.27), dark=(0.20, 0.145, 0.095)):
    """Hand-woven wool: ribs across, a few broken bands, uneven dye."""
    graph = Graph(name)
    x, y, z = graph.split(graph.coord('Object'))
    rib = graph.noise(graph.vector(graph.math('MULTIPLY', x, 160.0), graph.math('MULTIPLY', y, 60.0), 0.0), 1.0, 2)
    slow = graph.noise(graph.coord('Object'), 3.0, 3)
    b = graph.math(
        'ABSOLUTE',
        graph.math(
            'SUBTRACT', graph.math('FRACT', graph.math('ADD', graph.math('MULTIPLY', x, 1.6), graph.math('MULTIPLY', slow, 0.03))), 0.5
        ),
    )
    band = graph.math('MULTIPLY', graph.smoothstep(b, 0.44, 0.46), graph.smoothstep(rib, 0.3, 0.5))
    col = graph.mix(
        band, graph.adjust(c, 0.5, 1.0, graph.math('ADD', 0.75, graph.math('MULTIPLY', graph.math('ADD', rib, slow), 0.25))), dark
    )
    return graph.finish(graph.bsdf(col, 0.97, normal=graph.bump(rib, 0.8, 0.006), spec=0.1, sheen=0.3), cheap=c)


def _art(name, paper, a, b, lines):
    """Print of a workshop drawing: two planes of colour on a horizon or under an arch, edges of a hand-cut block."""
    graph = Graph(name)
    x, y, z = graph.split(graph.coord('Generated'))
    tex = graph.noise(graph.coord('Object'), 90.0, 3)
    hand = graph.math('MULTIPLY', graph.math('SUBTRACT', graph.noise(graph.coord('Object'), 22.0, 3), 0.5), 0.008)
    # Generated runs 0..1 over the part; the print's two long sides are the two that vary across its face
    u, v = graph.math('ADD', x, hand), graph.math('ADD', y, hand)
    col = paper
    for colour, (u0, u1, v0, v1) in zip((a, b), lines, strict=True):
        inside = graph.math('MULTIPLY', graph.math('GREATER_THAN', u, u0), graph.math('LESS_THAN', u, u1))
        inside = graph.math('MULTIPLY', inside, graph.math('MULTIPLY', graph.math('GREATER_THAN', v, v0), graph.math('LESS_THAN', v, v1)))
        ink = graph.adjust(colour, 0.5, 1.0, graph.math('ADD', 0.8, graph.math('MULTIPLY', tex, 0.4)))
        col = graph.mix(inside, col, ink)
    return graph.finish(graph.bsdf(col, 0.8))


def _filter(name):
    """Glass-fibre mat of a spray booth in world coordinates: tangled fibres, and before the leaves the mist that it has caught."""
    graph = Graph(name)
    p = graph.coord('World')
    x, _, z = graph.split(p)
    fibre, cloud = graph.noise(p, 95.0, 4, 0.7), graph.noise(p, 2.6, 4, 0.6)
    col = graph.adjust((0.60, 0.585, 0.52), 0.5, 1.0, graph.math('ADD', 0.62, graph.math('MULTIPLY', fibre, 0.70)))
    for middle, colour in ((1.42, (0.42, 0.235, 0.155)), (2.35, (0.085, 0.125, 0.100)), (3.15, (0.085, 0.125, 0.100))):
        far = graph.math('ADD', graph.math('ABSOLUTE', graph.math('SUBTRACT', x, middle)), graph.math('MULTIPLY', cloud, 0.55))
        high = graph.math('ADD', graph.math('ABSOLUTE', graph.math('SUBTRACT', z, 1.3)), graph.math('MULTIPLY', cloud, 0.7))
        caught = graph.math('MULTIPLY', graph.smoothstep(far, 0.85, 0.30), graph.smoothstep(high, 1.35, 0.65))
        col = graph.mix(graph.math('MULTIPLY', caught, graph.math('ADD', 0.15, graph.math('MULTIPLY', fibre, 0.55))), col, colour)
    normal = graph.bump(fibre, 0.8, 0.006)
    return graph.finish(graph.bsdf(col, 0.95, normal=normal, spec=0.15, sheen=0.25), cheap=(0.45, 0.44, 0.40))


def _crust(name):
    """Crust of a loaf from the wood oven: nearly black where it stood highest, flour in what lay in the basket, pale in the cuts."""
    graph = Graph(name)
    p = graph.coord('Object')
    _, _, z = graph.split(p)
    patch, fine = graph.noise(p, 26.0, 4, 0.6), graph.noise(p, 240.0, 3, 0.6)
    col = graph.mix(graph.smoothstep(patch, 0.34, 0.66), (0.135, 0.052, 0.017), (0.330, 0.155, 0.055))
    col = graph.mix(graph.smoothstep(z, 0.030, 0.002), col, (0.42, 0.235, 0.095))
    flour = graph.math('MULTIPLY', graph.smoothstep(graph.math('ADD', fine, patch), 0.92, 1.16), graph.smoothstep(z, 0.02, 0.055))
    col = graph.mix(graph.math('MULTIPLY', flour, 0.72), col, (0.70, 0.61, 0.47))
    normal = graph.bump(graph.math('ADD', graph.math('MULTIPLY', patch, 0.6), graph.math('MULTIPLY', fine, 0.4)), 0.6, 0.003)
    return graph.finish(graph.bsdf(col, 0.72, normal=normal, spec=0.3), cheap=(0.28, 0.14, 0.055))


def _crumb(name):
    """Sliced face of a loaf: uneven holes, a browner rim is the crust's own."""
    graph = Graph(name)
    p = graph.coord('Object')
    wobble = graph.vector_math(
        'ADD', p, graph.vector_math('MULTIPLY', graph.noise(p, 60.0, 2, vector=True), graph.vector(0.012, 0.012, 0.012))
    )
    deep = None
    for scale, lo, hi in ((85.0, 0.20, 0.34), (210.0, 0.16, 0.34)):
        cells = graph.node('TexVoronoi')
        graph.set(cells.inputs['Vector'], wobble)
        graph.set(cells.inputs['Scale'], scale)
        hole = graph.smoothstep(cells.outputs['Distance'], hi, lo)
        deep = hole if deep is None else graph.math('MAXIMUM', deep, graph.math('MULTIPLY', hole, 0.7))
    tone = graph.noise(p, 30.0, 3)
    col = graph.mix(tone, (0.50, 0.365, 0.20), (0.62, 0.48, 0.29))
    col = graph.mix(graph.math('MULTIPLY', deep, 0.75), col, (0.26, 0.155, 0.07))
    normal = graph.bump(graph.math('SUBTRACT', 1.0, deep), 0.7, 0.003)
    return graph.finish(graph.bsdf(col, 0.9, normal=normal, spec=0.2), cheap=(0.52, 0.38, 0.21))


def _emit(name, c, k):
    graph = Graph(name)
    e = graph.node('Emission')
    graph.set(e.inputs[0], c)
    e.inputs[1].default_value = k
    return graph.finish(e.outputs[0])


def _brushed(name, c, rough):
    """Metal with a handling film: gloss changes slowly."""
    graph = Graph(name)
    n = graph.noise(graph.coord('Object'), 22.0, 3)
    col = graph.mix(n, tuple(v * 0.8 for v in c), c)
    return graph.finish(graph.bsdf(col, graph.math('ADD', rough - 0.08, graph.math('MULTIPLY', n, 0.2)), metal=1.0))


def _tablet(name, rough, spec=0.5, c=(0.0130, 0.052, 0.032)):
    """Lacquer on a sample tablet of 10 by 15 cm, one colour at the roughness given; the hole to hang it by is let out of the shader."""
    graph = Graph(name)
    x, y, _ = graph.split(graph.coord('Object'))
    x = graph.math('ADD', x, 0.060)
    off = graph.math('SQRT', graph.math('ADD', graph.math('MULTIPLY', x, x), graph.math('MULTIPLY', y, y)))
    clear, mx = graph.node('BsdfTransparent'), graph.node('MixShader')
    peel = graph.bump(graph.noise(graph.coord('Object'), 110.0, 1), 0.010, 0.0002)
    graph.set(mx.inputs[0], graph.math('LESS_THAN', off, 0.0032))
    graph.set(mx.inputs[1], graph.bsdf(c, rough, normal=peel, spec=spec))
    graph.set(mx.inputs[2], clear.outputs[0])
    return graph.finish(mx.outputs[0])


def _felt(name, c=(0.47, 0.44, 0.39)):
    """Pressed wool: short fibres that lie every way, a few lighter ones among them."""
    graph = Graph(name)
    p = graph.coord('Object')
    x, y, _ = graph.split(p)
    lie, across = [
        graph.noise(graph.vector(graph.math('MULTIPLY', x, a), graph.math('MULTIPLY', y, b), 0.0), 1.0, 2)
        for a, b in ((1300.0, 300.0), (300.0, 1300.0))
    ]
    fibre, slow = graph.math('MAXIMUM', lie, across), graph.noise(p, 35.0, 4, 0.6)
    col = graph.adjust(c, 0.5, 1.0, graph.math('ADD', 0.86, graph.math('MULTIPLY', slow, 0.28)))
    col = graph.mix(graph.smoothstep(fibre, 0.58, 0.72), col, tuple(1.38 * v for v in c))
    col = graph.mix(graph.smoothstep(graph.math('MINIMUM', lie, across), 0.40, 0.30), col, tuple(0.62 * v for v in c))
    return graph.finish(graph.bsdf(col, 0.97, normal=graph.bump(fibre, 0.3, 0.0008), spec=0.1, sheen=0.25))


def _kraft(name, c, creases=1.0):
    """Brown paper: fibres, clouds, and the creases of having been handled."""
    graph = Graph(name)
    p = graph.coord('Object')
    cloud, fibre = graph.noise(p, 9.0, 3), graph.noise(p, 700.0, 2)
    cells = graph.node('TexVoronoi', feature='DISTANCE_TO_EDGE')  # creases run straight and meet, as between crumpled facets
    graph.set(cells.inputs['Vector'], graph.vector_math('ADD', p, graph.noise(p, 2.0, 1, vector=True)))
    graph.set(cells.inputs['Scale'], 9.0)
    worn = graph.smoothstep(graph.noise(p, 5.0, 1), 0.42, 0.68)
    fold = graph.math('MULTIPLY', graph.smoothstep(cells.outputs['Distance'], 0.05, 0.0), graph.math('MULTIPLY', worn, creases))
    tone = graph.math('ADD', 0.86, graph.math('ADD', graph.math('MULTIPLY', cloud, 0.16), graph.math('MULTIPLY', fibre, 0.12)))
    height = graph.math('ADD', graph.math('MULTIPLY', fold, 0.25), graph.math('MULTIPLY', graph.noise(p, 11.0, 2), creases))
    return graph.finish(graph.bsdf(graph.adjust(c, 0.5, 1.0, tone), 0.72, normal=graph.bump(height, 0.35, 0.006), spec=0.3), cheap=c)


def _chalk_line(name, c=(0.80, 0.79, 0.76)):
    """A stroke of chalk on planed wood, its density at each point in the mesh attribute 'dense': it stays on what stands up."""
    graph = Graph(name)
    x, y, z = graph.split(graph.coord('Object'))
    fibre = graph.noise(graph.vector(graph.math('MULTIPLY', x, 160.0), graph.math('MULTIPLY', y, 1500.0), z), 1.0, 2, 0.6)
    grit = graph.noise(graph.coord('Object'), 900.0, 2, 0.7)
    skip = graph.noise(graph.coord('Object'), 60.0, 2)
    dense = graph.node('Attribute', attribute_type='GEOMETRY', attribute_name='dense').outputs['Fac']
    high = graph.math('ADD', graph.math('MULTIPLY', fibre, 0.45), graph.math('MULTIPLY', grit, 0.35))
    high = graph.math('ADD', high, graph.math('MULTIPLY', skip, 0.30))
    on = graph.smoothstep(graph.math('ADD', high, graph.math('MULTIPLY', dense, 0.50)), 0.84, 1.06)
    clear, mx = graph.node('BsdfTransparent'), graph.node('MixShader')
    graph.set(mx.inputs[0], graph.math('MULTIPLY', on, 0.94))
    graph.set(mx.inputs[1], clear.outputs[0])
    graph.set(mx.inputs[2], graph.bsdf(c, 0.95, spec=0.1))
    return graph.finish(mx.outputs[0])


PALETTE = {
    'oak': lambda n: wood(n, (0.475, 0.285, 0.138), (0.205, 0.102, 0.040), 0.0036, 0.50, 0.42, 0.22, 0.42),
    'oak_oiled': lambda n: wood(
        n, (0.455, 0.262, 0.120), (0.150, 0.068, 0.024), 0.0052, 0.92, 0.44, 0.22, 0.45, rough=0.36, coat=0.24, taper=0.15
    ),
    'oak_close': lambda n: close_wood(
        n, (0.262, 0.150, 0.070), (0.385, 0.242, 0.125), (0.060, 0.031, 0.014), (0.480, 0.330, 0.190), end=1.0, pores=0.7
    ),
    'oak_half_oiled': lambda n: close_wood(
        n,
        (0.375, 0.250, 0.146),
        (0.580, 0.430, 0.280),
        (0.150, 0.092, 0.050),
        (0.640, 0.500, 0.350),
        0.0029,
        end=0.45,
        pores=0.7,
        rough=0.31,
        coat=0.36,
        wear=half_oiled,
    ),
    'oak_end_close': lambda n: close_wood(
        n, (0.215, 0.118, 0.053), (0.330, 0.198, 0.098), (0.070, 0.037, 0.017), (0.400, 0.255, 0.138), 0.0025, end=0.9, rays=0.4, pores=0.5
    ),
    'walnut_close': lambda n: close_wood(
        n, (0.050, 0.024, 0.012), (0.092, 0.046, 0.023), (0.014, 0.007, 0.004), (0.10, 0.055, 0.03), 0.0042, False, 1.0, 0.3
    ),
    'walnut_raw': lambda n: close_wood(
        n,
        (0.057, 0.034, 0.023),
        (0.137, 0.084, 0.055),
        (0.026, 0.015, 0.010),
        (0.18, 0.12, 0.08),
        0.0052,
        False,
        0.25,
        0.25,
        pores=0.8,
        rough=0.50,
        coat=0.0,
        taper=0.011,
        wander=0.024,
        bands=1.0,
        sap=(0.300, (0.45, 0.345, 0.228)),
    ),
    'shaving_walnut': lambda n: _shaving(n, (0.220, 0.140, 0.090)),
    'bench_dark': lambda n: wood(n, (0.092, 0.076, 0.060), (0.038, 0.031, 0.025), 0.0045, 0.60, 0.55, 0.1, 0.6, rough=0.52, coat=0.0),
    'chalk_line': _chalk_line,
    'chalk_stick': lambda n: plain(n, (0.74, 0.725, 0.69), 0.95, vary=0.06, bump=0.25, bscale=900, spec=0.1),
    'oak_milled': lambda n: wood(
        n, (0.46, 0.285, 0.145), (0.195, 0.102, 0.044), 0.0030, 0.75, 0.5, 0.35, 0.42, rough=0.52, coat=0.0, end=0.75
    ),
    'walnut_milled': lambda n: wood(
        n, (0.070, 0.035, 0.019), (0.020, 0.010, 0.006), 0.0044, 0.7, 0.4, 0.0, 0.6, 0.5, 0.0, porous_early=False, end=0.5
    ),
    'ash_milled': lambda n: wood(n, (0.49, 0.360, 0.225), (0.250, 0.158, 0.082), 0.0036, 0.75, 0.4, 0.0, 0.30, 0.5, 0.0, end=0.65),
    'mdf': lambda n: plain(n, (0.235, 0.165, 0.105), 0.9, vary=0.1, bump=0.2, bscale=900),
    'mdf_sawn': lambda n: plain(n, (0.084, 0.051, 0.029), 0.9, vary=0.1, bump=0.2, bscale=900),
    'primer_white': lambda n: plain(n, (0.66, 0.645, 0.61), 0.62, vary=0.03),
    'oak_pale': lambda n: wood(n, (0.56, 0.39, 0.235), (0.30, 0.175, 0.088), 0.0036, 0.45, 0.36, 0.2, 0.4, rough=0.5, coat=0.03),
    'oak_dark': lambda n: wood(n, (0.215, 0.112, 0.050), (0.070, 0.033, 0.014), 0.0036, 0.5, 0.45, 0.2, 0.5),
    'walnut': lambda n: wood(
        n, (0.112, 0.054, 0.027), (0.026, 0.012, 0.0065), 0.0052, 0.55, 0.30, 0.0, 0.75, 0.38, 0.15, porous_early=False
    ),
    'ash': lambda n: wood(n, (0.635, 0.475, 0.305), (0.335, 0.215, 0.115), 0.0050, 0.62, 0.34, 0.0, 0.30, 0.45, 0.06),
    'cherry': lambda n: wood(n, (0.40, 0.185, 0.080), (0.195, 0.072, 0.028), 0.0050, 0.34, 0.14, 0.08, 0.5, 0.34, 0.2, porous_early=False),
    'sapele': lambda n: wood(n, (0.27, 0.098, 0.042), (0.135, 0.044, 0.020), 0.0042, 0.4, 0.14, 0.06, 0.5, 0.30, 0.3, porous_early=False),
    'pine': lambda n: wood(n, (0.60, 0.415, 0.205), (0.34, 0.17, 0.060), 0.0048, 0.62, 0.06, 0.0, 0.3, 0.5, 0.03, porous_early=False),
    'rosewood': lambda n: wood(n, (0.105, 0.040, 0.020), (0.022, 0.009, 0.006), 0.005, 0.6, 0.2, 0.0, 0.7, 0.25, 0.4, porous_early=False),
    'rosewood_warm': lambda n: wood(
        n, (0.24, 0.088, 0.036), (0.06, 0.021, 0.010), 0.005, 0.6, 0.2, 0.0, 0.6, 0.22, 0.5, porous_early=False
    ),
    'wax': lambda n: plain(n, (0.80, 0.74, 0.62), 0.55),
    'mirror_soft': lambda n: plain(n, (0.80, 0.81, 0.80), 0.03, 1.0),
    'shaving': lambda n: _shaving(n),
    'bristle': lambda n: plain(n, (0.22, 0.15, 0.085), 0.6),
    'chestnut': lambda n: wood(n, (0.30, 0.165, 0.080), (0.105, 0.048, 0.020), 0.0044, 0.6, 0.4, 0.0, 0.5, 0.5, 0.02),
    'chestnut_lasur': lambda n: wood(n, (0.275, 0.142, 0.060), (0.095, 0.042, 0.016), 0.0044, 0.75, 0.4, 0.0, 0.5, 0.42, 0.08, taper=0.08),
    'rubber': lambda n: plain(n, (0.022, 0.021, 0.020), 0.7),
    'spacer': lambda n: plain(n, (0.10, 0.10, 0.098), 0.5),
    'chestnut_neglected': lambda n: wood(
        n, (0.30, 0.165, 0.080), (0.105, 0.048, 0.020), 0.0044, 0.6, 0.4, 0.0, 0.6, 0.6, 0.0, wear=neglected
    ),
    'chestnut_waxed': lambda n: wood(n, (0.215, 0.113, 0.054), (0.068, 0.031, 0.013), 0.0044, 0.65, 0.4, 0.0, 0.6, 0.34, 0.18),
    'rust_old': rusted,
    'iron_rusty': lambda n: forged(n, False),
    'iron_waxed': lambda n: forged(n, True),
    'rust_tear': lambda n: plain(n, (0.075, 0.036, 0.018), 0.85, vary=0.3),
    'chestnut_lively': lambda n: wood(n, (0.29, 0.150, 0.070), (0.070, 0.030, 0.012), 0.0058, 0.95, 0.3, 0.0, 0.45, 0.42, 0.1, taper=0.17),
    'oak_trodden': lambda n: wood(
        n, (0.150, 0.082, 0.040), (0.048, 0.023, 0.011), 0.0042, 0.80, 0.55, 0.1, 0.5, rough=0.20, coat=0.0, wear=trodden
    ),
    'paint_scuffed': lambda n: scuffed(n, (0.022, 0.048, 0.036)),
    'oak_quiet': lambda n: wood(n, (0.475, 0.285, 0.138), (0.190, 0.092, 0.036), 0.0062, 0.85, 0.40, 0.1, 0.55),
    'oldwalnut': lambda n: wood(
        n, (0.205, 0.150, 0.105), (0.075, 0.052, 0.036), 0.0050, 0.7, 0.5, 0.0, 0.8, 0.75, 0.0, grey=0.45, porous_early=False
    ),
    'bench_old': lambda n: wood(n, (0.178, 0.140, 0.106), (0.080, 0.060, 0.045), 0.0045, 0.60, 0.55, 0.1, 0.5, rough=0.60, coat=0.0),
    'walnut_fresh': lambda n: wood(
        n, (0.165, 0.078, 0.038), (0.045, 0.020, 0.010), 0.0052, 0.55, 0.3, 0.0, 0.6, 0.5, 0.04, porous_early=False
    ),
    'walnut_polished': lambda n: wood(
        n, (0.185, 0.085, 0.040), (0.050, 0.021, 0.010), 0.0052, 0.55, 0.3, 0.0, 0.6, 0.22, 0.5, porous_early=False
    ),
    'veneer_old': lambda n: wood(
        n,
        (0.140, 0.062, 0.026),
        (0.020, 0.009, 0.0045),
        0.0080,
        0.95,
        0.45,
        0.0,
        1.0,
        0.30,
        0.30,
        porous_early=False,
        taper=0.20,
        wear=handled_polish,
    ),
    'veneer_new': lambda n: wood(
        n, (0.172, 0.086, 0.041), (0.030, 0.014, 0.0065), 0.0080, 0.95, 0.50, 0.0, 1.0, 0.58, 0.0, porous_early=False, taper=0.20
    ),
    'ground_bare': lambda n: wood(
        n, (0.47, 0.315, 0.160), (0.27, 0.140, 0.055), 0.0048, 0.55, 0.10, 0.0, 0.4, 0.70, 0.0, porous_early=False, wear=laid_bare
    ),
    'copper': lambda n: _brushed(n, (0.56, 0.250, 0.130), 0.34),
    'beech': lambda n: wood(n, (0.50, 0.295, 0.160), (0.36, 0.185, 0.088), 0.0040, 0.3, 0.2, 0.35, 0.35, 0.4, 0.1),
    'beech_end': lambda n: wood(n, (0.50, 0.295, 0.160), (0.30, 0.145, 0.068), 0.0042, 0.62, 0.2, 0.5, 0.4, 0.45, 0.06, end=0.7),
    'end_oak': lambda n: wood(n, (0.42, 0.235, 0.105), (0.135, 0.06, 0.022), 0.0072, 1.0, 0.35, 0.0, 0.45, 0.62, 0.0, checks=1.2),
    'end_walnut': lambda n: wood(
        n, (0.092, 0.050, 0.030), (0.018, 0.009, 0.005), 0.0072, 1.0, 0.35, 0.0, 0.45, 0.62, 0.0, porous_early=False, checks=1.2
    ),
    'end_ash': lambda n: wood(n, (0.58, 0.42, 0.26), (0.26, 0.155, 0.075), 0.0072, 1.0, 0.35, 0.0, 0.45, 0.62, 0.0, checks=1.2),
    'end_cherry': lambda n: wood(
        n, (0.29, 0.145, 0.072), (0.10, 0.040, 0.017), 0.0072, 1.0, 0.35, 0.0, 0.45, 0.62, 0.0, porous_early=False, checks=1.2
    ),
    'end_chestnut': lambda n: wood(n, (0.27, 0.142, 0.066), (0.075, 0.033, 0.013), 0.0072, 1.0, 0.35, 0.0, 0.45, 0.62, 0.0, checks=1.2),
    'oldpine': lambda n: wood(n, (0.36, 0.225, 0.105), (0.17, 0.085, 0.033), 0.0048, 0.6, 0.10, 0.0, 0.55, 0.55, 0.02, porous_early=False),
    'greywood': lambda n: wood(n, (0.36, 0.315, 0.26), (0.17, 0.14, 0.11), 0.0044, 0.6, 0.5, 0.0, 0.6, 0.75, 0.0, grey=0.5),
    'larch': lambda n: wood(n, (0.46, 0.265, 0.130), (0.24, 0.105, 0.042), 0.0042, 0.62, 0.08, 0.0, 0.4, 0.55, 0.0, porous_early=False),
    'green': lambda n: painted(n, (0.0185, 0.036, 0.0265)),
    'indigo': lambda n: plaster(n, (0.050, 0.082, 0.150), 1.4),
    'door_green': lambda n: painted(n, (0.022, 0.048, 0.036), 0.5),
    'pencil': lambda n: plain(n, (0.055, 0.052, 0.05), 0.5),
    'chalk': lambda n: painted(n, (0.72, 0.69, 0.63)),
    'primer': lambda n: plain(n, (0.40, 0.405, 0.39), 0.8, vary=0.06),
    'clay': lambda n: painted(n, (0.42, 0.215, 0.135)),
    'ink': lambda n: painted(n, (0.018, 0.032, 0.062)),
    'sage': lambda n: painted(n, (0.235, 0.262, 0.205)),
    'ochre': lambda n: painted(n, (0.47, 0.27, 0.075)),
    'mirror_green': lambda n: plain(n, (0.016, 0.046, 0.030), 0.30, coat=1.0, coat_rough=0.015),
    'brass': lambda n: _brushed(n, (0.72, 0.49, 0.22), 0.3),
    'steel': lambda n: _brushed(n, (0.52, 0.52, 0.52), 0.28),
    'steel_used': lambda n: _brushed(n, (0.20, 0.19, 0.18), 0.5),
    'iron': lambda n: plain(n, (0.028, 0.027, 0.026), 0.5, 0.6, vary=0.3, bump=0.15, bscale=180),
    'linen': lambda n: _cloth(n, (0.66, 0.60, 0.50)),
    'linen_white': lambda n: _cloth(n, (0.78, 0.75, 0.69)),
    'linen_oiled': lambda n: _cloth(n, (0.75, 0.725, 0.67), stain=(0.80, 0.63, 0.40)),
    'linen_raw': lambda n: _cloth(n, (0.40, 0.335, 0.245)),
    'linen_bench': lambda n: _cloth(n, (0.118, 0.126, 0.106)),
    'linen_green': lambda n: _cloth(n, (0.115, 0.135, 0.098)),
    'rag': lambda n: _cloth(n, (0.40, 0.27, 0.155), 700),
    'wool_grey': lambda n: _cloth(n, (0.20, 0.195, 0.185), 420),
    'linen_clay': lambda n: _cloth(n, (0.43, 0.235, 0.155)),
    'shade_lit': lambda n: _cloth(n, (0.78, 0.56, 0.33), 600, 0.09),
    'curtain': lambda n: _cloth(n, (0.80, 0.77, 0.70), 600, 0.42),
    'wool': _rug,
    'wool_plain': lambda n: _cloth(n, (0.30, 0.265, 0.21), 260),
    'wool_green': lambda n: _cloth(n, (0.085, 0.105, 0.082), 260),
    'art_a': lambda n: _art(
        n, (0.66, 0.60, 0.50), (0.36, 0.17, 0.095), (0.05, 0.07, 0.06), ((0.10, 0.46, 0.12, 0.88), (0.54, 0.90, 0.12, 0.52))
    ),
    'art_b': lambda n: _art(
        n, (0.70, 0.66, 0.58), (0.10, 0.12, 0.10), (0.45, 0.28, 0.12), ((0.12, 0.88, 0.10, 0.34), (0.12, 0.56, 0.42, 0.90))
    ),
    'art_c': lambda n: _art(
        n, (0.62, 0.57, 0.49), (0.45, 0.36, 0.26), (0.16, 0.10, 0.065), ((0.08, 0.92, 0.44, 0.56), (0.34, 0.66, 0.12, 0.36))
    ),
    'enea': _rush,
    'rush': lambda n: _cloth(n, (0.50, 0.36, 0.185), 240),
    'rush_old': lambda n: _cloth(n, (0.275, 0.175, 0.078), 240),
    'plaster': lambda n: plaster(n, (0.765, 0.725, 0.660)),
    'plaster_white': lambda n: plaster(n, (0.82, 0.80, 0.765), 0.5),
    'plaster_sand': lambda n: plaster(n, (0.60, 0.505, 0.395)),
    'plaster_rough': lambda n: plaster(n, (0.74, 0.685, 0.60), 1.8),
    'plaster_green': lambda n: plaster(n, (0.225, 0.245, 0.195)),
    'plaster_bottle': lambda n: plaster(n, (0.040, 0.061, 0.048), 2.2),
    'plaster_smoke': lambda n: plaster(n, (0.200, 0.185, 0.165), 1.5),
    'plaster_clay': lambda n: plaster(n, (0.50, 0.325, 0.235)),
    'concrete': lambda n: plaster(n, (0.36, 0.345, 0.325), 0.8),
    'model': lambda n: plain(n, (0.70, 0.68, 0.64), 0.85, spec=0.2),
    'model_grey': lambda n: plain(n, (0.33, 0.315, 0.29), 0.85, spec=0.2),
    'model_cut': lambda n: plain(n, (0.035, 0.042, 0.038), 0.85, spec=0.2),
    'model_ground': lambda n: plain(n, (0.58, 0.475, 0.365), 0.95, spec=0.0),
    'ground': lambda n: plain(n, (0.80, 0.765, 0.715), 0.9),
    'terracotta': lambda n: tiles(n, (0.40, 0.185, 0.098), 0.30),
    'terracotta_brick': lambda n: tiles(n, (0.41, 0.20, 0.11), 0.28, ratio=0.5, offset=0.5, rough=0.6),
    'zellige': lambda n: tiles(n, (0.70, 0.665, 0.60), 0.10, (0.62, 0.58, 0.52), 1.0, 0.2, 0.16, 0.0015, 0.0, 'xz', 0.3),
    'zellige_green': lambda n: tiles(n, (0.105, 0.150, 0.105), 0.10, (0.36, 0.34, 0.30), 1.0, 0.18, 0.4, 0.0015, 0.0, 'xz', 0.4),
    'flagstone': lambda n: tiles(n, (0.43, 0.385, 0.325), 0.62, (0.30, 0.27, 0.23), 0.66, 0.6, 0.2, 0.006, 0.5),
    'stone': lambda n: _stone(n, (0.70, 0.665, 0.605)),
    'stone_warm': lambda n: plaster(n, (0.50, 0.43, 0.335), 1.2),
    'stone_grey': lambda n: plaster(n, (0.30, 0.275, 0.24), 1.6),
    'soapstone': lambda n: _stone(n, (0.085, 0.09, 0.088), (0.2, 0.2, 0.19)),
    'ceramic': lambda n: plain(n, (0.735, 0.69, 0.61), 0.38, coat=0.25, vary=0.06),
    'ceramic_white': lambda n: plain(n, (0.76, 0.745, 0.70), 0.28, coat=0.4, vary=0.04),
    'glaze_blue': lambda n: plain(n, (0.035, 0.060, 0.135), 0.26, coat=0.5, vary=0.25),
    'tile_clay': lambda n: plaster(n, (0.255, 0.150, 0.100), 1.8),
    'tile_stone': lambda n: plaster(n, (0.43, 0.378, 0.305), 1.4),
    'ceramic_dark': lambda n: plain(n, (0.052, 0.046, 0.040), 0.42, coat=0.2, vary=0.2),
    'ceramic_clay': lambda n: plain(n, (0.40, 0.19, 0.11), 0.75, vary=0.14, bump=0.1, bscale=90),
    'clay_fired': lambda n: plain(n, (0.285, 0.150, 0.088), 0.88, vary=0.35, bump=0.35, bscale=36, spec=0.25),
    'ceramic_green': lambda n: plain(n, (0.085, 0.12, 0.085), 0.25, coat=0.5, vary=0.25),
    'white': lambda n: plain(n, (0.80, 0.785, 0.755), 0.6),
    'black': lambda n: plain(n, (0.012, 0.0115, 0.011), 0.6),
    'dark': lambda n: plain(n, (0.03, 0.027, 0.024), 0.8),
    'rust': lambda n: plain(n, (0.11, 0.050, 0.024), 0.85, 0.2, vary=0.5, bump=0.6, bscale=140),
    'paper': lambda n: plain(n, (0.80, 0.765, 0.69), 0.9, vary=0.04),
    'leather': lambda n: plain(n, (0.235, 0.105, 0.048), 0.45, vary=0.25, bump=0.3, bscale=420),
    'leather_dark': lambda n: plain(n, (0.05, 0.026, 0.016), 0.45, vary=0.25, bump=0.3, bscale=420),
    'leaf': lambda n: _leaf(n, (0.062, 0.112, 0.034)),
    'olive': lambda n: _leaf(n, (0.135, 0.165, 0.088)),
    'eucalyptus': lambda n: _leaf(n, (0.185, 0.225, 0.185)),
    'straw': lambda n: plain(n, (0.46, 0.335, 0.17), 0.8, vary=0.2),
    'leaf_dry': lambda n: plain(n, (0.175, 0.100, 0.034), 0.8, vary=0.3),
    'rush_leaf': lambda n: plain(n, (0.135, 0.105, 0.038), 0.75, vary=0.3),
    'ear': lambda n: plain(n, (0.66, 0.56, 0.40), 0.95, vary=0.15, bump=0.9, bscale=420, sheen=0.5),
    'grass': lambda n: _leaf(n, (0.13, 0.15, 0.05)),
    'vine': lambda n: _leaf(n, (0.125, 0.185, 0.040)),
    'vine_old': lambda n: _leaf(n, (0.21, 0.19, 0.045)),
    'citrus': lambda n: _leaf(n, (0.045, 0.098, 0.026)),
    'quince_leaf': lambda n: _leaf(n, (0.115, 0.150, 0.062)),
    'herb': lambda n: _leaf(n, (0.075, 0.155, 0.040)),
    'lavender': lambda n: plain(n, (0.120, 0.092, 0.165), 0.9, vary=0.3, sheen=0.3),
    'lavender_stalk': lambda n: plain(n, (0.27, 0.265, 0.16), 0.8, vary=0.2),
    'grape': lambda n: plain(n, (0.046, 0.024, 0.056), 0.42, vary=0.35),
    'orange': lambda n: plain(n, (0.68, 0.20, 0.018), 0.42, bump=0.15, bscale=190, vary=0.1),
    'quince': lambda n: plain(n, (0.60, 0.42, 0.060), 0.62, vary=0.14, bump=0.08, bscale=60),
    'crust': lambda n: plain(n, (0.33, 0.165, 0.062), 0.75, vary=0.55, bump=0.5, bscale=70),
    'crumb': lambda n: plain(n, (0.56, 0.40, 0.21), 0.9, vary=0.2, bump=0.6, bscale=160),
    'crust_floured': _crust,
    'crumb_sliced': _crumb,
    'bark': lambda n: plain(n, (0.15, 0.11, 0.075), 0.9, vary=0.4, bump=0.9, bscale=45),
    'soil': lambda n: plain(n, (0.10, 0.068, 0.044), 0.95, vary=0.4, bump=0.8, bscale=60),
    'gravel': lambda n: plain(n, (0.50, 0.43, 0.335), 0.95, vary=0.25, bump=1.0, bscale=110),
    'gravel_dark': lambda n: plain(n, (0.27, 0.22, 0.17), 0.9, vary=0.3),
    'glue': lambda n: plain(n, (0.16, 0.060, 0.014), 0.15, coat=0.6),
    'oil': lambda n: plain(n, (0.190, 0.066, 0.006), 0.04, coat=0.6, coat_rough=0.02),
    'lemon': lambda n: plain(n, (0.72, 0.46, 0.035), 0.42, bump=0.15, bscale=150, vary=0.08),
    'gloss_5': lambda n: _tablet(n, 0.9),
    'gloss_15': lambda n: _tablet(n, 0.37, 0.26),
    'gloss_30': lambda n: _tablet(n, 0.21, 0.36),
    'gloss_60': lambda n: _tablet(n, 0.10),
    'gloss_90': lambda n: _tablet(n, 0.02),
    'felt': _felt,
    'lino_green': lambda n: plain(n, (0.021, 0.037, 0.029), 0.56, vary=0.16),
    'kraft': lambda n: _kraft(n, (0.420, 0.262, 0.135)),
    'cardboard': lambda n: _kraft(n, (0.235, 0.175, 0.120), 0.1),
    'twine': lambda n: _cloth(n, (0.46, 0.36, 0.22), 900),
    'glass': _glass,
    'mirror': lambda n: plain(n, (0.88, 0.89, 0.88), 0.01, 1.0),
    'glass_brown': lambda n: plain(n, (0.085, 0.032, 0.010), 0.08, coat=0.5),
    'bulb_soft': lambda n: _emit(n, (1.0, 0.86, 0.68), 1.5),
    'tubelight': lambda n: _emit(n, (0.95, 0.98, 1.0), 2.5),
    'castiron': lambda n: _brushed(n, (0.36, 0.36, 0.355), 0.36),
    'alu': lambda n: _brushed(n, (0.66, 0.66, 0.655), 0.40),
    'zinc': lambda n: _brushed(n, (0.50, 0.515, 0.525), 0.42),
    'machine': lambda n: painted(n, (0.40, 0.415, 0.39), 0.42),
    'machine_dark': lambda n: painted(n, (0.040, 0.043, 0.045), 0.45),
    'hood': lambda n: plain(n, (0.055, 0.058, 0.06), 0.30, coat=0.3),
    'hose': lambda n: plain(n, (0.20, 0.20, 0.195), 0.38, coat=0.2),
    'label': lambda n: plain(n, (0.84, 0.83, 0.80), 0.7),
    'dado': lambda n: plaster(n, (0.30, 0.315, 0.29), 0.5),
    'ply': lambda n: wood(n, (0.53, 0.40, 0.245), (0.40, 0.275, 0.15), 0.009, 0.5, 0.05, 0.0, 0.4, 0.55, 0.03, porous_early=False),
    'red': lambda n: plain(n, (0.42, 0.018, 0.012), 0.35),
    'diffuser': lambda n: _emit(n, (0.95, 0.98, 1.0), 0.5),
    'filter': _filter,
    'booth': lambda n: plain(n, (0.36, 0.36, 0.342), 0.32, vary=0.05, spec=0.4),
    'booth_floor': lambda n: plain(n, (0.135, 0.135, 0.128), 0.24, vary=0.22, bump=0.02, bscale=9.0),
    'satin_green': lambda n: plain(n, (0.0170, 0.050, 0.034), 0.5, coat=0.2, coat_rough=0.06, spec=0.15),
    'satin_clay': lambda n: plain(n, (0.42, 0.190, 0.105), 0.5, coat=0.2, coat_rough=0.06, spec=0.15),
    'glove': lambda n: plain(n, (0.052, 0.058, 0.060), 0.55, vary=0.2, bump=0.3, bscale=90),
    'overall': _sprayed_cloth,
    'bulb': lambda n: _emit(n, (1.0, 0.72, 0.42), 6.0),
    'book_a': lambda n: plain(n, (0.46, 0.39, 0.29), 0.8, vary=0.1),
    'book_b': lambda n: plain(n, (0.125, 0.050, 0.032), 0.7, vary=0.1),
    'book_c': lambda n: plain(n, (0.045, 0.068, 0.058), 0.7, vary=0.1),
    'book_d': lambda n: plain(n, (0.68, 0.635, 0.55), 0.85, vary=0.08),
    'book_e': lambda n: plain(n, (0.29, 0.145, 0.060), 0.7, vary=0.1),
    'book_f': lambda n: plain(n, (0.040, 0.052, 0.080), 0.7, vary=0.1),
    'book_g': lambda n: plain(n, (0.20, 0.185, 0.165), 0.8, vary=0.1),
}

for _w in ('oak', 'oak_pale', 'oak_dark', 'walnut', 'ash', 'pine', 'chestnut'):
    PALETTE['floor_' + _w] = PALETTE[_w]


def mat(name):
    """Material by name, made once per scene."""
    if name not in MATS:
        MATS[name] = PALETTE[name](name)
        MATS[name].name = name
    return MATS[name]
