"""The list of pictures. A scene file declares them with @picture(id, size, …)."""

import importlib
import os

import bpy  # noqa: F401 - before any scene: it brings mathutils along

HOME, WIDE, TALL, SQUARE, BANNER = (2240, 1400), (1600, 1067), (1200, 1600), (1000, 1000), (2000, 900)
BLEED = (2880, 1920)  # what lies from edge to edge of the window, rendered whole
PICTURES = {}


class Picture:
    """Size in pixels, a seed, samples, bounces, grading keywords for film.develop, the function that builds it,
    and `scale`, the part of its size that is rendered (film.settings)."""

    def __init__(self, build, size, seed, samples, bounces, scale, grade):
        self.build, self.size, self.seed, self.samples, self.bounces = build, size, seed, samples, bounces
        self.scale, self.grade = scale, grade


def picture(pid, size=WIDE, seed=1, samples=8, bounces=4, scale=0.75, args=(), **grade):
    """Register the decorated function as the builder of picture `pid`; may be stacked with different args."""

    def deco(fn):
        PICTURES[pid] = Picture(lambda: fn(*args), size, seed, samples, bounces, scale, grade)
        return fn

    return deco


for _name in sorted(f[:-3] for f in os.listdir(os.path.dirname(__file__)) if f.endswith('.py') and f[0] != '_'):
    importlib.import_module('scenes.' + _name)


def _rank(pid):
    head = pid.split('-')[0]
    groups = (
        ('slide',),
        ('puerta', 'escalera', 'pergola', 'aparador', 'escritorio', 'armario', 'cocina', 'libreria', 'dormitorio', 'arcon'),
        ('carpinteria', 'ebanisteria', 'fabricacion', 'instalacion', 'restauracion', 'interiorismo'),
        ('taller', 'banner', 'sobre'),
        ('noticia', 'armonia', 'proceso'),
        ('contacto',),
        ('producto',),
        ('proyecto',),
        ('equipo',),
    )
    k = next((i for i, g in enumerate(groups) if head in g), 99)
    return k, pid[-2:] in ('-2', '-3') and head == 'producto'


_sorted = sorted(PICTURES, key=_rank)
PICTURES = {i: PICTURES[i] for i in _sorted}
