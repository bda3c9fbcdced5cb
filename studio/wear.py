"""What use does to a surface: feet on a tread, toes on a riser. Parts carry it as mesh attributes 'worn' and 'dust', 0 to 1."""

from nodes import Graph


def _painted_on(graph, name):
    """A value that the mesh carries at its points."""
    return graph.node('Attribute', attribute_type='GEOMETRY', attribute_name=name).outputs['Fac']


def _along(graph, x, y, z, v=None):
    """Noise in object space, stretched by the three scales."""
    a, b, c = graph.split(v or graph.coord('Object'))
    return graph.vector(graph.math('MULTIPLY', a, x), graph.math('MULTIPLY', b, y), graph.math('MULTIPLY', c, z))


def _uneven(graph, front, strokes, v=None):
    """Where a hand stopped: `front`, moved to and fro by each of the (scales, reach) of the strokes."""
    for scales, reach in strokes:
        stroke = graph.math('SUBTRACT', graph.noise(_along(graph, *scales, v), 1.0, 2), 0.5)
        front = graph.math('ADD', front, graph.math('MULTIPLY', stroke, reach))
    return front


def trodden(graph, col, rough, coat):
    """Varnish walked through: pale, polished wood in the middle, a dark rim of dirt, the old gloss beside it; dust in the corners."""
    fibre = graph.noise(_along(graph, 7.0, 210.0, 210.0), 1.0, 3, 0.6)
    cloud = graph.noise(graph.coord('Object'), 17.0, 3, 0.55)
    uneven = graph.math(
        'ADD',
        graph.math('MULTIPLY', graph.math('SUBTRACT', fibre, 0.5), 0.50),
        graph.math('MULTIPLY', graph.math('SUBTRACT', cloud, 0.5), 0.45),
    )
    worn = graph.math('ADD', _painted_on(graph, 'worn'), uneven)
    bare = graph.smoothstep(worn, 0.30, 0.78)
    rim = graph.math('MULTIPLY', graph.smoothstep(worn, 0.10, 0.36), graph.math('SUBTRACT', 1.0, bare))
    pale = graph.adjust(col, 0.504, 0.84, 2.1)
    col = graph.mix(graph.math('MULTIPLY', rim, 0.45), col, (0.050, 0.033, 0.021))
    col = graph.mix(graph.math('MULTIPLY', bare, 0.92), col, pale)
    # steps go across the grain: fine scratches, most of them where the feet fall
    line = graph.noise(_along(graph, 520.0, 14.0, 14.0), 1.0, 2, 0.7)
    scratch = graph.math('MULTIPLY', graph.smoothstep(line, 0.66, 0.74), graph.smoothstep(worn, 0.05, 0.5))
    col = graph.mix(graph.math('MULTIPLY', scratch, 0.20), col, (0.40, 0.31, 0.21))
    dust = graph.smoothstep(graph.math('ADD', _painted_on(graph, 'dust'), graph.math('MULTIPLY', uneven, 0.8)), 0.25, 0.9)
    col = graph.mix(graph.math('MULTIPLY', dust, 0.55), col, (0.34, 0.31, 0.265))
    rough = graph.mix_float(bare, rough, graph.math('ADD', 0.36, graph.math('MULTIPLY', scratch, 0.25)))
    rough = graph.mix_float(dust, rough, 0.9)
    return col, rough, graph.math('MULTIPLY', graph.math('SUBTRACT', 1.0, graph.math('MAXIMUM', bare, dust)), coat)


def half_oiled(graph, col, rough, coat):
    """Raw wood wiped with oil from x=0 on: the cloth's edge is uneven, and the oil runs ahead in the pores."""
    x, _, _ = graph.split(graph.coord('Object'))
    x = _uneven(graph, x, (((0.0, 14.0, 14.0), 0.045), ((6.0, 150.0, 150.0), 0.034), ((24.0, 1300.0, 1300.0), 0.016)))
    wiped = graph.math(
        'MULTIPLY',
        graph.smoothstep(x, -0.003, 0.003),
        graph.math('ADD', 0.80, graph.math('MULTIPLY', graph.smoothstep(x, 0.0, 0.04), 0.20)),
    )
    deep = graph.node('Gamma')  # what is dark drinks most
    graph.set(deep.inputs[0], col)
    deep.inputs[1].default_value = 1.3
    oiled = graph.mix(1.0, deep.outputs[0], (0.62, 0.52, 0.36), mode='MULTIPLY')
    rough = graph.math('ADD', rough, graph.math('MULTIPLY', graph.math('SUBTRACT', 1.0, wiped), 0.32))
    return graph.mix(wiped, col, oiled), rough, graph.math('MULTIPLY', wiped, coat)


def scuffed(name, c):
    """Old brushed paint that shoes have met: dark strokes, here and there the wood."""
    graph = Graph(name)
    worn = _painted_on(graph, 'worn')
    slip = graph.math('MULTIPLY', graph.attribute('seed'), 17.0)
    p = graph.vector_math('ADD', graph.coord('Object'), graph.vector(slip, slip, slip))
    brush = graph.noise(_along(graph, 5.0, 300.0, 300.0, p), 1.0, 2)
    cloud = graph.noise(p, 9.0, 4, 0.6)
    stroke = graph.noise(_along(graph, 24.0, 24.0, 60.0, p), 1.0, 5, 0.72)
    col = graph.adjust(c, 0.5, 1.0, graph.math('ADD', 0.84, graph.math('MULTIPLY', graph.math('ADD', brush, cloud), 0.15)))
    grime = graph.math('MULTIPLY', worn, graph.math('ADD', 0.10, graph.math('MULTIPLY', cloud, 0.40)))
    col = graph.mix(grime, col, (0.060, 0.066, 0.052))
    mark = graph.smoothstep(graph.math('ADD', stroke, graph.math('MULTIPLY', worn, 0.18)), 0.66, 0.80)
    col = graph.mix(graph.math('MULTIPLY', mark, 0.30), col, (0.130, 0.130, 0.105))
    chip = graph.noise(p, 60.0, 4, 0.68)
    through = graph.smoothstep(graph.math('ADD', chip, graph.math('MULTIPLY', worn, 0.10)), 0.75, 0.77)
    col = graph.mix(through, col, (0.36, 0.225, 0.12))
    bump = graph.bump(graph.math('SUBTRACT', graph.math('MULTIPLY', brush, 0.5), through), 0.3, 0.0006)
    return graph.finish(graph.bsdf(col, graph.math('ADD', 0.42, graph.math('MULTIPLY', worn, 0.15)), normal=bump), cheap=c)


def neglected(graph, col, rough, coat):
    """A chest from a barn: grey-brown wax and dirt, dust on top, lime left in the corners, tide marks at its foot, wormholes.
    Attribute 'clean': (x, z, further), in the world, what is already cleaned: up to x, above z a little further; none if not given."""
    fresh, old_rough = col, rough
    p = graph.coord('Object')
    across, _, height = graph.split(graph.coord('World'))
    slow, cloud = graph.noise(p, 2.6, 3, 0.5), graph.noise(p, 13.0, 4, 0.6)
    fibre = graph.noise(_along(graph, 6.0, 150.0, 150.0), 1.0, 3, 0.6)
    uneven = graph.math('SUBTRACT', graph.math('ADD', graph.math('MULTIPLY', cloud, 0.6), graph.math('MULTIPLY', fibre, 0.4)), 0.5)
    col = graph.adjust(col, 0.500, 0.62, graph.math('ADD', 0.16, graph.math('MULTIPLY', slow, 0.52)))
    drip = graph.noise(_along(graph, 15.0, 1.6, 15.0), 1.0, 3, 0.6)  # what ran down its faces
    col = graph.mix(graph.math('MULTIPLY', graph.smoothstep(drip, 0.54, 0.72), 0.55), col, (0.026, 0.020, 0.015))
    handled = graph.smoothstep(graph.math('ADD', cloud, graph.math('MULTIPLY', uneven, 0.5)), 0.58, 0.82)
    col = graph.mix(graph.math('MULTIPLY', handled, 0.35), col, (0.155, 0.120, 0.088))
    hidden = graph.node('AmbientOcclusion', samples=6)
    hidden.inputs['Distance'].default_value = 0.07
    corner = graph.math('SUBTRACT', 1.0, hidden.outputs['AO'])
    col = graph.mix(graph.math('MULTIPLY', graph.smoothstep(corner, 0.15, 0.75), 0.75), col, (0.028, 0.022, 0.017))
    # damp from the floor: bleached wood, its edge a dark line
    tide = graph.math('SUBTRACT', height, graph.math('ADD', 0.155, graph.math('MULTIPLY', graph.math('SUBTRACT', slow, 0.5), 0.20)))
    tide = graph.math('ADD', tide, graph.math('MULTIPLY', uneven, 0.05))
    col = graph.mix(graph.math('MULTIPLY', graph.smoothstep(tide, 0.012, -0.06), 0.42), col, (0.185, 0.165, 0.138))
    line = graph.smoothstep(graph.math('ABSOLUTE', tide), 0.011, 0.0)
    col = graph.mix(graph.math('MULTIPLY', line, 0.55), col, (0.035, 0.026, 0.019))
    # whitewash: only where no hand or broom came
    lime = graph.smoothstep(graph.math('ADD', corner, graph.math('MULTIPLY', uneven, 1.5)), 0.50, 0.60)
    col = graph.mix(graph.math('MULTIPLY', lime, 0.80), col, (0.47, 0.445, 0.39))
    worm = graph.node('TexVoronoi')
    graph.set(worm.inputs['Vector'], p)
    worm.inputs['Scale'].default_value = 62.0
    bored = graph.smoothstep(graph.math('ADD', cloud, graph.smoothstep(height, 0.45, 0.05)), 0.95, 1.15)
    hole = graph.math('MULTIPLY', graph.smoothstep(worm.outputs['Distance'], 0.115, 0.085), bored)
    col = graph.mix(hole, col, (0.006, 0.004, 0.003))
    geometry = graph.node('NewGeometry')
    _, _, up = graph.split(geometry.outputs['Normal'])
    dust = graph.math('MULTIPLY', graph.smoothstep(up, 0.6, 0.95), graph.math('ADD', 0.22, graph.math('MULTIPLY', uneven, 0.9)))
    x, y, _ = graph.split(p)  # the ring that an oil lamp left, on the part whose attribute 'ring' says so
    away = graph.math('SQRT', graph.math('ADD', graph.math('MULTIPLY', x, x), graph.math('MULTIPLY', y, y)))
    ring = graph.smoothstep(graph.math('ABSOLUTE', graph.math('SUBTRACT', away, 0.052)), 0.009, 0.002)
    ring = graph.math('MULTIPLY', graph.math('MULTIPLY', ring, graph.attribute('ring')), graph.smoothstep(up, 0.6, 0.95))
    col = graph.mix(dust, col, (0.20, 0.185, 0.162))
    col = graph.mix(graph.math('MULTIPLY', ring, graph.math('ADD', 0.35, cloud)), col, (0.012, 0.010, 0.008))
    rough = graph.math('ADD', 0.48, graph.math('MULTIPLY', graph.math('ADD', slow, dust), 0.30))
    # wiped by hand: in strokes along the boards, here further and there less, dirt left where the cloth does not reach
    upto, row, further = graph.split(graph.attribute('clean', vector=True))
    above = graph.smoothstep(graph.math('SUBTRACT', height, row), -0.05, 0.05)
    clean = graph.math('SUBTRACT', graph.math('ADD', upto, graph.math('MULTIPLY', above, further)), across)
    strokes = (((1.2, 3.0, 4.0), 0.30), ((2.0, 22.0, 26.0), 0.22), ((5.0, 120.0, 130.0), 0.07))
    clean = _uneven(graph, clean, strokes, graph.coord('World'))
    clean = graph.math('SUBTRACT', clean, graph.math('MULTIPLY', graph.smoothstep(corner, 0.15, 0.75), 0.10))
    clean = graph.math(
        'ADD',
        graph.math('MULTIPLY', graph.smoothstep(clean, -0.07, 0.0), 0.45),
        graph.math('MULTIPLY', graph.smoothstep(clean, 0.0, 0.05), 0.55),
    )
    return graph.mix(clean, col, fresh), graph.mix_float(clean, rough, old_rough), coat


def rusted(name):
    """Forged iron under old rust: brown-black, orange only where it flakes."""
    graph = Graph(name)
    p = graph.coord('Object')
    n, fine = graph.noise(p, 26.0, 5, 0.65), graph.noise(p, 240.0, 2)
    col = graph.mix(graph.smoothstep(n, 0.40, 0.62), (0.022, 0.016, 0.013), (0.072, 0.031, 0.015))
    col = graph.mix(graph.smoothstep(graph.math('ADD', n, graph.math('MULTIPLY', fine, 0.25)), 0.72, 0.82), col, (0.165, 0.066, 0.022))
    height = graph.math('ADD', n, graph.math('MULTIPLY', fine, 0.5))
    return graph.finish(graph.bsdf(col, 0.82, normal=graph.bump(height, 0.6, 0.002), spec=0.3), cheap=(0.05, 0.024, 0.013))


def forged(name, clean):
    """Hand-forged iron from close by, hammer marks in it: under its rust, or cleaned and waxed, black left in the pits."""
    graph = Graph(name)
    slip = graph.math('MULTIPLY', graph.attribute('seed'), 7.0)
    p = graph.vector_math('ADD', graph.coord('Object'), graph.vector(slip, slip, slip))
    blow = graph.node('TexVoronoi', feature='SMOOTH_F1')
    drift = graph.vector_math('MULTIPLY', graph.noise(p, 60.0, 1, vector=True), graph.vector(0.006, 0.006, 0.006))
    graph.set(blow.inputs['Vector'], graph.vector_math('ADD', p, drift))  # no two blows alike
    blow.inputs['Scale'].default_value, blow.inputs['Smoothness'].default_value = 88.0, 0.4
    dent = blow.outputs['Distance']
    cloud, pit, fine = graph.noise(p, 42.0, 5, 0.62), graph.noise(p, 300.0, 3, 0.62), graph.noise(p, 1400.0, 2)
    if clean:
        eaten = graph.smoothstep(graph.math('ADD', pit, graph.math('MULTIPLY', cloud, 0.35)), 0.76, 0.90)
        col = graph.mix(cloud, (0.048, 0.047, 0.046), (0.085, 0.083, 0.081))
        col = graph.mix(graph.math('MULTIPLY', eaten, 0.8), col, (0.026, 0.019, 0.015))
        rough = graph.math('ADD', 0.20, graph.math('ADD', graph.math('MULTIPLY', cloud, 0.12), graph.math('MULTIPLY', eaten, 0.35)))
        height = graph.math('SUBTRACT', graph.math('MULTIPLY', dent, 0.75), graph.math('MULTIPLY', eaten, 0.11))
        height = graph.math('ADD', height, graph.math('MULTIPLY', fine, 0.03))
        metal = graph.math('SUBTRACT', 0.92, graph.math('MULTIPLY', eaten, 0.7))
        normal = graph.bump(height, 0.75, 0.0022)
        return graph.finish(graph.bsdf(col, rough, metal=metal, normal=normal, coat=0.25, coat_rough=0.30), cheap=(0.08, 0.078, 0.075))
    flake = graph.smoothstep(graph.math('ADD', cloud, graph.math('MULTIPLY', pit, 0.55)), 0.84, 1.02)
    col = graph.mix(graph.smoothstep(cloud, 0.36, 0.66), (0.030, 0.022, 0.018), (0.082, 0.044, 0.028))
    col = graph.mix(graph.math('MULTIPLY', flake, 0.60), col, (0.175, 0.090, 0.046))
    col = graph.adjust(col, 0.5, 1.0, graph.math('ADD', 0.72, graph.math('MULTIPLY', fine, 0.56)))
    height = graph.math('ADD', graph.math('MULTIPLY', dent, 0.5), graph.math('MULTIPLY', graph.math('ADD', cloud, pit), 0.35))
    height = graph.math('ADD', height, graph.math('MULTIPLY', fine, 0.10))
    return graph.finish(graph.bsdf(col, 0.86, normal=graph.bump(height, 0.7, 0.0018), spec=0.25), cheap=(0.09, 0.042, 0.021))


def _noise_less(graph, n, middle, by):
    """A noise about zero, `by` strong."""
    return graph.math('MULTIPLY', graph.math('SUBTRACT', n, middle), by)


def handled_polish(graph, col, rough, coat):
    """A top that has been polished for a hundred years: tone in clouds, hair cracks along the fibre, rubbed scratches, a dull film here and there."""
    p = graph.coord('Object')
    cloud, fine = graph.noise(p, 7.0, 4, 0.6), graph.noise(p, 60.0, 3, 0.6)
    col = graph.adjust(col, 0.5, 1.0, graph.math('ADD', 1.0, _noise_less(graph, cloud, 0.5, 0.75)))
    crack = graph.noise(_along(graph, 5.5, 330.0, 330.0), 1.0, 2, 0.6)
    where = graph.smoothstep(cloud, 0.46, 0.62)
    crack = graph.math('MULTIPLY', graph.smoothstep(crack, 0.685, 0.715), where)
    col = graph.mix(graph.math('MULTIPLY', crack, 0.75), col, (0.012, 0.007, 0.004))
    line = graph.noise(_along(graph, 70.0, 420.0, 70.0), 1.0, 2, 0.6)
    scratch = graph.math('MULTIPLY', graph.smoothstep(line, 0.70, 0.76), graph.smoothstep(fine, 0.48, 0.62))
    col = graph.mix(graph.math('MULTIPLY', scratch, 0.16), col, (0.30, 0.19, 0.10))
    dull = graph.math('ADD', graph.math('MULTIPLY', fine, 0.12), graph.math('MULTIPLY', cloud, 0.22))
    rough = graph.math('ADD', graph.math('SUBTRACT', rough, 0.10), dull)
    return col, graph.math('ADD', rough, graph.math('MULTIPLY', scratch, 0.2)), coat


def laid_bare(graph, col, rough, coat):
    """The ground under a veneer: scored by the toothing plane, brown where old glue stayed."""
    p = graph.coord('Object')
    x, y, _ = graph.split(p)
    tooth = graph.math('FRACT', graph.math('ADD', graph.math('MULTIPLY', y, 900.0), graph.math('MULTIPLY', x, 70.0)))
    tooth = graph.math('MULTIPLY', graph.smoothstep(tooth, 0.55, 0.95), 0.30)
    stain, fine = graph.noise(p, 26.0, 4, 0.6), graph.noise(_along(graph, 30.0, 220.0, 220.0), 1.0, 3, 0.6)
    glue = graph.smoothstep(graph.math('ADD', stain, _noise_less(graph, fine, 0.5, 0.5)), 0.48, 0.66)
    col = graph.mix(tooth, col, (0.16, 0.085, 0.035))
    col = graph.mix(graph.math('MULTIPLY', glue, 0.62), col, (0.135, 0.062, 0.022))
    return col, graph.math('SUBTRACT', rough, graph.math('MULTIPLY', glue, 0.2)), coat
